//! Reviews of finished games, as a person meets them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::{council, forest, is_over, king, open, play, press, start, start_council, start_king};
use douze_app::screen::{
    Body, CellMark, ChoicesView, CouncilMoment, ReviewLineView, ReviewView, ReviewedTable, Screen,
};
use douze_app::{AppIntent, Intent, PlayerKind, TableIntent};

const PEOPLE: [PlayerKind; 2] = [PlayerKind::Person; 2];
const SOLO: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Fawn];

fn review(screen: &Screen) -> &ReviewView {
    match &screen.body {
        Body::Review { review } => review,
        other => panic!("no review but {other:?}"),
    }
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
    let Some(ReviewedTable::Forest { board }) = shown.table else { panic!("{shown:?}") };
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
    let Some(ReviewedTable::King { group, spoken, .. }) = shown.table else { panic!("{shown:?}") };
    assert_eq!(group.seats.len(), 2);
    for seat in &group.seats {
        assert!(seat.face > 0 && seat.in_hand == 7 && seat.value.is_none(), "after the first roll: {seat:?}");
        assert!(spoken.contains(&seat.name));
    }
    assert_eq!(group.seats.iter().map(|seat| seat.active).collect::<Vec<_>>(), [true, false]);
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
    let hand = shown.hand.clone().unwrap();
    assert!(hand.cards.iter().any(|card| card.badge.as_deref() == Some("chosen")));
    assert!(hand.cards.iter().all(|card| card.intent.is_none() && card.explain.is_none()));
    let Some(ReviewedTable::Council { table, spoken, .. }) = &shown.table else { panic!("{shown:?}") };
    assert_eq!((table.moment, table.seats.len(), table.ended), (CouncilMoment::Choose, 3, false));
    assert!(table.die.face > 0 && table.petitioner.is_some() && spoken.contains(&table.dilemma.name));
    let mut cards = table.seats.iter().filter_map(|seat| seat.card.as_ref());
    assert!(cards.all(|card| card.character.is_none()), "nothing is revealed yet");
    let reigns = crate::support::reigns::book(dir.path()).lines().len();
    let again = press(&session, shown.again.unwrap().intent);
    assert!(council(&again).result.is_none());
    play(&session, 13, |_| {});
    assert_eq!(crate::support::reigns::book(dir.path()).lines().len(), reigns, "a try writes nothing");
}
