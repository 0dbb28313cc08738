//! The puzzles of the app.

use super::theme::PuzzleTheme;
use super::{Chances, Council, Forest, King, Mixes, Puzzled};
use crate::GameKind;

/// A puzzle as lists know it.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) game: GameKind,
    pub(crate) id: String,
    pub(crate) theme: PuzzleTheme,
    /// 1 to 5.
    pub(crate) grade: u8,
    /// Its line.
    pub(crate) text: &'static str,
}

/// All puzzles, without their positions.
pub(crate) fn listed() -> impl Iterator<Item = Listed> {
    let games = [
        (GameKind::Forest, Forest::NAME, Forest::TEXT),
        (GameKind::King, King::NAME, King::TEXT),
        (GameKind::King, Mixes::NAME, Mixes::TEXT),
        (GameKind::Council, Council::NAME, Council::TEXT),
        (GameKind::Council, Chances::NAME, Chances::TEXT),
    ];
    games.into_iter().flat_map(|(game, name, all)| {
        all.lines().filter_map(move |text| {
            let mut words = text.split(' ');
            let (seed, _, theme) = (words.next()?, words.next()?, words.next()?);
            let missed: u8 = words.next()?.parse().ok()?;
            let (id, theme) = (format!("{name}-{seed}"), PuzzleTheme::from_id(theme)?);
            Some(Listed { game, id, theme, grade: 1 + missed.count_ones() as u8, text })
        })
    })
}
