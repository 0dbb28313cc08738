//! Scripts by name: how a folder begins, and what is pressed then.

use crate::desk::{Desk, Press};
use crate::support::open;
use douze_app::Session;
use std::path::Path;
use tempfile::TempDir;

pub use crate::scripts::ALL;
pub use crate::support::copy;

/// A script: the same presses whenever it is run from the same folder.
pub struct Script {
    /// For reports.
    pub name: &'static str,
    /// Fills the folder.
    pub begin: fn(&Path),
    /// What is pressed, from the opening of the session on.
    pub presses: fn(&mut Desk<'_>),
    /// The folder begins damaged.
    pub damaged: bool,
}

impl Script {
    /// A folder as the script finds it.
    pub fn folder(&self) -> TempDir {
        let dir = scratch();
        (self.begin)(dir.path());
        dir
    }

    /// Plays the script in this folder.
    pub fn run(&self, dir: &Path, carry: &mut dyn FnMut(&Session, &Press)) {
        let session = open(dir);
        (self.presses)(&mut Desk::new(session, carry));
    }
}

/// A press that nothing hinders.
pub fn plainly(session: &Session, press: &Press) {
    assert_eq!(press.on(session).unwrap(), None, "{press:?}");
}

/// A folder in memory where the system has one.
pub fn scratch() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory).unwrap() } else { tempfile::tempdir().unwrap() }
}
