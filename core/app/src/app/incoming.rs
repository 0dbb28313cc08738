//! Files from elsewhere: what they are, and what can be kept of them.

use super::carried::carried;
use crate::chronicle::{Import, ImportError, file};
use crate::deck::{Deck, Decks, LONGEST, Sha256};
use crate::flow::imported::Record;
use crate::record::{self, RecordError};
use std::sync::Arc;

/// What a file is, read without the app.
pub(crate) enum Found {
    Record(Box<Record>),
    Chronicle(Import),
    Deck(Vec<u8>),
}

/// Why a file is none of ours.
pub(crate) enum ImportFailure {
    Record(RecordError),
    Chronicle(ImportError),
    Unknown,
}

/// What of a file can be kept.
pub(super) enum Keepable {
    Chronicle(Import),
    Deck { deck: Box<Deck>, file: Vec<u8> },
    Record(Box<Record>),
}

/// Distinguishes record, Chronicle and deck and reads the first two. `known` are the decks that are here.
pub(crate) fn read(bytes: Vec<u8>, known: &[Arc<Deck>], now_ms: i64) -> Result<Found, ImportFailure> {
    // Editors of some systems put a mark before the text.
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
    if text.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'{') {
        if file::is_meant(text) {
            let known: Vec<&Deck> = known.iter().map(|deck| &**deck).collect();
            return file::read(text, &known, now_ms).map(Found::Chronicle).map_err(ImportFailure::Chronicle);
        }
        let mut decks = Decks::shipped();
        for deck in known {
            decks.add((**deck).clone());
        }
        let deck = carried(&bytes);
        if let Some((deck, _)) = &deck {
            decks.add(deck.clone());
        }
        let read = record::read_with(&bytes, usize::MAX, &decks);
        let kept = |replay| Found::Record(Box::new(Record { replay, sha256: Sha256::of(&bytes), deck }));
        return read.map(kept).map_err(ImportFailure::Record);
    }
    // A deck's tables are named so; its breaches name what else is in the file. No deck is longer than this beginning.
    let begin = &bytes[..bytes.len().min(LONGEST)];
    let is_deck = ["[[dilemma]]", "[crowns]"]
        .iter()
        .any(|table| begin.windows(table.len()).any(|part| part == table.as_bytes()));
    if is_deck { Ok(Found::Deck(bytes)) } else { Err(ImportFailure::Unknown) }
}
