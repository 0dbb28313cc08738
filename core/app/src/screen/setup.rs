//! Who plays, and how.

use super::{ButtonView, ChoicesView};

/// The set-up of a forest duel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SetupView {
    pub seats: Vec<SeatSetupView>,
    pub variant: ChoicesView,
    /// Answered by `Intent::TypeSeed`.
    pub seed: FieldView,
    pub start: ButtonView,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SeatSetupView {
    pub seat: i32,
    /// "Black", "White".
    pub heading: String,
    /// Answered by `Intent::NameSeat`; absent for built-in players.
    pub name: Option<FieldView>,
    pub player: ChoicesView,
}

/// Something to type.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FieldView {
    /// What is asked for.
    pub label: String,
    /// What is typed.
    pub value: String,
    /// What is wrong with it, and what to do.
    pub error: Option<String>,
    /// Help below the field.
    pub hint: Option<String>,
    /// Characters at most.
    pub limit: i32,
}
