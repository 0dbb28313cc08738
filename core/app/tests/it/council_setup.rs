//! The form of Council of 12 through its screens: seats, months with their best reigns, a free choice, what was saved.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::open;
use douze_app::chronicle::{Member, Reign, ReignScore, Throne, new_id};
use douze_app::deck::Sha256;
use douze_app::screen::{Body, ChoicesView, CouncilSetupView, SetupView};
use douze_app::store::Store;
use douze_app::{
    AppIntent, CharacterKind, CouncilKind, GameKind, Intent, Language, MonthState, PlayerKind,
    RejectionReason, Session, SettingsIntent, SetupIntent,
};
use douze_rules::council::{Character, Scenario};
use std::path::Path;

/// Changes what the next session finds.
fn store(dir: &Path, change: impl FnOnce(&mut Store)) {
    change(&mut Store::open(dir).unwrap().store);
}

fn reign(ended_ms: i64, month: Option<Scenario>, won: bool, years: u16, throne: Throne) -> Reign {
    Reign {
        id: new_id(),
        ended_ms,
        members: vec![Member { name: "Rita".into(), person: true }],
        won,
        score: ReignScore { solved: years, ..ReignScore::default() },
        throne,
        obstacle: None,
        suggestions: Vec::new(),
        ticks: 0,
        scenario: month,
        free: false,
        silent: false,
        bells: 0,
        deck: douze_app::chronicle::DeckName::default(),
        takebacks: 0,
        struck: false,
        corrections: Vec::new(),
    }
}

fn remember(dir: &Path, reigns: &[Reign]) {
    store(dir, |store| {
        for reign in reigns {
            store.put_reign(&reign.to_stored().unwrap()).unwrap();
        }
    });
}

fn form(session: &Session) -> SetupView {
    match session.screen().unwrap().body {
        Body::Setup { setup } => setup,
        other => panic!("no form but {other:?}"),
    }
}

fn council(session: &Session) -> CouncilSetupView {
    form(session).council.unwrap()
}

fn opened(dir: &Path) -> std::sync::Arc<Session> {
    let session = open(dir);
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::Council })).unwrap();
    session
}

fn press(session: &Session, intent: Intent) {
    let pressed = format!("{intent:?}");
    assert_eq!(session.dispatch(intent).unwrap().rejection, None, "{pressed}");
}

/// Labels of what is selected.
fn selected(choices: &ChoicesView) -> Vec<&str> {
    let selected = choices.choices.iter().filter(|choice| choice.selected);
    selected.map(|choice| choice.label.as_str()).collect()
}

#[test]
fn the_door_at_home_opens_the_form_of_one_person_and_two_councillors() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let Body::Home { home } = session.screen().unwrap().body else { panic!("not at home") };
    let door = home.doors.iter().find(|door| door.game == GameKind::Council).unwrap();
    assert!(door.button.enabled);
    press(&session, door.button.intent.clone());
    assert_eq!(session.screen().unwrap().title, "Council of 12: who sits in it?");
    let form = form(&session);
    assert_eq!(form.game, GameKind::Council);
    let headings: Vec<&str> = form.seats.iter().map(|seat| seat.heading.as_str()).collect();
    assert_eq!(headings, ["Seat 1", "Seat 2: Clara", "Seat 3: Bruno"]);
    assert!(form.seats[0].name.is_some() && form.seats[1].name.is_none());
    assert!(form.start.enabled);
    assert_eq!(selected(&form.presets), ["Normal game"]);
    let council = form.council.unwrap();
    assert!(council.calendar.is_empty() && council.petitioners.is_empty() && council.dilemmas.is_empty());
    assert_eq!((council.missing.as_str(), council.ruler.as_str()), ("", ""));
    assert_eq!(selected(&council.deck), ["The app’s deck"]);
    assert!(council.deck_note.contains("reconstruction"));
}

#[test]
fn two_to_four_sit_in_a_council_and_one_of_them_is_a_person() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    press(&session, Intent::Setup(SetupIntent::AddSeat));
    assert!(!form(&session).add.unwrap().enabled, "four is all");
    assert!(session.dispatch(Intent::Setup(SetupIntent::AddSeat)).unwrap().rejection.is_some());
    let alone = Intent::Setup(SetupIntent::SetPlayer { seat: 0, player: PlayerKind::Councillor });
    assert_eq!(session.dispatch(alone.clone()).unwrap().rejection.unwrap().reason, RejectionReason::BadInput);
    press(&session, Intent::Setup(SetupIntent::SetPlayer { seat: 1, player: PlayerKind::Person }));
    press(&session, alone);
    press(&session, Intent::Setup(SetupIntent::RemoveSeat));
    press(&session, Intent::Setup(SetupIntent::RemoveSeat));
    assert!(!form(&session).remove.unwrap().enabled, "two at least");
    let pretender = Intent::Setup(SetupIntent::SetPlayer { seat: 0, player: PlayerKind::Pretender });
    assert!(session.dispatch(pretender).unwrap().rejection.is_some(), "of another game");
    assert_eq!(form(&session).seats.len(), 2);
}

#[test]
fn no_councillor_is_called_like_a_person() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    press(&session, Intent::Setup(SetupIntent::NameSeat { seat: 0, name: " clara ".into() }));
    let heading = |seat: usize| form(&session).seats[seat].heading.clone();
    assert_eq!([heading(1), heading(2)], ["Seat 2: Bruno", "Seat 3: Mathilde"]);
    assert!(form(&session).start.enabled);
    press(&session, Intent::Setup(SetupIntent::SetPlayer { seat: 1, player: PlayerKind::Person }));
    press(&session, Intent::Setup(SetupIntent::NameSeat { seat: 0, name: "Player 2".into() }));
    assert!(!form(&session).start.enabled, "that is what the nameless one is called");
    assert!(form(&session).seats[0].name.as_ref().unwrap().error.is_some());
}

#[test]
fn the_calendar_shows_what_is_special_and_the_best_reign_of_each_month() {
    let dir = tempfile::tempdir().unwrap();
    let month = |at, month, won, years| reign(at, Some(month), won, years, Throne::Vacant);
    remember(
        dir.path(),
        &[
            month(1, Scenario::January, true, 40),
            month(2, Scenario::January, true, 55),
            month(3, Scenario::January, false, 70),
            month(4, Scenario::February, false, 12),
            month(5, Scenario::December, true, 1),
            reign(6, None, true, 99, Throne::Vacant),
        ],
    );
    let session = opened(dir.path());
    press(&session, Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }));
    let calendar = council(&session).calendar;
    assert_eq!(calendar.len(), 12);
    let shown: Vec<_> =
        calendar.iter().map(|month| (month.best.as_str(), month.state == MonthState::Won)).collect();
    assert_eq!(shown[..3], [("Best: 55 years", true), ("Not won yet", false), ("Not played yet", false)]);
    assert_eq!(shown[11], ("Best: 1 year", true));
    let january = &calendar[0];
    assert!(january.selected && january.name == "January");
    assert_eq!(january.spoken, format!("January. {} Best: 55 years.", january.rule));
    press(&session, calendar[11].intent.clone());
    let form = form(&session);
    assert!(form.council.unwrap().calendar[11].selected);
    // December is silent, whatever the switch says.
    assert_eq!(form.choices[0].choices.len(), 1);
    assert_eq!(selected(&form.choices[0]), ["On"]);
    assert!(
        session.dispatch(Intent::Setup(SetupIntent::SetSilent { on: false })).unwrap().rejection.is_some()
    );
    for month in [0, 13, -1, i32::MAX] {
        let refused = session.dispatch(Intent::Setup(SetupIntent::PickMonth { month })).unwrap().rejection;
        assert_eq!(refused.unwrap().reason, RejectionReason::NotNow);
    }
    for language in [Language::French, Language::German] {
        session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) })).unwrap();
        let names: std::collections::BTreeSet<_> =
            council(&session).calendar.into_iter().map(|month| month.spoken).collect();
        assert_eq!(names.len(), 12);
    }
}

#[test]
fn a_first_council_is_without_bells_and_july_never() {
    let dir = tempfile::tempdir().unwrap();
    let bells = |session: &Session| form(session).choices[1].clone();
    let session = opened(dir.path());
    assert_eq!(selected(&bells(&session)), ["Off"]);
    press(&session, Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }));
    press(&session, Intent::Setup(SetupIntent::PickMonth { month: 7 }));
    assert_eq!((selected(&bells(&session)), bells(&session).choices.len()), (vec!["On"], 1));
    press(&session, Intent::Setup(SetupIntent::PickMonth { month: 8 }));
    assert_eq!(selected(&bells(&session)), ["Off"]);
    drop(session);
    remember(dir.path(), &[reign(1, None, false, 3, Throne::Vacant)]);
    let session = opened(dir.path());
    assert_eq!(selected(&bells(&session)), ["On"]);
    press(&session, Intent::Setup(SetupIntent::SetBells { on: false }));
    assert_eq!(selected(&bells(&session)), ["Off"]);
}

#[test]
fn who_reigned_last_is_reported_with_what_follows() {
    let dir = tempfile::tempdir().unwrap();
    let on = |at, character| reign(at, None, true, 30, Throne::Character(character));
    remember(dir.path(), &[on(2, Character::Lady), on(1, Character::Golem)]);
    let session = opened(dir.path());
    assert!(council(&session).ruler.starts_with("On the throne: Lady. This card is not"));
    press(&session, Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }));
    assert!(council(&session).ruler.contains("A month still keeps its list"));
    drop(session);
    remember(dir.path(), &[on(3, Character::Powerful)]);
    assert!(council(&opened(dir.path())).ruler.contains("another one with crown 1"));
    remember(dir.path(), &[reign(4, None, true, 30, Throne::Winner("Rita".into()))]);
    assert_eq!(council(&opened(dir.path())).ruler, "");
}

#[test]
fn seven_of_each_are_chosen_freely() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path());
    let toggle = Intent::Setup(SetupIntent::ToggleDilemma { number: 5 });
    assert!(session.dispatch(toggle.clone()).unwrap().rejection.is_some(), "not in an ordinary council");
    press(&session, Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Free }));
    assert_eq!(council(&session).missing, "Choose 7 more petitioners. Choose 7 more dilemmas.");
    assert!(!form(&session).start.enabled);
    assert_eq!(
        session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap().rejection.unwrap().reason,
        RejectionReason::BadInput
    );
    let first = council(&session);
    assert_eq!((first.petitioners.len(), first.dilemmas.len()), (12, 36));
    let tower = &first.dilemmas[4];
    assert_eq!((tower.name.as_str(), tower.line.as_str()), ("Collapsed Tower", "9, 10 or 11 · 2 years"));
    assert_eq!(tower.spoken, "Collapsed Tower, number 5, 1 bell: 9, 10 or 11 · 2 years. Not selected.");
    assert_eq!(first.dilemmas[9].line, "4, and 9 · 3 years");
    for choice in &first.petitioners[..7] {
        press(&session, choice.intent.clone().unwrap());
    }
    for choice in &first.dilemmas[3..10] {
        press(&session, choice.intent.clone().unwrap());
    }
    let full = council(&session);
    assert_eq!(full.missing, "");
    assert!(form(&session).start.enabled);
    assert!(full.petitioners[..7].iter().all(|choice| choice.selected && choice.intent.is_some()));
    assert!(full.petitioners[7..].iter().all(|choice| !choice.selected && choice.intent.is_none()));
    assert_eq!(full.dilemmas.iter().filter(|choice| choice.selected && choice.intent.is_some()).count(), 7);
    press(&session, Intent::Setup(SetupIntent::ToggleCharacter { character: CharacterKind::Stoic }));
    assert_eq!(council(&session).petitioners, full.petitioners, "an eighth does not fit");
    press(&session, toggle);
    assert_eq!(council(&session).missing, "Choose 1 more dilemma.");
    for number in [0, 37, -1, i32::MIN] {
        let refused =
            session.dispatch(Intent::Setup(SetupIntent::ToggleDilemma { number })).unwrap().rejection;
        assert_eq!(refused.unwrap().reason, RejectionReason::NotNow);
    }
    let gambler = Intent::Setup(SetupIntent::ToggleCharacter { character: CharacterKind::Gambler });
    assert!(session.dispatch(gambler).unwrap().rejection.is_some(), "of another game");
}

#[test]
fn a_form_that_cannot_be_read_is_a_new_one_and_a_deck_that_is_gone_is_reported() {
    let dir = tempfile::tempdir().unwrap();
    let saved = |saved: &str| store(dir.path(), |store| store.set_setting("setup-council", saved).unwrap());
    for broken in ["", "[]", "{\"month\":\"thirteenth\"}", "{\"players\":\"all\"}", "{\"deck\":\"7\"}"] {
        saved(broken);
        let form = form(&opened(dir.path()));
        assert_eq!((form.seats.len(), form.start.enabled), (3, true), "{broken}");
    }
    saved(
        "{\"players\":[\"fox\",\"fawn\",\"person\",\"person\",\"person\"],\"kind\":\"free\",\"dilemmas\":[5,5,0,99]}",
    );
    let mended = form(&opened(dir.path()));
    assert_eq!(mended.seats.len(), 4);
    assert_eq!(mended.council.unwrap().missing, "Choose 7 more petitioners. Choose 6 more dilemmas.");
    saved(&format!("{{\"deck\":\"{}\"}}", Sha256::of(b"gone")));
    let session = opened(dir.path());
    let shown = council(&session);
    assert_eq!(selected(&shown.deck), ["The app’s deck"]);
    assert!(shown.deck_note.contains("no longer on this device"), "{}", shown.deck_note);
    assert!(form(&session).start.enabled);
    press(&session, shown.deck.choices[0].intent.clone());
    assert!(council(&session).deck_note.contains("reconstruction"));
    let gone = Intent::Setup(SetupIntent::SetDeck { sha256: Sha256::of(b"gone").to_string() });
    assert_eq!(session.dispatch(gone).unwrap().rejection.unwrap().reason, RejectionReason::BadInput);
}
