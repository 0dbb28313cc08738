//! Decks of the Council: every one that was ever used, by its hash, never replaced and never deleted.

use rusqlite::{Connection, params};

use super::{Store, StoreError, text};
use crate::deck::Sha256;

/// A deck's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredDeck {
    /// Of `file`.
    pub sha256: Sha256,
    /// As the file says; several decks may have one name.
    pub name: String,
    /// Byte by byte as it came.
    pub file: Vec<u8>,
}

impl Store {
    /// All intact decks, in the order in which they came.
    ///
    /// # Errors
    /// Any I/O or database error.
    pub fn decks(&self) -> Result<Vec<StoredDeck>, StoreError> {
        let sql = "SELECT sha256, name, file FROM decks ORDER BY rowid";
        let mut statement = self.conn.prepare_cached(sql)?;
        let mut rows = statement.query([])?;
        let mut decks = Vec::new();
        while let Some(row) = rows.next()? {
            let (Ok(sha256), Ok(file)) = (text(row, 0)?.parse(), row.get_ref(2)?.as_bytes()) else {
                continue;
            };
            // Damage: a game that needs this deck reports that it is missing.
            if Sha256::of(file) == sha256 {
                decks.push(StoredDeck { sha256, name: text(row, 1)?, file: file.to_vec() });
            }
        }
        Ok(decks)
    }

    /// Keeps a deck, in a commit of its own. One that is there already stays as it is.
    ///
    /// # Errors
    /// Any I/O or database error; then nothing was changed.
    pub fn add_deck(&mut self, deck: &StoredDeck) -> Result<(), StoreError> {
        self.transaction(|store| add(&store.conn, deck))
    }
}

/// Keeps a deck in the connection's transaction.
pub(super) fn add(conn: &Connection, deck: &StoredDeck) -> Result<(), StoreError> {
    // The same hash is the same file, unless the stored one is damaged: then this one mends it.
    let sql = "INSERT INTO decks (sha256, name, file) VALUES (?1, ?2, ?3) \
               ON CONFLICT (sha256) DO UPDATE SET name = excluded.name, file = excluded.file";
    conn.prepare_cached(sql)?.execute(params![deck.sha256.to_string(), deck.name, deck.file])?;
    Ok(())
}
