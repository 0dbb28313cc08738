//! Records of Council of 12.

mod due;
mod position;
mod read;
mod setup;
mod values;
mod write;

pub use position::Position;
pub(super) use setup::{GAME, setup, setup_json};
pub use write::write;

use super::error::{Kind, LineError, short};
use super::json::{Object, as_list, as_text, decision, get, integer};
use douze_rules::Seat;
use douze_rules::council::{Action, Character, Phase, Setup, State, apply};
use serde_json::value::RawValue;

/// What the lines of a record led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// How the game began.
    pub setup: Setup,
    /// The position reached.
    pub state: State,
    /// Every action, one seat each: a line for all seats is one for each of them that answers.
    pub actions: Vec<Action>,
}

impl Play {
    pub(super) fn new(setup: Setup) -> Self {
        Self { setup, state: State::new(&setup), actions: Vec::new() }
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
        let actions = read::line(&super::json::object(line)?, &state)?;
        for &action in &actions {
            apply(&mut state, action, &mut ())
                .map_err(|illegal| LineError::new(Kind::Illegal, illegal.to_string()))?;
        }
        self.state = state;
        self.actions.extend(actions);
        Ok(())
    }
}
