//! Cards in a hand, of any game.

use super::{ButtonView, CardFace};
use crate::Intent;

/// Cards that one person may see: a hand, or what is under their die.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct HandView {
    pub label: String,
    pub cards: Vec<HandCardView>,
}

/// A card in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HandCardView {
    /// Its face.
    pub face: CardFace,
    /// Selected.
    pub selected: bool,
    /// What a strong player would choose, while a hint is shown.
    pub advised: bool,
    /// A word on it: "keep", "under the deck, first"; what it would make of the die: "7 → 14".
    pub badge: Option<String>,
    /// What it scores or does.
    pub rule: String,
    /// Name, number, state and action in one sentence.
    pub spoken: String,
    /// What a tap does; none: it is only shown.
    pub intent: Option<Intent>,
    /// Explains it beside the table; none where `rule` says it all.
    pub explain: Option<ButtonView>,
}
