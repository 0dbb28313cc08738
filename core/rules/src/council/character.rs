//! The Council's twelve characters. Not King of 12's: Druidess, Powerful and Stoic are here, and Machine and
//! Parasite act differently.

use crate::bits::bits;
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

/// A set of characters, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Character>", into = "Vec<Character>")]
pub struct Characters(pub(super) u16);

impl Characters {
    /// No character.
    pub const EMPTY: Self = Self(0);

    /// All twelve.
    pub const ALL: Self = Self(0xFFF);

    /// Is it in the set?
    pub const fn contains(self, character: Character) -> bool {
        self.0 & character.bit() != 0
    }

    /// The set with this character.
    #[must_use]
    pub const fn with(self, character: Character) -> Self {
        Self(self.0 | character.bit())
    }

    /// The set without this character.
    #[must_use]
    pub const fn without(self, character: Character) -> Self {
        Self(self.0 & !character.bit())
    }

    /// Characters of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Characters of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many characters.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The characters, in the order of [`Character::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Character> {
        bits(self.0.into()).filter_map(|bit| Character::from_number(bit as u8))
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Self {
        characters.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<Character>> for Characters {
    fn from(characters: Vec<Character>) -> Self {
        characters.into_iter().collect()
    }
}

impl From<Characters> for Vec<Character> {
    fn from(characters: Characters) -> Self {
        characters.iter().collect()
    }
}
