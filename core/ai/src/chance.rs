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

    /// Chance for playouts, which need a lot of it.
    pub(crate) fn quick(&mut self) -> Quick {
        Quick(u64::from(self.0.next_u32()) << 32 | u64::from(self.0.next_u32()))
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

/// Quicker than [`Chance`], and even enough for cards and dice: `SplitMix64` (Steele, Lea, Flood, 2014).
pub(crate) struct Quick(u64);

impl Quick {
    /// A number below `count`, all alike; 0 for a count of 0.
    pub(crate) const fn below(&mut self, count: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        // The highest bits are the best mixed: the last step, which mends the lowest, is left out.
        (((mixed >> 32) * count as u64) >> 32) as u32
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
    fn quick_numbers_are_even() {
        let (mut quick, mut hits) = (Chance::new(3).quick(), [0; 12]);
        for _ in 0..12_000 {
            hits[quick.below(12) as usize] += 1;
        }
        assert!(hits.iter().all(|hits| (900..1100).contains(hits)), "{hits:?}");
        assert_eq!([quick.below(0), quick.below(1)], [0, 0]);
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
