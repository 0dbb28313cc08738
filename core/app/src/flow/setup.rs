//! Who plays a forest duel, and how. What was chosen last is there again the next time.

use super::forest::{Header, name, player_seed};
use super::{Reply, seat};
use crate::store::{Store, StoreError};
use crate::text::{Text, is_unprintable};
use crate::{ForestVariant, Intent, PlayerKind, Reason};
use douze_rules::Seat;
use serde::{Deserialize, Serialize};

const KEY: &str = "setup-forest";

/// Characters of a name at most.
pub(crate) const NAME_LIMIT: u8 = 24;

/// The form as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) names: [String; 2],
    pub(crate) players: [PlayerKind; 2],
    pub(crate) variant: ForestVariant,
    /// As typed; never saved: the next game has a chance of its own.
    #[serde(skip)]
    pub(crate) seed: String,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            names: [String::new(), String::new()],
            players: [PlayerKind::Person, PlayerKind::Fawn],
            variant: ForestVariant::Standard,
            seed: String::new(),
        }
    }
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    NameTooLong,
    NameUnprintable,
    SameNames,
    NotASeed,
    SeedTooLarge,
}

impl Setup {
    pub(crate) fn load(store: &Store) -> Self {
        super::load(store, KEY)
    }

    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        super::save(store, KEY, self)
    }

    pub(crate) fn handle(&mut self, intent: Intent) -> Reply {
        match intent {
            Intent::NameSeat { seat: number, name } => {
                let Some(seat) = seat(number) else { return Reply::not_now() };
                self.names[seat.index()] = name;
            }
            Intent::SetPlayer { seat: number, player } => {
                let Some(seat) = seat(number) else { return Reply::not_now() };
                // Somebody has to hold the device.
                if player != PlayerKind::Person && self.players[seat.other().index()] != PlayerKind::Person {
                    return Reply::rejected(Reason::BadInput, "setup-player-nobody");
                }
                self.players[seat.index()] = player;
            }
            Intent::SetVariant { variant } => self.variant = variant,
            Intent::TypeSeed { seed } => self.seed = seed,
            _ => return Reply::not_now(),
        }
        Reply::seen()
    }

    /// What is wrong with the name of this seat; a seat without a name is called by its colour.
    pub(crate) fn name_fault(&self, text: &Text, seat: Seat) -> Option<Fault> {
        if self.players[seat.index()] != PlayerKind::Person {
            return None;
        }
        let name = self.typed(seat);
        if name.chars().count() > usize::from(NAME_LIMIT) {
            Some(Fault::NameTooLong)
        } else if name.chars().any(is_unprintable) {
            Some(Fault::NameUnprintable)
        } else if !name.is_empty() && self.name(text, seat) == self.name(text, seat.other()) {
            Some(Fault::SameNames)
        } else {
            None
        }
    }

    /// What is wrong with the seed.
    pub(crate) fn seed_fault(&self) -> Option<Fault> {
        let seed = self.seed.trim();
        if seed.is_empty() || seed.parse::<u64>().is_ok() {
            None
        } else if seed.chars().all(|digit| digit.is_ascii_digit()) {
            Some(Fault::SeedTooLarge)
        } else {
            Some(Fault::NotASeed)
        }
    }

    /// Nothing is wrong, a game can start.
    pub(crate) fn is_ready(&self, text: &Text) -> bool {
        let seats = [Seat::new(0), Seat::new(1)];
        self.seed_fault().is_none() && seats.iter().all(|&seat| self.name_fault(text, seat).is_none())
    }

    fn name(&self, text: &Text, seat: Seat) -> String {
        name(text, [Seat::new(0), Seat::new(1)].map(|seat| self.typed(seat)), self.players, seat)
    }

    fn typed(&self, seat: Seat) -> &str {
        match self.players[seat.index()] {
            PlayerKind::Person => self.names[seat.index()].trim(),
            PlayerKind::Fawn | PlayerKind::Fox => "",
        }
    }

    /// The game that this form describes.
    pub(crate) fn header(&self) -> Header {
        let chosen = self.seed.trim().parse().ok();
        Header {
            names: [Seat::new(0), Seat::new(1)].map(|seat| self.typed(seat).to_owned()),
            players: self.players,
            variant: self.variant,
            seed: chosen.unwrap_or_else(rand::random),
            seed_chosen: chosen.is_some(),
            // A chosen seed makes the whole game the same again, its built-in player included.
            player_seed: chosen.map_or_else(rand::random, player_seed),
        }
    }
}
