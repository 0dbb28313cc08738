//! The parameters that make one level stronger than another.

use super::Level;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// Positions that it looks at in one decision.
    pub(super) nodes: u32,
    /// The same where it chooses among three or four seats: there a position takes less time.
    pub(super) playouts: u32,
    /// How often all seats of a group answer each other after that.
    pub(super) rounds: i64,
    /// How many of a hundred cards it chooses with care, the others at random: in games of two, and of more.
    pub(super) care: [u32; 2],
    /// How many it takes the others to choose with care, in games of more than two.
    pub(super) trust: u32,
    /// How many turns it looks ahead in a round of two seats; 0: it plays rounds out as with more seats.
    pub(super) turns: usize,
}

impl Skill {
    pub(super) const fn of(level: Level) -> Self {
        match level {
            // The baselines do not ask.
            Level::Random | Level::Greedy | Level::Pretender => {
                Self { nodes: 10_000, playouts: 10_000, rounds: 20, care: [32, 30], trust: 100, turns: 0 }
            }
            Level::Courtier => {
                Self { nodes: 60_000, playouts: 15_000, rounds: 60, care: [75, 60], trust: 100, turns: 2 }
            }
            Level::Strategist => {
                Self { nodes: 400_000, playouts: 100_000, rounds: 60, care: [100, 100], trust: 60, turns: 6 }
            }
        }
    }
}
