//! Numbers from a seeded generator.

use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// A number below `below`, from the upper bits.
pub(crate) fn pick(chance: &mut ChaCha8Rng, below: u32) -> u32 {
    ((u64::from(chance.next_u32()) * u64::from(below)) >> 32) as u32
}
