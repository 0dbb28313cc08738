//! Whether the open file is still the one at its path: SQLite goes on writing to a file that was removed.

use std::fs;
use std::path::{Path, PathBuf};

/// The file at the time of its opening.
#[derive(Debug)]
pub(super) struct OpenFile {
    path: PathBuf,
    identity: Option<Identity>,
}

type Identity = (u64, u64);

impl OpenFile {
    pub(super) fn at(path: &Path) -> Self {
        Self { path: path.to_owned(), identity: identity(path) }
    }

    /// It is neither removed nor replaced, as far as the system says.
    pub(super) fn is_there(&self) -> bool {
        self.identity.is_none() || identity(&self.path) == self.identity
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// Elsewhere an open file cannot be removed.
#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    fs::metadata(path).ok().map(|_| (0, 0))
}
