//! King of 12 (`king.md`): 2 to 4 seats as one group, and tournaments of 5 to 16 in several.

mod action;
mod apply;
mod character;
mod determinize;
mod error;
mod event;
mod legal;
mod lineup;
mod observe;
mod open;
mod per_seat;
mod playout;
mod report;
mod resolve;
mod round;
mod score;
mod setup;
mod stage;
mod state;
#[cfg(test)]
mod tests;

pub use crate::{Seats, TooManySeats};
pub use action::{Action, Token};
pub use apply::apply;
pub use character::{Cards, Character, Characters};
pub use error::{IllegalAction, SetupError};
pub use event::{Event, Events, RoundEnd, Stage, TheftFailure};
pub use legal::{legal, sample};
pub use lineup::Lineup;
pub use observe::{Observation, observe};
pub use open::{Group, Phase, Public};
pub use playout::play_on;
pub use score::Preview;
pub use setup::{Setup, Twelve};
pub use state::State;

/// The faces of the dice, by seat.
pub type FacesBySeat = crate::BySeat<crate::d12::Face>;
