//! The table of a set-up: seats, people who are remembered, rivals, presets, panels.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::open;
use douze_app::screen::{Body, ChoicesView, SetupView};
use douze_app::{
    AppIntent, CouncilKind, GameKind, Intent, KingPreset, PlayerKind, RejectionReason, Session, SetupIntent,
    SetupPanel,
};
use std::path::Path;
use std::sync::Arc;

fn form(session: &Session) -> SetupView {
    match session.screen().unwrap().body {
        Body::Setup { setup } => setup,
        other => panic!("no form but {other:?}"),
    }
}

fn opened(dir: &Path, game: GameKind) -> Arc<Session> {
    let session = open(dir);
    at(&session, game);
    session
}

fn at(session: &Session, game: GameKind) {
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    session.dispatch(Intent::App(AppIntent::OpenSetup { game })).unwrap();
}

fn press(session: &Session, intent: SetupIntent) {
    let pressed = format!("{intent:?}");
    assert_eq!(session.dispatch(Intent::Setup(intent)).unwrap().rejection, None, "{pressed}");
}

fn refused(session: &Session, intent: SetupIntent) -> RejectionReason {
    session.dispatch(Intent::Setup(intent)).unwrap().rejection.unwrap().reason
}

fn labels(choices: &ChoicesView) -> Vec<&str> {
    choices.choices.iter().map(|choice| choice.label.as_str()).collect()
}

fn selected(choices: &ChoicesView) -> Vec<&str> {
    let selected = choices.choices.iter().filter(|choice| choice.selected);
    selected.map(|choice| choice.label.as_str()).collect()
}

fn called(session: &Session) -> Vec<String> {
    form(session).seats.into_iter().map(|seat| seat.called).collect()
}

fn panel(session: &Session) -> Option<SetupPanel> {
    form(session).panel.map(|panel| panel.panel)
}

#[test]
fn who_has_played_sits_down_again_by_a_tap() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path(), GameKind::King);
    assert_eq!(labels(&form(&session).seats[0].people), ["New player"]);
    press(&session, SetupIntent::NameSeat { seat: 0, name: " Mia ".into() });
    press(&session, SetupIntent::SeatPerson { seat: 1, name: "Lea".into() });
    press(&session, SetupIntent::StartGame);
    at(&session, GameKind::Forest);
    let seat = form(&session).seats.remove(1);
    assert_eq!(labels(&seat.people), ["Mia", "Lea", "New player"]);
    assert!(selected(&seat.people).is_empty(), "a rival sits there");
    session.dispatch(seat.open).unwrap();
    assert_eq!(panel(&session), Some(SetupPanel::Seat { seat: 1 }));
    session.dispatch(seat.people.choices[1].intent.clone()).unwrap();
    assert_eq!((panel(&session), called(&session)), (None, vec!["Black".to_owned(), "Lea".into()]));
    let seats = form(&session).seats;
    assert_eq!(labels(&seats[0].people), ["Mia", "New player"], "Lea sits elsewhere");
    assert_eq!(selected(&seats[1].people), ["Lea"]);
    assert_eq!(seats[1].spoken, "Seat 2: Lea, Player. Choose who sits here.");
    // Somebody new has a name to type: the panel stays.
    press(&session, SetupIntent::OpenPanel { panel: SetupPanel::Seat { seat: 1 } });
    press(&session, SetupIntent::SeatPerson { seat: 1, name: String::new() });
    assert_eq!(panel(&session), Some(SetupPanel::Seat { seat: 1 }));
    assert_eq!(called(&session)[1], "White");
    drop(session);
    let again = opened(dir.path(), GameKind::Council);
    assert_eq!(labels(&form(&again).seats[0].people), ["Mia", "Lea", "New player"]);
}

#[test]
fn every_rival_is_two_taps_away_and_shows_how_strong_it_is() {
    let dir = tempfile::tempdir().unwrap();
    for (game, levels) in [(GameKind::Forest, 4), (GameKind::King, 3), (GameKind::Council, 3)] {
        let session = opened(dir.path(), game);
        let rivals = form(&session).rivals.rivals;
        let strengths: Vec<i32> = rivals.iter().map(|rival| rival.strength).collect();
        assert_eq!(strengths, (1..=levels).collect::<Vec<_>>());
        assert_eq!(rivals.iter().filter(|rival| rival.selected).count(), 1);
        for (place, rival) in rivals.iter().enumerate() {
            session.dispatch(rival.intent.clone()).unwrap();
            let form = form(&session);
            let now: Vec<bool> = form.rivals.rivals.iter().map(|rival| rival.selected).collect();
            assert_eq!(now, (0..rivals.len()).map(|other| other == place).collect::<Vec<_>>());
            let shown = form.seats.iter().filter(|seat| seat.name.is_none());
            assert!(
                shown
                    .map(|seat| (seat.strength, &seat.line))
                    .all(|seat| seat == (rival.strength, &rival.label))
            );
            assert!(form.start.enabled);
        }
        assert_eq!(
            refused(&session, SetupIntent::SetRivals { player: PlayerKind::Person }),
            RejectionReason::NotNow
        );
    }
}

/// Sends each intent, which counts as a tap, and then the button that starts the game, until a table is there.
fn taps_to_a_table(session: &Session, taps: impl IntoIterator<Item = Intent>) -> usize {
    let mut count = 1;
    for intent in taps {
        assert_eq!(session.dispatch(intent).unwrap().rejection, None);
        count += 1;
    }
    session.dispatch(form(session).start.intent).unwrap();
    assert!(!matches!(session.screen().unwrap().body, Body::Setup { .. }));
    count
}

#[test]
fn the_last_set_up_starts_by_one_tap_any_rival_by_two_and_any_month_by_three() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    for game in [GameKind::Forest, GameKind::King, GameKind::Council] {
        at(&session, game);
        for rival in form(&session).rivals.rivals {
            at(&session, game);
            assert_eq!(taps_to_a_table(&session, [rival.intent]), 2);
        }
        let before = {
            at(&session, game);
            called(&session)
        };
        assert_eq!(taps_to_a_table(&session, []), 1);
        at(&session, game);
        assert_eq!(called(&session), before, "the last set-up");
    }
    for month in 0..12 {
        at(&session, GameKind::Council);
        press(&session, SetupIntent::SetCouncil { kind: CouncilKind::Normal });
        let months = Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month });
        session.dispatch(months.clone()).unwrap();
        let page = form(&session).council.unwrap().calendar[month].intent.clone();
        at(&session, GameKind::Council);
        assert_eq!(taps_to_a_table(&session, [months, page]), 3);
    }
}

#[test]
fn a_rival_comes_where_there_is_none() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path(), GameKind::Forest);
    press(&session, SetupIntent::SetPlayer { seat: 1, player: PlayerKind::Person });
    let rivals = form(&session).rivals;
    assert_eq!(rivals.label, "Rivals: none");
    assert!(rivals.rivals.iter().all(|rival| !rival.selected));
    press(&session, SetupIntent::SetRivals { player: PlayerKind::Owl });
    assert_eq!(called(&session), ["Black", "Owl"]);
    at(&session, GameKind::Council);
    for seat in 0..3 {
        press(&session, SetupIntent::SeatPerson { seat, name: String::new() });
    }
    press(&session, SetupIntent::SetRivals { player: PlayerKind::Sage });
    assert_eq!(called(&session), ["Player 1", "Player 2", "Player 3", "Clara"]);
}

#[test]
fn any_chair_can_be_left_but_the_last_two_and_the_last_person() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path(), GameKind::Council);
    let temperaments = |session: &Session| {
        let seats = form(session).seats.into_iter();
        seats.map(|seat| seat.temperament.map(|choices| selected(&choices).concat())).collect::<Vec<_>>()
    };
    let [_, second, third] = temperaments(&session).try_into().unwrap();
    assert_eq!(refused(&session, SetupIntent::VacateSeat { seat: 0 }), RejectionReason::BadInput);
    assert!(!form(&session).seats[0].vacate.as_ref().unwrap().enabled);
    press(&session, SetupIntent::SeatPerson { seat: 1, name: "Lea".into() });
    press(&session, SetupIntent::VacateSeat { seat: 0 });
    assert_eq!(called(&session), ["Lea", "Clara"]);
    assert_eq!(temperaments(&session), [None, third], "a councillor keeps what it is like: {second:?}");
    assert_eq!(refused(&session, SetupIntent::VacateSeat { seat: 1 }), RejectionReason::NotNow);
    assert!(form(&session).seats.iter().all(|seat| !seat.vacate.as_ref().unwrap().enabled));
}

#[test]
fn presets_of_king_of_12_set_seats_and_characters() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path(), GameKind::King);
    let preset = |preset| SetupIntent::SetPreset { preset };
    assert_eq!(selected(&form(&session).presets), ["First game"]);
    press(&session, SetupIntent::NameSeat { seat: 0, name: "Mia".into() });
    press(&session, SetupIntent::SeatPerson { seat: 2, name: "Lea".into() });
    press(&session, preset(KingPreset::Quick));
    assert_eq!(
        (called(&session), selected(&form(&session).presets)),
        (vec!["Mia".to_owned(), "Lea".into()], vec!["Duel"])
    );
    press(&session, preset(KingPreset::Surprise));
    assert_eq!((called(&session).len(), selected(&form(&session).presets)), (2, vec!["Surprise set"]));
    press(&session, preset(KingPreset::Tournament));
    let tournament = form(&session);
    assert_eq!((tournament.seats.len(), tournament.company.as_str()), (8, "A tournament of 8"));
    assert_eq!(selected(&tournament.presets), ["Tournament"]);
    press(&session, preset(KingPreset::FirstGame));
    assert_eq!((called(&session).len(), selected(&form(&session).presets)), (4, vec!["First game"]));
    assert_eq!(called(&session)[..2], ["Mia", "Lea"]);
}

#[test]
fn panels_open_one_over_the_table_and_back_closes_them() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path(), GameKind::Council);
    let open = |panel| SetupIntent::OpenPanel { panel };
    let back = || session.dispatch(Intent::App(AppIntent::Back)).unwrap();
    for panel in [SetupPanel::Months, SetupPanel::Month, SetupPanel::Free, SetupPanel::Seat { seat: 3 }] {
        assert_eq!(refused(&session, open(panel)), RejectionReason::NotNow);
    }
    press(&session, open(SetupPanel::More));
    assert_eq!(form(&session).panel.unwrap().title, "More");
    back();
    assert_eq!(panel(&session), None);
    // Any month: three taps.
    press(&session, SetupIntent::SetCouncil { kind: CouncilKind::Month });
    let calendar = form(&session);
    assert_eq!(calendar.panel.unwrap().line, "0 of 12 won");
    let calendar = calendar.council.unwrap().calendar;
    assert_eq!(calendar.iter().filter(|month| month.today && month.short == "today").count(), 1);
    session.dispatch(calendar[6].intent.clone()).unwrap();
    let page = form(&session);
    assert_eq!((page.panel.unwrap().title.as_str(), page.start.label.as_str()), ("July", "Begin July"));
    back();
    assert_eq!(panel(&session), Some(SetupPanel::Months));
    back();
    assert_eq!(panel(&session), None);
    press(&session, SetupIntent::SetCouncil { kind: CouncilKind::Free });
    assert_eq!(panel(&session), Some(SetupPanel::Free));
    press(&session, SetupIntent::SetCouncil { kind: CouncilKind::Normal });
    assert_eq!(panel(&session), None, "nothing is left to choose");
    back();
    assert!(matches!(session.screen().unwrap().body, Body::Home { .. }));
}

#[test]
fn the_button_that_is_off_names_the_fault() {
    let dir = tempfile::tempdir().unwrap();
    let session = opened(dir.path(), GameKind::King);
    for seat in 0..2 {
        press(&session, SetupIntent::SeatPerson { seat, name: "Mia".into() });
    }
    let wrong = form(&session);
    assert_eq!(wrong.start.hint.as_deref(), Some("Two players are called Mia."));
    assert!(wrong.seats[1].spoken.contains("Two players are called Mia."));
    press(&session, SetupIntent::NameSeat { seat: 1, name: "Lea".into() });
    press(&session, SetupIntent::TypeSeed { seed: "x".into() });
    assert_eq!(
        form(&session).start.hint.as_deref(),
        Some("This is not a seed and not a code. Use digits, check the code, or leave it empty.")
    );
}
