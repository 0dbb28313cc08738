//! Settings.

use super::ChoicesView;

/// Language, pace, colours, peeking.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SettingsView {
    pub language: ChoicesView,
    pub pace: ChoicesView,
    pub theme: ChoicesView,
    pub peek: ChoicesView,
    /// Version, and that the app keeps everything on the device.
    pub about: Vec<String>,
}
