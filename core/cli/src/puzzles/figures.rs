//! The puzzles of the app, proved and counted.

use super::make::LEVELS;
use crate::Failure;
use douze_app::PuzzleTheme;
use douze_app::puzzles::{ForestPuzzle, forest};

pub(super) fn run() -> Result<String, Failure> {
    let all: Vec<ForestPuzzle> = forest().collect();
    for puzzle in &all {
        puzzle
            .prove()
            .map_err(|wrong| Failure::Wrong { json: false, text: format!("{}: {wrong}", puzzle.id()) })?;
    }
    let mut lines = vec!["theme      all   1   2   3   4   5".to_owned()];
    let themes = PuzzleTheme::ALL.into_iter().map(|theme| (theme.id(), Some(theme)));
    for (name, theme) in themes.chain([("all", None)]) {
        let of = || all.iter().filter(move |puzzle| theme.is_none_or(|theme| puzzle.theme == theme));
        let grades: Vec<String> = (1..=5)
            .map(|grade| format!("{:3}", of().filter(|puzzle| puzzle.grade() == grade).count()))
            .collect();
        lines.push(format!("{name:9} {:4} {}", of().count(), grades.join(" ")));
    }
    for (bit, level) in LEVELS.iter().enumerate() {
        let solved = all.iter().filter(|puzzle| puzzle.missed >> bit & 1 == 0).count();
        let permille = 1000 * solved / all.len().max(1);
        lines.push(format!("{level} solves 0.{permille:03}"));
    }
    Ok(lines.join("\n"))
}
