//! The levels of the forest opponent.

use crate::named::named;

/// How well it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A baseline: any legal action, all alike.
    Random,
    /// A baseline: the best score right after its own action.
    Greedy,
    /// A baseline: plain information-set search, 10,000 random playouts and nothing else.
    Search10k,
    /// Plays sensibly, makes mistakes.
    Fawn,
    /// Sees what cards will be worth at the end, and mixes its choice of a card.
    Fox,
    /// Judges by what it learned from games, and tries every card against many hands of the other.
    Wolf,
    /// The strongest.
    Owl,
}

named!(
    Random = "random",
    Greedy = "greedy",
    Search10k = "search10k",
    Fawn = "fawn",
    Fox = "fox",
    Wolf = "wolf",
    Owl = "owl";
    "random, greedy, search10k, fawn, fox, wolf and owl"
);
