//! The levels of the forest opponent.

use crate::named::named;

/// How well it plays. Levels that search join with the issue PLAYERS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A yardstick: any legal action, all alike.
    Random,
    /// A yardstick: the best score right after its own action.
    Greedy,
    /// Plays sensibly, makes mistakes.
    Fawn,
    /// Sees what cards will be worth at the end, and mixes its choice of a card.
    Fox,
}

named!(Random = "random", Greedy = "greedy", Fawn = "fawn", Fox = "fox"; "random, greedy, fawn and fox");
