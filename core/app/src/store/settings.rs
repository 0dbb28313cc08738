//! Settings: texts by key, whose meaning the session knows.

use rusqlite::{Connection, OptionalExtension, params};

use super::{Store, StoreError, text};

impl Store {
    /// The value of a setting, if it was ever set.
    ///
    /// # Errors
    /// Any of the disk.
    pub fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        let mut statement = self.conn.prepare_cached("SELECT value FROM settings WHERE key = ?1")?;
        Ok(statement.query_row([key], |row| text(row, 0)).optional()?)
    }

    /// Sets a setting, in a commit of its own.
    ///
    /// # Errors
    /// Any of the disk; then the old value stands.
    pub fn set_setting(&mut self, key: &str, value: &str) -> Result<(), StoreError> {
        self.together(|store| Ok(set(&store.conn, key, value)?))
    }
}

/// Sets a setting in the connection's transaction.
pub(super) fn set(conn: &Connection, key: &str, value: &str) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO settings (key, value) VALUES (?1, ?2) \
               ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    conn.prepare_cached(sql)?.execute(params![key, value])?;
    Ok(())
}
