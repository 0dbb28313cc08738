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

/// A name longer than this is shortened where there is little room.
const LONG_NAME: usize = 12;

/// How somebody is called where there is little room: the first word of a long name, unless another name begins with it.
pub(crate) fn called(names: &[String], at: usize) -> &str {
    let whole = names.get(at).map_or("", String::as_str);
    let first = |name: &str| name.split_whitespace().next().unwrap_or_default().to_owned();
    let own = first(whole);
    let is_alone = names.iter().enumerate().all(|(other, name)| other == at || first(name) != own);
    if whole.chars().count() > LONG_NAME && is_alone {
        whole.get(..own.len()).unwrap_or(whole)
    } else {
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::record::read;

    #[test]
    fn a_long_name_is_its_first_word_unless_another_begins_alike() {
        let called = |names: &[&str], at| {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            super::called(&names, at).to_owned()
        };
        assert_eq!(called(&["Maximiliane Hohenstein", "Mia"], 0), "Maximiliane");
        assert_eq!(called(&["Maximiliane Hohenstein", "Maximiliane K"], 0), "Maximiliane Hohenstein");
        assert_eq!(called(&["Anna K", "Mia"], 0), "Anna K");
        assert_eq!(called(&["Mia"], 1), "");
    }

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
