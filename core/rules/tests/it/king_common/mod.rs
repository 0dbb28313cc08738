//! Shared by the tests of King of 12: setups, and games played at random.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::expect_used,
    clippy::panic,
    reason = "shared by tests, each uses a part"
)]

pub mod naive;

use douze_rules::Seat;
use douze_rules::king::{Action, Character, Lineup, Setup, State, Twelve, apply, sample};

/// The number of every size and kind of game: 2 to 4 seats, then tournaments of 5 to 16, 12 twice.
pub const SIZES: usize = 16;

/// A setup of this size, with a lineup by chance, sometimes of one that only a table would choose.
pub fn setup(size: usize, pick: &mut impl FnMut(u32) -> u32) -> Setup {
    let lineup = if pick(4) == 0 { any_lineup(pick) } else { Lineup::random(pick) };
    match size {
        0..3 => Setup::king(lineup, size + 2),
        3..15 => Setup::tournament(lineup, size + 2, Some(Twelve::Quads)),
        _ => Setup::tournament(lineup, 12, Some(Twelve::Trios)),
    }
    .expect("a setup")
}

fn any_lineup(pick: &mut impl FnMut(u32) -> u32) -> Lineup {
    let mut others: Vec<_> = Character::ALL.into_iter().filter(|&other| other != Character::Knight).collect();
    while others.len() > 6 {
        others.swap_remove(pick(others.len() as u32) as usize);
    }
    others.insert(pick(7) as usize, Character::Knight);
    Lineup::new(others.try_into().expect("seven")).expect("a lineup")
}

/// A random game: each state, and the action that was done in it; the last one has none.
pub fn random_game(setup: Setup, pick: &mut impl FnMut(u32) -> u32) -> Vec<(State, Option<Action>)> {
    let mut state = State::new(setup);
    let mut steps = Vec::new();
    while let Some(action) = sample(&state, pick) {
        steps.push((state, Some(action)));
        apply(&mut state, action, &mut ()).expect("a sampled action is legal");
    }
    steps.push((state, None));
    steps
}

pub fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    (0..state.setup().seats() as u8).map(Seat::new)
}
