//! Settings: texts by key, whose meaning the session knows.

use rusqlite::{Connection, OptionalExtension, params};

use super::checksum::{intact_text, of_text};
use super::{Store, StoreError};

const TABLE: &str = "settings";

impl Store {
    /// The value of a setting, if it was ever set; a damaged one counts as never set.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        let mut statement =
            self.conn.prepare_cached("SELECT value, checksum FROM settings WHERE key = ?1")?;
        Ok(statement.query_row([key], |row| intact_text(TABLE, key, row, 0)).optional()?.flatten())
    }

    /// Sets a setting, in a commit of its own.
    ///
    /// # Errors
    /// Any I/O or database error; then the old value stands.
    pub fn set_setting(&mut self, key: &str, value: &str) -> Result<(), StoreError> {
        self.transaction(|store| Ok(set(&store.conn, key, value)?))
    }
}

/// Sets a setting in the connection's transaction.
pub(super) fn set(conn: &Connection, key: &str, value: &str) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO settings (key, value, checksum) VALUES (?1, ?2, ?3) \
               ON CONFLICT (key) DO UPDATE SET value = excluded.value, checksum = excluded.checksum";
    conn.prepare_cached(sql)?.execute(params![key, value, of_text(TABLE, key, value)])?;
    Ok(())
}
