//! Puzzles: the end of a game between built-in players, up to a decision whose answer is proved. Of most, one answer wins
//! whatever the others hold, draw, roll and play; of a mix it is the equilibrium, of a chance the card with the most cases. `douze puzzles make` makes them; how one is played: `flow/puzzles`.

mod council;
mod digits;
mod forest;
mod kept;
mod king;
mod list;
mod mix;
#[cfg(test)]
mod tests;
mod theme;

pub use council::{
    ChanceEnding, ChancePuzzle, Chances, Council, CouncilEnding, CouncilPuzzle, CouncilStart, CouncilStep,
};
pub use digits::Digits;
pub use douze_ai::sure::Sure;
pub use forest::{Forest, ForestEnding, ForestPuzzle};
pub use kept::{Ending, HARDEST, Puzzle, Puzzled};
pub use king::{King, KingEnding, KingPuzzle, KingStart};
pub(crate) use list::{Listed, listed};
pub use mix::{MixEnding, MixPuzzle, Mixes};
pub use theme::PuzzleTheme;
