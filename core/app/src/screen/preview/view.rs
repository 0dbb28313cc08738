//! The preview of a file, as the border has it.

use crate::screen::{ButtonView, ChoiceView};
use crate::{Intent, PreviewIntent};

/// What a file is, before anything of it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PreviewView {
    /// Which preview it is: a file that is looked at later has another one.
    pub ticket: i64,
    /// Record, Chronicle or deck.
    pub kind: PreviewKind,
    /// What it is, in a sentence.
    pub headline: String,
    /// What keeping it would do: how many reigns are new, how many known.
    pub lines: Vec<String>,
    /// Of a record: the game came to its end.
    pub finished: bool,
    /// Reigns that are here in another form; none when there are no such reigns.
    pub conflicts: Option<ConflictsView>,
    /// Keeps it; none when there is nothing to keep.
    pub confirm: Option<ButtonView>,
    /// Closes the preview. Nothing was written.
    pub close: ButtonView,
}

impl PreviewView {
    /// Marks which form of the reigns is taken.
    pub(crate) fn select(&mut self, theirs: bool) {
        let choices = self.conflicts.iter_mut().flat_map(|conflicts| &mut conflicts.choices);
        for choice in choices {
            choice.selected = choice.intent == take(self.ticket, theirs);
        }
    }
}

pub(super) const fn take(ticket: i64, theirs: bool) -> Intent {
    Intent::Preview(PreviewIntent::TakeTheirs { ticket, theirs })
}

/// Kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum PreviewKind {
    Record,
    Chronicle,
    Deck,
}

/// Reigns that are here and in the file, and not the same. One of the two choices holds for all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ConflictsView {
    /// "3 reigns are here in another form".
    pub label: String,
    /// At most 50.
    pub conflicts: Vec<ConflictView>,
    /// That there are more; else empty.
    pub more: String,
    /// To keep what is here, which is selected at first, or to take what the file has.
    pub choices: Vec<ChoiceView>,
}

/// A reign in two forms.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ConflictView {
    /// Whose reign, and when.
    pub reign: String,
    /// "Here: …", where the two differ.
    pub ours: String,
    /// "In the file: …".
    pub theirs: String,
}
