//! A state of the gallery.

use crate::Update;
use crate::screen::Preview;

/// A named state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryScreen {
    /// The same in every language, and unique.
    pub name: &'static str,
    /// The update that led to it.
    pub update: Update,
    /// What is shown of a file above the screen.
    pub preview: Option<Preview>,
}
