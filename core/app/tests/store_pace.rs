//! Pace of the storage, measured: `cargo test --release -p douze-app --test store_pace -- --ignored --nocapture`.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use std::time::{Duration, Instant};

use douze_app::store::{FILE_NAME, Store};
use rusqlite::Connection;

fn cpu() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    Duration::from_nanos(stat.split(' ').next().unwrap().parse().unwrap())
}

fn percentile(samples: &mut [Duration], percent: usize) -> Duration {
    samples.sort();
    samples[(samples.len() * percent / 100).min(samples.len() - 1)]
}

/// CPU and wall time of each call, as (cpu p50, cpu p99, wall p50, wall p99).
fn measure(count: u32, mut call: impl FnMut(u32)) -> (Duration, Duration, Duration, Duration) {
    let (mut cpus, mut walls) = (Vec::new(), Vec::new());
    for i in 0..count {
        let (wall, used) = (Instant::now(), cpu());
        call(i);
        cpus.push(cpu().saturating_sub(used));
        walls.push(wall.elapsed());
    }
    let (c, w) = (&mut cpus, &mut walls);
    (percentile(c, 50), percentile(c, 99), percentile(w, 50), percentile(w, 99))
}

#[test]
#[ignore = "a measurement"]
fn append_beside_a_bare_commit() {
    let dir = tempfile::tempdir().unwrap();
    let bare = Connection::open(dir.path().join("bare.sqlite")).unwrap();
    bare.execute_batch(
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE t (id INTEGER PRIMARY KEY, body TEXT);",
    )
    .unwrap();
    let mut store = Store::open(dir.path()).unwrap().store;
    let game = store.new_game("forest", "{}", &[], 1).unwrap();
    let row = "{\"seat\":0,\"move\":{\"from\":[0,0],\"to\":[2,1]}}".to_string();
    let bare_times = measure(2000, |_| {
        bare.prepare_cached("INSERT INTO t (body) VALUES (?1)").unwrap().execute([&row]).unwrap();
    });
    let append_times = measure(2000, |n| store.append(game, n, std::slice::from_ref(&row), None).unwrap());
    println!("bare commit  (cpu p50, p99, wall p50, p99): {bare_times:?}");
    println!("append       (cpu p50, p99, wall p50, p99): {append_times:?}");
}

#[test]
#[ignore = "a measurement"]
fn a_long_life() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap().store;
    let header = format!("{{\"douze\":1,\"game\":\"forest\",\"{}\":0}}", "h".repeat(300));
    let rows: Vec<_> = (0..60).map(|n| format!("{{\"seat\":0,\"place\":[{n},-1],\"seat\":1}}")).collect();
    for ms in 0..5000 {
        let game = store.new_game("forest", &header, &rows, ms).unwrap();
        store.end_game(game, ms + 1).unwrap();
    }
    drop(store);
    let size = std::fs::metadata(dir.path().join(FILE_NAME)).unwrap().len();
    let mut reopened = None;
    let open = measure(5, |_| reopened = Some(Store::open(dir.path()).unwrap().store));
    let store = reopened.unwrap();
    let first = measure(200, |_| drop(store.games(0, 50).unwrap()));
    let far = measure(200, |_| drop(store.games(4950, 50).unwrap()));
    let last_open = measure(200, |_| assert_eq!(store.last_open(None), Ok(None)));
    println!("5000 games, {size} bytes; (cpu p50, p99, wall p50, p99) of open: {open:?}");
    println!("first window: {first:?}\nfar window: {far:?}\nlast open: {last_open:?}");
}
