//! Exact against plain recursion, and how long it takes.

use super::*;
use crate::chance::Chance;
use crate::forest::matrix::value;
use crate::{Budget, CancelToken};
use douze_rules::forest::{Variant, legal, sample};

/// Positions of random games in which cards are chosen and so many are placed.
fn positions(cards: usize, variant: Variant) -> impl Iterator<Item = State> {
    (0..).filter_map(move |seed| {
        let mut chance = Chance::new(seed);
        let mut state = State::new(variant);
        while let Some(action) = sample(&state, &mut |count| chance.below(count)) {
            apply(&mut state, action, &mut ()).unwrap();
            if state.display().count() == cards && state.seats_to_act().count() == 2 {
                return Some(state);
            }
        }
        None
    })
}

fn solved(state: &State) -> i32 {
    let control = CancelToken::new();
    let budget = Budget { nodes: u32::MAX, time: None };
    Endgame::new(true).choose(&mut Meter::new(&budget, &control), state, ALL).unwrap()
}

/// The same without any short cut.
fn plain(state: &State) -> i32 {
    match state.phase() {
        Phase::Over => settled(state),
        Phase::Choose => {
            let mut worth = [[0; 3]; 3];
            for (row, own) in state.hand(SEATS[0]).iter().enumerate() {
                for (col, theirs) in state.hand(SEATS[1]).iter().enumerate() {
                    let mut chosen = *state;
                    apply(&mut chosen, Action::Choose { seat: SEATS[0], card: own }, &mut ()).unwrap();
                    let action = Action::Choose { seat: SEATS[1], card: theirs };
                    worth[row][col] = followed(&chosen, action);
                }
            }
            value(&worth)
        }
        _ => {
            let seat = state.seats_to_act().next().unwrap();
            let worth = legal(state).into_iter().map(|action| of(seat, followed(state, action)));
            of(seat, worth.max().unwrap())
        }
    }
}

fn followed(state: &State, action: Action) -> i32 {
    let mut after = *state;
    apply(&mut after, action, &mut ()).unwrap();
    if !matches!(after.phase(), Phase::Over | Phase::Choose) {
        return plain(&after);
    }
    let [own, theirs] = SEATS.map(|seat| state.next_draws(seat));
    let (mut sum, mut count) = (0, 0);
    for first in own.iter() {
        for second in theirs.iter() {
            let mut next = *state;
            assert!(next.draw_next(SEATS[0], first) && next.draw_next(SEATS[1], second));
            apply(&mut next, action, &mut ()).unwrap();
            sum += i64::from(plain(&next));
            count += 1;
        }
    }
    if count == 0 { plain(&after) } else { (sum / count) as i32 }
}

#[test]
fn the_last_round_is_solved_as_without_short_cuts() {
    for variant in [Variant::Standard, Variant::Choose3] {
        for state in positions(14, variant).take(60) {
            assert_eq!(solved(&state), plain(&state), "{state:?}");
        }
    }
}

#[test]
fn the_last_two_rounds_are_solved_as_without_short_cuts() {
    let snakes = |state: &State| state.removed().filter(|(_, card)| *card as usize == 11).count();
    for state in positions(12, Variant::Standard).filter(|state| snakes(state) == 2).take(3) {
        assert_eq!(solved(&state), plain(&state), "{state:?}");
    }
}

#[test]
fn a_snake_before_the_last_round_is_solved_as_without_short_cuts() {
    let snakes = |state: &State| state.removed().filter(|(_, card)| *card as usize == 11).count();
    let in_play = |state: &State| SEATS.iter().any(|&seat| state.hand(seat).bits() >> 11 & 1 != 0);
    for variant in [Variant::Standard, Variant::Choose3] {
        for state in positions(12, variant).filter(|state| snakes(state) == 1 && in_play(state)).take(2) {
            assert_eq!(solved(&state), plain(&state), "{state:?}");
        }
    }
}

/// The state after the actions of a random game until so many cards are placed, and after the same actions with the
/// cards that seat 1 puts under its deck the other way round.
fn put_under_both_ways(seed: u64, cards: usize) -> Option<[State; 2]> {
    let mut chance = Chance::new(seed);
    let mut states = [State::new(Variant::Choose3); 2];
    while states[0].display().count() < cards || states[0].phase() != Phase::Choose {
        let action = sample(&states[0], &mut |count| chance.below(count))?;
        apply(&mut states[0], action, &mut ()).unwrap();
        let turned = match action {
            Action::Keep { seat, keep, bottom: [upper, lower] } if seat == SEATS[1] => {
                Action::Keep { seat, keep, bottom: [lower, upper] }
            }
            other => other,
        };
        apply(&mut states[1], turned, &mut ()).unwrap();
    }
    (states[0].seats_to_act().count() == 2).then_some(states)
}

#[test]
fn cards_under_a_deck_are_remembered_in_order() {
    let different = (0..).filter_map(|seed| put_under_both_ways(seed, 12)).filter_map(|states| {
        let values = states.map(|state| solved(&state));
        (values[0] != values[1]).then_some((states, values))
    });
    for (states, values) in different.take(2) {
        let control = CancelToken::new();
        let mut meter = Meter::new(&Budget { nodes: u32::MAX, time: None }, &control);
        let mut endgame = Endgame::new(true);
        assert_eq!(states.map(|state| endgame.choose(&mut meter, &state, ALL).unwrap()), values);
    }
}

/// CPU time of exact solutions; those that would take more than 200 million positions are given up.
/// `cargo test --release -p douze-ai --lib endgame_figures -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes: figures of the time that an exact solution takes"]
fn endgame_figures() {
    let control = CancelToken::new();
    let snakes = |state: &State| state.removed().filter(|(_, card)| *card == Card::Snake).count();
    for (empty, gone, count) in [(4, 0, 200), (6, 0, 20), (6, 2, 20)] {
        let mut times: Vec<f64> = positions(16 - empty, Variant::Standard)
            .filter(|state| snakes(state) >= gone)
            .take(count)
            .map(|state| {
                let mut meter = Meter::new(&Budget { nodes: 200_000_000, time: None }, &control);
                let start = cpu_time::ThreadTime::now();
                let solved = Endgame::new(true).choose(&mut meter, &state, ALL).is_ok();
                if solved { 1e3 * start.elapsed().as_secs_f64() } else { f64::INFINITY }
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let at = |percent: usize| times[(times.len() * percent).div_ceil(100) - 1];
        let [median, p90, p99] = [50, 90, 99].map(at);
        let solved = times.iter().filter(|time| time.is_finite()).count();
        println!(
            "{empty} cells empty, {gone} Snakes gone or more, {solved} of {count} positions solved: \
             median {median:.1} ms, p90 {p90:.1}, p99 {p99:.1}"
        );
    }
}
