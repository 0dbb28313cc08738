//! Sets of faces and of seats, as bits.

use crate::Seat;
use crate::bits::bits;
use crate::d12::Face;

/// A set of faces: the values of a target, or what a card can reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Faces(pub(super) u16);

impl Faces {
    /// No face.
    pub const EMPTY: Self = Self(0);

    /// The Knight's target.
    pub const LOW: Self = Self(0b11110);

    /// The Golem's target.
    pub const HIGH: Self = Self(0b1_1110_0000_0000);

    /// Is it in the set?
    pub const fn contains(self, face: Face) -> bool {
        self.0 >> face.number() & 1 != 0
    }

    /// The set with this face.
    #[must_use]
    pub const fn with(self, face: Face) -> Self {
        Self(self.0 | 1 << face.number())
    }

    /// The set without this face.
    #[must_use]
    pub const fn without(self, face: Face) -> Self {
        Self(self.0 & !(1 << face.number()))
    }

    /// Faces of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many faces.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The faces, from the lowest.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        bits(self.0.into()).filter_map(|bit| Face::new(bit as u8))
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(pub(super) u8);

impl Seats {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// The seats from 0 up to this number, which is at most 4.
    pub(super) const fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        (self.0 as u32) >> (seat.number() & 31) & 1 != 0
    }

    /// The set with this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << (seat.number() & 7))
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << (seat.number() & 7)))
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

    /// The first of them.
    pub(super) fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat::new(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}
