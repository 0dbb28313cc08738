//! The page about the chance of a game: what stands from the beginning, and what its end adds.

use super::stored::Proof;
use crate::GameKind;

/// The chance of the game on screen.
pub(crate) struct Fair {
    pub(crate) kind: GameKind,
    pub(crate) proof: Proof,
    /// The game is over: its seed is no secret any more.
    pub(crate) over: bool,
    /// The person has asked whether all draws follow from the seed.
    pub(crate) checked: bool,
}

impl Fair {
    /// The seed may be shown.
    pub(crate) const fn is_open(&self) -> bool {
        self.over || self.proof.chosen
    }
}
