//! Records of King of 12, 2 to 4 seats, and of its tournaments.

mod due;
mod position;
mod read;
mod setup;
mod write;

pub use position::Position;
pub(super) use setup::{GAME, TOURNAMENT, game, setup, setup_json};
pub use write::write;

use super::error::{Kind, LineError, short};
use super::json::{Object, as_list, decision, get, integer};
use douze_rules::Seat;
use douze_rules::king::{Action, Character, Phase, Seats, Setup, State, apply};
use serde_json::value::RawValue;

/// What the lines of a record led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// How the game began.
    pub setup: Setup,
    /// The position reached.
    pub state: State,
    /// Every action, one seat each: a `choose` line is one for each seat that plays.
    pub actions: Vec<Action>,
}

impl Play {
    pub(super) fn new(setup: Setup) -> Self {
        Self { setup, state: State::new(setup), actions: Vec::new() }
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
        let actions = match read::line(&super::json::object(line)?, self.setup.seats())? {
            read::Line::One(action) => vec![action],
            read::Line::Choose(cards) => {
                let chosen = || (0..).map(Seat::new).zip(&cards).filter(|(_, card)| card.is_some());
                // A card for some of them only would leave the others' choice open.
                if state.phase() == Phase::Choose
                    && chosen().map(|(seat, _)| seat).collect::<Seats>() != state.playing()
                {
                    let reason =
                        "a \"choose\" line has a card of every seat that plays, and null for the others";
                    return Err(LineError::new(Kind::Illegal, reason));
                }
                let choose = |(seat, card): (Seat, &Option<Character>)| {
                    card.map(|character| Action::Choose { seat, character })
                };
                chosen().filter_map(choose).collect()
            }
        };
        if actions.is_empty() {
            return Err(LineError::new(Kind::Illegal, "nobody chooses a card in this line"));
        }
        for &action in &actions {
            apply(&mut state, action, &mut ())
                .map_err(|illegal| LineError::new(Kind::Illegal, illegal.to_string()))?;
        }
        self.state = state;
        self.actions.extend(actions);
        Ok(())
    }
}
