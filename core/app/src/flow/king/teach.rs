//! Hints in King of 12, and the review of a game.

use super::King;
use super::game::KingRules;
use crate::Intent;
use crate::flow::study::Reviewed;
use crate::flow::table::{Seen, Turn};
use crate::flow::{Context, Reply};
use crate::store::StoreError;
use douze_rules::king::{Observation, State, legal, observe};
use douze_rules::{Seat, Viewer};
use std::sync::Arc;

impl Reviewed for KingRules {
    type View = Observation;

    fn choices(state: &State, seat: Seat) -> usize {
        legal(state).iter().filter(|action| action.seat() == Some(seat)).count()
    }

    fn view(state: &State, seat: Seat) -> Observation {
        observe(state, Viewer::Seat(seat))
    }
}

impl King {
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
        let may_ask_hint = self.may_ask_hint();
        let Some((reply, renew)) = self.study.tap(&self.game, may_ask_hint, intent)? else { return Ok(None) };
        if may_ask_hint && matches!(intent, Intent::AskHint) {
            (self.inspect, self.history) = (None, false);
        }
        if renew {
            self.renew(context.new_ticket());
        }
        Ok(Some(reply))
    }

    /// What is to be advised on.
    pub(super) fn study_turn(&self) -> Option<Turn> {
        let (view, seed) = self.study.due(&self.game, self.alone())?;
        let view = Seen::KingAdvice(Box::new(view));
        Some(Turn { ticket: self.ticket, seed, view, control: Arc::clone(&self.control) })
    }
}
