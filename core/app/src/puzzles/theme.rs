//! Themes of puzzles.

use crate::GameKind;

/// What a puzzle is about. Which card it is about is not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum PuzzleTheme {
    /// Forest: the answer pushes a line.
    Push,
    /// Forest: the answer moves a placed card.
    Rescue,
    /// Forest: a Snake is the answer, or what has to be feared.
    Snake,
    /// Forest: the answer is in a corner.
    Corner,
    /// Forest: the points are equal, and scoring cards decide.
    TieBreak,
    /// Forest: anything else.
    OneWay,
    /// King: the Sorcerer's face.
    Face,
    /// King: a card that turns dice over or tips one.
    Turn,
    /// King: a card that changes a value.
    Value,
    /// King: a card that turns the order of values.
    Low,
    /// King: Lady, Merchants or Oracle.
    Trick,
    /// King: how often each card, so that nothing can be foreseen.
    Mix,
    /// Council: what others have said decides.
    Words,
    /// Council: a dilemma with two targets.
    TwoTargets,
    /// Council: Knight or Golem.
    NewTarget,
    /// Council: who reveals next, and how.
    Order,
    /// Council: any other card.
    OneCard,
    /// Council: nothing is sure, and one card has the greatest chance.
    Chance,
}

impl PuzzleTheme {
    /// All, in the order of lists.
    pub const ALL: [Self; 18] = [
        Self::Push,
        Self::Rescue,
        Self::Snake,
        Self::Corner,
        Self::TieBreak,
        Self::OneWay,
        Self::Face,
        Self::Turn,
        Self::Value,
        Self::Low,
        Self::Trick,
        Self::Mix,
        Self::Words,
        Self::TwoTargets,
        Self::NewTarget,
        Self::Order,
        Self::OneCard,
        Self::Chance,
    ];

    /// The game that it belongs to.
    pub const fn game(self) -> GameKind {
        match self {
            Self::Push | Self::Rescue | Self::Snake | Self::Corner | Self::TieBreak | Self::OneWay => {
                GameKind::Forest
            }
            Self::Face | Self::Turn | Self::Value | Self::Low | Self::Trick | Self::Mix => GameKind::King,
            Self::Words | Self::TwoTargets | Self::NewTarget | Self::Order | Self::OneCard | Self::Chance => {
                GameKind::Council
            }
        }
    }

    /// Those of a game, in the order of lists.
    pub fn of(game: GameKind) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |theme| theme.game() == game)
    }

    /// The word for it in keys of texts and in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Rescue => "rescue",
            Self::Snake => "snake",
            Self::Corner => "corner",
            Self::TieBreak => "tie-break",
            Self::OneWay => "one-way",
            Self::Face => "face",
            Self::Turn => "turn",
            Self::Value => "value",
            Self::Low => "low",
            Self::Trick => "trick",
            Self::Mix => "mix",
            Self::Words => "words",
            Self::TwoTargets => "two-targets",
            Self::NewTarget => "new-target",
            Self::Order => "order",
            Self::OneCard => "one-card",
            Self::Chance => "chance",
        }
    }

    /// The theme with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }
}
