//! The evaluation of a turn against the rules themselves, which try every order and every answer.

use super::*;
use douze_rules::council::{Action, Draft, Phase, Setup, State, apply, legal, observe, sample};
use douze_rules::{Seat, Viewer};

use common::deck as shipped;

#[path = "../../../../rules/tests/it/council_common/mod.rs"]
mod common;

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(count)) as u32
    }
}

/// The chance from here in twelfths, with the best of everything.
fn best(state: &State, before: (usize, bool)) -> u32 {
    let after = |action| {
        let mut next = *state;
        apply(&mut next, action, &mut ()).unwrap();
        best(&next, before)
    };
    match state.phase() {
        Phase::Reveal | Phase::Next => legal(state).into_iter().map(after).max().unwrap(),
        Phase::OracleRoll => {
            let seat = state.oracle().unwrap();
            Face::all().map(|face| after(Action::OracleRoll { seat, face })).sum::<u32>() / SURE
        }
        _ => {
            let solved = (state.solved().count(), state.half_solved().is_some());
            if solved.0 > before.0 || (solved.1 && !before.1) { SURE } else { 0 }
        }
    }
}

/// What is before everybody, and what they could play after an Oracle.
fn cards(state: &State) -> Vec<Down> {
    let seats = state.seats_to_act().map(|seat| {
        let (card, hand) = (state.chosen(seat).unwrap(), state.hand(seat));
        let refilled = Characters::ALL.minus(state.bench(seat)).minus(hand);
        let seconds = if hand.len() == 1 { refilled } else { hand };
        Down {
            card,
            seconds: state.petitioner().into_iter().fold(seconds, Characters::without),
            loose: false,
        }
    });
    seats.collect()
}

#[test]
fn the_evaluation_of_a_turn_is_that_of_the_rules() {
    let deck = shipped::deck();
    let (mut asked, mut doubles, mut splits, mut oracles, mut chances) = (0, 0, 0, 0, [0; 13]);
    for number in 0..1_500 {
        let mut numbers = Numbers(number);
        let councillors = 2 + number as usize % 2;
        let normal = Draft::normal(councillors, None, &deck, &mut |count| numbers.below(count));
        // Often two targets.
        let dilemmas = if number % 2 == 0 { [10, 21, 28, 31, 32, 34, 35] } else { normal.dilemmas };
        let setup = Setup::new(&Draft { dilemmas, free: true, ..normal }, &deck).unwrap();
        let mut state = State::new(&setup);
        let until = numbers.below(4);
        while state.phase() != Phase::Over {
            let (turn, revealed) = (state.turn(), !state.revealed().is_empty());
            if state.phase() == Phase::Reveal && (turn > until.try_into().unwrap() || revealed) {
                break;
            }
            let action = sample(&state, &mut |count| numbers.below(count)).unwrap();
            apply(&mut state, action, &mut ()).unwrap();
        }
        let Some(turn) =
            Turn::new(&observe(&state, Viewer::Everyone)).filter(|_| state.phase() == Phase::Reveal)
        else {
            continue;
        };
        let cards = cards(&state);
        let before = (state.solved().count(), state.half_solved().is_some());
        let found = turn.chance(turn.start, &cards);
        assert_eq!(found, best(&state, before), "game {number}: {state:?}");
        for (place, seat) in state.seats_to_act().enumerate() {
            let (next, others) = (cards[place], [&cards[..place], &cards[place + 1..]].concat());
            let reveals = legal(&state).into_iter().filter(|action| action.seat() == Some(seat));
            let after = reveals.map(|action| {
                let mut next = state;
                apply(&mut next, action, &mut ()).unwrap();
                best(&next, before)
            });
            assert_eq!(turn.chance_after(turn.start, next, &others), after.max().unwrap(), "game {number}");
        }
        asked += 1;
        doubles += u32::from(state.targets().count() == 2);
        splits += u32::from(state.is_split());
        oracles += u32::from(cards.iter().any(|down| down.card == Character::Oracle));
        chances[found as usize] += 1;
    }
    assert!(
        asked > 800 && doubles > 300 && splits > 30 && oracles > 50,
        "{asked} {doubles} {splits} {oracles}"
    );
    assert!(chances.iter().filter(|&&count| count > 0).count() > 6, "{chances:?}");
}

#[test]
fn a_die_on_a_seat_of_its_own_is_the_turn_of_that_die() {
    let deck = shipped::deck();
    let mut numbers = Numbers(3);
    let normal = Draft::normal(3, None, &deck, &mut |count| numbers.below(count));
    let free = Draft { dilemmas: [21, 1, 2, 3, 4, 5, 6], free: true, ..normal };
    let at = |number: u8| {
        let mut state = State::new(&Setup::new(&free, &deck).unwrap());
        apply(&mut state, Action::Roll { face: Face::new(number).unwrap() }, &mut ()).unwrap();
        Turn::new(&observe(&state, Viewer::Seat(Seat::new(0)))).unwrap()
    };
    // From a face that meets no target, to one that meets the first.
    let (from, to) = (at(7), at(3));
    let tipped = from.with_die(Face::new(3).unwrap());
    assert!(tipped.set == to.start.set && tipped.set != from.start.set);
}
