//! Who plays a game, and what makes its chance.

use super::chance::player_seed;
use crate::PlayerKind;
use serde::{Deserialize, Serialize};

/// The parameters of a game, known before its first action; `options` are those of the one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Header<O> {
    /// As typed; empty for a seat that nobody named and for built-in players.
    pub(crate) names: Vec<String>,
    pub(crate) players: Vec<PlayerKind>,
    #[serde(flatten)]
    pub(crate) options: O,
    /// Seed of chance.
    pub(crate) seed: u64,
    /// A person chose the seed: marked in the record.
    pub(crate) seed_chosen: bool,
    /// Seed of the built-in players, independent of chance.
    pub(crate) player_seed: u64,
    /// How it came onto this device.
    #[serde(default, skip_serializing_if = "Origin::is_played")]
    pub(crate) origin: Origin,
}

/// How a game came onto this device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Origin {
    /// It was begun here.
    #[default]
    Played,
    /// It was read from the record with this SHA-256: watched, never continued.
    Imported { sha256: String },
    /// It goes on from so many actions of another game.
    Continued { after: usize },
}

impl Origin {
    pub(crate) const fn is_played(&self) -> bool {
        matches!(self, Self::Played)
    }
}

impl<O> Header<O> {
    /// A game of these people with a seed that a person chose, or one that the device draws.
    pub(crate) fn new(names: Vec<String>, players: Vec<PlayerKind>, options: O, chosen: Option<u64>) -> Self {
        Self {
            names,
            players,
            options,
            seed: chosen.unwrap_or_else(rand::random),
            seed_chosen: chosen.is_some(),
            // A chosen seed makes the whole game the same again, its built-in players included.
            player_seed: chosen.map_or_else(rand::random, player_seed),
            origin: Origin::Played,
        }
    }

    /// People at the table.
    pub(crate) fn persons(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.players.len()).filter(|&seat| self.players[seat] == PlayerKind::Person)
    }
}
