//! kill -9 in the middle of appending: no acknowledged row is lost.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use douze_app::store::{GameId, Store};

const DIR: &str = "DOUZE_STORE_KILL_DIR";

/// Rows per commit, so that a torn commit would show.
const TOGETHER: u32 = 3;

fn body(n: u32) -> String {
    format!("{{\"n\":{n},\"{}\":0}}", "x".repeat(n as usize % 700))
}

/// The child: appends for ever and prints each number only after it is saved.
#[test]
#[ignore = "runs as the child of the test below"]
fn child_appends() {
    let Ok(dir) = std::env::var(DIR) else { return };
    let mut store = Store::open(Path::new(&dir)).unwrap().store;
    let game = match store.last_open(None).unwrap() {
        Some(game) => game,
        None => store.new_game("forest", "{}", &[], 1).unwrap(),
    };
    let mut n = store.game(game).unwrap().rows.len() as u32;
    loop {
        let bodies: Vec<_> = (n..n + TOGETHER).map(body).collect();
        store.append(game, n, &bodies, None).unwrap();
        n += TOGETHER;
        // Not println!: the test harness would hold it back.
        writeln!(std::io::stdout(), "saved {n}").unwrap();
    }
}

#[test]
fn no_acknowledged_row_is_lost() {
    let dir = tempfile::tempdir().unwrap();
    let mut last = 0;
    for round in 0..12_usize {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "child_appends", "--ignored", "--nocapture"])
            .env(DIR, dir.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let saved = BufReader::new(child.stdout.take().unwrap())
            .lines()
            .map_while(Result::ok)
            .filter_map(|line| line.rsplit_once("saved ").and_then(|(_, n)| n.parse::<u32>().ok()));
        let mut acknowledged = 0;
        for (i, n) in saved.enumerate() {
            acknowledged = n;
            // Different moments: some commits more, and some microseconds more.
            if i == round * 7 {
                std::thread::sleep(std::time::Duration::from_micros(round as u64 * 137));
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();

        let opened = Store::open(dir.path()).unwrap();
        assert_eq!(opened.set_aside, None);
        let found = opened.store.game(GameId(1)).unwrap();
        let rows = found.rows.len() as u32;
        assert_eq!(found.damaged_from, None);
        assert!(acknowledged > last, "the game goes on");
        assert!(rows == acknowledged || rows == acknowledged + TOGETHER, "{rows} of {acknowledged}");
        assert!(found.rows.iter().zip(0..).all(|(row, n)| *row == body(n)));
        last = rows;
    }
}
