//! Errors, apart from a tap that is not allowed (that is a [`Rejection`](crate::Rejection)).

use crate::store::{FILE_NAME, StoreError};
use crate::text::{Text, TextError, short};

/// A call that failed; nothing that was acknowledged before is lost. `sentence` is for people, in their
/// language, and says what to do; `detail` is for developers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum DouzeError {
    /// The device's storage does not take or give what is needed.
    #[error("storage: {detail}")]
    Storage {
        /// For people.
        sentence: String,
        /// For developers.
        detail: String,
    },
    /// The data was written by a newer version of the app.
    #[error("version: {detail}")]
    Version {
        /// For people.
        sentence: String,
        /// For developers.
        detail: String,
    },
    /// What was asked for does not exist (no game to export).
    #[error("missing: {detail}")]
    Missing {
        /// For people.
        sentence: String,
        /// For developers.
        detail: String,
    },
    /// A file that is not a record of a game as the rules allow it.
    #[error("unreadable: {detail}")]
    Unreadable {
        /// For people.
        sentence: String,
        /// For developers.
        detail: String,
    },
    /// A fault of ours. The session goes on from what is on disk.
    #[error("internal fault: {detail}")]
    Internal {
        /// For people.
        sentence: String,
        /// For developers.
        detail: String,
    },
}

impl DouzeError {
    /// What happened and what to do, for people.
    pub fn sentence(&self) -> &str {
        match self {
            Self::Storage { sentence, .. }
            | Self::Version { sentence, .. }
            | Self::Missing { sentence, .. }
            | Self::Unreadable { sentence, .. }
            | Self::Internal { sentence, .. } => sentence,
        }
    }

    /// An error of the storage, in the words of the person's language.
    pub(crate) fn of_store(text: Text, error: &StoreError) -> Self {
        let detail = error.to_string();
        let key = match error {
            StoreError::Newer { found, known } => {
                let args = [("found", (*found).into()), ("known", (*known).into())];
                return Self::Version { sentence: text.with("error-newer", &args), detail };
            }
            StoreError::DeckLost { name } => {
                let sentence = text.with("error-lost-deck", &[("name", short(name).into())]);
                return Self::Missing { sentence, detail };
            }
            StoreError::ReadOnly => "error-read-only",
            StoreError::Unusable { .. } => "error-unusable",
            StoreError::UnusableFile { .. } => {
                let args = [("file", FILE_NAME.into())];
                return Self::Storage { sentence: text.with("error-unusable-file", &args), detail };
            }
            StoreError::Gone => "error-gone",
            StoreError::Full => "error-full",
            StoreError::Busy => "error-busy",
            StoreError::Damaged { .. } => "error-damaged-storage",
            StoreError::NoGame => "error-no-game",
            StoreError::Sequence { .. } | StoreError::Io { .. } => "error-io",
        };
        Self::Storage { sentence: text.say(key), detail }
    }

    /// Texts that cannot be read have no words of their own.
    pub(crate) fn of_text(error: &TextError) -> Self {
        Self::Internal { sentence: error.to_string(), detail: error.to_string() }
    }
}
