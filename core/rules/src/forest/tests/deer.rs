//! The Deer (R-F1, R-F2): the examples of `forest.md`, and every push compared with one step at a time.

use super::super::{Action, Card, Cell, Event, IllegalAction, Line, Phase, Side, State, legal};
use super::{BLACK, WHITE, at, dealt, deck, draw, place, placed, placing, play, refused, tidy};
use crate::forest::{Variant, sample};

/// Black's Deer enters; then white has an Owl to place.
fn pushed(drawing: &str, line: Line, from: Side) -> State {
    let mut state = placing(drawing, [(BLACK, Card::Deer), (WHITE, Card::Owl)]);
    play(&mut state, Action::Push { seat: BLACK, line, from });
    state
}

#[test]
fn r_f1_cards_move_on_while_the_frame_allows() {
    // Other cards span columns 1–3, the row holds 1, 2, 3.
    let state = pushed("b1 b2 b4\nw1 w2 w4", Line::Row(0), Side::Left);
    assert_eq!(draw(&state), tidy("b10 b1 b2 b4\nw1  w2 w4 ."));
    assert_eq!(placed(&state, BLACK, Card::Deer), Some(at(0, 0)));
}

#[test]
fn r_f1_the_deer_follows_right_behind_the_nearest_card() {
    // The span is fixed at 1–4, the row holds only column 2.
    let state = pushed(". b1 . .\nw1 w2 w4 w5", Line::Row(0), Side::Left);
    assert_eq!(draw(&state), tidy(". . b10 b1\nw1 w2 w4 w5"));
}

#[test]
fn r_f1_the_group_holds_cards_back() {
    let state = pushed("b1 w1", Line::Col(0), Side::Top);
    assert_eq!(draw(&state), tidy(". w1\nb10 .\nb1 ."));
    assert_eq!(placed(&state, BLACK, Card::Crow), Some(at(2, 0)));
}

#[test]
fn r_f1_alone_in_the_line_nothing_moves() {
    let state = pushed("b1 w1", Line::Row(0), Side::Left);
    assert_eq!(draw(&state), tidy("b10 b1 w1"));
    assert_eq!(placed(&state, BLACK, Card::Deer), Some(at(0, -1)));
    let state = pushed("b1 w1", Line::Row(0), Side::Right);
    assert_eq!(draw(&state), tidy("b1 w1 b10"));
}

#[test]
fn r_f1_gaps_close() {
    let state = pushed("b1 . . b2\nw1 w2 w4 w5", Line::Row(0), Side::Left);
    assert_eq!(draw(&state), tidy(". b10 b1 b2\nw1 w2 w4 w5"));
    let state = pushed("b1 . . b2\nw1 w2 w4 w5", Line::Row(0), Side::Right);
    assert_eq!(draw(&state), tidy("b1 b2 b10 .\nw1 w2 w4 w5"));
}

#[test]
fn r_f1_the_display_may_float_past_the_first_card() {
    let state = pushed(". b1\n. b2\n. b4\nw1 .", Line::Col(1), Side::Top);
    assert_eq!(draw(&state), tidy("w1 b10\n. b1\n. b2\n. b4"));
    assert_eq!(state.frame(), Some((at(3, 0), at(6, 1))));
    let state = pushed("w1 .\n. b1\n. b2\n. b4", Line::Col(1), Side::Bottom);
    assert_eq!(draw(&state), tidy(". b1\n. b2\n. b4\nw1 b10"));
    assert_eq!(state.frame(), Some((at(-3, 0), at(0, 1))));
}

#[test]
fn r_f1_events_name_who_moved_nearest_first() {
    let mut state = placing("b1 . w2 .\nw1 b2 w4 w5", [(BLACK, Card::Deer), (WHITE, Card::Owl)]);
    let line = Line::Row(0);
    let events = play(&mut state, Action::Push { seat: BLACK, line, from: Side::Left });
    let shifts = [Some((at(0, 0), at(0, 2))), Some((at(0, 2), at(0, 3))), None];
    assert_eq!(events, [Event::Pushed { seat: BLACK, line, from: Side::Left, at: at(0, 1), shifts }]);
}

#[test]
fn r_f1_only_lines_of_one_to_three_cards_from_their_ends() {
    let state = placing("b1 b2 b4 b5\n. . w1 .", [(BLACK, Card::Deer), (WHITE, Card::Owl)]);
    let push = |line, from| Action::Push { seat: BLACK, line, from };
    assert_eq!(refused(&state, push(Line::Row(0), Side::Left)), IllegalAction::NoSuchLine);
    assert_eq!(refused(&state, push(Line::Row(2), Side::Left)), IllegalAction::NoSuchLine);
    assert_eq!(refused(&state, push(Line::Col(-1), Side::Top)), IllegalAction::NoSuchLine);
    assert_eq!(refused(&state, push(Line::Row(1), Side::Top)), IllegalAction::WrongSide);
    assert_eq!(refused(&state, push(Line::Col(1), Side::Right)), IllegalAction::WrongSide);
    assert_eq!(legal(&state).len(), 2 * (1 + 4));
    let owl = placing("b1 b2", [(WHITE, Card::Owl), (BLACK, Card::Crow)]);
    let push = Action::Push { seat: WHITE, line: Line::Row(0), from: Side::Left };
    assert_eq!(refused(&owl, push), IllegalAction::NotADeer);
}

#[test]
fn r_f2_the_very_first_deer_is_placed_later_ones_are_pushed() {
    let first = deck(&[Card::Deer, Card::Crow, Card::Bat]);
    let mut state = dealt(Variant::Standard, first, first);
    super::choose(&mut state, Card::Deer, Card::Deer);
    let push = Action::Push { seat: BLACK, line: Line::Row(0), from: Side::Left };
    assert_eq!(refused(&state, push), IllegalAction::NoSuchLine);
    assert_eq!(legal(&state), [Action::Place { seat: BLACK, at: at(0, 0) }]);
    place(&mut state, 0, 0);
    assert_eq!(refused(&state, Action::Place { seat: WHITE, at: at(0, 1) }), IllegalAction::DeerIsPushed);
    assert_eq!(legal(&state).len(), 4);
    play(&mut state, Action::Push { seat: WHITE, line: Line::Col(0), from: Side::Bottom });
    assert_eq!(draw(&state), tidy("b10\nw10"));
}

/// R-F1: one solid block as far ahead as possible is what pushing step by step gives.
#[test]
fn r_f1_every_push_is_what_single_steps_give() {
    let mut seed = 7_u64;
    let mut pick = |n: u32| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) % u64::from(n)) as u32
    };
    let mut pushes = 0;
    for _ in 0..400 {
        let mut state = State::new(Variant::Standard);
        while let Some(action) = sample(&state, &mut pick) {
            if state.phase() == Phase::Place && !state.open.display.is_empty() {
                let seat = state.open.turn;
                let mut deer = state;
                deer.cards[seat.side()] = Some(Card::Deer);
                for push in legal(&deer) {
                    let mut after = deer;
                    play(&mut after, push);
                    let Action::Push { line, from, .. } = push else { panic!("{push:?}") };
                    let expected = step_by_step(&deer, line, from);
                    for (owner, card, at) in &expected {
                        assert_eq!(after.card_at(*at), Some((*owner, *card)), "{}\n{push:?}", draw(&deer));
                    }
                    assert_eq!(after.display().count(), expected.len());
                    pushes += 1;
                }
            }
            play(&mut state, action);
        }
    }
    assert!(pushes > 30_000, "{pushes}");
}

type Lying = (crate::Seat, Card, Cell);

/// The Deer starts right behind the nearest card. A step moves it and the cards that touch it ahead by one;
/// it is taken while the display stays within 4×4 and in one group. The first step is made without asking
/// when the start breaks the 4×4.
fn step_by_step(state: &State, line: Line, from: Side) -> Vec<Lying> {
    let (dr, dc) = match from {
        Side::Left => (0, 1),
        Side::Right => (0, -1),
        Side::Top => (1, 0),
        Side::Bottom => (-1, 0),
    };
    let in_line = |at: Cell| match line {
        Line::Row(row) => at.row == row,
        Line::Col(col) => at.col == col,
    };
    let ahead = |at: Cell| Cell { row: at.row + dr, col: at.col + dc };
    let all: Vec<Lying> = state.display().map(|card| (card.seat, card.card, card.at)).collect();
    let (mut row, rest): (Vec<Lying>, Vec<Lying>) = all.into_iter().partition(|card| in_line(card.2));
    row.sort_by_key(|(.., at)| at.row * dr + at.col * dc);
    let nearest = row[0].2;
    row.insert(0, (state.open.turn, Card::Deer, Cell { row: nearest.row - dr, col: nearest.col - dc }));
    let fits = |row: &[Lying]| within(row, &rest);
    let mut may_ask = fits(&row);
    while !rest.is_empty() {
        let mut next = row.clone();
        for i in 0..next.len() {
            next[i].2 = ahead(next[i].2);
            if next.get(i + 1).is_none_or(|card| card.2 != next[i].2) {
                break;
            }
        }
        if may_ask && !(fits(&next) && connected(&next, &rest)) {
            break;
        }
        (row, may_ask) = (next, true);
    }
    row.into_iter().chain(rest).collect()
}

fn within(row: &[Lying], rest: &[Lying]) -> bool {
    let cells = || row.iter().chain(rest).map(|card| card.2);
    let span =
        |numbers: Vec<i8>| numbers.iter().max().zip(numbers.iter().min()).is_some_and(|(a, b)| a - b < 4);
    span(cells().map(|at| at.row).collect()) && span(cells().map(|at| at.col).collect())
}

fn connected(row: &[Lying], rest: &[Lying]) -> bool {
    let mut left: Vec<Cell> = row.iter().chain(rest).map(|card| card.2).collect();
    let mut group = vec![left.swap_remove(0)];
    while let Some(i) = left.iter().position(|cell| {
        group.iter().any(|other| (cell.row - other.row).abs() <= 1 && (cell.col - other.col).abs() <= 1)
    }) {
        group.push(left.swap_remove(i));
    }
    left.is_empty()
}
