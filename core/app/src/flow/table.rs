//! What the app does with any game on the display.

use super::council::{Advised, Answer, Question};
use super::{Context, Reply};
use crate::store::StoreError;
use crate::text::Text;
use crate::{Intent, Reason};
use douze_ai::{Budget, Control, council as council_ai, forest as forest_ai, king as king_ai};
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

/// Its level, and what its seat may know; or what a person may know who wants advice.
pub(crate) enum Seen {
    Forest(forest_ai::Level, Box<forest::Observation>),
    King(king_ai::Level, Box<king::Observation>),
    Council(Box<Question>),
    ForestAdvice(Box<forest::Observation>),
    KingAdvice(Box<king::Observation>),
    CouncilAdvice(Box<Advised>),
}

/// What it does, or advises; none: it has no advice.
#[derive(Clone, Debug)]
pub(crate) enum Decided {
    Forest(forest::Action),
    King(king::Action),
    Council(Answer),
    ForestAdvice(Option<forest_ai::Advice>),
    KingAdvice(Option<king_ai::Advice>),
    CouncilAdvice(Option<council_ai::Advice>),
}

/// What is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// What this built-in player does.
    Player(Seat),
    /// What a person might do.
    Hint,
    /// What a person has done; so many decisions are reckoned.
    Review { reckoned: usize, of: usize },
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
            Seen::ForestAdvice(view) => {
                let advice = forest_ai::advise(view, seed, &budget, control);
                (!control.given_up()).then_some(Decided::ForestAdvice(advice))
            }
            Seen::KingAdvice(view) => {
                let advice = king_ai::advise(view, seed, &budget, control);
                (!control.given_up()).then_some(Decided::KingAdvice(advice))
            }
            Seen::CouncilAdvice(asked) => {
                let advice = asked.answer(seed, control);
                (!control.given_up()).then_some(Decided::CouncilAdvice(advice))
            }
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
    /// What is needed to think: by a built-in player whose turn it is, for a hint, for a review.
    fn turn(&self) -> Option<Turn>;
    /// The built-in player whose turn it is, and the ticket of the thinking.
    fn thinker(&self) -> Option<(Seat, i64)>;
    /// What is thought about now, and its ticket.
    fn work(&self) -> Option<(Work, i64)>;
    /// The same turn once more, under a new ticket; a hint or a review that was stopped does not come again.
    fn think_again(&mut self, ticket: i64);
    /// Stops a built-in player that is at work.
    fn stop_thinking(&self);
    /// Hides what is secret; its person has to lift the curtain again. A person alone has no secrets.
    fn cover(&mut self);
    /// Closes what lies over the table; false when nothing does.
    fn close(&mut self) -> bool;
    /// Closes what lies over the table; what was thought about for it is wanted no more.
    fn dismiss(&mut self) -> bool {
        let work = self.work();
        let closed = self.close();
        if self.work() != work {
            self.stop_thinking();
        }
        closed
    }
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
