//! The puzzles of the app.

use super::forest::ForestPuzzle;
use super::theme::PuzzleTheme;

/// The puzzles of the forest duel, one a line.
pub(super) const FOREST: &str = include_str!("forest.txt");

/// All puzzles of the forest duel that can be read.
pub fn forest() -> impl Iterator<Item = ForestPuzzle> {
    FOREST.lines().filter_map(ForestPuzzle::read)
}

/// A puzzle as lists know it.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) theme: PuzzleTheme,
    /// 1 to 5.
    pub(crate) grade: u8,
    text: &'static str,
}

impl Listed {
    /// The whole of it.
    pub(crate) fn puzzle(&self) -> Option<ForestPuzzle> {
        ForestPuzzle::read(self.text)
    }
}

/// All puzzles, without their positions.
pub(crate) fn listed() -> impl Iterator<Item = Listed> {
    FOREST.lines().filter_map(|text| {
        let mut words = text.split(' ');
        let (seed, _, theme) = (words.next()?, words.next()?, words.next()?);
        let missed: u8 = words.next()?.parse().ok()?;
        let (id, theme) = (format!("forest-{seed}"), PuzzleTheme::from_id(theme)?);
        Some(Listed { id, theme, grade: 1 + missed.count_ones() as u8, text })
    })
}
