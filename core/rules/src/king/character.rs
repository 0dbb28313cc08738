//! The twelve characters.

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

/// A set of characters, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Characters(pub(super) u16);

impl Characters {
    /// No character.
    pub const EMPTY: Self = Self(0);

    /// Is it in the set?
    pub const fn contains(self, character: Character) -> bool {
        self.0 & (1 << character as u16) != 0
    }

    /// The set with this character.
    #[must_use]
    pub const fn with(self, character: Character) -> Self {
        Self(self.0 | 1 << character as u16)
    }

    /// The set without this character.
    #[must_use]
    pub const fn without(self, character: Character) -> Self {
        Self(self.0 & !(1 << character as u16))
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

    /// The characters, in the order of [`Character::ALL`]; hands are shown in the order of
    /// [`Lineup::iter`](super::Lineup::iter) instead.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |&character| self.contains(character))
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Self {
        characters.into_iter().fold(Self::EMPTY, Self::with)
    }
}
