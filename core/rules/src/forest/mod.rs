//! The forest duel (`forest.md`): two seats, twelve animals each, a display that grows to 4×4.

mod action;
mod apply;
mod board;
mod card;
mod display;
mod error;
mod event;
mod legal;
mod observe;
mod open;
mod phase;
mod playout;
mod score;
pub mod square;
mod state;
#[cfg(test)]
mod tests;

pub use action::{Action, Cell, Line, Side};
pub use apply::apply;
pub use card::{Card, CardSet};
pub use error::IllegalAction;
pub use event::{Event, Events};
pub use legal::{legal, legal_into, sample};
pub use observe::{Determinizer, Observation, observe};
pub use open::{Placed, Public};
pub use phase::{DecidedBy, Phase, Variant, Verdict, Winner};
pub use playout::play_out;
pub use score::{Cells, Receipt, Why, square_totals};
pub use state::State;
