//! The screen of decks.

mod view;

pub use view::{DeckEditorView, DeckView, DecksView};
