//! Puzzles on screen: how they are opened, answered and left.

use super::{App, Place};
use crate::flow::Reply;
use crate::flow::puzzles::{Attempt, Clock, Origin, Puzzles};
use crate::puzzles::HARDEST;
use crate::store::StoreError;
use crate::{Intent, PuzzlesIntent};
use douze_rules::Seat;

impl App {
    /// Opens the list from home.
    pub(super) fn open_puzzles(&mut self, now_ms: i64) -> Result<Reply, StoreError> {
        if !self.is_home() {
            return Ok(Reply::not_now());
        }
        self.place = Place::Puzzles(Box::new(Puzzles::load(&self.store, now_ms)?));
        Ok(Reply::seen())
    }

    /// What is pressed next for the answer of the open puzzle.
    #[cfg(feature = "gallery")]
    pub(crate) fn puzzle_presses(&self) -> Vec<Intent> {
        match &self.place {
            Place::Puzzles(puzzles) => {
                puzzles.open.as_ref().map(|(_, attempt)| attempt.presses()).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// Answers an intent among the puzzles, or at one.
    pub(super) fn at_puzzles(&mut self, intent: Intent, now_ms: i64) -> Result<Reply, StoreError> {
        let Place::Puzzles(puzzles) = &mut self.place else { return Ok(Reply::not_now()) };
        let mut clock = Clock { now_ms, tickets: &mut self.tickets };
        let Intent::Puzzles(intent) = intent else {
            let Some((_, attempt)) = &mut puzzles.open else { return Ok(Reply::not_now()) };
            let reply = attempt.press(intent, &mut clock)?;
            return puzzles.kept(&mut self.store, &mut clock, reply);
        };
        let next = match (&intent, &mut puzzles.open) {
            (PuzzlesIntent::SetGrade { grade }, None) => {
                let Some(grade) = u8::try_from(*grade).ok().filter(|grade| *grade <= HARDEST) else {
                    return Ok(Reply::not_now());
                };
                puzzles.grade = grade;
                return Ok(Reply::seen());
            }
            (PuzzlesIntent::SetGame { game }, None) => {
                puzzles.game = *game;
                return Ok(Reply::seen());
            }
            (PuzzlesIntent::TryAgain, Some((_, attempt))) if attempt.result.is_some() => {
                attempt.again(&mut clock)?;
                // A further try does not count, and shows no rating.
                puzzles.rated = None;
                return Ok(Reply::seen());
            }
            // What a mix should be stands in its verdict.
            (PuzzlesIntent::ShowAnswer, Some((_, attempt)))
                if attempt.result.is_some() && attempt.mix.is_none() =>
            {
                return attempt.show(&mut clock);
            }
            (
                PuzzlesIntent::PlayMore { .. } | PuzzlesIntent::PlayLess { .. } | PuzzlesIntent::SettleMix,
                Some((_, attempt)),
            ) => {
                let reply = attempt.estimate(&intent);
                return puzzles.kept(&mut self.store, &mut clock, reply);
            }
            (PuzzlesIntent::NextPuzzle, Some((origin, attempt))) if attempt.result.is_some() => {
                let origin = *origin;
                puzzles.next(origin).map(|puzzle| (origin, puzzle))
            }
            (PuzzlesIntent::OpenDaily, None) => puzzles.daily().map(|puzzle| (Origin::Daily, puzzle)),
            (PuzzlesIntent::OpenTheme { theme }, None) => {
                let origin = Origin::Theme(*theme);
                puzzles.next(origin).map(|puzzle| (origin, puzzle))
            }
            (PuzzlesIntent::OpenMissed, None) => {
                puzzles.next(Origin::Missed).map(|puzzle| (Origin::Missed, puzzle))
            }
            _ => None,
        };
        let Some((origin, puzzle)) = next else { return Ok(Reply::not_now()) };
        let names =
            [0, 1].map(|seat| self.text.with("setup-seat-name", &[("seat", Seat::new(seat).index().into())]));
        let attempt = Attempt::begin(puzzle.clone(), &names, &mut clock)?;
        puzzles.open = Some((origin, attempt));
        puzzles.rated = None;
        Ok(Reply::seen())
    }
}
