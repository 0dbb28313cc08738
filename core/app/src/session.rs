//! The one object that a shell holds.

use crate::screen::Screen;
use crate::{DouzeError, Intent, Update};
use std::sync::Arc;

/// How far a built-in player has come.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Progress {
    /// 0 to 100.
    pub percent: i32,
}

/// The app: one per process, safe to call from any thread.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Session {}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Session {
    /// Opens the data in folder `dir` (made if missing) and the last screen that was safe. `locales` are the
    /// system's languages, best first (BCP 47). For a background thread.
    ///
    /// # Errors
    /// [`DouzeError::Storage`] when the folder cannot be used, [`DouzeError::Version`] when its data is newer.
    #[cfg_attr(feature = "uniffi", uniffi::constructor)]
    pub fn open(dir: String, locales: Vec<String>) -> Result<Arc<Self>, DouzeError> {
        let _ = (dir, locales);
        Err(DouzeError::Internal { sentence: String::new(), detail: "not built yet".into() })
    }

    /// What is on the display now.
    ///
    /// # Errors
    /// [`DouzeError::Internal`].
    pub fn screen(&self) -> Result<Screen, DouzeError> {
        Err(DouzeError::Internal { sentence: String::new(), detail: "not built yet".into() })
    }

    /// Carries out an intent. What it decides is on disk before this returns.
    ///
    /// # Errors
    /// [`DouzeError::Storage`] when it could not be saved: then it did not happen.
    pub fn dispatch(&self, intent: Intent) -> Result<Update, DouzeError> {
        let _ = intent;
        Err(DouzeError::Internal { sentence: String::new(), detail: "not built yet".into() })
    }

    /// Lets the built-in player decide, and carries it out. Blocks: for a background thread; other calls go on.
    /// A stale ticket changes nothing.
    ///
    /// # Errors
    /// As [`dispatch`](Self::dispatch).
    pub fn think(&self, ticket: i64) -> Result<Update, DouzeError> {
        let _ = ticket;
        Err(DouzeError::Internal { sentence: String::new(), detail: "not built yet".into() })
    }

    /// How far the thinking with this ticket is; 100 for a stale one.
    ///
    /// # Errors
    /// [`DouzeError::Internal`].
    pub fn progress(&self, ticket: i64) -> Result<Progress, DouzeError> {
        let _ = ticket;
        Err(DouzeError::Internal { sentence: String::new(), detail: "not built yet".into() })
    }

    /// Ends the thinking: with `keep_best` the best found so far is played, else nothing is.
    ///
    /// # Errors
    /// [`DouzeError::Internal`].
    pub fn stop(&self, ticket: i64, keep_best: bool) -> Result<(), DouzeError> {
        let _ = (ticket, keep_best);
        Err(DouzeError::Internal { sentence: String::new(), detail: "not built yet".into() })
    }

    /// The record of the ended game on the display, as a `.douze` file.
    ///
    /// # Errors
    /// [`DouzeError::Missing`] when no ended game is on the display.
    pub fn export(&self) -> Result<Vec<u8>, DouzeError> {
        Err(DouzeError::Internal { sentence: String::new(), detail: "not built yet".into() })
    }

    /// Fails on purpose, deep inside, so that a shell's fault screen can be tested.
    ///
    /// # Errors
    /// Always [`DouzeError::Internal`].
    pub fn rehearse_fault(&self) -> Result<Update, DouzeError> {
        Err(DouzeError::Internal { sentence: String::new(), detail: "not built yet".into() })
    }
}
