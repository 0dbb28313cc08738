//! Games that are not finished: all of them can be gone on with, and deleted on purpose.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{forest, open, press, start, start_council, start_king, step};
use douze_app::screen::{Body, GamesView, HomeView, MiniatureView, Screen};
use douze_app::store::{FILE_NAME, Store};
use douze_app::{AppIntent, GameKind, GamesIntent, Intent, Language, PlayerKind, Session, SettingsIntent};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];
const RIVALS: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Pretender];
const COUNCIL: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Apprentice];

fn home(session: &Session) -> HomeView {
    match press(session, Intent::App(AppIntent::OpenHome)).body {
        Body::Home { home } => home,
        other => panic!("{other:?}"),
    }
}

fn list(screen: Screen) -> GamesView {
    match screen.body {
        Body::Games { games } => games,
        other => panic!("{other:?}"),
    }
}

fn games(session: &Session) -> GamesView {
    home(session);
    list(press(session, Intent::App(AppIntent::OpenGames)))
}

fn steps(session: &Session, count: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..count {
        step(session, &mut rng);
    }
}

#[test]
fn every_unfinished_game_can_be_resumed_and_shows_its_last_event() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &COUNCIL, 4, &[]);
    steps(&session, 60);
    home(&session);
    start_king(&session, &RIVALS, 4, &[]);
    steps(&session, 12);
    home(&session);
    start(&session, SOLO, 4, &[]);
    steps(&session, 8);
    let before = home(&session);
    assert_eq!(before.continue_in, Some(GameKind::Forest));
    assert!(before.continue_game.unwrap().hint.unwrap().contains("has placed"));
    assert!(before.games.unwrap().hint.unwrap().contains('3'));
    let seen = games(&session);
    let kinds: Vec<GameKind> = seen.games.iter().map(|game| game.game).collect();
    assert_eq!(kinds, [GameKind::Forest, GameKind::King, GameKind::Council]);
    assert!(seen.games[1].line.contains("turn"), "{}", seen.games[1].line);
    assert!(seen.games[2].line.contains("dilemma"), "{}", seen.games[2].line);
    // The council, from below: it is the last one then, also after a restart.
    let at_table = press(&session, seen.games[2].open.intent.clone());
    assert!(matches!(at_table.body, Body::Council { .. }));
    steps(&session, 1);
    drop(session);
    let session = open(dir.path());
    assert_eq!(home(&session).continue_in, Some(GameKind::Council));
    // The text has no language.
    press(&session, Intent::Settings(SettingsIntent::SetLanguage { language: Some(Language::German) }));
    assert!(games(&session).games[0].line.contains("Dilemma"));
}

#[test]
fn home_shows_the_table_of_the_game_that_goes_on_as_it_is() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    assert_eq!(home(&session).miniature, None);
    start(&session, SOLO, 4, &[]);
    steps(&session, 8);
    let board: Vec<(i32, i32)> = forest(&session.screen().unwrap())
        .board
        .cells
        .iter()
        .filter(|cell| cell.card.is_some())
        .map(|cell| (cell.slot_row, cell.slot_col))
        .collect();
    let Some(MiniatureView::Forest { rows, cols, cards }) = home(&session).miniature else {
        panic!("a board")
    };
    assert!(!cards.is_empty());
    assert_eq!(cards.len(), board.len());
    assert!(cards.iter().all(|placed| (0..rows).contains(&placed.row) && (0..cols).contains(&placed.col)));
    start_king(&session, &RIVALS, 4, &[]);
    let Some(MiniatureView::King { dice, .. }) = home(&session).miniature else { panic!("dice") };
    assert!(dice.len() == 2 && dice.iter().all(|die| die.face.is_some()), "{dice:?}");
    start_council(&session, &COUNCIL, 4, &[]);
    steps(&session, 60);
    let Some(MiniatureView::Council { face, favour, steps, .. }) = home(&session).miniature else {
        panic!("a council")
    };
    assert!(face.is_some() && (0..=5).contains(&favour) && steps.len() == 7);
}

#[test]
fn a_deleted_game_is_gone_until_that_is_undone() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    for seed in [1, 2] {
        start(&session, SOLO, seed, &[]);
        home(&session);
    }
    let (older, newer) = (1, 2);
    games(&session);
    let after = list(press(&session, Intent::Games(GamesIntent::DeleteGame { id: newer })));
    assert_eq!(after.games.iter().map(|game| game.id).collect::<Vec<_>>(), [older]);
    let deleted = after.deleted.unwrap();
    assert!(deleted.words.contains("Lea"));
    let back = list(press(&session, deleted.restore.intent));
    assert_eq!((back.games.len(), back.deleted), (2, None));
    press(&session, Intent::Games(GamesIntent::DeleteGame { id: newer }));
    // Once the list is closed it stays deleted, and home offers the other one.
    press(&session, Intent::App(AppIntent::Back));
    let refused = session.dispatch(Intent::Games(GamesIntent::RestoreGame { id: newer })).unwrap();
    assert!(refused.rejection.is_some());
    let shown = home(&session);
    assert!(shown.games.unwrap().hint.unwrap().contains('1'));
    assert_eq!(games(&session).games[0].id, older);
}

#[test]
fn an_undo_takes_back_the_line_of_the_list() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 4, &[]);
    let placed = |session: &Session| games(session).games[0].line.clone();
    let begun = placed(&session);
    press(&session, Intent::App(AppIntent::Back));
    press(&session, Intent::App(AppIntent::ContinueGame));
    steps(&session, 8);
    assert_ne!(placed(&session), begun);
    press(&session, Intent::App(AppIntent::Back));
    press(&session, Intent::App(AppIntent::ContinueGame));
    let undo = Intent::Table(douze_app::TableIntent::Undo);
    while session.dispatch(undo.clone()).unwrap().rejection.is_none() {}
    assert!(forest(&session.screen().unwrap()).result.is_none());
    assert_eq!(placed(&session), begun);
}

#[test]
fn a_damaged_game_of_the_list_is_passed_over_and_named() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    for seed in [1, 2] {
        start(&session, SOLO, seed, &[]);
        home(&session);
    }
    drop(session);
    let file = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    file.execute("UPDATE games SET header = '{}' WHERE id = 1", []).unwrap();
    let session = open(dir.path());
    let seen = games(&session);
    assert_eq!(seen.games[1].line, "This game is damaged.");
    let screen = press(&session, seen.games[1].open.intent.clone());
    assert!(screen.notice.is_some());
    assert_eq!(list(screen).games.len(), 1);
}

/// The games of this store have no rows at all: what replayed one of them would find nothing.
#[test]
fn a_thousand_games_are_listed_without_a_replay_and_home_opens_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 1, &[]);
    steps(&session, 8);
    drop(session);
    let store = Store::open(dir.path()).unwrap().store;
    assert_eq!(store.count_open(&["forest"]), Ok(1));
    drop(store);
    let file = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    file.execute_batch(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) \
         INSERT INTO games (kind, header, created_ms, last, played_ms) \
         SELECT kind, header, created_ms, last, played_ms + i FROM games, n",
    )
    .unwrap();
    drop(file);
    let session = open(dir.path());
    let shown = home(&session);
    assert!(shown.games.unwrap().hint.unwrap().contains("1,001") || games(&session).window.total == 1_001);
    let seen = games(&session);
    assert!(seen.games.len() == 50 && seen.games.iter().all(|game| game.line.contains("has placed")));
    let older = list(press(&session, seen.window.older.unwrap().intent));
    assert_eq!(older.window.first, 50);
    let fastest = (0..5)
        .map(|_| {
            press(&session, Intent::App(AppIntent::OpenSettings));
            let begin = Instant::now();
            home(&session);
            begin.elapsed()
        })
        .min();
    // 5 ms without a debug build and with the machine to itself; a replay of a game would take far longer than this.
    assert!(fastest < Some(Duration::from_millis(25)), "{fastest:?}");
}
