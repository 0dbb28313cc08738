//! Who plays a forest duel, and what makes its chance.

use crate::text::Text;
use crate::{ForestVariant, PlayerKind};
use douze_rules::Seat;
use douze_rules::forest::Variant;
use serde::{Deserialize, Serialize};

/// What is known of a game before its first action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Header {
    /// As typed; empty for a seat that nobody named and for built-in players.
    pub(crate) names: [String; 2],
    pub(crate) players: [PlayerKind; 2],
    pub(crate) variant: ForestVariant,
    /// Seed of chance.
    pub(crate) seed: u64,
    /// A person chose the seed: marked in the record.
    pub(crate) seed_chosen: bool,
    /// Seed of the built-in players, independent of chance.
    pub(crate) player_seed: u64,
}

/// Who sits there: the name typed, the colour of a person without a name, or the built-in player's.
pub(crate) fn name(text: &Text, typed: [&str; 2], players: [PlayerKind; 2], seat: Seat) -> String {
    let name = match players[seat.index()] {
        PlayerKind::Person if typed[seat.index()].is_empty() => {
            return text.with("setup-seat-name", &[("seat", seat.index().into())]);
        }
        PlayerKind::Person => return typed[seat.index()].to_owned(),
        PlayerKind::Fawn => text.say("setup-player-fawn"),
        PlayerKind::Fox => text.say("setup-player-fox"),
    };
    if players[0] == players[1] {
        return text.with("setup-player-twin", &[("name", name.into()), ("seat", seat.index().into())]);
    }
    name
}

impl Header {
    /// Who sits there.
    pub(crate) fn name(&self, text: &Text, seat: Seat) -> String {
        name(text, [&self.names[0], &self.names[1]], self.players, seat)
    }

    /// How it begins, in the words of the rules.
    pub(crate) fn rules_variant(&self) -> Variant {
        match self.variant {
            ForestVariant::Standard => Variant::Standard,
            ForestVariant::Choose3 => Variant::Choose3,
        }
    }

    /// The same people once more, colours swapped.
    pub(crate) fn rematch(&self) -> Self {
        let [first, second] = self.names.clone();
        let [one, other] = self.players;
        Self {
            names: [second, first],
            players: [other, one],
            variant: self.variant,
            seed: rand::random(),
            seed_chosen: false,
            player_seed: rand::random(),
        }
    }
}
