//! What is heard before the council decides, and what the month asks for.

use crate::Intent;

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
