//! Lessons: moments of a game with fixed deals, played by the real rules at the real table, one thing to do at a time.
//! What is said and asked for is data: [`Step`].

mod forest;
mod step;

pub(crate) use step::{Answer, Want};

use super::forest::Forest;
use super::{Context, Reply};
use crate::store::{Store, StoreError};
use crate::{GameKind, Intent};
use step::{Plan, Step};

/// A lesson on the display.
pub(crate) struct Lesson {
    plan: &'static Plan,
    step: usize,
    answer: Option<Answer>,
    /// Nothing of a lesson is kept on disk.
    store: Store,
    tickets: i64,
    table: Forest,
}

impl Lesson {
    /// Does this game have one?
    pub(crate) const fn exists(game: GameKind) -> bool {
        matches!(game, GameKind::Forest)
    }

    /// Begins a game's lesson at the moment of this step.
    pub(crate) fn begin(game: GameKind, step: usize) -> Result<Option<Self>, StoreError> {
        let plan = match game {
            GameKind::Forest => &forest::PLAN,
            GameKind::King | GameKind::Council => return Ok(None),
        };
        let step = if step + 1 < plan.steps.len() { step } else { 0 };
        let from = (0..=step).rev().find(|&step| forest::scene(step).is_some()).unwrap_or(0);
        let mut store = Store::in_memory()?;
        let mut tickets = 0;
        let mut context = Context { store: &mut store, now_ms: 0, tickets: &mut tickets };
        let table = forest::table(&mut context, from)?;
        Ok(Some(Self { plan, step: from, answer: None, store, tickets, table }))
    }

    pub(crate) const fn game(&self) -> GameKind {
        self.plan.game
    }

    pub(crate) const fn plan(&self) -> &'static Plan {
        self.plan
    }

    pub(crate) const fn step(&self) -> usize {
        self.step
    }

    /// What is asked for now.
    pub(crate) fn now(&self) -> Step {
        self.plan.steps.get(self.step).copied().unwrap_or(Step { say: "end", want: Want::Next })
    }

    /// The number of what is taught now, from 1, and how many there are.
    pub(crate) fn progress(&self) -> (usize, usize) {
        let scenes = |to: usize| (0..to).filter(|&step| forest::scene(step).is_some()).count();
        (scenes(self.step + 1), scenes(self.plan.steps.len()))
    }

    pub(crate) fn is_last(&self) -> bool {
        self.step + 1 >= self.plan.steps.len()
    }

    pub(crate) const fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    pub(crate) const fn forest(&self) -> &Forest {
        &self.table
    }

    /// The button of the bubble.
    pub(crate) fn next(&mut self) -> Result<Reply, StoreError> {
        if self.now().want != Want::Next || self.is_last() {
            return Ok(Reply::not_now());
        }
        self.advance()?;
        Ok(Reply::seen())
    }

    /// A press at the table: it leads on, or it is answered.
    pub(crate) fn press(&mut self, intent: Intent) -> Result<Reply, StoreError> {
        let wanted = self.now().want;
        let again = self.step.checked_sub(1).and_then(|before| self.plan.steps[before].want.intent());
        let confirms = wanted == Want::Confirm && again.as_ref() == Some(&intent);
        if wanted.intent().as_ref() != Some(&intent) && !confirms {
            self.answer = Some(forest::answer(&self.table, &intent));
            return Ok(Reply::seen());
        }
        let from = self.table.told().len();
        let mut context = Context { store: &mut self.store, now_ms: 0, tickets: &mut self.tickets };
        let reply = forest::press(&mut self.table, &mut context, wanted)?;
        if let Some(refusal) = reply.refusal {
            self.answer = Some(Answer::Illegal(refusal));
            return Ok(Reply::seen());
        }
        for action in forest::others(self.step) {
            forest::act(&mut self.table, &mut context, action)?;
        }
        let happened = self.table.told().len() > from;
        self.advance()?;
        Ok(if happened { Reply::happened(from) } else { Reply::seen() })
    }

    fn advance(&mut self) -> Result<(), StoreError> {
        self.step += 1;
        self.answer = None;
        let mut context = Context { store: &mut self.store, now_ms: 0, tickets: &mut self.tickets };
        if forest::scene(self.step).is_some() {
            self.table = forest::table(&mut context, self.step)?;
        }
        Ok(())
    }
}
