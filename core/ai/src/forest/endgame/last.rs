//! The end of the display on bits: with three free cells or fewer it is square, and holds together whatever is
//! placed, pushed or moved.

use crate::budget::{CutShort, Meter};
use crate::forest::evaluation::Encoding;
use crate::forest::worth::WIN;
use douze_rules::forest::{Card, square_totals};

/// The place of every card, as in [`Encoding`].
#[derive(Clone, Copy)]
pub(super) struct Board {
    at: [[u16; 16]; 2],
    laid: [u16; 2],
}

/// Rows and columns.
const LINES: [u16; 8] = [0xF, 0xF0, 0xF00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888];

impl Board {
    pub(super) fn new(encoding: &Encoding) -> Self {
        let mut at = [[0; 16]; 2];
        for (side, cards) in at.iter_mut().zip(&encoding.at) {
            side[..12].copy_from_slice(cards);
        }
        Self { at, laid: encoding.colours }
    }

    /// A number for where all cards are, and for `more`; never 0.
    pub(super) fn key(&self, more: u64) -> u64 {
        let four = |cells: &[u16]| cells.iter().rev().fold(0, |all, &cell| all << 16 | u64::from(cell));
        let mix = |key: u64, part: u64| {
            let mixed = (key ^ part).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            mixed ^ mixed >> 29
        };
        let parts = self.at.iter().flat_map(|cards| cards[..12].chunks_exact(4).map(four));
        parts.fold(0x9E37_79B9_7F4A_7C15 ^ more, mix) | 1
    }

    /// By side, the cards that are not placed.
    pub(super) fn left(&self) -> [u16; 2] {
        self.at.map(|cards| (0..12).fold(0, |left, card| left | u16::from(cards[card] == 0) << card))
    }

    /// What it comes to for seat 0 when these cards are placed in this order, each as well as can be;
    /// 0 when the hands decide.
    pub(super) fn best(
        &self,
        meter: &mut Meter,
        order: &[(usize, Card)],
        [mut low, mut high]: [i32; 2],
    ) -> Result<i32, CutShort> {
        let Some((&(side, card), rest)) = order.split_first() else { return Ok(self.worth()) };
        let mut best = if side == 0 { -i32::MAX } else { i32::MAX };
        self.each(side, card, &mut |after| {
            meter.spend()?;
            let worth = after.best(meter, rest, [low, high])?;
            if side == 0 {
                best = best.max(worth);
                low = low.max(best);
            } else {
                best = best.min(worth);
                high = high.min(best);
            }
            Ok(low >= high)
        })?;
        Ok(best)
    }

    /// Points, then scoring cards (R-F6), as in `settled`.
    fn worth(&self) -> i32 {
        let ([own, theirs], [scoring, others]) = square_totals(&self.at, self.laid);
        let points = i32::from(own) - i32::from(theirs);
        let scoring = i32::from(scoring) - i32::from(others);
        100 * points + WIN * if points == 0 { scoring.signum() } else { points.signum() }
    }

    /// Shows every way to place a card, until one is enough.
    pub(super) fn each(
        &self,
        side: usize,
        card: Card,
        show: &mut impl FnMut(&Self) -> Result<bool, CutShort>,
    ) -> Result<bool, CutShort> {
        let free = !(self.laid[0] | self.laid[1]);
        if card == Card::Deer {
            for line in LINES.into_iter().filter(|line| line & free != 0) {
                if show(&self.pushed(side, line, false))? || show(&self.pushed(side, line, true))? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        for cell in cells(free) {
            let mut after = *self;
            after.put(side, card as usize, cell);
            let left = free & !cell;
            if (card != Card::Raccoon || left == 0) && show(&after)? {
                return Ok(true);
            }
            if card == Card::Raccoon && left != 0 && after.moves(side, left, show)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Every move of a Raccoon that has been placed (R-F5).
    fn moves(
        &self,
        side: usize,
        free: u16,
        show: &mut impl FnMut(&Self) -> Result<bool, CutShort>,
    ) -> Result<bool, CutShort> {
        for card in (0..12).filter(|&card| card != Card::Raccoon as usize && self.at[side][card] != 0) {
            for cell in cells(free) {
                let mut after = *self;
                after.laid[side] &= !self.at[side][card];
                after.put(side, card, cell);
                if show(&after)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    const fn put(&mut self, side: usize, card: usize, cell: u16) {
        self.at[side][card] = cell;
        self.laid[side] |= cell;
    }

    /// The cards of the line as far from the Deer's end as can be, the Deer behind them (R-F1).
    fn pushed(&self, deer: usize, line: u16, backwards: bool) -> Self {
        let mut order = [0; 4];
        for (place, cell) in order.iter_mut().zip(cells(line)) {
            *place = cell;
        }
        if backwards {
            order.reverse();
        }
        let mut after = *self;
        after.laid = self.laid.map(|cells| cells & !line);
        let mut room = 4;
        for cell in order.into_iter().rev() {
            for (side, cards) in self.at.iter().enumerate() {
                if let Some(card) = cards.iter().position(|&there| there == cell) {
                    room -= 1;
                    after.put(side, card, order[room & 3]);
                }
            }
        }
        after.put(deer, Card::Deer as usize, order[room.saturating_sub(1) & 3]);
        after
    }
}

/// One cell after the other.
fn cells(mut rest: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let cell = rest & rest.wrapping_neg();
        rest &= !cell;
        (cell != 0).then_some(cell)
    })
}
