//! Puzzles with one proved answer: the end of a game between built-in players, up to a decision with one answer that wins
//! whatever the rival holds, draws and plays. `douze puzzles make` makes them; how one is played: `app/attempt.rs`.

mod ending;
mod forest;
mod progress;
#[cfg(test)]
mod tests;

pub use douze_ai::forest::sure::Sure;
pub use ending::Ending;
pub use forest::{ForestPuzzle, theme};
pub(crate) use progress::{Progress, rating_of};

/// The puzzles of the forest duel, one a line.
const FOREST: &str = include_str!("forest.txt");

/// What a puzzle is about. Which card it is about is not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum PuzzleTheme {
    /// The answer pushes a line.
    Push,
    /// The answer moves a card that lies.
    Rescue,
    /// A Snake is the answer, or what has to be feared.
    Snake,
    /// The answer lies in a corner.
    Corner,
    /// The points are equal, and scoring cards decide.
    TieBreak,
    /// Anything else.
    OneWay,
}

impl PuzzleTheme {
    /// All, in the order of lists.
    pub const ALL: [Self; 6] =
        [Self::Push, Self::Rescue, Self::Snake, Self::Corner, Self::TieBreak, Self::OneWay];

    /// The word for it in keys of texts and in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Rescue => "rescue",
            Self::Snake => "snake",
            Self::Corner => "corner",
            Self::TieBreak => "tie-break",
            Self::OneWay => "one-way",
        }
    }

    /// The theme with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }
}

/// All puzzles of the forest duel that can be read.
pub fn forest() -> impl Iterator<Item = ForestPuzzle> {
    FOREST.lines().filter_map(ForestPuzzle::read)
}

/// A puzzle as lists know it.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) theme: PuzzleTheme,
    /// 1 to 5.
    pub(crate) grade: u8,
    text: &'static str,
}

impl Listed {
    /// The whole of it.
    pub(crate) fn puzzle(&self) -> Option<ForestPuzzle> {
        ForestPuzzle::read(self.text)
    }
}

/// All puzzles, without their positions.
pub(crate) fn listed() -> impl Iterator<Item = Listed> {
    FOREST.lines().filter_map(|text| {
        let mut words = text.split(' ');
        let (seed, _, theme) = (words.next()?, words.next()?, words.next()?);
        let missed: u8 = words.next()?.parse().ok()?;
        let (id, theme) = (format!("forest-{seed}"), PuzzleTheme::from_id(theme)?);
        Some(Listed { id, theme, grade: 1 + missed.count_ones() as u8, text })
    })
}
