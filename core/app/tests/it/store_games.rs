//! The storage in ordinary use.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use douze_app::store::{End, FILE_NAME, GameChange, GameId, LastPlayed, MAX_PAGE, Store, StoreError};
use proptest::prelude::*;
use rusqlite::Connection;

fn open(dir: &tempfile::TempDir) -> Store {
    let opened = Store::open(dir.path()).unwrap();
    assert_eq!(opened.set_aside, None);
    opened.store
}

fn ended(at_ms: i64) -> End {
    End { at_ms, result: None, reign: None }
}

fn rows(from: u32, count: u32) -> Vec<String> {
    (from..from + count).map(|n| format!("{{\"choose\":[\"owl\",\"{n}\"]}}")).collect()
}

#[test]
fn a_game_comes_back_as_it_was_given() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let game = store.new_game("forest", "{\"douze\":1,\"é\":\"\u{1f98c}\"}", &rows(0, 2), 1000).unwrap();
    store.append(game, 2, &rows(2, 3), None).unwrap();
    store.append(game, 5, &rows(5, 1), Some(ended(2000))).unwrap();
    drop(store);

    let found = open(&dir).game(game).unwrap();
    assert_eq!(found.line.id, game);
    assert_eq!(found.line.kind, "forest");
    assert_eq!(found.line.header, "{\"douze\":1,\"é\":\"\u{1f98c}\"}");
    assert_eq!((found.line.created_ms, found.line.ended_ms), (1000, Some(2000)));
    assert_eq!((found.rows, found.damaged_from), (rows(0, 6), None));
}

#[test]
fn acknowledged_is_on_disk() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let game = store.new_game("forest", "{}", &[], 1).unwrap();
    let other = Connection::open(dir.path().join(FILE_NAME)).unwrap();
    for n in 0..20 {
        store.append(game, n, &rows(n, 1), None).unwrap();
        let seen: String =
            other.query_row("SELECT body FROM actions WHERE n = ?1", [n], |r| r.get(0)).unwrap();
        assert_eq!(seen, rows(n, 1)[0]);
    }
}

#[test]
fn rows_must_continue_the_game() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let game = store.new_game("forest", "{}", &rows(0, 2), 1).unwrap();
    for found in [0, 1, 3, u32::MAX] {
        let refused = store.append(game, found, &rows(9, 2), Some(ended(5)));
        assert_eq!(refused, Err(StoreError::Sequence { expected: 2, found }));
    }
    assert_eq!(store.game(game).unwrap().rows, rows(0, 2));
    assert_eq!(store.game(game).unwrap().line.ended_ms, None);
}

#[test]
fn an_unknown_game_is_named_as_such() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let nobody = GameId(7);
    assert_eq!(store.append(nobody, 0, &rows(0, 1), None), Err(StoreError::NoGame));
    assert_eq!(store.append(nobody, 0, &[], Some(ended(1))), Err(StoreError::NoGame));
    assert_eq!(store.end_game(nobody, 1), Err(StoreError::NoGame));
    assert_eq!(store.mend_game(nobody, &[], 1), Err(StoreError::NoGame));
    assert_eq!(store.set_snapshot(nobody, 0, b"x"), Err(StoreError::NoGame));
    assert_eq!(store.game(nobody), Err(StoreError::NoGame));
    assert_eq!(store.snapshot(nobody), Ok(None));
}

#[test]
fn unfinished_games_are_listed_by_kind_the_last_played_first() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let every = ["forest", "king"];
    let open_of = |store: &Store, kinds: &[&str]| -> Vec<GameId> {
        let games = store.open_games(kinds, 0, 10).unwrap();
        assert_eq!(store.count_open(kinds).unwrap() as usize, games.len());
        games.into_iter().map(|game| game.id).collect()
    };
    assert_eq!(open_of(&store, &every), []);
    let forest = store.new_game("forest", "{}", &[], 1).unwrap();
    let king = store.new_game("king", "{}", &[], 2).unwrap();
    assert_eq!(open_of(&store, &every), [king, forest]);
    assert_eq!(open_of(&store, &["forest"]), [forest]);
    assert_eq!(open_of(&store, &["council"]), []);
    // A kind that only a newer version knows hides no other game.
    store.new_game("chess", "{}", &[], 2).unwrap();
    assert_eq!(open_of(&store, &every), [king, forest]);
    // What was played last comes first, with its text; rows without news leave that.
    let played = |at_ms, last: Option<&str>| GameChange {
        played: Some(LastPlayed { at_ms, last: last.map(ToOwned::to_owned) }),
        ended: None,
    };
    store.append(forest, 0, &rows(0, 1), played(5, Some("news"))).unwrap();
    store.append(forest, 1, &rows(1, 1), played(6, None)).unwrap();
    assert_eq!(open_of(&store, &every), [forest, king]);
    let lasts: Vec<_> = store.open_games(&every, 0, 10).unwrap().into_iter().map(|game| game.last).collect();
    assert_eq!(lasts, [Some("news".to_owned()), None]);
    assert_eq!(store.games_without_last(&every).unwrap().len(), 1);
    store.end_game(king, 7).unwrap();
    assert_eq!(open_of(&store, &every), [forest]);
    store.append(forest, 2, &rows(2, 1), Some(ended(8))).unwrap();
    assert_eq!(open_of(&store, &every), []);
}

#[test]
fn a_game_that_is_taken_away_keeps_its_rows_and_comes_back() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let game = store.new_game("forest", "{}", &rows(0, 3), 1).unwrap();
    store.remove_game(game, Some(5)).unwrap();
    assert_eq!((store.count_open(&["forest"]), store.open_games(&["forest"], 0, 9)), (Ok(0), Ok(vec![])));
    assert_eq!(store.game(game).unwrap().rows.len(), 3);
    assert_eq!(store.has_game("forest"), Ok(true));
    store.remove_game(game, None).unwrap();
    assert_eq!(store.count_open(&["forest"]), Ok(1));
    store.end_game(game, 6).unwrap();
    assert_eq!(
        store.remove_game(game, Some(7)),
        Err(StoreError::NoGame),
        "what has ended is no unfinished game"
    );
    assert_eq!(store.remove_game(GameId(99), Some(7)), Err(StoreError::NoGame));
}

#[test]
fn games_come_in_windows_newest_first() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    for ms in 0..60 {
        store.new_game("forest", &format!("{{\"i\":{ms}}}"), &[], ms).unwrap();
    }
    let first = store.games(0, u32::MAX).unwrap();
    assert_eq!((first.lines.len() as u32, first.total), (MAX_PAGE, 60));
    assert_eq!((first.lines[0].created_ms, first.lines[49].created_ms), (59, 10));
    let last = store.games(50, 20).unwrap();
    assert_eq!((last.lines.len(), last.lines[9].created_ms), (10, 0));
    assert_eq!(store.games(60, 20).unwrap().lines, []);
}

#[test]
fn settings_and_snapshots_are_replaced() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let game = store.new_game("forest", "{}", &rows(0, 4), 1).unwrap();
    assert_eq!(store.setting("language"), Ok(None));
    assert_eq!(store.snapshot(game), Ok(None));
    for (value, n) in [("de", 2), ("fr", 4)] {
        store.set_setting("language", value).unwrap();
        store.set_snapshot(game, n, &[0, 255, n as u8]).unwrap();
    }
    drop(store);
    let store = open(&dir);
    assert_eq!(store.setting("language"), Ok(Some("fr".into())));
    assert_eq!(store.snapshot(game), Ok(Some((4, vec![0, 255, 4]))));
}

#[test]
fn two_games_grow_side_by_side_from_two_connections() {
    let dir = tempfile::tempdir().unwrap();
    let (mut one, mut two) = (open(&dir), open(&dir));
    let a = one.new_game("forest", "{}", &[], 1).unwrap();
    let b = two.new_game("forest", "{}", &[], 2).unwrap();
    for n in 0..10 {
        one.append(a, n, &rows(n, 1), None).unwrap();
        two.append(b, n, &rows(n, 1), None).unwrap();
    }
    // Both play on in the same game: the second hears that it is behind, and nothing is lost.
    one.append(b, 10, &rows(10, 1), None).unwrap();
    assert_eq!(two.append(b, 10, &rows(99, 1), None), Err(StoreError::Sequence { expected: 11, found: 10 }));
    assert_eq!(two.game(a).unwrap().rows, rows(0, 10));
    assert_eq!(two.game(b).unwrap().rows, rows(0, 11));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever the bodies and however they are cut into commits, the same rows come back.
    #[test]
    fn any_rows_in_any_commits_come_back(commits in prop::collection::vec(
        prop::collection::vec(any::<String>(), 0..5), 0..6,
    )) {
        let dir = tempfile::tempdir().unwrap();
        let mut store = open(&dir);
        let game = store.new_game("forest", "{}", &[], 1).unwrap();
        let mut n = 0;
        for bodies in &commits {
            store.append(game, n, bodies, None).unwrap();
            n += bodies.len() as u32;
        }
        drop(store);
        let found = open(&dir).game(game).unwrap();
        prop_assert_eq!(found.rows, commits.concat());
        prop_assert_eq!(found.damaged_from, None);
    }
}
