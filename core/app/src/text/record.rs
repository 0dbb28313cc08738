//! Errors of a record as sentences.

use super::{Text, shown};
use crate::record::{Kind, RecordError};

impl Text {
    /// "Line 7: …", what is wrong there and what to do.
    pub fn record_error(self, error: &RecordError) -> String {
        let line = error.line;
        match &error.kind {
            Kind::Unreadable => self.with("error-record-unreadable", &[("line", line.into())]),
            Kind::ByteOrderMark => self.with("error-record-mark", &[("line", line.into())]),
            Kind::NotARecord => self.with("error-record-header", &[("line", line.into())]),
            Kind::Newer { found, known } => self.with(
                "error-record-newer",
                &[("line", line.into()), ("found", short(found).into()), ("known", (*known).into())],
            ),
            Kind::UnknownGame(game) => {
                self.with("error-record-game", &[("line", line.into()), ("game", short(game).into())])
            }
            Kind::UnknownCard(word) => {
                self.with("error-record-card", &[("line", line.into()), ("word", short(word).into())])
            }
            Kind::UnknownDeck(name) => {
                self.with("error-record-deck", &[("line", line.into()), ("word", short(name).into())])
            }
            Kind::Illegal => self.with("error-record-illegal", &[("line", line.into())]),
            Kind::AfterEnd => self.with("error-record-after-end", &[("line", line.into())]),
        }
    }
}

/// A strange file's word: no sign that hides or turns the text after it, at a length that fits a sentence.
pub(crate) fn short(word: &str) -> String {
    let shown: Vec<char> = shown(word).take(25).collect();
    match shown.get(..24) {
        Some(cut) if shown.len() > 24 => cut.iter().collect::<String>() + "…",
        _ => shown.into_iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::record::read;

    fn newer_game(game: &str) -> String {
        format!("{{\"douze\":1,\"game\":\"{game}\",\"seats\":[\"a\",\"b\"]}}")
    }

    #[test]
    fn a_wrong_record_is_a_sentence_with_its_line() {
        let text = Text::new(Language::English).unwrap();
        let say = |record: &str| text.record_error(&read(record.as_bytes()).unwrap_err());
        let newer = say(
            "{\"douze\":9,\"game\":\"forest\",\"seats\":[\"a\",\"b\"],\"setup\":{\"variant\":\"standard\"}}",
        );
        assert_eq!(newer, "Line 1: the record has format 9, this Douze knows format 1. Update the app.");
        let long = say(&newer_game(&"é".repeat(1_000_000)));
        assert!(long.chars().count() < 120, "{long}");
        assert!(say("").starts_with("Line 1: "));
    }
}
