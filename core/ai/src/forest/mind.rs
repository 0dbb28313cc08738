//! Code that all levels share: looking at actions, and playing a round to its end.

use super::evaluation::evaluate;
use super::prospect::prospect;
use crate::budget::{CutShort, Meter};
use crate::chance::Chance;
use douze_rules::Seat;
use douze_rules::forest::{Action, Phase, State, Winner, apply, legal};

/// What a position is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Evaluator {
    /// The score as the display stands.
    Score,
    /// The score expected at the end.
    Prospect,
    /// What the network learned.
    Network,
}

/// A won game, on top of its points.
const WIN: i32 = 500;
/// A Raccoon's cells are judged without its move first; so many of them are followed further.
pub(super) const NARROW: usize = 3;
pub(super) const WIDE: usize = 12;

/// The thinking of one decision.
pub(super) struct Mind<'a> {
    pub(super) meter: Meter<'a>,
    pub(super) chance: Chance,
    pub(super) seat: Seat,
    pub(super) evaluator: Evaluator,
}

/// An action and where it leads. With a Raccoon, its move is in `after` and `value`, too.
#[derive(Clone, Copy, Debug)]
pub(super) struct Path {
    pub(super) action: Action,
    pub(super) after: State,
    /// In hundredths of points, for the seat that acts.
    pub(super) value: i32,
}

impl Mind<'_> {
    /// What a seat goes by: its points, and the game when it is over.
    pub(super) fn value(&self, state: &State, seat: Seat) -> i32 {
        let won = match state.verdict().map(|verdict| verdict.winner) {
            Some(Winner::Seat(winner)) if winner == seat => WIN,
            Some(Winner::Seat(_)) => -WIN,
            Some(Winner::Draw) | None => 0,
        };
        self.points(state, seat) + won
    }

    /// Hundredths of points for this seat, the other's subtracted, by the evaluator of the level.
    pub(super) fn points(&self, state: &State, seat: Seat) -> i32 {
        if self.evaluator == Evaluator::Prospect {
            return prospect(state, seat);
        }
        if self.evaluator == Evaluator::Network && state.verdict().is_none() {
            return evaluate(state, seat).points;
        }
        let scores = state.scores().map(i32::from);
        100 * (scores[seat.index() & 1] - scores[1 - (seat.index() & 1)])
    }

    /// Looks at all actions of the seat whose turn it is to place or to move, the best one first; what
    /// was seen before [`CutShort`] stays in `seen`. A Raccoon's cells are followed by its best move, the
    /// `width` most promising ones only.
    pub(super) fn look(&mut self, state: &State, width: usize, seen: &mut Vec<Path>) -> Result<(), CutShort> {
        let Some(seat) = state.seats_to_act().next() else { return Ok(()) };
        for action in legal(state) {
            self.meter.spend()?;
            let mut after = *state;
            if apply(&mut after, action, &mut ()).is_ok() {
                seen.push(Path { action, after, value: self.value(&after, seat) });
            }
        }
        rank(seen);
        if seen.first().is_some_and(|first| first.after.phase() == Phase::Move) {
            seen.truncate(width);
            for option in seen.iter_mut() {
                if let Some(best) = self.best(&option.after)? {
                    (option.after, option.value) = (best.after, best.value);
                }
            }
            rank(seen);
        }
        Ok(())
    }

    /// The best action of the seat whose turn it is.
    pub(super) fn best(&mut self, state: &State) -> Result<Option<Path>, CutShort> {
        let mut seen = Vec::with_capacity(32);
        self.look(state, NARROW, &mut seen)?;
        Ok(seen.first().copied())
    }

    /// Plays the rest of the round: both place as seems best at once.
    pub(super) fn finish_round(&mut self, mut state: State) -> Result<State, CutShort> {
        while matches!(state.phase(), Phase::Place | Phase::Move) {
            let Some(best) = self.best(&state)? else { break };
            state = best.after;
        }
        Ok(state)
    }
}

/// The best first; equal ones stay in the order of the rules.
pub(super) fn rank(options: &mut [Path]) {
    options.sort_by_key(|option| -option.value);
}
