//! How a game begins, what is due in it, and how it ends.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// How the first hands come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Three cards drawn.
    Standard,
    /// Five cards drawn, three kept, two put under the deck.
    Choose3,
}

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance: the decks.
    Deal,
    /// Chance: the tiebreaker's first holder.
    Tiebreaker,
    /// A seat keeps three of five cards (variant).
    Keep,
    /// Seats choose a card in secret.
    Choose,
    /// A seat places its revealed card, or pushes its Deer.
    Place,
    /// A seat moves a card with its Raccoon.
    Move,
    /// Nothing: the game has ended.
    Over,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// One seat.
    Seat(Seat),
    /// Both are named (R-F6).
    Draw,
}

/// The criterion that decided the game: the first of these that differed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecidedBy {
    /// Most points.
    Points,
    /// More cards that scored.
    ScoringCards,
    /// The higher sum of the numbers left in hand.
    Hands,
    /// Nothing: all is equal.
    Draw,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// Who won.
    pub winner: Winner,
    /// By what.
    pub decided_by: DecidedBy,
}
