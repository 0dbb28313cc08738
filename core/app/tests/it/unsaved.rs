//! A press that could not be saved did not happen: the screen is the one before, and the same press later does what it
//! would have done.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use crate::support::{is_over, open, options, share, start, start_council, start_king};
use douze_app::store::FILE_NAME;
use douze_app::{DouzeError, Intent, PlayerKind, Session, TableIntent, Update};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rusqlite::Connection;

use PlayerKind::{Apprentice, Courtier, Fawn, Person, Pretender};

/// A press, or the thinking that is due.
#[derive(Debug)]
enum Press {
    Think(i64),
    Tap(Intent),
}

impl Press {
    fn on(&self, session: &Session) -> Result<Update, DouzeError> {
        match self {
            Self::Think(ticket) => session.think(*ticket),
            Self::Tap(intent) => session.dispatch(intent.clone()),
        }
    }
}

/// From now on no row of a game can be added, or it can again.
fn jam(file: &Connection, jammed: bool) {
    file.execute_batch(if jammed {
        "CREATE TRIGGER jam BEFORE INSERT ON actions BEGIN SELECT RAISE(ABORT, 'jammed'); END"
    } else {
        "DROP TRIGGER jam"
    })
    .unwrap();
}

/// Plays a game twice side by side, with presses that cannot be saved at first in one of them; gives their number.
fn play_jammed(seed: u64, begin: impl Fn(&Session)) -> u32 {
    let dirs = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [jammed, smooth] = [0, 1].map(|at: usize| open(dirs[at].path()));
    for session in [&jammed, &smooth] {
        begin(session);
    }
    let file = Connection::open(dirs[0].path().join(FILE_NAME)).unwrap();
    file.pragma_update(None, "synchronous", "OFF").unwrap();
    let (mut rng, mut failed) = (ChaCha8Rng::seed_from_u64(seed), 0);
    for _ in 0..600 {
        let before = jammed.screen().unwrap();
        let press = match &before.thinking {
            Some(thinking) => Press::Think(thinking.ticket),
            None if is_over(&before) => return failed,
            None => {
                let mut all = options(&before);
                if rng.random_range(0..8) == 0 {
                    all.extend([Intent::Table(TableIntent::Undo), Intent::Table(TableIntent::AskHint)]);
                }
                Press::Tap(all[rng.random_range(0..all.len())].clone())
            }
        };
        let mut answer = None;
        if rng.random_range(0..2) == 0 {
            jam(&file, true);
            let tried = press.on(&jammed);
            jam(&file, false);
            match tried {
                Ok(update) => answer = Some(update),
                Err(error) => {
                    assert!(matches!(error, DouzeError::Storage { .. }), "{error:?}");
                    assert_eq!(jammed.screen().unwrap(), before, "{press:?} in game {seed}");
                    failed += 1;
                }
            }
        }
        let answer = answer.unwrap_or_else(|| press.on(&jammed).unwrap());
        let other = press.on(&smooth).unwrap();
        assert_eq!(answer.beats, other.beats, "{press:?} in game {seed}");
        // The page of a reign has an id that is drawn.
        assert!(is_over(&answer.screen) || answer == other, "{press:?} in game {seed}");
    }
    failed
}

#[test]
fn in_a_council_what_could_not_be_saved_did_not_happen() {
    let tables: [&[PlayerKind]; 4] = [
        &[Person; 2],
        &[Person, Apprentice],
        &[Person, Person, Apprentice],
        &[Person, Apprentice, Apprentice],
    ];
    let failed: u32 = (0..u64::from(share(40)))
        .map(|seed| {
            let table = tables[usize::try_from(seed).unwrap() % tables.len()];
            play_jammed(seed, |session| {
                start_council(session, table, seed, &[]);
            })
        })
        .sum();
    assert!(failed > share(200), "{failed} presses could not be saved");
}

#[test]
fn in_a_duel_and_in_king_what_could_not_be_saved_did_not_happen() {
    let mut failed = 0;
    for seed in 0..2 {
        failed += play_jammed(seed, |session| {
            start(session, [Person, Fawn], seed, &[]);
        });
        failed += play_jammed(seed, |session| {
            start_king(session, &[Person, Pretender, Courtier], seed, &[]);
        });
    }
    assert!(failed > 20, "{failed} presses could not be saved");
}
