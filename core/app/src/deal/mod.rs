//! A deal: all that makes two devices draw the same cards and dice, and who sits where by level; and the deal of the day. Its code is
//! in `code.rs`.

mod code;

pub(crate) use code::is_meant;

use crate::day::Day;
use crate::deck::Sha256;
use crate::{CharacterSet, ForestVariant, GameKind, PlayerKind, TwelveGroups};
use douze_rules::council::{Character as Councillor, Scenario};
use douze_rules::king::Character;

/// Of the hash of a deck, its beginning.
const DECK: usize = 40;

/// A deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    pub(crate) seed: u64,
    /// By seat: a person, or a level.
    pub(crate) players: Vec<PlayerKind>,
    pub(crate) how: How,
}

/// What each game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Forest {
        variant: ForestVariant,
    },
    King {
        groups: TwelveGroups,
        set: CharacterSet,
        /// Besides the Knight; of a random set none.
        chosen: Vec<Character>,
    },
    Council {
        /// None: a normal game.
        month: Option<Scenario>,
        /// Who reigned when it began.
        ruler: Option<Councillor>,
        silent: bool,
        bells: bool,
        /// Of a free game: what the table chose, in ascending order.
        free: Option<Free>,
        /// Of another deck than the newest shipped one.
        deck: Option<DeckHash>,
    },
}

/// Petitioners and dilemmas of a free game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Free {
    pub(crate) petitioners: Vec<Councillor>,
    pub(crate) dilemmas: Vec<u8>,
}

/// The beginning of a deck's hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeckHash(u64);

impl DeckHash {
    pub(crate) fn of(deck: Sha256) -> Self {
        let digits = deck.to_string();
        let beginning = digits.get(..DECK / 4).unwrap_or_default();
        Self(u64::from_str_radix(beginning, 16).unwrap_or_default())
    }
}

/// Why a code is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoDeal {
    /// Other letters, another length, another checksum.
    Misread,
    /// Of a newer version.
    Newer,
}

impl Deal {
    pub(crate) const fn game(&self) -> GameKind {
        match self.how {
            How::Forest { .. } => GameKind::Forest,
            How::King { .. } => GameKind::King,
            How::Council { .. } => GameKind::Council,
        }
    }

    fn is_valid(&self) -> bool {
        let seats = match &self.how {
            How::Forest { .. } => 2..=2,
            How::King { set, chosen, .. } => {
                if *set == CharacterSet::Chosen && chosen.len() != 6 {
                    return false;
                }
                2..=16
            }
            How::Council { month, free, .. } => {
                let whole = |free: &Free| free.petitioners.len() == 7 && free.dilemmas.len() == 7;
                if free.as_ref().is_some_and(|free| month.is_some() || !whole(free)) {
                    return false;
                }
                2..=4
            }
        };
        seats.contains(&self.players.len()) && self.players.contains(&PlayerKind::Person)
    }

    /// The deal of the day of this moment: one person, and the same for everybody.
    pub(crate) fn of_day(game: GameKind, now_ms: i64) -> Self {
        let day = Day::number(now_ms);
        let name = game.id();
        let hash = Sha256::of(format!("douze deal of the day {name} {day}").as_bytes()).to_string();
        let seed = u64::from_str_radix(hash.get(..16).unwrap_or_default(), 16).unwrap_or_default();
        let (players, how) = match game {
            GameKind::Forest => {
                (vec![PlayerKind::Person, PlayerKind::Fox], How::Forest { variant: ForestVariant::Standard })
            }
            GameKind::King => {
                let how =
                    How::King { groups: TwelveGroups::Fours, set: CharacterSet::Random, chosen: Vec::new() };
                (vec![PlayerKind::Person, PlayerKind::Courtier, PlayerKind::Courtier], how)
            }
            GameKind::Council => {
                let month = Scenario::ALL.get(usize::try_from(seed % 12).unwrap_or_default()).copied();
                let silent = month.is_some_and(Scenario::is_silent);
                let how = How::Council { month, ruler: None, silent, bells: true, free: None, deck: None };
                (vec![PlayerKind::Person, PlayerKind::Councillor, PlayerKind::Councillor], how)
            }
        };
        Self { seed, players, how }
    }
}
