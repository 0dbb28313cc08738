//! The licences of all parts that are built in, each licence once. Their texts are English in every language.

use crate::text::Text;

/// All licences.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct NoticesView {
    /// One sentence above them.
    pub line: String,
    /// By licence.
    pub parts: Vec<PartsView>,
}

/// The parts under one licence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PartsView {
    /// Name of the licence.
    pub licence: String,
    /// Paragraphs: the parts, who wrote them where the licence asks for it, the text of the licence.
    pub lines: Vec<String>,
}

pub(crate) fn view(text: &Text) -> NoticesView {
    let mut parts: Vec<PartsView> = Vec::new();
    for line in Text::notices().lines() {
        match (line.strip_prefix("# "), parts.last_mut()) {
            (Some(licence), _) => parts.push(PartsView { licence: licence.into(), lines: Vec::new() }),
            (None, Some(part)) => part.lines.push(line.into()),
            (None, None) => {}
        }
    }
    NoticesView { line: text.say("settings-notices-line"), parts }
}
