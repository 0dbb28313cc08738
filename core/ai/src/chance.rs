//! The seeded chance of a built-in player.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Chance from a seed, the same on every platform.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        // Written out, because `seed_from_u64` may spread a seed differently one day.
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..16].copy_from_slice(b"douze-ai");
        Self(ChaCha8Rng::from_seed(bytes))
    }

    /// A number below `count`, all alike; 0 for a count of 0. The bias, below 2⁻³² × count, is nothing.
    pub(crate) fn below(&mut self, count: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(count)) >> 32) as u32
    }

    /// The index of one of these weights, each with its share; none when all are 0.
    pub(crate) fn weighted(&mut self, weights: &[u32]) -> Option<usize> {
        let total = weights.iter().map(|&weight| u64::from(weight)).sum::<u64>();
        let mut at = (u64::from(self.0.next_u32()) * total) >> 32;
        weights.iter().position(|&weight| {
            let hit = at < u64::from(weight);
            at = at.saturating_sub(u64::from(weight));
            hit
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_is_fixed() {
        let mut chance = Chance::new(12);
        let numbers: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(numbers, [38, 3, 85, 37, 75, 16, 43, 33]);
    }

    #[test]
    fn weights_are_shares() {
        let mut chance = Chance::new(1);
        let mut hits = [0; 3];
        for _ in 0..4000 {
            hits[chance.weighted(&[1, 0, 3]).unwrap()] += 1;
        }
        assert!(hits[1] == 0 && (900..1100).contains(&hits[0]), "{hits:?}");
        assert_eq!(chance.weighted(&[0, 0]), None);
    }
}
