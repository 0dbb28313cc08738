//! The one object that a shell holds.

use crate::app::{App, read_file};
use crate::flow::Notice;
use crate::screen::Screen;
use crate::store::Store;
use crate::text::{Text, negotiate};
use crate::{DouzeError, ExportKind, Exported, FileTrouble, Intent, Update};
use douze_ai::CancelToken;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// Maximum import size in bytes; 20,000 reigns take 11 million. Keeps a video picked by accident out of memory.
pub const MAX_FILE: usize = 16 << 20;

/// [`MAX_FILE`] for shells: of a longer file they give one byte more, and [`Session::import`] says what is wrong.
#[cfg_attr(feature = "uniffi", uniffi::export)]
#[must_use]
pub fn max_file() -> i32 {
    i32::try_from(MAX_FILE).unwrap_or(i32::MAX)
}

/// How far a built-in player has come.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Progress {
    /// 0 to 100.
    pub percent: i32,
}

/// The app: one per process, safe to call from any thread.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Session {
    app: Mutex<App>,
    dir: String,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Session {
    /// Opens the data in folder `dir` (made if missing), at home. `locales` are the system's languages, best first
    /// (BCP 47). Reads the whole data once: for a background thread.
    ///
    /// # Errors
    /// [`DouzeError::Storage`] when the folder cannot be used, [`DouzeError::Version`] when its data is newer.
    #[cfg_attr(feature = "uniffi", uniffi::constructor)]
    pub fn open(dir: String, locales: Vec<String>) -> Result<Arc<Self>, DouzeError> {
        let spoken = locales.clone();
        let opened = catch_unwind(|| open_app(&dir, locales, now_ms()));
        let app = opened.unwrap_or_else(|panic| Err(fault(negotiated(&spoken)?, panic.as_ref())))?;
        Ok(Arc::new(Self { app: Mutex::new(app), dir }))
    }

    /// The screen that is shown now.
    ///
    /// # Errors
    /// [`DouzeError::Internal`].
    pub fn screen(&self) -> Result<Screen, DouzeError> {
        self.guarded(|app| Ok(app.screen()))
    }

    /// Carries out an intent. What it decides is on disk before this returns.
    ///
    /// # Errors
    /// [`DouzeError::Storage`] when it could not be saved: then it did not happen.
    pub fn dispatch(&self, intent: Intent) -> Result<Update, DouzeError> {
        self.guarded(|app| app.handle(intent, now_ms()))
    }

    /// Lets the built-in player decide, and carries it out. Blocks: for a background thread; other calls go on.
    /// A stale ticket changes nothing.
    ///
    /// # Errors
    /// As [`dispatch`](Self::dispatch).
    pub fn think(&self, ticket: i64) -> Result<Update, DouzeError> {
        let job = self.guarded(|app| Ok(app.job().filter(|job| job.ticket == ticket)))?;
        let thought = match job {
            None => None,
            Some(job) => {
                // No lock is held while it thinks.
                let thought = catch_unwind(AssertUnwindSafe(|| job.think()));
                thought.or_else(|panic| self.guarded(|app| Err(fault(app.text, panic.as_ref()))))?
            }
        };
        self.guarded(|app| match thought {
            Some(thought) => app.decide(ticket, thought, now_ms()),
            None => Ok(app.think_again(ticket)),
        })
    }

    /// How far the thinking with this ticket is; 100 for a stale one.
    ///
    /// # Errors
    /// [`DouzeError::Internal`].
    pub fn progress(&self, ticket: i64) -> Result<Progress, DouzeError> {
        let control = self.control(ticket)?;
        Ok(Progress { percent: control.map_or(100, |control| control.progress().into()) })
    }

    /// Ends the thinking: with `keep_best` the best found so far is played, else nothing is.
    ///
    /// # Errors
    /// [`DouzeError::Internal`].
    pub fn stop(&self, ticket: i64, keep_best: bool) -> Result<(), DouzeError> {
        if let Some(control) = self.control(ticket)? {
            control.stop(keep_best);
        }
        Ok(())
    }

    /// A file: the record of the ended game on the display, or the whole Chronicle. For a background thread.
    ///
    /// # Errors
    /// [`DouzeError::Missing`] when no ended game is on the display (records leave the device after the end), or there
    /// is no reign yet.
    pub fn export(&self, kind: ExportKind) -> Result<Exported, DouzeError> {
        let leaving = self.guarded(|app| app.export(kind))?;
        // No lock is held while a long Chronicle is written.
        let written = catch_unwind(AssertUnwindSafe(|| leaving.write()));
        written.or_else(|panic| self.guarded(|app| Err(fault(app.text, panic.as_ref()))))
    }

    /// Reads a file, at most [`MAX_FILE`] bytes, and lays its preview over everything: [`screen`](Self::screen) shows it.
    /// Nothing of it is kept before [`PreviewIntent::Keep`](crate::PreviewIntent::Keep). For a background thread.
    ///
    /// # Errors
    /// [`DouzeError::Unreadable`] with what is wrong and where, [`DouzeError::Version`] when a newer version wrote it.
    pub fn import(&self, bytes: Vec<u8>) -> Result<(), DouzeError> {
        if bytes.len() > MAX_FILE {
            return self.guarded(|app| {
                let sentence = app.text.say("error-file-too-large");
                Err(DouzeError::Unreadable { sentence, detail: bytes.len().to_string() })
            });
        }
        let decks = self.guarded(|app| app.decks())?;
        // No lock is held while a long file is read.
        let read = catch_unwind(|| read_file(bytes, &decks, now_ms()));
        let found = read.or_else(|panic| self.guarded(|app| Err(fault(app.text, panic.as_ref()))))?;
        self.guarded(|app| app.preview(found))
    }

    /// A failure of a file that a shell reports; bytes that came are for [`import`](Self::import).
    ///
    /// # Errors
    /// [`DouzeError::Internal`].
    pub fn explain(&self, trouble: FileTrouble) -> Result<String, DouzeError> {
        let key = match trouble {
            FileTrouble::Unread => "error-file-unread",
            FileTrouble::Unwritten => "error-file-unwritten",
        };
        self.guarded(|app| Ok(app.text.say(key)))
    }
}

impl Session {
    /// Runs with the app locked. A panic becomes an error, and the app starts again from what is on disk.
    fn guarded<T>(&self, run: impl FnOnce(&mut App) -> Result<T, DouzeError>) -> Result<T, DouzeError> {
        let mut app = self.app.lock().unwrap_or_else(PoisonError::into_inner);
        catch_unwind(AssertUnwindSafe(|| run(&mut app))).unwrap_or_else(|panic| {
            let error = fault(app.text, panic.as_ref());
            if let Ok(Ok(fresh)) =
                catch_unwind(AssertUnwindSafe(|| open_app(&self.dir, app.locales.clone(), now_ms())))
            {
                *app = fresh.after(&app);
            }
            Err(error)
        })
    }

    fn control(&self, ticket: i64) -> Result<Option<Arc<CancelToken>>, DouzeError> {
        self.guarded(|app| Ok(app.job().filter(|job| job.ticket == ticket).map(|job| job.control)))
    }
}

pub(crate) fn open_app(dir: &str, locales: Vec<String>, now_ms: i64) -> Result<App, DouzeError> {
    let opened = Store::open(Path::new(dir));
    let opened = opened.or_else(|error| Err(DouzeError::of_store(negotiated(&locales)?, &error)))?;
    let notice = opened.set_aside.map(|path| {
        Notice::SetAside(path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned())
    });
    App::new(opened.store, locales, notice, now_ms)
}

/// The texts before any setting is known.
fn negotiated(locales: &[String]) -> Result<Text, DouzeError> {
    Text::new(negotiate(None, locales)).map_err(|error| DouzeError::of_text(&error))
}

fn fault(text: Text, panic: &(dyn std::any::Any + Send)) -> DouzeError {
    let detail = panic
        .downcast_ref::<&str>()
        .map(|detail| (*detail).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "non-string panic payload".into());
    DouzeError::Internal { sentence: text.say("error-internal"), detail }
}

/// Milliseconds since 1970; a clock before that counts as 1970.
fn now_ms() -> i64 {
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]
mod tests {
    use super::*;
    use crate::screen::Body;
    use crate::{AppIntent, GameKind, SetupIntent};

    #[test]
    fn a_fault_inside_is_an_error_and_the_session_goes_on() {
        let dir = tempfile::tempdir().unwrap();
        let session = Session::open(dir.path().to_str().unwrap().into(), vec!["en".into()]).unwrap();
        session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::Forest })).unwrap();
        session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap();
        let error = session.guarded::<()>(|_| panic!("a rehearsed fault")).unwrap_err();
        assert!(matches!(&error, DouzeError::Internal { detail, .. } if detail == "a rehearsed fault"));
        let Body::Home { home } = session.screen().unwrap().body else { panic!("home after a fault") };
        assert!(home.continue_game.is_some(), "the game is still there");
    }
}
