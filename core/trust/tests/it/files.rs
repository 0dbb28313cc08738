//! Limits of what comes from outside, released schemas, names, and two at once.

use douze_app::screen::Body;
use douze_app::store::{FILE_NAME, Store};
use douze_app::{AppIntent, DouzeError, Intent, PlayerKind, Session, TableIntent};
use douze_trust::desk::Desk;
use douze_trust::limits;
use douze_trust::script::{plainly, scratch};
use douze_trust::support::{open, options, start};
use rusqlite::Connection;
use std::fs;
use std::path::Path;
use std::time::Duration;

#[test]
fn limits_of_files_are_refused_in_no_time_and_change_nothing() {
    for file in limits::run(1) {
        println!("{}: {:?}: {:?}", file.what, file.took, file.refused);
        assert_eq!(file.refused.is_some(), file.over, "{file:?}");
        // Without optimisation, on a machine where others are at work; `douze-trust limits` asks for 100 ms.
        assert!(!file.over || file.took < Duration::from_secs(10), "{file:?}");
    }
}

/// Runs the steps of the schema up to this version, as they were released.
fn of_version(dir: &Path, version: u32) -> Connection {
    let store = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/src/store");
    let file = Connection::open(dir.join(FILE_NAME)).unwrap();
    for step in 1..=version {
        file.execute_batch(&fs::read_to_string(store.join(format!("schema-{step}.sql"))).unwrap()).unwrap();
    }
    file.pragma_update(None, "user_version", version).unwrap();
    file
}

/// The version that a fresh folder gets.
fn newest() -> u32 {
    let dir = scratch();
    drop(open(dir.path()));
    let file = Connection::open(dir.path().join(FILE_NAME)).unwrap();
    file.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
}

/// Thousands of games of each version are brought forward.
#[test]
fn every_schema_opens_empty_and_with_very_much_and_a_newer_one_is_left_alone() {
    let played = scratch();
    let session = open(played.path());
    start(&session, [PlayerKind::Person; 2], 1, &[]);
    Desk::new(session.clone(), &mut plainly).walk(20, 1);
    drop(session);
    let newest = newest();
    for version in 1..=newest {
        for games in [0, 3_000] {
            let dir = scratch();
            let file = of_version(dir.path(), version);
            file.execute("ATTACH ?1 AS played", [played.path().join(FILE_NAME).to_string_lossy()]).unwrap();
            file.execute_batch(&format!(
                "BEGIN; WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i <= {games}) \
                 INSERT INTO games (id, kind, header, created_ms, ended_ms) \
                 SELECT i, kind, header, created_ms, 5 FROM n, played.games WHERE {games} > 0; \
                 INSERT INTO games (id, kind, header, created_ms) SELECT id, kind, header, created_ms \
                 FROM played.games; \
                 INSERT INTO actions (game_id, n, body, checksum) SELECT game_id, n, body, checksum \
                 FROM played.actions; COMMIT"
            ))
            .unwrap();
            drop(file);
            let session = open(dir.path());
            assert_eq!(session.screen().unwrap().notice, None, "version {version}");
            let answer = session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
            assert!(
                answer.rejection.is_none()
                    && matches!(answer.screen.body, Body::Forest { .. } | Body::Curtain { .. })
            );
            Desk::new(session, &mut plainly).walk(6, 2);
        }
    }
    let dir = scratch();
    of_version(dir.path(), newest).pragma_update(None, "user_version", newest + 1).unwrap();
    let before = fs::read(dir.path().join(FILE_NAME)).unwrap();
    let refused = Session::open(dir.path().to_string_lossy().into_owned(), vec!["en".into()]).err().unwrap();
    assert!(matches!(refused, DouzeError::Version { .. }), "{refused:?}");
    assert_eq!(fs::read(dir.path().join(FILE_NAME)).unwrap(), before);
}

/// Two windows on one folder, in turn: the one that is behind says so, and no row is lost or there twice.
#[test]
fn two_at_once_harm_nothing() {
    let dir = scratch();
    let one = open(dir.path());
    start(&one, [PlayerKind::Person; 2], 2, &[]);
    let other = open(dir.path());
    other.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    let mut notices = 0;
    for turn in 0..60 {
        let session = if turn % 3 == 0 { &other } else { &one };
        let screen = session.screen().unwrap();
        if let Some(notice) = screen.notice {
            notices += usize::from(notice.sentence.contains("another window"));
            session.dispatch(notice.dismiss.intent).unwrap();
        }
        let offered = options(&session.screen().unwrap());
        let Some(intent) = offered.get(turn % offered.len().max(1)) else { break };
        session.dispatch(intent.clone()).unwrap();
    }
    assert!(notices > 3, "{notices}");
    drop((one, other));
    let store = Store::open(dir.path()).unwrap().store;
    assert_eq!(store.game(douze_app::store::GameId(1)).unwrap().damaged_from, None);
    let session = open(dir.path());
    assert_eq!(session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().rejection, None);
    Desk::new(session, &mut plainly).walk(20, 1);
}

#[test]
fn a_clock_set_back_and_far_ahead_changes_no_order_of_games() {
    let dir = scratch();
    let session = open(dir.path());
    for seed in 1..=2 {
        start(&session, [PlayerKind::Person; 2], seed, &[]);
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    }
    drop(session);
    for at_ms in [i64::MIN, -1, 0, i64::MAX] {
        let file = Connection::open(dir.path().join(FILE_NAME)).unwrap();
        file.execute("UPDATE games SET created_ms = ?1, played_ms = ?1", [at_ms]).unwrap();
        drop(file);
        let session = open(dir.path());
        session.dispatch(Intent::App(AppIntent::OpenGames)).unwrap();
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        let answer = session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
        assert_eq!(answer.rejection, None, "{at_ms}");
        Desk::new(session.clone(), &mut plainly).walk(4, 1);
        assert!(session.dispatch(Intent::Table(TableIntent::Undo)).is_ok());
    }
}
