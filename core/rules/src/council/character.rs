//! The Council's twelve characters. Not King of 12's: Druidess, Powerful and Stoic are here, and Machine and
//! Parasite act differently.

use crate::{BitSet, Nibble};
use serde::{Deserialize, Serialize};

/// A character, in the order of `records.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Character {
    Alchemist,
    Machine,
    Knight,
    Lady,
    Druidess,
    Golem,
    Reverser,
    Oracle,
    Parasite,
    Powerful,
    Sorcerer,
    Stoic,
}

impl Character {
    /// All twelve, in order.
    pub const ALL: [Self; 12] = [
        Self::Alchemist,
        Self::Machine,
        Self::Knight,
        Self::Lady,
        Self::Druidess,
        Self::Golem,
        Self::Reverser,
        Self::Oracle,
        Self::Parasite,
        Self::Powerful,
        Self::Sorcerer,
        Self::Stoic,
    ];

    /// Its place in [`Character::ALL`].
    pub(super) const fn number(self) -> u8 {
        self as u8
    }

    /// Its bit in a set.
    pub(super) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The character with this place; none for [`NOBODY`].
    pub(super) fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// The id used in records and decks: `alchemist` … `stoic`.
    pub const fn id(self) -> &'static str {
        [
            "alchemist",
            "machine",
            "knight",
            "lady",
            "druidess",
            "golem",
            "reverser",
            "oracle",
            "parasite",
            "powerful",
            "sorcerer",
            "stoic",
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

/// A set of characters.
pub type Characters = BitSet<Character>;

impl Characters {
    /// All twelve.
    pub const ALL: Self = Self::from_bits(0xFFF);
}
