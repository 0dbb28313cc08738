//! The file for the record of a game that is still to be played.

use crate::Failure;
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::PathBuf;

/// Found writable before the game begins. What the file held before stays until the game has ended; one that is
/// ours goes again if there is nothing to write.
pub(super) struct RecordFile {
    path: PathBuf,
    is_ours_and_empty: bool,
}

impl RecordFile {
    pub(super) fn new(path: PathBuf) -> Result<Self, Failure> {
        let mut options = OpenOptions::new();
        options.write(true);
        let created = options.clone().create_new(true).open(&path);
        let is_ours_and_empty = created.is_ok();
        let opened = match created {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => options.open(&path),
            other => other,
        };
        match opened {
            Ok(_) => Ok(Self { path, is_ours_and_empty }),
            Err(error) => Err(Failure::Usage(format!("cannot write {}: {error}", path.display()))),
        }
    }

    /// Writes the whole record; gives the file's name.
    pub(super) fn write(mut self, record: &[u8]) -> Result<PathBuf, Failure> {
        self.is_ours_and_empty = false;
        std::fs::write(&self.path, record)
            .map_err(|error| Failure::Usage(format!("cannot write {}: {error}", self.path.display())))?;
        Ok(std::mem::take(&mut self.path))
    }
}

impl Drop for RecordFile {
    fn drop(&mut self) {
        if self.is_ours_and_empty {
            // Nothing is lost if it stays.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}
