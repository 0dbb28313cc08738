//! Games between built-in players, and the puzzles in them.

use super::maker::Maker;
use crate::Failure;
use douze_app::puzzles::{Chances, Council, Forest, King, Mixes, Puzzle};
use std::collections::HashMap;
use std::io::Write;

/// The games that have puzzles.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Game {
    Forest,
    King,
    /// Of King: how often each card
    Mixes,
    Council,
    /// Of Council: the greatest chance where nothing is sure
    Chances,
}

#[derive(clap::Args)]
pub(super) struct Args {
    game: Game,
    /// The first game's seed; the next one's is one more
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Games to be played
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Puzzles of one theme and one grade at most
    #[arg(long, default_value_t = 50)]
    each: usize,
    /// Only those that every level solves that is stronger than one that solves them
    #[arg(long)]
    rising: bool,
}

pub(super) fn run(args: &Args) -> Result<String, Failure> {
    match args.game {
        Game::Forest => make::<Forest>(args),
        Game::King => make::<King>(args),
        Game::Mixes => make::<Mixes>(args),
        Game::Council => make::<Council>(args),
        Game::Chances => make::<Chances>(args),
    }
}

fn make<G: Maker>(args: &Args) -> Result<String, Failure> {
    let mut counts = HashMap::new();
    for seed in (args.seed..).take(args.games as usize) {
        let fits = |puzzle: &Puzzle<G>| !args.rising || is_rising(puzzle.missed);
        let Some(puzzle) = G::puzzles(seed).into_iter().filter(fits).max_by_key(Puzzle::grade) else {
            continue;
        };
        let count = counts.entry((puzzle.theme, puzzle.grade())).or_insert(0);
        let Some(line) = puzzle.write().filter(|_| *count < args.each) else { continue };
        *count += 1;
        writeln!(std::io::stdout(), "{line}").map_err(|error| Failure::Usage(error.to_string()))?;
    }
    Ok(String::new())
}

/// Do all levels from some on solve it, and those below miss it?
const fn is_rising(missed: u8) -> bool {
    missed & (missed + 1) == 0
}
