//! A phone ends the process out of sight, and begins it again later.
#![allow(clippy::unwrap_used, reason = "helpers of a test")]

use crate::support::{import, open, play, start};
use douze_app::screen::Body;
use douze_app::{
    AppIntent, ChronicleIntent, ChronicleTab, FileTrouble, GameKind, Intent, Language, MAX_FILE, PlayerKind,
    Session, SettingsIntent, SetupIntent, TableIntent,
};
use std::path::Path;

const PEOPLE: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Person];
const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];

/// Out of sight, ended, begun again.
fn ended_and_resumed(session: std::sync::Arc<Session>, dir: &Path) -> std::sync::Arc<Session> {
    session.dispatch(Intent::App(AppIntent::Cover)).unwrap();
    drop(session);
    let session = open(dir);
    session.dispatch(Intent::App(AppIntent::Resume)).unwrap();
    session
}

#[test]
fn a_secret_choice_is_resumed_behind_its_curtain() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 4, &[]);
    assert!(session.dispatch(Intent::Table(TableIntent::LiftCurtain)).unwrap().screen.secret);
    let resumed = ended_and_resumed(session, dir.path()).screen().unwrap();
    let Body::Curtain { curtain } = &resumed.body else { panic!("no curtain") };
    assert_eq!(curtain.headline, "Lea’s turn");
    assert!(!resumed.secret && resumed.awake);
}

#[test]
fn the_end_of_a_game_is_resumed_although_it_is_no_longer_open() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 1, &[]);
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    start(&session, SOLO, 2, &[]);
    play(&session, 2, |_| {});
    let end = session.screen().unwrap();
    assert!(!end.awake);
    let resumed = ended_and_resumed(session, dir.path()).screen().unwrap();
    assert_eq!(resumed.body, end.body, "and not the open one before it");
}

#[test]
fn a_form_is_resumed_with_what_was_typed() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::King })).unwrap();
    session.dispatch(Intent::App(AppIntent::DismissNotice)).unwrap();
    session.dispatch(Intent::Setup(SetupIntent::NameSeat { seat: 1, name: "Zoé".into() })).unwrap();
    session.dispatch(Intent::Setup(SetupIntent::AddSeat)).unwrap();
    session.dispatch(Intent::Setup(SetupIntent::TypeSeed { seed: "12".into() })).unwrap();
    let form = session.screen().unwrap();
    let resumed = ended_and_resumed(session, dir.path()).screen().unwrap();
    assert_eq!(resumed, form);
}

#[test]
fn an_overlay_is_resumed_with_its_place() {
    let rules = Intent::App(AppIntent::OpenRules { game: GameKind::King, rule: Some("r-k7".into()) });
    for over in [Intent::App(AppIntent::OpenSettings), rules, Intent::App(AppIntent::OpenChronicle)] {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        start(&session, PEOPLE, 4, &[]);
        let mut seen = session.dispatch(over.clone()).unwrap().screen;
        if over == Intent::App(AppIntent::OpenChronicle) {
            let tab = Intent::Chronicle(ChronicleIntent::SetChronicleTab { tab: ChronicleTab::Rulers });
            seen = session.dispatch(tab).unwrap().screen;
        }
        let session = ended_and_resumed(session, dir.path());
        assert_eq!(session.screen().unwrap(), seen);
        let below = session.dispatch(Intent::App(AppIntent::Back)).unwrap().screen;
        assert!(matches!(below.body, Body::Curtain { .. }), "{over:?}");
    }
}

#[test]
fn back_from_what_is_resumed_leads_where_it_led() {
    let rules = Intent::App(AppIntent::OpenRules { game: GameKind::Council, rule: None });
    for ways in [
        vec![Intent::Chronicle(ChronicleIntent::OpenReign {
            id: crate::support::reigns::reign(1).id.to_string(),
        })],
        vec![Intent::App(AppIntent::OpenChronicle), rules],
    ] {
        let (dir, session) = crate::support::reigns::here(&[
            crate::support::reigns::reign(1),
            crate::support::reigns::reign(2),
        ]);
        start(&session, PEOPLE, 4, &[]);
        for way in ways {
            session.dispatch(way).unwrap();
        }
        let there = session.screen().unwrap();
        let resumed = ended_and_resumed(session, dir.path());
        assert_eq!(resumed.screen().unwrap(), there);
        let back = resumed.dispatch(Intent::App(AppIntent::Back)).unwrap().screen;
        let book = matches!(there.body, Body::Rules { .. });
        assert!(if book {
            matches!(back.body, Body::Chronicle { .. })
        } else {
            matches!(back.body, Body::Curtain { .. })
        });
    }
}

#[test]
fn what_cannot_be_opened_again_leaves_one_at_home_with_a_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 2, &[]);
    play(&session, 2, |_| {});
    session.dispatch(Intent::App(AppIntent::Cover)).unwrap();
    drop(session);
    let file = rusqlite::Connection::open(dir.path().join("douze.sqlite")).unwrap();
    file.execute_batch("UPDATE games SET header = 'not a header'").unwrap();
    drop(file);
    let resumed = open(dir.path()).dispatch(Intent::App(AppIntent::Resume)).unwrap().screen;
    assert!(matches!(resumed.body, Body::Home { .. }));
    assert!(resumed.notice.unwrap().sentence.contains("could not be read"));
}

#[test]
fn files_that_fail_are_explained_and_a_film_is_no_chronicle() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    for trouble in [FileTrouble::Unread, FileTrouble::Unwritten] {
        assert!(session.explain(trouble).unwrap().starts_with("The file could not be"));
    }
    let refused = import(&session, vec![b' '; MAX_FILE + 1]).unwrap_err();
    assert!(refused.sentence().contains("too large"), "{refused:?}");
}

#[test]
fn at_home_or_on_a_first_start_there_is_nothing_to_resume() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let first = session.dispatch(Intent::App(AppIntent::Resume)).unwrap();
    assert!(matches!(first.screen.body, Body::Home { .. }) && first.rejection.is_none());
    start(&session, PEOPLE, 4, &[]);
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    let resumed = ended_and_resumed(session, dir.path()).screen().unwrap();
    assert!(matches!(resumed.body, Body::Home { .. }));
}

#[test]
fn resuming_is_for_a_session_that_was_just_opened() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 4, &[]);
    session.dispatch(Intent::App(AppIntent::Cover)).unwrap();
    let before = session.screen().unwrap();
    let answer = session.dispatch(Intent::App(AppIntent::Resume)).unwrap();
    assert!(answer.rejection.is_some());
    assert_eq!(answer.screen, before);
}

#[test]
fn the_system_changes_its_languages_and_a_chosen_one_stays() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let language = |locales: &[&str]| {
        let locales = locales.iter().map(|&locale| locale.to_owned()).collect();
        session.dispatch(Intent::App(AppIntent::SetLocales { locales })).unwrap().screen.look.language
    };
    assert_eq!(language(&["pl-PL", "de-AT", "fr"]), "de");
    assert_eq!(language(&["fr-CA"]), "fr");
    assert_eq!(language(&["", "\u{0}", "xx"]), "en");
    let chosen = session
        .dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(Language::German) }))
        .unwrap();
    assert_eq!(chosen.screen.look.chosen, Some(Language::German));
    assert_eq!(language(&["fr"]), "de");
    let follows = session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: None })).unwrap();
    assert_eq!((&*follows.screen.look.language, follows.screen.look.chosen), ("fr", None));
}
