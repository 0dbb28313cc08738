//! Actions: one decision of one seat, or one result of chance.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use super::Card;
use crate::Seat;
use serde::{Deserialize, Serialize};

/// A cell relative to that of the first card, which is row 0, column 0. Rows grow downwards,
/// columns to the right. The origin stays where it is when that card is pushed or moved away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cell {
    pub row: i8,
    pub col: i8,
}

impl Cell {
    /// The cell so many columns to the right, or rows down.
    pub(super) const fn along(self, down: bool, by: i32) -> Self {
        if down {
            Self { row: self.row + by as i8, ..self }
        } else {
            Self { col: self.col + by as i8, ..self }
        }
    }
}

/// A row or a column, counted like [`Cell`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    Row(i8),
    Col(i8),
}

/// Where the Deer comes from: left and right for a row, top and bottom for a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

/// One step of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance: both decks as shuffled, top first.
    Deal {
        /// One deck per seat.
        decks: [[Card; 12]; 2],
    },
    /// Chance: who holds the tiebreaker first.
    Tiebreaker {
        /// Its holder.
        holder: Seat,
    },
    /// Variant: three of the five cards drawn are kept, two go under the deck. Seat 0, then seat 1.
    Keep {
        /// Who.
        seat: Seat,
        /// The three kept.
        keep: [Card; 3],
        /// The two put under the deck, the last one lowest.
        bottom: [Card; 2],
    },
    /// A card is chosen in secret. Seats choose in any order; the second choice opens both.
    Choose {
        /// Who.
        seat: Seat,
        /// A card of the hand.
        card: Card,
    },
    /// The revealed card is laid on an empty cell (any card but a Deer that finds a display).
    Place {
        /// Who.
        seat: Seat,
        /// Where.
        at: Cell,
    },
    /// The Deer enters a line (R-F1).
    Push {
        /// Who.
        seat: Seat,
        /// Which line.
        line: Line,
        /// From which end.
        from: Side,
    },
    /// The Raccoon moves another own card (R-F5).
    Move {
        /// Who.
        seat: Seat,
        /// The card's cell.
        from: Cell,
        /// The empty cell it goes to.
        to: Cell,
    },
}

impl Action {
    /// Whose decision it is; none for chance.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Deal { .. } | Self::Tiebreaker { .. } => None,
            Self::Keep { seat, .. }
            | Self::Choose { seat, .. }
            | Self::Place { seat, .. }
            | Self::Push { seat, .. }
            | Self::Move { seat, .. } => Some(seat),
        }
    }
}
