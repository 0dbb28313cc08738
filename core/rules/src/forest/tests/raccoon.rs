//! The Raccoon's move (R-F5).

use super::super::{Action, Card, Event, IllegalAction, Phase, Side, State, legal};
use super::{BLACK, WHITE, at, draw, place, placing, play, refused, tidy};

/// Black's Raccoon has just been placed on this display; white's Crow comes next.
fn raccoon_at(drawing: &str, row: i8, col: i8) -> State {
    let mut state = placing(drawing, [(BLACK, Card::Raccoon), (WHITE, Card::Crow)]);
    place(&mut state, row, col);
    state
}

const fn step(from: (i8, i8), to: (i8, i8)) -> Action {
    Action::Move { seat: BLACK, from: at(from.0, from.1), to: at(to.0, to.1) }
}

#[test]
fn r_f5_one_other_own_card_is_moved() {
    let mut state = raccoon_at("b6 w2", 0, 2);
    assert_eq!(state.phase(), Phase::Move);
    assert_eq!(state.seats_to_act().collect::<Vec<_>>(), [BLACK]);
    assert_eq!(refused(&state, step((0, 1), (1, 1))), IllegalAction::NotMovable { from: at(0, 1) });
    assert_eq!(refused(&state, step((0, 2), (1, 1))), IllegalAction::NotMovable { from: at(0, 2) });
    assert_eq!(refused(&state, step((5, 5), (1, 1))), IllegalAction::NotMovable { from: at(5, 5) });
    assert_eq!(refused(&state, step((0, 0), (0, 1))), IllegalAction::Occupied { at: at(0, 1) });
    let events = play(&mut state, step((0, 0), (1, 1)));
    assert_eq!(events, [Event::Moved { seat: BLACK, card: Card::Cat, from: at(0, 0), to: at(1, 1) }]);
    assert_eq!(draw(&state), tidy("w2 b11\nb6 ."));
    assert_eq!((state.phase(), state.seats_to_act().next()), (Phase::Place, Some(WHITE)));
}

#[test]
fn r_f5_it_must_land_on_another_cell() {
    let state = raccoon_at("b6 w2", 0, 2);
    assert_eq!(refused(&state, step((0, 0), (0, 0))), IllegalAction::Occupied { at: at(0, 0) });
}

#[test]
fn r_f5_all_cards_are_one_group_afterwards() {
    // The Cat holds the Bat and the rest together: it may only go where it does so again.
    let state = raccoon_at("w2 b6 w5", 0, 3);
    assert_eq!(refused(&state, step((0, 1), (1, 3))), IllegalAction::FallsApart);
    let targets: Vec<_> = legal(&state);
    assert_eq!(targets, [step((0, 1), (-1, 1)), step((0, 1), (1, 1))]);
}

#[test]
fn r_f5_the_frame_is_that_of_the_final_position() {
    // Without the Cat three columns are left: the Cat may open a new fourth one.
    let mut state = raccoon_at("b6 w2 w5", 0, 3);
    assert_eq!(refused(&state, step((0, 0), (0, 5))), IllegalAction::OutsideFrame { at: at(0, 5) });
    assert_eq!(refused(&state, step((0, 0), (9, 9))), IllegalAction::OutsideFrame { at: at(9, 9) });
    play(&mut state, step((0, 0), (0, 4)));
    assert_eq!(draw(&state), tidy("w2 w5 b11 b6"));
    assert_eq!(state.frame(), Some((at(0, 1), at(0, 4))));
}

#[test]
fn r_f5_a_moved_deer_pushes_nothing() {
    let mut state = raccoon_at("b10 w2", 0, 2);
    play(&mut state, step((0, 0), (1, 2)));
    assert_eq!(draw(&state), tidy("w2 b11\n. b10"));
    let push = Action::Push { seat: BLACK, line: super::super::Line::Row(0), from: Side::Left };
    assert!(matches!(refused(&state, push), IllegalAction::NotYourTurn { .. }));
}

#[test]
fn r_f5_without_another_own_card_nothing_happens() {
    let state = raccoon_at("w6 w2", 0, 2);
    assert_eq!((state.phase(), state.seats_to_act().next()), (Phase::Place, Some(WHITE)));
    let first = placing("", [(BLACK, Card::Raccoon), (WHITE, Card::Crow)]);
    let mut state = first;
    place(&mut state, 0, 0);
    assert_eq!((state.phase(), state.seats_to_act().next()), (Phase::Place, Some(WHITE)));
}

#[test]
fn r_f5_without_a_legal_cell_nothing_happens() {
    // All sixteen cells are taken.
    let full = "b1 w1 w2 w3\nw4 w5 w6 w7\nw8 w9 w11 b2\nb3 b4 b5 .";
    let mut state = placing(full, [(WHITE, Card::Crow), (BLACK, Card::Raccoon)]);
    (state.cards, state.open.turn) = ([Some(Card::Raccoon), None], BLACK);
    place(&mut state, 3, 3);
    assert_eq!(state.phase(), Phase::Over);
}
