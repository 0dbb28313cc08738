//! Hints in a duel, and the review of it.

use super::Forest;
use crate::Intent;
use crate::flow::chance::advice_seed;
use crate::flow::review::Review;
use crate::flow::table::{Seen, Table, Turn};
use crate::flow::{Context, Reply};
use crate::store::StoreError;
use douze_rules::Viewer;
use douze_rules::forest::{legal, observe};
use std::sync::Arc;

impl Forest {
    /// May a hint be asked for? Only by a person alone: it would show others what one holds.
    pub(crate) fn may_ask_hint(&self) -> bool {
        self.alone().is_some() && self.actor() == self.alone() && self.study.hint.may_be_asked()
    }

    /// What is pressed about hints and the review; none: it is about something else.
    pub(super) fn tap_study(
        &mut self,
        context: &mut Context,
        intent: &Intent,
    ) -> Result<Option<Reply>, StoreError> {
        let (reply, renew) = match intent {
            Intent::OpenReview if self.is_over() => {
                let choices = |state: &_, seat| {
                    legal(state).iter().filter(|action| action.seat() == Some(seat)).count()
                };
                let see = |state: &_, seat| observe(state, Viewer::Seat(seat));
                self.study.open(|| Review::new(&self.game, choices, see))?;
                (Reply::seen(), true)
            }
            Intent::AskHint if self.may_ask_hint() => {
                self.inspect = None;
                (Reply::seen(), self.study.hint.ask())
            }
            Intent::CloseHint => {
                self.study.close_hint();
                (Reply::seen(), false)
            }
            _ => match self.study.tap(intent, 2) {
                Some(reply) => reply,
                None => return Ok(None),
            },
        };
        if renew {
            self.renew(context.new_ticket());
        }
        Ok(Some(reply))
    }

    /// What is to be advised on.
    pub(super) fn study_turn(&self) -> Option<Turn> {
        self.study.work()?;
        let (view, at) = match self.study.review().and_then(Review::due) {
            Some(moment) => (moment.view, moment.at),
            None => (observe(self.game.state(), Viewer::Seat(self.alone()?)), self.game.line().len()),
        };
        let seed = advice_seed(self.game.header.player_seed, at);
        let view = Seen::ForestAdvice(Box::new(view));
        Some(Turn { ticket: self.ticket, seed, view, control: Arc::clone(&self.control) })
    }
}
