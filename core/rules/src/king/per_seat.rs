//! A small number per seat, packed.

use crate::by_seat::MAX_SEATS;

/// A byte per seat, in words: to write one byte and then to read the word around it would stop the processor
/// for a moment, and playouts do little else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PerSeat(pub(super) [u64; 2]);

const fn word(seat: usize) -> usize {
    seat >> 3 & 1
}

const fn shift(seat: usize) -> usize {
    8 * (seat & 7)
}

impl PerSeat {
    pub(super) const ZERO: Self = Self([0; 2]);

    /// The same number, below 128, for so many seats, and 0 beyond.
    pub(super) const fn of(number: u8, seats: usize) -> Self {
        let each = number as u128 * (u128::MAX / 0xFF);
        let all = if seats >= MAX_SEATS { each } else { each & ((1 << (8 * seats)) - 1) };
        Self([all as u64, (all >> 64) as u64])
    }

    /// The number of a seat below 16.
    pub(super) const fn get(self, seat: usize) -> u8 {
        (self.0[word(seat)] >> shift(seat)) as u8
    }

    #[must_use]
    pub(super) const fn with(mut self, seat: usize, number: u8) -> Self {
        let rest = self.0[word(seat)] & !(0xFF << shift(seat));
        self.0[word(seat)] = rest | (number as u64) << shift(seat);
        self
    }

    /// Adds to a seat's number; the sum stays below 256.
    pub(super) const fn add(&mut self, seat: usize, number: u8) {
        self.0[word(seat)] += (number as u64) << shift(seat);
    }

    /// Takes from a seat's number at most as much as it is.
    pub(super) const fn subtract(&mut self, seat: usize, number: u8) {
        self.0[word(seat)] -= (number as u64) << shift(seat);
    }

    pub(super) const fn clear(&mut self, seat: usize) {
        self.0[word(seat)] &= !(0xFF << shift(seat));
    }

    /// The bits of this that the other has not.
    pub(super) const fn minus(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    pub(super) const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    pub(super) const fn is_zero(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The numbers by seat.
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        (0..MAX_SEATS).map(move |seat| self.get(seat))
    }
}
