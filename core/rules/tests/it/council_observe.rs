//! Secrecy: what a viewer sees, what nobody can infer from it, and positions imagined from it.
#![allow(clippy::expect_used, reason = "tests may fail loudly")]

use crate::common::picker;
use crate::council_common::memory::{Memory, Table, Witness, worlds};
use crate::council_common::{KINDS, random_game, seats, setup, some_deck};
use douze_rules::council::{
    Action, Character, Characters, Deck, Observation, Phase, Pile, Setup, State, apply, legal, observe,
    sample,
};
use douze_rules::{Seat, Viewer};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, proptest};
use std::collections::{BTreeSet, HashMap};

fn viewers(state: &State) -> impl Iterator<Item = Viewer> + use<> {
    seats(state).map(Viewer::Seat).chain([Viewer::Everyone])
}

/// A position of a random game, and its deck.
fn positions() -> impl Strategy<Value = (State, Deck)> {
    (any::<u64>(), any::<usize>(), any::<usize>()).prop_map(|(seed, kind, step)| {
        let mut pick = picker(seed);
        let deck = some_deck(seed, &mut pick);
        let game = random_game(&setup(kind % KINDS, &deck, &mut pick), &mut pick);
        (game[step % game.len()].0, deck)
    })
}

proptest! {
    #[test]
    fn what_is_imagined_looks_the_same((state, deck) in positions(), seed in any::<u64>()) {
        for viewer in viewers(&state) {
            let seen = observe(&state, viewer);
            let imagined = seen.determinize(&deck, &mut picker(seed)).expect("a viewer without a curtain");
            prop_assert_eq!(observe(&imagined, viewer), seen);
            prop_assert_eq!(imagined.seats_to_act().collect::<Vec<_>>(), state.seats_to_act().collect::<Vec<_>>());
            // It is a game that could have been set up.
            prop_assert!(Setup::new(&imagined.setup().draft(), &deck).is_ok());
        }
    }

    #[test]
    fn an_imagined_game_can_be_played_to_its_end((state, deck) in positions(), seed in any::<u64>()) {
        for viewer in viewers(&state).take(2) {
            let mut pick = picker(seed);
            let mut game = observe(&state, viewer).determinize(&deck, &mut pick).expect("no curtain");
            while let Some(action) = sample(&game, &mut pick) {
                apply(&mut game, action, &mut ()).expect("legal");
            }
            prop_assert!(game.outcome().is_some());
        }
    }

    /// Whatever is hidden may change, no observation that cannot see it does, and a seat may do the same.
    #[test]
    fn hidden_cards_change_nothing_that_is_seen((state, deck) in positions(), seeds in any::<[u64; 2]>()) {
        for viewer in viewers(&state) {
            let seen = observe(&state, viewer);
            let [one, other] = seeds.map(|seed| seen.determinize(&deck, &mut picker(seed)).expect("no curtain"));
            for third in [viewer, Viewer::Curtain, Viewer::Everyone] {
                prop_assert_eq!(observe(&one, third), observe(&other, third));
            }
            if matches!(state.phase(), Phase::Choose | Phase::Throne) {
                let own = |state: &State| {
                    let mut actions = legal(state);
                    actions.retain(|action| action.seat().map(Viewer::Seat) == Some(viewer));
                    actions
                };
                prop_assert_eq!(own(&one), own(&other));
            }
        }
    }

    #[test]
    fn a_seat_knows_its_own_cards_and_the_open_ones((state, _) in positions()) {
        for viewer in viewers(&state) {
            let seen = observe(&state, viewer);
            let own = seats(&state).find(|&seat| viewer == Viewer::Seat(seat));
            prop_assert_eq!(seen.own_hand(), own.map(|seat| state.hand(seat)).unwrap_or_default());
            prop_assert_eq!(seen.own_chosen(), own.and_then(|seat| state.chosen(seat)));
            prop_assert_eq!(seen.own_discard(), own.map_or(Pile::EMPTY, |seat| state.discard(seat)));
            prop_assert_eq!(seen.seats_to_act().collect::<Vec<_>>(), state.seats_to_act().collect::<Vec<_>>());
            prop_assert!(seen.score().total() <= state.score().total());
            for seat in seats(&state) {
                prop_assert_eq!(seen.hand_len(seat), state.hand(seat).len());
                prop_assert_eq!(seen.discard_len(seat), state.discard(seat).len());
                prop_assert_eq!(seen.top(seat), state.discard(seat).top());
                prop_assert_eq!(seen.has_chosen(seat), state.chosen(seat).is_some());
                prop_assert_eq!(seen.bench(seat), state.bench(seat));
                let held = state.hand(seat).union(state.chosen(seat).into_iter().collect());
                prop_assert!(seen.surely_holds(seat).minus(held).is_empty());
                prop_assert!(held.minus(seen.may_hold(seat)).is_empty());
                prop_assert!(own != Some(seat) || seen.surely_holds(seat) == held);
            }
        }
    }

    #[test]
    fn behind_the_curtain_is_nothing_but_who_is_asked((state, deck) in positions(), seed in any::<u64>()) {
        let seen = observe(&state, Viewer::Curtain);
        prop_assert_eq!((seen.phase(), seen.turn(), seen.head()), (state.phase(), state.turn(), state.head()));
        prop_assert_eq!(seen.seats_to_act().collect::<Vec<_>>(), state.seats_to_act().collect::<Vec<_>>());
        prop_assert!(seen.determinize(&deck, &mut picker(seed)).is_none());
        prop_assert!(seen.die().is_none() && seen.petitioner().is_none() && seen.dilemma().is_none());
        prop_assert!(seen.own_hand().is_empty() && seen.own_discard().is_empty() && seen.outcome().is_none());
        prop_assert_eq!((seen.solved().count(), seen.kept().count(), seen.score().crowns), (0, 0, 0));
        for seat in seats(&state) {
            prop_assert!(seen.hand_len(seat) == 0 && seen.top(seat).is_none() && seen.opened(seat).is_none());
            prop_assert!(seen.may_hold(seat).is_empty() && seen.surely_holds(seat).is_empty());
        }
    }
}

/// Another card chosen, or taken out of the middle of the discard: nobody else sees a difference.
#[test]
fn secret_choices_look_alike_to_all_others() {
    let mut pick = picker(11);
    let (mut tried, mut taken) = (0, 0);
    for number in 0..400 {
        let deck = some_deck(number, &mut pick);
        let game = random_game(&setup(number as usize % KINDS, &deck, &mut pick), &mut pick);
        for (state, _) in game {
            let Some(seat) = state.seats_to_act().next() else { continue };
            let top = state.discard(seat).top();
            let secret: Vec<_> = legal(&state)
                .into_iter()
                .filter(|action| match *action {
                    // The last choice is followed by what is open.
                    Action::Choose { seat: own, .. } => own == seat && state.seats_to_act().count() > 1,
                    Action::Recall { cards, .. } => cards.len() == 1 && !cards.iter().any(|c| Some(c) == top),
                    _ => false,
                })
                .collect();
            if secret.len() < 2 {
                continue;
            }
            let after = |action| {
                let (mut after, mut events) = (state, Vec::new());
                apply(&mut after, action, &mut events).expect("legal");
                (after, events)
            };
            let (first, reported) = after(secret[0]);
            let recall = matches!(secret[0], Action::Recall { .. });
            // What follows a recall may differ: who holds one card plays it.
            if recall && first.phase() != Phase::Recall {
                continue;
            }
            for &action in &secret[1..] {
                let (second, events) = after(action);
                assert_eq!(events, reported);
                for viewer in viewers(&state).chain([Viewer::Curtain]) {
                    let same = observe(&second, viewer) == observe(&first, viewer);
                    assert_eq!(same, viewer != Viewer::Seat(seat), "{viewer:?} {action:?} {state:?}");
                }
                tried += 1;
                taken += u32::from(recall);
            }
        }
    }
    assert!(tried > 5_000 && taken > 100, "{tried} {taken}");
}

/// Each world of each hidden seat is imagined, no other one, and each equally often: the worst deviation.
fn imagined_evenly(
    state: &State,
    table: &Table,
    seen: &Observation,
    deck: &Deck,
    pick: &mut impl FnMut(u32) -> u32,
) -> f64 {
    let count = |number: usize| f64::from(number as u32);
    let mut worst: f64 = 0.0;
    let hidden: Vec<_> = seats(state).filter(|&seat| seen.viewer() != Viewer::Seat(seat)).collect();
    let expected: Vec<_> =
        hidden.iter().map(|&seat| worlds(state, &table.memories[seat.index()], seat)).collect();
    for (worlds, &seat) in expected.iter().zip(&hidden) {
        let hand = |laid: Characters| Characters::ALL.minus(state.bench(seat)).minus(laid).iter().collect();
        let hands = worlds.iter().map(|(pile, _)| hand(pile.iter().copied().collect()));
        let hands: BTreeSet<Vec<Character>> = hands.collect();
        let listed: Vec<Vec<Character>> = seen.hands(seat).map(|hand| hand.iter().collect()).collect();
        assert_eq!(listed.len(), hands.len(), "each once");
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), hands, "{seat:?} {state:?}");
    }
    let most = expected.iter().map(BTreeSet::len).max().unwrap_or(1);
    let draws = 60 * most;
    let mut counts = vec![HashMap::new(); hidden.len()];
    for _ in 0..draws {
        let imagined = seen.determinize(deck, pick).expect("no curtain");
        for (counts, &seat) in counts.iter_mut().zip(&hidden) {
            let pile: Vec<_> = imagined.discard(seat).iter().collect();
            *counts.entry((pile, imagined.chosen(seat))).or_insert(0) += 1;
        }
    }
    for ((counts, worlds), seat) in counts.iter().zip(&expected).zip(&hidden) {
        for world in counts.keys() {
            assert!(worlds.contains(world), "{world:?} of {seat:?} among {worlds:?} {state:?}");
        }
        let mean = count(draws) / count(worlds.len());
        let chi: f64 = worlds
            .iter()
            .map(|world| (f64::from(*counts.get(world).unwrap_or(&0)) - mean).powi(2) / mean)
            .sum();
        let free = count(worlds.len() - 1).max(1.0);
        worst = worst.max((chi - free) / (2.0 * free).sqrt());
    }
    worst
}

#[test]
fn every_consistent_world_is_imagined_equally_often_and_no_other() {
    let mut pick = picker(12);
    let (mut tried, mut several) = (0, 0);
    for number in 0..400 {
        let deck = some_deck(number, &mut pick);
        let mut state = State::new(&setup(number as usize % KINDS, &deck, &mut pick));
        let memory = Memory { worlds: BTreeSet::from([vec![]]), ..Memory::default() };
        let councillors = state.public_setup().councillors();
        let mut table = Table { memories: vec![memory; councillors] };
        while let Some(action) = sample(&state, &mut pick) {
            let mut after = state;
            let mut witness = Witness { table: &mut table, after: vec![], pending: vec![] };
            apply(&mut after, action, &mut witness).expect("legal");
            witness.after = seats(&after).map(|seat| after.discard(seat)).collect();
            if matches!(action, Action::Reveal { .. } | Action::Next { .. }) {
                // What a Stoic leaves under it must be seen before a refill of the next turn.
                witness.after = seats(&after).map(|seat| covered(&state, action, seat, &after)).collect();
            }
            witness.remember();
            state = after;
            let sizes: Vec<_> = table.memories.iter().map(|memory| memory.worlds.len()).collect();
            assert!(sizes.iter().all(|&size| size > 0), "{action:?} {state:?}");
            let rare = sizes.iter().any(|&size| size > 1);
            if state.phase() == Phase::Over || pick(if rare { 6 } else { 80 }) > 0 {
                continue;
            }
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Everyone] {
                let seen = observe(&state, viewer);
                for (seat, memory) in seats(&state).zip(&table.memories) {
                    is_remembered(&state, memory, &seen, seat);
                }
                let worst = imagined_evenly(&state, &table, &seen, &deck, &mut pick);
                assert!(worst < 9.0, "{worst} {viewer:?} {state:?} ");
                tried += 1;
                several += u32::from(rare);
            }
        }
    }
    assert!(tried > 300 && several > 100, "{tried} {several}");
}

/// What is sure is so in every world, and what may be in one of them.
fn is_remembered(state: &State, memory: &Memory, seen: &Observation, seat: Seat) {
    if seen.viewer() == Viewer::Seat(seat) {
        return;
    }
    let all = Characters::ALL.minus(state.bench(seat));
    let held = memory.worlds.iter().map(|pile| all.minus(pile.iter().copied().collect()));
    let sure = held.clone().fold(all, |sure, held| sure.minus(all.minus(held)));
    assert_eq!(seen.surely_holds(seat), sure, "{seat:?} {state:?}");
    assert_eq!(seen.may_hold(seat), held.fold(Characters::EMPTY, Characters::union), "{seat:?} {state:?}");
}

/// The discard of a seat right after its card was laid, before the next turn can refill.
fn covered(before: &State, action: Action, seat: Seat, after: &State) -> Pile {
    let mut pile = before.discard(seat);
    let (Action::Reveal { seat: own, how } | Action::Next { seat: own, how, .. }) = action else {
        return pile;
    };
    if own != seat {
        return after.discard(seat);
    }
    if let douze_rules::council::How::Back(back) = how {
        pile = pile.iter().filter(|&card| card != back).chain([Character::Stoic]).collect();
    }
    pile
}

/// What is still to come is dealt evenly: petitioners face down, dilemmas below the top.
#[test]
fn petitioners_and_dilemmas_to_come_are_imagined_evenly() {
    let mut pick = picker(13);
    for kind in [0, 1, 2, 5] {
        let deck = crate::council_common::deck::deck();
        let mut state = State::new(&setup(kind, &deck, &mut pick));
        for _ in 0..30 {
            let next = sample(&state, &mut pick).expect("not over");
            let mut after = state;
            apply(&mut after, next, &mut ()).expect("legal");
            if after.phase() == Phase::Over || after.turn() > 3 {
                break;
            }
            state = after;
        }
        let seen = observe(&state, Viewer::Everyone);
        let (mut petitioners, mut dilemmas) = (HashMap::new(), HashMap::new());
        for _ in 0..20_000 {
            let draft = seen.determinize(&deck, &mut pick).expect("no curtain").setup().draft();
            *petitioners.entry(draft.petitioners[6]).or_insert(0_i32) += 1;
            *dilemmas.entry(draft.dilemmas[6]).or_insert(0_i32) += 1;
        }
        let table = *state.public_setup();
        let came: Characters = state.petitioners_seen().collect();
        assert!(
            petitioners.keys().all(|&one| !came.contains(one) && Some(one) != table.ruler() || kind == 5)
        );
        // Those that are open at the start come for sure, the two others each as often as any other.
        let groups = [true, false].map(|open| {
            let counts = petitioners.iter().filter(|(one, _)| table.open().contains(**one) == open);
            counts.map(|(_, &count)| count).collect::<Vec<_>>()
        });
        let by_bells = [1, 2, 3].map(|bells| {
            let with = |number: u8| deck.dilemma(number).is_some_and(|dilemma| dilemma.bells == bells);
            let counts = dilemmas.iter().filter(|(number, _)| with(**number));
            counts.map(|(_, &count)| count).collect::<Vec<_>>()
        });
        for group in groups.iter().chain(&by_bells).filter(|group| !group.is_empty()) {
            let mean = group.iter().sum::<i32>() / group.iter().map(|_| 1).sum::<i32>();
            let close = |count: &i32| (count - mean).pow(2) < 36 * (mean + 10);
            assert!(group.iter().all(close), "{kind} {group:?}");
        }
        let real = state.setup().draft();
        assert!(petitioners.contains_key(&real.petitioners[6]) && dilemmas.contains_key(&real.dilemmas[6]));
    }
}
