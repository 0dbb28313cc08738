//! The levels of the rivals.

use crate::named::named;

/// How well it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A baseline: any legal action, all alike.
    Random,
    /// A baseline: the most points in this turn, if the others chose at random.
    Greedy,
    /// Weighs this turn by the chance to win the round, and often does not look at all.
    Pretender,
    /// Looks two turns ahead in a round of two, and is careless now and then.
    Courtier,
    /// Always careful; in a round of two it knows what is left of it from its end, among more it takes what others give
    /// away.
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
