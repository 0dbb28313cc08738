//! The twelve-sided die (`dice.md`): opposite faces add up to 13, and neighbourhood is rule data.

use serde::{Deserialize, Serialize};

/// A face of the die, 1 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

/// Neighbours of each face clockwise, seen from outside; entry 0 belongs to face 1.
const NEIGHBOURS: [[Face; 5]; 12] = [
    faces([2, 4, 6, 5, 10]),
    faces([1, 10, 7, 8, 4]),
    faces([4, 8, 12, 11, 6]),
    faces([1, 2, 8, 3, 6]),
    faces([1, 6, 11, 9, 10]),
    faces([1, 4, 3, 11, 5]),
    faces([2, 10, 9, 12, 8]),
    faces([2, 7, 12, 3, 4]),
    faces([5, 11, 12, 7, 10]),
    faces([1, 5, 9, 7, 2]),
    faces([3, 12, 9, 5, 6]),
    faces([3, 8, 7, 9, 11]),
];

const fn faces(n: [u8; 5]) -> [Face; 5] {
    [Face(n[0]), Face(n[1]), Face(n[2]), Face(n[3]), Face(n[4])]
}

impl Face {
    /// The face with this number; none outside 1 to 12.
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=12) { Some(Self(number)) } else { None }
    }

    /// Its number, 1 to 12.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All twelve, from 1.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=12).map(Self)
    }

    /// The face below: the two add up to 13. To flip the die is to show this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(13 - self.0)
    }

    /// The five faces that share an edge with it, clockwise, seen from outside. To tip the die over an
    /// edge is to show one of these.
    pub const fn neighbours(self) -> [Self; 5] {
        NEIGHBOURS[self.0 as usize - 1]
    }

    /// Does it share an edge with the other?
    pub fn touches(self, other: Self) -> bool {
        self.neighbours().contains(&other)
    }
}

/// A number that is on no face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a die has the faces 1 to 12, not {0}")]
pub struct NoSuchFace(pub u8);

impl TryFrom<u8> for Face {
    type Error = NoSuchFace;

    fn try_from(number: u8) -> Result<Self, NoSuchFace> {
        Self::new(number).ok_or(NoSuchFace(number))
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> Self {
        face.0
    }
}
