//! Laws of every decision: honest, legal, repeatable, stoppable.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::common::{Numbers, SEATS, dealt, is_legal, play, position, think};
use douze_ai::forest::{Decision, Level, Weighed, advise, decide};
use douze_ai::{Budget, CancelToken};
use douze_rules::forest::{Action, Phase, Variant, observe};
use douze_rules::{Seat, Viewer};
use std::fmt::Write;

/// More of everything: `DOUZE_SCALE=50 cargo test --release -p douze-ai --test it laws::` looks at 100,000 positions.
fn scale() -> u64 {
    std::env::var("DOUZE_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// A built-in player decides from what its seat may know: deal what is hidden again, and nothing changes.
fn honest(positions: u64) {
    let mut changed = 0;
    for number in 0..positions {
        let mut numbers = Numbers(number);
        let state = position(&mut numbers);
        for seat in state.seats_to_act() {
            let seen = observe(&state, Viewer::Seat(seat));
            let other = seen.determinize(&mut |count| numbers.below(count)).unwrap();
            changed += u64::from(other != state);
            let seen_there = observe(&other, Viewer::Seat(seat));
            for level in [Level::Search10k, Level::Fawn, Level::Fox, Level::Wolf, Level::Owl] {
                let decide = |seen| decide(seen, level, number, &Budget::nodes(150), &CancelToken::new());
                let decision = decide(&seen);
                assert!(decision.is_some());
                assert_eq!(decision, decide(&seen_there), "position {number}, {level}");
            }
            let advise = |seen| advise(seen, number, &Budget::nodes(150), &CancelToken::new());
            assert_eq!(advise(&seen), advise(&seen_there), "position {number}, advice");
        }
    }
    assert!(changed > positions * 9 / 10, "what is hidden was dealt again");
}

#[test]
fn decisions_do_not_know_what_is_hidden() {
    honest(2_000 * scale());
}

/// So many games of each pair.
fn legal(games: u64) {
    let pairs = Level::ALL.into_iter().flat_map(|first| Level::ALL.map(|second| [first, second]));
    for (pair, levels) in pairs.enumerate() {
        for game in 0..games {
            let mut numbers = Numbers(game << 8 | pair as u64);
            let variant = if game % 4 == 0 { Variant::Choose3 } else { Variant::Standard };
            // `play` applies each decision and fails when the rules refuse it.
            let end = play(dealt(variant, &mut numbers), levels, &mut numbers, |_, _, _, _| {});
            assert!(end.verdict().is_some());
        }
    }
}

#[test]
fn decisions_are_legal_in_games_of_every_pair() {
    legal(8 * scale());
}

#[test]
fn the_same_seed_gives_the_same_decisions_everywhere() {
    let mut lines = String::new();
    for number in 0..60 {
        let state = position(&mut Numbers(1_000 + number));
        let seat = state.seats_to_act().next().unwrap();
        for level in Level::ALL {
            let decision = think(&state, seat, level, number);
            let Decision { action, reasons, nodes } = decision;
            writeln!(lines, "{number} {level} {action:?} {reasons:?} {nodes} nodes").unwrap();
        }
    }
    if lines != include_str!("golden/forest.txt") {
        let now = std::env::temp_dir().join("douze-ai-forest.txt");
        std::fs::write(&now, &lines).unwrap();
        panic!("other decisions than golden/forest.txt; today's: {}", now.display());
    }
}

#[test]
fn a_fox_cannot_be_foreseen() {
    let mut mixed = 0;
    for number in 0..100 {
        let mut numbers = Numbers(number);
        let mut state = position(&mut numbers);
        while state.phase() != Phase::Choose || state.hand(SEATS[0]).len() < 3 {
            state = position(&mut numbers);
        }
        let Some(seat) = state.seats_to_act().next() else { continue };
        let chosen = (0..40).map(|seed| think(&state, seat, Level::Fox, seed).action);
        let mut cards: Vec<_> = chosen.map(|action| format!("{action:?}")).collect();
        cards.sort();
        cards.dedup();
        mixed += u32::from(cards.len() > 1);
    }
    assert!(mixed >= 80, "one card only in {} of 100 positions", 100 - mixed);
}

#[test]
fn nothing_to_decide_gives_no_decision() {
    let state = dealt(Variant::Choose3, &mut Numbers(1));
    let decide =
        |viewer| decide(&observe(&state, viewer), Level::Fox, 1, &Budget::default(), &CancelToken::new());
    assert!(decide(Viewer::Seat(SEATS[0])).is_some());
    assert!(decide(Viewer::Seat(SEATS[1])).is_none(), "seat 0 keeps first");
    assert!(decide(Viewer::Everyone).is_none());
    assert!(decide(Viewer::Curtain).is_none());
    assert!(decide(Viewer::Seat(Seat::new(9))).is_none());
}

#[test]
fn a_stopped_decision_is_legal_or_none() {
    for number in 0..300 {
        let state = position(&mut Numbers(number));
        let seat = state.seats_to_act().next().unwrap();
        let seen = observe(&state, Viewer::Seat(seat));
        for level in Level::ALL {
            // Cut short after any number of positions, too.
            for nodes in [0, 1, 2, 7, 30, 60] {
                let cut = decide(&seen, level, number, &Budget::nodes(nodes), &CancelToken::new()).unwrap();
                assert!(is_legal(&state, cut.action) && cut.nodes <= nodes);
            }
            let control = CancelToken::new();
            control.stop(true);
            let decision = decide(&seen, level, number, &Budget::default(), &control).unwrap();
            assert!(is_legal(&state, decision.action) && decision.nodes == 0);
            assert!(!matches!(decision.action, Action::Choose { seat: other, .. } if other != seat));
            control.stop(false);
            assert_eq!(decide(&seen, level, number, &Budget::default(), &control), None);
        }
    }
}

#[test]
fn advice_weighs_what_is_legal_and_advises_the_best() {
    for number in 0..100 {
        let state = position(&mut Numbers(number));
        let seat = state.seats_to_act().next().unwrap();
        let seen = observe(&state, Viewer::Seat(seat));
        for nodes in [0, 30, 5_000] {
            let advice = advise(&seen, number, &Budget::nodes(nodes), &CancelToken::new()).unwrap();
            assert!(advice.options.iter().all(|option| is_legal(&state, option.action)));
            let order = |option: &Weighed| (option.percent, option.worth);
            assert!(advice.options.windows(2).all(|pair| order(&pair[0]) >= order(&pair[1])));
            assert!(advice.options.iter().map(|option| u32::from(option.percent)).sum::<u32>() <= 100);
            assert!(advice.nodes <= nodes);
        }
        let control = CancelToken::new();
        control.stop(false);
        assert_eq!(advise(&seen, number, &Budget::default(), &control), None);
        let stopped = CancelToken::new();
        stopped.stop(true);
        assert!(advise(&seen, number, &Budget::default(), &stopped).is_some());
        assert_eq!(
            advise(&observe(&state, Viewer::Everyone), number, &Budget::default(), &CancelToken::new()),
            None
        );
    }
}
