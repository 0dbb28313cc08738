//! The Chronicles of the device: each has a name and reigns of its own; one of them is open.

use rusqlite::{OptionalExtension, params};

use super::checksum::{intact_text, of_text};
use super::{Store, StoreError};

/// Which Chronicle is open, in the settings.
const OPEN: &str = "chronicle";

const TABLE: &str = "chronicles";

/// A Chronicle without its reigns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredChronicle {
    /// For as long as the file lives; the first one is 1.
    pub id: i64,
    /// As given; empty for one that nobody named, and for one whose name is damaged.
    pub name: String,
    /// How many reigns it has, damaged ones included.
    pub reigns: u32,
}

impl Store {
    /// All Chronicles, in the order in which they were begun; there is always one.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn chronicles(&self) -> Result<Vec<StoredChronicle>, StoreError> {
        let sql = "SELECT id, name, checksum, (SELECT count(*) FROM reigns WHERE chronicle = chronicles.id) \
                   FROM chronicles ORDER BY id";
        let mut statement = self.conn.prepare_cached(sql)?;
        let mut rows = statement.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let id: i64 = row.get(0)?;
            let name = intact_text(TABLE, &id.to_string(), row, 1)?.unwrap_or_default();
            found.push(StoredChronicle { id, name, reigns: row.get(3)? });
        }
        Ok(found)
    }

    /// The Chronicle that is open; the first one where the setting is damaged.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn open_chronicle(&self) -> Result<i64, StoreError> {
        let sql = "SELECT id FROM chronicles ORDER BY id = ?1 DESC, id LIMIT 1";
        let open: i64 = self.setting(OPEN)?.and_then(|id| id.parse().ok()).unwrap_or(1);
        let found = self.conn.prepare_cached(sql)?.query_row([open], |row| row.get(0)).optional()?;
        Ok(found.unwrap_or(1))
    }

    /// Opens a Chronicle.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn select_chronicle(&mut self, id: i64) -> Result<(), StoreError> {
        self.set_setting(OPEN, &id.to_string())
    }

    /// Begins a Chronicle without a name; gives its id.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn add_chronicle(&mut self) -> Result<i64, StoreError> {
        self.transaction(|store| {
            store.conn.prepare_cached("INSERT INTO chronicles (name) VALUES ('')")?.execute([])?;
            Ok(store.conn.last_insert_rowid())
        })
    }

    /// Names a Chronicle.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn name_chronicle(&mut self, id: i64, name: &str) -> Result<(), StoreError> {
        let sql = "UPDATE chronicles SET name = ?2, checksum = ?3 WHERE id = ?1";
        self.transaction(|store| {
            let sum = of_text(TABLE, &id.to_string(), name);
            store.conn.prepare_cached(sql)?.execute(params![id, name, sum])?;
            Ok(())
        })
    }

    /// Takes away a Chronicle without reigns; one that has any, and the only one, stay. False: it stayed.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn remove_chronicle(&mut self, id: i64) -> Result<bool, StoreError> {
        let sql = "DELETE FROM chronicles WHERE id = ?1 AND (SELECT count(*) FROM chronicles) > 1 \
                   AND NOT EXISTS (SELECT 1 FROM reigns WHERE chronicle = ?1)";
        self.transaction(|store| Ok(store.conn.prepare_cached(sql)?.execute([id])? == 1))
    }

    /// The Chronicle of the reign with this id; none where there is no such reign.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn chronicle_of(&self, reign: &str) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT chronicle FROM reigns WHERE id = ?1";
        Ok(self.conn.prepare_cached(sql)?.query_row([reign], |row| row.get(0)).optional()?)
    }
}
