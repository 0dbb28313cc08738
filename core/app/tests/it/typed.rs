//! Typed input: names that nobody can see, and texts that are far too long.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use crate::support::reigns::{book, file_of, here, plain};
use crate::support::{import, open, think};
use douze_app::chronicle::{Book, Obstacle};
use douze_app::screen::{Body, Screen, SetupView};
use douze_app::store::FILE_NAME;
use douze_app::{AppIntent, ChronicleIntent, DouzeError, GameKind, Intent, PlayerKind, Session, SetupIntent};

const GAMES: [GameKind; 3] = [GameKind::Forest, GameKind::King, GameKind::Council];

fn form(screen: Screen) -> SetupView {
    match screen.body {
        Body::Setup { setup } => setup,
        other => panic!("no form but {other:?}"),
    }
}

/// The form of this game with two people of these names.
fn named(session: &Session, game: GameKind, names: [&str; 2]) -> SetupView {
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    session.dispatch(Intent::App(AppIntent::OpenSetup { game })).unwrap();
    for (seat, name) in (0..).zip(names) {
        session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat, player: PlayerKind::Person })).unwrap();
        session.dispatch(Intent::Setup(SetupIntent::NameSeat { seat, name: name.into() })).unwrap();
    }
    form(think(session))
}

#[test]
fn names_that_nobody_can_see_or_distinguish_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    for game in GAMES {
        for name in [
            "\u{AD}",
            "\u{3164}",
            "\u{2800}",
            "Mia\u{AD}",
            "Mia\u{34F}",
            "Mia\u{61C}",
            "Mia\u{E0041}",
            "Mia\u{180E}",
            "Mia\u{FFA0}",
            "Mia\u{200D}",
            "\u{FE0F}",
            "Mia\u{FFFF}",
        ] {
            let form = named(&session, game, ["Lea", name]);
            let error = form.seats[1].name.as_ref().unwrap().error.as_deref();
            assert!(error.is_some_and(|error| error.contains("cannot be shown")), "{name:?} {error:?}");
            assert!(!form.start.enabled);
        }
        for names in [["Mia", "Mia"], ["Mia", "Mi\u{200C}a"], ["Mia", "Mia\u{FE0F}"]] {
            let form = named(&session, game, names);
            let error = form.seats[1].name.as_ref().unwrap().error.as_deref();
            assert!(
                error.is_some_and(|error| error.contains("Two players are called Mi")),
                "{names:?} {error:?}"
            );
            assert!(!form.start.enabled);
        }
        for name in ["\u{1F469}\u{200D}\u{1F680}", "می\u{200C}نا", "\u{2764}\u{FE0F}", "Zoe\u{301}"] {
            let form = named(&session, game, ["Mia", name]);
            assert_eq!(form.seats[1].name.as_ref().unwrap().error, None, "{name:?}");
        }
    }
}

#[test]
fn a_book_that_is_pasted_into_a_field_is_cut() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let pasted = "É".repeat(1 << 20);
    for game in GAMES {
        named(&session, game, ["Lea", &pasted]);
        let form = form(
            session.dispatch(Intent::Setup(SetupIntent::TypeSeed { seed: pasted.clone() })).unwrap().screen,
        );
        let name = form.seats[1].name.as_ref().unwrap();
        assert!(name.value.chars().count() < 1_000 && form.seed.value.chars().count() < 1_000);
        assert!(name.error.as_deref().is_some_and(|error| error.contains("too long")), "{:?}", name.error);
        assert!(form.seed.error.is_some());
        let rules = Intent::App(AppIntent::OpenRules { game: GameKind::King, rule: Some(pasted.clone()) });
        session.dispatch(rules).unwrap();
        session.dispatch(Intent::App(AppIntent::Cover)).unwrap();
        session.dispatch(Intent::App(AppIntent::Back)).unwrap();
    }
    let file = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    let longest: i64 = file
        .query_row("SELECT max(length(CAST(value AS BLOB))) FROM settings", [], |row| row.get(0))
        .unwrap();
    assert!(longest < 5_000, "a row of {longest} bytes");
}

#[test]
fn names_in_files_and_in_the_chronicle_are_compared_as_they_are_seen() {
    let (_dir, session) = here(&[]);
    for (names, problem) in [
        (["Mia", "Tom\u{AD}"], Some("cannot be shown")),
        (["Mia", "\u{3164}"], Some("cannot be shown")),
        (["Mia", "Mi\u{200C}a"], Some("one name")),
        (["Mia", "\u{1F469}\u{200D}\u{1F680}"], None),
    ] {
        let answer = import(&session, file_of(&[plain(1, &names, 20)]));
        match problem {
            None => assert!(answer.is_ok(), "{answer:?}"),
            Some(problem) => assert!(
                matches!(&answer, Err(DouzeError::Unreadable { detail, .. }) if detail.contains(problem)),
                "{answer:?}"
            ),
        }
    }
    let book = Book::new(vec![plain(1, &["Mia", "Tom"], 20), plain(2, &["Mi\u{200C}a", "Lea"], 20)]);
    assert_eq!(book.lines()[1].numerals, [Some(2), Some(1)]);
}

#[test]
fn own_words_are_shown_as_they_were_typed_and_can_travel() {
    let (dir, session) = here(&[plain(1, &["Mia", "Tom"], 20)]);
    let id = book(dir.path()).lines()[0].reign.id.to_string();
    for (typed, kept) in [
        ("\u{1F469}\u{200D}\u{1F680}", Some("\u{1F469}\u{200D}\u{1F680}".to_owned())),
        ("b\u{AD}ells\u{202E}", Some("bells".to_owned())),
        (&("a".repeat(59) + "\u{200D}a"), Some("a".repeat(59))),
        ("\u{3164}", None),
    ] {
        session
            .dispatch(Intent::Chronicle(ChronicleIntent::TypeObstacle { id: id.clone(), text: typed.into() }))
            .unwrap();
        let reign = book(dir.path()).lines()[0].reign.clone();
        assert_eq!(reign.obstacle, kept.map(Obstacle::Text), "{typed:?}");
        assert_eq!(reign.fault(), None);
    }
}

#[test]
fn nobody_can_pass_for_another_by_signs_that_look_the_same() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::Forest })).unwrap();
    for (one, other) in [
        ("Zoé", "Zoe\u{301}"),
        ("m\u{456}a", "mia"),
        ("Mia", " Mia "),
        ("Mia Bo", "Mia\u{A0}Bo"),
        ("Mia Bo", "Mia  Bo"),
        ("Mia", "\u{FF2D}ia"),
        ("\u{202E}aiM", "Mia"),
        ("Mia", "Mi\u{200B}a"),
        ("Mia", "\u{41C}ia"),
        ("Lea", "L\u{435}a"),
    ] {
        for (seat, name) in [(0, one), (1, other)] {
            session
                .dispatch(Intent::Setup(SetupIntent::SetPlayer { seat, player: PlayerKind::Person }))
                .unwrap();
            session.dispatch(Intent::Setup(SetupIntent::NameSeat { seat, name: name.into() })).unwrap();
        }
        let Body::Setup { setup } = session.screen().unwrap().body else { panic!("no form") };
        assert!(!setup.start.enabled, "{one:?} and {other:?} can be at one table");
    }
    for (one, other) in [("Arne", "Ame"), ("Ольга", "Lea"), ("Zoe", "Zoé"), ("李雷", "李蕾")] {
        for (seat, name) in [(0, one), (1, other)] {
            session.dispatch(Intent::Setup(SetupIntent::NameSeat { seat, name: name.into() })).unwrap();
        }
        let Body::Setup { setup } = session.screen().unwrap().body else { panic!("no form") };
        assert!(setup.start.enabled, "{one:?} and {other:?} are refused");
    }
}
