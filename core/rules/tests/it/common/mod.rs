//! Shared by the tests of the forest: a generator, and games played at random.
#![allow(dead_code, unreachable_pub, clippy::expect_used, reason = "shared by tests, each uses a part")]

pub mod naive;

use douze_rules::Seat;
use douze_rules::forest::{Action, Phase, State, Variant, apply, sample};

pub const BLACK: Seat = Seat::new(0);
pub const WHITE: Seat = Seat::new(1);
pub const SEATS: [Seat; 2] = [BLACK, WHITE];

/// Of `all` random games so many: a fifth for a plain `./check`, all of them for `./check all` and by hand.
pub fn share<N: std::ops::Div<Output = N> + From<u8>>(all: N) -> N {
    if std::env::var_os("DOUZE_SHORT").is_some() { all / 5.into() } else { all }
}

/// A generator (`SplitMix64`) as `pick`: a number below `n`.
pub fn picker(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |n| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        (((z >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Every second game is of the variant.
pub const fn variant(number: u64) -> Variant {
    if number.is_multiple_of(2) { Variant::Standard } else { Variant::Choose3 }
}

/// A random game: each state, and the action that was done in it; the last one has none.
pub fn random_game(variant: Variant, pick: &mut impl FnMut(u32) -> u32) -> Vec<(State, Option<Action>)> {
    let mut state = State::new(variant);
    let mut steps = Vec::new();
    while let Some(action) = sample(&state, pick) {
        steps.push((state, Some(action)));
        apply(&mut state, action, &mut ()).expect("a sampled action is legal");
    }
    assert_eq!(state.phase(), Phase::Over);
    steps.push((state, None));
    steps
}
