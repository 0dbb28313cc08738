//! Duels between built-in players, and the decisions in their ends that have one answer.

use super::maker::{Maker, puzzle};
use crate::chance::pick;
use douze_ai::forest::{Level, decide};
use douze_ai::{Budget, CancelToken};
use douze_app::puzzles::{Ending, Forest, ForestEnding, ForestPuzzle};
use douze_rules::forest::{Action, Phase, State, Variant, apply, observe, sample};
use douze_rules::{Seat, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

const LEVELS: [Level; 4] = [Level::Fawn, Level::Fox, Level::Wolf, Level::Owl];
/// With so many cards on the board its end begins.
const END_PLACED: usize = 12;
/// Cards are chosen for the last time.
const LAST_ROUND: usize = 14;

impl Maker for Forest {
    const LEVELS: [&'static str; 4] = ["fawn", "fox", "wolf", "owl"];

    fn puzzles(seed: u32) -> Vec<ForestPuzzle> {
        let mut chance = ChaCha8Rng::seed_from_u64(seed.into());
        let levels = [0, 1].map(|_| [Level::Fox, Level::Wolf][pick(&mut chance, 2) as usize]);
        let (mut state, mut line, mut found) = (State::new(Variant::Standard), Vec::new(), Vec::new());
        while state.phase() != Phase::Over {
            let asked = state.seats_to_act().filter(|&seat| is_end(&state, seat));
            found.extend(asked.filter_map(|seat| puzzle(seed, &(), &line, seat)));
            let action = match state.seats_to_act().next() {
                None => sample(&state, &mut |below| pick(&mut chance, below)),
                Some(seat) => ask(&state, seat, levels[seat.index()], chance.next_u64()),
            };
            let Some(action) = action.filter(|&action| apply(&mut state, action, &mut ()).is_ok()) else {
                break;
            };
            line.push(action);
        }
        found
    }

    fn answer(ending: &ForestEnding, level: usize, seed: u64) -> Option<Action> {
        ask(ending.state(), ending.seat_to_act()?, LEVELS[level], seed)
    }
}

/// The person decides first.
fn is_end(state: &State, seat: Seat) -> bool {
    let chosen = [seat, seat.other()].iter().any(|&seat| state.has_chosen(seat));
    let end = if state.phase() == Phase::Choose { LAST_ROUND } else { END_PLACED };
    state.display().count() >= end && !chosen && state.phase() != Phase::Move
}

fn ask(state: &State, seat: Seat, level: Level, seed: u64) -> Option<Action> {
    let view = observe(state, Viewer::Seat(seat));
    Some(decide(&view, level, seed, &Budget::default(), &CancelToken::new())?.action)
}
