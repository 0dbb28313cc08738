//! Duels between built-in players, and the decisions in their ends that have one answer.

use crate::Failure;
use crate::chance::pick;
use douze_ai::forest::{Level, decide};
use douze_ai::{Budget, CancelToken};
use douze_app::puzzles::{Ending, ForestPuzzle, theme};
use douze_rules::forest::{Action, Phase, State, Variant, apply, observe, sample};
use douze_rules::{Seat, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::HashMap;
use std::io::Write;

#[derive(clap::Args)]
pub(super) struct Args {
    /// The first duel's seed; the next one's is one more
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Duels to be played at most
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Puzzles of one theme and one grade at most
    #[arg(long, default_value_t = 50)]
    each: usize,
}

/// Those who try a puzzle, from the weakest.
pub(super) const LEVELS: [Level; 4] = [Level::Fawn, Level::Fox, Level::Wolf, Level::Owl];
/// With so many cards on the board its end begins.
const END: usize = 12;
/// Cards are chosen for the last time.
const LAST_ROUND: usize = 14;
/// A choice between fewer answers is no puzzle.
const ANSWERS: usize = 3;

pub(super) fn run(args: &Args) -> Result<String, Failure> {
    let mut counts = HashMap::new();
    for seed in (args.seed..).take(args.games as usize) {
        let Some(puzzle) = puzzles(seed).into_iter().max_by_key(ForestPuzzle::grade) else { continue };
        let count = counts.entry((puzzle.theme, puzzle.grade())).or_insert(0);
        let Some(line) = puzzle.write().filter(|_| *count < args.each) else { continue };
        *count += 1;
        writeln!(std::io::stdout(), "{line}").map_err(|error| Failure::Usage(error.to_string()))?;
    }
    Ok(String::new())
}

/// All puzzles of the duel with this seed.
fn puzzles(seed: u32) -> Vec<ForestPuzzle> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed.into());
    let levels = [0, 1].map(|_| [Level::Fox, Level::Wolf][pick(&mut chance, 2) as usize]);
    let (mut state, mut line, mut found) = (State::new(Variant::Standard), Vec::new(), Vec::new());
    while state.phase() != Phase::Over {
        found.extend(state.asked().filter_map(|seat| puzzle(seed, &state, &line, seat)));
        let action = match state.asked().next() {
            None => sample(&state, &mut |below| pick(&mut chance, below)),
            Some(seat) => ask(&state, seat, levels[seat.index()], chance.next_u64()),
        };
        let Some(action) = action.filter(|&action| apply(&mut state, action, &mut ()).is_ok()) else { break };
        line.push(action);
    }
    found
}

/// The puzzle of a position, where it is one: the person decides first.
fn puzzle(seed: u32, state: &State, line: &[Action], seat: Seat) -> Option<ForestPuzzle> {
    let chosen = [seat, seat.other()].iter().any(|&seat| state.has_chosen(seat));
    let end = if state.phase() == Phase::Choose { LAST_ROUND } else { END };
    if state.display().count() < end || chosen || state.phase() == Phase::Move {
        return None;
    }
    let ending = Ending::new(line.to_vec(), seat)?;
    let quick = ending.is_quick() && ending.answers().len() >= ANSWERS;
    let (answer, _) = ending.only_answer().filter(|_| quick)?;
    let theme = theme(&ending)?;
    let missed = LEVELS.iter().enumerate().filter(|(_, level)| !solves(&ending, **level, seed));
    let missed = missed.map(|(bit, _)| 1 << bit).sum();
    Some(ForestPuzzle { seed, seat, theme, missed, line: line.to_vec(), answer })
}

/// Does this level win it?
pub(super) fn solves(ending: &Ending, level: Level, seed: u32) -> bool {
    let mut ending = ending.clone();
    for step in 0u64.. {
        let Some(seat) = ending.asked() else { break };
        let Some(action) = ask(ending.state(), seat, level, u64::from(seed) << 8 | step) else {
            return false;
        };
        if !ending.answers().contains(&(action, douze_app::puzzles::Sure::Won)) || !ending.act(action) {
            return false;
        }
        ending.reply();
    }
    true
}

fn ask(state: &State, seat: Seat, level: Level, seed: u64) -> Option<Action> {
    let view = observe(state, Viewer::Seat(seat));
    Some(decide(&view, level, seed, &Budget::default(), &CancelToken::new())?.action)
}
