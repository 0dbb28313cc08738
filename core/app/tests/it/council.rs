//! Whole councils through intents and screens.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{council, is_over, open, play, press, recorded, start_council, step, think};
use douze_app::record::{Play, read};
use douze_app::screen::{Body, CardFace, ProgressStep, Screen};
use douze_app::store::Store;
use douze_app::{
    AppIntent, CouncilIntent, CouncilKind, GameKind, Intent, PlayerKind, RejectionReason, RemarkKind,
    SetupIntent, TableIntent,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const PERSON: PlayerKind = PlayerKind::Person;
const COUNCILLOR: PlayerKind = PlayerKind::Councillor;

/// The end of the record is the end that the screen shows.
fn replays(screen: &Screen, bytes: &[u8]) {
    let replay = read(bytes).unwrap();
    let Play::Council(end) = replay.play else { panic!("another game") };
    let result = council(screen).result.as_ref().unwrap();
    let outcome = end.state.outcome().unwrap();
    assert_eq!(result.won, outcome == douze_rules::council::Outcome::Won);
    assert_eq!(result.years, format!("{} years", end.state.score().total()));
    assert_eq!(council(screen).table.die.face, end.state.die().map_or(0, |die| die.number().into()));
}

#[test]
fn every_mix_of_people_and_councillors_plays_to_its_end_and_its_record_replays() {
    let tables: [&[PlayerKind]; 7] = [
        &[PERSON, COUNCILLOR],
        &[PERSON, PERSON],
        &[PERSON, COUNCILLOR, COUNCILLOR],
        &[COUNCILLOR, PERSON, PERSON],
        &[PERSON, COUNCILLOR, COUNCILLOR, COUNCILLOR],
        &[PERSON, COUNCILLOR, PERSON, COUNCILLOR],
        &[PERSON, PERSON, PERSON, PERSON],
    ];
    for (seed, players) in (1..).zip(tables) {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        start_council(&session, players, seed, &[]);
        play(&session, seed, |_| {});
        replays(&session.screen().unwrap(), &recorded(&session));
    }
}

#[test]
fn every_month_plays_to_its_end() {
    for (seed, month) in (1..).zip(1..=12) {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        let more = [
            Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }),
            Intent::Setup(SetupIntent::PickMonth { month }),
        ];
        start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], seed, &more);
        play(&session, 3, |update| {
            let Body::Council { council } = &update.screen.body else { return };
            // December is silent: nobody says anything from the petitioner to the check.
            let talk = council.talk.as_ref().unwrap();
            assert!(month != 12 || talk.said.is_empty());
        });
        replays(&session.screen().unwrap(), &recorded(&session));
    }
}

#[test]
fn the_same_seed_and_presses_give_the_same_record() {
    let records: Vec<Vec<u8>> = (0..2)
        .map(|_| {
            let dir = tempfile::tempdir().unwrap();
            let session = open(dir.path());
            start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], 7, &[]);
            play(&session, 7, |_| {});
            recorded(&session)
        })
        .collect();
    assert_eq!(records[0], records[1]);
}

#[test]
fn a_session_opened_again_after_every_press_goes_on_with_what_was_said() {
    for players in [vec![PERSON, COUNCILLOR, COUNCILLOR], vec![PERSON, PERSON]] {
        let dir = tempfile::tempdir().unwrap();
        let mut session = open(dir.path());
        start_council(&session, &players, 11, &[]);
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        loop {
            // What councillors advise is asked again after a restart: only presses are followed by one.
            let pressed = session.screen().unwrap().thinking.is_none();
            if step(&session, &mut rng).is_none() {
                break;
            }
            let screen = session.screen().unwrap();
            if !pressed {
                continue;
            }
            let Body::Council { council: before } = &screen.body else { continue };
            if is_over(&screen) {
                break;
            }
            // A selection, who was agreed on, and a hand that was open among several people, are no part of the game.
            let passing = players.len() == 2 && !before.hands.is_empty();
            let agreed = before.table.seats.iter().any(|seat| seat.active);
            if before.cancel.is_some() || passing || agreed {
                continue;
            }
            drop(session);
            session = open(dir.path());
            session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
            let again = session.screen().unwrap();
            let Body::Council { council: after } = &again.body else { continue };
            assert_eq!(
                before.talk.as_ref().map(|talk| &talk.said),
                after.talk.as_ref().map(|talk| &talk.said)
            );
            assert_eq!(
                (&before.table.dilemma, before.table.die.face),
                (&after.table.dilemma, after.table.die.face)
            );
        }
        replays(&session.screen().unwrap(), &recorded(&session));
    }
}

#[test]
fn the_end_is_in_the_chronicle_and_the_winner_of_king_of_12_takes_a_vacant_throne() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    // Ringing at every turn loses the game.
    start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR], 3, &[]);
    let (mut warned, mut rng) = (0, ChaCha8Rng::seed_from_u64(1));
    loop {
        let screen = think(&session);
        if is_over(&screen) {
            break;
        }
        let view = council(&screen);
        if let Some(warning) = &view.warning {
            warned += 1;
            press(&session, warning.go_on.intent.clone());
        } else if view
            .decisions
            .iter()
            .any(|button| button.intent == Intent::Council(CouncilIntent::RingBells { ring: true }))
        {
            press(&session, Intent::Council(CouncilIntent::RingBells { ring: true }));
        } else {
            step(&session, &mut rng);
        }
    }
    let screen = session.screen().unwrap();
    let result = council(&screen).result.clone().unwrap();
    assert!(!result.won && result.ruler.is_none());
    let reigns = || {
        let store = Store::open(dir.path()).unwrap().store;
        store.reigns().unwrap().intact.iter().map(|reign| reign.body.clone()).collect::<Vec<_>>()
    };
    assert_eq!(reigns().len(), 1);
    assert!(reigns()[0].contains(r#""throne":"vacant""#), "{reigns:?}", reigns = reigns());
    if warned > 0 {
        assert!(result.line.contains("Favour"), "{}", result.line);
    }
    press(&session, result.throne_game.unwrap().intent);
    press(&session, Intent::Setup(SetupIntent::StartGame));
    assert!(matches!(session.screen().unwrap().body, Body::King { .. }));
    play(&session, 9, |_| {});
    assert_eq!(reigns().len(), 1);
    assert!(reigns()[0].contains(r#""throne":{"winner":""#), "{:?}", reigns());
}

#[test]
fn r_c7_bells_that_would_lose_the_game_are_asked_for_twice() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let more = [
        Intent::Setup(SetupIntent::SetCouncil { kind: CouncilKind::Month }),
        Intent::Setup(SetupIntent::PickMonth { month: 11 }),
    ];
    start_council(&session, &[PERSON, COUNCILLOR], 5, &more);
    let screen = think(&session);
    assert_eq!(council(&screen).table.favour.value, 1);
    let screen = press(&session, Intent::Council(CouncilIntent::RingBells { ring: true }));
    let warning = &council(&screen).warning.as_ref().expect("not yet rung").sentence;
    assert!(screen.live.contains(warning) && screen.primary.is_none(), "no key goes past it");
    let screen = press(&session, Intent::Table(TableIntent::Cancel));
    assert!(council(&screen).warning.is_none());
    press(&session, Intent::Council(CouncilIntent::RingBells { ring: true }));
    let screen = press(&session, Intent::Council(CouncilIntent::RingBells { ring: true }));
    assert!(!council(&screen).result.as_ref().unwrap().won);
}

#[test]
fn the_petitioners_character_is_shown_but_cannot_be_chosen() {
    let mut seen = false;
    for seed in 0..20 {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        start_council(&session, &[PERSON, COUNCILLOR], seed, &[]);
        think(&session);
        let screen = press(&session, Intent::Council(CouncilIntent::RingBells { ring: false }));
        let view = council(&screen);
        let petitioner = view.table.petitioner.as_ref().unwrap().character.clone();
        let cards = view.hands.iter().flat_map(|hand| &hand.cards);
        let own: Vec<_> = cards
            .filter(
                |card| matches!(&card.face, CardFace::Character { character } if *character == petitioner),
            )
            .collect();
        for card in own {
            seen = true;
            assert_eq!(card.intent, None);
            let intent = Intent::Council(CouncilIntent::PickCharacter { character: petitioner.character });
            let rejection = session.dispatch(intent).unwrap().rejection.unwrap();
            assert_eq!(rejection.reason, RejectionReason::NotLegal);
        }
    }
    assert!(seen);
}

#[test]
fn people_among_themselves_need_no_remarks_and_pass_the_device_for_every_secret_choice() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, PERSON], 4, &[]);
    let screen = think(&session);
    assert_eq!(council(&screen).talk, None);
    let screen = press(&session, Intent::Council(CouncilIntent::RingBells { ring: false }));
    assert!(council(&screen).hands.is_empty(), "nobody's hand on the open table");
    let screen = press(&session, Intent::Table(TableIntent::Confirm));
    assert!(matches!(screen.body, Body::Curtain { .. }));
    let screen = press(&session, Intent::Table(TableIntent::LiftCurtain));
    assert!(screen.secret);
    let mut cards = council(&screen).hands.iter().flat_map(|hand| &hand.cards);
    let card = cards.find_map(|card| card.intent.clone()).unwrap();
    press(&session, card);
    let screen = press(&session, Intent::Table(TableIntent::Confirm));
    assert!(matches!(screen.body, Body::Curtain { .. }), "the next one chooses");
}

#[test]
fn dilemmas_are_counted_and_the_door_is_open() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let Body::Home { home } = session.screen().unwrap().body else { panic!("not home") };
    assert!(home.doors.iter().find(|door| door.game == GameKind::Council).unwrap().button.enabled);
    start_council(&session, &[PERSON, COUNCILLOR], 4, &[]);
    play(&session, 1, |update| {
        if let Body::Council { council } = &update.screen.body {
            assert_eq!(council.table.progress.steps.len(), 7);
        }
    });
    let screen = session.screen().unwrap();
    let steps = &council(&screen).table.progress.steps;
    assert!(steps.iter().any(|step| *step != ProgressStep::ToCome));
}

#[test]
fn r_c11_a_person_who_is_the_head_has_a_moment_before_the_others_choose() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PERSON, COUNCILLOR, COUNCILLOR, COUNCILLOR], 2, &[]);
    think(&session);
    let screen = press(&session, Intent::Council(CouncilIntent::RingBells { ring: false }));
    let down =
        |screen: &Screen| council(screen).table.seats.iter().filter(|seat| seat.card.is_some()).count();
    assert_eq!(down(&screen), 0, "P1 is the Head of the first turn");
    let offers = &council(&screen).decisions;
    assert!(
        offers.iter().any(|button| button.intent == Intent::Council(CouncilIntent::LetChoose)),
        "{offers:?}"
    );
    let remarks = &council(&screen).talk.as_ref().unwrap().offers;
    let alone = Intent::Council(CouncilIntent::Say { remark: RemarkKind::Alone, to: None });
    assert!(remarks.iter().all(|button| button.intent != alone), "the Head plays no card");
    let screen = press(&session, Intent::Council(CouncilIntent::LetChoose));
    assert_eq!(down(&screen), 3);
}

#[test]
fn who_was_agreed_on_stays_so_when_the_table_is_looked_at_again() {
    let mut asked = 0;
    for seed in 0..12 {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        start_council(&session, &[PERSON, PERSON], seed, &[]);
        press(&session, Intent::Council(CouncilIntent::RingBells { ring: false }));
        for _ in 0..2 {
            if !matches!(session.screen().unwrap().body, Body::Curtain { .. }) {
                press(&session, Intent::Table(TableIntent::Confirm));
            }
            let screen = press(&session, Intent::Table(TableIntent::LiftCurtain));
            let mut cards = council(&screen).hands.iter().flat_map(|hand| &hand.cards);
            press(&session, cards.find_map(|card| card.intent.clone()).unwrap());
            press(&session, Intent::Table(TableIntent::Confirm));
        }
        let screen = press(&session, Intent::Council(CouncilIntent::RevealNext { seat: 1 }));
        if !matches!(screen.body, Body::Curtain { .. }) {
            continue;
        }
        asked += 1;
        let screen = press(&session, Intent::Table(TableIntent::ShowTable));
        let view = council(&screen);
        assert!(
            view.table.seats.iter().all(|seat| seat.reveal.is_none()),
            "nobody else may be agreed on now"
        );
        assert_eq!(
            (view.cancel.is_some(), view.confirm.as_ref().unwrap().label.as_str()),
            (false, "Pass the device to P2")
        );
    }
    assert!(asked > 3);
}
