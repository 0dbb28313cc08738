//! Records of the forest duel.

mod due;
mod position;
mod read;
mod setup;
mod write;

pub use position::{Lying, Position, Won};
pub(super) use setup::{GAME, setup, setup_json};
pub use write::write;

use super::error::{Kind, LineError};
use douze_rules::forest::{Action, Phase, State, Variant, apply};

/// What the lines of a record led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// The position reached.
    pub state: State,
    /// Every action, one seat each: a `choose` line is two.
    pub actions: Vec<Action>,
}

impl Play {
    pub(super) fn new(variant: Variant) -> Self {
        Self { state: State::new(variant), actions: Vec::new() }
    }

    /// Reads and plays one line after the header.
    pub(super) fn line(&mut self, line: &[u8]) -> Result<(), LineError> {
        if self.state.phase() == Phase::Over {
            return Err(LineError::new(Kind::AfterEnd, "the game is over, no line may follow"));
        }
        self.play(line).map_err(|error| error.due(&due::due(&self.state)))
    }

    fn play(&mut self, line: &[u8]) -> Result<(), LineError> {
        let mut state = self.state;
        let actions = read::actions(&super::json::object(line)?)?;
        for &action in &actions {
            apply(&mut state, action, &mut ())
                .map_err(|illegal| LineError::new(Kind::Illegal, illegal.to_string()))?;
        }
        self.state = state;
        self.actions.extend(actions);
        Ok(())
    }
}
