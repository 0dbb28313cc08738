//! Records of the forest duel.

mod due;
mod position;
mod read;
mod write;

pub use position::{Lying, Position, Won};
pub use write::write;

use super::error::{Fault, Kind, short};
use super::json::{Object, as_text, get};
use douze_rules::forest::{Action, Phase, State, Variant, apply};

/// Its name in the first line.
pub(super) const GAME: &str = "forest";

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
    pub(super) fn line(&mut self, line: &[u8]) -> Result<(), Fault> {
        if self.state.phase() == Phase::Over {
            return Err(Fault::new(Kind::AfterEnd, "the game is over, no line may follow"));
        }
        self.play(line).map_err(|fault| fault.due(&due::due(&self.state)))
    }

    fn play(&mut self, line: &[u8]) -> Result<(), Fault> {
        let mut state = self.state;
        let actions = read::actions(&super::json::object(line)?)?;
        for &action in &actions {
            apply(&mut state, action, &mut ())
                .map_err(|illegal| Fault::new(Kind::Illegal, illegal.to_string()))?;
        }
        self.state = state;
        self.actions.extend(actions);
        Ok(())
    }
}

/// Reads what the header says about a forest duel.
pub(super) fn setup(seats: &[String], setup: &Object<'_>) -> Result<super::Setup, Fault> {
    if seats.len() != 2 {
        return Err(Fault::not_a_record(format!("a forest duel has exactly 2 seats, not {}", seats.len())));
    }
    let variant = get(setup, "variant")?;
    let variant = match as_text(variant).as_deref() {
        Some("standard") => Variant::Standard,
        Some("choose3") => Variant::Choose3,
        _ => {
            let other = short(variant.get());
            let reason = format!(r#"the variant must be "standard" or "choose3", not {other}"#);
            return Err(Fault::not_a_record(reason));
        }
    };
    Ok(super::Setup::Forest { variant })
}

/// The header's `setup`.
pub(super) fn setup_json(variant: Variant) -> String {
    let name = match variant {
        Variant::Standard => "standard",
        Variant::Choose3 => "choose3",
    };
    format!(r#"{{"variant":"{name}"}}"#)
}
