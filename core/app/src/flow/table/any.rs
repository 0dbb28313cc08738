//! A table whose game the app need not know.

use super::thinking::{Think, Thinking};
use super::{AdviceOf, Job, Shown, Table, TableGame, Thought, Work};
use crate::flow::stored::Proof;
use crate::flow::{Context, Reply, Tip};
use crate::store::{GameId, StoreError};
use crate::text::Text;
use crate::{TableIntent, record};
use douze_rules::Seat;
use std::any::Any;
use std::sync::Arc;

/// A job that a table gives to a thread.
#[derive(Debug)]
enum Found<A, B> {
    Answer(A),
    Advice(Option<B>),
}

/// The operations of the app on any game on screen.
pub(crate) trait AnyTable {
    /// Answers what all games have; what only one has is for [`Table::tap`].
    fn handle(&mut self, context: &mut Context, intent: TableIntent) -> Result<Reply, StoreError>;
    /// Takes what was thought; what another table asked for is nothing to this one.
    fn decide(&mut self, context: &mut Context, thought: Box<dyn Thought>) -> Result<Reply, StoreError>;
    /// The current thinking, and its ticket.
    fn work(&self) -> Option<(Work, i64)>;
    /// The same as a job: by a built-in player, for a hint, for a review.
    fn job(&self) -> Option<Job>;
    /// The built-in player whose turn it is.
    fn thinker(&self) -> Option<Seat>;
    /// The same turn once more, under a new ticket; a hint or a review that was stopped does not come again.
    fn think_again(&mut self, ticket: i64);
    /// Stops the thinking that is under way.
    fn stop_thinking(&self);
    /// Hides what is secret; its person has to lift the curtain again. A person alone has no secrets.
    fn cover(&mut self);
    /// Closes what covers the table, with the thinking for it; false when nothing does.
    fn dismiss(&mut self) -> bool;
    /// The tips that belong to what happened from this event on.
    fn tips(&self, from: usize) -> Vec<Tip>;
    /// Does the open table show all that happened, so that a tip may stand on it?
    fn may_tip(&self) -> bool;
    /// Is something visible that another person at the table may not see?
    fn is_secret(&self) -> bool;
    fn is_turned(&self) -> bool;
    fn title(&self) -> &'static str;
    fn is_over(&self) -> bool;
    /// Do several people sit around the device?
    fn is_shared(&self) -> bool;
    /// Who sits there.
    fn name(&self, text: &Text, seat: Seat) -> String;
    /// The whole game as a `.douze` file.
    fn record(&self, text: &Text) -> String;
    /// Its place in the store.
    fn id(&self) -> GameId;
    /// Its chance, drawn once more.
    fn proof(&self) -> Result<Proof, StoreError>;
}

impl<G: TableGame> AnyTable for Table<G> {
    fn handle(&mut self, context: &mut Context, intent: TableIntent) -> Result<Reply, StoreError> {
        if let Some(reply) = self.tap_analysis(context, intent)? {
            return Ok(reply);
        }
        match intent {
            TableIntent::LiftCurtain => {
                let Shown::Curtain(seat) = self.shown() else { return Ok(Reply::not_now()) };
                self.show(Shown::Hand(seat));
            }
            TableIntent::ShowTable if self.device.is_covered() => {
                G::left_curtain(self);
                self.show(Shown::Table);
            }
            TableIntent::Peek => {
                let Some(seat) = self.peeker() else { return Ok(Reply::not_now()) };
                self.device.set_peek(Some(seat));
                self.look();
            }
            TableIntent::StopPeeking => self.device.set_peek(None),
            TableIntent::Confirm => return self.confirm(context),
            TableIntent::Cancel if !self.device.is_covered() => return Ok(G::cancel(self)),
            TableIntent::CloseInspect if !self.device.is_covered() => self.inspect = None,
            TableIntent::Undo if G::is_reported(self) => return self.undo(context),
            TableIntent::Redo if G::is_reported(self) => {
                let Some(action) = self.game.redo() else { return Ok(Reply::not_now()) };
                return self.act(context, action);
            }
            TableIntent::ShowTable
            | TableIntent::Cancel
            | TableIntent::CloseInspect
            | TableIntent::Undo
            | TableIntent::Redo
            | TableIntent::AskHint
            | TableIntent::CloseHint
            | TableIntent::OpenReview
            | TableIntent::ReviewSeat { .. }
            | TableIntent::ReviewDecision { .. }
            | TableIntent::TryAgain { .. }
            | TableIntent::Rematch => return Ok(Reply::not_now()),
        }
        Ok(Reply::seen())
    }

    fn decide(&mut self, context: &mut Context, thought: Box<dyn Thought>) -> Result<Reply, StoreError> {
        let thought: Box<dyn Any> = thought;
        match thought.downcast::<Found<G::Answer, AdviceOf<G>>>().map(|found| *found) {
            Ok(Found::Answer(answer)) => G::hear(self, context, answer),
            Ok(Found::Advice(advice)) => {
                let stopped = self.thinking.control.stopped();
                let reply = self.analysis.advised(context.store, &mut self.game, advice, stopped)?;
                self.renew(context);
                Ok(reply)
            }
            Err(_) => Ok(Reply::not_now()),
        }
    }

    fn work(&self) -> Option<(Work, i64)> {
        if self.game.is_watched() {
            return None;
        }
        let work = G::asked(self).map(Work::Player).or_else(|| self.analysis.work());
        work.map(|work| (work, self.thinking.ticket))
    }

    fn job(&self) -> Option<Job> {
        let think: Think = if let Some(question) = G::question(self) {
            Box::new(move |control| {
                let answer = G::answer(&question, control)?;
                Some(Box::new(Found::<_, AdviceOf<G>>::Answer(answer)))
            })
        } else {
            let (view, seed) = self.analysis.due(&self.game, self.alone())?;
            Box::new(move |control| {
                let advice = G::advise(&view, seed, control);
                (!control.is_cancelled())
                    .then(|| -> Box<dyn Thought> { Box::new(Found::<G::Answer, _>::Advice(advice)) })
            })
        };
        let Thinking { ticket, control } = &self.thinking;
        Some(Job { ticket: *ticket, control: Arc::clone(control), think })
    }

    fn thinker(&self) -> Option<Seat> {
        G::thinker(self)
    }

    fn think_again(&mut self, ticket: i64) {
        self.thinking.renew(ticket);
        self.analysis.give_up();
    }

    fn stop_thinking(&self) {
        self.thinking.control.stop(false);
    }

    fn cover(&mut self) {
        Self::cover(self);
    }

    fn dismiss(&mut self) -> bool {
        let work = self.work();
        let closed = self.analysis.close_review()
            || (G::close_panel(self) | self.inspect.take().is_some())
            || self.analysis.close_hint();
        if self.work() != work {
            self.stop_thinking();
        }
        closed
    }

    fn tips(&self, from: usize) -> Vec<Tip> {
        self.events.iter().skip(from).filter_map(|event| G::tip(self, event)).collect()
    }

    fn may_tip(&self) -> bool {
        !self.device.is_covered() && G::is_reported(self) && self.analysis.review().is_none()
    }

    fn is_secret(&self) -> bool {
        self.device.is_secret()
    }

    fn is_turned(&self) -> bool {
        let far = Seat::new(1);
        G::is_faced(self)
            && match self.device.shown() {
                Shown::Curtain(seat) | Shown::Hand(seat) => seat == far,
                Shown::Table => G::openly(self).or_else(|| G::secretly(self)) == Some(far),
            }
    }

    fn title(&self) -> &'static str {
        G::title(self)
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    fn is_shared(&self) -> bool {
        self.alone().is_none()
    }

    fn name(&self, text: &Text, seat: Seat) -> String {
        self.game.name(text, seat)
    }

    fn record(&self, text: &Text) -> String {
        let (seats, extra) = (self.game.names(text), self.game.record_extra());
        let header = record::Header { seats, setup: G::record_setup(self), extra };
        G::record(&header, self.game.line())
    }

    fn id(&self) -> GameId {
        self.game.id()
    }

    fn proof(&self) -> Result<Proof, StoreError> {
        self.game.proof()
    }
}
