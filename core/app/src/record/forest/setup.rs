//! The header of a record of a forest duel.

use super::super::Setup;
use super::super::error::{LineError, short};
use super::super::json::{Object, as_text, get};
use douze_rules::forest::Variant;

/// Its name in the first line.
pub(in super::super) const GAME: &str = "forest";

/// Reads what the header says.
pub(in super::super) fn setup(seats: &[String], setup: &Object<'_>) -> Result<Setup, LineError> {
    if seats.len() != 2 {
        return Err(LineError::not_a_record(format!(
            "a forest duel has exactly 2 seats, not {}",
            seats.len()
        )));
    }
    let variant = get(setup, "variant")?;
    let variant = match as_text(variant).as_deref() {
        Some("standard") => Variant::Standard,
        Some("choose3") => Variant::Choose3,
        _ => {
            let other = short(variant.get());
            let reason = format!(r#"the variant must be "standard" or "choose3", not {other}"#);
            return Err(LineError::not_a_record(reason));
        }
    };
    Ok(Setup::Forest { variant })
}

/// The header's `setup`.
pub(in super::super) fn setup_json(variant: Variant) -> String {
    let name = match variant {
        Variant::Standard => "standard",
        Variant::Choose3 => "choose3",
    };
    format!(r#"{{"variant":"{name}"}}"#)
}
