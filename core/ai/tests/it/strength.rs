//! Which level beats which. Small matches with wide margins; the figures of long ones come from `douze arena`.

use crate::common::mirrored;
use douze_ai::forest::Level;
use douze_rules::forest::Variant;

/// Share of wins in percent, a draw counts half, over so many deals played from both sides.
fn share(first: Level, second: Level, variant: Variant) -> u32 {
    mirrored(first, second, 60, variant).share()
}

#[test]
fn a_fawn_beats_random_play() {
    assert!(share(Level::Fawn, Level::Random, Variant::Standard) >= 80);
    assert!(share(Level::Fawn, Level::Random, Variant::Choose3) >= 80);
}

#[test]
fn a_fox_beats_a_fawn() {
    assert!(share(Level::Fox, Level::Fawn, Variant::Standard) >= 65);
    assert!(share(Level::Fox, Level::Fawn, Variant::Choose3) >= 65);
}

#[test]
fn a_fox_beats_greed() {
    assert!(share(Level::Fox, Level::Greedy, Variant::Standard) >= 55);
    assert!(share(Level::Fox, Level::Greedy, Variant::Choose3) >= 55);
}

/// With a small part of the positions that they look at in a game.
#[test]
fn a_wolf_beats_a_fox_and_an_owl_beats_greed() {
    assert!(share(Level::Wolf, Level::Fox, Variant::Standard) >= 55);
    assert!(share(Level::Owl, Level::Greedy, Variant::Standard) >= 70);
}
