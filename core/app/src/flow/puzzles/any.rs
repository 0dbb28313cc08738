//! An attempt at a puzzle of any game.

use crate::Intent;
use crate::flow::table::AnyTable;
use crate::flow::{OnTable, Reply};
use crate::puzzles::MixEnding;
use crate::store::StoreError;
use douze_rules::{Seat, council, forest, king};

/// How a try ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AttemptResult {
    Solved,
    Missed,
    /// The answer was shown.
    Shown,
}

/// A card of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Card {
    Forest(forest::Card),
    King(king::Character),
    Council(council::Character),
}

/// What refuted a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refutation {
    /// Who played which card against it; none when it takes no card.
    pub(crate) card: Option<(Seat, Card)>,
    /// It was not lost, but won no more either.
    pub(crate) open: bool,
}

/// When something is pressed, and the counter of what is thought about.
pub(crate) struct Clock<'a> {
    pub(crate) now_ms: i64,
    pub(crate) tickets: &'a mut i64,
}

/// A puzzle of one game under way.
pub(super) trait AnyAttempt: Send {
    fn seat(&self) -> Seat;
    fn table(&self) -> &dyn AnyTable;
    fn table_mut(&mut self) -> &mut dyn AnyTable;
    fn on_table(&self) -> OnTable<'_>;
    /// Back to the position of the puzzle.
    fn again(&mut self, clock: &mut Clock) -> Result<(), StoreError>;
    /// Answers a press at the table; with how the try ended, where it did.
    fn press(&mut self, clock: &mut Clock, intent: Intent) -> Result<(Reply, Option<Ended>), StoreError>;
    /// The table as it was before the last answer.
    fn roll_back(&mut self, clock: &mut Clock) -> Result<(), StoreError>;
    /// Plays the answer on the table.
    fn show(&mut self, clock: &mut Clock) -> Result<Reply, StoreError>;
    /// What is pressed next for the best answer.
    #[cfg(any(test, feature = "gallery"))]
    fn presses(&self) -> Vec<Intent>;
    /// Points of the person and of the best other seat.
    fn scores(&self) -> [u8; 2];
    /// Did the person win or lose by something else than points?
    fn is_tied(&self) -> bool;
    /// The equilibrium, where the puzzle asks for one.
    fn mix(&self) -> Option<&MixEnding>;
    /// By card of a councillor: of 100 cases those in which it leaves a way.
    fn chances(&self) -> Vec<(council::Character, u32)>;
}

/// How a try ended, and what refuted it.
pub(super) type Ended = (AttemptResult, Option<Refutation>);
