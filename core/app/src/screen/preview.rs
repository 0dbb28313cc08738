//! What a file from elsewhere is.

use super::{forest, king};
use crate::record::{self, Play, Replay};
use crate::text::{Text, short};
use douze_rules::council::Outcome;

/// What a file is, before anything of it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Preview {
    /// Record, Chronicle or deck.
    pub kind: PreviewKind,
    /// What it is, in a sentence.
    pub headline: String,
    /// What confirming would do: how many reigns are new, how many known.
    pub lines: Vec<String>,
    /// Of a record: the game came to its end.
    pub finished: bool,
    /// Reigns that are here in another form; none when there are no such reigns.
    pub conflicts: Option<ConflictsView>,
    /// For `Session::confirm`; none when there is nothing to keep.
    pub token: Option<i64>,
    /// Label of the button that confirms; none when there is nothing to keep.
    pub confirm: Option<String>,
    /// Label of the button that closes the preview. Nothing was written.
    pub close: String,
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
    /// Label of the choice to keep what is here; `confirm(token, take_theirs = false)`. To be selected first.
    pub keep_ours: String,
    /// Label of the choice to take what the file has; `confirm(token, take_theirs = true)`.
    pub take_theirs: String,
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

/// What a record is, in a sentence.
pub(crate) fn record(text: &Text, replay: &Replay) -> Preview {
    let (headline, finished) = match &replay.play {
        Play::Forest(play) => forest::preview(text, &replay.header.seats, play),
        Play::King(play) => king::preview(text, &replay.header.seats, play),
        Play::Council(play) => council(text, &replay.header.seats, play),
    };
    Preview {
        kind: PreviewKind::Record,
        headline,
        lines: Vec::new(),
        finished,
        conflicts: None,
        token: None,
        confirm: None,
        close: text.say("common-close"),
    }
}

/// What a Council's record holds, in a sentence, and whether it came to its end.
fn council(text: &Text, seats: &[String], play: &record::council::Play) -> (String, bool) {
    let list: Vec<String> = seats.iter().map(|name| short(name)).collect();
    let list = list.join(", ");
    let headline = match play.state.outcome() {
        None => {
            text.with("home-continue-council", &[("names", list.into()), ("turn", play.state.turn().into())])
        }
        Some(Outcome::Won) => text.with(
            "council-preview-won",
            &[("names", list.into()), ("years", play.state.score().total().into())],
        ),
        Some(Outcome::Lost) => text.with("council-preview-lost", &[("names", list.into())]),
    };
    (headline, play.state.outcome().is_some())
}
