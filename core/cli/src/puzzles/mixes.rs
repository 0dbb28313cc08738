//! First rounds between two built-in players, and the choices near their ends in which no single card is good.

use super::king::{LEVELS, round};
use super::maker::{Maker, puzzle};
use douze_ai::king::shares;
use douze_ai::{Budget, CancelToken};
use douze_app::puzzles::{Ending, MixEnding, MixPuzzle, Mixes};
use douze_rules::Viewer;
use douze_rules::king::{Action, Phase, observe};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// With so many cards in the hand the end of a round begins.
const END_CARDS: usize = 3;

impl Maker for Mixes {
    const ANSWERS: usize = 2;
    const LEVELS: [&'static str; 4] = ["random", "pretender", "courtier", "strategist"];

    fn puzzles(seed: u32) -> Vec<MixPuzzle> {
        let mut found = Vec::new();
        round(&mut ChaCha8Rng::seed_from_u64(seed.into()), 2, |start, state, line| {
            let both = state.phase() == Phase::Choose && state.seats_to_act().count() == 2;
            let near = state.seats_to_act().filter(|&seat| both && state.hand(seat).len() <= END_CARDS);
            found.extend(near.filter_map(|seat| puzzle(seed, start, line, seat)));
        });
        found
    }

    fn answer(_: &MixEnding, _: usize, _: u64) -> Option<Action> {
        None
    }

    /// Do the shares of this level give away as little as those of a person may?
    fn solves(ending: &MixEnding, level: usize, seed: u64) -> bool {
        let Some(seat) = ending.seat_to_act() else { return false };
        let view = observe(ending.state(), Viewer::Seat(seat));
        let played = shares(&view, LEVELS[level], seed, &Budget::default(), &CancelToken::new());
        let Some(played) = played else { return false };
        let of = |card| played.iter().find(|(one, _)| *one == card).map_or(0, |(_, share)| *share);
        let shares: Vec<u32> = ending.mix().cards().iter().map(|&card| of(card)).collect();
        ending.is_solved_by(&shares)
    }
}
