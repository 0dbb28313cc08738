//! The puzzles of the app, proved and counted.

use super::maker::Maker;
use crate::Failure;
use douze_app::puzzles::{Chances, Council, Forest, King, Mixes, Puzzle};
use douze_app::{GameKind, PuzzleTheme};

#[derive(clap::Args)]
pub(super) struct Args {
    /// Let the levels try all puzzles once more, with other chance than when they were graded
    #[arg(long)]
    again: bool,
}

pub(super) fn run(args: &Args) -> Result<String, Failure> {
    let games = [
        figures::<Forest>(args, GameKind::Forest)?,
        figures::<King>(args, GameKind::King)?,
        figures::<Mixes>(args, GameKind::King)?,
        figures::<Council>(args, GameKind::Council)?,
        figures::<Chances>(args, GameKind::Council)?,
    ];
    let bytes: usize = games.iter().map(|(_, bytes)| bytes).sum();
    let lines: Vec<&str> = games.iter().map(|(lines, _)| lines.as_str()).collect();
    Ok(format!("{}\n\n{bytes} bytes together", lines.join("\n\n")))
}

/// What is added to a puzzle's seed when the levels try it once more.
const AGAIN: u64 = 1 << 40;

/// The lines of one game, and the bytes of its puzzles.
fn figures<G: Maker>(args: &Args, game: GameKind) -> Result<(String, usize), Failure> {
    let mut all: Vec<Puzzle<G>> = Puzzle::all().collect();
    let mut again: Vec<u8> = Vec::new();
    for puzzle in &all {
        let ending = puzzle
            .prove()
            .map_err(|wrong| Failure::Wrong { json: false, text: format!("{}: {wrong}", puzzle.id()) })?;
        if args.again {
            again.push(G::missed(&ending, AGAIN + u64::from(puzzle.seed)));
        }
    }
    let mut lines = vec![format!("{:11}  all   1   2   3   4   5", G::NAME)];
    let themes = PuzzleTheme::of(game).map(|theme| (theme.id(), Some(theme)));
    let themes = themes.filter(|(_, theme)| all.iter().any(|puzzle| Some(puzzle.theme) == *theme));
    let themes: Vec<_> = themes.chain([("all", None)]).collect();
    for (name, theme) in themes {
        let of = || all.iter().filter(move |puzzle| theme.is_none_or(|theme| puzzle.theme == theme));
        let grades: Vec<String> = (1..=5)
            .map(|grade| format!("{:3}", of().filter(|puzzle| puzzle.grade() == grade).count()))
            .collect();
        lines.push(format!("{name:11} {:4} {}", of().count(), grades.join(" ")));
    }
    all.iter_mut().zip(again).for_each(|(puzzle, missed)| puzzle.missed = missed);
    for (bit, level) in G::LEVELS.iter().enumerate() {
        let solved = all.iter().filter(|puzzle| puzzle.missed >> bit & 1 == 0).count();
        let permille = 1000 * solved / all.len().max(1);
        lines.push(format!("{level} solves {}.{:03}", permille / 1000, permille % 1000));
    }
    Ok((lines.join("\n"), G::TEXT.len()))
}
