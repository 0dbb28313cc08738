//! How a game ended, stored with it for lists and statistics: no language, nothing that is hidden.

use douze_rules::Seat;
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    Forest {
        /// None: a draw.
        winner: Option<Seat>,
        points: [u8; 2],
    },
    King {
        winner: Seat,
        rounds: u32,
    },
    Council {
        won: bool,
        years: u32,
        /// Dilemmas.
        solved: u8,
    },
    /// A record from elsewhere that stops before the end of its game.
    Unfinished {
        round: u32,
    },
}
