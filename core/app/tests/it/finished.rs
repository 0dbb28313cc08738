//! Finished games: listed with how they ended, watched, reviewed, shared, played on; a page of the Chronicle leads to its game.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{import, keep_file, open, play, press, recorded, start, start_council, start_king};
use douze_app::screen::{Body, FinishedGameView, FinishedGamesView, Screen};
use douze_app::store::{FILE_NAME, GameId, Store};
use douze_app::{
    AppIntent, ChronicleIntent, ExportKind, GameKind, GamesIntent, Intent, Language, PlayerKind, Session,
    SettingsIntent,
};
use std::path::Path;

const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];
const RIVALS: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Pretender];
const COUNCIL: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Apprentice];

fn list(session: &Session) -> FinishedGamesView {
    press(session, Intent::App(AppIntent::OpenHome));
    shown(press(session, Intent::App(AppIntent::OpenGames)))
}

fn shown(screen: Screen) -> FinishedGamesView {
    match screen.body {
        Body::Games { games } => games.finished.unwrap(),
        other => panic!("{other:?}"),
    }
}

fn select(session: &Session, id: i64) -> FinishedGameView {
    let games = shown(press(session, Intent::Games(GamesIntent::SelectFinished { id })));
    games.games.into_iter().find(|game| game.id == id).unwrap()
}

/// A duel, a game of King and a council, each played to its end.
fn three(session: &Session) -> Vec<u8> {
    start(session, SOLO, 4, &[]);
    play(session, 3, |_| {});
    let record = recorded(session);
    press(session, Intent::App(AppIntent::OpenHome));
    start_king(session, &RIVALS, 4, &[]);
    play(session, 3, |_| {});
    press(session, Intent::App(AppIntent::OpenHome));
    start_council(session, &COUNCIL, 4, &[]);
    play(session, 3, |_| {});
    record
}

#[test]
fn finished_games_are_listed_newest_first_with_how_they_ended() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let Body::Home { home } = session.screen().unwrap().body else { panic!("home") };
    assert_eq!(home.games, None);
    three(&session);
    let Body::Home { home } = press(&session, Intent::App(AppIntent::OpenHome)).body else { panic!("home") };
    assert_eq!(home.continue_game, None);
    assert!(home.games.unwrap().hint.unwrap().starts_with("Finished games"));
    let games = list(&session).games;
    let kinds: Vec<GameKind> = games.iter().map(|game| game.game).collect();
    assert_eq!(kinds, [GameKind::Council, GameKind::King, GameKind::Forest]);
    assert!(games[0].line.contains("dilemma"), "{}", games[0].line);
    assert!(games[1].line.contains("has won in"), "{}", games[1].line);
    assert!(games[2].line.contains(" to "), "{}", games[2].line);
    assert!(games[2].names.contains("Lea"), "{}", games[2].names);
    assert!(
        games.iter().all(|game| game.actions.is_empty() && game.record.is_none() && !game.date.is_empty())
    );
    // The results have no language, and outlive the session.
    drop(session);
    let session = open(dir.path());
    press(&session, Intent::Settings(SettingsIntent::SetLanguage { language: Some(Language::German) }));
    assert!(list(&session).games[1].line.contains("gewonnen"));
}

#[test]
fn a_finished_game_is_watched_reviewed_and_shared() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let record = three(&session);
    list(&session);
    let duel = select(&session, 1);
    assert_eq!((duel.selected, duel.actions.len()), (true, 2));
    assert_eq!(session.export(ExportKind::Record).unwrap().bytes, record);
    let replay = press(&session, duel.actions[0].intent.clone());
    assert!(replay.replay.is_some());
    // One step back is the list, as it was left.
    let back = shown(press(&session, Intent::App(AppIntent::Back)));
    assert!(back.games.iter().any(|game| game.id == 1 && game.selected));
    let review = session.dispatch(duel.actions[1].intent.clone()).unwrap().screen;
    assert!(matches!(review.body, Body::Review { .. }), "{:?}", review.body);
    // A council is reviewed, too; nothing selected, nothing to share; the same again hides the buttons.
    list(&session);
    assert_eq!(select(&session, 3).actions.len(), 2);
    assert!(!select(&session, 3).selected);
    assert!(session.export(ExportKind::Record).is_err());
    assert!(
        session.dispatch(Intent::Games(GamesIntent::SelectFinished { id: 99 })).unwrap().rejection.is_some()
    );
}

#[test]
fn a_kept_record_that_stops_early_is_listed_and_played_on() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 4, &[]);
    play(&session, 3, |_| {});
    let text = String::from_utf8(recorded(&session)).unwrap();
    let cut: Vec<&str> = text.lines().take(12).collect();
    let other = tempfile::tempdir().unwrap();
    let session = open(other.path());
    import(&session, cut.join("\n").into_bytes()).unwrap();
    keep_file(&session, false);
    list(&session);
    let game = select(&session, 1);
    assert!(game.line.contains("stops") && game.line.contains("file"), "{}", game.line);
    assert_eq!(game.actions.len(), 2);
    let own = press(&session, game.actions[1].intent.clone());
    assert!(own.at_table || matches!(own.body, Body::Curtain { .. }), "{:?}", own.body);
    assert!(own.replay.is_none());
    assert_eq!(list(&session).games.len(), 1);
}

#[test]
fn a_page_of_the_chronicle_leads_to_the_replay_of_its_reign() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &COUNCIL, 4, &[]);
    play(&session, 3, |_| {});
    let Body::Chronicle { chronicle } = press(&session, Intent::App(AppIntent::OpenChronicle)).body else {
        panic!("no Chronicle")
    };
    let id = chronicle.reigns.unwrap().reigns[0].id.clone();
    let open_page = Intent::Chronicle(ChronicleIntent::OpenReign { id });
    let Body::Chronicle { chronicle } = press(&session, open_page).body else { panic!("no page") };
    let replay = chronicle.page.unwrap().replay.unwrap();
    let watched = press(&session, replay.intent);
    assert!(watched.replay.is_some() && matches!(watched.body, Body::Council { .. }));
    // And back to the page.
    let back = press(&session, Intent::App(AppIntent::Back));
    assert!(matches!(back.body, Body::Chronicle { chronicle } if chronicle.page.is_some()));
    // Without its game, a page has no such button.
    let file = session.export(ExportKind::ChronicleJson).unwrap().bytes;
    let other = tempfile::tempdir().unwrap();
    let session = open(other.path());
    import(&session, file).unwrap();
    keep_file(&session, false);
    let Body::Chronicle { chronicle } = press(&session, Intent::App(AppIntent::OpenChronicle)).body else {
        panic!("no Chronicle")
    };
    let id = chronicle.reigns.unwrap().reigns[0].id.clone();
    let open_page = Intent::Chronicle(ChronicleIntent::OpenReign { id });
    let Body::Chronicle { chronicle } = press(&session, open_page).body else { panic!("no page") };
    assert_eq!(chronicle.page.unwrap().replay, None);
}

/// A file of version 3 with a duel and a game of King that have ended.
#[test]
fn games_that_ended_under_version_3_get_their_results() {
    let dir = tempfile::tempdir().unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/store-v3.sqlite");
    std::fs::copy(fixture, dir.path().join(FILE_NAME)).unwrap();
    let store = Store::open(dir.path()).unwrap().store;
    assert_eq!(store.games_without_result(&["forest", "king"]).unwrap().len(), 2);
    assert!(store.game(GameId(1)).is_ok());
    drop(store);
    let session = open(dir.path());
    let games = list(&session).games;
    assert_eq!(games.len(), 2);
    assert!(games.iter().any(|game| game.line == "Black has won, 9 to 6."), "{games:?}");
    drop(session);
    let store = Store::open(dir.path()).unwrap().store;
    assert!(store.games_without_result(&["forest", "king"]).unwrap().is_empty());
}
