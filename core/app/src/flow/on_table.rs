//! The open table of any game.

use super::council::Council;
use super::forest::Forest;
use super::king::King;

/// A table to be drawn, wherever it stands: in a game, a lesson, a puzzle or a replay.
#[derive(Clone, Copy)]
pub(crate) enum OnTable<'a> {
    Forest(&'a Forest),
    King(&'a King),
    Council(&'a Council),
}
