//! Who plays a forest duel, and how. What was chosen last is there again the next time.

use super::forest::Header;
use super::{Reply, seat};
use crate::store::{Store, StoreError};
use crate::text::Text;
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
        let saved = store.setting(KEY).ok().flatten();
        saved.and_then(|saved| serde_json::from_str(&saved).ok()).unwrap_or_default()
    }

    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        let json =
            serde_json::to_string(self).map_err(|error| StoreError::Io { detail: error.to_string() })?;
        store.set_setting(KEY, &json)
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

    /// What is wrong with the name of this seat.
    pub(crate) fn name_fault(&self, seat: Seat) -> Option<Fault> {
        let name = self.name(seat)?;
        if name.chars().count() > usize::from(NAME_LIMIT) {
            Some(Fault::NameTooLong)
        } else if name.chars().any(char::is_control) {
            Some(Fault::NameUnprintable)
        } else if !name.is_empty() && self.name(seat.other()) == Some(name) {
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

    fn name(&self, seat: Seat) -> Option<&str> {
        (self.players[seat.index()] == PlayerKind::Person).then(|| self.names[seat.index()].trim())
    }

    /// The game that this form describes; none while something is wrong.
    pub(crate) fn header(&self, text: &Text) -> Option<Header> {
        let seats = [Seat::new(0), Seat::new(1)];
        if self.seed_fault().is_some() || seats.iter().any(|&seat| self.name_fault(seat).is_some()) {
            return None;
        }
        let chosen = self.seed.trim().parse().ok();
        let name = |seat: Seat| match self.name(seat) {
            Some(name) if !name.is_empty() => name.to_owned(),
            Some(_) => text.with("setup-seat-name", &[("seat", seat.index().into())]),
            None => String::new(),
        };
        Some(Header {
            names: seats.map(name),
            players: self.players,
            variant: self.variant,
            seed: chosen.unwrap_or_else(rand::random),
            seed_chosen: chosen.is_some(),
            // A chosen seed makes the whole game the same again, its built-in player included.
            player_seed: chosen.unwrap_or_else(rand::random),
        })
    }
}

/// The same people once more, colours swapped.
pub(crate) fn rematch(header: &Header) -> Header {
    let [first, second] = header.names.clone();
    let [one, other] = header.players;
    Header {
        names: [second, first],
        players: [other, one],
        variant: header.variant,
        seed: rand::random(),
        seed_chosen: false,
        player_seed: rand::random(),
    }
}
