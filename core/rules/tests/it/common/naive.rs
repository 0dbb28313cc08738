//! The rules once more, written from `forest.md` with lists of cells and no bits, to compare with.

use super::SEATS;
use douze_rules::Seat;
use douze_rules::forest::{Card, Cell, Placed, State};

pub fn cards(state: &State) -> Vec<Placed> {
    state.display().collect()
}

pub fn touches(a: Cell, b: Cell) -> bool {
    a != b && (a.row - b.row).abs() <= 1 && (a.col - b.col).abs() <= 1
}

pub fn beside(a: Cell, b: Cell) -> bool {
    (a.row - b.row).abs() + (a.col - b.col).abs() == 1
}

pub fn connected(cells: &[Cell]) -> bool {
    let mut left = cells.to_vec();
    let Some(first) = left.pop() else { return true };
    let mut group = vec![first];
    while let Some(i) = left.iter().position(|&cell| group.iter().any(|&other| touches(cell, other))) {
        group.push(left.swap_remove(i));
    }
    left.is_empty()
}

pub fn extent(numbers: impl Iterator<Item = i8> + Clone) -> i8 {
    numbers.clone().max().unwrap_or(-1) - numbers.min().unwrap_or(0) + 1
}

pub fn size(cells: &[Cell]) -> (i8, i8) {
    (extent(cells.iter().map(|cell| cell.row)), extent(cells.iter().map(|cell| cell.col)))
}

pub fn fits(cells: &[Cell]) -> bool {
    let (rows, cols) = size(cells);
    rows <= 4 && cols <= 4
}

/// May a card be placed here?
pub fn may_place(taken: &[Cell], at: Cell) -> bool {
    let all: Vec<Cell> = taken.iter().copied().chain([at]).collect();
    match taken {
        [] => at == Cell { row: 0, col: 0 },
        _ => !taken.contains(&at) && taken.iter().any(|&cell| touches(cell, at)) && fits(&all),
    }
}

/// May the seat's Raccoon move the card of the first cell to the second one?
pub fn may_move(state: &State, seat: Seat, from: Cell, to: Cell) -> bool {
    let own = state.card_at(from).is_some_and(|(owner, card)| owner == seat && card != Card::Raccoon);
    let mut cells: Vec<Cell> = state.display().map(|placed| placed.at).collect();
    if !own || cells.contains(&to) {
        return false;
    }
    cells.retain(|&cell| cell != from);
    cells.push(to);
    fits(&cells) && connected(&cells)
}

/// The points of every card of the display.
pub fn points(state: &State) -> Vec<(Placed, u8)> {
    let all = cards(state);
    all.iter().map(|&card| (card, points_of(&all, card))).collect()
}

/// Points and scoring cards by seat.
pub fn totals(state: &State) -> ([u8; 2], [u8; 2]) {
    let points = points(state);
    let of = |seat| points.iter().filter(move |(placed, _)| placed.seat == seat).map(|&(_, points)| points);
    (SEATS.map(|seat| of(seat).sum()), SEATS.map(|seat| of(seat).filter(|&points| points > 0).count() as u8))
}

fn points_of(all: &[Placed], it: Placed) -> u8 {
    let cells: Vec<Cell> = all.iter().map(|card| card.at).collect();
    let square = size(&cells) == (4, 4);
    let top = cells.iter().map(|cell| cell.row).min().unwrap_or(0);
    let left = cells.iter().map(|cell| cell.col).min().unwrap_or(0);
    // How many of the two coordinates are on the border: 0 in the middle, 1 on an edge, 2 in a corner.
    let border = |at: Cell| {
        let outer = [at.row - top, at.col - left].iter().filter(|&&i| i == 0 || i == 3).count();
        square.then_some(outer)
    };
    let count = |test: &dyn Fn(&Placed) -> bool| all.iter().filter(|other| test(other)).count() as u8;
    let own = |card| all.iter().find(move |other| other.seat == it.seat && other.card == card);
    match it.card {
        Card::Crow => [0, 1, 3][usize::from(count(&|o| o.card == Card::Moth && touches(o.at, it.at)))],
        Card::Bat => 3 * u8::from(own(Card::Crow).is_some_and(|crow| beside(crow.at, it.at))),
        Card::Moth if border(it.at) == Some(0) => {
            let other = count(&|o| o.card == Card::Moth && o.seat != it.seat && border(o.at) == Some(0));
            3 - other
        }
        Card::Spider4 | Card::Spider5 if border(it.at) == Some(2) => {
            let spiders = [Card::Spider4, Card::Spider5];
            let in_corners =
                count(&|o| o.seat == it.seat && spiders.contains(&o.card) && border(o.at) == Some(2));
            1 + in_corners
        }
        Card::Cat if border(it.at) == Some(1) => 3,
        Card::Owl => {
            count(&|o| o.seat == it.seat && o.at != it.at && (o.at.row == it.at.row || o.at.col == it.at.col))
        }
        Card::Wolf => count(&|o| o.seat != it.seat && touches(o.at, it.at)),
        Card::Jackalope => {
            let neighbours = all.iter().filter(|o| o.seat == it.seat && beside(o.at, it.at));
            neighbours.map(|&o| points_of(all, o)).max().unwrap_or(0)
        }
        _ => 0,
    }
}
