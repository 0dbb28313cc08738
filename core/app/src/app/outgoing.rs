//! Files for elsewhere.

use crate::ExportKind;
use crate::chronicle::{Book, FilePerson, csv, file};
use crate::store::{StoredDeck, StoredReigns};

/// A file to be kept or sent elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Exported {
    /// What it may be called.
    pub file_name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// What leaves the app.
pub(crate) enum Leaving {
    Ready(Exported),
    /// Still to be written, which needs no app.
    Chronicle(ExportKind, StoredBook),
}

/// All that a Chronicle's file is made of.
pub(crate) struct StoredBook {
    pub(super) reigns: StoredReigns,
    pub(super) decks: Vec<StoredDeck>,
    pub(super) people: Vec<FilePerson>,
}

impl Leaving {
    /// The file.
    pub(crate) fn write(self) -> Exported {
        let (kind, stored) = match self {
            Self::Ready(exported) => return exported,
            Self::Chronicle(kind, stored) => (kind, stored),
        };
        let book = Book::of_stored(&stored.reigns);
        let (ending, content) = if kind == ExportKind::ChronicleCsv {
            ("csv", csv::table(&book))
        } else {
            ("json", file::write(&book, &stored.decks, &stored.people))
        };
        Exported { file_name: format!("douze-chronicle.{ending}"), bytes: content.into_bytes() }
    }
}
