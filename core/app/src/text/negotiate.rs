//! Which language a person gets.

use crate::Language;
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// The chosen language, or else the first of the system's `locales` that we speak, or else English.
/// Takes BCP 47 as well as POSIX names (`de-CH`, `fr_CA`, `de_DE.UTF-8@euro`); skips what it cannot read.
pub fn negotiate(chosen: Option<Language>, locales: &[String]) -> Language {
    if let Some(language) = chosen {
        return language;
    }
    let requested: Vec<LanguageIdentifier> = locales.iter().filter_map(|name| read(name)).collect();
    let ours = [Language::English, Language::French, Language::German];
    let available: Vec<LanguageIdentifier> =
        ours.iter().filter_map(|&language| read(super::catalogue::tag(language))).collect();
    negotiate_languages(&requested, &available, None, NegotiationStrategy::Lookup)
        .first()
        .and_then(|found| available.iter().position(|a| a == *found))
        .and_then(|place| ours.get(place).copied())
        .unwrap_or(Language::English)
}

fn read(name: &str) -> Option<LanguageIdentifier> {
    let name = name.split(['.', '@']).next().unwrap_or_default().trim();
    LanguageIdentifier::from_bytes(name.replace('_', "-").as_bytes()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{English, French, German};

    fn system(locales: &[&str]) -> Language {
        negotiate(None, &locales.iter().map(|&l| l.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn the_choice_comes_first() {
        assert_eq!(negotiate(Some(French), &["de-DE".into()]), French);
    }

    #[test]
    fn regions_and_posix_names_are_understood() {
        for (locale, language) in [
            ("de-CH", German),
            ("de-Latn-AT", German),
            ("de_DE.UTF-8", German),
            ("de_DE@euro", German),
            ("fr_CA", French),
            ("FR-be", French),
            ("en-AU", English),
        ] {
            assert_eq!(system(&[locale]), language, "{locale}");
        }
    }

    #[test]
    fn the_first_that_we_speak_wins() {
        assert_eq!(system(&["pt-BR", "fr-FR", "de-DE"]), French);
        assert_eq!(system(&["gsw-CH", "de-CH", "fr-CH"]), German);
    }

    #[test]
    fn everything_else_is_english() {
        for garbage in
            ["pt", "C", "POSIX", "C.UTF-8", "", "  ", "-", "..", "_", "d", "🦌", "de🦌", &"x".repeat(10_000)]
        {
            assert_eq!(system(&[garbage]), English, "{garbage}");
        }
        assert_eq!(system(&[]), English);
        assert_eq!(system(&["🦌", "", "de"]), German);
    }
}
