//! Actions: one decision of one seat, or one result of chance.

use super::{Character, FacesBySeat};
use crate::Seat;
use crate::d12::Face;
use serde::{Deserialize, Serialize};

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// Worth 1 VP.
    One,
    /// Worth 2 VP.
    Two,
}

impl Token {
    /// Its value.
    pub const fn points(self) -> u8 {
        self as u8 + 1
    }

    /// One such token, where tokens are packed.
    pub(super) const fn packed(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 16,
        }
    }
}

/// One step of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance: the dice of all who play, at the start of a round.
    Roll {
        /// An entry per seat; none for those who sit out a tie-break.
        faces: FacesBySeat,
    },
    /// A card is chosen in secret. Seats choose in any order; the last choice opens all and resolves the
    /// turn as far as nobody has to be asked.
    Choose {
        /// Who.
        seat: Seat,
        /// A card of the hand.
        character: Character,
    },
    /// Where the Sorcerer's owner ends: a neighbour of the face after all flips (R-K2).
    Face {
        /// Who.
        seat: Seat,
        /// The final face.
        face: Face,
    },
    /// Chance: the die of the Oracle's owner.
    OracleRoll {
        /// Whose die.
        seat: Seat,
        /// Its face.
        face: Face,
    },
    /// The Lady's theft (R-K4).
    Take {
        /// The thief.
        seat: Seat,
        /// A token that the victim has; none declines.
        token: Option<Token>,
    },
    /// A round's winner puts a card of the hand face down under the die.
    Crown {
        /// Who.
        seat: Seat,
        /// Which card; a secret.
        character: Character,
    },
}

impl Action {
    /// Whose decision it is; none for chance.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Roll { .. } | Self::OracleRoll { .. } => None,
            Self::Choose { seat, .. }
            | Self::Face { seat, .. }
            | Self::Take { seat, .. }
            | Self::Crown { seat, .. } => Some(seat),
        }
    }

    /// Is it a result of chance?
    pub const fn is_chance(self) -> bool {
        self.seat().is_none()
    }
}
