//! Settings.

use super::{ButtonView, ChoicesView};
use crate::flow::settings::Settings;
use crate::text::Text;
use crate::{Animals, AppIntent, Intent, Language, Pace, Peek, SettingsIntent, Theme};

/// Language, pace, colours, peeking, pictures, sounds, tips.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SettingsView {
    pub language: ChoicesView,
    pub pace: ChoicesView,
    pub theme: ChoicesView,
    pub peek: ChoicesView,
    pub animals: ChoicesView,
    pub sounds: ChoicesView,
    pub tips: ChoicesView,
    /// Version, and that the app keeps everything on the device.
    pub about: Vec<String>,
    /// Opens the licences of all parts.
    pub notices: ButtonView,
}

pub(crate) fn view(text: &Text, settings: &Settings) -> SettingsView {
    let languages = [
        (None, "system"),
        (Some(Language::English), "english"),
        (Some(Language::French), "french"),
        (Some(Language::German), "german"),
    ];
    let paces = [(Pace::Off, "off"), (Pace::Fast, "fast"), (Pace::Normal, "normal"), (Pace::Slow, "slow")];
    let themes = [
        (Theme::System, "system"),
        (Theme::Light, "light"),
        (Theme::Dark, "dark"),
        (Theme::Black, "black"),
        (Theme::Contrast, "contrast"),
    ];
    let peeks = [(Peek::Hold, "hold"), (Peek::Toggle, "toggle")];
    let animals = [(Animals::All, "all"), (Animals::Gentle, "gentle")];
    let sounds = [(false, "off"), (true, "on")];
    let tips = sounds;
    let version = text.with("settings-about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    SettingsView {
        language: ChoicesView::new(
            text,
            "settings-language",
            settings.language,
            &languages,
            &[],
            |language| Intent::Settings(SettingsIntent::SetLanguage { language }),
        ),
        pace: ChoicesView::new(text, "settings-pace", settings.pace, &paces, &["off"], |pace| {
            Intent::Settings(SettingsIntent::SetPace { pace })
        }),
        theme: ChoicesView::new(text, "settings-theme", settings.theme, &themes, &[], |theme| {
            Intent::Settings(SettingsIntent::SetTheme { theme })
        }),
        peek: ChoicesView::new(text, "settings-peek", settings.peek, &peeks, &["hold", "toggle"], |peek| {
            Intent::Settings(SettingsIntent::SetPeek { peek })
        }),
        animals: ChoicesView::new(
            text,
            "settings-animals",
            settings.animals,
            &animals,
            &["gentle"],
            |animals| Intent::Settings(SettingsIntent::SetAnimals { animals }),
        ),
        sounds: ChoicesView::new(text, "settings-sounds", !settings.silent, &sounds, &["on"], |on| {
            Intent::Settings(SettingsIntent::SetSounds { on })
        }),
        tips: ChoicesView::new(text, "settings-tips", !settings.tips_off, &tips, &["on"], |on| {
            Intent::Settings(SettingsIntent::SetTips { on })
        }),
        about: vec![
            version,
            text.say("settings-about-private"),
            text.say("settings-about-unofficial"),
            text.say("settings-about-faces"),
        ],
        notices: ButtonView::new(text, "settings-notices", Intent::App(AppIntent::OpenNotices)),
    }
}
