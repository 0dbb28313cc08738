//! Errors of a record, each with its line.

/// The first line of a record that cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What sort of error, to choose a sentence for people.
    pub kind: Kind,
    /// What is wrong and what would be legal; for developers.
    pub reason: String,
}

/// Sorts of errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Not a line of a record: not UTF-8, not JSON, a key twice, a key missing, something of a wrong type.
    Unreadable,
    /// Unreadable for the byte order mark that an editor has put before it.
    ByteOrderMark,
    /// The first line is not the header of a record.
    NotARecord,
    /// Written by a newer version: the format number found, and the newest one known here.
    Newer {
        /// In the file: its digits, which may be more than a number holds.
        found: String,
        /// [`FORMAT`](super::FORMAT).
        known: i64,
    },
    /// A game that this version does not know.
    UnknownGame(String),
    /// A card that this game does not have.
    UnknownCard(String),
    /// A deck of the Council that is not here, or not in this form.
    UnknownDeck(String),
    /// Readable, and against the rules at this point.
    Illegal,
    /// A line after the end of the game.
    AfterEnd,
}

/// An error whose line is not yet known.
#[derive(Debug)]
pub(super) struct LineError {
    pub(super) kind: Kind,
    pub(super) reason: String,
}

impl LineError {
    pub(super) fn new(kind: Kind, reason: impl Into<String>) -> Self {
        Self { kind, reason: reason.into() }
    }

    pub(super) fn unreadable(reason: impl Into<String>) -> Self {
        Self::new(Kind::Unreadable, reason)
    }

    pub(super) fn not_a_record(reason: impl Into<String>) -> Self {
        Self::new(Kind::NotARecord, reason)
    }

    /// Adds what would have been legal.
    pub(super) fn due(mut self, due: &str) -> Self {
        self.reason = format!("{}; {due}", self.reason);
        self
    }

    pub(super) fn at(self, line: usize) -> RecordError {
        RecordError { line, kind: self.kind, reason: self.reason }
    }
}

/// A strange file's value at a length that fits a sentence.
pub(super) fn short(text: &str) -> String {
    let cut: String = text.chars().take(60).collect();
    if cut.len() < text.len() { cut + "…" } else { cut }
}
