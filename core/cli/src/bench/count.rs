//! Playing and counting for a time.

use cpu_time::ProcessTime;
use rand::Rng;
use rand::rngs::SmallRng;
use std::time::Duration;

pub(super) struct Bench {
    pub(super) rng: SmallRng,
    pub(super) budget: Duration,
}

/// What was played.
#[derive(Clone, Copy, Default)]
pub(super) struct Count {
    pub(super) games: u64,
    /// Turns of King of 12.
    pub(super) turns: u64,
    /// Chance included; a choice of one seat is one action.
    pub(super) actions: u64,
}

/// What is played in between two looks at the clock.
pub(super) const BATCH: u64 = 256;

impl Bench {
    /// A random number below `below`. A multiplication instead of a division: no number is more than 2⁻²⁵ too
    /// frequent.
    pub(super) fn pick(&mut self, below: u32) -> u32 {
        ((u64::from(self.rng.next_u32()) * u64::from(below)) >> 32) as u32
    }

    /// Counts per second of CPU time. `play` plays a game and adds what it was, but for the game itself.
    pub(super) fn measure(&mut self, mut play: impl FnMut(&mut Self, &mut Count)) -> Count {
        let mut count = Count::default();
        let start = ProcessTime::now();
        loop {
            for _ in 0..BATCH {
                play(self, &mut count);
            }
            count.games += BATCH;
            let spent = start.elapsed();
            if spent >= self.budget {
                return Count {
                    games: per_second(count.games, spent),
                    turns: per_second(count.turns, spent),
                    actions: per_second(count.actions, spent),
                };
            }
        }
    }
}

pub(super) fn per_second(count: u64, spent: Duration) -> u64 {
    (u128::from(count) * 1_000_000_000 / spent.as_nanos().max(1)) as u64
}
