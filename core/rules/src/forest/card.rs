//! The twelve animals.

use crate::{BitSet, Nibble};
use serde::{Deserialize, Serialize};

/// An animal, in the order in which hands are listed (`records.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Card {
    Crow,
    Bat,
    Moth,
    Spider4,
    Spider5,
    Cat,
    Owl,
    Wolf,
    Jackalope,
    Deer,
    Raccoon,
    Snake,
}

impl Card {
    /// All twelve, in order.
    pub const ALL: [Self; 12] = [
        Self::Crow,
        Self::Bat,
        Self::Moth,
        Self::Spider4,
        Self::Spider5,
        Self::Cat,
        Self::Owl,
        Self::Wolf,
        Self::Jackalope,
        Self::Deer,
        Self::Raccoon,
        Self::Snake,
    ];

    /// The card that the lowest four bits stand for, where cards are packed.
    pub(super) const fn from_bits(bits: u64) -> Self {
        // Sixteen entries, so that no index can be out of range; the last four are never packed. A `match`
        // instead makes whole playouts a fifth slower.
        const PACKED: [Card; 16] = {
            let mut packed = [Card::Snake; 16];
            let mut i = 0;
            while i < 12 {
                packed[i] = Card::ALL[i];
                i += 1;
            }
            packed
        };
        PACKED[(bits & 15) as usize]
    }

    /// The number printed on it; the Snake's X counts 0 where numbers are added.
    pub const fn number(self) -> u8 {
        if matches!(self, Self::Snake) { 0 } else { self as u8 + 1 }
    }

    /// The id used in records: `crow` … `snake`.
    pub const fn id(self) -> &'static str {
        [
            "crow",
            "bat",
            "moth",
            "spider4",
            "spider5",
            "cat",
            "owl",
            "wolf",
            "jackalope",
            "deer",
            "raccoon",
            "snake",
        ][self as usize]
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }
}

impl Nibble for Card {
    fn nibble(self) -> u8 {
        self as u8
    }

    fn from_nibble(number: u8) -> Option<Self> {
        Some(Self::from_bits(number.into()))
    }
}

/// A set of animals of one colour.
pub type CardSet = BitSet<Card>;

impl CardSet {
    /// All twelve.
    pub const FULL: Self = Self::from_bits(0x0FFF);

    /// The numbers added up; the Snake counts 0 (`forest.md`, tie-break).
    pub fn sum(self) -> u8 {
        self.iter().map(Card::number).sum()
    }
}
