//! The display: a window of 4×4 cells that starts at the top left card and floats while the display grows.
#![expect(clippy::cast_sign_loss, clippy::cast_possible_wrap, reason = "steps along a line go both ways")]

use super::board::{
    ABOVE, BELOW, Board, FIRST, FIRST_COL, FIRST_ROW, LAST_COL, LAST_ROW, LEFT, RIGHT, cols, fold, frame,
    group, grow, holds_without, line_mask, rows,
};
use super::{Card, Cell, Line};
use crate::Seat;
use crate::bits::bits;

/// The cards of the display. The window's first row and column are never empty, unless all is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Display {
    /// Four bits per cell of the window, by row, then column: the card; 0 where there is none.
    cells: u64,
    /// The cells of each seat.
    colours: [Board; 2],
    /// Where the window is: its first cell relative to that of the first card.
    row: i8,
    col: i8,
}

/// The effect of a Deer: its cell, and the cards that it moved.
pub(super) struct Push {
    pub(super) at: Cell,
    pub(super) shifts: [Option<(Cell, Cell)>; 3],
}

impl Display {
    /// Before the first card.
    pub(super) const EMPTY: Self = Self { cells: 0, colours: [0; 2], row: 0, col: 0 };

    /// All cells that hold a card.
    pub(super) const fn taken(&self) -> Board {
        self.colours[0] | self.colours[1]
    }

    /// The cells of a seat.
    pub(super) const fn own(&self, seat: Seat) -> Board {
        self.colours[seat.side()]
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.taken() == 0
    }

    /// Are both sides 4?
    pub(super) const fn is_square(&self) -> bool {
        self.taken() & LAST_ROW != 0 && self.taken() & LAST_COL != 0
    }

    /// Are 16 cards placed?
    pub(super) const fn is_full(&self) -> bool {
        self.taken() == FIRST_ROW * 0x0101_0101
    }

    /// The bit of the bounding box's last cell; none before the first card.
    pub(super) const fn last(&self) -> Option<u32> {
        let taken = self.taken();
        if taken == 0 {
            return None;
        }
        Some((taken.ilog2() & !7) | fold(taken).ilog2())
    }

    /// The card on this bit.
    pub(super) const fn get(&self, bit: u32) -> Option<(Seat, Card)> {
        let seat = self.colours[1] >> (bit & 63) & 1;
        if self.taken() >> (bit & 63) & 1 == 0 { None } else { Some((Seat::new(seat as u8), self.card(bit))) }
    }

    /// The card on a bit that holds one.
    pub(super) const fn card(&self, bit: u32) -> Card {
        self.window_card(slot(bit))
    }

    /// All cards by row, then column, with their bits.
    pub(super) fn cards(self) -> impl Iterator<Item = (u32, Seat, Card)> {
        bits(self.taken()).filter_map(move |bit| self.get(bit).map(|(seat, card)| (bit, seat, card)))
    }

    /// The bit's cell in coordinates of the game.
    pub(super) const fn cell(&self, bit: u32) -> Cell {
        Cell { row: self.row + (bit >> 3) as i8 - 1, col: self.col + (bit & 7) as i8 - 1 }
    }

    /// The bit of a cell; none when the cell is farther away than the ring.
    pub(super) const fn bit(&self, at: Cell) -> Option<u32> {
        let row = at.row as i32 - self.row as i32 + 1;
        let col = at.col as i32 - self.col as i32 + 1;
        if 0 <= row && row < 6 && 0 <= col && col < 6 { Some((8 * row + col) as u32) } else { None }
    }

    /// Where a card may be placed: an empty cell that touches a card, within 4×4; the first card
    /// has one place.
    pub(super) const fn room(&self) -> Board {
        let taken = self.taken();
        if taken == 0 {
            return FIRST;
        }
        // The window's first row and column hold cards: only the ring before them may be free.
        let above = if taken & LAST_ROW == 0 { 0 } else { ABOVE };
        let left = if taken & LAST_COL == 0 { 0 } else { LEFT };
        grow(taken) & !(taken | above | left | BELOW | RIGHT)
    }

    /// Where the card on this bit may be moved: all cards are one group again, within 4×4 (R-F5).
    pub(super) const fn homes(&self, from: u32) -> Board {
        let taken = self.taken() & !(1 << (from & 63));
        let homes = frame(taken) & !self.taken();
        if holds_without(taken, from) {
            return homes & grow(taken);
        }
        let (mut homes, mut rest) = (homes, taken);
        while rest != 0 {
            let group = group(rest & rest.wrapping_neg(), taken);
            homes &= grow(group);
            rest &= !group;
        }
        homes
    }

    /// Is this bit's cell within 4×4, when the card on `from` (if any) is not counted?
    pub(super) const fn inside(&self, bit: u32, from: Option<u32>) -> bool {
        let lifted = if let Some(from) = from { 1 << (from & 63) } else { 0 };
        frame(self.taken() & !lifted) >> (bit & 63) & 1 != 0
    }

    /// Lays a card on a bit of [`Self::room`]; the window follows. By how many bits the other cards have moved.
    pub(super) const fn put(&mut self, seat: Seat, card: Card, bit: u32) -> u32 {
        let up = (bit < 8) as u32;
        let left = bit.is_multiple_of(8) as u32;
        self.cells <<= 16 * up + 4 * left;
        let by = 8 * up + left;
        self.colours = [self.colours[0] << by, self.colours[1] << by];
        self.row -= up as i8;
        self.col -= left as i8;
        self.set(seat, card, bit + by);
        by
    }

    /// Moves a card to a bit of [`Self::homes`]; the window follows.
    pub(super) const fn relocate(&mut self, seat: Seat, from: u32, to: u32) {
        let card = self.card(from);
        self.clear(from);
        let taken = self.taken();
        let (up, left) = (taken & FIRST_ROW == 0, taken & FIRST_COL == 0);
        self.slide(true, up as i32);
        self.slide(false, left as i32);
        self.put(seat, card, to - 8 * up as u32 - left as u32);
    }

    /// The number of a line, as in [`Self::lines`]; none when it is outside the window.
    pub(super) fn line(&self, line: Line) -> Option<u32> {
        let (number, first) = match line {
            Line::Row(row) => (i32::from(row) - i32::from(self.row), 0),
            Line::Col(col) => (i32::from(col) - i32::from(self.col), 4),
        };
        (0..4).contains(&number).then_some((number + first) as u32)
    }

    /// The legal lines for a Deer: 1 to 3 cards. The window's rows as bits 0 to 3, its columns as bits 4 to 7.
    pub(super) const fn lines(&self) -> u64 {
        let cards = self.taken() >> 9;
        let pairs = cards & cards >> 1;
        // A full row leaves its first cell.
        let full_rows = rows(((pairs & pairs >> 2) << 9) & FIRST_COL);
        let halves = cards & cards >> 16;
        let full_cols = halves & halves >> 8 & 0xF;
        (rows(self.taken()) & !full_rows) | (cols(self.taken()) & !full_cols) << 4
    }

    /// Pushes a Deer into a line of [`Self::lines`] (R-F1): Deer and cards end as one solid block, as far
    /// ahead as 4×4 and one group allow.
    pub(super) const fn push(&mut self, seat: Seat, line: u32, backwards: bool) -> Push {
        let vertical = line >= 4;
        let unit = if vertical { 8 } else { 1 };
        let mask = line_mask(line);
        let start = mask.trailing_zeros() as i32;
        let (cards, others) = (self.taken() & mask, self.taken() & !mask);
        // Steps count from the entry, 0 to 3 in the window; places count along the line.
        let (mut steps, span) =
            if vertical { (rows(cards), rows(others)) } else { (cols(cards), cols(others)) };
        let (mut near, mut far) = ends(span);
        let mut farthest = ends(steps).1;
        if backwards {
            (near, far) = (3 - far, 3 - near);
            farthest = 3 - ends(steps).0;
            steps = (steps as u8).reverse_bits() as u64 >> 4;
        }
        let length = steps.count_ones() as i32;

        let mut front = farthest;
        if others == 0 {
            // All cards are in this line: none moves.
            (near, far) = (farthest, farthest);
        } else {
            // Two cells more before the window, so that the block fits the board wherever it ends.
            let pad = if backwards { 2 * unit } else { 0 };
            let block = if vertical { 0x0101_0101 & ((256 << (8 * length)) - 1) } else { (2 << length) - 1 };
            let others = others << pad;
            let mut next = near + 3;
            while next > farthest {
                let low = if backwards { 3 - next } else { next - length };
                let block = block << (start + pad + unit * low);
                if next - length >= far - 3 && group(block, others | block) == others | block {
                    front = next;
                    break;
                }
                next -= 1;
            }
        }

        let back = front - length;
        let lowest = if backwards { 3 - max(far, front) } else { min(near, back) };
        let before = *self;
        let corner = self.cell(start as u32);
        self.colours = [self.colours[0] & !mask, self.colours[1] & !mask];
        self.cells &=
            !(if vertical { 0x000F_000F_000F_000F << (4 * (line & 3)) } else { 0xFFFF << (16 * line) });
        self.slide(vertical, lowest);
        let mut push = Push { at: corner.along(vertical, place(back, backwards)), shifts: [None; 3] };
        self.set(seat, Card::Deer, (start + unit * (place(back, backwards) - lowest)) as u32);
        let mut i = 0;
        while steps != 0 && i < 3 {
            let from = place(steps.trailing_zeros() as i32, backwards);
            let to = place(back + 1 + i as i32, backwards);
            if let Some((owner, card)) = before.get((start + unit * from) as u32) {
                self.set(owner, card, (start + unit * (to - lowest)) as u32);
            }
            if from != to {
                push.shifts[i] = Some((corner.along(vertical, from), corner.along(vertical, to)));
            }
            (steps, i) = (steps & (steps - 1), i + 1);
        }
        push
    }

    /// The card in a cell of the window that holds one, numbered as in [`Self::windows`].
    pub(super) const fn window_card(&self, index: u32) -> Card {
        Card::from_bits(self.window_bits(index) as u64)
    }

    /// The card there as a number below 16; 0 where there is none.
    pub(super) const fn window_bits(&self, index: u32) -> usize {
        (self.cells >> (4 * (index & 15)) & 15) as usize
    }

    /// The window's cells of each seat: bit `4 × row + column`.
    pub(super) fn windows(&self) -> [u16; 2] {
        self.colours.map(|cells| {
            (cells >> 9 & 0xF | cells >> 13 & 0xF0 | cells >> 17 & 0xF00 | cells >> 21 & 0xF000) as u16
        })
    }

    const fn set(&mut self, seat: Seat, card: Card, bit: u32) {
        self.cells |= (card as u64) << (4 * slot(bit));
        self.colours[seat.side()] |= 1 << (bit & 63);
    }

    const fn clear(&mut self, bit: u32) {
        self.cells &= !(15 << (4 * slot(bit)));
        let keep = !(1 << (bit & 63));
        self.colours = [self.colours[0] & keep, self.colours[1] & keep];
    }

    /// Moves the window's first row or column by that many rows or columns, over empty ones.
    const fn slide(&mut self, vertical: bool, by: i32) {
        let (nibbles, unit) = if vertical { (16, 8) } else { (4, 1) };
        let [a, b] = self.colours;
        if by < 0 {
            self.cells <<= (-by * nibbles) & 63;
            self.colours = [a << ((-by * unit) & 63), b << ((-by * unit) & 63)];
        } else {
            self.cells >>= (by * nibbles) & 63;
            self.colours = [a >> ((by * unit) & 63), b >> ((by * unit) & 63)];
        }
        if vertical {
            self.row += by as i8;
        } else {
            self.col += by as i8;
        }
    }
}

/// The number of a bit's cell in the window, by row, then column.
const fn slot(bit: u32) -> u32 {
    (4 * (bit >> 3) + (bit & 7)).wrapping_sub(5) & 15
}

/// The lowest and the highest bit of four.
const fn ends(bits: u64) -> (i32, i32) {
    (bits.trailing_zeros() as i32, 63 - bits.leading_zeros() as i32)
}

/// A step counted from the other end of the line, or as it is.
const fn place(step: i32, backwards: bool) -> i32 {
    if backwards { 3 - step } else { step }
}

const fn min(a: i32, b: i32) -> i32 {
    if a < b { a } else { b }
}

const fn max(a: i32, b: i32) -> i32 {
    if a > b { a } else { b }
}

/// Displays for tests.
#[cfg(test)]
impl Display {
    /// A display with these cards in the cells of a 4×4 window that starts at [0,0], by row, then column.
    pub(super) fn drawn(cards: impl IntoIterator<Item = (u32, Seat, Card)>) -> Self {
        let mut display = Self::EMPTY;
        for (index, seat, card) in cards {
            display.set(seat, card, 8 * (index / 4 + 1) + index % 4 + 1);
        }
        while !display.is_empty() && display.taken() & FIRST_ROW == 0 {
            display.slide(true, 1);
        }
        while !display.is_empty() && display.taken() & FIRST_COL == 0 {
            display.slide(false, 1);
        }
        display
    }
}
