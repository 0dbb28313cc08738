//! Presses at the wrong moment: nothing secret opens, nothing is lost, nothing goes back too far.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{forest, import, is_over, open, options, play, rewrite, start, step};
use douze_app::screen::{Body, Screen};
use douze_app::store::{GameId, Store};
use douze_app::{
    AppIntent, DouzeError, ForestIntent, ForestVariant, GameKind, Intent, Peek, PlayerKind, RejectionReason,
    Session, SettingsIntent, SetupIntent, TableIntent,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const PEOPLE: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Person];
const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];
const CHOOSE3: Intent = Intent::Setup(SetupIntent::SetVariant { variant: ForestVariant::Choose3 });

fn send(session: &Session, intent: Intent) -> Screen {
    session.dispatch(intent).unwrap().screen
}

fn refused(session: &Session, intent: Intent) -> RejectionReason {
    session.dispatch(intent).unwrap().rejection.expect("a rejection").reason
}

fn is_curtain(screen: &Screen) -> bool {
    matches!(screen.body, Body::Curtain { .. })
}

/// Chooses (or keeps) what is offered first, behind one's own curtain.
fn choose(session: &Session) -> Screen {
    let mut screen = session.screen().unwrap();
    if let Body::Forest { forest } = &screen.body
        && forest.hand.is_none()
    {
        screen = send(session, Intent::Table(TableIntent::Confirm));
    }
    if is_curtain(&screen) {
        screen = send(session, Intent::Table(TableIntent::LiftCurtain));
    }
    while forest(&screen).confirm.as_ref().is_none_or(|confirm| !confirm.enabled) {
        screen = send(session, options(&screen)[0].clone());
    }
    send(session, Intent::Table(TableIntent::Confirm))
}

#[test]
fn only_its_person_lifts_a_curtain() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 1, &[]);
    send(&session, Intent::Table(TableIntent::LiftCurtain));
    assert!(is_curtain(&send(&session, Intent::App(AppIntent::Cover))));
    let card = douze_app::ForestCard::Wolf;
    for intent in [
        Intent::Table(TableIntent::Undo),
        Intent::Table(TableIntent::Redo),
        Intent::Table(TableIntent::Confirm),
        Intent::Forest(ForestIntent::SwapBottom),
        Intent::Forest(ForestIntent::PickCard { card }),
        Intent::Forest(ForestIntent::TapCell { row: 0, col: 0 }),
        Intent::Forest(ForestIntent::InspectScore { seat: 1 }),
        Intent::Table(TableIntent::ShowTable),
        Intent::App(AppIntent::OpenSettings),
        Intent::App(AppIntent::Back),
        Intent::Table(TableIntent::StopPeeking),
        Intent::App(AppIntent::Back),
        Intent::App(AppIntent::ContinueGame),
    ] {
        assert!(!send(&session, intent).secret);
    }
    assert!(send(&session, Intent::Table(TableIntent::LiftCurtain)).secret);
}

#[test]
fn a_peek_ends_with_its_curtain() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 2, &[]);
    send(&session, Intent::Settings(SettingsIntent::SetPeek { peek: Peek::Toggle }));
    assert!(send(&session, Intent::Table(TableIntent::Peek)).secret);
    let table = send(&session, Intent::Table(TableIntent::ShowTable));
    assert!(!table.secret && forest(&table).cancel.is_none());
    let curtain = send(&session, Intent::Table(TableIntent::Confirm));
    let Body::Curtain { curtain } = curtain.body else { panic!("a curtain") };
    assert!(curtain.peek.unwrap().hands.is_empty());
}

#[test]
fn the_built_in_player_thinks_on_while_settings_are_open() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 3, &[]);
    let ticket = choose(&session).thinking.unwrap().ticket;
    let settings = send(&session, Intent::App(AppIntent::OpenSettings));
    assert_eq!(settings.thinking, None);
    let answered = session.think(ticket).unwrap();
    assert!(!answered.beats.is_empty() && matches!(answered.screen.body, Body::Settings { .. }));
    assert!(forest(&send(&session, Intent::App(AppIntent::Back))).hand.is_some());
}

#[test]
fn undo_does_not_go_past_the_other_persons_turn() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 4, &[CHOOSE3]);
    choose(&session);
    choose(&session);
    // The second one takes back what they kept; what the first one kept stays.
    assert_eq!(session.dispatch(Intent::Table(TableIntent::Undo)).unwrap().rejection, None);
    assert_eq!(refused(&session, Intent::Table(TableIntent::Undo)), RejectionReason::Revealed);
    choose(&session);

    choose(&session);
    choose(&session);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let second_has_placed = |screen: &Screen| matches!(&screen.body, Body::Forest { forest } if forest.table.is_empty() && !is_over(screen));
    while !second_has_placed(&session.screen().unwrap()) {
        step(&session, &mut rng).unwrap();
    }
    while session.dispatch(Intent::Table(TableIntent::Undo)).unwrap().rejection.is_none() {
        let screen = session.screen().unwrap();
        assert_eq!(forest(&screen).table.len(), 1, "only the second card comes back");
    }
}

#[test]
fn nothing_to_undo_is_not_called_revealed() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 5, &[]);
    assert_eq!(refused(&session, Intent::Table(TableIntent::Undo)), RejectionReason::NotNow);
    play(&session, 5, |_| {});
    assert_eq!(refused(&session, Intent::Table(TableIntent::Undo)), RejectionReason::NotNow);
}

#[test]
fn a_rematch_comes_after_the_end_and_once() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 6, &[]);
    assert_eq!(refused(&session, Intent::Table(TableIntent::Rematch)), RejectionReason::NotNow);
    play(&session, 6, |_| {});
    assert_eq!(session.dispatch(Intent::Table(TableIntent::Rematch)).unwrap().rejection, None);
    assert_eq!(refused(&session, Intent::Table(TableIntent::Rematch)), RejectionReason::NotNow);
    let table = send(&session, Intent::Table(TableIntent::ShowTable));
    let names: Vec<&str> = forest(&table).seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Mia", "Lea"], "colours swapped");
}

#[test]
fn a_person_without_a_name_is_called_by_the_colour_that_they_have_now() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let nameless = |seat| Intent::Setup(SetupIntent::NameSeat { seat, name: String::new() });
    start(&session, SOLO, 7, &[nameless(0)]);
    play(&session, 7, |_| {});
    let rematch = send(&session, Intent::Table(TableIntent::Rematch));
    assert_eq!(forest(&rematch).seats[1].name, "White");
    send(&session, Intent::App(AppIntent::OpenHome));
    send(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::Forest }));
    for (seat, player) in [(0, PlayerKind::Person), (1, PlayerKind::Person)] {
        send(&session, Intent::Setup(SetupIntent::SetPlayer { seat, player }));
    }
    send(&session, nameless(1));
    for name in ["White", "Le\u{202E}a", "a\nb"] {
        let Body::Setup { setup } =
            send(&session, Intent::Setup(SetupIntent::NameSeat { seat: 0, name: name.into() })).body
        else {
            panic!("the set-up")
        };
        assert!(setup.seats[0].name.as_ref().unwrap().error.is_some(), "{name:?}");
    }
}

#[test]
fn what_is_not_there_is_not_explained() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 8, &[]);
    for (row, col) in [(100, 100), (0, 0), (i32::MIN, i32::MAX)] {
        assert_eq!(
            refused(&session, Intent::Forest(ForestIntent::InspectCard { row, col })),
            RejectionReason::NotNow
        );
    }
    assert_eq!(refused(&session, Intent::Forest(ForestIntent::SwapBottom)), RejectionReason::NotNow);
    assert!(
        forest(&send(&session, Intent::Forest(ForestIntent::InspectScore { seat: 0 }))).inspect.is_some()
    );
    assert!(forest(&send(&session, Intent::App(AppIntent::Back))).inspect.is_none());
    assert!(matches!(send(&session, Intent::App(AppIntent::Back)).body, Body::Home { .. }));
}

#[test]
fn an_explanation_stays_open_while_the_built_in_player_moves() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 9, &[]);
    let ticket = choose(&session).thinking.unwrap().ticket;
    send(&session, Intent::Forest(ForestIntent::InspectScore { seat: 1 }));
    let answered = session.think(ticket).unwrap().screen;
    assert!(forest(&answered).inspect.is_some());
}

#[test]
fn a_game_that_went_on_in_another_window_is_taken_over() {
    let dir = tempfile::tempdir().unwrap();
    let [here, there] = [open(dir.path()), open(dir.path())];
    start(&here, SOLO, 10, &[]);
    send(&there, Intent::App(AppIntent::OpenSettings));
    send(&there, Intent::App(AppIntent::OpenHome));
    send(&there, Intent::App(AppIntent::ContinueGame));
    choose(&there);
    let late = choose(&here);
    assert!(late.notice.as_ref().expect("it is reported").sentence.contains("another window"));
    assert!(forest(&late).hand.is_some());
    play(&here, 10, |_| {});
}

#[test]
fn an_unreadable_game_does_not_hide_the_one_before_it() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 11, &[]);
    send(&session, Intent::App(AppIntent::OpenHome));
    start(&session, SOLO, 12, &[]);
    drop(session);
    rewrite(dir.path(), "UPDATE games SET header = '{}' WHERE id = 2");
    let session = open(dir.path());
    let Body::Home { home } = session.screen().unwrap().body else { panic!("home") };
    let continued = send(&session, home.continue_game.expect("a button").intent);
    assert!(continued.notice.is_some() && forest(&continued).hand.is_some());
    play(&session, 11, |_| {});
}

#[test]
fn a_game_that_lost_even_its_deal_begins_again_with_the_same_cards() {
    for row in 0..2 {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        let hand = start(&session, SOLO, 13, &[]).screen;
        drop(session);
        rewrite(dir.path(), &format!("UPDATE actions SET body = body || ' ' WHERE n = {row}"));
        let session = open(dir.path());
        assert!(send(&session, Intent::App(AppIntent::ContinueGame)).notice.is_some());
        assert_eq!(send(&session, Intent::App(AppIntent::DismissNotice)).body, hand.body);
        play(&session, 13, |_| {});
        drop(session);
        let store = Store::open(dir.path()).unwrap().store;
        assert!(store.game(GameId(1)).unwrap().line.ended_ms.is_some());
    }
}

#[test]
fn a_record_with_odd_names_is_reported_in_a_plain_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let name = format!("A\\n\u{202E}{}", "x".repeat(100_000));
    let record =
        format!(r#"{{"douze":1,"game":"forest","seats":["{name}","Mia"],"setup":{{"variant":"standard"}}}}"#);
    let headline = import(&session, record.into_bytes()).unwrap().headline;
    assert!(headline.len() < 100 && !headline.chars().any(char::is_control), "{headline}");
    assert!(matches!(import(&session, Vec::new()), Err(DouzeError::Unreadable { .. })));
}
