//! What can go wrong besides a tap that is not allowed (that is a [`Rejection`](crate::Rejection)).

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
    /// A fault of ours. The session goes on from what is on disk.
    #[error("internal fault: {detail}")]
    Internal {
        /// For people.
        sentence: String,
        /// For developers.
        detail: String,
    },
}
