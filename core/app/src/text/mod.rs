//! Sentences for people: the bundled Fluent catalogue in three languages, `core/app/text/{en,fr,de}/*.ftl`.
//!
//! Keys begin with their file's name (`forest-status-place`). Cards are passed by their record id
//! (`("card", "wolf".into())`); the catalogue itself knows their names, articles and cases.

mod cache;
mod catalogue;
mod invisible;
mod negotiate;
mod record;

use crate::Language;
use catalogue::Catalogue;
use fluent_bundle::FluentValue;

pub use catalogue::TextError;
pub use invisible::signs;
pub(crate) use invisible::{bare, look, name_key, shown, shows};
pub use negotiate::negotiate;
pub(crate) use record::{called, short};

/// A value for a sentence: made with `into()` from text and from integers. Only integers choose plurals.
pub type Arg<'a> = FluentValue<'a>;

/// The sentences of one language. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Text {
    language: Language,
    catalogue: &'static Catalogue,
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Text").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Text {
    /// The sentences of this language; its files are read once per process.
    ///
    /// # Errors
    /// When the bundled files are not valid.
    pub fn new(language: Language) -> Result<Self, TextError> {
        Ok(Self { language, catalogue: Catalogue::of(language)? })
    }

    /// The licences of all parts, in paragraphs of one line; one that begins with `# ` is a heading.
    pub fn notices() -> String {
        catalogue::notices()
    }

    /// Which language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// BCP 47: "en", "fr", "de".
    pub const fn tag(self) -> &'static str {
        catalogue::tag(self.language)
    }

    /// The sentence of a key that needs no values.
    pub fn say(self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence of a key, with its values. A missing key or value is a fault: tests stop here, a release says it in English,
    /// else by its key.
    pub fn with(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        match self.catalogue.format(key, args) {
            Ok(sentence) => sentence,
            Err(fault) => {
                debug_assert!(false, "{}: {key}: {fault}", self.tag());
                fall_back(key, args)
            }
        }
    }

    /// The sentence of one member of a family of keys: `of("forest-rule", "wolf")`.
    pub fn of(self, family: &str, member: &str) -> String {
        self.say(&format!("{family}-{member}"))
    }

    /// A label, a colon as the language sets it, and what it labels.
    pub(crate) fn pair(self, label: &str, value: &str) -> String {
        self.with("common-pair", &[("label", label.into()), ("value", value.into())])
    }
}

fn fall_back(key: &str, args: &[(&str, Arg<'_>)]) -> String {
    let english = Catalogue::of(Language::English).and_then(|c| {
        c.format_lossy(key, args).ok_or_else(|| TextError { file: key.into(), detail: "no such key".into() })
    });
    english.unwrap_or_else(|_| key.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_key_falls_back_to_english_then_to_itself() {
        assert_eq!(fall_back("common-back", &[]), "Back");
        assert_eq!(fall_back("no-such-key", &[]), "no-such-key");
        assert_eq!(fall_back("forest-round", &[]), "Round {$round}");
    }

    #[test]
    #[should_panic(expected = "no-such-key")]
    #[cfg(debug_assertions)]
    fn a_missing_key_stops_a_test() {
        Text::new(Language::German).unwrap().say("no-such-key");
    }

    #[test]
    #[should_panic(expected = "round")]
    #[cfg(debug_assertions)]
    fn a_missing_value_stops_a_test() {
        Text::new(Language::English).unwrap().say("forest-round");
    }

    #[test]
    fn texts_may_be_used_from_any_thread() {
        fn is_shared<T: Send + Sync + 'static>() {}
        is_shared::<Text>();
    }

    #[test]
    fn names_are_taken_as_they_are() {
        let text = Text::new(Language::English).unwrap();
        let name = "{ $x } -> \"é\" 𝟙";
        assert_eq!(text.with("curtain-lift", &[("name", name.into())]), format!("I’m {name}"));
    }
}
