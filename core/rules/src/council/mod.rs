//! Council of 12 (`council.md`): 2 to 4 councillors against the dilemmas, together.

mod action;
mod apply;
mod character;
mod check;
mod deal;
mod deck;
mod dilemma;
mod error;
mod event;
mod imagine;
mod known;
mod legal;
mod observe;
mod open;
mod pile;
mod reach;
mod reveal;
mod scenario;
mod score;
mod sets;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod throne;
mod turn;

pub use action::{Action, How, Use};
pub use apply::apply;
pub use character::{Character, Characters};
pub use deck::{Breach, Deck, Fault, Place};
pub use dilemma::{Dilemma, Effect, Effects, Kept};
pub use error::{Illegal, SetupError};
pub use event::{Cause, Event, Events, Taking, Turner};
pub use legal::{legal, sample};
pub use observe::{Observation, observe};
pub use open::{Outcome, Phase};
pub use pile::{NoPile, Pile};
pub use reach::{Needs, reach};
pub use scenario::{Goal, Scenario};
pub use score::{Score, Verdict};
pub use sets::{Faces, Seats};
pub use setup::{Draft, Setup, Table};
pub use state::State;
