//! Secrecy: what a viewer sees, what nobody can infer from it, and positions imagined from it.
#![allow(clippy::expect_used, reason = "tests may fail loudly")]

use crate::common::picker;
use crate::king_common::{SIZES, random_game, seats, setup};
use douze_rules::king::{
    Action, Character, Characters, Observation, Phase, State, apply, legal, observe, sample,
};
use douze_rules::{Seat, Viewer};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, proptest};
use std::collections::HashMap;

fn viewers(state: &State) -> impl Iterator<Item = Viewer> + use<> {
    seats(state).map(Viewer::Seat).chain([Viewer::Everyone])
}

/// A position of a random game; games of 2 to 4 more often than tournaments.
fn positions() -> impl Strategy<Value = State> {
    (any::<u64>(), any::<usize>(), any::<usize>()).prop_map(|(seed, size, step)| {
        let mut pick = picker(seed);
        let size = if seed % 2 == 0 { size % 3 } else { size % SIZES };
        let game = random_game(setup(size, &mut pick), &mut pick);
        game[step % game.len()].0
    })
}

proptest! {
    #[test]
    fn what_is_imagined_looks_the_same(state in positions(), seed in any::<u64>()) {
        for viewer in viewers(&state) {
            let seen = observe(&state, viewer);
            let imagined = seen.determinize(&mut picker(seed)).expect("a viewer without a curtain");
            prop_assert_eq!(observe(&imagined, viewer), seen);
            prop_assert_eq!(legal(&imagined).len(), legal(&state).len());
        }
    }

    #[test]
    fn an_imagined_game_can_be_played_to_its_end(state in positions(), seed in any::<u64>()) {
        for viewer in viewers(&state).take(2) {
            let mut pick = picker(seed);
            let mut game = observe(&state, viewer).determinize(&mut pick).expect("no curtain");
            while let Some(action) = sample(&game, &mut pick) {
                apply(&mut game, action, &mut ()).expect("legal");
            }
            prop_assert!(game.winner().is_some());
        }
    }

    /// Whatever is hidden may change, the observation does not.
    #[test]
    fn hidden_cards_change_nothing_that_is_seen(state in positions(), seeds in any::<[u64; 2]>()) {
        for viewer in viewers(&state) {
            let seen = observe(&state, viewer);
            let [one, other] = seeds.map(|seed| seen.determinize(&mut picker(seed)).expect("no curtain"));
            for third in [viewer, Viewer::Curtain, Viewer::Everyone] {
                prop_assert_eq!(observe(&one, third), observe(&other, third));
            }
        }
    }

    #[test]
    fn a_seat_knows_its_own_cards_and_the_open_ones(state in positions()) {
        let over = state.phase() == Phase::Over;
        for viewer in viewers(&state) {
            let seen = observe(&state, viewer);
            let own = seats(&state).find(|&seat| viewer == Viewer::Seat(seat));
            prop_assert_eq!(seen.own_hand(), own.map(|seat| state.hand(seat)).unwrap_or_default());
            prop_assert_eq!(seen.own_under(), own.map(|seat| state.under(seat)).unwrap_or_default());
            prop_assert_eq!(seen.own_chosen(), own.and_then(|seat| state.chosen(seat)));
            prop_assert_eq!(seen.seats_to_act().collect::<Vec<_>>(), state.seats_to_act().collect::<Vec<_>>());
            for seat in seats(&state) {
                prop_assert_eq!(seen.hand_len(seat), state.hand(seat).len());
                prop_assert_eq!(seen.has_chosen(seat), state.has_chosen(seat));
                prop_assert_eq!(seen.played(seat), state.played(seat));
                prop_assert_eq!(seen.card(seat), state.card(seat));
                let open = over || own == Some(seat);
                prop_assert_eq!(seen.under(seat), open.then(|| state.under(seat)));
                let under = seen.could_be_under(seat);
                prop_assert!(state.under(seat).minus(under).is_empty());
                prop_assert!(!open || under == state.under(seat));
                let hidden = state.hand(seat).union(state.under(seat)).union(state.chosen(seat).into_iter().collect());
                prop_assert_eq!(seen.unseen(seat), if open { Characters::EMPTY } else { hidden });
            }
        }
    }

    #[test]
    fn behind_the_curtain_is_nothing_but_who_is_asked(state in positions(), seed in any::<u64>()) {
        let seen = observe(&state, Viewer::Curtain);
        prop_assert_eq!((seen.phase(), seen.round(), seen.turn()), (state.phase(), state.round(), state.turn()));
        prop_assert_eq!(seen.seats_to_act().collect::<Vec<_>>(), state.seats_to_act().collect::<Vec<_>>());
        prop_assert!(seen.determinize(&mut picker(seed)).is_none());
        for seat in seats(&state) {
            prop_assert!(seen.face(seat).is_none() && seen.value(seat).is_none() && seen.under(seat).is_none());
            prop_assert_eq!((seen.points(seat), seen.crowns(seat)), (0, 0));
            prop_assert!(seen.played(seat).is_empty() && seen.winner().is_none());
        }
    }
}

/// Another card chosen, or put under the die: nobody else sees a difference.
#[test]
fn secret_choices_look_alike_to_all_others() {
    let mut pick = picker(11);
    let mut tried = 0;
    for size in (0..SIZES).flat_map(|size| [size; 12]) {
        for (state, _) in random_game(setup(size, &mut pick), &mut pick) {
            let secret = matches!(state.phase(), Phase::Choose | Phase::Crown);
            let Some(seat) = state.seats_to_act().next().filter(|_| secret) else { continue };
            let choices: Vec<_> =
                legal(&state).into_iter().filter(|action| action.seat() == Some(seat)).collect();
            let after = |action| {
                let mut after = state;
                apply(&mut after, action, &mut ()).expect("legal");
                after
            };
            let first = after(choices[0]);
            // The last choice opens all; the last crown may end the game.
            if first.phase() != state.phase() && first.phase() != Phase::Roll {
                continue;
            }
            if state.phase() == Phase::Choose && state.seats_to_act().count() == 1 {
                continue;
            }
            for viewer in viewers(&state).chain([Viewer::Curtain]) {
                let same =
                    choices.iter().all(|&action| observe(&after(action), viewer) == observe(&first, viewer));
                assert_eq!(same, viewer != Viewer::Seat(seat), "{viewer:?} {state:?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 50_000, "{tried}");
}

/// What a viewer has seen of a seat: its public history, kept apart from the state.
#[derive(Clone, Default)]
struct Seen {
    /// Played since the first card, and since the second card went under the die.
    since: [Vec<Character>; 2],
    crowns: usize,
    this_round: Vec<Character>,
}

/// All that a seat may hide: sets under the die, with each card that may be face down.
fn worlds(state: &State, seen: &Seen, seat: Seat) -> Vec<(Characters, Option<Character>)> {
    let all: Vec<_> = state.setup().lineup().iter().collect();
    let mut unders = Vec::new();
    match seen.crowns {
        0 => unders.push(Characters::EMPTY),
        1 => unders.extend(
            all.iter().filter(|card| !seen.since[0].contains(card)).map(|&card| Characters::EMPTY.with(card)),
        ),
        _ => {
            for first in all.iter().filter(|card| !seen.since[0].contains(card)) {
                for second in all.iter().filter(|card| !seen.since[1].contains(card) && *card != first) {
                    let both = Characters::EMPTY.with(*first).with(*second);
                    if !unders.contains(&both) {
                        unders.push(both);
                    }
                }
            }
        }
    }
    let mut worlds = Vec::new();
    for under in unders {
        if state.has_chosen(seat) {
            let free = all.iter().filter(|&&card| !under.contains(card) && !seen.this_round.contains(&card));
            worlds.extend(free.map(|&card| (under, Some(card))));
        } else {
            worlds.push((under, None));
        }
    }
    worlds
}

/// Each consistent world is imagined, no other one, and each equally often.
fn imagined_evenly(
    state: &State,
    seen: &[Seen],
    observation: &Observation,
    pick: &mut impl FnMut(u32) -> u32,
) -> f64 {
    let count = |number: usize| f64::from(number as u32);
    let mut worst: f64 = 0.0;
    let hidden: Vec<_> = seats(state).filter(|&seat| observation.viewer() != Viewer::Seat(seat)).collect();
    let expected: Vec<_> = hidden.iter().map(|&seat| worlds(state, &seen[seat.index()], seat)).collect();
    let most = expected.iter().map(Vec::len).max().unwrap_or(1);
    let draws = 60 * most;
    let mut counts = vec![HashMap::new(); hidden.len()];
    for _ in 0..draws {
        let imagined = observation.determinize(pick).expect("no curtain");
        for (counts, &seat) in counts.iter_mut().zip(&hidden) {
            *counts.entry((imagined.under(seat), imagined.chosen(seat))).or_insert(0) += 1;
        }
    }
    for ((counts, worlds), seat) in counts.iter().zip(&expected).zip(&hidden) {
        assert!(counts.keys().all(|world| worlds.contains(world)), "{seat:?} {state:?}");
        let mean = count(draws) / count(worlds.len());
        let chi: f64 = worlds
            .iter()
            .map(|world| (f64::from(*counts.get(world).unwrap_or(&0)) - mean).powi(2) / mean)
            .sum();
        let free = count(worlds.len() - 1).max(1.0);
        // In standard deviations; the distribution is close enough to a normal one for a bound far out.
        worst = worst.max((chi - free) / (2.0 * free).sqrt());
    }
    worst
}

#[test]
fn every_consistent_world_is_imagined_equally_often_and_no_other() {
    let mut pick = picker(12);
    let (mut tried, mut two_crowns) = (0, 0);
    for round in 0..400 {
        let size = if round < 100 { round % 3 } else { 4 };
        let setup = setup(size, &mut pick);
        let mut state = State::new(setup);
        let mut seen = vec![Seen::default(); setup.seats()];
        while let Some(action) = sample(&state, &mut pick) {
            let before = state;
            apply(&mut state, action, &mut ()).expect("legal");
            // The last choice opens all cards.
            if let Action::Choose { seat: last, character } = action
                && before.seats_to_act().count() == 1
            {
                for seat in before.playing().iter() {
                    let card = if seat == last { Some(character) } else { before.chosen(seat) };
                    let seen = &mut seen[seat.index()];
                    let card = card.expect("a card");
                    seen.since.iter_mut().for_each(|since| since.push(card));
                    seen.this_round.push(card);
                }
            }
            if let Action::Crown { seat, .. } = action {
                let seen = &mut seen[seat.index()];
                seen.since[seen.crowns].clear();
                seen.crowns += 1;
            }
            if matches!(state.phase(), Phase::Roll | Phase::Crown) {
                for seen in &mut seen {
                    seen.this_round.clear();
                }
            }
            let rare = seen.iter().filter(|seen| seen.crowns == 2).count() > 0;
            if state.phase() == Phase::Over || pick(if rare { 2 } else { 60 }) > 0 {
                continue;
            }
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Everyone] {
                let worst = imagined_evenly(&state, &seen, &observe(&state, viewer), &mut pick);
                assert!(worst < 9.0, "{worst} {viewer:?} {state:?} ");
                tried += 1;
                two_crowns += u32::from(rare);
            }
        }
    }
    assert!(tried > 300 && two_crowns > 20, "{tried} {two_crowns}");
}
