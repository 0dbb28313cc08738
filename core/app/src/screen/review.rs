//! A finished game, decision by decision.

use super::{BoardView, ButtonView, ChoicesView, HandView, ReceiptView, WeighedView};
use crate::{GameKind, Intent};

/// What a person's decisions cost, reckoned with what they could know then.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReviewView {
    /// Which accent.
    pub game: GameKind,
    /// Whose: "Mia’s decisions".
    pub title: String,
    /// How it is reckoned.
    pub line: String,
    /// Whose decisions; none where one person played.
    pub people: Option<ChoicesView>,
    /// What they cost together and which was the worst; how far it is reckoned, as long as it is not.
    pub total: String,
    /// Goes on where it was stopped.
    pub resume: Option<ButtonView>,
    /// In the order of the game, without those that were forced.
    pub decisions: Vec<ReviewLineView>,
    /// The selected one.
    pub shown: Option<ReviewedView>,
}

/// A decision in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReviewLineView {
    /// From 0.
    pub number: i32,
    /// "Round 3, choice".
    pub heading: String,
    /// What was done: "Wolf".
    pub chosen: String,
    /// What would have been better, if anything: "Better: Crow".
    pub better: Option<String>,
    /// "cost 1.2 points", "as good as any", "not reckoned yet".
    pub cost: String,
    /// How bad it was, for a mark of its own shape: 0 not at all, 1 a little, 2 bad, 3 very bad; none while it is not
    /// reckoned.
    pub weight: Option<i32>,
    /// Shown in full.
    pub selected: bool,
    /// All of it in one sentence.
    pub spoken: String,
    /// Shows it in full, or no more.
    pub intent: Intent,
}

/// A decision in full: the table as that person saw it, and what was weighed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReviewedView {
    /// "Round 3, choice".
    pub heading: String,
    /// What was done, what would have been better, what it cost: a sentence each.
    pub sentences: Vec<String>,
    /// The display then, with what was chosen and what is advised; in the forest duel.
    pub board: Option<BoardView>,
    /// The own hand then; a badge says which card was chosen and which one is better.
    pub hand: Option<HandView>,
    /// What lay before each seat; in King of 12.
    pub receipts: Vec<ReceiptView>,
    /// What was weighed, the best first; nothing of it can be selected.
    pub options: Vec<WeighedView>,
    /// Why the best one: a sentence each.
    pub reasons: Vec<String>,
}
