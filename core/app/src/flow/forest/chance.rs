//! Chance: a function of the game's seed and a number, so that undo and restart change nothing.

use douze_rules::Seat;
use douze_rules::forest::{Action, Card};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use sha2::{Digest, Sha256};

/// Chance number `index` of a game: the same after undo or restart.
fn chance(seed: u64, index: u32) -> ChaCha20Rng {
    stream(b"douze chance", seed, index)
}

fn stream(purpose: &[u8], seed: u64, index: u32) -> ChaCha20Rng {
    let mut hash = Sha256::new();
    hash.update(purpose);
    hash.update(seed.to_le_bytes());
    hash.update(index.to_le_bytes());
    ChaCha20Rng::from_seed(hash.finalize().into())
}

/// The built-in players' seed of a game whose seed a person chose: another number, that tells nothing of the cards.
pub(crate) fn player_seed(seed: u64) -> u64 {
    stream(b"douze players", seed, 0).next_u64()
}

/// Both decks, shuffled.
pub(super) fn deal(seed: u64) -> Action {
    let mut rng = chance(seed, 0);
    let mut decks = [Card::ALL; 2];
    for deck in &mut decks {
        deck.shuffle(&mut rng);
    }
    Action::Deal { decks }
}

/// Who holds the tiebreaker first.
pub(super) fn toss(seed: u64) -> Action {
    Action::Tiebreaker { holder: Seat::new(u8::from(chance(seed, 1).random_bool(0.5))) }
}
