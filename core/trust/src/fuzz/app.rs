//! A session: files on their whole way, and intents.

use super::files::files;
use super::{Feed, shape};
use crate::script::scratch;
use crate::support::{open, reigns};
use douze_app::{AppIntent, DouzeError, Intent, gallery};

/// Every error of a session must have a sentence, and none may be a fault inside.
pub(super) fn answered<T>(answer: Result<T, DouzeError>) -> Result<T, String> {
    answer.map_err(|error| {
        assert!(!matches!(error, DouzeError::Internal { .. }), "{error:?}");
        assert!(error.sentence().ends_with('.'), "{error:?}");
        shape(error.sentence())
    })
}

/// The whole way of a file: read, shown, kept, and the session goes on.
pub(super) fn import() -> Feed {
    let mut folder = scratch();
    let mut session = open(folder.path());
    let mut kept = 0;
    Box::new(move |bytes| {
        if kept > 200 {
            let fresh = scratch();
            session = open(fresh.path());
            // The old one goes once nobody has it open.
            folder = fresh;
            kept = 0;
        }
        assert!(folder.path().is_dir());
        if let Err(said) = answered(session.import(bytes.to_vec())) {
            return (said, false);
        }
        let douze_app::screen::Body::Preview { preview } = session.screen().unwrap().body else {
            panic!("no preview");
        };
        let headline = shape(&preview.headline);
        if let Some(confirm) = preview.confirm {
            kept += 1;
            let _ = answered(session.dispatch(confirm.intent));
        }
        let _ = answered(session.dispatch(Intent::App(AppIntent::OpenHome)));
        (headline, true)
    })
}

pub(super) fn scripts() -> Vec<Vec<u8>> {
    files("bindings/contract", ".script")
}

/// Intents as words, in an app that is opened once more now and then.
pub(super) fn dispatch() -> Feed {
    let dir = scratch();
    reigns::fill(dir.path(), &[reigns::reign(1), reigns::reign(2)]);
    let mut session = open(dir.path());
    let mut fed = 0;
    Box::new(move |bytes| {
        fed += 1;
        if fed % 500 == 0 {
            session = open(dir.path());
        }
        let mut places = String::new();
        let text = String::from_utf8_lossy(bytes);
        let lines: Vec<&str> = text.lines().collect();
        let from = fed * 7 % lines.len().max(1);
        for line in lines.iter().cycle().skip(from).take(40.min(lines.len())) {
            let Some(intent) = gallery::intent(line) else { continue };
            if let Ok(update) = answered(session.dispatch(intent)) {
                assert!(!update.screen.title.is_empty());
                places = shape(&update.screen.title)
                    + &shape(&update.rejection.map_or(String::new(), |no| no.sentence));
            }
        }
        (places, true)
    })
}
