//! The repository's files, some of them perhaps with a fault.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Check;

/// Where checks read.
#[derive(Default)]
pub struct Tree {
    changed: Option<(String, Vec<u8>)>,
}

impl Tree {
    /// With `from` replaced by `to` in one file.
    ///
    /// # Errors
    /// When the file does not say `from`: then the fault is none.
    pub fn with_fault(path: &str, from: &str, to: &str) -> Check<Self> {
        let text = Self::default().text(path)?;
        if !text.contains(from) {
            return Err(format!("{path} does not say {from:?}"));
        }
        Ok(Self { changed: Some((path.to_owned(), text.replacen(from, to, 1).into_bytes())) })
    }

    /// With other bytes in one file.
    pub fn with_bytes(path: &str, bytes: Vec<u8>) -> Self {
        Self { changed: Some((path.to_owned(), bytes)) }
    }

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
        match &self.changed {
            Some((changed, bytes)) if changed == path => Ok(bytes.clone()),
            _ => fs::read(Self::root().join(path)).map_err(|error| format!("{path}: {error}")),
        }
    }

    pub(crate) fn exists(&self, path: &str) -> bool {
        self.changed.as_ref().is_some_and(|(changed, _)| changed == path) || Self::root().join(path).exists()
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

    #[expect(clippy::unused_self, reason = "read as the others are")]
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
