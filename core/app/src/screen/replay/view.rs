//! The controls and the log of a replay, as a shell draws them.

use crate::Intent;
use crate::screen::{ButtonView, ChoicesView, ExportView};

/// The controls of a replay, a thin bar beside the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReplayView {
    /// What happened last.
    pub sentence: String,
    /// "Step 12 of 60": the value of the scrubber.
    pub place: String,
    /// The position that is shown, from 0. A scrubber sends `ReplayIntent::Go` with another one.
    pub position: i32,
    /// The last position.
    pub last: i32,
    /// To the beginning, back, play or pause, on, to the end: drawn as the signs of their roles.
    pub steps: Vec<ButtonView>,
    /// While it goes on by itself: call `think(ticket)` on a background thread, as with `Screen::thinking`.
    pub ticket: Option<i64>,
    /// Whose view is shown.
    pub seats: ChoicesView,
    /// Opens all sentences.
    pub read: ButtonView,
    /// All sentences, while they are read.
    pub log: Option<ReplayLogView>,
    /// Begins a game of one's own with what is shown.
    pub play_on: ButtonView,
    /// The whole game as a file.
    pub record: ExportView,
}

/// All that happened, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct ReplayLogView {
    pub title: String,
    pub lines: Vec<ReplayLineView>,
    pub close: ButtonView,
}

/// What happened on the way to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReplayLineView {
    /// "Round 3", above its first line.
    pub heading: Option<String>,
    /// What happened.
    pub sentence: String,
    /// This position is shown.
    pub selected: bool,
    /// Shows it.
    pub intent: Intent,
}
