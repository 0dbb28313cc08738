//! Tests that need the connection itself: a full disk, triggers, settings of the connection.

use super::*;

fn opened() -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap().store;
    (dir, store)
}

fn ended(at_ms: i64) -> End {
    End { at_ms, result: None, reign: None }
}

fn rows(count: usize) -> Vec<String> {
    (0..count).map(|i| format!("{{\"roll\":[{i}]}}")).collect()
}

#[test]
fn commits_are_durable_by_configuration() {
    let (_dir, store) = opened();
    let pragma = |name: &str| -> String {
        let value =
            store.conn.query_row(&format!("PRAGMA {name}"), [], |r| r.get::<_, rusqlite::types::Value>(0));
        format!("{:?}", value.unwrap())
    };
    assert_eq!(pragma("journal_mode"), "Text(\"wal\")");
    assert_eq!(pragma("synchronous"), "Integer(2)");
    assert_eq!(pragma("fullfsync"), "Integer(1)");
    assert_eq!(pragma("foreign_keys"), "Integer(1)");
    assert_eq!(pragma("busy_timeout"), "Integer(2000)");
    assert_eq!(pragma("user_version"), "Integer(5)");
}

#[test]
fn actions_refuse_update_and_delete() {
    let (_dir, mut store) = opened();
    let game = store.new_game("forest", "{}", &rows(3), 1).unwrap();
    for sql in ["UPDATE actions SET body = 'x' WHERE n = 1", "DELETE FROM actions WHERE n = 2"] {
        let error = store.conn.execute(sql, []).unwrap_err();
        assert!(error.to_string().contains("append-only"), "{error}");
    }
    assert!(store.conn.execute("DELETE FROM games", []).is_err(), "rows hold their game");
    assert_eq!(store.game(game).unwrap().rows, rows(3));
}

#[test]
fn a_full_disk_is_said_and_costs_nothing() {
    let (dir, mut store) = opened();
    let game = store.new_game("forest", "{}", &rows(2), 1).unwrap();
    let pages: i64 = store.conn.query_row("PRAGMA page_count", [], |r| r.get(0)).unwrap();
    store.conn.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();

    let big = vec!["x".repeat(10_000); 4];
    assert_eq!(store.append(game, 2, &big, Some(ended(9))), Err(StoreError::Full));
    assert_eq!(store.new_game("king", "{}", &big, 2), Err(StoreError::Full));
    assert_eq!(store.set_setting("big", &big[0]), Err(StoreError::Full));
    assert_eq!(store.set_snapshot(game, 2, big[0].as_bytes()), Err(StoreError::Full));

    // Of a merge nothing stays, not even its first reign.
    let reigns = ["a", "b", "c"].map(|id| StoredReign {
        id: id.into(),
        ended_ms: 1,
        body: big[0].clone(),
        chronicle: None,
    });
    assert_eq!(store.merge_reigns(&reigns, &[]), Err(StoreError::Full));
    assert_eq!(store.reigns().unwrap(), StoredReigns::default());
    let end = End { at_ms: 9, result: None, reign: Some(reigns[0].clone()) };
    assert_eq!(store.append(game, 2, &big, Some(end)), Err(StoreError::Full));
    assert_eq!(store.reign("a"), Ok(None));

    let kept = store.game(game).unwrap();
    assert_eq!((kept.rows, kept.line.ended_ms, kept.damaged_from), (rows(2), None, None));
    assert_eq!(store.games(0, 50).unwrap().total, 1);

    // Room again: the same call goes through, on this connection and after opening again.
    store.conn.pragma_update_and_check(None, "max_page_count", 1_000_000, |_| Ok(())).unwrap();
    store.append(game, 2, &big, Some(ended(9))).unwrap();
    drop(store);
    let store = Store::open(dir.path()).unwrap().store;
    assert_eq!(store.game(game).unwrap().rows.len(), 6);
}

#[test]
fn every_statement_stays_compiled() {
    // More statements than the cache holds would be compiled again and again; there are far fewer.
    let sources = [
        include_str!("chronicles.rs"),
        include_str!("decks.rs"),
        include_str!("finished.rs"),
        include_str!("games.rs"),
        // Three.
        include_str!("mod.rs"),
        include_str!("puzzles.rs"),
        include_str!("reigns.rs"),
        include_str!("settings.rs"),
        include_str!("snapshots.rs"),
        include_str!("unfinished.rs"),
    ];
    let statements: usize = sources.iter().map(|s| s.matches("prepare_cached").count()).sum();
    assert!((10..=super::connection::CACHED_STATEMENTS - 2).contains(&statements), "{statements}");
}
