//! Something explained beside the table.

use super::{ButtonView, CardFace};

/// A card, a score or a value explained.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct InspectView {
    /// Whose card, score or value.
    pub title: String,
    /// The card in question; none for a score or a value.
    pub face: Option<CardFace>,
    /// What the card scores or does.
    pub rule: Option<String>,
    /// How the points or the value came about, step by step.
    pub receipts: Vec<ReceiptView>,
    /// The sum, in a sentence.
    pub total: Option<String>,
    /// The way to the rule.
    pub more: Option<ButtonView>,
    /// Closes it.
    pub close: ButtonView,
}

/// One step of an account, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReceiptView {
    /// The card that brought it.
    pub face: Option<CardFace>,
    /// What stands there after this step: "3 points", "10"; may be empty.
    pub points: String,
    /// Why.
    pub sentence: String,
    /// The way to the rule that says so.
    pub rule: Option<ButtonView>,
}
