//! Unfinished games: listed without their rows, taken away on purpose and brought back.

use rusqlite::params;

use super::{GameId, Store, StoreError, text};

/// An unfinished game without its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenGame {
    /// Its id.
    pub id: GameId,
    /// As given to [`Store::new_game`].
    pub kind: String,
    /// The same.
    pub header: String,
    /// As last given; none for a game in which nothing was done since it is kept.
    pub last: Option<String>,
}

/// Neither ended nor taken away, of these kinds: one that is not known here was written by a newer version, and stays for it.
const OPEN: &str = "ended_ms IS NULL AND removed_ms IS NULL AND instr(?1, '|' || kind || '|') > 0";

impl Store {
    /// A window of the unfinished games of these kinds, the last played first.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn open_games(&self, kinds: &[&str], offset: u32, limit: u32) -> Result<Vec<OpenGame>, StoreError> {
        self.games_like("TRUE", kinds, offset, limit)
    }

    /// The unfinished games of these kinds without a text yet.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn games_without_last(&self, kinds: &[&str]) -> Result<Vec<OpenGame>, StoreError> {
        self.games_like("last ISNULL", kinds, 0, u32::MAX)
    }

    fn games_like(
        &self,
        like: &str,
        kinds: &[&str],
        offset: u32,
        limit: u32,
    ) -> Result<Vec<OpenGame>, StoreError> {
        let sql = format!(
            "SELECT id, kind, header, last FROM games WHERE {OPEN} AND {like} \
             ORDER BY played_ms DESC, id DESC LIMIT ?2 OFFSET ?3"
        );
        let mut statement = self.conn.prepare_cached(&sql)?;
        let mut rows = statement.query(params![names(kinds), limit, offset])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            let last = row.get_ref(3)?.as_str_or_null().ok().flatten().map(ToOwned::to_owned);
            games.push(OpenGame {
                id: GameId(row.get(0)?),
                kind: text(row, 1)?,
                header: text(row, 2)?,
                last,
            });
        }
        Ok(games)
    }

    /// How many unfinished games of these kinds there are.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn count_open(&self, kinds: &[&str]) -> Result<u32, StoreError> {
        let sql = format!("SELECT count(*) FROM games WHERE {OPEN}");
        Ok(self.conn.prepare_cached(&sql)?.query_row([names(kinds)], |row| row.get(0))?)
    }

    /// Writes what lists show of a game; when it was played stays.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn set_last(&mut self, game: GameId, last: &str) -> Result<(), StoreError> {
        let sql = "UPDATE games SET last = ?2 WHERE id = ?1";
        self.transaction(|store| {
            store.conn.prepare_cached(sql)?.execute(params![game.0, last])?;
            Ok(())
        })
    }

    /// Takes an unfinished game off the list, or brings it back (`removed_ms` none). Its rows stay.
    ///
    /// # Errors
    /// [`StoreError::NoGame`], any I/O or database error.
    pub fn remove_game(&mut self, game: GameId, removed_ms: Option<i64>) -> Result<(), StoreError> {
        let sql = "UPDATE games SET removed_ms = ?2 WHERE id = ?1 AND ended_ms IS NULL";
        self.transaction(|store| {
            match store.conn.prepare_cached(sql)?.execute(params![game.0, removed_ms])? {
                0 => Err(StoreError::NoGame),
                _ => Ok(()),
            }
        })
    }
}

pub(super) fn names(kinds: &[&str]) -> String {
    format!("|{}|", kinds.join("|"))
}
