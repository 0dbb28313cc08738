//! Chance: a function of the game's seed and a number, so that undo and restart change nothing.

use rand::Rng;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use sha2::{Digest, Sha256};

/// Chance number `index` of a game: the same after undo or restart.
pub(crate) fn chance(seed: u64, index: u32) -> ChaCha20Rng {
    stream(b"douze chance", seed, index)
}

fn stream(purpose: &[u8], seed: u64, index: u32) -> ChaCha20Rng {
    let mut hash = Sha256::new();
    hash.update(purpose);
    hash.update(seed.to_le_bytes());
    hash.update(index.to_le_bytes());
    ChaCha20Rng::from_seed(hash.finalize().into())
}

/// The built-in players' seed of a game whose seed a person chose: an independent number, which reveals nothing of the cards.
pub(crate) fn player_seed(seed: u64) -> u64 {
    stream(b"douze players", seed, 0).next_u64()
}

/// The seed of a hint, or of the review of a decision, after so many actions: alike for both, and another number than
/// the built-in players have there.
pub(crate) fn advice_seed(player_seed: u64, at: usize) -> u64 {
    stream(b"douze advice", player_seed, at as u32).next_u64()
}

/// The characters of a random set, whose game has this seed: another stream than the dice.
pub(crate) fn lineup(seed: u64) -> ChaCha20Rng {
    stream(b"douze characters", seed, 0)
}

/// The draws before a council begins, of the game with this seed: another stream than the die.
pub(crate) fn council(seed: u64) -> ChaCha20Rng {
    stream(b"douze council", seed, 0)
}
