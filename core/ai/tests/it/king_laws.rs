//! Laws of every decision in King of 12: honest, legal, repeatable, stoppable.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::common::Numbers;
use crate::common::king::{Player, is_legal, play, position, setup, think};
use douze_ai::king::{Decision, Level, Reason, advise, decide};
use douze_ai::{Budget, CancelToken};
use douze_rules::king::{Action, Phase, State, legal, observe};
use douze_rules::{Seat, Viewer};
use std::fmt::Write;

/// Games of these numbers of seats.
const SEATS: [usize; 6] = [2, 3, 4, 5, 15, 16];

/// More of everything: `DOUZE_SCALE=50 cargo test --release -p douze-ai --test it king_laws` looks at 100,000 positions.
fn scale() -> u64 {
    std::env::var("DOUZE_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

/// Positions of all kinds of games, with the seat whose decision is looked at.
fn positions(count: u64) -> impl Iterator<Item = (u64, State, Seat)> {
    (0..count).map(|number| {
        let state = position(SEATS[number as usize % 6], &mut Numbers(number));
        // In crown only the first may act.
        let asked = if state.phase() == Phase::Choose { state.seats_to_act().count() } else { 1 };
        let seat = state.seats_to_act().nth(number as usize / 6 % asked).unwrap();
        (number, state, seat)
    })
}

/// A rival decides from what its seat may know: deal what is hidden again, and nothing changes.
fn honest(count: u64) {
    let (mut hidden, mut changed) = (0, 0);
    for (number, state, seat) in positions(count) {
        let seen = observe(&state, Viewer::Seat(seat));
        let other = seen.determinize(&mut |count| Numbers(number).below(count)).unwrap();
        let secrets = |seat: &Seat| state.crowns(*seat) > 0 || state.has_chosen(*seat);
        hidden += u64::from(state.playing().iter().any(|other| other != seat && secrets(&other)));
        changed += u64::from(other != state);
        let seen_there = observe(&other, Viewer::Seat(seat));
        for level in [Level::Greedy, Level::Pretender, Level::Courtier, Level::Strategist] {
            let decide = |seen| decide(seen, level, number, &Budget::nodes(300), &CancelToken::new());
            let decision = decide(&seen);
            assert!(decision.is_some());
            assert_eq!(decision, decide(&seen_there), "position {number}, {level}");
        }
        let advise = |seen| advise(seen, number, &Budget::nodes(300), &CancelToken::new());
        assert_eq!(advise(&seen), advise(&seen_there), "position {number}");
    }
    assert!(hidden > count / 4 && changed > hidden * 6 / 10, "dealt again: {changed} of {hidden} of {count}");
}

#[test]
fn decisions_do_not_know_what_is_hidden() {
    honest(2_000 * scale());
}

#[test]
fn decisions_are_legal_in_games_of_every_size() {
    for game in 0..18 * scale() {
        let seats = SEATS[game as usize % 6];
        let mut numbers = Numbers(game);
        let setup = setup(seats, game % 4 == 0, &mut numbers);
        let players: Vec<Player> =
            (0..seats).map(|_| Player::Level(Level::ALL[numbers.below(5) as usize])).collect();
        // `play` applies each decision and fails when the rules refuse it.
        let mut asked = 0;
        play(setup, &players, numbers.next(), 500, |_, _| asked += 1);
        assert!(asked >= seats * 4);
    }
}

#[test]
fn the_same_seed_gives_the_same_decisions_everywhere() {
    let mut lines = String::new();
    for (number, state, seat) in positions(60) {
        for level in Level::ALL {
            let Decision { action, reasons, nodes } = think(&state, seat, level, number, 100_000);
            writeln!(lines, "{number} {level} {action:?} {reasons:?} {nodes} nodes").unwrap();
        }
    }
    if lines != include_str!("golden/king.txt") {
        let now = std::env::temp_dir().join("douze-ai-king.txt");
        std::fs::write(&now, &lines).unwrap();
        panic!("other decisions than golden/king.txt; today's: {}", now.display());
    }
}

#[test]
fn a_pretender_cannot_be_foreseen() {
    let (mut mixed, mut asked) = (0, 0);
    for number in 0..150 {
        let state = position(2, &mut Numbers(number));
        let seat = state.seats_to_act().next().unwrap();
        if state.phase() != Phase::Choose || state.hand(seat).len() < 3 {
            continue;
        }
        let chosen = (0..20).map(|seed| think(&state, seat, Level::Pretender, seed, 5_000).action);
        let mut cards: Vec<_> = chosen.map(|action| format!("{action:?}")).collect();
        cards.sort();
        cards.dedup();
        asked += 1;
        mixed += u32::from(cards.len() > 1);
    }
    assert!(
        asked > 50 && mixed * 100 >= asked * 90,
        "one card only in {} of {asked} positions",
        asked - mixed
    );
}

#[test]
fn nothing_to_decide_gives_no_decision() {
    let before = State::new(setup(3, true, &mut Numbers(1)));
    let mut state = before;
    crate::common::king::step(&mut state, &mut Numbers(1));
    let decide = |state: &State, viewer| {
        decide(&observe(state, viewer), Level::Pretender, 1, &Budget::default(), &CancelToken::new())
    };
    let first = Viewer::Seat(Seat::new(0));
    assert!(decide(&state, first).is_some());
    assert!(decide(&before, first).is_none(), "chance is due");
    assert!(decide(&state, Viewer::Everyone).is_none());
    assert!(decide(&state, Viewer::Curtain).is_none());
    assert!(decide(&state, Viewer::Seat(Seat::new(9))).is_none());
    let chosen = think(&state, Seat::new(0), Level::Pretender, 1, 1_000).action;
    douze_rules::king::apply(&mut state, chosen, &mut ()).unwrap();
    assert!(decide(&state, first).is_none(), "has chosen already");
    let crown = positions(2_000).map(|(_, state, _)| state);
    let crown =
        crown.filter(|state| state.phase() == Phase::Crown).find(|state| state.seats_to_act().count() > 1);
    let crown = crown.unwrap();
    let [now, later] = [0, 1].map(|number| Viewer::Seat(crown.seats_to_act().nth(number).unwrap()));
    assert!(decide(&crown, now).is_some());
    assert!(decide(&crown, later).is_none(), "the first winner puts a card first");
}

#[test]
fn a_stopped_decision_is_legal_or_none() {
    for (number, state, seat) in positions(300) {
        let seen = observe(&state, Viewer::Seat(seat));
        for level in Level::ALL {
            // Cut short after any number of positions, too.
            for nodes in [0, 1, 2, 7, 30, 200] {
                let cut = decide(&seen, level, number, &Budget::nodes(nodes), &CancelToken::new()).unwrap();
                assert!(is_legal(&state, cut.action) && cut.nodes <= nodes);
            }
            let control = CancelToken::new();
            control.stop(true);
            let decision = decide(&seen, level, number, &Budget::default(), &control).unwrap();
            assert!(is_legal(&state, decision.action) && decision.nodes == 0);
            assert_eq!(decision.action.seat(), Some(seat));
            control.stop(false);
            assert_eq!(decide(&seen, level, number, &Budget::default(), &control), None);
        }
    }
}

#[test]
fn advice_weighs_all_that_is_legal_and_begins_with_the_best() {
    for (number, state, seat) in positions(120) {
        let seen = observe(&state, Viewer::Seat(seat));
        for nodes in [0, 30, 3_000] {
            let advice = advise(&seen, number, &Budget::nodes(nodes), &CancelToken::new()).unwrap();
            assert_eq!(advice, advise(&seen, number, &Budget::nodes(nodes), &CancelToken::new()).unwrap());
            assert!(advice.nodes <= nodes);
            let own = legal(&state).into_iter().filter(|action| action.seat() == Some(seat));
            assert_eq!(advice.options.len(), own.count(), "position {number}");
            for (place, option) in advice.options.iter().enumerate() {
                assert!(is_legal(&state, option.action) && (0..=10_000).contains(&option.worth));
                assert!(advice.options[..place].iter().all(|before| before.action != option.action));
                let first = &advice.options[0];
                assert!((option.percent, option.worth) <= (first.percent, first.worth));
            }
            let percents: u32 = advice.options.iter().map(|option| u32::from(option.percent)).sum();
            assert!((97..=103).contains(&percents), "position {number}: {percents}");
        }
        let control = CancelToken::new();
        control.stop(true);
        assert!(advise(&seen, number, &Budget::default(), &control).is_some());
        control.stop(false);
        assert_eq!(advise(&seen, number, &Budget::default(), &control), None);
    }
}

#[test]
fn a_pretender_says_what_it_computed() {
    for (number, state, seat) in positions(60) {
        let Decision { action, reasons, .. } = think(&state, seat, Level::Pretender, number, 20_000);
        let said = |test: fn(&Reason) -> bool| reasons.iter().any(test);
        match (action, reasons.as_slice()) {
            (_, [Reason::OnlyChoice]) => {}
            (Action::Choose { .. }, _) => assert!(
                said(|reason| matches!(reason, Reason::Round { .. }))
                    && said(|reason| matches!(reason, Reason::Mixes { .. }))
            ),
            (Action::Crown { .. }, _) => assert_eq!(reasons, [Reason::KeepsTheBetter]),
            _ => assert!(said(|reason| matches!(reason, Reason::Round { .. }))),
        }
    }
}
