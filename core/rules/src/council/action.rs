//! Actions: one decision of a seat or of the whole council, or one result of chance.

use super::{Character, Characters, Kept, Pile};
use crate::Seat;
use crate::d12::Face;
use serde::{Deserialize, Serialize};

/// How a kept reward is used. The shield has an action of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// The bells that are rung next cost nothing.
    FreeBell,
    /// The die is rolled; chance follows.
    Reroll,
    /// The die goes to a neighbour.
    Tip {
        /// Which one.
        face: Face,
    },
    /// The council looks at the next petitioner.
    Foresee,
    /// A councillor lays the card open that it will play.
    OpenCard {
        /// Who.
        seat: Seat,
        /// A card of its hand.
        card: Character,
    },
}

impl Use {
    /// The reward that is used.
    pub const fn kept(self) -> Kept {
        match self {
            Self::FreeBell => Kept::FreeBell,
            Self::Reroll => Kept::Reroll,
            Self::Tip { .. } => Kept::Tip,
            Self::Foresee => Kept::Foresee,
            Self::OpenCard { .. } => Kept::OpenCard,
        }
    }
}

/// The decision that comes with revealing a card: exactly the one that [`Needs`](super::Needs) asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Nothing.
    Nothing,
    /// Where the die ends.
    Face(Face),
    /// Which of two targets is changed, 0 or 1.
    Target(u8),
    /// The card that the Stoic takes back.
    Back(Character),
}

/// One step of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance: the first roll, a reward's roll, or that of a kept reroll.
    Roll {
        /// The face of the die.
        face: Face,
    },
    /// Chance: the roll of an Oracle.
    OracleRoll {
        /// Whose Oracle.
        seat: Seat,
        /// The face of the die.
        face: Face,
    },
    /// The council plays this turn in silence; comes first in it.
    Silent,
    /// The council uses a kept reward.
    Use {
        /// Which, and how.
        reward: Use,
    },
    /// The council rings, or does not.
    Bells {
        /// Are they rung?
        ring: bool,
    },
    /// Two councillors spread a double target over two turns (R-C13).
    Split,
    /// A card is chosen in secret. Seats choose in any order.
    Choose {
        /// Who.
        seat: Seat,
        /// A card of the hand.
        card: Character,
    },
    /// A seat reveals its card; all equal ones are revealed with it and cancelled.
    Reveal {
        /// Who.
        seat: Seat,
        /// Its decision.
        how: How,
    },
    /// The Oracle's second card.
    Next {
        /// Who.
        seat: Seat,
        /// A card of the hand.
        card: Character,
        /// Its decision.
        how: How,
    },
    /// The dilemma failed: is a shield used (R-C17)?
    Shield {
        /// Is it?
        used: bool,
    },
    /// A seat takes discards back.
    Recall {
        /// Who.
        seat: Seat,
        /// Which; none declines.
        cards: Characters,
    },
    /// A seat takes characters from its bench.
    Bench {
        /// Who.
        seat: Seat,
        /// Which; none declines.
        cards: Characters,
    },
    /// A seat discards, open and one by one, so that everybody sees each.
    Discard {
        /// Who.
        seat: Seat,
        /// Which, the last one on top.
        cards: Pile,
    },
    /// A seat takes the petitioner's character from its bench, or does not (R-C14). Seats answer in any order.
    Petitioner {
        /// Who.
        seat: Seat,
        /// Is it taken?
        take: bool,
    },
    /// The last turn's card, chosen in secret. Seats choose in any order; the last choice opens all.
    Throne {
        /// Who.
        seat: Seat,
        /// A card of the hand.
        card: Character,
    },
    /// The council chooses among the largest groups (R-C2).
    Ruler {
        /// The new ruler.
        character: Character,
    },
}

impl Action {
    /// Whose decision it is; none for the whole council's, and for chance.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Choose { seat, .. }
            | Self::Use { reward: Use::OpenCard { seat, .. } }
            | Self::Reveal { seat, .. }
            | Self::Next { seat, .. }
            | Self::Recall { seat, .. }
            | Self::Bench { seat, .. }
            | Self::Discard { seat, .. }
            | Self::Petitioner { seat, .. }
            | Self::Throne { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Is it a result of chance?
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::Roll { .. } | Self::OracleRoll { .. })
    }
}
