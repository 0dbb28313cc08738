//! Roles of buttons that are drawn as signs.

use crate::{AppIntent, Intent, KingIntent, TableIntent};

/// The role of a button; each has its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum RoleKind {
    Undo,
    Redo,
    History,
    Rules,
    First,
    StepBack,
    Play,
    Pause,
    StepForward,
    Last,
}

impl RoleKind {
    /// The role of a button with this intent; none for a button with words.
    pub(super) fn of(intent: &Intent) -> Option<Self> {
        match intent {
            Intent::Table(TableIntent::Undo) => Some(Self::Undo),
            Intent::Table(TableIntent::Redo) => Some(Self::Redo),
            Intent::King(KingIntent::OpenHistory) => Some(Self::History),
            Intent::App(AppIntent::OpenRules { rule: None, .. }) => Some(Self::Rules),
            _ => None,
        }
    }
}
