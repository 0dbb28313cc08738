//! A finished game, decision by decision: what was decided, and what it cost.

use crate::TableIntent;
use crate::flow::stored::header::Header;
use crate::flow::stored::{Game, Rules};
use crate::flow::{Reply, seat as seat_of};
use crate::store::StoreError;
use douze_ai::Advice;
use douze_rules::Seat;
use std::fmt::Debug;

/// A game that has hints, and a review after its end.
pub(crate) trait Reviewed: Rules {
    /// The observation of a seat in a position.
    type View: Clone + Send + 'static;
    /// The advised action, where a line holds other rows, too.
    type Choice: Copy + PartialEq + Debug + Send + 'static;
    /// Why something is advised.
    type Why: Debug + Send + 'static;

    /// This action as what might have been advised; none: nothing is weighed there.
    fn choice(action: Self::Action) -> Option<Self::Choice>;
    /// How many actions a seat may choose from.
    fn choices(state: &Self::State, seat: Seat) -> usize;
    /// `None` where the store has lost what it needs.
    fn view(header: &Header<Self::Options>, state: &Self::State, seat: Seat) -> Option<Self::View>;
}

/// The advice, with reasons.
pub(crate) type AdviceOf<G> = Advice<<G as Reviewed>::Choice, <G as Reviewed>::Why>;

/// A decision of a person that was not forced.
pub(crate) struct ReviewedDecision<A, R, V> {
    /// So many actions came before.
    pub(crate) at: usize,
    /// So many events had happened.
    pub(crate) events: usize,
    pub(crate) seat: Seat,
    /// The observation of that person then.
    pub(crate) view: V,
    pub(crate) action: A,
    /// None while it is not evaluated.
    pub(crate) advice: Option<Advice<A, R>>,
}

/// The review of the game on screen; nothing of it is stored.
pub(crate) struct Review<A, R, V> {
    /// Whose decisions are shown.
    pub(crate) seat: Seat,
    pub(crate) decisions: Vec<ReviewedDecision<A, R, V>>,
    /// The one that is shown in full.
    pub(crate) selected: Option<usize>,
    /// It covers the table.
    pub(crate) open: bool,
    /// One decision after the other is evaluated.
    running: bool,
}

impl<A: Copy + PartialEq, R, V> Review<A, R, V> {
    /// All decisions of people.
    pub(crate) fn new<G: Reviewed<Choice = A, View = V>>(game: &Game<G>) -> Result<Self, StoreError> {
        let mut state = game.position(0)?;
        let (mut decisions, mut events) = (Vec::new(), Vec::new());
        for (at, &action) in game.line().iter().enumerate() {
            let person = G::seat(&action).filter(|&seat| game.is_person(seat));
            // What is no choice that is weighed needs no list of choices.
            if let (Some(seat), Some(choice)) = (person, G::choice(action))
                && G::choices(&state, seat) > 1
                && let Some(view) = G::view(&game.header, &state, seat)
            {
                let events = events.len();
                decisions.push(ReviewedDecision { at, events, seat, view, action: choice, advice: None });
            }
            Game::<G>::step(&mut state, action, &mut events)?;
        }
        let first = game.header.persons().next().unwrap_or(0);
        Ok(Self { seat: Seat::new(first as u8), decisions, selected: None, open: false, running: false })
    }

    /// Opens it, or goes on where it was stopped.
    pub(crate) fn start(&mut self) {
        (self.open, self.running) = (true, true);
    }

    /// Nothing more is evaluated before it is asked for.
    pub(crate) fn stop(&mut self) {
        self.running = false;
    }

    /// Back to the table; false where it did not cover it.
    pub(crate) fn close(&mut self) -> bool {
        self.running = false;
        std::mem::take(&mut self.open)
    }

    /// The shown decisions with their numbers.
    pub(crate) fn of_seat(&self) -> impl Iterator<Item = (usize, &ReviewedDecision<A, R, V>)> {
        self.decisions.iter().enumerate().filter(|(_, decision)| decision.seat == self.seat)
    }

    /// The decision to be evaluated next; none while it stands still.
    pub(crate) fn due(&self) -> Option<&ReviewedDecision<A, R, V>> {
        self.next().filter(|_| self.open && self.running)
    }

    /// The first that is not evaluated yet.
    pub(crate) fn next(&self) -> Option<&ReviewedDecision<A, R, V>> {
        self.of_seat().map(|(_, decision)| decision).find(|decision| decision.advice.is_none())
    }

    /// How many of the shown decisions are evaluated.
    pub(crate) fn evaluated(&self) -> usize {
        self.of_seat().filter(|(_, decision)| decision.advice.is_some()).count()
    }

    /// Keeps the evaluation of the decision that was due.
    pub(crate) fn found(&mut self, advice: Advice<A, R>) {
        let seat = self.seat;
        let due =
            self.decisions.iter_mut().find(|decision| decision.seat == seat && decision.advice.is_none());
        if let Some(decision) = due {
            decision.advice = Some(advice);
        }
    }

    /// Answers presses while it is open. The decisions of another person are evaluated when they are wanted.
    pub(crate) fn tap(&mut self, intent: TableIntent, seats: usize) -> Reply {
        match intent {
            TableIntent::ReviewSeat { seat } => {
                let seat = seat_of(seat, seats)
                    .filter(|&seat| self.decisions.iter().any(|decision| decision.seat == seat));
                let Some(seat) = seat else { return Reply::not_now() };
                (self.seat, self.selected, self.running) = (seat, None, true);
            }
            TableIntent::ReviewDecision { number } => {
                let number = usize::try_from(number).ok();
                let own = |number: &usize| {
                    self.decisions.get(*number).is_some_and(|decision| decision.seat == self.seat)
                };
                let Some(number) = number.filter(own) else { return Reply::not_now() };
                self.selected = if self.selected == Some(number) { None } else { Some(number) };
            }
            _ => return Reply::not_now(),
        }
        Reply::seen()
    }
}
