//! Finished games and kept records: listed and counted without their rows.

use rusqlite::params;

use super::unfinished::names;
use super::{GameId, Store, StoreError, text};

/// A finished game without its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// Its id.
    pub id: GameId,
    /// As given to [`Store::new_game`].
    pub kind: String,
    /// The same.
    pub header: String,
    /// Milliseconds since 1970.
    pub ended_ms: i64,
    /// How it ended; opaque here.
    pub result: String,
}

/// Ended, of these kinds. A game that cannot be read has the result [`UNREADABLE`].
const FINISHED: &str = "ended_ms IS NOT NULL AND result != 'null' AND instr(?1, '|' || kind || '|') > 0";

/// The result of a game that cannot be read, so that nobody tries it again.
const UNREADABLE: &str = "null";

impl Store {
    /// A window of the finished games of these kinds, the newest first; `u32::MAX` gives all.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn finished_games(
        &self,
        kinds: &[&str],
        offset: u32,
        limit: u32,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        let sql = format!(
            "SELECT id, kind, header, ended_ms, result FROM games WHERE {FINISHED} \
             ORDER BY ended_ms DESC, id DESC LIMIT ?2 OFFSET ?3"
        );
        let mut statement = self.conn.prepare_cached(&sql)?;
        let mut rows = statement.query(params![names(kinds), limit, offset])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            games.push(FinishedGame {
                id: GameId(row.get(0)?),
                kind: text(row, 1)?,
                header: text(row, 2)?,
                ended_ms: row.get(3)?,
                result: text(row, 4)?,
            });
        }
        Ok(games)
    }

    /// How many finished games of these kinds there are.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn count_finished(&self, kinds: &[&str]) -> Result<u32, StoreError> {
        let sql = format!("SELECT count(*) FROM games WHERE {FINISHED}");
        Ok(self.conn.prepare_cached(&sql)?.query_row([names(kinds)], |row| row.get(0))?)
    }

    /// Is there a finished game of these kinds?
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn has_finished(&self, kinds: &[&str]) -> Result<bool, StoreError> {
        let sql = format!("SELECT EXISTS (SELECT 1 FROM games WHERE {FINISHED})");
        Ok(self.conn.prepare_cached(&sql)?.query_row([names(kinds)], |row| row.get(0))?)
    }

    /// The ended games of these kinds without a result: those of an older version, and those that were damaged.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn games_without_result(&self, kinds: &[&str]) -> Result<Vec<(GameId, String)>, StoreError> {
        let sql = "SELECT id, kind FROM games WHERE ended_ms IS NOT NULL AND result ISNULL \
                   AND instr(?1, '|' || kind || '|') > 0";
        let mut statement = self.conn.prepare_cached(sql)?;
        let mut rows = statement.query([names(kinds)])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            games.push((GameId(row.get(0)?), text(row, 1)?));
        }
        Ok(games)
    }

    /// Writes beside a game how it ended.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn set_result(&mut self, game: GameId, result: Option<&str>) -> Result<(), StoreError> {
        let sql = "UPDATE games SET result = ?2 WHERE id = ?1";
        self.transaction(|store| {
            store.conn.prepare_cached(sql)?.execute(params![game.0, result.unwrap_or(UNREADABLE)])?;
            Ok(())
        })
    }
}
