//! What a lesson is made of.

use crate::flow::Refusal;
use crate::{ForestCard, ForestIntent, GameKind, Intent, TableIntent};

/// One thing that a lesson says, and what it asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Ends the key of its sentence: "lesson-forest-owl".
    pub(crate) say: &'static str,
    pub(crate) want: Want,
}

/// What leads on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Want {
    /// The button of the bubble.
    Next,
    /// The gold button, or the same tap once more.
    Confirm,
    /// A card of the hand.
    Card(ForestCard),
    /// A cell of the display, by its place on the plane.
    Cell(i32, i32),
}

impl Want {
    /// The press that it stands for; none: the bubble's button.
    pub(crate) fn intent(self) -> Option<Intent> {
        Some(match self {
            Self::Next => return None,
            Self::Confirm => Intent::Table(TableIntent::Confirm),
            Self::Card(card) => Intent::Forest(ForestIntent::PickCard { card }),
            Self::Cell(row, col) => Intent::Forest(ForestIntent::TapCell { row, col }),
        })
    }
}

/// The answer to somebody who does something else.
#[derive(Debug)]
pub(crate) enum Answer {
    /// Another card of the hand.
    OtherCard(ForestCard),
    /// Another place, where the card would bring this many points.
    OtherPlace(i32),
    /// A card of the display.
    OnBoard(ForestCard),
    /// The rules refuse it.
    Illegal(Refusal),
    /// Anything else.
    Later,
}

/// A game's lesson: its steps, the positions that they begin from, and what the other seats do.
pub(crate) struct Plan {
    pub(crate) game: GameKind,
    /// The family of its sentences: "lesson-forest".
    pub(crate) name: &'static str,
    pub(crate) steps: &'static [Step],
}
