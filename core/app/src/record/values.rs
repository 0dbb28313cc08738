//! Values that several games' lines share.

use super::error::short;
use super::json::{as_text, integer};
use super::{Kind, LineError};
use douze_rules::Seat;
use douze_rules::d12::Face;
use serde_json::value::RawValue;

/// One of so many seats.
pub(super) fn seat(value: &RawValue, seats: usize) -> Result<Seat, LineError> {
    let digits = integer(value, "a seat")?;
    // By way of a signed number, as -0 is 0.
    let number = digits.parse::<i8>().ok().and_then(|number| u8::try_from(number).ok());
    let seat = number.map(Seat::new).filter(|seat| seat.index() < seats);
    seat.ok_or_else(|| LineError::new(Kind::Illegal, format!("there is no seat {}", short(digits))))
}

pub(super) fn face(value: &RawValue) -> Result<Face, LineError> {
    let digits = integer(value, "a face")?;
    let face = digits.parse().ok().and_then(Face::new);
    face.ok_or_else(|| LineError::new(Kind::Illegal, format!("a die has no face {}", short(digits))))
}

/// One of all cards of a game, by its id.
pub(super) fn card<C: Copy>(value: &RawValue, all: &[C], id: fn(C) -> &'static str) -> Result<C, LineError> {
    let text = as_text(value)
        .ok_or_else(|| LineError::unreadable(format!("a card must be its id, not {}", short(value.get()))))?;
    all.iter().copied().find(|&card| id(card) == text).ok_or_else(|| {
        let known: Vec<&str> = all.iter().map(|&card| id(card)).collect();
        let reason = format!("there is no card {}; cards are {}", short(value.get()), known.join(", "));
        LineError::new(Kind::UnknownCard(text), reason)
    })
}
