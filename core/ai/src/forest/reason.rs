//! Why a built-in player decided as it did: facts, for the code that makes sentences of them.

/// One reason. Points are whole ones, rounded to the nearest, as the player itself computes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Nothing else was legal.
    OnlyChoice,
    /// It did not weigh anything.
    AtRandom,
    /// Its own score grows at once, or is expected to grow in this round when it chose a card.
    ScoresNow {
        /// By so many points, at least 1.
        points: i16,
    },
    /// The other's score shrinks at once.
    Denies {
        /// By so many points, at least 1.
        points: i16,
    },
    /// Its cards will be worth more at the end of the game than the score shows now.
    Promises {
        /// By so many points, at least 1.
        points: i16,
    },
    /// The Snake takes out a card of the other that would have been worth something.
    TakesOut,
    /// It would choose this card in so many of 100 cases like this: which one cannot be foreseen.
    Mixes {
        /// 1 to 100.
        percent: u8,
    },
    /// Other cards are worth more to it than those it puts under the deck (variant).
    KeepsTheBetter,
    /// It overlooked or misjudged something better.
    Mistake {
        /// Worth so many points, at least 1.
        points: i16,
    },
    /// The search was stopped, or its budget was spent: the best found so far.
    CutShort,
}
