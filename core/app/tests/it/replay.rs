//! Replays through the session: a finished game again, from any seat, at any pace, and on from any position.

#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use crate::support::{is_over, open, options, start};
use douze_app::screen::{Body, ButtonView, ReplayView, Screen};
use douze_app::{
    ExportKind, ForestIntent, Intent, Pace, PlayerKind, ReplayIntent, Session, SettingsIntent, TableIntent,
};
use std::sync::Arc;

fn dispatch(session: &Session, intent: Intent) -> Screen {
    let update = session.dispatch(intent).unwrap();
    assert_eq!(update.rejection, None);
    update.screen
}

/// A duel of two people, played to its end.
fn finished() -> (tempfile::TempDir, Arc<Session>) {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path());
    let mut screen = start(&session, [PlayerKind::Person; 2], 5, &[]).screen;
    while !is_over(&screen) {
        screen = dispatch(&session, options(&screen).remove(0));
    }
    (folder, session)
}

fn watch(screen: &Screen) -> ButtonView {
    let Body::Forest { forest } = &screen.body else { panic!("no table") };
    forest.result.as_ref().unwrap().watch.clone()
}

fn replay(screen: &Screen) -> &ReplayView {
    screen.replay.as_ref().unwrap()
}

fn go(session: &Session, position: i32) -> Screen {
    dispatch(session, Intent::Replay(ReplayIntent::Go { position }))
}

#[test]
fn a_finished_game_is_watched_step_by_step_and_left_where_it_was_opened() {
    let (_folder, session) = finished();
    let end = session.screen().unwrap();
    let screen = dispatch(&session, watch(&end).intent);
    assert_eq!(replay(&screen).position, 0);
    let last = replay(&screen).last;
    assert!(last > 20, "{last}");
    for position in 1..=last {
        let update = session.dispatch(Intent::Replay(ReplayIntent::Go { position })).unwrap();
        assert_eq!(replay(&update.screen).position, position);
        assert!(update.screen.thinking.is_none() && !update.screen.secret);
        assert!(options(&update.screen).is_empty(), "nothing can be played");
    }
    // The last position shows the table of the end.
    let (now, Body::Forest { forest: before }) = (session.screen().unwrap(), end.body.clone()) else {
        panic!("no table")
    };
    let Body::Forest { forest } = &now.body else { panic!("no table") };
    let cards = |cells: &[douze_app::screen::CellView]| -> Vec<_> {
        cells.iter().filter_map(|cell| cell.card.clone()).collect()
    };
    assert_eq!(cards(&forest.board.cells), cards(&before.board.cells));
    assert_eq!(dispatch(&session, now.back.unwrap().intent), end);
}

#[test]
fn nothing_can_be_played_in_a_replay_and_a_game_that_is_played_has_none() {
    let (_folder, session) = finished();
    let end = session.screen().unwrap();
    dispatch(&session, watch(&end).intent);
    for intent in [
        Intent::Table(TableIntent::Confirm),
        Intent::Table(TableIntent::Undo),
        Intent::Table(TableIntent::Rematch),
        Intent::Forest(ForestIntent::TapCell { row: 0, col: 0 }),
    ] {
        assert!(session.dispatch(intent).unwrap().rejection.is_some());
    }
    let before = session.screen().unwrap();
    dispatch(&session, Intent::Replay(ReplayIntent::PlayOn));
    // The game that goes on is open: it has no replay.
    let Intent::Replay(ReplayIntent::Watch { game }) = watch(&end).intent else { panic!("no replay") };
    let refused = session.dispatch(Intent::Replay(ReplayIntent::Watch { game: game + 1 })).unwrap();
    assert!(refused.rejection.is_some() && refused.screen.replay.is_none());
    assert!(before.replay.is_some());
    assert!(session.dispatch(Intent::Replay(ReplayIntent::Watch { game: 999 })).unwrap().rejection.is_some());
}

#[test]
fn each_seat_sees_its_own_hand_and_everybody_sees_none() {
    let (_folder, session) = finished();
    dispatch(&session, watch(&session.screen().unwrap()).intent);
    let open = go(&session, 6);
    let Body::Forest { forest } = &open.body else { panic!("no table") };
    assert!(forest.hand.as_ref().is_none_or(|hand| hand.cards.is_empty()));
    let mut hands = Vec::new();
    for seat in replay(&open).seats.choices.iter().skip(1) {
        let screen = dispatch(&session, seat.intent.clone());
        let Body::Forest { forest } = screen.body else { panic!("no table") };
        hands.push(forest.hand.unwrap().cards);
    }
    assert!(!hands[0].is_empty() && hands[0] != hands[1]);
}

#[test]
fn it_goes_on_by_itself_until_it_is_paused() {
    let (_folder, session) = finished();
    dispatch(&session, watch(&session.screen().unwrap()).intent);
    dispatch(&session, Intent::Settings(SettingsIntent::SetPace { pace: Pace::Fast }));
    let screen = dispatch(&session, Intent::Replay(ReplayIntent::Play));
    let ticket = replay(&screen).ticket.unwrap();
    let update = session.think(ticket).unwrap();
    assert_eq!(replay(&update.screen).position, 1);
    assert!(session.think(ticket).unwrap().beats.is_empty(), "a stale ticket changes nothing");
    let paused = dispatch(&session, Intent::Replay(ReplayIntent::Pause));
    assert_eq!((replay(&paused).position, replay(&paused).ticket), (1, None));
}

#[test]
fn its_log_leads_to_each_position_and_its_record_is_the_whole_game() {
    let (_folder, session) = finished();
    let whole = session.export(ExportKind::Record).unwrap().bytes;
    dispatch(&session, watch(&session.screen().unwrap()).intent);
    assert_eq!(session.export(ExportKind::Record).unwrap().bytes, whole);
    let screen = dispatch(&session, Intent::Replay(ReplayIntent::OpenLog));
    let log = replay(&screen).log.clone().unwrap();
    assert!(log.lines.len() > 30);
    let line = &log.lines[20];
    let there = dispatch(&session, line.intent.clone());
    assert_eq!(replay(&there).sentence, line.sentence);
}

#[test]
fn a_record_from_elsewhere_is_kept_once_watched_and_played_on() {
    let (_folder, session) = finished();
    let record = session.export(ExportKind::Record).unwrap().bytes;
    for _ in 0..2 {
        session.import(record.clone()).unwrap();
        let Body::Preview { preview } = session.screen().unwrap().body else { panic!("no preview") };
        let screen = dispatch(&session, preview.confirm.unwrap().intent);
        assert_eq!(replay(&screen).position, 0);
    }
    let screen = go(&session, 10);
    let mia = replay(&screen).seats.choices[1].intent.clone();
    dispatch(&session, mia);
    let table = dispatch(&session, Intent::Replay(ReplayIntent::PlayOn));
    assert!(table.replay.is_none());
    assert!(matches!(table.body, Body::Forest { .. }));
}
