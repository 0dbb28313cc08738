//! Whole games of King of 12 through intents and screens.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{is_over, king, open, options, play, press, recorded, replays, start_king, step};
use douze_app::screen::{Body, CardFace, Screen};
use douze_app::{
    AppIntent, CharacterKind, CharacterSet, GameKind, Intent, KingIntent, KingMotion, Motion, PlayerKind,
    RejectionReason, SetupIntent, TableIntent,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const PERSON: PlayerKind = PlayerKind::Person;
const RIVAL: PlayerKind = PlayerKind::Pretender;

#[test]
fn every_mix_of_people_and_rivals_plays_to_its_end_and_its_record_replays() {
    let tables: [&[PlayerKind]; 6] = [
        &[PERSON, RIVAL],
        &[PERSON, PERSON],
        &[RIVAL, PERSON, RIVAL],
        &[PERSON, RIVAL, PERSON, RIVAL],
        &[PERSON, PERSON, PERSON, PERSON],
        &[PERSON, RIVAL, RIVAL, RIVAL, PERSON, RIVAL],
    ];
    for (seed, players) in (1..).zip(tables) {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        start_king(
            &session,
            players,
            seed,
            &[Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::Random })],
        );
        play(&session, seed, |_| {});
        let screen = session.screen().unwrap();
        replays(&screen, &recorded(&session));
    }
}

#[test]
fn the_same_seed_and_presses_give_the_same_record() {
    let records: Vec<Vec<u8>> = (0..2)
        .map(|_| {
            let dir = tempfile::tempdir().unwrap();
            let session = open(dir.path());
            start_king(&session, &[PERSON, RIVAL, RIVAL], 7, &[]);
            play(&session, 7, |_| {});
            recorded(&session)
        })
        .collect();
    assert_eq!(records[0], records[1]);
}

#[test]
fn a_session_opened_again_after_every_press_goes_on_to_the_same_end() {
    let players = [PERSON, RIVAL, RIVAL];
    let whole = tempfile::tempdir().unwrap();
    let session = open(whole.path());
    start_king(&session, &players, 11, &[]);
    play(&session, 5, |_| {});
    let expected = recorded(&session);

    let dir = tempfile::tempdir().unwrap();
    let mut session = open(dir.path());
    start_king(&session, &players, 11, &[]);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while step(&session, &mut rng).is_some() {
        let screen = session.screen().unwrap();
        if !is_over(&screen) && king(&screen).cancel.is_none() {
            drop(session);
            session = open(dir.path());
            session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
            assert_eq!(session.screen().unwrap().body, screen.body, "one tap back into the game");
        }
    }
    assert_eq!(String::from_utf8(recorded(&session)), String::from_utf8(expected));
}

/// The curtain's headline.
fn curtain(screen: &Screen) -> String {
    match &screen.body {
        Body::Curtain { curtain } => curtain.headline.clone(),
        other => panic!("no curtain but {other:?}"),
    }
}

/// Lifts the curtain, chooses the first card, confirms.
fn choose(session: &douze_app::Session) -> Screen {
    let hand = session.dispatch(Intent::Table(TableIntent::LiftCurtain)).unwrap().screen;
    assert!(hand.secret);
    session.dispatch(options(&hand)[0].clone()).unwrap();
    session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap().screen
}

#[test]
fn secret_choices_follow_one_another_behind_the_same_curtain() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let table = start_king(&session, &[PERSON, RIVAL, PERSON, PERSON], 3, &[]).screen;
    assert_eq!(king(&table).confirm.as_ref().unwrap().label, "Pass the device to P1");
    assert!(king(&table).hands.is_empty() && !table.secret);
    let mut screen = session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap().screen;
    for name in ["P1", "P3", "P4"] {
        assert_eq!(curtain(&screen), format!("{name}’s turn"));
        let Body::Curtain { curtain } = &screen.body else { panic!("no curtain") };
        let peek = curtain.peek.clone().unwrap();
        assert!(peek.hands.is_empty());
        let open = session.dispatch(peek.show).unwrap().screen;
        let Body::Curtain { curtain } = &open.body else { panic!("no curtain") };
        assert_eq!(curtain.peek.as_ref().unwrap().hands[0].cards.len(), 7);
        assert!(open.secret);
        assert_eq!(session.dispatch(peek.hide).unwrap().screen, screen);
        screen = choose(&session);
    }
    // Only then the rival thinks, and all cards open at once.
    let thinking = screen.thinking.clone().unwrap();
    assert!(
        king(&screen).table.groups[0]
            .seats
            .iter()
            .all(|seat| { seat.card.as_ref().is_none_or(|card| card.character.is_none()) })
    );
    let opened = session.think(thinking.ticket).unwrap();
    assert!(
        opened
            .beats
            .iter()
            .any(|beat| matches!(beat.motion, Some(Motion::King { king: KingMotion::CardsRevealed })))
    );
    let cards = king(&opened.screen).table.groups[0].seats.iter().map(|seat| &seat.card);
    assert!(cards.flatten().all(|card| card.character.is_some()));
}

#[test]
fn a_choice_can_be_undone_until_the_cards_open() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_king(&session, &[PERSON, PERSON], 3, &[]);
    session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap();
    let second = choose(&session);
    assert_eq!(curtain(&second), "P2’s turn");
    let undone = session.dispatch(Intent::Table(TableIntent::Undo)).unwrap();
    assert_eq!((undone.rejection, curtain(&undone.screen)), (None, "P1’s turn".into()));
    assert_eq!(curtain(&choose(&session)), "P2’s turn");
    let open = choose(&session);
    assert!(!open.tools[0].enabled);
    let refused = session.dispatch(Intent::Table(TableIntent::Undo)).unwrap();
    assert_eq!(refused.rejection.unwrap().reason, RejectionReason::Revealed);
}

#[test]
fn leaving_the_app_hides_a_hand_and_a_restart_too() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_king(&session, &[PERSON, PERSON, PERSON], 4, &[]);
    session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap();
    choose(&session);
    assert!(session.dispatch(Intent::Table(TableIntent::LiftCurtain)).unwrap().screen.secret);
    let covered = session.dispatch(Intent::App(AppIntent::Cover)).unwrap().screen;
    assert_eq!(curtain(&covered), "P2’s turn");
    drop(session);
    let resumed = open(dir.path()).dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().screen;
    assert_eq!(curtain(&resumed), "P2’s turn");
    assert!(!resumed.secret);
}

#[test]
fn the_slow_mode_stops_at_each_of_the_six_steps() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_king(&session, &[PERSON, RIVAL, RIVAL], 5, &[Intent::Setup(SetupIntent::SetSteps { on: true })]);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut titles, mut sentences) = (Vec::new(), 0);
    while titles.len() < 6 {
        let screen = session.screen().unwrap();
        if let Some(step) = &king(&screen).step {
            titles.push(step.title.clone());
            sentences += step.happened.len();
            assert!(king(&screen).confirm.is_none() && screen.thinking.is_none());
            assert_eq!(screen.primary.as_ref(), Some(&step.next));
            assert!(step.happened.iter().all(|sentence| screen.live.contains(sentence)));
        }
        step(&session, &mut rng).unwrap();
    }
    let numbers: Vec<bool> = (1..=6).zip(&titles).map(|(n, title)| title.contains(&n.to_string())).collect();
    assert_eq!(numbers, [true; 6], "{titles:?}");
    assert!(sentences >= 6);
    play(&session, 5, |_| {});
    replays(&session.screen().unwrap(), &recorded(&session));
}

#[test]
fn two_people_can_face_each_other() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let table =
        start_king(&session, &[PERSON, PERSON], 6, &[Intent::Setup(SetupIntent::SetTableMode { on: true })])
            .screen;
    let turned = |screen: &Screen| -> Vec<bool> {
        king(screen).table.groups[0].seats.iter().map(|seat| seat.turned).collect()
    };
    assert_eq!((table.turned, turned(&table)), (false, vec![true, false]), "the other side is drawn first");
    assert_eq!(king(&table).table.groups[0].rows, [[0], [1]]);
    assert!(!session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap().screen.turned);
    let second = choose(&session);
    assert!(second.turned, "the other side’s curtain faces them");
    let second = press(&session, Intent::Table(TableIntent::LiftCurtain));
    assert_eq!((second.turned, turned(&second)), (true, vec![false, true]));
    // With a third seat there are no two sides.
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::King })).unwrap();
    let refused = session.dispatch(Intent::Setup(SetupIntent::SetTableMode { on: true })).unwrap();
    assert_eq!(refused.rejection.unwrap().reason, RejectionReason::NotNow);
}

#[test]
fn a_table_chooses_its_own_characters() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::King })).unwrap();
    session.dispatch(Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::Chosen })).unwrap();
    let toggle = |character| {
        session.dispatch(Intent::Setup(SetupIntent::ToggleCharacter { character })).unwrap().screen
    };
    let screen = toggle(CharacterKind::Golem);
    let Body::Setup { setup } = &screen.body else { panic!("no form") };
    assert!(!setup.start.enabled, "one is missing");
    toggle(CharacterKind::Knight);
    toggle(CharacterKind::Lady);
    let screen = toggle(CharacterKind::Merchants);
    let Body::Setup { setup } = &screen.body else { panic!("no form") };
    let chosen: Vec<CharacterKind> = setup
        .characters
        .as_ref()
        .unwrap()
        .characters
        .iter()
        .filter(|choice| choice.selected)
        .map(|choice| choice.character.character)
        .collect();
    assert_eq!(chosen.len(), 7);
    assert!(chosen.contains(&CharacterKind::Knight) && chosen.contains(&CharacterKind::Lady));
    assert!(!chosen.contains(&CharacterKind::Merchants), "six besides the Knight are enough");
    let screen = session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap().screen;
    let hand: Vec<CharacterKind> = king(&screen).hands[0]
        .cards
        .iter()
        .map(|card| match &card.face {
            CardFace::Character { character } => character.character,
            CardFace::Animal { .. } => panic!("a card of another game"),
        })
        .collect();
    assert!(hand.contains(&CharacterKind::Lady) && !hand.contains(&CharacterKind::Golem));
}

#[test]
fn rules_open_at_the_rule_and_lead_back() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let table = start_king(&session, &[PERSON, RIVAL], 2, &[]).screen;
    let explain = king(&table).hands[0].cards[0].explain.clone().unwrap();
    let card = session.dispatch(explain.intent).unwrap().screen;
    let link = king(&card).inspect.as_ref().unwrap().more.clone().unwrap();
    let rules = session.dispatch(link.intent).unwrap().screen;
    let Body::Rules { rules: view } = &rules.body else { panic!("no rules") };
    let all: Vec<_> = view.sections.iter().flat_map(|section| &section.rules).collect();
    assert_eq!(all.iter().filter(|rule| rule.selected).count(), 1);
    assert_eq!(all.iter().filter(|rule| rule.ruling.is_some()).count(), 12);
    let back = session.dispatch(Intent::App(AppIntent::Back)).unwrap().screen;
    assert!(matches!(back.body, Body::King { .. }));
}

#[test]
fn every_receipt_links_to_a_rule_that_exists() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_king(
        &session,
        &[PERSON, RIVAL, RIVAL, RIVAL, RIVAL, RIVAL],
        8,
        &[Intent::Setup(SetupIntent::SetCharacters { set: CharacterSet::Random })],
    );
    let mut links = std::collections::BTreeSet::new();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    while step(&session, &mut rng).is_some() {
        let screen = session.screen().unwrap();
        for seat in king(&screen).table.groups.iter().flat_map(|group| &group.seats) {
            let shown = session.dispatch(seat.why.clone()).unwrap().screen;
            let inspect = king(&shown).inspect.clone().unwrap();
            let rules = inspect.receipts.iter().filter_map(|receipt| receipt.rule.as_ref());
            links.extend(rules.map(|rule| format!("{:?}", rule.intent)));
        }
        session.dispatch(Intent::Table(TableIntent::CloseInspect)).unwrap();
        if links.len() > 12 {
            break;
        }
    }
    assert!(links.len() > 8, "{links:?}");
}

#[test]
fn r_k10_the_history_shows_cards_only_where_the_table_chose_so() {
    for open_history in [false, true] {
        let dir = tempfile::tempdir().unwrap();
        let session = open(dir.path());
        start_king(
            &session,
            &[PERSON, RIVAL],
            4,
            &[Intent::Setup(SetupIntent::SetOpenHistory { on: open_history })],
        );
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        let turns = loop {
            step(&session, &mut rng).unwrap();
            let screen = session.dispatch(Intent::King(KingIntent::OpenHistory)).unwrap().screen;
            let history = king(&screen).history.clone().unwrap();
            session.dispatch(Intent::King(KingIntent::CloseHistory)).unwrap();
            if history.turns.len() == 2 {
                assert_eq!(history.note.is_some(), !open_history);
                break history.turns;
            }
        };
        let cells = turns.iter().flat_map(|turn| &turn.cells);
        assert!(cells.clone().all(|cell| cell.character.is_some() == open_history && !cell.value.is_empty()));
    }
}

#[test]
fn a_slow_game_explains_its_last_turn_again_after_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_king(&session, &[PERSON, RIVAL], 5, &[Intent::Setup(SetupIntent::SetSteps { on: true })]);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while king(&session.screen().unwrap()).step.is_none() {
        step(&session, &mut rng).unwrap();
    }
    let title = |screen: &Screen| king(screen).step.as_ref().unwrap().title.clone();
    let first = title(&session.screen().unwrap());
    session.dispatch(Intent::King(KingIntent::NextStep)).unwrap();
    drop(session);
    let session = open(dir.path());
    assert_eq!(title(&session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap().screen), first);
}

#[test]
fn a_damaged_form_is_made_into_one_that_can_be() {
    use douze_app::store::Store;
    for saved in [
        r#"{"names":[],"players":["pretender","pretender","pretender"]}"#,
        r#"{"names":["a"],"players":["fox","fawn"]}"#,
        r#"{"names":["x"],"players":["person"],"set":"chosen","chosen":["knight","golem","golem","lady"]}"#,
        r#"{"players":[],"set":"chosen","chosen":["alchemist","gambler","golem","lady","machine","merchants","oracle","parasite"]}"#,
    ] {
        let dir = tempfile::tempdir().unwrap();
        Store::open(dir.path()).unwrap().store.set_setting("setup-king", saved).unwrap();
        let session = open(dir.path());
        let screen =
            session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::King })).unwrap().screen;
        let Body::Setup { setup } = &screen.body else { panic!("no form") };
        let started = session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap();
        assert_eq!(setup.start.enabled, started.rejection.is_none(), "{saved}");
        if setup.start.enabled {
            play(&session, 3, |_| {});
        }
    }
}
