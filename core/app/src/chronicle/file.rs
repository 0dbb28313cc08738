//! The whole Chronicle as a file: JSON with a checksum, and with the own decks that its lines name.
//!
//! One object: `douze_chronicle` (the format's number), `app`, `decks` (name, hash and file of each), `missing_decks`
//! (name and hash of those that lines name and that the file does not hold), `reigns` (as they are stored), `sha256`: of
//! all else, with keys sorted and without spaces, so that a file may be laid out anew without harm and not be changed.

use super::{Book, DeckName, Reign};
use crate::deck::{Breach, Deck, Sha256};
use crate::store::StoredDeck;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::HashSet;

/// The number of the format that is written, and the newest one that is read.
pub const FORMAT: i64 = 1;

/// The key by which the file is known.
pub const KEY: &str = "douze_chronicle";

/// The longest file that is read, in bytes: some 100,000 reigns.
pub const LONGEST: usize = 100_000_000;

/// What a file holds, checked by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// Its reigns.
    pub reigns: Vec<Reign>,
    /// Its decks.
    pub decks: Vec<StoredDeck>,
    /// Decks that lines name and that are neither in the file, which says so, nor here: the dilemmas of these lines are
    /// told by their numbers.
    pub missing: Vec<DeckName>,
}

/// Why a file is no Chronicle. Nothing of it is taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// Too long.
    #[error("the file is longer than {LONGEST} bytes")]
    TooLong,
    /// Not JSON, or cut short.
    #[error("not readable: {0}")]
    Unreadable(String),
    /// Written by a newer version.
    #[error("format {found}; the newest one known here is {FORMAT}")]
    Newer {
        /// The number of its format.
        found: i64,
    },
    /// The checksum is missing, or does not fit.
    #[error("the checksum does not fit: the file was damaged or changed")]
    Checksum,
    /// A line that cannot be.
    #[error("reign {number}: {why}")]
    Reign {
        /// From 1.
        number: usize,
        /// For developers.
        why: String,
    },
    /// A line ended later than this device's clock allows: it would stay the last one for ever.
    #[error("reign {number}: \"ended_ms\" is in the future")]
    Future {
        /// From 1.
        number: usize,
    },
    /// A line names a deck that is neither in the file nor here, nor named there as missing.
    #[error("reign {number}: the deck {name:?} is not here")]
    UnknownDeck {
        /// From 1.
        number: usize,
        /// The deck's name.
        name: String,
    },
    /// A deck of the file is not sound.
    #[error("deck {name:?}: {breach}")]
    Deck {
        /// Its name.
        name: String,
        /// The first thing that is wrong.
        breach: String,
    },
}

/// How much later than its reader's clock a reign may have ended, in milliseconds: clocks of two devices differ.
const CLOCKS: i64 = 24 * 60 * 60 * 1000;

/// A deck in the file.
#[derive(Serialize, Deserialize)]
struct DeckEntry {
    name: String,
    sha256: Sha256,
    file: String,
}

/// The file of a book, with those of these decks that its lines name.
pub fn write(book: &Book, decks: &[StoredDeck]) -> String {
    let named: HashSet<Sha256> = book.lines().iter().filter_map(|line| line.reign.deck.sha256).collect();
    let mut held = Vec::new();
    let mut files = Vec::new();
    for stored in decks.iter().filter(|deck| named.contains(&deck.sha256)) {
        // The name beside a stored file has no checksum: the file tells it.
        let Ok(deck) = Deck::read(&stored.file) else { continue };
        let (name, sha256) = (deck.name().to_owned(), deck.sha256());
        let file = String::from_utf8_lossy(&stored.file);
        files.push(json!({ "name": name, "sha256": sha256, "file": file }));
        held.push(DeckName { name, sha256: Some(sha256) });
    }
    // Whoever reads it may not have them either.
    let mut missing: Vec<&DeckName> = Vec::new();
    let mut seen: HashSet<&DeckName> = held.iter().collect();
    for line in book.lines() {
        if seen.insert(&line.reign.deck) {
            missing.push(&line.reign.deck);
        }
    }
    let reigns: Vec<Value> = book.lines().iter().map(|line| json!(line.reign)).collect();
    let entries = [(KEY, json!(FORMAT)), ("app", json!(env!("CARGO_PKG_VERSION")))];
    let mut file = Map::from_iter(entries.map(|(key, value)| (key.to_owned(), value)));
    file.insert("decks".into(), Value::Array(files));
    file.insert("missing_decks".into(), json!(missing));
    file.insert("reigns".into(), Value::Array(reigns));
    let sum = sum(&file);
    // One reign a line, so that people and their tools can look into it.
    let list = |key: &str| {
        let entries = file.get(key).and_then(Value::as_array).into_iter().flatten();
        entries.map(Value::to_string).collect::<Vec<_>>().join(",\n")
    };
    format!(
        "{{\"{KEY}\":{FORMAT},\n\"app\":{},\n\"decks\":[\n{}\n],\n\"missing_decks\":[\n{}\n],\n\"reigns\":[\n{}\n],\n\"sha256\":\"{sum}\"}}\n",
        file.get("app").unwrap_or(&Value::Null),
        list("decks"),
        list("missing_decks"),
        list("reigns"),
    )
}

/// Is this meant to be a Chronicle? One that is cut short is, too.
pub(crate) fn is_meant(bytes: &[u8]) -> bool {
    let key = format!("\"{KEY}\"");
    let mut ends = bytes.windows(key.len()).zip(key.len()..).filter(|(part, _)| *part == key.as_bytes());
    // As a key, not as somebody's name.
    ends.any(|(_, end)| bytes[end..].iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b':'))
}

/// Reads a file. `known` are the decks that are here besides those of the file; `now_ms` are milliseconds since 1970.
///
/// # Errors
/// The first thing that is wrong.
pub fn read(bytes: &[u8], known: &[&Deck], now_ms: i64) -> Result<Import, ImportError> {
    if bytes.len() > LONGEST {
        return Err(ImportError::TooLong);
    }
    let unreadable = |why: &dyn ToString| ImportError::Unreadable(why.to_string());
    let mut file: Map<String, Value> = serde_json::from_slice(bytes).map_err(|error| unreadable(&error))?;
    match file.get(KEY).and_then(Value::as_i64) {
        Some(1..=FORMAT) => {}
        Some(found @ 2..) => return Err(ImportError::Newer { found }),
        _ => return Err(unreadable(&"no number of a format")),
    }
    let said = file.remove("sha256");
    if said.as_ref().and_then(Value::as_str) != Some(&*sum(&file)) {
        return Err(ImportError::Checksum);
    }
    let declared = match file.remove("missing_decks") {
        None => HashSet::new(),
        Some(decks) => {
            serde_json::from_value::<HashSet<DeckName>>(decks).map_err(|error| unreadable(&error))?
        }
    };
    let mut list = |key: &str| match file.remove(key) {
        Some(Value::Array(entries)) => Ok(entries),
        _ => Err(unreadable(&format!("\"{key}\" is no list"))),
    };
    let decks: Vec<(StoredDeck, Deck)> = list("decks")?.into_iter().map(deck).collect::<Result<_, _>>()?;
    let in_file: Vec<&Deck> = decks.iter().map(|(_, deck)| deck).chain(known.iter().copied()).collect();
    let mut seen = HashSet::new();
    let (mut reigns, mut missing) = (Vec::new(), Vec::new());
    for (entry, number) in list("reigns")?.into_iter().zip(1..) {
        let fault = |why: &dyn ToString| ImportError::Reign { number, why: why.to_string() };
        let reign: Reign = serde_json::from_value(entry).map_err(|error| fault(&error))?;
        if let Some(why) = reign.fault() {
            return Err(fault(&why));
        }
        if reign.ended_ms > now_ms.saturating_add(CLOCKS) {
            return Err(ImportError::Future { number });
        }
        if !seen.insert(reign.id) {
            return Err(fault(&"the same reign is there twice"));
        }
        let (name, sha256) = (&reign.deck.name, reign.deck.sha256);
        let fits = |deck: &&Deck| deck.name() == name && sha256.is_none_or(|sha256| deck.sha256() == sha256);
        if !in_file.iter().copied().any(|deck| fits(&deck)) {
            if !declared.contains(&reign.deck) {
                return Err(ImportError::UnknownDeck { number, name: name.clone() });
            }
            if !missing.contains(&reign.deck) {
                missing.push(reign.deck.clone());
            }
        }
        reigns.push(reign);
    }
    Ok(Import { reigns, decks: decks.into_iter().map(|(stored, _)| stored).collect(), missing })
}

fn deck(entry: Value) -> Result<(StoredDeck, Deck), ImportError> {
    let entry: DeckEntry =
        serde_json::from_value(entry).map_err(|error| ImportError::Unreadable(error.to_string()))?;
    let DeckEntry { name, sha256, file } = entry;
    let fault = |breach: String| ImportError::Deck { name: name.clone(), breach };
    let file = file.into_bytes();
    if Sha256::of(&file) != sha256 {
        return Err(fault("another hash than its file".into()));
    }
    let first = |breaches: Vec<Breach>| breaches.first().map(ToString::to_string).unwrap_or_default();
    let deck = Deck::read(&file).map_err(|breaches| fault(first(breaches)))?;
    if deck.name() != name {
        return Err(fault("another name than its file".into()));
    }
    Ok((StoredDeck { sha256, name, file }, deck))
}

/// The SHA-256 of all that is in the file besides itself.
fn sum(file: &Map<String, Value>) -> String {
    let mut text = String::new();
    canonical_object(file, &mut text);
    Sha256::of(text.as_bytes()).to_string()
}

/// JSON with keys sorted by their bytes, and without spaces.
fn canonical(value: &Value, text: &mut String) {
    match value {
        Value::Object(object) => canonical_object(object, text),
        Value::Array(list) => {
            text.push('[');
            for (place, value) in list.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                canonical(value, text);
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

fn canonical_object(object: &Map<String, Value>, text: &mut String) {
    let mut entries: Vec<(&String, &Value)> = object.iter().collect();
    entries.sort_by_key(|(key, _)| *key);
    text.push('{');
    for (place, (key, value)) in entries.into_iter().enumerate() {
        if place > 0 {
            text.push(',');
        }
        text.push_str(&json!(key).to_string());
        text.push(':');
        canonical(value, text);
    }
    text.push('}');
}
