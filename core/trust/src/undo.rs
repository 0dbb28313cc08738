//! Do, undo, redo: equal states, and no chance rolled again.

use crate::desk::can;
use crate::script::scratch;
use crate::support::{is_over, open, options, start, start_council, start_king};
use douze_app::screen::Screen;
use douze_app::{Intent, PlayerKind, Session, TableIntent};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use PlayerKind::Person;

/// What was pressed.
#[derive(Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Undone {
    pub games: u64,
    pub presses: u64,
    pub undos: u64,
    pub redos: u64,
    /// The same presses once more after an undo, with what they had led to.
    pub repeats: u64,
}

/// The screen without its tools, which count presses, and without the words for what has just happened.
fn seen(screen: &Screen) -> Screen {
    Screen { tools: Vec::new(), live: Vec::new(), tip: None, ..screen.clone() }
}

/// Plays until so many presses were made.
pub fn run(presses: u64, seed: u64) -> Undone {
    let begin: [fn(&Session, u64); 4] = [
        |session, seed| drop(start(session, [Person; 2], seed, &[])),
        |session, seed| drop(start_king(session, &[Person; 3], seed, &[])),
        |session, seed| drop(start_council(session, &[Person; 2], seed, &[])),
        |session, seed| drop(start_king(session, &[Person; 5], seed, &[])),
    ];
    let mut count = Undone::default();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while count.presses < presses {
        let dir = scratch();
        let session = open(dir.path());
        begin[count.games as usize % begin.len()](&session, seed * 1_000 + count.games);
        count.games += 1;
        play(&session, &mut count, &mut rng, presses);
    }
    count
}

fn press(session: &Session, intent: &Intent, count: &mut Undone) -> Option<Screen> {
    count.presses += 1;
    let update = session.dispatch(intent.clone()).unwrap();
    update.rejection.is_none().then_some(update.screen)
}

fn play(session: &Session, count: &mut Undone, rng: &mut ChaCha8Rng, most: u64) {
    const UNDO: Intent = Intent::Table(TableIntent::Undo);
    const REDO: Intent = Intent::Table(TableIntent::Redo);
    // A long game that is undone all the time would never end.
    let mut now = session.screen().unwrap();
    for _ in 0..1_500 {
        let before = now;
        if is_over(&before) || count.presses >= most {
            return;
        }
        // Presses until something was done.
        let mut pressed = Vec::new();
        let (mut screen, mut acted) = (before.clone(), false);
        for _ in 0..12 {
            let offered = options(&screen);
            if offered.is_empty() {
                return;
            }
            let intent = offered[rng.random_range(0..offered.len())].clone();
            count.presses += 1;
            let update = session.dispatch(intent.clone()).unwrap();
            assert_eq!(update.rejection, None, "{intent:?}");
            pressed.push(intent);
            screen = update.screen;
            acted = !update.beats.is_empty();
            if acted {
                break;
            }
        }
        if is_over(&screen) {
            return;
        }
        now = screen;
        if !acted || !can(&now, TableIntent::Undo) || rng.random_bool(0.4) {
            continue;
        }
        let after = seen(&now);
        let Some(undone) = press(session, &UNDO, count) else { continue };
        count.undos += 1;
        let back = seen(&undone);
        let can_redo = can(&undone, TableIntent::Redo);
        now = undone;
        if rng.random_bool(0.6) && can_redo {
            if let Some(redone) = press(session, &REDO, count) {
                count.redos += 1;
                assert_eq!(seen(&redone), after, "redone after {pressed:?}");
                now = redone;
            }
        } else if back == seen(&before) {
            // The same presses from the same screen.
            for intent in &pressed {
                let Some(screen) = press(session, intent, count) else { panic!("{intent:?} is refused now") };
                now = screen;
            }
            count.repeats += 1;
            assert_eq!(seen(&now), after, "pressed once more: {pressed:?}");
        }
    }
}
