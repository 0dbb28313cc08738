//! The levels of the councillors.

use crate::named::named;

/// How well it plays. Apprentice and sage join with the issue PLAYERS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A yardstick: any legal answer, all alike; proposes nothing and says nothing.
    Random,
    /// Thinks about this turn, what the others will play, and what Favour allows.
    Councillor,
}

named!(Random = "random", Councillor = "councillor"; "random and councillor");
