//! The levels of the rivals.

use crate::named::named;

/// How well it plays. Courtier and strategist, which search, join with the issue PLAYERS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A yardstick: any legal action, all alike.
    Random,
    /// A yardstick: the most points in this turn, if the others chose at random.
    Greedy,
    /// Goes for the chance to win the round, and mixes its choice of a card.
    Pretender,
}

named!(Random = "random", Greedy = "greedy", Pretender = "pretender"; "random, greedy and pretender");
