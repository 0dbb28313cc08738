//! The Fluent files of one language, read once.

use super::cache::Cache;
use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use once_cell::sync::OnceCell;
use std::collections::HashMap;
use unic_langid::{LanguageIdentifier, langid};

/// The bundled texts cannot be read; a fault of ours, found by tests.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("texts {file}: {detail}")]
pub struct TextError {
    /// Language, or function of ours.
    pub file: String,
    /// What is wrong.
    pub detail: String,
}

macro_rules! packed {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".z"))
    };
}

/// All files of a language, as `build.rs` packs them.
const ENGLISH: &[u8] = packed!("en");
const FRENCH: &[u8] = packed!("fr");
const GERMAN: &[u8] = packed!("de");

/// The notices of licences, the same.
const NOTICES: &[u8] = packed!("notices");

/// The message families whose attributes are the forms of a card's name. No animal has a character's id, and a
/// character has the same name in both games.
const ANIMALS: &str = "forest-card-";
const KINGS: &str = "king-character-";
const COUNCILS: &str = "council-character-";
/// The animals that stand for those that some people fear.
const GENTLE: [&str; 3] = ["hedgehog4", "hedgehog5", "weasel"];
/// The form that stands in a sentence without an article, where it is not the name itself.
const BARE: &str = "bare";

fn unpacked(packed: &[u8]) -> Option<String> {
    String::from_utf8(miniz_oxide::inflate::decompress_to_vec(packed).ok()?).ok()
}

/// The licences of all parts, in paragraphs of one line; one that begins with `# ` is a heading.
pub(super) fn notices() -> String {
    unpacked(NOTICES).unwrap_or_default()
}

pub(super) const fn tag(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::French => "fr",
        Language::German => "de",
    }
}

pub(super) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    cache: Cache,
}

impl Catalogue {
    /// The catalogue of a language, built at first use.
    pub(super) fn of(language: Language) -> Result<&'static Self, TextError> {
        static ALL: [OnceCell<Catalogue>; 3] = [const { OnceCell::new() }; 3];
        let (cell, locale, packed) = match language {
            Language::English => (&ALL[0], langid!("en"), ENGLISH),
            Language::French => (&ALL[1], langid!("fr"), FRENCH),
            Language::German => (&ALL[2], langid!("de"), GERMAN),
        };
        cell.get_or_try_init(|| Self::read(locale, packed))
    }

    fn read(locale: LanguageIdentifier, packed: &[u8]) -> Result<Self, TextError> {
        let file = locale.to_string();
        let fault = |detail| TextError { file: file.clone(), detail };
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolating marks (U+2068, U+2069) around every value would reach speech, logs, the terminal and
        // code that compares sentences. They are needed only where directions of writing mix: our three
        // languages all run left to right, and what is put in are numbers, card names and short names.
        bundle.set_use_isolating(false);
        let source = unpacked(packed).ok_or_else(|| fault("cannot be unpacked".into()))?;
        let resource = FluentResource::try_new(source).map_err(|(_, errors)| fault(format!("{errors:?}")))?;
        bundle.add_resource(resource).map_err(|errors| fault(format!("{errors:?}")))?;
        let names = CardNames::read(&bundle);
        bundle
            .add_function("CARD", move |positional, _| names.get(positional))
            .map_err(|error| TextError { file: "CARD".into(), detail: error.to_string() })?;
        bundle
            .add_function("OF", |positional, _| match positional {
                [FluentValue::String(names)] => of(names).into(),
                _ => FluentValue::Error,
            })
            .map_err(|error| TextError { file: "OF".into(), detail: error.to_string() })?;
        Ok(Self { bundle, cache: Cache::default() })
    }

    /// The sentence, or what is wrong with key or values.
    pub(super) fn format(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> Result<String, String> {
        self.cache.get(key, args, || {
            let pattern = self.bundle.get_message(key).and_then(|m| m.value()).ok_or("no such key")?;
            let mut errors = Vec::new();
            let sentence = self.bundle.format_pattern(pattern, Some(&named(args)), &mut errors).into_owned();
            if errors.is_empty() { Ok(sentence) } else { Err(format!("{errors:?}")) }
        })
    }

    /// The sentence as far as the values go; none without such a key.
    pub(super) fn format_lossy(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, Some(&named(args)), &mut Vec::new()).into_owned())
    }
}

/// The values as Fluent wants them, without copying text: they are only read.
fn named<'a>(args: &'a [(&str, FluentValue<'_>)]) -> FluentArgs<'a> {
    let borrowed = |arg: &'a FluentValue<'_>| match arg {
        FluentValue::String(text) => FluentValue::String(text.as_ref().into()),
        FluentValue::Number(number) => FluentValue::Number(number.clone()),
        _ => FluentValue::None,
    };
    args.iter().map(|(name, arg)| (*name, borrowed(arg))).collect()
}

/// The forms of the cards' names. Fluent cannot look up a message by a variable, and a sentence's grammar is
/// the translator's matter: so sentences say `CARD($card, "acc")`, and code passes the id alone.
struct CardNames(HashMap<String, HashMap<String, String>>);

impl CardNames {
    fn read(bundle: &FluentBundle<FluentResource>) -> Self {
        let mut cards = HashMap::new();
        let animals = douze_rules::forest::Card::ALL.into_iter().map(|card| (ANIMALS, card.id()));
        let kings = douze_rules::king::Character::ALL.into_iter().map(|card| (KINGS, card.id()));
        let councils = douze_rules::council::Character::ALL.into_iter().map(|card| (COUNCILS, card.id()));
        let gentle = GENTLE.into_iter().map(|id| (ANIMALS, id));
        for (family, id) in animals.chain(gentle).chain(kings).chain(councils) {
            let Some(message) = bundle.get_message(&format!("{family}{id}")) else { continue };
            let text = |pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
            let mut forms: HashMap<_, _> =
                message.attributes().map(|form| (form.id().to_owned(), text(form.value()))).collect();
            if let Some(name) = message.value() {
                forms.entry(BARE.into()).or_insert_with(|| text(name));
                forms.insert("name".into(), text(name));
            }
            cards.insert(id.to_owned(), forms);
        }
        Self(cards)
    }

    /// `CARD(id)` or `CARD(id, form)`; a form with a capital ("The") begins a sentence. Another card or form is a fault: tests stop here, a release says the id.
    fn get<'a>(&self, args: &[FluentValue<'a>]) -> FluentValue<'a> {
        let (card, form) = match args {
            [FluentValue::String(card)] => (card, BARE),
            [FluentValue::String(card), FluentValue::String(form)] => (card, form.as_ref()),
            _ => return FluentValue::Error,
        };
        let name = self.0.get(card.as_ref()).and_then(|forms| forms.get(&form.to_lowercase()));
        debug_assert!(name.is_some(), "no card {card} in form {form:?}");
        match name {
            Some(name) if form.starts_with(char::is_uppercase) => capital(name),
            Some(name) => name.clone(),
            None => card.to_string(),
        }
        .into()
    }
}

/// The same with a capital first letter.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The French genitive of one name or of several joined ones: "de Mia", "d’Anna et de Hugo". H never elides.
fn of(names: &str) -> String {
    let one = |name: &str| {
        let mut letters = name.chars().flat_map(char::to_lowercase);
        let elides = match letters.next() {
            Some('y') => letters.next().is_some_and(|next| !is_vowel(next)),
            first => first.is_some_and(is_vowel),
        };
        if elides { format!("d’{name}") } else { format!("de {name}") }
    };
    let listed = |list: &str| list.split(", ").map(one).collect::<Vec<_>>().join(", ");
    names.split(" et ").map(listed).collect::<Vec<_>>().join(" et ")
}

fn is_vowel(letter: char) -> bool {
    "aeiouàâäæéèêëîïôöœùûü".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn de_elides_before_a_vowel_and_in_lists() {
        for (names, genitive) in [
            ("Mia", "de Mia"),
            ("Anna", "d’Anna"),
            ("Émile", "d’Émile"),
            ("Hugo", "de Hugo"),
            ("Yves", "d’Yves"),
            ("Yann", "de Yann"),
            ("Mia, Anna et Tom", "de Mia, d’Anna et de Tom"),
            ("", "de "),
        ] {
            assert_eq!(of(names), genitive);
        }
    }

    #[test]
    fn a_form_may_begin_a_sentence() {
        assert_eq!(capital("l’Oracle"), "L’Oracle");
        assert_eq!(capital("élan"), "Élan");
        assert_eq!(capital(""), "");
    }
}
