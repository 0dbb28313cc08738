//! A call of the system fails, once or from then on, at every place of every script: nothing happens by half, a sentence
//! says what to do, and when the disk works again the same press is saved.

use crate::desk::{Desk, Press};
use crate::script::{Script, copy, plainly, scratch};
use crate::state;
use douze_app::{DouzeError, Session};
use douze_trust_disk::{Failure, Reach, Watch};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;

/// What fails: its name, the error's number on Linux, and what it reaches.
const KINDS: [(&str, i32, Reach); 4] = [
    ("ENOSPC", 28, Reach::Room),
    ("EIO", 5, Reach::All),
    ("EACCES", 13, Reach::All),
    ("EROFS", 30, Reach::Changes),
];

/// What was tried.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Failures {
    /// Runs in which a call failed.
    pub runs: usize,
    pub failed_calls: usize,
    /// Presses and openings that answered with an error.
    pub refused: usize,
    pub faults: Vec<String>,
}

impl std::ops::AddAssign for Failures {
    fn add_assign(&mut self, other: Self) {
        self.runs += other.runs;
        self.failed_calls += other.failed_calls;
        self.refused += other.refused;
        self.faults.extend(other.faults);
    }
}

/// Plays a script once for each call that can fail; `every`: for so many of them alone.
pub fn at_every_call(script: &Script, every: usize) -> Failures {
    let begin = script.folder();
    let smooth = scratch();
    copy(begin.path(), smooth.path());
    script.run(smooth.path(), &mut plainly);
    let expected = acknowledged(&state::of(smooth.path(), script.damaged));
    let mut all = Failures::default();
    for (kind, errno, reach) in KINDS {
        for lasting in [false, true] {
            for at in (0..).step_by(every) {
                let place = scratch();
                copy(begin.path(), place.path());
                let failure = Failure { at, errno, reach, lasting };
                let run = || one(script, place.path(), failure, &expected);
                let found = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| Err("a panic".into()));
                match found {
                    Ok((0, _)) => break,
                    Ok((failed, refused)) => {
                        all.runs += 1;
                        all.failed_calls += failed;
                        all.refused += refused;
                    }
                    Err(why) => {
                        all.runs += 1;
                        let name = script.name;
                        all.faults.push(format!("{name}: {kind} at call {at}, lasting {lasting}: {why}"));
                    }
                }
            }
        }
    }
    all
}

/// Without what is written beside a press on purpose, and may be lost: the place in the app, a premise that is shown once
/// more, what lists say of a game that an older version kept, what only opens a game faster.
fn acknowledged(state: &str) -> String {
    const BESIDE: [&str; 3] = ["settings key=whereabouts ", "settings key=premises ", "snapshots "];
    let kept = state.lines().filter(|row| !BESIDE.iter().any(|beside| row.starts_with(beside)));
    kept.map(|row| row.replace(" last=null", "") + "\n").collect()
}

fn is_clear(error: &DouzeError) -> bool {
    let sentence = error.sentence();
    matches!(error, DouzeError::Storage { .. }) && sentence.ends_with('.') && sentence.contains(". ")
}

/// One run with one fault: how many calls failed, and how many presses were refused.
fn one(script: &Script, dir: &Path, failure: Failure, expected: &str) -> Result<(usize, usize), String> {
    let watch = Watch::new(dir, false);
    watch.fail(Some(failure));
    let (mut failed, mut refused, mut wrong) = (0, 0, None);
    let open = || Session::open(dir.to_string_lossy().into_owned(), vec!["en".into()]);
    let session: Arc<Session> = match open() {
        Ok(session) => session,
        Err(error) => {
            refused += 1;
            if !is_clear(&error) {
                wrong = Some(format!("opening answers with {error:?}"));
            }
            failed += watch.failed();
            watch.fail(None);
            open().map_err(|error| format!("does not open when the disk works again: {error:?}"))?
        }
    };
    let mut carry = |session: &Session, press: &Press| {
        let before = session.screen().unwrap();
        let Err(error) = press.on(session) else { return };
        refused += 1;
        failed += watch.failed();
        watch.fail(None);
        if !is_clear(&error) {
            wrong.get_or_insert(format!("{press:?} answers with {error:?}"));
        }
        if session.screen().unwrap() != before {
            wrong.get_or_insert(format!("{press:?} was refused and has changed the screen"));
        }
        match press.on(session) {
            Ok(None) => {}
            other => {
                wrong.get_or_insert(format!("{press:?} after its refusal: {other:?}"));
            }
        }
    };
    (script.presses)(&mut Desk::new(session, &mut carry));
    failed += watch.failed();
    watch.fail(None);
    drop(watch);
    if let Some(wrong) = wrong {
        return Err(wrong);
    }
    let found = acknowledged(&state::of(dir, script.damaged));
    if failed > 0 && found != expected {
        return Err(format!("leaves another state\n{}", crate::stops::difference(expected, &found)));
    }
    Ok((failed, refused))
}
