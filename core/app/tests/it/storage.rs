//! Sentences for people when the storage fails; nothing is lost.
#![allow(clippy::panic, reason = "helpers of a test")]

use crate::support::{open, play, start};
use douze_app::screen::Body;
use douze_app::store::{FILE_NAME, Store};
use douze_app::{AppIntent, DouzeError, ExportKind, Intent, PlayerKind, Session, TableIntent};
use std::fs;
use std::path::Path;

const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];

fn refused(dir: &Path, locale: &str) -> DouzeError {
    match Session::open(dir.to_string_lossy().into_owned(), vec![locale.into()]) {
        Ok(_) => panic!("opened"),
        Err(error) => error,
    }
}

#[test]
fn an_unreadable_database_is_set_aside_named_and_kept() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join(FILE_NAME), "this is no database, but somebody may want it back").unwrap();
    let session = open(dir.path());
    let notice = session.screen().unwrap().notice.expect("a notice");
    let name = "douze-unreadable-1.sqlite";
    assert!(notice.sentence.contains(name), "{}", notice.sentence);
    assert!(fs::read_to_string(dir.path().join(name)).unwrap().starts_with("this is no database"));
    // It is reported once, and one can play.
    assert_eq!(session.dispatch(notice.dismiss.intent).unwrap().screen.notice, None);
    start(&session, SOLO, 1, &[]);
    play(&session, 1, |_| {});
}

#[test]
fn a_newer_database_is_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    drop(open(dir.path()));
    let file = dir.path().join(FILE_NAME);
    rusqlite::Connection::open(&file).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(&file).unwrap();
    for (locale, word) in [("en", "Update the app"), ("fr", "appli"), ("de", "App")] {
        let DouzeError::Version { sentence, .. } = refused(dir.path(), locale) else {
            panic!("not a version error")
        };
        assert!(sentence.contains(word) && sentence.contains("99"), "{sentence}");
    }
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_folder_that_cannot_be_used_says_what_to_do() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("a file");
    fs::write(&file, "not a folder").unwrap();
    for folder in [file.join("below"), Path::new("/proc/douze").to_owned()] {
        let DouzeError::Storage { sentence, .. } = refused(&folder, "en") else {
            panic!("not a storage error")
        };
        assert!(sentence.contains("then open Douze again"), "{sentence}");
    }
    assert_eq!(fs::read_to_string(file).unwrap(), "not a folder");
}

#[test]
fn a_move_that_cannot_be_saved_did_not_happen_and_can_be_made_again() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 2, &[]);
    let before = session.screen().unwrap();
    // Another connection holds the file: no commit is possible. (A full disk: tests of the store.)
    let other = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let pick = crate::support::options(&before)[0].clone();
    let picked = session.dispatch(pick).unwrap().screen;
    let error = session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap_err();
    assert!(matches!(&error, DouzeError::Storage { sentence, .. } if sentence.ends_with('.')), "{error:?}");
    assert_eq!(session.screen().unwrap(), picked, "what could not be saved did not happen");
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap().rejection, None);
}

#[test]
fn a_game_whose_end_is_damaged_goes_on_from_its_last_sound_move() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, [PlayerKind::Person; 2], 3, &[]);
    let mut acts = 0;
    let mut rng = <rand_chacha::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(3);
    while acts < 12 {
        acts += usize::from(!crate::support::step(&session, &mut rng).unwrap().beats.is_empty());
    }
    drop(session);
    let file = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    let triggers: Vec<String> = file
        .prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let mut dropped = Vec::new();
    for name in triggers {
        let sql: String = file
            .query_row("SELECT sql FROM sqlite_master WHERE name = ?1", [&name], |row| row.get(0))
            .unwrap();
        file.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
        dropped.push(sql);
    }
    file.execute("UPDATE actions SET body = replace(body, 'seat', 'sear') WHERE n = 9", []).unwrap();
    file.execute_batch(&dropped.join(";")).unwrap();
    drop(file);

    let session = open(dir.path());
    let resumed = session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    assert_eq!(resumed.rejection, None);
    assert!(resumed.screen.notice.unwrap().sentence.contains("last good move"));
    assert!(!matches!(resumed.screen.body, Body::Home { .. }));
    play(&session, 4, |_| {});
    drop(session);
    let store = Store::open(dir.path()).unwrap().store;
    assert_eq!(store.games(0, 50).unwrap().total, 2, "the damaged game is still there");
}

/// Saved games of every version that was ever released open for ever. A file once here is never changed.
#[test]
fn a_game_saved_by_version_1_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let saved = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/session-1.sqlite");
    fs::copy(saved, dir.path().join(FILE_NAME)).unwrap();
    let session = open(dir.path());
    let screen = session.screen().unwrap();
    assert_eq!((screen.notice, screen.look.language.as_str()), (None, "de"));
    let resumed = session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    assert_eq!((resumed.rejection, resumed.screen.notice), (None, None));
    let screen = session.screen().unwrap();
    let table = crate::support::forest(&screen);
    assert_eq!((table.round.as_str(), table.seats[0].name.as_str()), ("Runde 5", "Lea"));
    play(&session, 1, |_| {});
    assert!(session.export(ExportKind::Record).is_ok());
}

/// Permissions do not bind root: as root, the test runs itself once more as nobody.
#[test]
fn a_write_protected_folder_says_so_and_is_left_as_it_is() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;
    let protect = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    let dir = tempfile::tempdir().unwrap();
    if fs::metadata(dir.path()).unwrap().uid() == 0 {
        protect(dir.path(), 0o755);
        let copy = dir.path().join("test");
        fs::copy(std::env::current_exe().unwrap(), &copy).unwrap();
        protect(&copy, 0o755);
        let run = std::process::Command::new(copy)
            .args(["--exact", "storage::a_write_protected_folder_says_so_and_is_left_as_it_is"])
            .current_dir("/")
            .uid(65_534)
            .gid(65_534)
            .output()
            .unwrap();
        let shown = String::from_utf8_lossy(&run.stdout);
        assert!(run.status.success() && shown.contains("1 passed"), "{shown}");
        return;
    }
    let (empty, filled) = (dir.path().join("empty"), dir.path().join("filled"));
    fs::create_dir(&empty).unwrap();
    let session = open(&filled);
    start(&session, SOLO, 4, &[]);
    drop(session);
    let file = filled.join(FILE_NAME);
    let before = fs::read(&file).unwrap();
    let shown = |folder: &Path| {
        let DouzeError::Storage { sentence, .. } = refused(folder, "en") else {
            panic!("not a storage error")
        };
        assert!(sentence.contains("Allow writing"), "{sentence}");
    };
    for folder in [&empty, &filled] {
        protect(folder, 0o555);
        shown(folder);
        protect(folder, 0o755);
    }
    protect(&file, 0o444);
    shown(&filled);
    assert_eq!(fs::read(&file).unwrap(), before);
    protect(&file, 0o644);
    assert_eq!(open(&filled).dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().rejection, None);
}

#[test]
fn a_file_in_the_way_is_named() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join(FILE_NAME)).unwrap();
    for (locale, word) in [("en", "Move it out"), ("fr", "Sortez-le"), ("de", "Lege sie")] {
        let DouzeError::Storage { sentence, .. } = refused(dir.path(), locale) else {
            panic!("not a storage error")
        };
        assert!(sentence.contains(FILE_NAME) && sentence.contains(word), "{sentence}");
    }
}

/// On systems that let an open file be removed.
#[cfg(unix)]
#[test]
fn what_would_be_written_to_a_removed_file_is_refused_until_it_is_back() {
    let dir = tempfile::tempdir().unwrap();
    let (file, away) = (dir.path().join(FILE_NAME), dir.path().join("away"));
    let session = open(dir.path());
    start(&session, [PlayerKind::Person; 2], 4, &[]);
    // The curtain, and a card.
    for _ in 0..2 {
        session.dispatch(crate::support::options(&session.screen().unwrap())[0].clone()).unwrap();
    }
    let before = session.screen().unwrap();
    let confirm = || session.dispatch(Intent::Table(TableIntent::Confirm));
    let gone = || {
        let error = confirm().unwrap_err();
        let removed = matches!(&error, DouzeError::Storage { sentence, .. } if sentence.contains("removed"));
        assert!(removed, "{error:?}");
        assert_eq!(session.screen().unwrap(), before);
    };
    fs::rename(&file, &away).unwrap();
    gone();
    fs::write(&file, "another one").unwrap();
    gone();
    fs::rename(&away, &file).unwrap();
    assert_eq!(confirm().unwrap().rejection, None);
}

#[test]
fn a_changed_header_is_no_other_game() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 5, &[]);
    drop(session);
    let file = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    let changed = file.execute("UPDATE games SET header = replace(header, '\"seed\":5', '\"seed\":7')", []);
    assert_eq!(changed, Ok(1));
    let session = open(dir.path());
    let answer = session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().screen;
    assert!(answer.notice.unwrap().sentence.contains("could not be read"));
    assert!(matches!(answer.body, Body::Home { .. }));
    // Mended by hand, it is as good as before.
    file.execute_batch(
        "UPDATE games SET header = replace(header, '\"seed\":7', '\"seed\":5'), ended_ms = NULL",
    )
    .unwrap();
    let answer = session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    assert!(answer.rejection.is_none() && matches!(answer.screen.body, Body::Forest { .. }));
}

#[test]
fn games_that_cannot_be_read_are_passed_over_all_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 6, &[]);
    drop(session);
    let mut store = Store::open(dir.path()).unwrap().store;
    for number in 0..40 {
        let at_ms = i64::MAX / 2 + number;
        store.new_game("forest", "no header", &["no row".into()], at_ms).unwrap();
    }
    drop(store);
    let session = open(dir.path());
    let file = dir.path().join(format!("{FILE_NAME}-wal"));
    let before = fs::metadata(&file).map_or(0, |log| log.len());
    let answer = session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().screen;
    assert!(answer.notice.unwrap().sentence.contains("could not be read"));
    assert!(matches!(answer.body, Body::Forest { .. }), "the intact one is opened");
    let pages = (fs::metadata(&file).unwrap().len() - before) / 4_096;
    assert!(pages < 30, "{pages} pages were written: not one commit");
    let page = Store::open(dir.path()).unwrap().store.games(0, 50).unwrap();
    assert_eq!(page.lines.iter().filter(|game| game.ended_ms.is_some()).count(), 40);
}
