//! The form of a game as it crosses the border.

use super::CouncilSetupView;
use super::parts::{CharacterChoiceView, FieldView};
use crate::GameKind;
use crate::screen::{ButtonView, ChoicesView};

/// The set-up of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SetupView {
    /// Which accent.
    pub game: GameKind,
    /// Who sits where.
    pub seats: Vec<SeatSetupView>,
    /// One seat more; none in a game of a fixed number.
    pub add: Option<ButtonView>,
    /// Without the last seat.
    pub remove: Option<ButtonView>,
    /// How it is played.
    pub choices: Vec<ChoicesView>,
    /// The characters in use, in King of 12.
    pub characters: Option<CharacterSetView>,
    /// What only Council of 12 asks.
    pub council: Option<CouncilSetupView>,
    /// Answered by [`SetupIntent::TypeSeed`](crate::SetupIntent::TypeSeed).
    pub seed: FieldView,
    /// Starts the game.
    pub start: ButtonView,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SeatSetupView {
    /// From 0.
    pub seat: i32,
    /// "Black", "Seat 3".
    pub heading: String,
    /// Answered by [`SetupIntent::NameSeat`](crate::SetupIntent::NameSeat); absent for built-in players.
    pub name: Option<FieldView>,
    /// Person, or built-in player from the weakest level.
    pub player: ChoicesView,
    /// What a built-in councillor is like; none for others.
    pub temperament: Option<ChoicesView>,
}

/// The characters in use.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CharacterSetView {
    /// First game, random, chosen.
    pub set: ChoicesView,
    /// "Choose 2 more", or which set it is.
    pub line: String,
    /// All twelve.
    pub characters: Vec<CharacterChoiceView>,
}
