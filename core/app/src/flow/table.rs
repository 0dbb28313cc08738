//! What the app does with any game on the display.

use super::council::{Answer, Question};
use super::{Context, Reply};
use crate::store::StoreError;
use crate::text::Text;
use crate::{Intent, Reason};
use douze_ai::{Budget, Control, forest as forest_ai, king as king_ai};
use douze_rules::{Seat, forest, king};
use std::sync::Arc;

/// Whose eyes the screen is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// The device goes to this seat.
    Curtain(Seat),
    /// This seat looks at its hand.
    Hand(Seat),
    /// What lies open for all.
    Table,
}

/// A built-in player's turn.
pub(crate) struct Turn {
    pub(crate) ticket: i64,
    pub(crate) seed: u64,
    pub(crate) view: Seen,
    pub(crate) control: Arc<Control>,
}

/// Its level, and what its seat may know.
pub(crate) enum Seen {
    Forest(forest_ai::Level, Box<forest::Observation>),
    King(king_ai::Level, Box<king::Observation>),
    Council(Box<Question>),
}

/// What it does.
#[derive(Clone, Debug)]
pub(crate) enum Decided {
    Forest(forest::Action),
    King(king::Action),
    Council(Answer),
}

impl Turn {
    /// Thinks; none when it was stopped for good.
    pub(crate) fn decide(&self) -> Option<Decided> {
        let (seed, budget, control) = (self.seed, Budget::default(), &self.control);
        match &self.view {
            Seen::Forest(level, view) => {
                let decision = forest_ai::decide(view, *level, seed, &budget, control)?;
                Some(Decided::Forest(decision.action))
            }
            Seen::King(level, view) => {
                let decision = king_ai::decide(view, *level, seed, &budget, control)?;
                Some(Decided::King(decision.action))
            }
            Seen::Council(question) => question.answer(control).map(Decided::Council),
        }
    }
}

/// What the confirm button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation<A> {
    Act(A),
    /// The device goes to this seat.
    Pass(Seat),
}

/// A game on the display.
pub(crate) trait Table {
    /// The one place where intents at the table are answered.
    fn handle(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError>;
    /// Carries out a built-in player's decision.
    fn decide(&mut self, context: &mut Context, decided: Decided) -> Result<Reply, StoreError>;
    /// What a built-in player needs to think, if it is one's turn.
    fn turn(&self) -> Option<Turn>;
    /// The built-in player whose turn it is, and the ticket of the thinking.
    fn thinker(&self) -> Option<(Seat, i64)>;
    /// The same turn once more, under a new ticket.
    fn think_again(&mut self, ticket: i64);
    /// Stops a built-in player that is at work.
    fn stop_thinking(&self);
    /// Hides what is secret; its person has to lift the curtain again. A person alone has no secrets.
    fn cover(&mut self);
    /// Closes what lies over the table; false when nothing does.
    fn close(&mut self) -> bool;
    /// Is something visible that another person at the table may not see?
    fn is_secret(&self) -> bool;
    /// Does the person before the device sit on its other side (table mode)?
    fn is_turned(&self) -> bool {
        false
    }
    /// The key of the title above it.
    fn title(&self) -> &'static str;
    fn is_over(&self) -> bool;
    /// Do several people sit around the device?
    fn is_shared(&self) -> bool;
    /// Who sits there.
    fn name(&self, text: &Text, seat: Seat) -> String;
    /// The answer to a person who presses while nothing is due from them.
    fn not_my_turn(&self) -> Reply {
        if self.thinker().is_some() {
            Reply::rejected(Reason::Thinking, "error-thinking")
        } else {
            Reply::not_now()
        }
    }
    /// The whole game as a `.douze` file.
    fn record(&self, text: &Text) -> String;
}
