//! First rounds between built-in players, and the decisions near their ends that have one answer.

use super::maker::{Maker, puzzle};
use crate::chance::pick;
use douze_ai::king::{Level, decide};
use douze_ai::{Budget, CancelToken};
use douze_app::puzzles::{Ending, King, KingEnding, KingPuzzle, KingStart};
use douze_rules::king::{Action, Lineup, Phase, State, apply, observe, sample};
use douze_rules::{Seat, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub(super) const LEVELS: [Level; 4] = [Level::Random, Level::Pretender, Level::Courtier, Level::Strategist];
/// With so many cards in the hand the end of a round begins.
const END_CARDS: usize = 4;

impl Maker for King {
    const LEVELS: [&'static str; 4] = ["random", "pretender", "courtier", "strategist"];

    fn puzzles(seed: u32) -> Vec<KingPuzzle> {
        let mut chance = ChaCha8Rng::seed_from_u64(seed.into());
        let seats = 2 + pick(&mut chance, 3) as usize;
        let mut found = Vec::new();
        round(&mut chance, seats, |start, state, line| {
            let asked: Vec<Seat> = state.seats_to_act().collect();
            if asked.len() == seats || state.phase() != Phase::Choose {
                let near = asked.iter().filter(|&&seat| state.hand(seat).len() <= END_CARDS);
                found.extend(near.filter_map(|&seat| puzzle(seed, start, line, seat)));
            }
        });
        found
    }

    fn answer(ending: &KingEnding, level: usize, seed: u64) -> Option<Action> {
        ask(ending.state(), ending.seat_to_act()?, LEVELS[level], seed)
    }
}

/// A first round between greedy players; `look` sees each position with its line.
pub(super) fn round(
    chance: &mut ChaCha8Rng,
    seats: usize,
    mut look: impl FnMut(&KingStart, &State, &[Action]),
) {
    let lineup = match pick(chance, 2) {
        0 => Lineup::FIRST_GAME,
        _ => Lineup::random(&mut |below| pick(chance, below)),
    };
    let Ok(lineup) = lineup.iter().collect::<Vec<_>>().try_into() else { return };
    let start = KingStart { lineup, seats };
    let Some(mut state) = start.state() else { return };
    let mut line = Vec::new();
    while state.round() == 1 && !matches!(state.phase(), Phase::Crown | Phase::Over) {
        look(&start, &state, &line);
        let action = match state.seats_to_act().next() {
            None => sample(&state, &mut |below| pick(chance, below)),
            Some(seat) => ask(&state, seat, Level::Greedy, chance.next_u64()),
        };
        let Some(action) = action.filter(|&action| apply(&mut state, action, &mut ()).is_ok()) else { break };
        line.push(action);
    }
}

fn ask(state: &State, seat: Seat, level: Level, seed: u64) -> Option<Action> {
    let view = observe(state, Viewer::Seat(seat));
    Some(decide(&view, level, seed, &Budget::default(), &CancelToken::new())?.action)
}
