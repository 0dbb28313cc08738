//! The form of a game as it crosses the border.

use super::CouncilSetupView;
use super::parts::{CharacterChoiceView, FieldView};
use crate::screen::{ButtonView, ChoicesView, FaceView};
use crate::{GameKind, Intent, SetupPanel};

/// The set-up of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SetupView {
    /// Which accent.
    pub game: GameKind,
    /// Who sits where.
    pub seats: Vec<SeatSetupView>,
    /// "4 at the table".
    pub company: String,
    /// Ways to play, in one line; none is selected where the form is none of them.
    pub presets: ChoicesView,
    /// Levels, for all built-in players at once.
    pub rivals: RivalsView,
    /// What is open over the table.
    pub panel: Option<PanelView>,
    /// Opens what is seldom changed.
    pub more: ButtonView,
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
    /// Takes the deal of the day, or the scenario of the day.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub daily: Option<ButtonView>,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SeatSetupView {
    /// From 0.
    pub seat: i32,
    /// "Black", "Seat 3".
    pub heading: String,
    /// What the seat is called: "Mia", "Ariel".
    pub called: String,
    /// "Person", "Pretender".
    pub line: String,
    /// Of a built-in player, 1 to 4: so many crowns, bells or acorns; 0 for a person.
    pub strength: i32,
    /// Seat, name, who it is and what a tap does, in one sentence.
    pub spoken: String,
    /// Opens the choice of who sits here.
    pub open: Intent,
    /// People who played before and sit nowhere else, and somebody new at the end.
    pub people: ChoicesView,
    /// Built-in players.
    pub rivals: RivalsView,
    /// Leaves the chair empty; none where the number is fixed.
    pub vacate: Option<ButtonView>,
    /// Answered by [`SetupIntent::NameSeat`](crate::SetupIntent::NameSeat); absent for built-in players.
    pub name: Option<FieldView>,
    /// Person, or built-in player from the weakest level.
    pub player: ChoicesView,
    /// What a built-in councillor is like; none for others.
    pub temperament: Option<ChoicesView>,
    /// How who sits here will be drawn at the table.
    pub medallion: FaceView,
}

/// Built-in players to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RivalsView {
    /// "Rivals"; for all of them at once: "Rivals: none" where there is none yet, which a choice seats.
    pub label: String,
    /// From the weakest.
    pub rivals: Vec<RivalView>,
}

/// A built-in player to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RivalView {
    /// How it would be drawn on the chair that is chosen for; none where it is chosen for all chairs.
    pub face: Option<FaceView>,
    /// "Fox".
    pub label: String,
    /// How it plays.
    pub line: String,
    /// So many crowns, bells or acorns: 1 to 4.
    pub strength: i32,
    /// Chosen.
    pub selected: bool,
    /// Name, strength and how it plays.
    pub spoken: String,
    /// Chooses it.
    pub intent: Intent,
}

/// What is open over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PanelView {
    /// Which.
    pub panel: SetupPanel,
    /// "Seat 2", "The twelve months".
    pub title: String,
    /// A sentence under it; empty for none.
    pub line: String,
    /// One step back.
    pub close: ButtonView,
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
    /// How many of the set have the blue symbol, and how many chance asks for (R-K1).
    #[cfg_attr(feature = "uniffi", uniffi(default = ""))]
    pub blue: String,
}
