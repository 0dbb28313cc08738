//! Sets of cards, faces or seats, as bits.

use crate::Seat;
use crate::bits::bits;
use crate::d12::Face;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;

/// Values that sets and lists pack into four bits: cards, faces, seats. 15 stands for nothing.
pub trait Nibble: Copy {
    /// Its number; no set or list has one above 15.
    fn nibble(self) -> u8;

    /// The value with this number.
    fn from_nibble(number: u8) -> Option<Self>;
}

impl Nibble for Seat {
    fn nibble(self) -> u8 {
        self.number()
    }

    fn from_nibble(number: u8) -> Option<Self> {
        Some(Self::new(number))
    }
}

impl Nibble for Face {
    fn nibble(self) -> u8 {
        self.number()
    }

    fn from_nibble(number: u8) -> Option<Self> {
        Self::new(number)
    }
}

/// A set, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<T>", into = "Vec<T>")]
#[serde(bound(serialize = "T: Nibble + Serialize", deserialize = "T: Nibble + Deserialize<'de>"))]
pub struct BitSet<T> {
    bits: u16,
    of: PhantomData<T>,
}

/// A set of seats.
pub type Seats = BitSet<Seat>;

impl<T: Copy> BitSet<T> {
    /// Nothing.
    pub const EMPTY: Self = Self::from_bits(0);

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self { bits, of: PhantomData }
    }

    /// One bit each, by number.
    pub const fn bits(self) -> u16 {
        self.bits
    }

    /// The difference of two sets.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// The union of two sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: Nibble> BitSet<T> {
    /// Is it in the set?
    pub fn contains(self, one: T) -> bool {
        self.bits & bit(one) != 0
    }

    /// The set with this one.
    #[must_use]
    pub fn with(self, one: T) -> Self {
        Self::from_bits(self.bits | bit(one))
    }

    /// The set without this one.
    #[must_use]
    pub fn without(self, one: T) -> Self {
        Self::from_bits(self.bits & !bit(one))
    }

    /// All of them, by number.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        bits(self.bits.into()).filter_map(|bit| T::from_nibble(bit as u8))
    }
}

/// The bit of its number; none above 15.
fn bit(one: impl Nibble) -> u16 {
    (1_u64 << (one.nibble() & 63)) as u16
}

impl Seats {
    /// The seats from 0 up to this number, which is at most 16.
    pub(crate) const fn first(count: usize) -> Self {
        Self::from_bits(((1_u32 << count) - 1) as u16)
    }

    /// The first of them.
    pub(crate) fn lowest(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat::new(self.bits.trailing_zeros() as u8))
    }
}

impl<T: Copy> Default for BitSet<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Nibble> FromIterator<T> for BitSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        all.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: Nibble> From<Vec<T>> for BitSet<T> {
    fn from(all: Vec<T>) -> Self {
        all.into_iter().collect()
    }
}

impl<T: Nibble> From<BitSet<T>> for Vec<T> {
    fn from(set: BitSet<T>) -> Self {
        set.iter().collect()
    }
}

impl<T: Nibble + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in_and_no_seat_that_no_game_has() {
        let set: Seats = [3, 0, 15, 16, 63].map(Seat::new).into_iter().collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [0, 3, 15]);
        assert!(set.contains(Seat::new(3)) && !set.contains(Seat::new(1)) && !set.contains(Seat::new(16)));
        assert_eq!(set.without(Seat::new(0)).lowest(), Some(Seat::new(3)));
        assert_eq!(set.minus(Seats::first(4)), Seats::EMPTY.with(Seat::new(15)));
        assert_eq!((set.len(), Seats::EMPTY.len(), Seats::EMPTY.lowest()), (3, 0, None));
        assert_eq!(format!("{:?}", set.minus(Seats::first(3))), "{Seat(3), Seat(15)}");
    }
}
