//! Views of proposals, warnings and opinions before the council decides, and of the month's aim.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use crate::Intent;
use crate::screen::{ButtonView, ChoicesView};

/// What a month asks for, and how far it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct AimView {
    /// "July".
    pub month: String,
    /// "Ring the bells 4 times, choose a successor".
    pub line: String,
    /// "2 of 4"; empty where nothing is counted.
    pub count: String,
    /// What is counted is reached.
    pub reached: bool,
    /// All of it in a sentence.
    pub spoken: String,
    /// Shows the month's story, its petitioners and its dilemmas.
    pub open: Intent,
}

/// What each built-in councillor says to what the council decides, before it happens.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct AgreementView {
    /// "The councillors".
    pub label: String,
    /// One per built-in councillor.
    pub opinions: Vec<OpinionView>,
    /// Who decides: "You have the last word."
    pub note: String,
}

/// A councillor's word.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct OpinionView {
    /// Whose.
    pub seat: i32,
    /// Who.
    pub name: String,
    /// For bells, for a shield, for the first of the rulers.
    pub yes: bool,
    /// "Ring: there is Favour enough."
    pub sentence: String,
    /// "Odile: Ring, there is Favour enough."
    pub spoken: String,
}

/// What the table has said, and what may be said.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TalkView {
    /// The word on the button that opens it: "Say".
    pub say: String,
    /// "What was said".
    pub label: String,
    /// In this dilemma, the first first.
    pub said: Vec<SaidView>,
    /// After the last dilemma; empty once this one has its own remarks.
    pub before: Vec<SaidView>,
    /// Why nothing can be said, or that nothing was said yet; else empty.
    pub note: String,
    /// Who speaks, where several people share the device.
    pub speaker: Option<ChoicesView>,
    /// What may be said now.
    pub offers: Vec<ButtonView>,
}

/// A remark that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SaidView {
    pub seat: i32,
    pub name: String,
    /// "I can do it alone."
    pub sentence: String,
    /// "Odile: I can do it alone."
    pub spoken: String,
}

/// Something that a councillor proposes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ProposalView {
    /// "Odile proposes to turn the die to 7 with the kept reward."
    pub sentence: String,
    pub accept: ButtonView,
    pub decline: ButtonView,
}

/// A question before something that cannot be mended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct WarningView {
    pub sentence: String,
    pub go_on: ButtonView,
    pub cancel: ButtonView,
}
