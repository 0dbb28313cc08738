//! Hints, levels and temperaments, as a person meets them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{
    council, forest, is_over, king, open, play, press, recorded, start, start_council, start_king, step,
    think,
};
use douze_app::screen::{Body, ChoicesView, HintView, Screen};
use douze_app::{
    AppIntent, CouncilIntent, ForestIntent, GameKind, Intent, PlayerKind, RejectionReason, Session,
    SetupIntent, TableIntent, TemperamentKind, record,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const PEOPLE: [PlayerKind; 2] = [PlayerKind::Person; 2];
const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];

/// The hint on screen, and whether one may be asked for.
fn hint(screen: &Screen) -> (Option<&HintView>, bool) {
    match &screen.body {
        Body::Forest { forest } => (forest.hint.as_ref(), forest.ask_hint.is_some()),
        Body::King { king } => (king.hint.as_ref(), king.ask_hint.is_some()),
        Body::Council { council } => (council.hint.as_ref(), council.ask_hint.is_some()),
        _ => (None, false),
    }
}

#[test]
fn a_hint_is_looked_for_shown_and_put_away_and_the_record_counts_it() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 5, &[]);
    let asked = session.dispatch(Intent::Table(TableIntent::AskHint)).unwrap();
    let thinking = asked.screen.thinking.clone().unwrap();
    assert_eq!(thinking.sentence, "Looking for a hint.");
    assert_eq!(thinking.move_now, "Show now");
    assert_eq!(hint(&asked.screen), (None, false));

    let shown = session.think(thinking.ticket).unwrap().screen;
    let (Some(found), false) = hint(&shown) else { panic!("no hint") };
    assert_eq!(found.options.len(), 3, "three cards in the hand");
    assert!(!found.reasons.is_empty());
    assert!(shown.thinking.is_none());
    let [title, best, status] = &shown.live[..] else { panic!("{:?}", shown.live) };
    assert_eq!((title, best), (&found.title, &found.options[0].spoken));
    assert_eq!(status, &forest(&shown).status);
    // What it advises is one tap away.
    let picked = press(&session, found.options[0].select.clone().unwrap());
    assert!(forest(&picked).confirm.as_ref().unwrap().enabled);
    assert_eq!(hint(&picked).0.unwrap().options[0].select, None, "it is selected");
    // Put away, and at hand again without thinking.
    assert_eq!(hint(&press(&session, Intent::Table(TableIntent::CloseHint))), (None, true));
    let again = session.dispatch(Intent::Table(TableIntent::AskHint)).unwrap().screen;
    assert!(again.thinking.is_none() && hint(&again).0.is_some());
    // What is explained goes before it, and back closes one after the other.
    assert!(hint(&press(&session, Intent::Forest(ForestIntent::InspectScore { seat: 0 }))).0.is_none());
    assert!(hint(&press(&session, Intent::App(AppIntent::Back))).0.is_some());
    assert!(hint(&press(&session, Intent::App(AppIntent::Back))).0.is_none());
    // Another position, another hint.
    press(&session, Intent::Table(TableIntent::AskHint));
    assert!(hint(&press(&session, Intent::Table(TableIntent::Confirm))).0.is_none());

    play(&session, 5, |_| {});
    let replay = record::read(&recorded(&session)).unwrap();
    assert_eq!(replay.header.extra["hints"], 1);
}

#[test]
fn no_hint_is_given_where_several_people_share_the_device() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 6, &[]);
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for _ in 0..60 {
        let Some(update) = step(&session, &mut rng) else { break };
        assert_eq!(hint(&update.screen), (None, false));
        assert_eq!(
            session.dispatch(Intent::Table(TableIntent::AskHint)).unwrap().rejection.unwrap().reason,
            RejectionReason::NotNow
        );
    }
}

#[test]
fn a_hint_that_is_stopped_or_overtaken_leaves_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 7, &[]);
    let before = session.screen().unwrap();
    let ticket = || session.screen().unwrap().thinking.unwrap().ticket;
    session.dispatch(Intent::Table(TableIntent::AskHint)).unwrap();
    let stopped = ticket();
    session.stop(stopped, false).unwrap();
    let after = session.think(stopped).unwrap();
    assert_eq!((after.screen, after.rejection), (before, None));

    // Back gives it up and stays at the table.
    session.dispatch(Intent::Table(TableIntent::AskHint)).unwrap();
    let given_up = ticket();
    let back = session.dispatch(Intent::App(AppIntent::Back)).unwrap().screen;
    assert!(back.thinking.is_none());
    forest(&session.think(given_up).unwrap().screen);

    // The position has changed before the answer came.
    session.dispatch(Intent::Table(TableIntent::AskHint)).unwrap();
    let stale = ticket();
    let hand = forest(&session.screen().unwrap()).hand.clone().unwrap();
    session.dispatch(hand.cards[0].intent.clone().unwrap()).unwrap();
    session.dispatch(Intent::Table(TableIntent::Confirm)).unwrap();
    let unchanged = session.screen().unwrap();
    assert_eq!(session.think(stale).unwrap().screen, unchanged);
    assert!(hint(&think(&session)).0.is_none());
}

/// Plays to the end and asks for every hint; what a hint selects is accepted.
fn play_with_hints(session: &Session, seed: u64) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut hints = 0;
    for _ in 0..20_000 {
        let screen = think(session);
        if hint(&screen).1 {
            let asked = press(session, Intent::Table(TableIntent::AskHint));
            let (Some(found), false) = hint(&asked) else { panic!("no hint on {asked:#?}") };
            let spoken = found.options.iter().all(|one| one.spoken.contains(&one.label));
            assert!(spoken && (1..=3).contains(&found.options.len()), "{found:#?}");
            assert!(!found.reasons.is_empty(), "no reason: {found:#?}");
            for option in &found.options {
                if let Some(select) = option.select.clone() {
                    assert_eq!(session.dispatch(select).unwrap().rejection, None, "{option:?}");
                }
            }
            hints += 1;
        }
        if step(session, &mut rng).is_none() {
            return hints;
        }
        // A look at a position is enough: step may only have selected something.
        if hint(&session.screen().unwrap()).0.is_some() {
            press(session, Intent::Table(TableIntent::CloseHint));
            while !hint(&session.screen().unwrap()).1 && step(session, &mut rng).is_some() {}
        }
        if hints > 40 {
            return hints;
        }
    }
    panic!("the game does not end");
}

#[test]
fn every_game_gives_hints_at_every_decision_of_a_person_alone() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 8, &[]);
    assert!(play_with_hints(&session, 8) > 10);
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    start_king(&session, &[PlayerKind::Person, PlayerKind::Pretender, PlayerKind::Pretender], 8, &[]);
    assert!(play_with_hints(&session, 8) > 5);
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    start_council(&session, &[PlayerKind::Person, PlayerKind::Councillor, PlayerKind::Councillor], 8, &[]);
    assert!(play_with_hints(&session, 8) > 5);
}

#[test]
fn every_level_can_be_chosen_and_plays() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    for (game, levels) in [(GameKind::Forest, 4), (GameKind::King, 3), (GameKind::Council, 3)] {
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        let screen = session.dispatch(Intent::App(AppIntent::OpenSetup { game })).unwrap().screen;
        let Body::Setup { setup } = &screen.body else { panic!("no form") };
        let choices = &setup.seats[1].player.choices;
        assert_eq!(choices.len(), 1 + levels, "a person, and each level");
        for choice in choices {
            assert!(choice.line.is_some());
            assert_eq!(session.dispatch(choice.intent.clone()).unwrap().rejection, None);
        }
    }
    for level in [PlayerKind::Fox, PlayerKind::Wolf, PlayerKind::Owl] {
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        start(&session, [PlayerKind::Person, level], 1, &[]);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..12 {
            step(&session, &mut rng);
        }
        assert!(!forest(&think(&session)).seats[1].name.is_empty());
    }
    // Rivals of different levels are called differently.
    session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
    let players = [PlayerKind::Person, PlayerKind::Pretender, PlayerKind::Courtier, PlayerKind::Strategist];
    let update = start_king(&session, &players, 1, &[]);
    let names: Vec<_> =
        king(&update.screen).table.groups[0].seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names, ["P1", "Jules", "Remy", "Dominique"]);
}

#[test]
fn neighbouring_councillors_differ_until_somebody_chooses_otherwise() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let temperaments = || -> Vec<Option<String>> {
        let Body::Setup { setup } = session.screen().unwrap().body else { panic!("no form") };
        let chosen = |view: &ChoicesView| {
            view.choices.iter().find(|choice| choice.selected).map(|choice| choice.label.clone())
        };
        setup.seats.iter().map(|seat| seat.temperament.as_ref().and_then(chosen)).collect()
    };
    session.dispatch(Intent::App(AppIntent::OpenSetup { game: GameKind::Council })).unwrap();
    assert_eq!(temperaments(), [None, Some("Careful".into()), Some("Loyal".into())]);
    let bold = |seat| Intent::Setup(SetupIntent::SetTemperament { seat, temperament: TemperamentKind::Bold });
    assert!(session.dispatch(bold(0)).unwrap().rejection.is_some(), "a person is as it is");
    assert_eq!(session.dispatch(bold(2)).unwrap().rejection, None);
    assert_eq!(temperaments()[2].as_deref(), Some("Bold"));
    // The form, and the game, know it when they are opened again.
    session.dispatch(Intent::Setup(SetupIntent::SetPlayer { seat: 2, player: PlayerKind::Sage })).unwrap();
    session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap();
    drop(session);
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    let screen = press(&session, Intent::Council(CouncilIntent::InspectSeat { seat: 2 }));
    let rule = council(&screen).inspect.clone().unwrap().rule.unwrap();
    assert!(rule.starts_with("Sage, Bold."), "{rule}");
}

#[test]
fn what_a_councillor_had_planned_is_reported_after_a_restart_as_before() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let players = [PlayerKind::Person, PlayerKind::Councillor, PlayerKind::Councillor];
    start_council(&session, &players, 12, &[Intent::Setup(SetupIntent::SetBells { on: false })]);
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let plans = |session: &Session| -> Vec<Option<String>> {
        let plan = |seat| {
            let screen = press(session, Intent::Council(CouncilIntent::InspectSeat { seat }));
            council(&screen).inspect.clone().unwrap().total
        };
        [1, 2].map(plan).into()
    };
    while plans(&session).iter().any(Option::is_none) {
        press(&session, Intent::Table(TableIntent::CloseInspect));
        step(&session, &mut rng).expect("a turn at least");
    }
    assert!(!is_over(&session.screen().unwrap()), "it is to go on");
    let shown = plans(&session);
    drop(session);
    let session = open(dir.path());
    session.dispatch(Intent::App(AppIntent::ContinueGame)).unwrap();
    assert_eq!(plans(&session), shown);
}
