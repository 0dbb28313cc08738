//! Errors of the store, by what the session needs to choose a sentence. Display is for developers.

use std::io;

use rusqlite::ErrorCode;
use rusqlite::ffi;

/// An error of the storage. Nothing was changed by the call that returns it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The file was written by a later version of Douze; it is left as it is.
    #[error("the storage has version {found}, this build knows up to {known}")]
    Newer {
        /// Version of the file.
        found: i64,
        /// Last version that this build can open.
        known: i64,
    },
    /// Folder or file may be read but not written.
    #[error("the storage is read-only")]
    ReadOnly,
    /// The folder cannot be made or used at all.
    #[error("the storage folder cannot be used: {detail}")]
    Unusable {
        /// The system's words.
        detail: String,
    },
    /// The folder can be used, and the file in it cannot: it is a folder, may not be read, or leads nowhere.
    #[error("the storage file cannot be used: {detail}")]
    UnusableFile {
        /// The system's words.
        detail: String,
    },
    /// The file was removed or replaced while it was open: what is written to it is lost.
    #[error("the storage file is gone")]
    Gone,
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// Another process holds the file.
    #[error("another process holds the storage")]
    Busy,
    /// Damage met after opening. If it is the file's, and not only one game's, the next
    /// [`Store::open`](super::Store::open) sets the file aside.
    #[error("the storage is damaged: {detail}")]
    Damaged {
        /// `SQLite`'s words.
        detail: String,
    },
    /// Rows do not continue the game: numbers are consecutive, from 0.
    #[error("row {found} does not follow, the next row is {expected}")]
    Sequence {
        /// The number that would continue the game.
        expected: u32,
        /// The number that was given.
        found: u32,
    },
    /// A deck that a game is played with is no longer kept. The game is intact, and waits for it.
    #[error("the deck {name:?} is not kept")]
    DeckLost {
        /// Its name.
        name: String,
    },
    /// There is no game with this id.
    #[error("no such game")]
    NoGame,
    /// Anything else that system or `SQLite` report.
    #[error("storage failed: {detail}")]
    Io {
        /// The words of the system or of `SQLite`.
        detail: String,
    },
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let detail = error.to_string();
        let Some(sqlite) = error.sqlite_error() else { return Self::Io { detail } };
        match sqlite.extended_code {
            ffi::SQLITE_CONSTRAINT_FOREIGNKEY => return Self::NoGame,
            // The index of the log could not be enlarged: the one write that does not say "full" by itself.
            ffi::SQLITE_IOERR_SHMSIZE => return Self::Full,
            _ => {}
        }
        match sqlite.code {
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Self::Busy,
            ErrorCode::DiskFull => Self::Full,
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied => Self::ReadOnly,
            ErrorCode::CannotOpen => Self::Unusable { detail },
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => Self::Damaged { detail },
            _ => Self::Io { detail },
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        let detail = error.to_string();
        match error.kind() {
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Self::ReadOnly,
            Kind::StorageFull | Kind::QuotaExceeded => Self::Full,
            Kind::NotADirectory | Kind::NotFound | Kind::AlreadyExists => Self::Unusable { detail },
            _ => Self::Io { detail },
        }
    }
}

/// Errors of the steps of opening, where more is known than from `SQLite`'s code alone.
#[derive(Debug)]
pub(super) enum OpenError {
    /// Already what the caller gets.
    Store(StoreError),
    /// Straight from `SQLite`.
    Sqlite(rusqlite::Error),
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

impl StoreError {
    /// Our SQL is fixed and tested: a plain "SQL error" while opening (missing table or column, unknown
    /// format) is the file's fault.
    pub(super) fn while_opening(error: OpenError) -> Self {
        match error {
            OpenError::Store(error) => error,
            OpenError::Sqlite(error) => {
                let plain = match &error {
                    rusqlite::Error::SqlInputError { .. } => true,
                    other => {
                        other.sqlite_error().is_some_and(|e| e.extended_code & 0xff == ffi::SQLITE_ERROR)
                    }
                };
                if plain { Self::damaged(error.to_string()) } else { Self::from(error) }
            }
        }
    }

    pub(super) fn damaged(detail: impl Into<String>) -> Self {
        Self::Damaged { detail: detail.into() }
    }
}
