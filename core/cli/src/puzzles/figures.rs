//! The puzzles of the app, proved and counted.

use super::maker::Maker;
use crate::Failure;
use douze_app::puzzles::{Council, Forest, King, Puzzle};
use douze_app::{GameKind, PuzzleTheme};

pub(super) fn run() -> Result<String, Failure> {
    let forest = figures::<Forest>(GameKind::Forest)?;
    let king = figures::<King>(GameKind::King)?;
    let council = figures::<Council>(GameKind::Council)?;
    let bytes: usize = [forest.1, king.1, council.1].iter().sum();
    Ok(format!("{}\n\n{}\n\n{}\n\n{bytes} bytes together", forest.0, king.0, council.0))
}

/// The lines of one game, and the bytes of its puzzles.
fn figures<G: Maker>(game: GameKind) -> Result<(String, usize), Failure> {
    let all: Vec<Puzzle<G>> = Puzzle::all().collect();
    for puzzle in &all {
        puzzle
            .prove()
            .map_err(|wrong| Failure::Wrong { json: false, text: format!("{}: {wrong}", puzzle.id()) })?;
    }
    let mut lines = vec![format!("{:11}  all   1   2   3   4   5", G::NAME)];
    let themes = PuzzleTheme::of(game).map(|theme| (theme.id(), Some(theme)));
    for (name, theme) in themes.chain([("all", None)]) {
        let of = || all.iter().filter(move |puzzle| theme.is_none_or(|theme| puzzle.theme == theme));
        let grades: Vec<String> = (1..=5)
            .map(|grade| format!("{:3}", of().filter(|puzzle| puzzle.grade() == grade).count()))
            .collect();
        lines.push(format!("{name:11} {:4} {}", of().count(), grades.join(" ")));
    }
    for (bit, level) in G::LEVELS.iter().enumerate() {
        let solved = all.iter().filter(|puzzle| puzzle.missed >> bit & 1 == 0).count();
        let permille = 1000 * solved / all.len().max(1);
        lines.push(format!("{level} solves 0.{permille:03}"));
    }
    Ok((lines.join("\n"), G::TEXT.len()))
}
