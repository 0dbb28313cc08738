//! A custom deck, which travels inside the record of its game.

use crate::deck::Deck;
use crate::store::StoredDeck;
use serde::Deserialize;
use std::borrow::Cow;

/// The key of a record's first line under which a custom deck travels with it.
const DECK_FILE: &str = "deck_file";

/// What is looked for in a record's first line; all else in it is skipped.
#[derive(Deserialize)]
struct Carrying<'a> {
    #[serde(borrow)]
    deck_file: Cow<'a, str>,
}

/// The record with the file of its deck in the first line.
pub(super) fn carrying(record: &str, deck: &StoredDeck) -> Option<String> {
    let (first, rest) = record.split_once('\n')?;
    let file = serde_json::to_string(std::str::from_utf8(&deck.file).ok()?).ok()?;
    Some(format!("{},\"{DECK_FILE}\":{file}}}\n{rest}", first.strip_suffix('}')?))
}

/// The deck that a record carries, and its file.
pub(super) fn carried(record: &[u8]) -> Option<(Deck, Vec<u8>)> {
    let first = record.split(|&byte| byte == b'\n').next()?;
    let Carrying { deck_file } = serde_json::from_slice(first).ok()?;
    let file = deck_file.as_bytes().to_vec();
    Some((Deck::read(&file).ok()?, file))
}
