//! Home: three doors and a way back into the last game.

use super::ButtonView;
use crate::GameKind;

/// The first screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HomeView {
    /// One tap back into the last game; its hint says what happened last.
    pub continue_game: Option<ButtonView>,
    /// King of 12, Council of 12, forest duel.
    pub doors: Vec<DoorView>,
    /// The way to the settings.
    pub settings: ButtonView,
    /// Unofficial, and where the rules come from.
    pub about: String,
}

/// The way into a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DoorView {
    /// Which picture and accent.
    pub game: GameKind,
    /// Name, one line about the game (or why it is closed), intent.
    pub button: ButtonView,
}
