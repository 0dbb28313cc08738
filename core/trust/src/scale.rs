//! Much of it: games in one process, one long game, many stored games.

use crate::desk::{Desk, can};
use crate::script::{plainly, scratch};
use crate::support::{is_over, open, options, start, start_council, start_king};
use cpu_time::ThreadTime;
use douze_app::screen::Body;
use douze_app::store::Store;
use douze_app::{AppIntent, GameKind, Intent, PlayerKind, PuzzlesIntent, TableIntent};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

use PlayerKind::Person;

/// So many games are played into a folder: what a book of reigns holds is read at a council's end, and grows with it.
const GAMES_OF_A_FOLDER: u64 = 1000;

/// Memory of a process that plays game after game, in kB, after each tenth of them.
pub fn games(games: u64) -> Vec<u64> {
    // The session is closed before its folder goes.
    let fresh = || {
        let dir = scratch();
        (open(dir.path()), dir)
    };
    let mut open_folder = fresh();
    let mut held = Vec::new();
    for game in 0..games {
        if game > 0 && game % GAMES_OF_A_FOLDER == 0 {
            open_folder = fresh();
        }
        let session = &open_folder.0;
        match game % 3 {
            0 => drop(start(session, [Person; 2], game, &[])),
            1 => drop(start_king(session, &[Person; 2], game, &[])),
            _ => drop(start_council(session, &[Person; 2], game, &[])),
        }
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        // A press answers with the screen, so that none is made a second time.
        let mut screen = session.screen().unwrap();
        while !is_over(&screen) {
            let offered = options(&screen);
            let intent = offered[rng.random_range(0..offered.len())].clone();
            let update = session.dispatch(intent).unwrap();
            assert_eq!(update.rejection, None);
            screen = update.screen;
        }
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        if (game + 1) % (games / 10).max(1) == 0 {
            held.push(crate::memory());
        }
    }
    held
}

/// The long game.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Long {
    pub rows: usize,
    /// Presses in the last tenth.
    pub presses: usize,
    /// CPU of such a press: the middle one, and 99 of 100 are below the other.
    pub median: Duration,
    pub p99: Duration,
    /// The least wall time.
    pub opens: Duration,
    /// The slowest presses, with what was pressed.
    pub slowest: Vec<(Duration, String)>,
}

/// A game of so many actions and undos: a duel that is taken back and played again. It is played `times` times, with the same
/// presses, and the least time of each press counts: other processes take caches and clock from a press, and never give any.
pub fn long(actions: usize, times: usize) -> Long {
    let (mut taps, mut opens, rows) = once(actions);
    for _ in 1..times {
        let (again, opened, _) = once(actions);
        assert!(again.iter().map(|tap| &tap.1).eq(taps.iter().map(|tap| &tap.1)), "other presses");
        taps.iter_mut().zip(again).for_each(|(tap, other)| tap.0 = tap.0.min(other.0));
        opens = opens.min(opened);
    }
    taps.sort_unstable();
    let slowest = taps.iter().rev().step_by(taps.len() / 200 + 1).take(8).cloned().collect();
    let (median, p99) = (taps[taps.len() / 2].0, taps[taps.len() * 99 / 100].0);
    Long { rows, presses: taps.len(), median, p99, opens, slowest }
}

/// The presses in the last tenth with their CPU time, the time to open the game, and its rows.
fn once(actions: usize) -> (Vec<(Duration, String)>, Duration, usize) {
    let dir = scratch();
    let session = open(dir.path());
    let mut screen = start(&session, [Person; 2], 1, &[]).screen;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut done, mut taps, mut ahead) = (0, Vec::new(), 0_usize);
    while done < actions {
        let offered = options(&screen);
        let undo = is_over(&screen)
            || offered.is_empty()
            || (can(&screen, TableIntent::Undo) && rng.random_bool(if ahead > 24 { 0.9 } else { 0.3 }));
        let intent = if undo {
            Intent::Table(TableIntent::Undo)
        } else {
            offered[rng.random_range(0..offered.len())].clone()
        };
        let name = format!("{intent:?}");
        let began = ThreadTime::now();
        let update = session.dispatch(intent).unwrap();
        let took = began.elapsed();
        if update.rejection.is_some() {
            // Nothing can be taken back: the next game.
            ahead = 0;
            session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
            screen = start(&session, [Person; 2], 2, &[]).screen;
            continue;
        }
        let acted = !undo && !update.beats.is_empty();
        screen = update.screen;
        done += usize::from(undo || acted);
        ahead = (ahead + usize::from(acted)).saturating_sub(usize::from(undo));
        if done * 10 > actions * 9 {
            taps.push((took, if undo { "undo".into() } else { name }));
        }
    }
    drop(session);
    let began = Instant::now();
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    let opens = began.elapsed();
    drop(session);
    let store = Store::open(dir.path()).unwrap().store;
    let games = store.games(0, 50).unwrap();
    let rows = games.lines.iter().map(|game| store.game(game.id).unwrap().rows.len()).max().unwrap();
    (taps, opens, rows)
}

/// How much CPU time the statistics of people with so many finished games take: the middle one of nine times, and the longest.
pub fn statistics(games: u32) -> (Duration, Duration) {
    let dir = scratch();
    let mut store = Store::open(dir.path()).unwrap().store;
    store.set_setting("people", "[\"Lea\",\"Tom\"]").unwrap();
    for number in 0..games {
        let header = format!(
            r#"{{"names":["Lea","Tom"],"players":["person","person"],"variant":"standard","seed":{number},"seed_chosen":false,"player_seed":7}}"#
        );
        let result = format!(r#"{{"forest":{{"winner":{},"points":[{},9]}}}}"#, number % 2, number % 30);
        store.keep_game("forest", &header, &[], &result, number.into()).unwrap();
    }
    drop(store);
    let session = open(dir.path());
    let mut took: Vec<Duration> = (0..9)
        .map(|_| {
            session.dispatch(Intent::App(AppIntent::OpenGames)).unwrap();
            let began = ThreadTime::now();
            let update = session.dispatch(Intent::App(AppIntent::OpenPeople)).unwrap();
            let took = began.elapsed();
            assert!(matches!(update.screen.body, Body::People { .. }));
            session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
            took
        })
        .collect();
    took.sort_unstable();
    (took[4], took[8])
}

/// How much CPU time a puzzle takes to be opened: the middle one of so many times, and the longest. Each theme of each game, the
/// list of puzzles and the first puzzle of a fresh process among them.
pub fn puzzles(times: usize) -> (Duration, Duration) {
    let dir = scratch();
    let session = open(dir.path());
    let mut took = Vec::new();
    let press = |intent: Intent, took: &mut Vec<Duration>| {
        let began = ThreadTime::now();
        let update = session.dispatch(intent).unwrap();
        took.push(began.elapsed());
        assert_eq!(update.rejection, None);
        update.screen
    };
    while took.len() < times {
        for game in [GameKind::Forest, GameKind::King, GameKind::Council] {
            press(Intent::App(AppIntent::OpenPuzzles), &mut took);
            let screen = press(Intent::Puzzles(PuzzlesIntent::SetGame { game }), &mut took);
            let Body::Puzzles { puzzles } = screen.body else { panic!("no puzzles") };
            for theme in puzzles.themes.into_iter().filter(|theme| theme.button.enabled) {
                assert!(press(theme.button.intent, &mut took).puzzle.is_some());
                press(Intent::App(AppIntent::Back), &mut took);
            }
            press(Intent::App(AppIntent::OpenHome), &mut took);
        }
    }
    took.sort_unstable();
    (took[took.len() / 2], took[took.len() - 1])
}

/// How long a folder with so many games takes to be opened (the best of five), and how large its file is, in kB.
pub fn stored(games: u32) -> (Duration, u64) {
    let dir = scratch();
    let session = open(dir.path());
    start(&session, [Person; 2], 1, &[]);
    Desk::new(session.clone(), &mut plainly).walk(20_000, 1);
    drop(session);
    let mut store = Store::open(dir.path()).unwrap().store;
    let game = store.game(douze_app::store::GameId(1)).unwrap();
    for number in 0..games {
        let at_ms = 1_700_000_000_000 + i64::from(number);
        if number % 100 == 0 {
            store.new_game(&game.line.kind, &game.line.header, &game.rows[..4], at_ms).unwrap();
        } else {
            store.keep_game(&game.line.kind, &game.line.header, &game.rows, "{}", at_ms).unwrap();
        }
    }
    drop(store);
    drop(open(dir.path()));
    let best = (0..5).map(|_| {
        let began = Instant::now();
        drop(open(dir.path()));
        began.elapsed()
    });
    let best = best.min().unwrap();
    let size = std::fs::metadata(dir.path().join(douze_app::store::FILE_NAME)).unwrap().len() / 1_024;
    (best, size)
}
