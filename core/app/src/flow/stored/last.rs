//! The latest news of an unfinished game for lists, stored with it: without language, without secrets.

use douze_rules::Seat;
use douze_rules::forest::Card;
use serde::{Deserialize, Serialize};

/// The round, or turn, and what happened last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Last {
    pub(crate) round: u32,
    pub(crate) news: News,
}

/// The last thing that is worth a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum News {
    /// Forest duel: a card was laid.
    Placed { seat: Seat, card: Card },
    /// Forest duel: a Snake took both cards out of the game.
    Removed,
    /// King of 12: the winner of a turn, if there was one.
    Turn { winner: Option<Seat> },
    /// King of 12: the winner of a round.
    Round { winner: Seat },
    /// Council of 12: a dilemma was checked.
    Checked { solved: bool, favour: u8 },
}
