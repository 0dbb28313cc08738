//! A state of the gallery.

use crate::Update;

/// A named state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryScreen {
    /// The same in every language, and unique.
    pub name: &'static str,
    /// The update that led to it.
    pub update: Update,
}
