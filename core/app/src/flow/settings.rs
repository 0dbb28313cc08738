//! Language, pace, colours, peeking: saved at once.

use crate::store::{Store, StoreError};
use crate::text::{Text, negotiate};
use crate::{Animals, DouzeError, Language, Pace, Peek, SettingsIntent, Theme};
use serde::{Deserialize, Serialize};

const KEY: &str = "settings";

/// The settings, as they are saved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// None: the system's.
    pub(crate) language: Option<Language>,
    pub(crate) pace: Pace,
    pub(crate) theme: Theme,
    pub(crate) peek: Peek,
    pub(crate) animals: Animals,
    pub(crate) silent: bool,
    pub(crate) tips_off: bool,
}

impl Settings {
    /// The saved ones; the defaults where there are none that can be read.
    pub(crate) fn load(store: &Store) -> Self {
        super::load(store, KEY)
    }

    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        super::save(store, KEY, self)
    }

    pub(crate) fn change(&mut self, intent: &SettingsIntent) {
        match *intent {
            SettingsIntent::SetLanguage { language } => self.language = language,
            SettingsIntent::SetPace { pace } => self.pace = pace,
            SettingsIntent::SetTheme { theme } => self.theme = theme,
            SettingsIntent::SetPeek { peek } => self.peek = peek,
            SettingsIntent::SetAnimals { animals } => self.animals = animals,
            SettingsIntent::SetSounds { on } => self.silent = !on,
            SettingsIntent::SetTips { on } => self.tips_off = !on,
        }
    }

    /// The texts in the chosen language, or in the system's.
    pub(crate) fn text(&self, locales: &[String]) -> Result<Text, DouzeError> {
        Text::new(negotiate(self.language, locales)).map_err(|error| DouzeError::of_text(&error))
    }
}
