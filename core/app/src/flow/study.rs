//! What a person can learn at a table: a hint while a game goes on, the review after it.

use super::Reply;
use super::advice::{Advice, Hint};
use super::game::{Game, Rules};
use super::review::Review;
use super::table::Work;
use crate::Intent;
use crate::store::{Store, StoreError};

/// The hint and the review of the game on the display.
pub(crate) struct Study<A, R, V = ()> {
    pub(crate) hint: Hint<Advice<A, R>>,
    review: Option<Review<A, R, V>>,
}

impl<A, R, V> Default for Study<A, R, V> {
    fn default() -> Self {
        Self { hint: Hint::None, review: None }
    }
}

impl<A: Copy + PartialEq, R, V> Study<A, R, V> {
    /// The review, while it lies over the table.
    pub(crate) fn review(&self) -> Option<&Review<A, R, V>> {
        self.review.as_ref().filter(|review| review.open)
    }

    /// What is thought about for a person.
    pub(crate) fn work(&self) -> Option<Work> {
        match self.review().filter(|review| review.due().is_some()) {
            Some(review) => Some(Work::Review { reckoned: review.reckoned(), of: review.of_seat().count() }),
            None => self.hint.is_asked().then_some(Work::Hint),
        }
    }

    /// Opens the review of a game that has ended, or lets it go on.
    pub(crate) fn open(
        &mut self,
        fresh: impl FnOnce() -> Result<Review<A, R, V>, StoreError>,
    ) -> Result<(), StoreError> {
        let review = match self.review.take() {
            Some(review) => review,
            None => fresh()?,
        };
        self.review.insert(review).start();
        Ok(())
    }

    /// What is pressed while the review is open; none: it is not. True: other thinking is due.
    pub(crate) fn tap(&mut self, intent: &Intent, seats: usize) -> Option<(Reply, bool)> {
        let review = self.review.as_mut().filter(|review| review.open)?;
        let seat = review.seat;
        let reply = review.tap(intent, seats);
        Some((reply, review.seat != seat))
    }

    /// Takes the advice for the hint, or for the decision that is reviewed; none: there is none to be had.
    pub(crate) fn advised<G: Rules>(
        &mut self,
        store: &mut Store,
        game: &mut Game<G>,
        advice: Option<Advice<A, R>>,
        stopped: bool,
    ) -> Result<Reply, StoreError> {
        match (self.work(), &mut self.review, advice) {
            // What was cut short is not reckoned.
            (Some(Work::Review { .. }), Some(review), _) if stopped => review.stop(),
            (Some(Work::Review { .. }), Some(review), advice) => review.found(advice.unwrap_or_default()),
            (Some(Work::Hint), _, advice) => {
                self.hint.give_up();
                let Some(advice) = advice else { return Ok(Reply::no_hint()) };
                game.note_hint(store)?;
                self.hint.find(advice);
            }
            _ => {}
        }
        Ok(Reply::seen())
    }

    /// What was stopped does not come again by itself.
    pub(crate) fn give_up(&mut self) {
        self.hint.give_up();
        if let Some(review) = &mut self.review {
            review.stop();
        }
    }

    /// Closes the review; false where none lies over the table.
    pub(crate) fn close_review(&mut self) -> bool {
        self.review.as_mut().is_some_and(Review::close)
    }

    /// Puts the hint away, or looks for it no more; false where there is none.
    pub(crate) fn close_hint(&mut self) -> bool {
        let asked = self.hint.is_asked();
        self.hint.give_up();
        self.hint.close() || asked
    }
}
