//! Kill -9 at every step of a council's last turn: the reign is in the Chronicle exactly once.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{copy, council, is_over, open, start_council, step};
use douze_app::store::Store;
use douze_app::{AppIntent, CouncilIntent, Intent, PlayerKind, Session};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

const FOLDER: &str = "DOUZE_TEST_KILL_COUNCIL";

/// Goes on until `stop`, by presses that depend on the seed alone; never rings.
fn play_until(session: &Session, seed: u64, mut acknowledged: impl FnMut(), stop: impl Fn(&Session) -> bool) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while !stop(session) {
        let screen = session.screen().unwrap();
        let not = Intent::Council(CouncilIntent::RingBells { ring: false });
        let asked =
            screen.thinking.is_none() && council(&screen).decisions.iter().any(|button| button.intent == not);
        let update = if asked { session.dispatch(not).unwrap() } else { step(session, &mut rng).unwrap() };
        if !update.beats.is_empty() {
            acknowledged();
        }
    }
}

fn over(session: &Session) -> bool {
    is_over(&session.screen().unwrap())
}

/// A game at the beginning of its last turn, in this folder.
fn last_turn(base: &Path) -> PathBuf {
    for seed in 1..50 {
        let dir = base.join(format!("game-{seed}"));
        let session = open(&dir);
        let players = [PlayerKind::Person, PlayerKind::Councillor, PlayerKind::Councillor];
        start_council(&session, &players, seed, &[]);
        let claims = |session: &Session| {
            let screen = session.screen().unwrap();
            is_over(&screen) || council(&screen).table.dilemma.number == 0
        };
        play_until(&session, seed, || (), claims);
        if !over(&session) {
            return dir;
        }
    }
    panic!("every game is lost before its last turn");
}

/// The child: plays on to the end, with a sign for every step that is on disk.
#[test]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let session = open(Path::new(&folder));
    session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    eprint!(".");
    play_until(&session, 1, || eprint!("."), over);
    std::thread::sleep(Duration::from_mins(1));
}

/// Kills the child `delay` after its step number `steps`; false when it had no such step.
fn kill_after(dir: &Path, steps: usize, delay: Duration) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill_council::child", "--nocapture"])
        .env(FOLDER, dir)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = child.stderr.take().unwrap();
    let mut signs = vec![0; steps];
    said.read_exact(&mut signs).unwrap();
    std::thread::sleep(delay);
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn a_kill_at_any_step_of_the_last_turn_leaves_the_reign_exactly_once() {
    let base = tempfile::tempdir().unwrap();
    let game = last_turn(base.path());
    let whole = base.path().join("whole");
    copy(&game, &whole);
    let session = open(&whole);
    session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    let mut steps = 1;
    play_until(&session, 1, || steps += 1, over);
    drop(session);
    assert!(steps >= 4, "three councillors claim the throne");

    let (mut before_end, mut after_end) = (0, 0);
    for step in 1..=steps {
        for micros in [0, 300, 900, 2_000, 5_000] {
            let dir = base.path().join(format!("{step}-{micros}"));
            copy(&game, &dir);
            kill_after(&dir, step, Duration::from_micros(micros));
            let reigns = || Store::open(&dir).unwrap().store.reigns().unwrap();
            let written = reigns().intact.len();
            assert!(written <= 1);
            assert!(step < steps || written == 1, "what was acknowledged is on disk");
            before_end += usize::from(written == 0);
            after_end += written;
            let session = open(&dir);
            if session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().rejection.is_none() {
                assert_eq!(written, 0, "a game that is in the Chronicle is over");
                play_until(&session, 2, || (), over);
            } else {
                assert_eq!(written, 1, "a game that is over is in the Chronicle");
            }
            assert_eq!((reigns().intact.len(), reigns().damaged), (1, 0));
        }
    }
    println!("{before_end} kills before the end, {after_end} after it");
    assert!(before_end > 5 && after_end >= 5);
}
