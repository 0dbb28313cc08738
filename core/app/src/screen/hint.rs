//! What a strong player would consider: a hint beside the table, and the same in a review.

use super::{ButtonView, CardFace};
use crate::Intent;

/// A hint, beside the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HintView {
    /// "A hint".
    pub title: String,
    /// What a strong player would consider, the best first; three at most.
    pub options: Vec<WeighedView>,
    /// Why the first one: a sentence each.
    pub reasons: Vec<String>,
    /// Closes it.
    pub close: ButtonView,
}

/// A decision that was weighed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct WeighedView {
    /// Its card, where it is about one.
    pub face: Option<CardFace>,
    /// What it is: "Wolf", "row 2, column 3".
    pub label: String,
    /// What it is worth: "1.2 points less".
    pub worth: String,
    /// All of it in one sentence.
    pub spoken: String,
    /// Selects it at the table and decides nothing; none where it is selected, or that takes several taps.
    pub select: Option<Intent>,
}
