//! Snapshots: one state per game, to open it fast. They may be lost at any time: the rows are the truth.

use rusqlite::{OptionalExtension, params};

use super::checksum;
use super::{GameId, Store, StoreError};

impl Store {
    /// Keeps the state after the first `n` rows, instead of the one before it. In a commit of its own.
    ///
    /// # Errors
    /// [`StoreError::NoGame`], any I/O or database error.
    pub fn set_snapshot(&mut self, game: GameId, n: u32, body: &[u8]) -> Result<(), StoreError> {
        let sum = checksum::of_row(&checksum::START, game.0, n, body);
        let sql = "INSERT INTO snapshots (game_id, n, body, checksum) VALUES (?1, ?2, ?3, ?4) \
                   ON CONFLICT (game_id) DO UPDATE SET n = excluded.n, body = excluded.body, \
                   checksum = excluded.checksum";
        self.conn.prepare_cached(sql)?.execute(params![game.0, n, body, sum])?;
        Ok(())
    }

    /// The kept state and the number of rows that it stands after; `None` when there is none or it is
    /// damaged. One that stands after more rows than [`Store::game`] gives is to be ignored.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn snapshot(&self, game: GameId) -> Result<Option<(u32, Vec<u8>)>, StoreError> {
        let mut statement =
            self.conn.prepare_cached("SELECT n, body, checksum FROM snapshots WHERE game_id = ?1")?;
        let found: Option<(i64, Vec<u8>, Vec<u8>)> =
            statement.query_row([game.0], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?;
        Ok(found.and_then(|(n, body, sum)| {
            let n = u32::try_from(n).ok()?;
            (checksum::of_row(&checksum::START, game.0, n, &body)[..] == sum[..]).then_some((n, body))
        }))
    }
}
