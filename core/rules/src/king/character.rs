//! The twelve characters.

use crate::{BitSet, BySeat, Nibble};
use serde::{Deserialize, Serialize};

/// A character, in the order of `records.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Character {
    Alchemist,
    Gambler,
    Golem,
    Knight,
    Lady,
    Machine,
    Merchants,
    Oracle,
    Parasite,
    Reverser,
    Sorcerer,
    Troublemakers,
}

impl Character {
    /// All twelve, in order.
    pub const ALL: [Self; 12] = [
        Self::Alchemist,
        Self::Gambler,
        Self::Golem,
        Self::Knight,
        Self::Lady,
        Self::Machine,
        Self::Merchants,
        Self::Oracle,
        Self::Parasite,
        Self::Reverser,
        Self::Sorcerer,
        Self::Troublemakers,
    ];

    /// Its place in [`Character::ALL`].
    pub(super) const fn number(self) -> u8 {
        self as u8
    }

    /// The character with this place; none for [`NOBODY`].
    pub(super) fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Has it the blue symbol, which set-up counts? Those that turn one's own die (R-K1).
    pub const fn is_blue(self) -> bool {
        matches!(self, Self::Sorcerer | Self::Reverser | Self::Oracle)
    }

    /// Has it the second symbol? Those that touch every die (R-K1).
    pub const fn touches_all(self) -> bool {
        matches!(self, Self::Troublemakers | Self::Merchants)
    }

    /// The id used in records: `alchemist` … `troublemakers`.
    pub const fn id(self) -> &'static str {
        [
            "alchemist",
            "gambler",
            "golem",
            "knight",
            "lady",
            "machine",
            "merchants",
            "oracle",
            "parasite",
            "reverser",
            "sorcerer",
            "troublemakers",
        ][self as usize]
    }

    /// The character with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }
}

/// Stands for no character where numbers of characters are packed.
pub(super) const NOBODY: u8 = 15;

impl Nibble for Character {
    fn nibble(self) -> u8 {
        self.number()
    }

    fn from_nibble(number: u8) -> Option<Self> {
        Self::from_number(number)
    }
}

/// A set of characters; a hand is shown in the order of [`Lineup::iter`](super::Lineup::iter) instead.
pub type Characters = BitSet<Character>;

/// Characters by seat.
pub type Cards = BySeat<Character>;
