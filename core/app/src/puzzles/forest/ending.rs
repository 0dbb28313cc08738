//! The end of a duel as a puzzle plays it: the rival answers with what spoils most, whatever card it must hold for that.

use crate::puzzles::kept::Ending;
use douze_ai::forest::sure::{Solver, Sure};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Phase, State, Variant, apply};

/// Positions for one question; no puzzle needs as many.
const POSITIONS: u32 = 2_000_000;
/// Of so many no person notices anything.
const QUICK: u32 = 100_000;

/// A line of a duel and the position that it leads to, for a person on one seat.
#[derive(Clone, Debug)]
pub struct ForestEnding {
    seat: Seat,
    line: Vec<Action>,
    state: State,
}

impl ForestEnding {
    /// After this line; none when the rules refuse it.
    pub fn new(line: Vec<Action>, seat: Seat) -> Option<Self> {
        let mut state = State::new(Variant::Standard);
        line.iter().try_for_each(|&action| apply(&mut state, action, &mut ())).ok()?;
        Some(Self { seat, line, state })
    }

    /// The position.
    pub const fn state(&self) -> &State {
        &self.state
    }

    fn is_asked(&self) -> bool {
        self.state.seats_to_act().any(|seat| seat == self.seat)
    }

    const fn solver(&self) -> Solver {
        Solver::new(self.seat, POSITIONS)
    }

    /// Deals two cards of a seat the other way round. Nobody has seen them, so that all else stays as it was.
    fn exchange(&mut self, seat: Seat, one: Card, other: Card) {
        let mut line = self.line.clone();
        if let Some(Action::Deal { decks }) = line.first_mut() {
            for card in &mut decks[seat.index() & 1] {
                *card = match *card {
                    card if card == one => other,
                    card if card == other => one,
                    card => card,
                };
            }
        }
        if let Some(dealt) = Self::new(line, self.seat) {
            *self = dealt;
        }
    }
}

impl Ending for ForestEnding {
    type Action = Action;

    fn line(&self) -> &[Action] {
        &self.line
    }

    fn is_over(&self) -> bool {
        self.state.phase() == Phase::Over
    }

    fn seat_to_act(&self) -> Option<Seat> {
        self.is_asked().then_some(self.seat)
    }

    fn is_quick(&self) -> bool {
        Solver::new(self.seat, QUICK).answers(&self.state).is_some()
    }

    fn answers(&self) -> Vec<(Action, Sure)> {
        self.solver().answers(&self.state).unwrap_or_default()
    }

    fn sure(&self) -> Sure {
        self.solver().outcome(&self.state).unwrap_or(Sure::Open)
    }

    fn act(&mut self, action: Action) -> bool {
        let mut next = self.clone();
        if let Some(card) = self.solver().draw(&self.state, action)
            && let Some(top) = self.state.deck(self.seat).next()
        {
            next.exchange(self.seat, card, top);
        }
        if apply(&mut next.state, action, &mut ()).is_err() {
            return false;
        }
        next.line.push(action);
        *self = next;
        true
    }

    fn reply(&mut self) {
        while !self.is_over() && !self.is_asked() {
            let Some(reply) = self.solver().reply(&self.state) else { break };
            if let (Some(card), Some(held)) = (reply.hold, self.state.hand(self.seat.other()).iter().next()) {
                self.exchange(self.seat.other(), card, held);
            }
            if !self.act(reply.action) {
                break;
            }
        }
    }
}
