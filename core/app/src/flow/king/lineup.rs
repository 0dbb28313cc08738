//! How many seats a tournament has, and characters by chance.

use crate::flow::stored::chance::lineup;
use douze_rules::king::{Character, Lineup};
use rand::RngExt;

/// From this number of seats on it is a tournament.
pub(crate) const TOURNAMENT: usize = 5;

/// Seven characters by chance, of the game with this seed.
pub(crate) fn random(seed: u64) -> Vec<Character> {
    let mut rng = lineup(seed);
    Lineup::random(&mut |below| rng.random_range(0..below)).iter().collect()
}
