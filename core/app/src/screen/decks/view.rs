//! The decks of Council of 12 on this device.

use crate::screen::{ButtonView, FieldView};

/// The shipped deck and own ones.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DecksView {
    /// That the shipped faces are a reconstruction, and that owners of the printed game may bring their own.
    pub note: String,
    /// The shipped one first.
    pub decks: Vec<DeckView>,
    /// Begins a custom deck as a copy of the shipped one; none while one is typed.
    pub new: Option<ButtonView>,
    /// A custom deck being typed in.
    pub editor: Option<DeckEditorView>,
}

/// A deck.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DeckView {
    /// Its name.
    pub name: String,
    /// Shipped or own, and the beginning of its SHA-256.
    pub line: String,
    /// Begins another one as a copy of it.
    pub copy: ButtonView,
}

/// A deck as text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DeckEditorView {
    /// The file; answered by [`DecksIntent::TypeDeck`](crate::DecksIntent::TypeDeck). Several lines.
    pub text: FieldView,
    /// What is wrong, each with its line and field; empty when nothing is.
    pub breaches: Vec<String>,
    /// Checks the file and keeps it if it is valid.
    pub keep: ButtonView,
    /// Forgets it.
    pub discard: ButtonView,
}
