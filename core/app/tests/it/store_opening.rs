//! Opening where it cannot go well, and files of other versions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use douze_app::chronicle::{Book, Throne};
use douze_app::store::{FILE_NAME, GameId, Store, StoreError, StoredPuzzle};
use douze_rules::council::Character;
use rusqlite::Connection;

use crate::support::rewrite;

fn error(dir: &Path) -> StoreError {
    Store::open(dir).map(|o| o.set_aside).unwrap_err()
}

fn all_files(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(dir)
        .unwrap()
        .map(|e| e.unwrap())
        .map(|e| (e.file_name().into_string().unwrap(), fs::read(e.path()).unwrap()))
        .filter(|(name, _)| !name.ends_with("-shm"))
        .collect();
    files.sort();
    files
}

#[test]
fn the_folder_is_made() {
    let dir = tempfile::tempdir().unwrap();
    let deep = dir.path().join("a").join("file: ä?mode=ro");
    assert_eq!(Store::open(&deep).unwrap().set_aside, None);
    assert!(deep.join(FILE_NAME).exists());
}

#[test]
fn a_folder_that_cannot_be_made_is_unusable() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "x").unwrap();
    for bad in [file.join("below"), file.clone()] {
        let found = error(&bad);
        assert!(matches!(found, StoreError::Unusable { .. }), "{found:?}");
    }
    assert_eq!(fs::read(&file).unwrap(), b"x");
}

#[test]
fn a_folder_in_the_place_of_the_file_is_unusable() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join(FILE_NAME)).unwrap();
    let found = error(dir.path());
    assert!(matches!(found, StoreError::UnusableFile { .. }), "{found:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_system_folder_without_files_cannot_be_used() {
    for bad in ["/proc/douze", "/proc/self"] {
        let found = error(Path::new(bad));
        assert!(matches!(found, StoreError::Unusable { .. } | StoreError::ReadOnly), "{bad}: {found:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_newer_file_is_left_as_it_is() {
    let dir = tempfile::tempdir().unwrap();
    drop(Store::open(dir.path()).unwrap());
    let raw = Connection::open(dir.path().join(FILE_NAME)).unwrap();
    raw.execute_batch("CREATE TABLE later (x); PRAGMA user_version = 99;").unwrap();
    // Once with the change in the log (as after a kill), once with all in the file.
    let before = all_files(dir.path());
    assert!(before.iter().any(|(name, bytes)| name.ends_with("-wal") && !bytes.is_empty()));
    let killed = tempfile::tempdir().unwrap();
    for (name, bytes) in &before {
        fs::write(killed.path().join(name), bytes).unwrap();
    }
    drop(raw);
    for folder in [killed.path(), dir.path()] {
        let before = all_files(folder);
        let found = error(folder);
        assert_eq!(found, StoreError::Newer { found: 99, known: 5 });
        assert!(found.to_string().contains("99") && found.to_string().contains('5'), "names both: {found}");
        let after: Vec<_> = all_files(folder).into_iter().filter(|(_, bytes)| !bytes.is_empty()).collect();
        assert_eq!(after, before);
    }
}

/// Every saved version opens for ever. Add a fixture for each version; never change one.
#[test]
fn every_released_version_opens() {
    let dir = tempfile::tempdir().unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/store-v1.sqlite");
    fs::copy(fixture, dir.path().join(FILE_NAME)).unwrap();
    let opened = Store::open(dir.path()).unwrap();
    assert_eq!(opened.set_aside, None);
    let mut store = opened.store;
    let ended = store.game(GameId(1)).unwrap();
    assert_eq!(ended.line.kind, "forest");
    assert_eq!(ended.line.header, FIXTURE_HEADER);
    assert_eq!((ended.line.created_ms, ended.line.ended_ms), (1_000, Some(2_000)));
    assert_eq!((ended.rows, ended.damaged_from), (FIXTURE_ROWS.map(String::from).to_vec(), None));
    // It was played last when it was begun, as far as that version knew.
    let open = store.open_games(&["forest"], 0, 9).unwrap();
    assert_eq!(open.iter().map(|game| (game.id, &game.last)).collect::<Vec<_>>(), [(GameId(2), &None)]);
    assert_eq!(store.snapshot(GameId(2)), Ok(Some((1, b"\x00snapshot\xff".to_vec()))));
    assert_eq!(store.setting("language"), Ok(Some("de".into())));
    store.append(GameId(2), 1, &["{}".into()], None).unwrap();
}

#[test]
fn version_2_opens_with_its_reigns_and_decks() {
    let dir = tempfile::tempdir().unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/store-v2.sqlite");
    fs::copy(fixture, dir.path().join(FILE_NAME)).unwrap();
    let opened = Store::open(dir.path()).unwrap();
    assert_eq!(opened.set_aside, None);
    let store = opened.store;
    let game = store.game(GameId(1)).unwrap();
    assert_eq!((game.rows.len(), game.line.ended_ms), (2, Some(1_790_000_060_000)));
    let decks = store.decks().unwrap();
    assert_eq!(decks.iter().map(|deck| &*deck.name).collect::<Vec<_>>(), ["ours"]);
    let book = Book::load(&store).unwrap();
    assert_eq!((book.lines().len(), book.damaged(), book.next_year()), (2, 0, 55));
    let first = &book.lines()[0].reign;
    assert_eq!(first.id.to_string(), "6f2c9a51-8f1f-4c67-9b53-0d8c00000001");
    assert_eq!(first.throne, Throne::Character(Character::Machine));
    assert_eq!(first.deck.sha256, Some(decks[0].sha256));
}

#[test]
fn version_2_gets_a_place_for_puzzles() {
    let dir = tempfile::tempdir().unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/store-v2.sqlite");
    fs::copy(fixture, dir.path().join(FILE_NAME)).unwrap();
    let mut store = Store::open(dir.path()).unwrap().store;
    assert_eq!(store.puzzles(), Ok(Vec::new()));
    let puzzle = |body: &str| StoredPuzzle { id: "forest-7".into(), body: body.into() };
    store.put_puzzle(&puzzle("{}"), "puzzle-rating", "1500").unwrap();
    store.put_puzzle(&puzzle("[]"), "puzzle-rating", "1600").unwrap();
    drop(store);
    let store = Store::open(dir.path()).unwrap().store;
    assert_eq!(store.puzzles(), Ok(vec![puzzle("[]")]));
    assert_eq!(store.setting("puzzle-rating"), Ok(Some("1600".into())));
}

/// Versions before 5 counted no rows: the count is made once, on opening.
#[test]
fn games_of_earlier_versions_are_counted_and_rows_cut_off_are_missed() {
    for version in ["store-v1.sqlite", "store-v2.sqlite", "store-v3.sqlite", "session-1.sqlite"] {
        let dir = tempfile::tempdir().unwrap();
        let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(version);
        fs::copy(fixture, dir.path().join(FILE_NAME)).unwrap();
        let store = Store::open(dir.path()).unwrap().store;
        let game = store.games(0, 1).unwrap().lines[0].id;
        let whole = store.game(game).unwrap();
        assert_eq!(whole.damaged_from, None, "{version}");
        drop(store);
        let last = whole.rows.len() - 1;
        rewrite(dir.path(), &format!("DELETE FROM actions WHERE game_id = {} AND n = {last}", game.0));
        let cut = Store::open(dir.path()).unwrap().store.game(game).unwrap();
        assert_eq!((cut.rows.len(), cut.damaged_from), (last, Some(last as u32)), "{version}");
    }
}

const FIXTURE_HEADER: &str = "{\"douze\":1,\"game\":\"forest\",\"seats\":[\"Léa\",\"Tom\"]}";
const FIXTURE_ROWS: [&str; 3] =
    ["{\"tiebreaker\":0}", "{\"choose\":[\"wolf\",\"owl\"]}", "{\"seat\":0,\"place\":[0,0]}"];

#[test]
fn a_file_held_by_somebody_else_is_busy_after_two_seconds() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap().store;
    let game = store.new_game("forest", "{}", &[], 1).unwrap();
    let holder = Connection::open(dir.path().join(FILE_NAME)).unwrap();
    holder.execute_batch("BEGIN IMMEDIATE").unwrap();
    let start = Instant::now();
    assert_eq!(store.append(game, 0, &["{}".into()], None), Err(StoreError::Busy));
    let waited = start.elapsed();
    assert!((Duration::from_millis(1500)..Duration::from_secs(6)).contains(&waited), "{waited:?}");
    holder.execute_batch("ROLLBACK").unwrap();
    store.append(game, 0, &["{}".into()], None).unwrap();
}

#[test]
fn a_file_locked_for_good_is_busy_and_not_set_aside() {
    let dir = tempfile::tempdir().unwrap();
    drop(Store::open(dir.path()).unwrap());
    let holder = Connection::open(dir.path().join(FILE_NAME)).unwrap();
    holder.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;").unwrap();
    assert_eq!(error(dir.path()), StoreError::Busy);
    drop(holder);
    assert_eq!(Store::open(dir.path()).unwrap().set_aside, None);
}
