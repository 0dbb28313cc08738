//! What puzzles are about.

/// What a puzzle is about. Which card it is about is not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum PuzzleTheme {
    /// The answer pushes a line.
    Push,
    /// The answer moves a placed card.
    Rescue,
    /// A Snake is the answer, or what has to be feared.
    Snake,
    /// The answer is in a corner.
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
