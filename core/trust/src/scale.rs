//! Much of it: games in one process, one long game, many stored games.

use crate::desk::Desk;
use crate::scenario::{plainly, scratch};
use crate::support::{is_over, open, options, start, start_council, start_king};
use cpu_time::ThreadTime;
use douze_app::store::Store;
use douze_app::{AppIntent, Intent, PlayerKind, TableIntent};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

use PlayerKind::Person;

/// Memory of a process that plays game after game, in kB: after a tenth of them, and at the end.
pub fn games(games: u64) -> (u64, u64) {
    let dir = scratch();
    let session = open(dir.path());
    let mut early = 0;
    for game in 0..games {
        match game % 3 {
            0 => drop(start(&session, [Person; 2], game, &[])),
            1 => drop(start_king(&session, &[Person; 2], game, &[])),
            _ => drop(start_council(&session, &[Person; 2], game, &[])),
        }
        Desk::new(session.clone(), &mut plainly).walk(20_000, game);
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        if game == games / 10 {
            early = crate::memory();
        }
    }
    (early, crate::memory())
}

/// The long game.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Long {
    pub rows: usize,
    /// CPU of a press in the last tenth: the middle one, and 99 of 100 are below the other.
    pub median: Duration,
    pub p99: Duration,
    pub opens: Duration,
}

/// A game of so many actions and undos: a duel that is taken back and played again.
pub fn long(actions: usize) -> Long {
    let dir = scratch();
    let session = open(dir.path());
    start(&session, [Person; 2], 1, &[]);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut done, mut taps, mut ahead) = (0, Vec::new(), 0_usize);
    while done < actions {
        let screen = session.screen().unwrap();
        let can =
            |intent| screen.tools.iter().any(|tool| tool.enabled && tool.intent == Intent::Table(intent));
        let offered = options(&screen);
        let undo = is_over(&screen)
            || offered.is_empty()
            || (can(TableIntent::Undo) && rng.random_bool(if ahead > 24 { 0.9 } else { 0.3 }));
        let intent = if undo {
            Intent::Table(TableIntent::Undo)
        } else {
            offered[rng.random_range(0..offered.len())].clone()
        };
        let began = ThreadTime::now();
        let update = session.dispatch(intent).unwrap();
        let took = began.elapsed();
        if update.rejection.is_some() {
            // Nothing can be taken back: the next game.
            ahead = 0;
            session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
            start(&session, [Person; 2], 2, &[]);
            continue;
        }
        let acted = !undo && !update.beats.is_empty();
        done += usize::from(undo || acted);
        ahead = (ahead + usize::from(acted)).saturating_sub(usize::from(undo));
        if done * 10 > actions * 9 {
            taps.push(took);
        }
    }
    taps.sort_unstable();
    drop(session);
    let began = Instant::now();
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    let opens = began.elapsed();
    drop(session);
    let store = Store::open(dir.path()).unwrap().store;
    let games = store.games(0, 50).unwrap();
    let rows = games.lines.iter().map(|game| store.game(game.id).unwrap().rows.len()).max().unwrap();
    Long { rows, median: taps[taps.len() / 2], p99: taps[taps.len() * 99 / 100], opens }
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
