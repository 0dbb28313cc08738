//! The Chronicle (`council.md`): one line per finished council. A [`Reign`] is what is stored; numerals, years, verdicts
//! and statistics are derived from all of them ([`Book`]) and never stored.

mod book;
mod canonical;
mod check;
mod correct;
pub mod csv;
pub mod file;
mod merge;
mod reign;
mod roman;
mod suggest;
mod verdicts;

pub use book::{Book, Line, Person, Tally};
pub use check::OBSTACLE_LIMIT;
pub use file::{FilePerson, Import, ImportError};
pub use merge::{Conflict, Merge};
pub(crate) use reign::SHIPPED_NAME;
pub use reign::{
    Corrected, Correction, DeckName, Member, Obstacle, Reign, ReignScore, Throne, Uuid, enthrone, new_id,
};
pub use roman::roman;
pub(crate) use suggest::suggestions;
pub use verdicts::{BANDS, Band, band};
