//! The twelve months (`council.md`, a troubled year): lists and special rules.

use super::{Character, Characters};
use Character::{
    Alchemist, Druidess, Golem, Knight, Lady, Machine, Oracle, Parasite, Powerful, Reverser, Sorcerer, Stoic,
};
use serde::{Deserialize, Serialize};

/// A month of the troubled year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Scenario {
    January,
    February,
    March,
    April,
    May,
    June,
    July,
    August,
    September,
    October,
    November,
    December,
}

/// The goal of a month besides Favour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Nothing.
    None,
    /// This character must take the throne.
    Reigns(Character),
    /// Bells rung so many times, free ones and failed dilemmas included (R-C18), and a successor chosen.
    BellsAndSuccessor(u8),
    /// A successor chosen: Claim the Throne ended with a ruler.
    Successor,
}

impl Scenario {
    /// From January.
    pub const ALL: [Self; 12] = [
        Self::January,
        Self::February,
        Self::March,
        Self::April,
        Self::May,
        Self::June,
        Self::July,
        Self::August,
        Self::September,
        Self::October,
        Self::November,
        Self::December,
    ];

    /// The id used in records: `january` … `december`.
    pub const fn id(self) -> &'static str {
        [
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
        ][self as usize]
    }

    /// The month with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|month| month.id() == id)
    }

    /// Its seven petitioners; their order is shuffled.
    pub const fn petitioners(self) -> [Character; 7] {
        match self {
            Self::January | Self::May => [Powerful, Druidess, Stoic, Sorcerer, Parasite, Knight, Reverser],
            Self::February => [Alchemist, Powerful, Lady, Golem, Sorcerer, Machine, Reverser],
            Self::March => [Powerful, Druidess, Lady, Stoic, Sorcerer, Oracle, Knight],
            Self::April => [Alchemist, Lady, Stoic, Golem, Sorcerer, Parasite, Reverser],
            Self::June => [Powerful, Stoic, Lady, Golem, Parasite, Knight, Reverser],
            Self::July => [Powerful, Lady, Sorcerer, Machine, Oracle, Parasite, Reverser],
            Self::August | Self::November => [Powerful, Lady, Stoic, Golem, Sorcerer, Knight, Reverser],
            Self::September => [Powerful, Lady, Stoic, Sorcerer, Machine, Parasite, Reverser],
            Self::October => [Powerful, Druidess, Stoic, Golem, Sorcerer, Knight, Reverser],
            Self::December => [Druidess, Stoic, Golem, Sorcerer, Machine, Parasite, Knight],
        }
    }

    /// The numbers of its seven dilemmas; their order is shuffled.
    pub const fn dilemmas(self) -> [u8; 7] {
        match self {
            Self::January | Self::May => [5, 8, 9, 12, 15, 16, 20],
            Self::February => [1, 2, 8, 13, 14, 18, 21],
            Self::March => [3, 6, 22, 23, 24, 30, 36],
            Self::April => [1, 3, 20, 24, 30, 31, 36],
            Self::June => [2, 6, 8, 13, 14, 18, 21],
            Self::July => [1, 2, 8, 12, 14, 16, 24],
            Self::August => [1, 6, 8, 9, 20, 24, 33],
            Self::September => [10, 21, 28, 31, 32, 34, 35],
            Self::October => [1, 7, 14, 24, 30, 32, 33],
            Self::November => [2, 4, 12, 13, 25, 29, 30],
            Self::December => [30, 31, 32, 33, 34, 35, 36],
        }
    }

    /// The goal besides Favour; missed, the game is lost and the throne stays vacant.
    pub const fn goal(self) -> Goal {
        match self {
            Self::May => Goal::Reigns(Powerful),
            Self::June => Goal::Reigns(Stoic),
            Self::July => Goal::BellsAndSuccessor(4),
            Self::December => Goal::Successor,
            _ => Goal::None,
        }
    }

    /// The Favour of the beginning, where the month says it.
    pub const fn favour(self) -> Option<u8> {
        if matches!(self, Self::November) { Some(1) } else { None }
    }

    /// Do solved dilemmas bring no Favour? The rest of a reward applies (R-C18).
    pub const fn ignores_favour(self) -> bool {
        matches!(self, Self::November)
    }

    /// Must the council be silent for the whole game?
    pub const fn is_silent(self) -> bool {
        matches!(self, Self::December)
    }

    pub(super) fn petitioner_set(self) -> Characters {
        self.petitioners().into_iter().collect()
    }

    /// As bits.
    pub(super) fn dilemma_set(self) -> u64 {
        self.dilemmas().into_iter().fold(0, |set, number| set | 1 << number)
    }
}
