//! Values that several lines of a council share.

use super::super::values::card;
use super::{Character, LineError, RawValue, Seat, State, short};

/// A character by its id.
pub(super) fn character(value: &RawValue) -> Result<Character, LineError> {
    card(value, &Character::ALL, Character::id)
}

/// All seats of a game.
pub(super) fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    (0..state.public_setup().councillors() as u8).map(Seat::new)
}

pub(super) fn truth(value: &RawValue, what: &str) -> Result<bool, LineError> {
    match value.get() {
        "true" => Ok(true),
        "false" => Ok(false),
        other => Err(LineError::unreadable(format!("{what} must be true or false, not {}", short(other)))),
    }
}
