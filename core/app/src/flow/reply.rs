//! The answer of a flow to an intent.

use super::council;
use crate::RejectionReason;
use douze_rules::{forest as forest_rules, king as king_rules};

/// A flow's answer.
#[derive(Default)]
pub(crate) struct Reply {
    /// The events of the game from this number on are news; `None`: only the view changed.
    pub(crate) news: Option<usize>,
    pub(crate) refusal: Option<Refusal>,
}

/// Why a flow did nothing.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// With the key of its sentence.
    #[error("{1}")]
    Because(RejectionReason, &'static str),
    /// The rules say no.
    #[error(transparent)]
    Forest(#[from] forest_rules::IllegalAction),
    /// The rules say no.
    #[error(transparent)]
    King(#[from] king_rules::IllegalAction),
    /// The rules say no, or it is not the moment for these words.
    #[error(transparent)]
    Council(#[from] council::CouncilError),
}

impl Reply {
    /// Accepted: the view may have changed, the game has no new event.
    pub(crate) fn seen() -> Self {
        Self::default()
    }

    pub(crate) const fn happened(from: usize) -> Self {
        Self { news: Some(from), refusal: None }
    }

    pub(crate) fn rejected(reason: RejectionReason, key: &'static str) -> Self {
        Self { news: None, refusal: Some(Refusal::Because(reason, key)) }
    }

    pub(crate) fn refused(illegal: impl Into<Refusal>) -> Self {
        Self { news: None, refusal: Some(illegal.into()) }
    }

    /// Nothing is known that would help here.
    pub(crate) fn no_hint() -> Self {
        Self::rejected(RejectionReason::NotNow, "hint-none")
    }

    pub(crate) fn not_now() -> Self {
        Self::rejected(RejectionReason::NotNow, "error-not-now")
    }
}
