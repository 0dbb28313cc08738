//! Analysis at a table: a hint while a game goes on, the review after it.

use super::hint::Hint;
use super::review::{AdviceOf, Review, Reviewed};
use super::thinking::Work;
use crate::TableIntent;
use crate::flow::Reply;
use crate::flow::stored::Game;
use crate::flow::stored::chance::advice_seed;
use crate::store::{Store, StoreError};
use douze_rules::Seat;

type ReviewOf<G> = Review<<G as Reviewed>::Choice, <G as Reviewed>::Why, <G as Reviewed>::View>;

/// The hint and the review of the game on screen.
pub(crate) struct Analysis<G: Reviewed> {
    pub(crate) hint: Hint<AdviceOf<G>>,
    review: Option<ReviewOf<G>>,
}

impl<G: Reviewed> Default for Analysis<G> {
    fn default() -> Self {
        Self { hint: Hint::None, review: None }
    }
}

impl<G: Reviewed> Analysis<G> {
    /// The review, while it covers the table.
    pub(crate) fn review(&self) -> Option<&ReviewOf<G>> {
        self.review.as_ref().filter(|review| review.open)
    }

    /// The analysis that a person has asked for.
    pub(crate) fn work(&self) -> Option<Work> {
        match self.review().filter(|review| review.due().is_some()) {
            Some(review) => {
                Some(Work::Review { evaluated: review.evaluated(), of: review.of_seat().count() })
            }
            None => self.hint.is_asked().then_some(Work::Hint),
        }
    }

    /// What is pressed about a hint, which may be asked for or not, and the review of the game; none: it is about
    /// something else. True: other thinking is due.
    pub(crate) fn tap(
        &mut self,
        game: &Game<G>,
        may_ask_hint: bool,
        intent: TableIntent,
    ) -> Result<Option<(Reply, bool)>, StoreError> {
        Ok(match intent {
            TableIntent::OpenReview if G::is_over(game.state()) => {
                let review = match self.review.take() {
                    Some(review) => review,
                    None => Review::new(game)?,
                };
                self.review.insert(review).start();
                Some((Reply::seen(), true))
            }
            TableIntent::AskHint if may_ask_hint => Some((Reply::seen(), self.hint.ask())),
            TableIntent::CloseHint => {
                // What was looked for is wanted no more.
                let asked = self.hint.is_asked();
                self.close_hint();
                Some((Reply::seen(), asked))
            }
            _ => self.review.as_mut().filter(|review| review.open).map(|review| {
                let seat = review.seat;
                let reply = review.tap(intent, game.header.players.len());
                (reply, review.seat != seat)
            }),
        })
    }

    /// The decision to advise on, and the seed: the decision that the review is at, or for a hint what is before
    /// this person.
    pub(crate) fn due(&self, game: &Game<G>, person: Option<Seat>) -> Option<(G::View, u64)> {
        self.work()?;
        let (view, at) = match self.review().and_then(Review::due) {
            Some(decision) => (decision.view.clone(), decision.at),
            None => (G::view(&game.header, game.state(), person?)?, game.line().len()),
        };
        Some((view, advice_seed(game.header.player_seed, at)))
    }

    /// Takes the advice for the hint, or for the decision that is reviewed; none: there is none to be had.
    pub(crate) fn advised(
        &mut self,
        store: &mut Store,
        game: &mut Game<G>,
        advice: Option<AdviceOf<G>>,
        stopped: bool,
    ) -> Result<Reply, StoreError> {
        match (self.work(), &mut self.review, advice) {
            // What was cut short is not evaluated.
            (Some(Work::Review { .. }), Some(review), _) if stopped => review.stop(),
            (Some(Work::Review { .. }), Some(review), advice) => review.found(advice.unwrap_or_default()),
            (Some(Work::Hint), _, advice) => {
                let Some(advice) = advice else {
                    self.hint.give_up();
                    return Ok(Reply::no_hint());
                };
                game.note_hint(store)?;
                self.hint.find(advice);
            }
            _ => {}
        }
        Ok(Reply::seen())
    }

    /// A search that was stopped does not start again by itself.
    pub(crate) fn give_up(&mut self) {
        self.hint.give_up();
        if let Some(review) = &mut self.review {
            review.stop();
        }
    }

    /// Closes the review; false where none covers the table.
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
