//! Why a rival decided as it did: facts, for the code that makes sentences of them.

/// One reason. Numbers are the player's own estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Nothing else was legal.
    OnlyChoice,
    /// It did not weigh anything.
    AtRandom,
    /// Points that it gets in this turn.
    Scores {
        /// In tenths, at least 1: most turns it can only expect some.
        tenths: u8,
    },
    /// Its chance to win the round with this decision.
    Round {
        /// 0 to 100.
        percent: u8,
    },
    /// It would choose this card in so many of 100 cases like this: which one cannot be foreseen.
    Mixes {
        /// 1 to 99.
        percent: u8,
    },
    /// It can do without the card under its die more easily than without others.
    KeepsTheBetter,
    /// The search was stopped, or its budget was spent: the best found so far.
    CutShort,
}
