//! The subjects of an agreement (R-C19).

use douze_rules::council::{Action, Character, Kept};

/// What is put to every seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    Bells { ring: bool },
    Keep(Kept),
    Split,
    Shield { used: bool },
    Ruler(Character),
}

impl Subject {
    /// What this action is about, if the council agrees on it.
    pub(crate) const fn of(action: Action) -> Option<Self> {
        Some(match action {
            Action::Bells { ring } => Self::Bells { ring },
            Action::Use { reward } => Self::Keep(reward.kept()),
            Action::Split => Self::Split,
            Action::Shield { used } => Self::Shield { used },
            Action::Ruler { character } => Self::Ruler(character),
            _ => return None,
        })
    }
}
