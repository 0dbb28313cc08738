//! The levels of the rivals.

use crate::named::named;

/// How well it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A yardstick: any legal action, all alike.
    Random,
    /// A yardstick: the most points in this turn, if the others chose at random.
    Greedy,
    /// Goes for the chance to win the round, and mixes its choice of a card.
    Pretender,
    /// Looks some turns ahead.
    Courtier,
    /// Knows the rest of a round between two from its end.
    Strategist,
}

named!(
    Random = "random",
    Greedy = "greedy",
    Pretender = "pretender",
    Courtier = "courtier",
    Strategist = "strategist";
    "random, greedy, pretender, courtier and strategist"
);
