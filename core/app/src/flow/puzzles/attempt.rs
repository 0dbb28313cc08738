//! A puzzle on the display, whatever its game.

use super::any::{AnyAttempt, AttemptResult, Clock, OnTable, Refutation};
use super::game::GameAttempt;
use crate::flow::Reply;
use crate::flow::table::AnyTable;
use crate::puzzles::{self, Listed};
use crate::store::StoreError;
use crate::{CouncilIntent, GameKind, Intent, TableIntent};
use douze_rules::Seat;

/// A puzzle on the display.
pub(crate) struct Attempt {
    pub(crate) listed: Listed,
    pub(crate) result: Option<AttemptResult>,
    pub(crate) refutation: Option<Refutation>,
    /// The try has counted: whatever follows does not.
    pub(crate) counted: bool,
    game: Box<dyn AnyAttempt>,
}

impl Attempt {
    /// The table of the puzzle; an error when it cannot be read.
    pub(crate) fn begin(listed: Listed, names: &[String; 2], clock: &mut Clock) -> Result<Self, StoreError> {
        let game: Box<dyn AnyAttempt> = match listed.game {
            GameKind::Forest => Box::new(GameAttempt::<puzzles::Forest>::begin(&listed, names, clock)?),
            GameKind::King => Box::new(GameAttempt::<puzzles::King>::begin(&listed, names, clock)?),
            GameKind::Council => Box::new(GameAttempt::<puzzles::Council>::begin(&listed, names, clock)?),
        };
        Ok(Self { listed, result: None, refutation: None, counted: false, game })
    }

    /// Whose decision it is.
    pub(crate) fn seat(&self) -> Seat {
        self.game.seat()
    }

    pub(crate) fn table(&self) -> &dyn AnyTable {
        self.game.table()
    }

    pub(crate) fn table_mut(&mut self) -> &mut dyn AnyTable {
        self.game.table_mut()
    }

    pub(crate) fn on_table(&self) -> OnTable<'_> {
        self.game.on_table()
    }

    /// Back to the position of the puzzle.
    pub(crate) fn again(&mut self, clock: &mut Clock) -> Result<(), StoreError> {
        self.game.again(clock)?;
        (self.result, self.refutation) = (None, None);
        Ok(())
    }

    /// Answers what is pressed at the table. Hints, undo and reviews are not for puzzles.
    pub(crate) fn press(&mut self, intent: Intent, clock: &mut Clock) -> Result<Reply, StoreError> {
        if !intent.explains() && (!plays(&intent) || self.result.is_some()) {
            return Ok(Reply::not_now());
        }
        let (reply, ended) = self.game.press(clock, intent)?;
        if let Some((result, refutation)) = ended {
            (self.result, self.refutation) = (Some(result), refutation);
        }
        Ok(reply)
    }

    /// The last answer could not be kept: the table as it was before it.
    pub(crate) fn roll_back(&mut self, clock: &mut Clock) -> Result<(), StoreError> {
        (self.result, self.refutation) = (None, None);
        self.game.roll_back(clock)
    }

    /// What is pressed next for the best answer.
    #[cfg(any(test, feature = "gallery"))]
    pub(crate) fn presses(&self) -> Vec<Intent> {
        self.game.presses()
    }

    /// Plays the answer on the table, from the position of the puzzle.
    pub(crate) fn show(&mut self, clock: &mut Clock) -> Result<Reply, StoreError> {
        self.again(clock)?;
        let reply = self.game.show(clock)?;
        self.result = Some(AttemptResult::Shown);
        Ok(reply)
    }

    /// Points of the person and of the best other seat.
    pub(crate) fn scores(&self) -> [u8; 2] {
        self.game.scores()
    }

    /// Did the person win or lose by something else than points?
    pub(crate) fn is_tied(&self) -> bool {
        self.game.is_tied()
    }
}

/// Selects, or does what is selected.
const fn plays(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Forest(_)
            | Intent::King(_)
            | Intent::Council(
                CouncilIntent::PickCharacter { .. }
                    | CouncilIntent::PickFace { .. }
                    | CouncilIntent::PickTarget { .. }
                    | CouncilIntent::RevealNext { .. }
            )
            | Intent::Table(
                TableIntent::Confirm | TableIntent::Cancel | TableIntent::Peek | TableIntent::StopPeeking
            )
    )
}
