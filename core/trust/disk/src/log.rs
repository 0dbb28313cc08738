//! What was called below each watched folder, and which call fails.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A call that changed a file, or could have. Names are those below the watched folder; the folder itself is "".
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Call {
    Create {
        file: String,
    },
    Write {
        file: String,
        at: u64,
        bytes: Vec<u8>,
    },
    Truncate {
        file: String,
        len: u64,
    },
    Sync {
        file: String,
    },
    Remove {
        file: String,
    },
    Rename {
        from: String,
        to: String,
    },
    /// The caller's own: a step was acknowledged.
    Mark(usize),
}

/// Which calls a failure reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// What needs room: writes, new files and folders.
    Room,
    /// What changes anything.
    Changes,
    /// All: reading and opening, too.
    All,
}

/// Makes the call number `at` of those within reach fail, and with `lasting` each one after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Failure {
    pub at: usize,
    pub errno: i32,
    pub reach: Reach,
    pub lasting: bool,
}

#[derive(Default)]
struct Folder {
    root: PathBuf,
    logs: bool,
    calls: Vec<Call>,
    failure: Option<Failure>,
    seen: usize,
    failed: usize,
}

static FOLDERS: Mutex<Vec<Folder>> = Mutex::new(Vec::new());

fn folders() -> MutexGuard<'static, Vec<Folder>> {
    FOLDERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A folder that is watched for as long as this value lives.
#[derive(Debug)]
pub struct Watch {
    root: PathBuf,
}

impl Watch {
    /// Watches a folder. With `logs` its changes are kept for [`calls`](Self::calls).
    pub fn new(root: &Path, logs: bool) -> Self {
        folders().push(Folder { root: root.to_owned(), logs, ..Folder::default() });
        Self { root: root.to_owned() }
    }

    fn with<T>(&self, run: impl FnOnce(&mut Folder) -> T) -> Option<T> {
        folders().iter_mut().find(|folder| folder.root == self.root).map(run)
    }

    /// Adds a mark of the caller's.
    pub fn mark(&self, step: usize) {
        self.with(|folder| folder.calls.push(Call::Mark(step)));
    }

    /// The changes so far.
    pub fn calls(&self) -> Vec<Call> {
        self.with(|folder| folder.calls.clone()).unwrap_or_default()
    }

    /// From now on this fails, or nothing; calls are counted from 0 again.
    pub fn fail(&self, failure: Option<Failure>) {
        self.with(|folder| (folder.failure, folder.seen, folder.failed) = (failure, 0, 0));
    }

    /// How many calls have failed since [`fail`](Self::fail).
    pub fn failed(&self) -> usize {
        self.with(|folder| folder.failed).unwrap_or_default()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        folders().retain(|folder| folder.root != self.root);
    }
}

/// What a call is before it is carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Reads,
    Changes,
    NeedsRoom,
}

/// The folder that a path is in, and its name there. None: not watched.
pub(crate) fn place(path: &Path) -> Option<(PathBuf, String)> {
    folders().iter().find_map(|folder| {
        let name = path.strip_prefix(&folder.root).ok()?;
        Some((folder.root.clone(), name.to_string_lossy().into_owned()))
    })
}

/// The error that this call must answer with; none: it is carried out.
pub(crate) fn failure(root: &Path, kind: Kind) -> Option<i32> {
    let mut folders = folders();
    let folder = folders.iter_mut().find(|folder| folder.root == root)?;
    let failure = folder.failure?;
    let within = match failure.reach {
        Reach::Room => kind == Kind::NeedsRoom,
        Reach::Changes => kind != Kind::Reads,
        Reach::All => true,
    };
    if !within {
        return None;
    }
    let number = folder.seen;
    folder.seen += 1;
    let fails = number == failure.at || (failure.lasting && number > failure.at);
    folder.failed += usize::from(fails);
    fails.then_some(failure.errno)
}

pub(crate) fn log(root: &Path, call: impl FnOnce() -> Call) {
    if let Some(folder) = folders().iter_mut().find(|folder| folder.root == root && folder.logs) {
        folder.calls.push(call());
    }
}
