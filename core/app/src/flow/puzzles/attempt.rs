//! A puzzle on screen, whatever its game.

use super::any::{AnyAttempt, AttemptResult, Clock, Refutation};
use super::game::GameAttempt;
use super::mixed::Mixing;
use crate::flow::table::AnyTable;
use crate::flow::{OnTable, Reply};
use crate::puzzles::{self, Listed};
use crate::store::StoreError;
use crate::{CouncilIntent, GameKind, Intent, PuzzleTheme, PuzzlesIntent, TableIntent};
use douze_rules::Seat;
use douze_rules::council::Character;

/// A puzzle on screen.
pub(crate) struct Attempt {
    pub(crate) listed: Listed,
    pub(crate) result: Option<AttemptResult>,
    pub(crate) refutation: Option<Refutation>,
    /// The try has counted: whatever follows does not.
    pub(crate) counted: bool,
    /// The estimate, where the puzzle asks for one.
    pub(crate) mix: Option<Mixing>,
    game: Box<dyn AnyAttempt>,
}

impl Attempt {
    /// The table of the puzzle; an error when it cannot be read.
    pub(crate) fn begin(listed: Listed, names: &[String; 2], clock: &mut Clock) -> Result<Self, StoreError> {
        let game: Box<dyn AnyAttempt> = match (listed.game, listed.theme) {
            (_, PuzzleTheme::Chance) => {
                Box::new(GameAttempt::<puzzles::Chances>::begin(&listed, names, clock)?)
            }
            (_, PuzzleTheme::Mix) => Box::new(GameAttempt::<puzzles::Mixes>::begin(&listed, names, clock)?),
            (GameKind::Forest, _) => Box::new(GameAttempt::<puzzles::Forest>::begin(&listed, names, clock)?),
            (GameKind::King, _) => Box::new(GameAttempt::<puzzles::King>::begin(&listed, names, clock)?),
            (GameKind::Council, _) => {
                Box::new(GameAttempt::<puzzles::Council>::begin(&listed, names, clock)?)
            }
        };
        let mix = game.mix().map(|ending| Mixing::new(ending.clone(), game.seat()));
        Ok(Self { listed, result: None, refutation: None, counted: false, mix, game })
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
        if let Some(mix) = &mut self.mix {
            mix.again();
        }
        Ok(())
    }

    /// Changes or settles the estimate of a mix.
    pub(crate) fn estimate(&mut self, intent: &PuzzlesIntent) -> Reply {
        let Some(mix) = self.mix.as_mut().filter(|_| self.result.is_none()) else { return Reply::not_now() };
        if *intent == PuzzlesIntent::SettleMix {
            self.result = Some(if mix.is_solved() { AttemptResult::Solved } else { AttemptResult::Missed });
        } else if !mix.change(intent) {
            return Reply::not_now();
        }
        Reply::seen()
    }

    /// Answers what is pressed at the table. Hints, undo and reviews are not for puzzles.
    pub(crate) fn press(&mut self, intent: Intent, clock: &mut Clock) -> Result<Reply, StoreError> {
        let may_play = self.result.is_none() && self.mix.is_none() && plays(&intent);
        if !intent.explains() && !may_play {
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
        match &self.mix {
            Some(_) if self.result.is_some() => Vec::new(),
            Some(mix) => vec![Intent::Puzzles(mix.presses())],
            None => self.game.presses(),
        }
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

    /// How likely each card was to leave a way, of 100, where that is the question.
    pub(crate) fn chances(&self) -> Vec<(Character, u32)> {
        self.game.chances()
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
