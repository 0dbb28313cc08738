//! The repository's files.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Check;

/// Where checks read.
pub struct Tree;

#[expect(clippy::unused_self, reason = "the checks are given what they read")]
impl Tree {
    /// The repository.
    pub(crate) fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    /// What a file says.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn text(&self, path: &str) -> Check<String> {
        String::from_utf8(self.bytes(path)?).map_err(|_| format!("{path} is no UTF-8"))
    }

    /// What a file holds.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn bytes(&self, path: &str) -> Check<Vec<u8>> {
        fs::read(Self::root().join(path)).map_err(|error| format!("{path}: {error}"))
    }

    pub(crate) fn exists(&self, path: &str) -> bool {
        Self::root().join(path).exists()
    }

    /// Names of the folders in a folder.
    pub(crate) fn folders(&self, path: &str) -> Check<Vec<String>> {
        self.entries(path, Path::is_dir)
    }

    /// Names of the files in a folder.
    pub(crate) fn files(&self, path: &str) -> Check<Vec<String>> {
        self.entries(path, Path::is_file)
    }

    /// Paths of the files with this ending in a folder and those in it.
    pub(crate) fn all(&self, path: &str, ending: &str) -> Check<Vec<String>> {
        let mut all = Vec::new();
        for file in self.files(path)? {
            if file.ends_with(ending) {
                all.push(format!("{path}/{file}"));
            }
        }
        for folder in self.folders(path)? {
            if folder != ".build" && folder != "build" {
                all.extend(self.all(&format!("{path}/{folder}"), ending)?);
            }
        }
        Ok(all)
    }

    fn entries(&self, path: &str, keep: fn(&Path) -> bool) -> Check<Vec<String>> {
        let failed = |error| format!("{path}: {error}");
        let mut names = Vec::new();
        for entry in fs::read_dir(Self::root().join(path)).map_err(failed)? {
            let entry = entry.map_err(failed)?.path();
            if keep(&entry) {
                names.extend(entry.file_name().map(|name| name.to_string_lossy().into_owned()));
            }
        }
        names.sort();
        Ok(names)
    }
}
