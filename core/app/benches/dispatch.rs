//! The cost of a tap: own CPU and wall time of `Session::dispatch`, beside a bare SQLite commit of the same size on
//! the same disk, in turns; with the feature `uniffi` also what updates are over the border.
//! `cargo bench -p douze-app --bench dispatch --features uniffi`
#![allow(clippy::unwrap_used, clippy::panic, reason = "a measurement")]

#[path = "../tests/it/support/mod.rs"]
mod support;

use cpu_time::ThreadTime;
use douze_app::{AppIntent, Intent, PlayerKind, TableIntent};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

/// Sets up and starts a game of this number.
type Start = fn(&douze_app::Session, u64);

/// What is played, and how many games of it.
const TABLES: [(&str, u64, Start); 4] = [
    ("forest duel, two people", 100, |session, game| {
        support::start(session, [PlayerKind::Person; 2], game, &[]);
    }),
    ("King of 12, four people", 40, |session, game| {
        support::start_king(session, &[PlayerKind::Person; 4], game, &[]);
    }),
    ("tournament, fifteen people", 6, |session, game| {
        support::start_king(session, &[PlayerKind::Person; 15], game, &[]);
    }),
    ("council, four people", 60, |session, game| {
        support::start_council(session, &[PlayerKind::Person; 4], game, &[]);
    }),
];

fn main() {
    for (name, games, start) in TABLES {
        measure(name, games, start);
    }
    long_game();
    home();
}

/// One game with few and with many rows: a choice, taken back and made again, in turns.
fn long_game() {
    let dir = tempfile::tempdir().unwrap();
    let session = support::open(dir.path());
    support::start_king(&session, &[PlayerKind::Person, PlayerKind::Pretender], 1, &[]);
    for rows in [10, 2_000] {
        let mut all = vec![];
        for _ in 0..rows / 2 {
            let screen = session.screen().unwrap();
            let chosen = support::options(&screen)[0].clone();
            for intent in [chosen, Intent::Table(TableIntent::Confirm), Intent::Table(TableIntent::Undo)] {
                let own_cpu = ThreadTime::now();
                let update = session.dispatch(intent).unwrap();
                all.push(own_cpu.elapsed());
                assert_eq!(update.rejection, None);
            }
        }
        println!("one game, {rows} more rows");
        line("dispatch, own CPU, all", &mut all.split_off(all.len().saturating_sub(300)));
    }
}

/// Home, with a thousand games in the store.
fn home() {
    let dir = tempfile::tempdir().unwrap();
    let session = support::open(dir.path());
    for game in 0..1_000 {
        support::start(&session, [PlayerKind::Person; 2], game, &[]);
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    }
    let mut times = vec![];
    for _ in 0..200 {
        let own_cpu = ThreadTime::now();
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        times.push(own_cpu.elapsed());
    }
    println!("a thousand games stored");
    line("OpenHome, own CPU", &mut times);
}

fn measure(name: &str, games: u64, start: Start) {
    let dir = tempfile::tempdir().unwrap();
    let session = support::open(dir.path());
    let bare = rusqlite::Connection::open(dir.path().join("bare.sqlite")).unwrap();
    bare.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
         CREATE TABLE rows (game INTEGER, n INTEGER, body TEXT, sum BLOB, PRIMARY KEY (game, n)) WITHOUT ROWID;",
    )
    .unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut all, mut cpu, mut wall) = (vec![], vec![], vec![]);
    let (mut commit, mut commit_cpu, mut sent) = (vec![], vec![], 0_i64);
    #[cfg(feature = "uniffi")]
    let mut crossed = vec![];
    for game in 0..games {
        start(&session, game);
        loop {
            let screen = session.screen().unwrap();
            if support::is_over(&screen) {
                break;
            }
            let options = support::options(&screen);
            let intent = options[rng.random_range(0..options.len())].clone();
            let (start, own_cpu) = (Instant::now(), ThreadTime::now());
            let update = session.dispatch(intent).unwrap();
            let (took, cpu_time) = (start.elapsed(), own_cpu.elapsed());
            all.push(cpu_time);
            if update.beats.is_empty() {
                continue;
            }
            cpu.push(cpu_time);
            wall.push(took);
            #[cfg(feature = "uniffi")]
            crossed.push(crossing(update));
            let (start, own_cpu) = (Instant::now(), ThreadTime::now());
            let body = r#"{"act":{"place":{"seat":0,"at":{"row":-1,"col":2}}}}"#;
            bare.prepare_cached("INSERT INTO rows VALUES (?1, ?2, ?3, x'0011223344556677')")
                .unwrap()
                .execute((1, sent, body))
                .unwrap();
            sent += 1;
            commit.push(start.elapsed());
            commit_cpu.push(own_cpu.elapsed());
        }
        for intent in [
            Intent::App(AppIntent::OpenHome),
            Intent::App(AppIntent::OpenSettings),
            Intent::App(AppIntent::Back),
        ] {
            let own_cpu = ThreadTime::now();
            session.dispatch(intent).unwrap();
            all.push(own_cpu.elapsed());
        }
    }
    println!("{name}: {games} games, {} dispatches, {} of them saved", all.len(), cpu.len());
    line("dispatch, own CPU, all", &mut all);
    line("dispatch, own CPU, saved", &mut cpu);
    #[cfg(feature = "uniffi")]
    report_crossing(&mut crossed);
    line("bare commit, own CPU", &mut commit_cpu);
    let (_, dispatch) = line("dispatch, wall, saved", &mut wall);
    let (_, bare) = line("bare commit, wall", &mut commit);
    println!("wall p99, dispatch ÷ bare commit: {:.2}", dispatch.as_secs_f64() / bare.as_secs_f64());
}

/// How many bytes an update is on its way over the border, how many beats it has, and how long it takes to write.
#[cfg(feature = "uniffi")]
struct Crossing {
    beats: usize,
    bytes: usize,
    took: Duration,
}

#[cfg(feature = "uniffi")]
fn crossing(update: douze_app::Update) -> Crossing {
    let (beats, mut buffer, own_cpu) = (update.beats.len(), Vec::new(), ThreadTime::now());
    <douze_app::Update as uniffi::Lower<douze_app::UniFfiTag>>::write(update, &mut buffer);
    Crossing { beats, bytes: buffer.len(), took: own_cpu.elapsed() }
}

#[cfg(feature = "uniffi")]
fn report_crossing(crossed: &mut [Crossing]) {
    let mut times: Vec<Duration> = crossed.iter().map(|one| one.took).collect();
    line("over the border, own CPU", &mut times);
    let most = crossed.iter().max_by_key(|one| one.bytes);
    if let Some(Crossing { beats, bytes, took }) = most {
        println!("largest update: {beats} beats, {bytes} bytes, {:.1} µs", micros(*took));
    }
}

/// Prints and gives median and 99th percentile.
fn line(name: &str, times: &mut [Duration]) -> (Duration, Duration) {
    times.sort();
    let (median, p99) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    println!("{name:26} median {:7.1} µs   p99 {:7.1} µs", micros(median), micros(p99));
    (median, p99)
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
