//! The display: a window of 4×4 cells that starts at the top left card and floats while the display grows.
//!
//! Masks have bit `4 × row + column` for a cell of the window. A [`Board`] is the window with one ring of
//! cells around it, where a next card may lie: bit `8 × (row + 1) + column + 1`.

use super::{Card, Cell};
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
    pub(super) const fn occupied(&self) -> u16 {
        self.colours[0] | self.colours[1]
    }

    pub(super) const fn len(&self) -> u32 {
        self.occupied().count_ones()
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
        self.shift_on(up, left);
        let index = 4 * ((bit >> 3) + up - 1) + (bit & 7) + left - 1;
        self.set(seat, card, index);
    }

    /// Takes a card away; the window follows.
    pub(super) const fn lift(&mut self, index: u32) {
        self.cells &= !(15 << (4 * (index & 15)));
        let keep = !(1 << (index & 15));
        self.colours = [self.colours[0] & keep, self.colours[1] & keep];
        self.fit();
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
        // Along the line, cells are counted from the entry: step 0 to 3 inside the window.
        let index = |step: i32| {
            let along = (if backwards { 3 - step } else { step }) as u32;
            if vertical { 4 * along + line - 4 } else { 4 * line + along }
        };
        let before = *self;
        let mut cards = [None; 3];
        let mut steps = [0; 3];
        let mut count = 0;
        for step in 0..4 {
            if let (Some(found), Some(card), Some(at)) =
                (before.get(index(step)), cards.get_mut(count), steps.get_mut(count))
            {
                (*card, *at, count) = (Some(found), step, count + 1);
            }
        }
        let length = count as i32;
        let nearest = steps[0];
        let farthest = steps[count.saturating_sub(1).min(2)];
        let mask = if vertical { LEFT << (line - 4) } else { TOP << (4 * line) };
        let others = before.occupied() & !mask;
        let occupied = |step: i32| (0..4).any(|i| others >> Self::beside(index(step), vertical, i) & 1 != 0);
        let span = || (0..4).filter(|&step| occupied(step));
        let front = match (span().next(), span().next_back()) {
            // All cards lie in this line: nothing holds them, and nothing moves.
            (None, _) | (_, None) => nearest - 1 + length,
            (Some(first), Some(last)) => (farthest..=first + 3)
                .rev()
                .filter(|front| front - length >= last - 3)
                .find(|front| Self::holds(others, mask, first, front - length, length, vertical, backwards))
                .unwrap_or(farthest),
        };
        let _ = (cards, front, seat);
        todo!()
    }
}
