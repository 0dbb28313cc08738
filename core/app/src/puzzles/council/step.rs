//! The start of a council's puzzle, and its steps.

use crate::deck::Deck;
use douze_ai::council::Said;
use douze_rules::council::{Action, Draft, Setup, State};

/// What was drawn before the first roll, of the deck that comes with the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CouncilStart(pub Draft);

impl CouncilStart {
    /// The game before its first roll.
    pub fn state(&self) -> Option<State> {
        Some(State::new(&Setup::new(&self.0, Deck::shipped().ok()?.rules()).ok()?))
    }
}

/// What happens in a council: what the rules know, or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CouncilStep {
    /// A decision or chance.
    Act(Action),
    /// A remark of this turn.
    Say(Said),
}
