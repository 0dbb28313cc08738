//! The display: a window of 4×4 cells that starts at the top left card and floats while the display grows.
//!
//! Masks have bit `4 × row + column` for a cell of the window. A [`Board`] is the window with one ring of
//! cells around it, where a next card may lie: bit `8 × (row + 1) + column + 1`.

use super::{Card, Cell, Line};
use crate::Seat;

/// Cells of the window and of the ring around it.
pub(super) type Board = u64;

const TOP: u16 = 0x000F;
const BOTTOM: u16 = 0xF000;
const LEFT: u16 = 0x1111;
const RIGHT: u16 = 0x8888;
/// The board's rows and columns that are in the window.
const WINDOW_ROWS: Board = 0x0000_00FF_FFFF_FF00;
const WINDOW_COLS: Board = 0x1E1E_1E1E_1E1E_1E1E;
/// The board's bit for the window's first cell.
const FIRST: Board = 1 << 9;

/// The cards of the display. The top row and the left column of the window are never empty, unless all is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Display {
    /// Four bits per cell: the card; 0 where there is none.
    cells: u64,
    /// The cells of each seat.
    pub(super) colours: [u16; 2],
    /// Where the window is: first cell relative to that of the very first card.
    row: i8,
    col: i8,
}

/// What a Deer did: the cell that it came to, and the cards that it moved.
pub(super) struct Push {
    pub(super) at: Cell,
    pub(super) shifts: [Option<(Cell, Cell)>; 3],
}

impl Display {
    /// Before the first card.
    pub(super) const EMPTY: Self = Self { cells: 0, colours: [0; 2], row: 0, col: 0 };

    pub(super) const fn occupied(&self) -> u16 {
        self.colours[0] | self.colours[1]
    }

    /// Are both sides 4?
    pub(super) const fn is_square(&self) -> bool {
        self.occupied() & BOTTOM != 0 && self.occupied() & RIGHT != 0
    }

    /// Rows and columns of the bounding box.
    pub(super) const fn size(&self) -> (u8, u8) {
        let all = self.occupied();
        let folded = (all | all >> 4 | all >> 8 | all >> 12) & TOP;
        ((19 - all.leading_zeros() as u8) / 4, 16 - folded.leading_zeros() as u8)
    }

    /// The card in the window's cell with this number.
    pub(super) const fn get(&self, index: u32) -> Option<(Seat, Card)> {
        let bit = 1 << (index & 15);
        if self.occupied() & bit == 0 {
            return None;
        }
        let seat = Seat::new((self.colours[1] & bit != 0) as u8);
        Some((seat, Card::from_bits(self.cells >> (4 * (index & 15)))))
    }

    /// The window's cell with this number, in coordinates of the game.
    pub(super) const fn cell(&self, index: u32) -> Cell {
        Cell { row: self.row + (index >> 2) as i8, col: self.col + (index & 3) as i8 }
    }

    /// The board's bit with this number, in coordinates of the game.
    pub(super) const fn board_cell(&self, bit: u32) -> Cell {
        Cell { row: self.row + (bit >> 3) as i8 - 1, col: self.col + (bit & 7) as i8 - 1 }
    }

    /// The number of the board's bit for a cell; none when the cell is farther away than the ring.
    pub(super) const fn board_bit(&self, at: Cell) -> Option<u32> {
        let row = at.row as i32 - self.row as i32 + 1;
        let col = at.col as i32 - self.col as i32 + 1;
        if 0 <= row && row < 6 && 0 <= col && col < 6 { Some((8 * row + col) as u32) } else { None }
    }

    /// The number of the window's cell; none when it is outside.
    pub(super) const fn index(&self, at: Cell) -> Option<u32> {
        let row = at.row as i32 - self.row as i32;
        let col = at.col as i32 - self.col as i32;
        if 0 <= row && row < 4 && 0 <= col && col < 4 { Some((4 * row + col) as u32) } else { None }
    }

    /// The cells within 4×4.
    pub(super) const fn frame(&self) -> Board {
        let all = self.occupied();
        (if all & BOTTOM == 0 { !0 } else { WINDOW_ROWS }) & (if all & RIGHT == 0 { !0 } else { WINDOW_COLS })
    }

    /// Where a card may be placed: an empty cell that touches a card, within 4×4; the very first card
    /// has one place.
    pub(super) const fn room(&self) -> Board {
        let taken = spread(self.occupied());
        if taken == 0 { FIRST } else { grow(taken) & !taken & self.frame() }
    }

    /// Where a lifted card may land so that all cards are one group again, within 4×4.
    pub(super) const fn homes(&self) -> Board {
        let taken = spread(self.occupied());
        let mut homes = self.frame() & !taken;
        let mut rest = taken;
        while rest != 0 {
            let group = group(rest & rest.wrapping_neg(), taken);
            homes &= grow(group);
            rest &= !group;
        }
        homes
    }

    /// Lays a card on a cell of [`Self::room`] or [`Self::homes`]; the window follows.
    pub(super) const fn put(&mut self, seat: Seat, card: Card, bit: u32) {
        let up = (bit < 8) as u32;
        let left = (bit & 7 == 0) as u32;
        self.slide(true, -(up as i32));
        self.slide(false, -(left as i32));
        self.set(seat, card, 4 * ((bit >> 3) + up - 1) + (bit & 7) + left - 1);
    }

    /// Takes a card away; the window follows.
    pub(super) const fn lift(&mut self, index: u32) {
        self.clear(index);
        self.fit();
    }

    /// The number of a line, as in [`Self::lines`]; none when it is outside the window.
    pub(super) fn line(&self, line: Line) -> Option<u32> {
        match line {
            Line::Row(row) => self.index(Cell { row, col: self.col }).map(|index| index / 4),
            Line::Col(col) => self.index(Cell { row: self.row, col }).map(|index| index + 4),
        }
    }

    /// The legal lines for a Deer: 1 to 3 cards. Rows as bits 0 to 3, columns as bits 4 to 7, of the window.
    pub(super) const fn lines(&self) -> u8 {
        let all = self.occupied();
        let mut lines = 0;
        let mut i = 0;
        while i < 4 {
            if !matches!(all >> (4 * i) & TOP, 0 | TOP) {
                lines |= 1 << i;
            }
            if !matches!(all >> i & LEFT, 0 | LEFT) {
                lines |= 0x10 << i;
            }
            i += 1;
        }
        lines
    }

    /// Pushes a Deer into a line of [`Self::lines`] (R-F1): Deer and cards end as one solid block, as far
    /// ahead as 4×4 and one group allow.
    pub(super) fn push(&mut self, seat: Seat, line: u32, backwards: bool) -> Push {
        let vertical = line >= 4;
        let cross = line & 3;
        // Steps count from the entry: 0 to 3 in the window, less before it, more behind it.
        let index = |step: i32, cross: u32| {
            let along = (if backwards { 3 - step } else { step }) as u32 & 3;
            if vertical { 4 * along + cross } else { 4 * cross + along }
        };
        let mut line_cards = [None; 3];
        let (mut cards, mut farthest) = (0, 0);
        let (mut others, mut first, mut last) = (0, 3, 0);
        for step in 0..4 {
            for i in 0..4 {
                let Some((owner, card)) = self.get(index(step, i)) else { continue };
                if i != cross {
                    others |= 1_u64 << (8 * i + step as u32 + 1);
                    (first, last) = (first.min(step), last.max(step));
                } else if let Some(slot) = line_cards.get_mut(cards as usize) {
                    *slot = Some((owner, card, step));
                    (cards, farthest) = (cards + 1, step);
                }
            }
        }
        let holds = |front: i32| {
            let block = ((2 << cards) - 1) << (8 * cross as i32 + front - cards + 1);
            let all = others | block;
            front - cards >= last - 3 && group(block, all) == all
        };
        let front = if others == 0 {
            // All cards lie in this line: none moves (R-F1).
            (first, last) = (farthest, farthest);
            farthest
        } else {
            (farthest..=first + 3).rev().find(|&front| holds(front)).unwrap_or(farthest)
        };

        let back = front - cards;
        let lowest = if backwards { 3 - last.max(front) } else { first.min(back) };
        let along = |step: i32| if backwards { 3 - step } else { step };
        let (row, col) = (self.row, self.col);
        let cell = |step: i32| {
            let (along, cross) = (along(step) as i8, cross as i8);
            if vertical {
                Cell { row: row + along, col: col + cross }
            } else {
                Cell { row: row + cross, col: col + along }
            }
        };
        for (_, _, step) in line_cards.iter().flatten() {
            self.clear(index(*step, cross));
        }
        self.slide(vertical, lowest);
        let window = |step: i32| {
            let along = (along(step) - lowest) as u32;
            if vertical { 4 * along + cross } else { 4 * cross + along }
        };
        self.set(seat, Card::Deer, window(back));
        let mut push = Push { at: cell(back), shifts: [None; 3] };
        let mut to = back;
        for (card, shift) in line_cards.iter().zip(&mut push.shifts) {
            let Some((owner, card, from)) = *card else { break };
            to += 1;
            self.set(owner, card, window(to));
            *shift = (from != to).then(|| (cell(from), cell(to)));
        }
        push
    }

    const fn set(&mut self, seat: Seat, card: Card, index: u32) {
        self.cells |= (card as u64) << (4 * (index & 15));
        self.colours[seat.side()] |= 1 << (index & 15);
    }

    const fn clear(&mut self, index: u32) {
        self.cells &= !(15 << (4 * (index & 15)));
        let keep = !(1 << (index & 15));
        self.colours = [self.colours[0] & keep, self.colours[1] & keep];
    }

    /// Moves the window's first row or column by that many rows or columns, over empty ones.
    const fn slide(&mut self, vertical: bool, by: i32) {
        let bits = if vertical { 4 * by } else { by };
        let [a, b] = self.colours;
        if by < 0 {
            self.cells <<= (-4 * bits) & 63;
            self.colours = [a << (-bits & 15), b << (-bits & 15)];
        } else {
            self.cells >>= (4 * bits) & 63;
            self.colours = [a >> (bits & 15), b >> (bits & 15)];
        }
        if vertical {
            self.row += by as i8;
        } else {
            self.col += by as i8;
        }
    }

    /// Moves the window so that its top row and left column hold cards.
    const fn fit(&mut self) {
        let all = self.occupied();
        if all != 0 {
            let folded = all | all >> 4 | all >> 8 | all >> 12;
            self.slide(true, all.trailing_zeros() as i32 / 4);
            self.slide(false, folded.trailing_zeros() as i32);
        }
    }
}

/// The window as part of its board.
const fn spread(window: u16) -> Board {
    let all = window as u64;
    (all & 0x000F) << 9 | (all & 0x00F0) << 13 | (all & 0x0F00) << 17 | (all & 0xF000) << 21
}

/// These cells and all that touch them, in 8 directions.
const fn grow(cells: Board) -> Board {
    let row = cells | cells << 1 | cells >> 1;
    row | row << 8 | row >> 8
}

/// All cells that hang together with the seed.
const fn group(seed: Board, all: Board) -> Board {
    let mut group = seed;
    loop {
        let more = grow(group) & all;
        if more == group {
            return group;
        }
        group = more;
    }
}
