//! The Chronicle (`council.md`): one line per finished council. A [`Reign`] is what is stored; numerals, years, verdicts
//! and statistics are derived from all of them and never stored.

mod reign;
mod suggest;

pub use reign::{DeckName, Member, Obstacle, Reign, ReignScore, Throne, Uuid, enthrone, new_id};
pub(crate) use suggest::suggestions;
