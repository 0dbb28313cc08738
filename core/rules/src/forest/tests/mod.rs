//! Positions drawn as they stand on the table: `b7` is black's (seat 0) Owl, `w10` white's Deer, `.` an empty
//! cell; `4` and `5` are the two Spiders.

mod deer;
mod raccoon;
mod rulings;
mod score;

use super::display::Display;
use super::open::SEATS;
use super::{Action, Card, Cell, Event, IllegalAction, Phase, Placed, State, Variant, apply};
use crate::Seat;

const BLACK: Seat = SEATS[0];
const WHITE: Seat = SEATS[1];

/// The display of a drawing of up to 4×4 cells; the first one is [0,0].
fn display(drawing: &str) -> Display {
    let rows = drawing.lines().map(str::trim).filter(|row| !row.is_empty());
    Display::drawn(rows.enumerate().flat_map(|(row, cells)| {
        cells.split_whitespace().enumerate().filter_map(move |(col, cell)| {
            let (seat, number) = match cell.split_at(1) {
                ("b", number) => (BLACK, number),
                ("w", number) => (WHITE, number),
                _ => return None,
            };
            let card = Card::ALL[number.parse::<usize>().expect("a number") - 1];
            Some(((4 * row + col) as u32, seat, card))
        })
    }))
}

/// The drawing of a display, without empty rows and columns around it.
fn draw(state: &State) -> String {
    let Some((first, last)) = state.frame() else { return String::new() };
    let cell = |row, col| match state.card_at(Cell { row, col }) {
        None => ".".to_owned(),
        Some((seat, card)) => format!("{}{}", ["b", "w"][seat.index()], card as u8 + 1),
    };
    let row = |row| (first.col..=last.col).map(|col| cell(row, col)).collect::<Vec<_>>().join(" ");
    (first.row..=last.row).map(row).collect::<Vec<_>>().join("\n")
}

/// A drawing with one space between cells, to compare.
fn tidy(drawing: &str) -> String {
    let tidy = |row: &str| row.split_whitespace().collect::<Vec<_>>().join(" ");
    drawing.trim().lines().map(tidy).collect::<Vec<_>>().join("\n")
}

/// This display, and these cards revealed in the order of placing.
fn placing(drawing: &str, table: [(Seat, Card); 2]) -> State {
    let mut state = dealt(Variant::Standard, Card::ALL, Card::ALL);
    state.open.display = display(drawing);
    state.open.phase = Phase::Place;
    state.open.turn = table[0].0;
    for (seat, card) in table {
        state.cards[seat.side()] = Some(card);
    }
    state
}

/// A game with these decks; black holds the tiebreaker.
fn dealt(variant: Variant, black: [Card; 12], white: [Card; 12]) -> State {
    let mut state = State::new(variant);
    play(&mut state, Action::Deal { decks: [black, white] });
    play(&mut state, Action::Tiebreaker { holder: BLACK });
    state
}

/// A deck that begins with these cards.
fn deck(first: &[Card]) -> [Card; 12] {
    let rest = Card::ALL.into_iter().filter(|card| !first.contains(card));
    let mut cards = first.iter().copied().chain(rest);
    std::array::from_fn(|_| cards.next().expect("twelve cards"))
}

fn play(state: &mut State, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    apply(state, action, &mut events).unwrap_or_else(|error| panic!("{action:?}: {error}"));
    events
}

/// Why the action is refused; the state must stay as it is.
fn refused(state: &State, action: Action) -> IllegalAction {
    let mut after = *state;
    let mut events = Vec::new();
    let error = apply(&mut after, action, &mut events).expect_err("to be refused");
    assert_eq!((after, events.len()), (*state, 0));
    error
}

fn choose(state: &mut State, black: Card, white: Card) -> Vec<Event> {
    let mut events = play(state, Action::Choose { seat: BLACK, card: black });
    events.extend(play(state, Action::Choose { seat: WHITE, card: white }));
    events
}

const fn at(row: i8, col: i8) -> Cell {
    Cell { row, col }
}

fn place(state: &mut State, row: i8, col: i8) -> Vec<Event> {
    let seat = state.seats_to_act().next().expect("somebody's turn");
    play(state, Action::Place { seat, at: at(row, col) })
}

fn placed(state: &State, seat: Seat, card: Card) -> Option<Cell> {
    let is_it = |placed: &Placed| (placed.seat, placed.card) == (seat, card);
    state.display().find(is_it).map(|placed| placed.at)
}
