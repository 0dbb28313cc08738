//! Setting an unreadable file aside: renamed with its companions, never deleted.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use super::error::StoreError;

/// `SQLite`'s companions of a file; they belong to it and move with it.
const COMPANIONS: &[&str] = &["-wal", "-shm", "-journal"];

fn companion(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Whether a log with content is beside a missing or empty file. `SQLite` would delete it unread; a file of
/// one byte counts as empty for `SQLite`, too.
pub(super) fn is_orphaned_log(path: &Path) -> bool {
    let len = |path: &Path| fs::metadata(path).map_or(0, |m| m.len());
    len(path) <= 1 && len(&companion(path, "-wal")) > 0
}

/// Renames file and companions to the first free `douze-unreadable-N.sqlite` and returns the new path.
pub(super) fn set_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let mut number = 1_u32;
    let target = loop {
        let target = path.with_file_name(format!("douze-unreadable-{number}.sqlite"));
        if is_free(&target) {
            break target;
        }
        number += 1;
    };
    // The file first: a crash in between leaves an orphaned log, which the next opening finds.
    let mut first = None;
    for suffix in [""].iter().chain(COMPANIONS) {
        let (from, to) = (companion(path, suffix), companion(&target, suffix));
        if fs::symlink_metadata(&from).is_ok() {
            fs::rename(&from, &to)?;
            first.get_or_insert(to);
        }
    }
    Ok(first.unwrap_or(target))
}

fn is_free(target: &Path) -> bool {
    [""].iter().chain(COMPANIONS).all(|suffix| fs::symlink_metadata(companion(target, suffix)).is_err())
}

/// Why `SQLite` could not open its file: tries to write a file of our own beside it.
pub(super) fn why_unwritable(dir: &Path, detail: String) -> StoreError {
    let probe = dir.join("douze-probe.tmp");
    match File::create(&probe) {
        Ok(_) => {
            // Best effort: an empty file that stays behind does no harm.
            let _ = fs::remove_file(&probe);
            StoreError::UnusableFile { detail }
        }
        Err(error) => StoreError::from(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_do_not_collide_and_companions_move_along() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("douze.sqlite");
        fs::write(dir.path().join("douze-unreadable-1.sqlite"), "older").unwrap();
        fs::write(dir.path().join("douze-unreadable-2.sqlite-wal"), "older log").unwrap();
        fs::write(&path, "bad").unwrap();
        fs::write(companion(&path, "-wal"), "log").unwrap();
        fs::write(companion(&path, "-shm"), "index").unwrap();

        let aside = set_aside(&path).unwrap();
        assert_eq!(aside, dir.path().join("douze-unreadable-3.sqlite"));
        assert_eq!(fs::read(&aside).unwrap(), b"bad");
        assert_eq!(fs::read(companion(&aside, "-wal")).unwrap(), b"log");
        assert_eq!(fs::read(companion(&aside, "-shm")).unwrap(), b"index");
        assert_eq!(fs::read(dir.path().join("douze-unreadable-1.sqlite")).unwrap(), b"older");
        assert!(!path.exists() && !companion(&path, "-wal").exists());
    }

    #[test]
    fn a_log_without_its_file_is_named_itself() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("douze.sqlite");
        fs::write(companion(&path, "-wal"), "log").unwrap();
        assert!(is_orphaned_log(&path));
        assert_eq!(set_aside(&path).unwrap(), dir.path().join("douze-unreadable-1.sqlite-wal"));
        assert!(!is_orphaned_log(&path));
    }

    #[test]
    fn an_unwritable_place_says_why() {
        let dir = tempfile::tempdir().unwrap();
        let usable = why_unwritable(dir.path(), "x".into());
        assert_eq!(usable, StoreError::UnusableFile { detail: "x".into() });
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
        let below_nothing = why_unwritable(&dir.path().join("none"), "x".into());
        assert!(matches!(below_nothing, StoreError::Unusable { .. }), "{below_nothing:?}");
    }
}
