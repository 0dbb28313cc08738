//! Lists with an entry per seat, packed.

use crate::Seat;
use crate::bit_set::{Nibble, Seats};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;

/// The most seats that a game has.
pub(crate) const MAX_SEATS: usize = 16;

/// Stands for nothing.
const NOTHING: u8 = 15;

/// Cards or faces by seat, or nothing for a seat without; up to 16.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Option<T>>", into = "Vec<Option<T>>")]
#[serde(bound(serialize = "T: Nibble + Serialize", deserialize = "T: Nibble + Deserialize<'de>"))]
pub struct BySeat<T> {
    /// Four bits a seat.
    packed: u64,
    len: u8,
    of: PhantomData<T>,
}

/// A list with more entries than a game has seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a list has up to 16 seats, not {0}")]
pub struct TooManySeats(pub usize);

impl<T: Nibble> BySeat<T> {
    /// How many seats it has an entry for.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Has it no entry at all?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The entry of a seat; none beyond the last one, too.
    pub fn get(&self, seat: Seat) -> Option<T> {
        if seat.index() < self.len() { self.at(seat.number()) } else { None }
    }

    /// The entries, by seat.
    pub fn iter(&self) -> impl Iterator<Item = Option<T>> + use<T> {
        let list = *self;
        (0..list.len).map(move |seat| list.at(seat))
    }

    /// The seats that have something.
    pub(crate) fn given(&self) -> Seats {
        (0..self.len).filter(|&seat| self.at(seat).is_some()).map(Seat::new).collect()
    }

    fn at(&self, seat: u8) -> Option<T> {
        T::from_nibble((self.packed >> (4 * seat) & 15) as u8)
    }
}

/// Entries by seat; those beyond the sixteenth are dropped.
impl<T: Nibble> FromIterator<Option<T>> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = Option<T>>>(items: I) -> Self {
        let mut list = Self { packed: 0, len: 0, of: PhantomData };
        for item in items.into_iter().take(MAX_SEATS) {
            list.packed |= u64::from(item.map_or(NOTHING, Nibble::nibble)) << (4 * list.len);
            list.len += 1;
        }
        list
    }
}

/// An entry for every seat.
impl<T: Nibble> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().map(Some).collect()
    }
}

impl<T: Nibble> TryFrom<Vec<Option<T>>> for BySeat<T> {
    type Error = TooManySeats;

    fn try_from(items: Vec<Option<T>>) -> Result<Self, TooManySeats> {
        if items.len() > MAX_SEATS { Err(TooManySeats(items.len())) } else { Ok(items.into_iter().collect()) }
    }
}

impl<T: Nibble> From<BySeat<T>> for Vec<Option<T>> {
    fn from(list: BySeat<T>) -> Self {
        list.iter().collect()
    }
}

impl<T: Nibble + fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
