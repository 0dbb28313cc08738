//! The Chronicle's rows and the decks: written with the end of a game, each damaged one by itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use douze_app::deck::Sha256;
use douze_app::store::{End, FILE_NAME, GameId, Store, StoreError, StoredDeck, StoredReign};
use rusqlite::Connection;
use std::path::Path;

fn open(dir: &tempfile::TempDir) -> Store {
    let opened = Store::open(dir.path()).unwrap();
    assert_eq!(opened.set_aside, None);
    opened.store
}

fn reign(id: &str, ended_ms: i64, body: &str) -> StoredReign {
    StoredReign { id: id.into(), ended_ms, body: body.into(), chronicle: Some(1) }
}

fn deck(name: &str, file: &[u8]) -> StoredDeck {
    StoredDeck { sha256: Sha256::of(file), name: name.into(), file: file.into() }
}

#[test]
fn a_reign_is_written_with_the_end_of_its_game_or_not_at_all() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let game = store.new_game("council", "{}", &[], 1).unwrap();
    let line = reign("a", 9, "{\"won\":true}");
    let end = || Some(End { at_ms: 9, result: None, reign: Some(line.clone()) });
    assert!(matches!(store.append(game, 3, &["x".into()], end()), Err(StoreError::Sequence { .. })));
    assert_eq!(store.append(GameId(7), 0, &[], end()), Err(StoreError::NoGame));
    assert!(store.reigns().unwrap().intact.is_empty());
    store.append(game, 0, &["x".into()], end()).unwrap();
    drop(store);
    let store = open(&dir);
    assert_eq!(store.game(game).unwrap().line.ended_ms, Some(9));
    assert_eq!(store.reign("a").unwrap(), Some(line.clone()));
    assert_eq!((store.reigns().unwrap().intact, store.reigns().unwrap().damaged), (vec![line], 0));
}

#[test]
fn the_same_reign_is_there_once_and_its_last_writing_counts() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let council = store.new_game("council", "{}", &[], 1).unwrap();
    let king = store.new_game("king", "{}", &[], 2).unwrap();
    store
        .append(council, 0, &[], Some(End { at_ms: 5, result: None, reign: Some(reign("a", 5, "vacant")) }))
        .unwrap();
    store
        .append(king, 0, &[], Some(End { at_ms: 8, result: None, reign: Some(reign("a", 5, "Rita")) }))
        .unwrap();
    store.put_reign(&reign("b", 3, "earlier")).unwrap();
    let bodies: Vec<String> = store.reigns().unwrap().intact.into_iter().map(|reign| reign.body).collect();
    assert_eq!(bodies, ["earlier", "Rita"]);
}

#[test]
fn reigns_come_by_their_end_and_then_by_their_id() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let all = [reign("c", 2, ""), reign("b", 2, ""), reign("a", 3, ""), reign("z", -1, "")];
    store.merge_reigns(&all, &[]).unwrap();
    let ids: Vec<String> = store.reigns().unwrap().intact.into_iter().map(|reign| reign.id).collect();
    assert_eq!(ids, ["z", "b", "c", "a"]);
    assert_eq!(store.reign("nobody").unwrap(), None);
}

fn damage(dir: &Path, sql: &str) {
    assert_eq!(Connection::open(dir.join(FILE_NAME)).unwrap().execute(sql, []).unwrap(), 1);
}

#[test]
fn a_damaged_reign_is_counted_and_hides_no_other() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let all = ["a", "b", "c", "d", "e"].map(|id| reign(id, 1, "{}"));
    store.merge_reigns(&all, &[]).unwrap();
    for sql in [
        "UPDATE reigns SET body = '{ }' WHERE id = 'a'",
        "UPDATE reigns SET ended_ms = 2 WHERE id = 'b'",
        "UPDATE reigns SET checksum = x'00' WHERE id = 'c'",
        "UPDATE reigns SET body = CAST(x'FF' AS TEXT) WHERE id = 'd'",
    ] {
        damage(dir.path(), sql);
    }
    let found = store.reigns().unwrap();
    assert_eq!((found.intact, found.damaged), (vec![all[4].clone()], 4));
    assert_eq!(store.reign("a").unwrap(), None);
    // Rewritten (an import, say), it is whole again.
    store.put_reign(&all[0]).unwrap();
    assert_eq!(store.reigns().unwrap().damaged, 3);
    assert_eq!(store.reign("a").unwrap(), Some(all[0].clone()));
}

#[test]
fn decks_stay_as_they_came_and_a_damaged_one_is_not_there() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let (ours, theirs) = (deck("ours", b"name = \"ours\""), deck("ours", b"name = \"ours\" # v2\xff"));
    store.add_deck(&ours).unwrap();
    store.merge_reigns(&[reign("a", 1, "{}")], &[theirs.clone(), ours.clone()]).unwrap();
    assert_eq!(store.decks().unwrap(), [ours.clone(), theirs.clone()]);
    damage(dir.path(), "UPDATE decks SET file = x'00' WHERE rowid = 1");
    assert_eq!(store.decks().unwrap(), std::slice::from_ref(&theirs));
    store.add_deck(&ours).unwrap();
    assert_eq!(store.decks().unwrap(), [ours, theirs]);
}

#[test]
fn a_file_of_version_1_gets_an_empty_chronicle() {
    let dir = tempfile::tempdir().unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/store-v1.sqlite");
    std::fs::copy(fixture, dir.path().join(FILE_NAME)).unwrap();
    let mut store = open(&dir);
    assert_eq!((store.reigns().unwrap().intact.len(), store.decks().unwrap().len()), (0, 0));
    let end = End { at_ms: 7, result: None, reign: Some(reign("a", 7, "{}")) };
    store.append(GameId(2), 1, &["{}".into()], Some(end)).unwrap();
    assert_eq!(store.reigns().unwrap().intact.len(), 1);
}
