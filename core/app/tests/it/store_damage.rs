//! Damaged files: set aside and named, never deleted; damaged rows cost one game its rest.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use std::fs;
use std::path::Path;

use douze_app::store::{FILE_NAME, GameId, Opened, Store, StoreError, StoredPuzzle};
use rusqlite::Connection;

const ROWS: u32 = 120;

fn body(n: u32) -> String {
    format!(
        "{{\"seat\":{},\"place\":[{n},-1],\"why\":\"{}\"}}",
        n % 2,
        "long enough for some pages ".repeat(3)
    )
}

/// A folder with a closed file: all in one file, no log beside it.
fn filled(dir: &Path) -> GameId {
    let mut store = Store::open(dir).unwrap().store;
    let first: Vec<_> = (0..ROWS).map(body).collect();
    let game = store.new_game("forest", "{\"douze\":1}", &first, 1).unwrap();
    store.set_setting("language", "de").unwrap();
    store.set_snapshot(game, ROWS, b"snapshot").unwrap();
    game
}

fn count_files(dir: &Path) -> usize {
    fs::read_dir(dir)
        .unwrap()
        .filter(|e| e.as_ref().unwrap().path().extension().is_some_and(|x| x == "sqlite"))
        .count()
}

/// The fresh file after a set-aside works, and the old bytes are all there.
fn assert_set_aside(dir: &Path, opened: Opened, old: &[u8]) {
    let aside = opened.set_aside.expect("set aside");
    assert_eq!(fs::read(&aside).unwrap(), old, "set aside unchanged");
    let mut store = opened.store;
    assert_eq!(store.games(0, 50).unwrap().total, 0);
    let game = store.new_game("forest", "{}", &[body(0)], 1).unwrap();
    drop(store);
    let again = Store::open(dir).unwrap();
    assert_eq!(again.set_aside, None);
    assert_eq!(again.store.game(game).unwrap().rows, [body(0)]);
}

/// Whatever lay there: either it was set aside, or every row it gives is right.
fn assert_never_wrong(dir: &Path, opened: Opened, game: GameId, old: &[u8]) -> bool {
    if opened.set_aside.is_some() {
        assert_set_aside(dir, opened, old);
        return true;
    }
    match opened.store.game(game) {
        Ok(found) => {
            assert!(found.rows.iter().zip(0..).all(|(row, n)| *row == body(n)));
            let all = found.rows.len() as u32 == ROWS;
            assert_eq!(found.damaged_from, (!all).then_some(found.rows.len() as u32));
        }
        Err(error) => assert!(matches!(error, StoreError::NoGame | StoreError::Damaged { .. }), "{error:?}"),
    }
    if let Some((n, bytes)) = opened.store.snapshot(game).unwrap_or_default() {
        assert_eq!((n, &bytes[..]), (ROWS, &b"snapshot"[..]));
    }
    false
}

#[test]
fn garbage_is_set_aside_under_fresh_names() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(FILE_NAME);
    for (number, len) in [7_usize, 100, 512, 4096, 40_000].into_iter().enumerate() {
        let garbage: Vec<u8> = (0..len).map(|i| (i * 31 + i / 7 + 11) as u8).collect();
        fs::write(&path, &garbage).unwrap();
        for log in ["-wal", "-shm"] {
            let _ = fs::remove_file(dir.path().join(format!("{FILE_NAME}{log}")));
        }
        let opened = Store::open(dir.path()).unwrap();
        let expected = dir.path().join(format!("douze-unreadable-{}.sqlite", number + 1));
        assert_eq!(opened.set_aside.as_deref(), Some(&*expected));
        assert_set_aside(dir.path(), opened, &garbage);
    }
    assert_eq!(count_files(dir.path()), 6);
}

#[test]
fn an_empty_file_is_a_new_one() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join(FILE_NAME), "").unwrap();
    let opened = Store::open(dir.path()).unwrap();
    assert_eq!(opened.set_aside, None);
    assert_eq!(opened.store.games(0, 50).unwrap().total, 0);
}

#[test]
fn a_log_whose_file_is_gone_is_set_aside_too() {
    let dir = tempfile::tempdir().unwrap();
    let log = dir.path().join(format!("{FILE_NAME}-wal"));
    fs::write(&log, "log").unwrap();
    let opened = Store::open(dir.path()).unwrap();
    assert_eq!(fs::read(opened.set_aside.unwrap()).unwrap(), b"log");
}

#[test]
fn a_file_cut_at_any_length_is_set_aside() {
    let whole = tempfile::tempdir().unwrap();
    let game = filled(whole.path());
    let bytes = fs::read(whole.path().join(FILE_NAME)).unwrap();
    assert!(bytes.len() > 5 * 4096, "{}", bytes.len());
    let around =
        (0..bytes.len()).step_by(4096).flat_map(|page| [page + 1, page + 99, page + 4095, page + 4096]);
    // From 2: SQLite takes a file of one byte for an empty one, and nothing is lost with it.
    for len in
        (2..40).chain(around).chain((0..bytes.len()).step_by(997)).filter(|l| (2..bytes.len()).contains(l))
    {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(FILE_NAME), &bytes[..len]).unwrap();
        let opened = Store::open(dir.path()).unwrap();
        let aside = assert_never_wrong(dir.path(), opened, game, &bytes[..len]);
        // A few last bytes less is a damaged value for SQLite, no damaged file: the checksums find it.
        assert!(aside || len > bytes.len() - 4096, "cut at {len}");
    }
}

#[test]
fn a_flipped_bit_never_gives_a_wrong_row() {
    let whole = tempfile::tempdir().unwrap();
    let game = filled(whole.path());
    let bytes = fs::read(whole.path().join(FILE_NAME)).unwrap();
    let (mut aside, mut kept) = (0, 0);
    // All of SQLite's header, then samples of every page.
    for (i, at) in (0..100).chain((100..bytes.len()).step_by(61)).enumerate() {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1 << (i % 8);
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(FILE_NAME), &flipped).unwrap();
        // Bytes 60 to 63 are user_version: a higher one is a newer file, and is left alone.
        match Store::open(dir.path()) {
            Ok(opened) => {
                if assert_never_wrong(dir.path(), opened, game, &flipped) {
                    aside += 1;
                } else {
                    kept += 1;
                }
            }
            Err(error) => {
                assert!((60..64).contains(&at) && matches!(error, StoreError::Newer { .. }), "{error:?}");
            }
        }
    }
    println!("{aside} set aside, {kept} kept");
    assert!(aside > 20 && kept > 20, "{aside} {kept}");
}

#[test]
fn a_log_cut_at_any_length_gives_a_prefix() {
    let whole = tempfile::tempdir().unwrap();
    let mut store = Store::open(whole.path()).unwrap().store;
    let game = store.new_game("forest", "{}", &[], 1).unwrap();
    for n in 0..30 {
        store.append(game, n, &[body(n)], None).unwrap();
    }
    // As after a kill: file and log are copied while the store is open.
    let main = fs::read(whole.path().join(FILE_NAME)).unwrap();
    let log = fs::read(whole.path().join(format!("{FILE_NAME}-wal"))).unwrap();
    let mut before = 0;
    for len in (0..log.len()).step_by(2003).chain([log.len()]) {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(FILE_NAME), &main).unwrap();
        fs::write(dir.path().join(format!("{FILE_NAME}-wal")), &log[..len]).unwrap();
        let opened = Store::open(dir.path()).unwrap();
        let found = opened.store.game(game).map(|g| (g.rows, g.damaged_from));
        let Ok((rows, damaged_from)) = found else { continue };
        assert_eq!(damaged_from, None);
        assert!(rows.iter().zip(0..).all(|(row, n)| *row == body(n)));
        assert!(rows.len() >= before, "a longer log holds no less");
        before = rows.len();
    }
    assert_eq!(before, 30, "the whole log holds all");
}

#[test]
fn a_damaged_row_costs_the_rows_from_there_on_and_no_other_game() {
    let damages = [
        ("UPDATE actions SET body = replace(body, '-1', '-2') WHERE game_id = 1 AND n = 5", 5),
        ("UPDATE actions SET checksum = x'0000000000000000' WHERE game_id = 1 AND n = 119", 119),
        ("UPDATE actions SET checksum = x'00' WHERE game_id = 1 AND n = 3", 3),
        ("UPDATE actions SET body = CAST(x'fffe' AS TEXT) WHERE game_id = 1 AND n = 4", 4),
        ("DELETE FROM actions WHERE game_id = 1 AND n = 0", 0),
        ("DELETE FROM actions WHERE game_id = 1 AND n = 60", 60),
        ("UPDATE actions SET n = -7 WHERE game_id = 1 AND n = 119", 0),
    ];
    for (sql, from) in damages {
        let dir = tempfile::tempdir().unwrap();
        let game = filled(dir.path());
        let mut store = Store::open(dir.path()).unwrap().store;
        let intact = store.new_game("king", "{}", &[body(0)], 2).unwrap();
        drop(store);
        let raw = Connection::open(dir.path().join(FILE_NAME)).unwrap();
        raw.execute_batch("DROP TRIGGER actions_keep_update; DROP TRIGGER actions_keep_delete;").unwrap();
        assert_eq!(raw.execute(sql, []).unwrap(), 1);
        drop(raw);

        let opened = Store::open(dir.path()).unwrap();
        assert_eq!(opened.set_aside, None, "{sql}");
        let found = opened.store.game(game).unwrap();
        assert_eq!(found.damaged_from, Some(from), "{sql}");
        assert_eq!(found.rows, (0..from).map(body).collect::<Vec<_>>(), "{sql}");
        assert_eq!(opened.store.game(intact).unwrap().damaged_from, None);
    }
}

#[test]
fn a_damaged_snapshot_is_none() {
    let dir = tempfile::tempdir().unwrap();
    let game = filled(dir.path());
    let raw = Connection::open(dir.path().join(FILE_NAME)).unwrap();
    for sql in
        ["UPDATE snapshots SET body = x'00'", "UPDATE snapshots SET n = 3", "UPDATE snapshots SET n = -1"]
    {
        let mut store = Store::open(dir.path()).unwrap().store;
        store.set_snapshot(game, ROWS, b"snapshot").unwrap();
        assert!(store.snapshot(game).unwrap().is_some());
        raw.execute(sql, []).unwrap();
        assert_eq!(store.snapshot(game), Ok(None), "{sql}");
    }
}

#[test]
fn a_damaged_schema_is_set_aside() {
    let damages = [
        "DROP TABLE settings",
        "ALTER TABLE games RENAME COLUMN header TO head",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -1",
    ];
    for sql in damages {
        let dir = tempfile::tempdir().unwrap();
        filled(dir.path());
        Connection::open(dir.path().join(FILE_NAME)).unwrap().execute_batch(sql).unwrap();
        let opened = Store::open(dir.path()).unwrap();
        let aside = opened.set_aside.unwrap_or_else(|| panic!("{sql}"));
        let rows: u32 = Connection::open(aside)
            .unwrap()
            .query_row("SELECT count(*) FROM actions", [], |r| r.get(0))
            .unwrap();
        assert_eq!(rows, ROWS, "nothing is lost in the file set aside");
    }
}

/// A damaged count, or a count of an older version, is not believed: nothing is missing then.
#[test]
fn a_damaged_count_of_rows_costs_no_game() {
    for change in ["length = length + 64", "length_check = length_check - 8", "length = NULL"] {
        let dir = tempfile::tempdir().unwrap();
        let game = filled(dir.path());
        let sql = format!("UPDATE games SET {change}");
        Connection::open(dir.path().join(FILE_NAME)).unwrap().execute_batch(&sql).unwrap();
        let found = Store::open(dir.path()).unwrap().store.game(game).unwrap();
        assert_eq!((found.rows.len() as u32, found.damaged_from), (ROWS, None), "{change}");
    }
}

/// A preference, a tried puzzle or a name with another content counts as none; one without a checksum is of an older version.
#[test]
fn damaged_settings_puzzles_and_names_count_as_none() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap().store;
    let keep = |store: &mut Store| {
        store.set_setting("language", "de").unwrap();
        store.name_chronicle(1, "Ours").unwrap();
        let puzzle = StoredPuzzle { id: "king-1".into(), body: "{}".into() };
        store.put_puzzle(&puzzle, "puzzle-rating", "1500").unwrap();
    };
    let found = |store: &Store| {
        let name = store.chronicles().unwrap().remove(0).name;
        (store.setting("language").unwrap(), name, store.puzzles().unwrap().len())
    };
    keep(&mut store);
    drop(store);
    let whole = (Some("de".into()), "Ours".into(), 1);
    let change = |sql: &str| {
        Connection::open(dir.path().join(FILE_NAME)).unwrap().execute_batch(sql).unwrap();
        Store::open(dir.path()).unwrap().store
    };
    assert_eq!(found(&change("SELECT 1")), whole);
    let mut store = change(
        "UPDATE settings SET value = 'fr'; UPDATE chronicles SET name = 'Owrs'; UPDATE puzzles SET body = '[]'",
    );
    assert_eq!(found(&store), (None, String::new(), 0));
    keep(&mut store);
    assert_eq!(found(&store), whole);
    drop(store);
    let sql =
        ["settings", "chronicles", "puzzles"].map(|table| format!("UPDATE {table} SET checksum = NULL"));
    assert_eq!(found(&change(&sql.join(";"))), whole);
}
