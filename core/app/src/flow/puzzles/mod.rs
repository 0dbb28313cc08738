//! The puzzles: which one is next, what was tried, and the one that is open.

mod any;
mod attempt;
mod council;
mod forest;
mod game;
mod king;
mod mixed;
mod progress;

pub(crate) use any::{AttemptResult, Card, Clock};
pub(crate) use attempt::Attempt;
pub(crate) use mixed::Mixing;
pub(crate) use progress::{Progress, rating_of};

use super::Reply;
use crate::day::Day;
use crate::puzzles::{Listed, listed};
use crate::store::{Store, StoreError};
use crate::{GameKind, PuzzleTheme};

/// Where a puzzle comes from, and the next one like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Daily,
    Theme(PuzzleTheme),
    Missed,
}

/// The puzzles on screen.
pub(crate) struct Puzzles {
    all: Vec<Listed>,
    pub(crate) progress: Progress,
    /// Whose puzzles are shown.
    pub(crate) game: GameKind,
    /// 1 to 5; 0: any.
    pub(crate) grade: u8,
    day: i64,
    /// The open puzzle, and where it comes from.
    pub(crate) open: Option<(Origin, Attempt)>,
    /// The rating before the last try that counted.
    pub(crate) rated: Option<i32>,
}

impl Puzzles {
    /// The list, at this moment.
    pub(crate) fn load(store: &Store, now_ms: i64) -> Result<Self, StoreError> {
        let (all, progress) = (listed().collect(), Progress::load(store)?);
        let day = Day::number(now_ms);
        Ok(Self { all, progress, game: GameKind::Forest, grade: 0, day, open: None, rated: None })
    }

    /// Those of the game that is shown.
    fn shown(&self) -> impl Iterator<Item = &Listed> {
        self.all.iter().filter(|puzzle| puzzle.game == self.game)
    }

    /// The game's puzzle of the day (UTC): each day another one, the same on every device.
    pub(crate) fn daily(&self) -> Option<&Listed> {
        // A prime that does not divide their number: neighbouring days are far apart, and none comes again too early.
        let count = i64::try_from(self.shown().count()).ok()?;
        let place = self.day.wrapping_mul(389).checked_rem_euclid(count)?;
        self.shown().nth(usize::try_from(place).ok()?)
    }

    /// Was it solved when it counted last?
    pub(crate) fn is_solved(&self, puzzle: &Listed) -> bool {
        self.progress.tried(&puzzle.id).is_some_and(|tried| tried.solved)
    }

    /// Those of a theme, of the chosen grade.
    pub(crate) fn of(&self, theme: PuzzleTheme) -> impl Iterator<Item = &Listed> {
        let fits = move |puzzle: &&Listed| self.grade == 0 || puzzle.grade == self.grade;
        self.all.iter().filter(move |puzzle| puzzle.theme == theme).filter(fits)
    }

    /// Those of the game that were missed and come again by now.
    pub(crate) fn missed(&self) -> impl Iterator<Item = &Listed> {
        self.shown().filter(|puzzle| self.progress.is_due(&puzzle.id, self.day))
    }

    /// The next puzzle from there: of those never tried, the one whose rating is nearest to the person's.
    pub(crate) fn next(&self, origin: Origin) -> Option<&Listed> {
        let near = |puzzle: &&Listed| (rating_of(puzzle.grade) - self.progress.rating()).abs();
        let new = |puzzle: &&Listed| self.progress.tried(&puzzle.id).is_none();
        match origin {
            Origin::Daily => self.shown().filter(new).min_by_key(near),
            Origin::Theme(theme) => self.of(theme).filter(new).min_by_key(near),
            Origin::Missed => self.missed().next(),
        }
    }

    /// The reply, once what it led to is kept; else the table as it was before.
    pub(crate) fn kept(
        &mut self,
        store: &mut Store,
        clock: &mut Clock,
        reply: Reply,
    ) -> Result<Reply, StoreError> {
        let Err(error) = self.note(store) else { return Ok(reply) };
        if let Some((_, attempt)) = &mut self.open {
            attempt.roll_back(clock)?;
        }
        Err(error)
    }

    /// Keeps how the open puzzle was tried, once.
    fn note(&mut self, store: &mut Store) -> Result<(), StoreError> {
        let Some((_, attempt)) = &mut self.open else { return Ok(()) };
        let Some(result) = attempt.result.filter(|_| !attempt.counted) else { return Ok(()) };
        let (id, grade) = (attempt.listed.id.clone(), attempt.listed.grade);
        let before = self.progress.rating();
        self.progress.note(store, &id, grade, result == AttemptResult::Solved, self.day)?;
        attempt.counted = true;
        self.rated = Some(before);
        Ok(())
    }
}
