//! Puzzles that were tried, each with a body whose meaning the session knows.

use rusqlite::params;

use super::checksum::{intact_text, of_text};
use super::{Store, StoreError, text};

const TABLE: &str = "puzzles";

/// A puzzle that was tried.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct StoredPuzzle {
    pub id: String,
    pub body: String,
}

impl Store {
    /// All that were tried; a damaged one counts as never tried.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn puzzles(&self) -> Result<Vec<StoredPuzzle>, StoreError> {
        let mut statement = self.conn.prepare_cached("SELECT id, body, checksum FROM puzzles")?;
        let mut rows = statement.query([])?;
        let mut tried = Vec::new();
        while let Some(row) = rows.next()? {
            let id = text(row, 0)?;
            if let Some(body) = intact_text(TABLE, &id, row, 1)? {
                tried.push(StoredPuzzle { id, body });
            }
        }
        Ok(tried)
    }

    /// Keeps a puzzle, in place of what was kept of it, and a setting, in one commit.
    ///
    /// # Errors
    /// Any I/O or database error; then nothing was changed.
    pub fn put_puzzle(&mut self, puzzle: &StoredPuzzle, key: &str, value: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO puzzles (id, body, checksum) VALUES (?1, ?2, ?3) \
                   ON CONFLICT (id) DO UPDATE SET body = excluded.body, checksum = excluded.checksum";
        let sum = of_text(TABLE, &puzzle.id, &puzzle.body);
        self.transaction(|store| {
            store.conn.prepare_cached(sql)?.execute(params![puzzle.id, puzzle.body, sum])?;
            super::settings::set(&store.conn, key, value)?;
            Ok(())
        })
    }
}
