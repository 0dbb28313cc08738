//! Decks of the Council, typed in, refused and kept, through their screen.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{import, keep_file, open};
use douze_app::deck::{LONGEST, SHIPPED, Sha256};
use douze_app::screen::{Body, DeckEditorView, DecksView};
use douze_app::store::{FILE_NAME, Store, StoredDeck};
use douze_app::{
    AppIntent, DecksIntent, GameKind, Intent, Language, RejectionReason, Session, SettingsIntent, SetupIntent,
};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// The shipped deck under another name.
fn own(name: &str) -> String {
    SHIPPED.replacen("name = \"default\"", &format!("name = \"{name}\""), 1)
}

fn decks(session: &Session) -> DecksView {
    match session.screen().unwrap().body {
        Body::Decks { decks } => decks,
        other => panic!("no decks but {other:?}"),
    }
}

fn editor(session: &Session) -> DeckEditorView {
    decks(session).editor.unwrap()
}

fn names(session: &Session) -> Vec<String> {
    decks(session).decks.into_iter().map(|deck| deck.name).collect()
}

/// From the form to its decks.
fn opened(dir: &Path) -> Arc<Session> {
    let session = open(dir);
    press(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::Council }));
    press(&session, Intent::App(AppIntent::OpenDecks));
    session
}

fn press(session: &Session, intent: Intent) {
    let pressed: String = format!("{intent:?}").chars().take(80).collect();
    assert_eq!(session.dispatch(intent).unwrap().rejection, None, "{pressed}");
}

fn keep(session: &Session, text: &str) {
    if decks(session).editor.is_none() {
        press(session, decks(session).new.unwrap().intent);
    }
    press(session, Intent::Decks(DecksIntent::TypeDeck { text: text.into() }));
    press(session, Intent::Decks(DecksIntent::KeepDeck));
}

fn stored(dir: &Path) -> Vec<StoredDeck> {
    Store::open(dir).unwrap().store.decks().unwrap()
}

#[test]
fn a_copy_has_a_name_of_its_own_is_kept_and_is_the_deck_to_play_with() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    let view = decks(&session);
    assert!(view.note.contains("reconstruction") && view.editor.is_none());
    assert_eq!(names(&session), ["The app’s deck"]);
    press(&session, view.new.unwrap().intent);
    let typed = editor(&session).text;
    assert_eq!(
        (typed.value.as_str(), usize::try_from(typed.limit)),
        (own("default 2").as_str(), Ok(LONGEST))
    );
    assert!(decks(&session).new.is_none() && !decks(&session).decks[0].copy.enabled);
    let busy = decks(&session).decks[0].copy.intent.clone();
    assert_eq!(session.dispatch(busy).unwrap().rejection.unwrap().reason, RejectionReason::BadInput);
    press(&session, Intent::Decks(DecksIntent::KeepDeck));
    assert_eq!(names(&session), ["The app’s deck", "default 2"]);
    press(&session, decks(&session).decks[1].copy.intent.clone());
    assert!(editor(&session).text.value.contains("name = \"default 2 2\""));
    press(&session, Intent::Decks(DecksIntent::DiscardDeck));
    assert!(decks(&session).editor.is_none(), "nothing was typed: it goes at once");
    press(&session, Intent::App(AppIntent::Back));
    let Body::Setup { setup } = session.screen().unwrap().body else { panic!("not back at the form") };
    let choices = setup.council.unwrap().deck.choices;
    assert_eq!(choices.len(), 2);
    assert!(choices[1].selected && choices[1].label == "default 2");
    drop(session);
    let file = own("default 2").into_bytes();
    let deck = StoredDeck { sha256: Sha256::of(&file), name: "default 2".into(), file };
    assert_eq!(stored(dir.path()), [deck]);
}

#[test]
fn a_name_that_is_taken_is_refused_with_what_to_do_and_the_same_file_twice_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    keep(&session, &own("Ours"));
    let kept = names(&session);
    keep(&session, &own("Ours"));
    assert_eq!((names(&session), decks(&session).editor), (kept.clone(), None));
    keep(&session, &own("Ours").replacen("value = 3", "value = 4", 1));
    let refused = editor(&session);
    assert_eq!(
        refused.breaches,
        ["Another deck on this device is called “Ours”. Write another name after “name =”."]
    );
    assert!(refused.text.error.is_some());
    keep(&session, &SHIPPED.replacen("value = 3", "value = 4", 1));
    assert!(editor(&session).breaches[0].starts_with("The name “default” belongs to the app’s deck."));
    assert_eq!(names(&session), kept);
    // The shipped file itself is here already.
    keep(&session, SHIPPED);
    assert_eq!(decks(&session).editor, None);
    assert_eq!(names(&session), kept);
}

#[test]
fn what_is_wrong_is_reported_by_line_and_field_in_every_language() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    let changes = [
        ("bells = 1", "bells = 4", "dilemma 1, bells: A dilemma has 1, 2 or 3 bells, not 4."),
        ("bells = 1", "bells = \"1\"", "dilemma 1, bells: A whole number must stand here"),
        ("value = 3", "value = 0", "dilemma 1, value: A dilemma is worth 1 to 20 years, not 0."),
        ("value = 3", "value = 300", "dilemma 1, value: 300 is not a number from 0 to 255."),
        ("[[7]]", "[[13]]", "dilemma 1, targets: The die has no face 13."),
        ("[[7]]", "[[7, 7]]", "dilemma 1, targets: Face 7 is there twice"),
        ("[[7]]", "[[]]", "dilemma 1, targets: A target needs at least one face."),
        ("[[7]]", "[[7], [7]]", "dilemma 1, targets: The two targets are the same."),
        ("[[7]]", "[[7], [8], [9]]", "dilemma 1, targets: One target or two must stand here"),
        ("[[7]]", "7", "dilemma 1, targets: A list in square brackets"),
        ("reward = []", "reward = [\"favuor 1\"]", "reward: There is no effect “favuor 1”."),
        ("reward = []", "reward = [\"favour 6\"]", "reward: Favour goes up or down by 1 to 5, not by 6."),
        ("reward = []", "reward = [\"recall 4\"]", "reward: 1 to 3 cards can be taken"),
        ("reward = []", "reward = [7]", "dilemma 1, reward: A text in quotation marks"),
        (
            "reward = []",
            "reward = [\"keep:tip\", \"keep:tip\"]",
            "reward: A dilemma has at most one kept reward",
        ),
        (
            "reward = []",
            "reward = [\"reroll\", \"reroll\", \"reroll\", \"reroll\", \"reroll\"]",
            "reward: At most 4 effects are possible. Here are 5.",
        ),
        ("[\"favour -2\"]", "[\"keep:tip\"]", "dilemma 1, penalty: A penalty cannot be kept"),
        ("\"Hiver rude\"", "\"\"", "dilemma 1, fr: A name has 1 to 40 characters"),
        ("lady = 1", "lady = 4", "crowns.lady: A petitioner has crown 1, 2 or 3, not 4."),
        ("lady = 1", "ladi = 1", "crowns.ladi: There is no field of that name."),
        ("lady = 1\n", "", "crowns.lady: This field is missing."),
        ("n = 2\n", "n = 1\n", "n: Dilemma 1 is there more than once."),
        ("n = 1\n", "n = 37\n", "n: There is no dilemma 37."),
        ("[[7]]", "[[7]", "This is not TOML."),
    ];
    let languages = [Language::French, Language::German, Language::English];
    for (from, to, words) in changes {
        let place = SHIPPED.find(from).unwrap_or_else(|| panic!("{from}"));
        let line = SHIPPED[..place].matches('\n').count() + 1;
        keep(&session, &own("Ours").replacen(from, to, 1));
        let mut shown = BTreeSet::new();
        for language in languages {
            press(&session, Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) }));
            let breaches = editor(&session).breaches;
            assert!(!breaches.is_empty() && editor(&session).text.error.is_some(), "{to}");
            assert!(breaches.iter().all(|breach| breach.contains(char::is_numeric)), "{breaches:?}");
            shown.insert(breaches);
        }
        assert_eq!(shown.len(), languages.len(), "each language has its own words: {shown:?}");
        let english = editor(&session).breaches;
        let found = english.iter().any(|breach| {
            breach.contains(words)
                && (breach.starts_with(&format!("Line {line}")) || to.is_empty() || to == "[[7]")
        });
        assert!(found, "{words}: {english:?}");
        assert_eq!(names(&session).len(), 1, "nothing was kept");
    }
    // Mended while it is typed, the list empties; what is kept is kept only when that is asked for.
    press(&session, Intent::Decks(DecksIntent::TypeDeck { text: own("Ours") }));
    assert!(editor(&session).breaches.is_empty() && editor(&session).text.error.is_none());
    assert_eq!(names(&session).len(), 1);
}

#[test]
fn very_many_breaches_are_counted_and_too_long_a_text_is_not_taken() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    keep(&session, &own("Ours").replace("value = ", "worth = "));
    let breaches = editor(&session).breaches;
    assert_eq!(breaches.len(), 41);
    assert_eq!(breaches[40], "And 32 more.");
    let before = session.screen().unwrap();
    let long =
        session.dispatch(Intent::Decks(DecksIntent::TypeDeck { text: "#".repeat(LONGEST + 1) })).unwrap();
    assert_eq!((long.rejection.unwrap().reason, long.screen), (RejectionReason::BadInput, before));
    keep(&session, "");
    assert!(
        editor(&session)
            .breaches
            .iter()
            .any(|breach| breach == "Line 1, name: This field is missing. Add it.")
    );
}

#[test]
fn what_is_typed_survives_whatever_leads_away_and_is_thrown_away_only_when_asked_twice() {
    let dir = tempfile::tempdir().unwrap();
    let text = own("Half").replacen("[[7]]", "[[", 1);
    let mut session = opened(dir.path());
    for away in [
        Intent::App(AppIntent::Back),
        Intent::App(AppIntent::OpenHome),
        Intent::App(AppIntent::OpenSettings),
        Intent::App(AppIntent::Cover),
    ] {
        if decks(&session).editor.is_none() {
            press(&session, decks(&session).new.unwrap().intent);
        }
        press(&session, Intent::Decks(DecksIntent::TypeDeck { text: text.clone() }));
        press(&session, away);
        drop(session);
        session = opened(dir.path());
        assert_eq!(editor(&session).text.value, text);
    }
    press(&session, Intent::Decks(DecksIntent::DiscardDeck));
    assert_eq!(editor(&session).discard.label, "Discard for good");
    press(&session, Intent::Decks(DecksIntent::TypeDeck { text: text.clone() }));
    assert_eq!(editor(&session).discard.label, "Discard", "typed text is kept after this");
    press(&session, Intent::Decks(DecksIntent::DiscardDeck));
    press(&session, Intent::Decks(DecksIntent::DiscardDeck));
    assert!(decks(&session).editor.is_none());
    drop(session);
    assert!(decks(&opened(dir.path())).editor.is_none());
}

#[test]
fn a_damaged_deck_is_not_offered_and_the_form_goes_on_with_the_shipped_one() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    keep(&session, &own("Ours"));
    press(&session, Intent::App(AppIntent::Back));
    press(&session, Intent::Setup(SetupIntent::StartGame));
    press(&session, Intent::App(AppIntent::OpenHome));
    drop(session);
    let connection = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    connection.execute("UPDATE decks SET file = x'00'", []).unwrap();
    drop(connection);
    let session = open(dir.path());
    press(&session, Intent::App(AppIntent::OpenSetup { game: GameKind::Council }));
    let Body::Setup { setup } = session.screen().unwrap().body else { panic!("no form") };
    assert!(setup.start.enabled);
    let council = setup.council.unwrap();
    assert_eq!(council.deck.choices.len(), 1);
    assert!(council.deck_note.contains("no longer on this device"));
    press(&session, Intent::App(AppIntent::OpenDecks));
    assert_eq!(names(&session), ["The app’s deck"]);
}

#[test]
fn an_earlier_shipped_deck_stays_for_its_games_and_is_not_offered_for_new_ones() {
    let dir = tempfile::tempdir().unwrap();
    let earlier = SHIPPED.replacen("value = 3", "value = 4", 1);
    let deck = StoredDeck {
        sha256: Sha256::of(earlier.as_bytes()),
        name: "default".into(),
        file: earlier.clone().into_bytes(),
    };
    Store::open(dir.path()).unwrap().store.add_deck(&deck).unwrap();
    let session = opened(dir.path());
    assert_eq!(names(&session), ["The app’s deck"]);
    // It is here: to keep it once more changes nothing, and so says what is reported while it is typed.
    keep(&session, &earlier.replacen("bells = 1", "bells = 9", 1));
    assert!(!editor(&session).breaches.is_empty());
    press(&session, Intent::Decks(DecksIntent::TypeDeck { text: earlier.clone() }));
    assert_eq!(editor(&session).breaches, [""; 0]);
    keep(&session, &earlier);
    press(&session, Intent::App(AppIntent::Back));
    let Body::Setup { setup } = session.screen().unwrap().body else { panic!("no form") };
    let council = setup.council.unwrap();
    assert_eq!(council.deck.choices.len(), 1);
    assert!(council.deck_note.contains("reconstruction"));
    drop(session);
    assert_eq!(stored(dir.path()), [deck]);
}

#[test]
fn an_imported_deck_is_there_at_once_and_follows_the_same_rules() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    import(&session, own("Brought").into_bytes()).unwrap();
    assert!(stored(dir.path()).is_empty(), "a preview keeps nothing");
    keep_file(&session, false);
    assert_eq!(names(&session), ["The app’s deck", "Brought"]);
    assert_eq!(import(&session, own("Brought").into_bytes()).unwrap().confirm, None, "it is here");
    press(&session, Intent::App(AppIntent::Back));
    for (file, says) in [
        (own("Brought").replacen("value = 3", "value = 4", 1), "Write another name"),
        (SHIPPED.replacen("value = 3", "value = 4", 1), "belongs to the app’s deck"),
        (own("New").replacen("[[7]]", "[[13]]", 1), "dilemma 1, targets: The die has no face 13."),
    ] {
        let refused = import(&session, file.into_bytes()).unwrap_err();
        assert!(refused.sentence().contains(says), "{refused:?}");
    }
    press(&session, Intent::App(AppIntent::Back));
    let Body::Setup { setup } = session.screen().unwrap().body else { panic!("no form") };
    let choices = setup.council.unwrap().deck.choices;
    assert_eq!((choices.len(), choices[0].selected), (2, true), "an import chooses nothing");
}

#[test]
fn a_council_whose_deck_is_lost_waits_until_it_is_imported_again() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    keep(&session, &own("Ours"));
    press(&session, Intent::App(AppIntent::Back));
    press(&session, Intent::Setup(SetupIntent::StartGame));
    drop(session);
    let connection = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    connection.execute("UPDATE decks SET file = x'00'", []).unwrap();
    drop(connection);
    let session = open(dir.path());
    for (language, word) in
        [(Language::French, "paquet"), (Language::German, "Das Deck"), (Language::English, "The deck")]
    {
        press(&session, Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) }));
        press(&session, Intent::App(AppIntent::ContinueGame));
        let screen = session.screen().unwrap();
        let shown = screen.notice.unwrap().sentence;
        assert!(shown.contains(word) && shown.contains("Ours"), "{shown}");
        let Body::Home { home } = screen.body else { panic!("not at home") };
        assert!(home.continue_game.is_some(), "it can be tried again");
    }
    import(&session, own("Ours").into_bytes()).unwrap();
    let home = keep_file(&session, false).screen;
    let Body::Home { home } = home.body else { panic!("not at home") };
    let button = home.continue_game.unwrap();
    assert!(button.hint.is_some_and(|hint| hint.contains("turn 1")));
    press(&session, button.intent);
    assert!(!matches!(session.screen().unwrap().body, Body::Home { .. }));
}
