//! Secrecy: what a viewer sees, what nobody can infer from it, and positions imagined from it.

use crate::common::{BLACK, SEATS, WHITE, picker, random_game, variant};
use douze_rules::forest::{
    Action, Card, CardSet, Observation, Phase, State, Variant, apply, legal, observe, sample,
};
use douze_rules::{Seat, Viewer};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, proptest};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(BLACK), Viewer::Seat(WHITE), Viewer::Everyone];

/// A position of a random game.
fn position(seed: u64, step: usize) -> State {
    let game = random_game(variant(seed), &mut picker(seed));
    game[step % game.len()].0
}

fn positions() -> impl Strategy<Value = State> {
    (any::<u64>(), any::<usize>()).prop_map(|(seed, step)| position(seed, step))
}

/// The cards of a seat that are open.
fn open(seen: &Observation, seat: Seat) -> CardSet {
    let placed = seen.display().map(|placed| (placed.seat, placed.card));
    let all = seen.table().chain(seen.removed()).chain(placed);
    all.filter(|(owner, _)| *owner == seat).map(|(_, card)| card).collect()
}

proptest! {
    #[test]
    fn what_is_imagined_looks_the_same(state in positions(), seed in any::<u64>()) {
        for viewer in VIEWERS {
            let seen = observe(&state, viewer);
            let imagined = seen.determinize(&mut picker(seed)).expect("a viewer without a curtain");
            prop_assert_eq!(observe(&imagined, viewer), seen);
        }
    }

    #[test]
    fn an_imagined_game_can_be_played_to_its_end(state in positions(), seed in any::<u64>()) {
        for viewer in VIEWERS {
            let mut pick = picker(seed);
            let mut game = observe(&state, viewer).determinize(&mut pick).expect("no curtain");
            while let Some(action) = sample(&game, &mut pick) {
                apply(&mut game, action, &mut ()).expect("legal");
            }
            prop_assert!(game.verdict().is_some());
            prop_assert_eq!(game.display().count(), 16);
        }
    }

    #[test]
    fn every_card_that_may_be_drawn_next_can_be_the_one(state in positions()) {
        for seat in SEATS {
            for card in Card::ALL {
                let (mut next, may) = (state, state.next_draws(seat).contains(card));
                prop_assert_eq!(next.draw_next(seat, card), may);
                prop_assert!(!may || next.deck(seat).next() == Some(card));
                prop_assert!(may || next == state);
                let decks = [next, state].map(|state| state.deck(seat).collect::<CardSet>());
                prop_assert_eq!(decks[0], decks[1]);
            }
        }
    }

    #[test]
    fn a_choice_face_down_can_be_thought_back_into_the_hand(state in positions(), seed in any::<u64>()) {
        for viewer in VIEWERS {
            let (seen, before) = (observe(&state, viewer), observe(&state, viewer).undecided());
            let Viewer::Seat(seat) = viewer else {
                prop_assert_eq!(before, seen);
                continue;
            };
            let other = seat.other();
            prop_assert!(!before.has_chosen(other));
            prop_assert_eq!(before.has_chosen(seat), seen.has_chosen(seat));
            prop_assert_eq!(before.unseen(other), seen.unseen(other));
            let mut imagined = before.determinize(&mut picker(seed)).expect("no curtain");
            prop_assert_eq!(observe(&imagined, viewer), before);
            if seen.has_chosen(other) {
                let card = imagined.hand(other).iter().next().expect("a hand");
                apply(&mut imagined, Action::Choose { seat: other, card }, &mut ()).expect("legal");
                prop_assert_eq!(observe(&imagined, viewer), seen);
            }
        }
    }

    /// Whatever is hidden may change, the observation does not: two games that differ only in what the viewer
    /// cannot know look the same for the rest of the round, too.
    #[test]
    fn hidden_cards_change_nothing_that_is_seen(state in positions(), seeds in any::<[u64; 2]>()) {
        for viewer in VIEWERS {
            let seen = observe(&state, viewer);
            let [one, other] = seeds.map(|seed| seen.determinize(&mut picker(seed)).expect("no curtain"));
            prop_assert_eq!(observe(&one, viewer), observe(&other, viewer));
            prop_assert_eq!(observe(&one, Viewer::Curtain), observe(&other, Viewer::Curtain));
            prop_assert_eq!(observe(&one, Viewer::Everyone), observe(&other, Viewer::Everyone));
        }
    }

    #[test]
    fn a_seat_knows_its_own_cards_and_the_open_ones(state in positions()) {
        for seat in SEATS {
            let seen = observe(&state, Viewer::Seat(seat));
            let over = state.phase() == Phase::Over;
            prop_assert_eq!(seen.own_hand(), state.hand(seat));
            prop_assert_eq!(seen.own_chosen(), state.chosen(seat));
            prop_assert_eq!(seen.hand(seat.other()), over.then(|| state.hand(seat.other())));
            let bottom = if kept(&state, seat) { usize::from(state.deck_left(seat).min(2)) } else { 0 };
            let above = usize::from(state.deck_left(seat)) - bottom;
            prop_assert!(seen.own_bottom().eq(state.deck(seat).skip(above)));
            let deck: CardSet = state.deck(seat).take(above).collect();
            if state.phase() != Phase::Deal {
                prop_assert_eq!(seen.unseen(seat), deck);
            }
        }
    }

    #[test]
    fn unseen_cards_of_the_others_are_all_that_does_not_lie_open(state in positions()) {
        for (viewer, seat) in [(VIEWERS[0], WHITE), (VIEWERS[1], BLACK), (VIEWERS[2], BLACK), (VIEWERS[2], WHITE)] {
            let seen = observe(&state, viewer);
            let mut expected = CardSet::FULL.minus(open(&seen, seat));
            if state.phase() == Phase::Over {
                expected = expected.minus(state.hand(seat));
            }
            prop_assert_eq!(seen.unseen(seat), expected);
        }
    }

    #[test]
    fn open_cards_are_the_same_for_all(state in positions()) {
        for viewer in VIEWERS {
            let seen = observe(&state, viewer);
            prop_assert_eq!(seen.viewer(), viewer);
            prop_assert!(seen.display().eq(state.display()));
            prop_assert!(seen.table().eq(state.table()));
            prop_assert!(seen.removed().eq(state.removed()));
            prop_assert!(seen.seats_to_act().eq(state.seats_to_act()));
            prop_assert!(seen.receipts().eq(state.receipts()));
            prop_assert_eq!((seen.phase(), seen.round()), (state.phase(), state.round()));
            prop_assert_eq!((seen.scores(), seen.verdict()), (state.scores(), state.verdict()));
            prop_assert_eq!((seen.tiebreaker(), seen.frame()), (state.tiebreaker(), state.frame()));
            for seat in SEATS {
                prop_assert_eq!(seen.hand_len(seat), state.hand(seat).len());
                prop_assert_eq!(seen.deck_left(seat), state.deck_left(seat));
                prop_assert_eq!(seen.has_chosen(seat), state.has_chosen(seat));
            }
        }
    }

    #[test]
    fn the_curtain_hides_all_but_whose_turn_it_is(state in positions()) {
        let seen = observe(&state, Viewer::Curtain);
        prop_assert!(seen.seats_to_act().eq(state.seats_to_act()));
        prop_assert_eq!((seen.phase(), seen.round()), (state.phase(), state.round()));
        prop_assert_eq!(seen.variant(), state.variant());
        prop_assert_eq!(seen.display().count() + seen.table().count() + seen.removed().count(), 0);
        prop_assert_eq!((seen.tiebreaker(), seen.verdict(), seen.frame()), (None, None, None));
        prop_assert_eq!(seen.scores(), [0, 0]);
        for seat in SEATS {
            prop_assert_eq!((seen.hand_len(seat), seen.deck_left(seat), seen.hand(seat)), (0, 0, None));
        }
        prop_assert!(seen.determinize(&mut picker(1)).is_none());
    }
}

/// Has this seat put two cards under its deck?
fn kept(state: &State, seat: Seat) -> bool {
    let before = match state.phase() {
        Phase::Deal | Phase::Tiebreaker => true,
        Phase::Keep => state.seats_to_act().next() <= Some(seat),
        _ => false,
    };
    state.variant() == Variant::Choose3 && !before
}

#[test]
fn a_card_face_down_is_known_to_its_owner_alone() {
    let mut pick = picker(11);
    let mut tried = 0;
    for number in 0..200 {
        for (state, _) in random_game(variant(number), &mut pick) {
            if state.phase() != Phase::Choose {
                continue;
            }
            let seat = state.seats_to_act().next().expect("somebody chooses");
            let seen = |action: &Action, viewer| {
                let mut after = state;
                apply(&mut after, *action, &mut ()).expect("legal");
                // A second choice opens both cards.
                (after.phase() == Phase::Choose && after.round() == state.round())
                    .then(|| observe(&after, viewer))
            };
            let own =
                |action: &&Action| matches!(action, Action::Choose { seat: owner, .. } if *owner == seat);
            let choices = legal(&state);
            let choices: Vec<&Action> = choices.iter().filter(own).collect();
            for viewer in [Viewer::Seat(seat.other()), Viewer::Everyone, Viewer::Curtain] {
                let first = seen(choices[0], viewer);
                assert!(choices.iter().all(|action| seen(action, viewer) == first));
                tried += usize::from(first.is_some());
            }
            if let Some(first) = seen(choices[0], Viewer::Seat(seat)) {
                assert_ne!(Some(first), seen(choices[1], Viewer::Seat(seat)));
            }
        }
    }
    assert!(tried > 1_000);
}

#[test]
fn every_hidden_card_is_imagined_in_every_place() {
    let mut pick = picker(12);
    let game = random_game(Variant::Choose3, &mut pick);
    let (state, _) = game.iter().find(|(state, _)| state.has_chosen(WHITE)).expect("white chooses");
    let seen = observe(state, Viewer::Seat(BLACK));
    let mut places = [CardSet::EMPTY; 3];
    for _ in 0..2_000 {
        let imagined = seen.determinize(&mut pick).expect("a state");
        let top = imagined.deck(WHITE).next();
        let hand = imagined.hand(WHITE).iter();
        let found: [Vec<Card>; 3] =
            [imagined.chosen(WHITE).into_iter().collect(), hand.collect(), top.into_iter().collect()];
        for (place, cards) in places.iter_mut().zip(found) {
            *place = cards.into_iter().fold(*place, CardSet::with);
        }
    }
    assert_eq!(places, [seen.unseen(WHITE); 3]);
}
