//! Lists with an entry per seat, packed, and sets of seats.

use super::Character;
use super::character::NOBODY;
use crate::Seat;
use crate::bits::bits;
use crate::d12::Face;
use serde::{Deserialize, Serialize};

/// The most seats that a game has.
pub(super) const MOST: usize = 16;

/// Faces by seat, or nothing for a seat without; up to 16.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Option<Face>>", into = "Vec<Option<Face>>")]
pub struct Faces {
    /// Four bits a seat, 0 for nothing.
    packed: u64,
    len: u8,
}

/// Characters by seat, or nothing for a seat without; up to 16.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Option<Character>>", into = "Vec<Option<Character>>")]
pub struct Cards {
    /// Four bits a seat, [`NOBODY`] for nothing.
    packed: u64,
    len: u8,
}

/// A list with more entries than a game has seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a list has up to 16 seats, not {0}")]
pub struct TooManySeats(pub usize);

/// What [`Faces`] and [`Cards`] share; `$none` is the code of an empty entry.
macro_rules! list {
    ($list:ident, $item:ty, $none:expr, $encode:expr, $decode:expr) => {
        impl $list {
            /// How many seats it has an entry for.
            pub const fn len(&self) -> usize {
                self.len as usize
            }

            /// Has it no entry at all?
            pub const fn is_empty(&self) -> bool {
                self.len == 0
            }

            /// The entry of a seat; none beyond the last one, too.
            pub fn get(&self, seat: Seat) -> Option<$item> {
                if seat.index() < self.len() { $decode(self.packed >> (4 * seat.index()) & 15) } else { None }
            }

            /// The entries, by seat.
            pub fn iter(&self) -> impl Iterator<Item = Option<$item>> + use<> {
                let Self { packed, len } = *self;
                (0..len).map(move |seat| $decode(packed >> (4 * seat) & 15))
            }
        }

        /// Entries by seat; those beyond the sixteenth are dropped.
        impl FromIterator<Option<$item>> for $list {
            fn from_iter<I: IntoIterator<Item = Option<$item>>>(items: I) -> Self {
                let mut list = Self { packed: 0, len: 0 };
                for item in items.into_iter().take(MOST) {
                    let code: u64 = item.map_or($none, $encode);
                    list.packed |= code << (4 * list.len);
                    list.len += 1;
                }
                list
            }
        }

        /// An entry for every seat.
        impl FromIterator<$item> for $list {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().map(Some).collect()
            }
        }

        impl TryFrom<Vec<Option<$item>>> for $list {
            type Error = TooManySeats;

            fn try_from(items: Vec<Option<$item>>) -> Result<Self, TooManySeats> {
                if items.len() > MOST {
                    Err(TooManySeats(items.len()))
                } else {
                    Ok(items.into_iter().collect())
                }
            }
        }

        impl From<$list> for Vec<Option<$item>> {
            fn from(list: $list) -> Self {
                list.iter().collect()
            }
        }

        impl std::fmt::Debug for $list {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_list().entries(self.iter()).finish()
            }
        }
    };
}

list!(Faces, Face, 0, |face: Face| face.number().into(), |code: u64| Face::new(code as u8));
list!(Cards, Character, NOBODY.into(), |card: Character| card.number().into(), |code: u64| {
    Character::from_number(code as u8)
});

impl Faces {
    /// The seats that have a face.
    pub(super) fn given(&self) -> Seats {
        (0..self.len).fold(Seats::EMPTY, |given, seat| {
            let has = self.packed >> (4 * seat) & 15 != 0;
            Seats(given.0 | u16::from(has) << seat)
        })
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(pub(super) u16);

impl Seats {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// The seats from 0 up to this number.
    pub(super) const fn first(count: usize) -> Self {
        Self(((1_u32 << count) - 1) as u16)
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        (self.0 as u32) >> (seat.number() & 31) & 1 != 0
    }

    /// The set with this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << (seat.number() & 15))
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        bits(self.0.into()).map(|seat| Seat::new(seat as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}
