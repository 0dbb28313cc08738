//! Puzzles that were tried, each with a body whose meaning the session knows.

use rusqlite::params;

use super::{Store, StoreError, text};

/// A puzzle that was tried.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct StoredPuzzle {
    pub id: String,
    pub body: String,
}

impl Store {
    /// All that were tried.
    ///
    /// # Errors
    /// Any of the disk.
    pub fn puzzles(&self) -> Result<Vec<StoredPuzzle>, StoreError> {
        let mut statement = self.conn.prepare_cached("SELECT id, body FROM puzzles")?;
        let read =
            statement.query_map([], |row| Ok(StoredPuzzle { id: text(row, 0)?, body: text(row, 1)? }))?;
        Ok(read.collect::<Result<_, _>>()?)
    }

    /// Keeps a puzzle, in place of what was kept of it, and a setting, in one commit.
    ///
    /// # Errors
    /// Any of the disk; then nothing was changed.
    pub fn put_puzzle(&mut self, puzzle: &StoredPuzzle, key: &str, value: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO puzzles (id, body) VALUES (?1, ?2) \
                   ON CONFLICT (id) DO UPDATE SET body = excluded.body";
        self.together(|store| {
            store.conn.prepare_cached(sql)?.execute(params![puzzle.id, puzzle.body])?;
            super::settings::set(&store.conn, key, value)?;
            Ok(())
        })
    }
}
