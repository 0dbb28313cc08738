//! Puzzles with one proved answer: the end of a game between built-in players, up to a decision with one answer that wins
//! whatever the rival holds, draws and plays. `douze puzzles make` makes them; how one is played: `flow/puzzles`.

mod ending;
mod forest;
mod list;
#[cfg(test)]
mod tests;
mod theme;

pub use douze_ai::forest::sure::Sure;
pub use ending::Ending;
pub use forest::{ForestPuzzle, theme};
pub use list::forest;
pub(crate) use list::{Listed, listed};
pub use theme::PuzzleTheme;
