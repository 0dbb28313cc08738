//! Why a councillor decided as it did: facts, for the code that makes sentences of them. They may name its own card and
//! what it expected of others, so they are for after the check only.

use super::Remark;
use douze_rules::Seat;
use douze_rules::council::Character;

/// One reason. Numbers are the councillor's own estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Nothing else was legal.
    OnlyChoice,
    /// It did not weigh anything.
    AtRandom,
    /// The chance that the dilemma is solved, with this decision.
    Solves {
        /// 0 to 100.
        percent: u8,
    },
    /// The chance without it.
    Otherwise {
        /// 0 to 100.
        percent: u8,
    },
    /// What it thought another would most likely play.
    Expects {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Character,
    },
    /// A remark that it went by.
    Heard {
        /// Who spoke.
        seat: Seat,
        /// What was said.
        remark: Remark,
    },
    /// Favour allows it.
    FavourAllows,
    /// Favour does not allow it.
    FavourTooLow,
    /// The month asks for it.
    MonthAsks,
    /// What it gives up is worth less to it than anything else, what it takes is worth more.
    WorthMost,
    /// The most councillors hold this character for all to know, and of several it is the first by crown.
    MostHold {
        /// How many, itself included.
        seats: u8,
    },
    /// The search was stopped, or its budget was spent: the best found so far.
    CutShort,
}
