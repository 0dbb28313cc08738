//! Hints, reviews, levels and temperaments, as a person meets them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{
    council, forest, is_over, king, open, play, press, recorded, start, start_council, start_king, step,
    think,
};
use douze_app::screen::{Body, CellMark, ChoicesView, HintView, ReviewLineView, ReviewView, Screen};
use douze_app::{
    AppIntent, CouncilIntent, ForestIntent, GameKind, Intent, PlayerKind, RejectionReason, Session,
    SetupIntent, TableIntent, TemperamentKind, record,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const PEOPLE: [PlayerKind; 2] = [PlayerKind::Person; 2];
const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];

/// The hint on the display, and whether one may be asked for.
fn hint(screen: &Screen) -> (Option<&HintView>, bool) {
    match &screen.body {
        Body::Forest { forest } => (forest.hint.as_ref(), forest.ask_hint.is_some()),
        Body::King { king } => (king.hint.as_ref(), king.ask_hint.is_some()),
        Body::Council { council } => (council.hint.as_ref(), council.ask_hint.is_some()),
        _ => (None, false),
    }
}

fn review(screen: &Screen) -> &ReviewView {
    match &screen.body {
        Body::Review { review } => review,
        other => panic!("no review but {other:?}"),
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
fn a_review_evaluates_one_decision_after_the_other_and_adds_up() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, SOLO, 9, &[]);
    assert!(
        session.dispatch(Intent::Table(TableIntent::OpenReview)).unwrap().rejection.is_some(),
        "the game is not over"
    );
    play(&session, 9, |_| {});
    let result = session.screen().unwrap();
    let button = forest(&result).result.clone().unwrap().review;

    let mut screen = session.dispatch(button.intent).unwrap().screen;
    let all = review(&screen).decisions.len();
    assert!(all > 10 && review(&screen).decisions.iter().all(|line| line.weight.is_none()));
    assert!(screen.live.is_empty() && screen.primary.is_none(), "its progress is spoken instead");
    assert_eq!(screen.thinking.as_ref().unwrap().move_now, "Stop");
    // Stopped, it says how far it has come, and goes on when somebody wants it.
    for _ in 0..3 {
        screen = session.think(screen.thinking.unwrap().ticket).unwrap().screen;
    }
    let ticket = screen.thinking.as_ref().unwrap().ticket;
    session.stop(ticket, true).unwrap();
    screen = session.think(ticket).unwrap().screen;
    assert!(screen.thinking.is_none());
    let stopped = review(&screen);
    assert!(stopped.total.starts_with(&format!("3 of {all} decisions")), "{}", stopped.total);
    assert_eq!(stopped.decisions.iter().filter(|line| line.weight.is_some()).count(), 3);
    let resume = stopped.resume.clone().unwrap();
    assert_eq!((&screen.primary, &screen.live), (&stopped.resume, &vec![stopped.total.clone()]));
    press(&session, resume.intent);

    let done = session.screen().unwrap();
    let reviewed = review(&done);
    assert!(reviewed.resume.is_none() && reviewed.people.is_none());
    let weights: Vec<i32> = reviewed.decisions.iter().map(|line| line.weight.unwrap()).collect();
    assert!(weights.iter().all(|weight| (0..=3).contains(weight)));
    let points = |text: &str| -> i32 {
        let number = text.split(' ').find(|word| word.contains('.')).unwrap();
        number.trim_end_matches('.').replace('.', "").parse().unwrap()
    };
    let costs = reviewed.decisions.iter().filter(|line| line.weight > Some(0));
    let sum: i32 = costs.clone().map(|line| points(&line.cost)).sum();
    let rounding = i32::try_from(costs.clone().count()).unwrap();
    assert!(sum > 0, "random presses give something away");
    assert!((points(&reviewed.total) - sum).abs() <= rounding, "{sum} tenths: {}", reviewed.total);
    for line in costs {
        assert!(line.better.is_some(), "{line:?}");
    }

    // A placement in full, with its board; the same again closes it.
    let placement =
        reviewed.decisions.iter().find(|line| line.heading.ends_with("placement") && line.weight > Some(0));
    let placement = placement.expect("no placement gave anything away").clone();
    let full = press(&session, placement.intent.clone());
    let shown = review(&full).shown.clone().unwrap();
    assert_eq!(shown.heading, placement.heading);
    assert!(shown.sentences.iter().all(|sentence| sentence.starts_with(char::is_uppercase)), "{shown:?}");
    let board = shown.board.unwrap();
    let marked = |mark: CellMark| board.cells.iter().filter(|cell| cell.mark == mark).count();
    assert_eq!((marked(CellMark::Done), marked(CellMark::Advised)), (1, 1));
    assert!(board.cells.iter().all(|cell| cell.intent.is_none()));
    assert!(shown.options.len() > 1 && shown.options.iter().all(|option| option.select.is_none()));
    assert!(review(&press(&session, placement.intent)).shown.is_some(), "a finished review shows a decision");

    // Back to the result, and the review is still known.
    assert_eq!(press(&session, Intent::App(AppIntent::Back)), result);
    let again = session.dispatch(Intent::Table(TableIntent::OpenReview)).unwrap().screen;
    assert!(again.thinking.is_none());
    assert_eq!(review(&again).total, review(&done).total);
}

#[test]
fn each_person_of_a_shared_device_is_reviewed_alone() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start(&session, PEOPLE, 10, &[]);
    play(&session, 10, |_| {});
    press(&session, Intent::Table(TableIntent::OpenReview));
    let screen = session.screen().unwrap();
    let people: ChoicesView = review(&screen).people.clone().unwrap();
    assert_eq!(people.choices.iter().map(|one| one.label.as_str()).collect::<Vec<_>>(), ["Lea", "Mia"]);
    let first = review(&screen).decisions.clone();
    let other = press(&session, people.choices[1].intent.clone());
    assert_eq!(review(&other).title, "Mia: every decision");
    assert!(review(&other).decisions.iter().all(|line| line.weight.is_some()), "evaluated at once, too");
    assert_ne!(review(&other).decisions, first);
    let nobody = session.dispatch(Intent::Table(TableIntent::ReviewSeat { seat: 7 })).unwrap();
    assert!(nobody.rejection.is_some());
}

#[test]
fn a_game_of_king_is_reviewed_with_hands_and_dice() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_king(&session, &[PlayerKind::Person, PlayerKind::Pretender], 11, &[]);
    play(&session, 11, |_| {});
    assert!(is_over(&session.screen().unwrap()));
    let button = king(&session.screen().unwrap()).result.clone().unwrap().review;
    let screen = press(&session, button.intent);
    let lines = review(&screen).decisions.clone();
    assert!(!lines.is_empty() && lines.iter().all(|line| line.weight.is_some()));
    let full = press(&session, lines[0].intent.clone());
    let shown = review(&full).shown.clone().unwrap();
    assert_eq!(shown.receipts.len(), 2, "one for each seat");
    let hand = shown.hand.unwrap();
    assert!(hand.cards.iter().any(|card| card.badge.as_deref() == Some("chosen")));
    assert!(hand.cards.iter().all(|card| card.intent.is_none()));
}

/// The costs of the list are the sum that is shown, and a planner in the place of the person gives nothing away.
#[test]
fn a_council_is_reviewed_turn_by_turn_and_tried_again_without_a_line_in_the_chronicle() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    start_council(&session, &[PlayerKind::Person, PlayerKind::Councillor, PlayerKind::Councillor], 12, &[]);
    play(&session, 12, |_| {});
    let button = council(&session.screen().unwrap()).result.clone().unwrap().review;
    let screen = press(&session, button.intent);
    let lines = review(&screen).decisions.clone();
    assert!(lines.len() >= 2 && lines.iter().all(|line| line.weight.is_some()), "{lines:?}");
    assert!(lines.iter().any(|line| line.weight > Some(0)), "who plays at random gives something away");
    let costs = |line: &&ReviewLineView| line.weight > Some(0);
    let cost = |line: &ReviewLineView| {
        let digits: String = line.cost.chars().filter(char::is_ascii_digit).collect();
        digits.parse::<u32>().unwrap()
    };
    let sum: u32 = lines.iter().filter(costs).map(cost).sum();
    let shown = |sum: u32| format!("{}.{:02} solved", sum / 100, sum % 100);
    // Each cost is rounded by itself.
    let near = sum.saturating_sub(9)..=sum + 9;
    assert!(near.clone().any(|sum| review(&screen).total.contains(&shown(sum))), "{sum}: {screen:?}");
    assert!(!review(&screen).turning.is_empty());
    let full = press(&session, lines[0].intent.clone());
    let shown = review(&full).shown.clone().unwrap();
    let hand = shown.hand.unwrap();
    assert!(hand.cards.iter().any(|card| card.badge.as_deref() == Some("chosen")));
    assert!(hand.cards.iter().all(|card| card.intent.is_none()));
    assert!(shown.receipts.len() >= 3, "dilemma, die and petitioner");
    let reigns = crate::support::reigns::book(dir.path()).lines().len();
    let again = press(&session, shown.again.unwrap().intent);
    assert!(council(&again).result.is_none());
    play(&session, 13, |_| {});
    assert_eq!(crate::support::reigns::book(dir.path()).lines().len(), reigns, "a try writes nothing");
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
    assert_eq!(names, ["P1", "Pretender", "Courtier", "Strategist"]);
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
