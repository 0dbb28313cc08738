//! Sure wins near the end of a round, for any choice of the others and any roll.
//!
//! Looked at are positions whose cards all know: as long as no other seat has a card under its die, every hand follows
//! from what was played. The others choose as if they saw the seat's card, so what wins here wins at the table.

use crate::budget::CutShort;
pub use crate::sure::Sure;
use crate::sure::{self, Grant};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Action, Phase, State, apply, legal};

/// Looks at the rest of a round for one seat, at so many positions at most.
pub struct Solver {
    seat: Seat,
    round: u32,
    left: Grant,
}

impl Solver {
    /// For this seat in this round; `positions` are granted for all questions together.
    pub const fn new(seat: Seat, round: u32, positions: u32) -> Self {
        Self { seat, round, left: Grant::new(positions) }
    }

    /// Is the round over?
    pub fn is_over(&self, state: &State) -> bool {
        state.round() != self.round || matches!(state.phase(), Phase::Crown | Phase::Over)
    }

    /// What each action of the seat comes to, in the order of [`legal`]; none when it is not its turn, and when it would
    /// take too long.
    pub fn answers(&mut self, state: &State) -> Option<Vec<(Action, Sure)>> {
        if self.is_over(state) {
            return None;
        }
        let own = of(state, self.seat);
        let answers: Vec<_> = own
            .into_iter()
            .map(|action| Some((action, self.after(state, action).ok()?)))
            .collect::<Option<_>>()?;
        (!answers.is_empty()).then_some(answers)
    }

    /// What spoils most of all that the others and chance may do now; none when it is the seat's turn, when the round is
    /// over, and when it would take too long.
    pub fn reply(&mut self, state: &State) -> Option<Action> {
        if self.is_over(state) || state.seats_to_act().any(|seat| seat == self.seat) {
            return None;
        }
        let mut worst: Option<(Sure, Action)> = None;
        for action in replies(state) {
            let sure = self.after(state, action).ok()?;
            if worst.is_none_or(|(least, _)| sure < least) {
                worst = Some((sure, action));
            }
        }
        worst.map(|(_, action)| action)
    }

    /// What the position comes to; none when it would take too long.
    pub fn outcome(&mut self, state: &State) -> Option<Sure> {
        self.value(state).ok()
    }

    fn value(&mut self, state: &State) -> Result<Sure, CutShort> {
        if self.is_over(state) {
            return Ok(match state.phase() {
                Phase::Crown if state.seats_to_act().next() == Some(self.seat) => Sure::Won,
                Phase::Crown | Phase::Over => Sure::Lost,
                // All totals were cancelled.
                _ => Sure::Open,
            });
        }
        if state.seats_to_act().any(|seat| seat == self.seat) {
            return sure::best(of(state, self.seat), |action| self.after(state, action));
        }
        sure::worst(replies(state), |action| self.after(state, action))
    }

    fn after(&mut self, state: &State, action: Action) -> Result<Sure, CutShort> {
        self.left.spend()?;
        let mut next = *state;
        apply(&mut next, action, &mut ()).map_err(|_| CutShort)?;
        self.value(&next)
    }
}

/// What a seat may do.
fn of(state: &State, seat: Seat) -> Vec<Action> {
    legal(state).into_iter().filter(|action| action.seat() == Some(seat)).collect()
}

/// What the first of the others who are asked may do, or chance.
fn replies(state: &State) -> Vec<Action> {
    match (state.oracle(), state.seats_to_act().next()) {
        (Some(seat), _) => Face::all().map(|face| Action::OracleRoll { seat, face }).collect(),
        (None, Some(seat)) => of(state, seat),
        (None, None) => Vec::new(),
    }
}
