//! The open preview of a file.

use super::incoming::Keepable;
use crate::screen::PreviewView;

/// A file that is looked at.
pub(super) struct OpenPreview {
    pub(super) view: PreviewView,
    /// What can be kept of it.
    pub(super) what: Option<Keepable>,
    /// Of reigns that are here in another form the file's are taken.
    pub(super) theirs: bool,
}
