//! Storage: one `SQLite` file in a folder that the shell gives.
//!
//! Acknowledged = saved: when [`Store::append`] returns, the rows are on disk (WAL, `synchronous=FULL`).
//! Rows are append-only and carry a chained checksum; a damaged row costs that game its rows from there on,
//! never another game. The store knows no game and reads no clock: bodies are opaque, times come in.

mod checksum;
mod chronicles;
mod connection;
mod decks;
mod error;
mod finished;
mod games;
mod open_file;
mod puzzles;
mod quarantine;
mod reigns;
mod schema;
mod settings;
mod snapshots;
#[cfg(test)]
mod tests;
mod unfinished;

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags, Row};

use open_file::OpenFile;

pub use chronicles::StoredChronicle;
pub use decks::StoredDeck;
pub use error::StoreError;
pub use finished::FinishedGame;
pub use games::{GameChange, GameId, GameLine, GamePage, LastPlayed, MAX_PAGE, StoredGame};
pub use puzzles::StoredPuzzle;
pub use reigns::{End, StoredReign, StoredReigns};
pub use unfinished::OpenGame;

/// Name of the file inside the shell's folder.
pub const FILE_NAME: &str = "douze.sqlite";

/// The open storage. One connection; the session keeps it behind its lock.
#[derive(Debug)]
pub struct Store {
    conn: Connection,
    /// The open file; none in memory.
    file: Option<OpenFile>,
}

/// The result of [`Store::open`].
#[derive(Debug)]
pub struct Opened {
    /// The storage, ready to use.
    pub store: Store,
    /// Where an unreadable older file was put, for the app to name; its content is unchanged.
    pub set_aside: Option<PathBuf>,
}

impl Store {
    /// Opens `douze.sqlite` in `dir`, making folder and file where they are missing, checks the file and brings
    /// it to the current version. Reads the whole file once: for a background thread.
    ///
    /// A file that is no database, is damaged or has a damaged schema is renamed, never deleted, and a fresh
    /// one is made.
    ///
    /// # Errors
    /// [`StoreError::Newer`] (the file is left as it is), [`StoreError::ReadOnly`], [`StoreError::Unusable`],
    /// [`StoreError::Full`], [`StoreError::Busy`], [`StoreError::Io`].
    pub fn open(dir: &Path) -> Result<Opened, StoreError> {
        fs::create_dir_all(dir)?;
        let path = dir.join(FILE_NAME);
        let mut set_aside = None;
        if quarantine::is_orphaned_log(&path) {
            set_aside = Some(quarantine::set_aside(&path)?);
        }
        let store = match Self::open_file(&path) {
            Err(StoreError::Damaged { .. }) => {
                set_aside = Some(quarantine::set_aside(&path)?);
                Self::open_file(&path)
            }
            other => other,
        };
        match store {
            Ok(store) => Ok(Opened { store, set_aside }),
            // SQLite says only "unable to open": the folder knows why.
            Err(StoreError::Unusable { detail }) => Err(quarantine::why_unwritable(dir, detail)),
            Err(error) => Err(error),
        }
    }

    /// A storage that ends with the process, for lessons.
    ///
    /// # Errors
    /// [`StoreError::Io`] when there is no memory.
    pub fn in_memory() -> Result<Self, StoreError> {
        let mut conn = Connection::open_in_memory()?;
        schema::prepare(&mut conn).map_err(StoreError::while_opening)?;
        Ok(Self { conn, file: None })
    }

    /// Several writes in one commit: all of them are on disk when this returns, or none. Within another one it is a part of
    /// that.
    ///
    /// # Errors
    /// Any I/O or database error, or one of `run`; then nothing was changed.
    pub(crate) fn transaction<T, E: From<StoreError>>(
        &mut self,
        run: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<T, E> {
        if !self.conn.is_autocommit() {
            return run(self);
        }
        if self.file.as_ref().is_some_and(|file| !file.is_there()) {
            return Err(StoreError::Gone.into());
        }
        let statement = |store: &Self, sql: &str| -> Result<(), StoreError> {
            store.conn.prepare_cached(sql)?.execute([])?;
            Ok(())
        };
        statement(self, "BEGIN IMMEDIATE")?;
        let done = run(self).and_then(|value| Ok(statement(self, "COMMIT").map(|()| value)?));
        // Some errors have rolled back already.
        if done.is_err() && !self.conn.is_autocommit() {
            let _ = statement(self, "ROLLBACK");
        }
        done
    }

    fn open_file(path: &Path) -> Result<Self, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut conn = Connection::open_with_flags(path, flags)?;
        if conn.is_readonly("main")? {
            return Err(StoreError::ReadOnly);
        }
        schema::prepare(&mut conn).map_err(StoreError::while_opening)?;
        Ok(Self { conn, file: Some(OpenFile::at(path)) })
    }
}

/// Text of a column. A flipped bit can break UTF-8, and one such line must not hide a whole list.
fn text(row: &Row<'_>, column: usize) -> Result<String, rusqlite::Error> {
    let value = row.get_ref(column)?;
    Ok(String::from_utf8_lossy(value.as_bytes().unwrap_or_default()).into_owned())
}
