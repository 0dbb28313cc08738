//! The rulings that are no Deer, no Raccoon and no score (R-F3, R-F4, R-F6, R-F9), the variant and the order of play.

use super::super::{
    Action, Card, DecidedBy, Event, IllegalAction, Phase, State, Variant, Verdict, Winner, sample,
};
use super::{BLACK, WHITE, at, choose, dealt, deck, display, place, play, refused};
use crate::{Seat, forest::legal};

use Card::{Bat, Cat, Crow, Deer, Jackalope, Moth, Owl, Raccoon, Snake, Spider4, Spider5, Wolf};

/// Plays on at random, but for Snakes: seats lay them as soon as they have them, or never.
fn play_out(state: &mut State, snakes: bool) {
    let mut seed = 1_u64;
    let mut pick = |n: u32| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) % u64::from(n)) as u32
    };
    loop {
        let forced = state.seats_to_act().find_map(|seat| {
            let hand = state.hand(seat);
            let choosing = state.phase() == Phase::Choose;
            let card = match (snakes, hand.contains(Snake)) {
                (true, true) => Snake,
                _ => hand.without(Snake).iter().next()?,
            };
            choosing.then_some(Action::Choose { seat, card })
        });
        let Some(action) = forced.or_else(|| sample(state, &mut pick)) else { return };
        play(state, action);
    }
}

fn decks_with_snake(place: usize) -> [Card; 12] {
    let mut cards = [Crow, Bat, Moth, Spider4, Spider5, Cat, Owl, Wolf, Jackalope, Raccoon, Deer, Snake];
    cards.swap(place, 11);
    cards
}

#[test]
fn r_f3_snakes_make_it_8_9_or_10_rounds() {
    let rounds = |black: usize, white: usize, snakes: bool| {
        let mut state = dealt(Variant::Standard, decks_with_snake(black), decks_with_snake(white));
        play_out(&mut state, snakes);
        assert_eq!(state.display().count(), 16);
        (state.round(), state.deck_left(BLACK), state.hand(BLACK).len())
    };
    assert_eq!(rounds(0, 0, false), (8, 1, 3));
    assert_eq!(rounds(0, 0, true), (9, 0, 3));
    // Only the draw after round 10 finds the decks empty.
    assert_eq!(rounds(0, 4, true), (10, 0, 2));
}

#[test]
fn r_f4_the_last_draw_counts_for_the_tie_break() {
    let mut state = dealt(Variant::Standard, deck(&[Crow, Bat, Moth]), deck(&[Crow, Bat, Cat]));
    state.open.display = display("b1 b2 b3 b5\nw1 w2 w3 w5\nb10 b9 w9 w10\nb6 w6 b8 .");
    state.open.phase = Phase::Place;
    state.open.turn = WHITE;
    state.cards = [None, Some(Wolf)];
    let before = [BLACK, WHITE].map(|seat| state.hand(seat).len());
    let drawn = [BLACK, WHITE].map(|seat| state.deck(seat).next().expect("a card"));
    let events = place(&mut state, 3, 3);
    assert!(matches!(
        events[1..],
        [
            Event::Drawn { seat: BLACK },
            Event::Drawn { seat: WHITE },
            Event::RoundEnded { round: 1 },
            Event::Ended { .. }
        ]
    ));
    for (seat, card) in [(BLACK, drawn[0]), (WHITE, drawn[1])] {
        assert!(state.hand(seat).contains(card));
        assert_eq!(state.hand(seat).len(), before[seat.index()] + 1);
    }
}

/// The verdict on this display with these hands.
fn judged(drawing: &str, hands: [&[Card]; 2]) -> Verdict {
    let mut state = State::new(Variant::Standard);
    state.open.display = display(drawing);
    state.hands = hands.map(|cards| cards.iter().copied().collect());
    state.judge()
}

#[test]
fn most_points_win_then_scoring_cards_then_hands() {
    let won = |seat, decided_by| Verdict { winner: Winner::Seat(seat), decided_by };
    assert_eq!(judged("b1 b3", [&[], &[Deer]]), won(BLACK, DecidedBy::Points));
    assert_eq!(judged("w1 w3\n. .\n. .\n. b10", [&[], &[]]), won(WHITE, DecidedBy::Points));
    // 3 points each: black's with one card, white's with two.
    let one_against_two = "b2 b1 . w7\n. . . w10\n. w8 b10 w11";
    assert_eq!(judged(one_against_two, [&[Deer], &[]]), won(WHITE, DecidedBy::ScoringCards));
    assert_eq!(judged("b10 w10", [&[Crow, Bat], &[Spider4]]), won(WHITE, DecidedBy::Hands));
}

#[test]
fn r_f6_a_full_tie_is_a_draw() {
    let verdict = Verdict { winner: Winner::Draw, decided_by: DecidedBy::Draw };
    assert_eq!(judged("b10 w10", [&[Crow, Moth], &[Spider4]]), verdict);
    // The Snake counts 0.
    assert_eq!(judged("b10 w10", [&[Snake, Crow], &[Crow]]), verdict);
}

#[test]
fn r_f9_cards_removed_with_a_snake_are_public_and_the_tiebreaker_stays() {
    let first = deck(&[Snake, Crow, Bat]);
    let mut state = dealt(Variant::Standard, first, first);
    let events = choose(&mut state, Snake, Crow);
    let cards = [Snake, Crow];
    assert_eq!(events[2..4], [Event::Revealed { cards }, Event::Removed { cards }]);
    assert_eq!(state.removed().collect::<Vec<_>>(), [(BLACK, Snake), (WHITE, Crow)]);
    assert_eq!((state.phase(), state.round(), state.tiebreaker()), (Phase::Choose, 2, Some(BLACK)));
    assert_eq!([BLACK, WHITE].map(|seat| state.hand(seat).len()), [3, 3]);

    let mut state = dealt(Variant::Standard, first, first);
    choose(&mut state, Snake, Snake);
    assert_eq!((state.table().count(), state.tiebreaker()), (0, Some(BLACK)));
}

#[test]
fn the_higher_number_places_first() {
    let mut state = dealt(Variant::Standard, deck(&[Crow, Bat, Moth]), deck(&[Spider4, Deer, Raccoon]));
    choose(&mut state, Bat, Spider4);
    assert_eq!(state.table().collect::<Vec<_>>(), [(WHITE, Spider4), (BLACK, Bat)]);
    assert_eq!(state.tiebreaker(), Some(BLACK));
    assert_eq!(
        refused(&state, Action::Place { seat: BLACK, at: at(0, 0) }),
        IllegalAction::NotYourTurn { seat: BLACK }
    );
    place(&mut state, 0, 0);
    assert_eq!(state.table().collect::<Vec<_>>(), [(BLACK, Bat)]);
}

#[test]
fn equal_numbers_the_holder_places_first_and_passes_the_token() {
    let first = deck(&[Crow, Bat, Moth]);
    let mut state = dealt(Variant::Standard, first, first);
    let events = choose(&mut state, Bat, Bat);
    assert_eq!(events[3], Event::TiebreakerPassed { to: WHITE });
    assert_eq!(state.table().next(), Some((BLACK, Bat)));
    assert_eq!(state.tiebreaker(), Some(WHITE));
}

#[test]
fn the_two_spiders_are_not_equal() {
    let first = deck(&[Spider4, Spider5, Moth]);
    let mut state = dealt(Variant::Standard, first, first);
    choose(&mut state, Spider4, Spider5);
    assert_eq!(state.table().next(), Some((WHITE, Spider5)));
}

#[test]
fn placing_needs_an_empty_cell_that_touches_within_4x4() {
    let drawing = "b1 b2 b4 b5";
    let state = super::placing(drawing, [(BLACK, Owl), (WHITE, Cat)]);
    let place = |row, col| Action::Place { seat: BLACK, at: at(row, col) };
    assert_eq!(refused(&state, place(0, 1)), IllegalAction::Occupied { at: at(0, 1) });
    assert_eq!(refused(&state, place(0, 4)), IllegalAction::OutsideFrame { at: at(0, 4) });
    assert_eq!(refused(&state, place(1, -1)), IllegalAction::OutsideFrame { at: at(1, -1) });
    assert_eq!(refused(&state, place(100, -128)), IllegalAction::OutsideFrame { at: at(100, -128) });
    let two_rows = super::placing("b1 b2 b4 .\nb5 . . .", [(BLACK, Owl), (WHITE, Cat)]);
    assert_eq!(refused(&two_rows, place(2, 2)), IllegalAction::Touchless { at: at(2, 2) });
    assert_eq!(legal(&state).len(), 8);
}

#[test]
fn the_first_card_is_at_the_origin() {
    let first = deck(&[Crow, Bat, Moth]);
    let mut state = dealt(Variant::Standard, first, first);
    choose(&mut state, Crow, Moth);
    assert_eq!(refused(&state, Action::Place { seat: WHITE, at: at(0, 1) }), IllegalAction::NotTheOrigin);
    place(&mut state, 0, 0);
}

#[test]
fn choose3_keeps_three_of_five_and_puts_two_under_the_deck() {
    let first = deck(&[Crow, Bat, Moth, Spider4, Spider5]);
    let mut state = dealt(Variant::Choose3, first, first);
    assert_eq!((state.phase(), state.hand(BLACK).len()), (Phase::Keep, 5));
    let keep = |seat, keep, bottom| Action::Keep { seat, keep, bottom };
    assert_eq!(legal(&state).len(), 20);
    let white_first = keep(WHITE, [Crow, Bat, Moth], [Spider4, Spider5]);
    assert_eq!(refused(&state, white_first), IllegalAction::NotYourTurn { seat: WHITE });
    assert_eq!(refused(&state, keep(BLACK, [Crow, Bat, Bat], [Spider4, Spider5])), IllegalAction::NotTheFive);
    assert_eq!(
        refused(&state, keep(BLACK, [Crow, Bat, Deer], [Spider4, Spider5])),
        IllegalAction::NotTheFive
    );
    play(&mut state, keep(BLACK, [Spider4, Crow, Moth], [Spider5, Bat]));
    play(&mut state, white_first);
    assert_eq!(state.deck(BLACK).skip(7).collect::<Vec<_>>(), [Spider5, Bat]);
    assert_eq!(state.deck(WHITE).skip(7).collect::<Vec<_>>(), [Spider4, Spider5]);
    assert_eq!((state.phase(), state.deck_left(BLACK)), (Phase::Choose, 9));
    assert_eq!(state.hand(BLACK), [Crow, Moth, Spider4].into_iter().collect());
}

#[test]
fn what_is_not_due_is_refused() {
    let mut state = State::new(Variant::Standard);
    let holder = Action::Tiebreaker { holder: BLACK };
    assert!(matches!(refused(&state, holder), IllegalAction::WrongPhase { .. }));
    let mut twice = Card::ALL;
    twice[0] = Snake;
    assert_eq!(refused(&state, Action::Deal { decks: [Card::ALL, twice] }), IllegalAction::NotADeck);
    play(&mut state, Action::Deal { decks: [Card::ALL; 2] });
    let third = Seat::new(2);
    assert_eq!(
        refused(&state, Action::Tiebreaker { holder: third }),
        IllegalAction::NoSuchSeat { seat: third }
    );
    play(&mut state, holder);
    assert_eq!(
        refused(&state, Action::Choose { seat: third, card: Crow }),
        IllegalAction::NoSuchSeat { seat: third }
    );
    let deer = Action::Choose { seat: BLACK, card: Deer };
    assert_eq!(refused(&state, deer), IllegalAction::NotInHand { seat: BLACK, card: Deer });
    play(&mut state, Action::Choose { seat: WHITE, card: Crow });
    let again = Action::Choose { seat: WHITE, card: Bat };
    assert_eq!(refused(&state, again), IllegalAction::AlreadyChosen { seat: WHITE });
    assert_eq!(state.seats_to_act().collect::<Vec<_>>(), [BLACK]);
    play_out(&mut state, false);
    assert_eq!(refused(&state, deer), IllegalAction::GameOver);
    assert_eq!((legal(&state), state.seats_to_act().count()), (Vec::new(), 0));
}
