//! The whole Chronicle as a file: JSON with a checksum, and with the custom decks that its lines name.
//!
//! One object: `douze_chronicle` (the format's number), `app`, `decks` (name, hash and file of each), `missing_decks`
//! (name and hash of those that lines name and that the file does not hold), `people` (where there are any: name, colour,
//! portrait, and how many games they played and won), `reigns` (as they are stored), `sha256`: of
//! all else, with keys sorted and without spaces, so that a file may be laid out again without harm and not be changed.

use super::{Book, DeckName, Reign, canonical};
use crate::PersonColour;
use crate::deck::{Breach, Deck, Sha256};
use crate::json::{self, Object, as_text};
use crate::store::StoredDeck;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::{BTreeMap, HashSet};

/// The number of the format that is written, and the newest one that is read.
pub const FORMAT: i64 = 1;

/// The key by which the file is known.
pub const KEY: &str = "douze_chronicle";

/// The key of the people, which a file may lack.
const PEOPLE: &str = "people";

/// The key of the checksum.
const SUM: &str = "sha256";

/// What a file holds, checked by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// Its reigns.
    pub reigns: Vec<Reign>,
    /// Its decks.
    pub decks: Vec<StoredDeck>,
    /// Decks that lines name and that are neither in the file, which says so, nor here: the dilemmas of these lines are
    /// named by their numbers.
    pub missing: Vec<DeckName>,
    /// People who go along.
    pub people: Vec<FilePerson>,
}

/// Why a file is no Chronicle. Nothing of it is taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
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
    /// A deck of the file is not valid.
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

/// A person who goes along with the Chronicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FilePerson {
    /// As typed.
    pub name: String,
    /// The ring around the portrait.
    pub colour: PersonColour,
    /// The number of the portrait.
    pub portrait: u8,
    /// Games played and won, by game: for people and their tools, as the games themselves are not in the file.
    #[serde(default)]
    pub games: BTreeMap<String, [u32; 2]>,
}

/// The file of a book, with those of these decks that its lines name, and these people.
pub fn write(book: &Book, decks: &[StoredDeck], people: &[FilePerson]) -> String {
    let named: HashSet<Sha256> = book.lines().iter().filter_map(|line| line.reign.deck.sha256).collect();
    let mut held = Vec::new();
    let mut files = Vec::new();
    for stored in decks.iter().filter(|deck| named.contains(&deck.sha256)) {
        // The name beside a stored file has no checksum: the file names it.
        let Ok(deck) = Deck::read(&stored.file) else { continue };
        let (name, sha256) = (deck.name().to_owned(), deck.sha256());
        let file = String::from_utf8_lossy(&stored.file);
        let entry = DeckEntry { name: name.clone(), sha256, file: file.into_owned() };
        files.push(canonical::of(&entry));
        held.push(DeckName { name, sha256: Some(sha256) });
    }
    // The reader may not have them either.
    let mut missing: Vec<&DeckName> = Vec::new();
    let mut seen: HashSet<&DeckName> = held.iter().collect();
    for line in book.lines() {
        if seen.insert(&line.reign.deck) {
            missing.push(&line.reign.deck);
        }
    }
    let reigns: Vec<String> = book.lines().iter().map(|line| canonical::of(&line.reign)).collect();
    let missing: Vec<String> = missing.iter().map(canonical::of).collect();
    let app = canonical::of(&env!("CARGO_PKG_VERSION"));
    // Keys in their order. One reign a line, so that people and their tools can look into it.
    let people: Vec<String> = people.iter().map(canonical::of).collect();
    let [one, more] =
        [",", ",\n"].map(|comma| [&files, &missing, &people, &reigns].map(|list| list.join(comma)));
    let [files, missing, persons, reigns] = one;
    let some = !people.is_empty();
    let persons = if some { format!("\"{PEOPLE}\":[{persons}],") } else { String::new() };
    let sum = Sha256::of(
        format!(
            "{{\"app\":{app},\"decks\":[{files}],\"{KEY}\":{FORMAT},\"missing_decks\":[{missing}],{persons}\"reigns\":[{reigns}]}}"
        )
        .as_bytes(),
    );
    let [files, missing, persons, reigns] = more;
    let persons = if some { format!("\"{PEOPLE}\":[\n{persons}\n],\n") } else { String::new() };
    format!(
        "{{\"{KEY}\":{FORMAT},\n\"app\":{app},\n\"decks\":[\n{files}\n],\n\"missing_decks\":[\n{missing}\n],\n{persons}\"reigns\":[\n{reigns}\n],\n\"sha256\":\"{sum}\"}}\n"
    )
}

/// Is this meant to be a Chronicle? One that is cut short is, too.
pub(crate) fn is_meant(bytes: &[u8]) -> bool {
    let key = format!("\"{KEY}\"");
    let mut ends = bytes.windows(key.len()).zip(key.len()..).filter(|(part, _)| *part == key.as_bytes());
    // As a key, not as somebody's name.
    ends.any(|(_, end)| bytes[end..].iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b':'))
}

/// Reads a file, in a time and with memory that grow with its length alone: what nobody asks for is not built. `known` are
/// the decks that are here besides those of the file; `now_ms` are milliseconds since 1970.
///
/// # Errors
/// The first thing that is wrong.
pub fn read(bytes: &[u8], known: &[&Deck], now_ms: i64) -> Result<Import, ImportError> {
    let unreadable = |why: &dyn ToString| ImportError::Unreadable(why.to_string());
    let text = std::str::from_utf8(bytes).map_err(|error| unreadable(&error))?;
    let file = json::object(text).map_err(|error| ImportError::Unreadable(format!("{error:?}")))?;
    match file.get(KEY).and_then(|number| serde_json::from_str(number.get()).ok()) {
        Some(1..=FORMAT) => {}
        Some(found @ 2..) => return Err(ImportError::Newer { found }),
        _ => return Err(unreadable(&"no number of a format")),
    }
    let sum = sum(&file).map_err(|error| unreadable(&error))?;
    if file.get(SUM).and_then(|said| as_text(said)).is_none_or(|said| said != sum) {
        return Err(ImportError::Checksum);
    }
    let declared: HashSet<DeckName> = match file.get("missing_decks") {
        None => HashSet::new(),
        Some(decks) => serde_json::from_str(decks.get()).map_err(|error| unreadable(&error))?,
    };
    let people: Vec<FilePerson> = match file.get(PEOPLE) {
        None => Vec::new(),
        Some(people) => serde_json::from_str(people.get()).map_err(|error| unreadable(&error))?,
    };
    let (mut decks, mut reigns, mut missing) = (Vec::new(), Vec::new(), Vec::new());
    each(&file, "decks", |entry| {
        decks.push(deck(entry)?);
        Ok(())
    })?;
    let in_file: Vec<&Deck> = decks.iter().map(|(_, deck)| deck).chain(known.iter().copied()).collect();
    let (mut ids, mut lost, mut number) = (HashSet::new(), HashSet::new(), 0);
    each(&file, "reigns", |entry| {
        number += 1;
        let fault = |why: &dyn ToString| ImportError::Reign { number, why: why.to_string() };
        let reign: Reign = serde_json::from_str(entry.get()).map_err(|error| fault(&error))?;
        if let Some(why) = reign.fault() {
            return Err(fault(&why));
        }
        if reign.ended_ms > now_ms.saturating_add(CLOCKS) {
            return Err(ImportError::Future { number });
        }
        if !ids.insert(reign.id) {
            return Err(fault(&"the same reign is there twice"));
        }
        let (name, sha256) = (&reign.deck.name, reign.deck.sha256);
        let fits = |deck: &&Deck| deck.name() == name && sha256.is_none_or(|sha256| deck.sha256() == sha256);
        if !in_file.iter().copied().any(|deck| fits(&deck)) {
            if !declared.contains(&reign.deck) {
                return Err(ImportError::UnknownDeck { number, name: name.clone() });
            }
            if lost.insert(reign.deck.clone()) {
                missing.push(reign.deck.clone());
            }
        }
        reigns.push(reign);
        Ok(())
    })?;
    Ok(Import { reigns, decks: decks.into_iter().map(|(stored, _)| stored).collect(), missing, people })
}

/// Goes through the list with this key, to the first entry that is wrong.
fn each<'a>(
    file: &Object<'a>,
    key: &str,
    take: impl FnMut(&'a RawValue) -> Result<(), ImportError>,
) -> Result<(), ImportError> {
    let list = file.get(key).filter(|list| list.get().starts_with('['));
    let list = list.ok_or_else(|| ImportError::Unreadable(format!("\"{key}\" is no list")))?;
    json::each(list, take).map(|_| ())
}

fn deck(entry: &RawValue) -> Result<(StoredDeck, Deck), ImportError> {
    let entry: DeckEntry =
        serde_json::from_str(entry.get()).map_err(|error| ImportError::Unreadable(error.to_string()))?;
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
fn sum(file: &Object<'_>) -> Result<String, serde_json::Error> {
    let mut text = Vec::new();
    text.push(b'{');
    for (key, value) in file.iter().filter(|(key, _)| *key != SUM) {
        if text.len() > 1 {
            text.push(b',');
        }
        serde_json::to_writer(&mut text, key)?;
        text.push(b':');
        canonical::add(value.get(), &mut text)?;
    }
    text.push(b'}');
    Ok(Sha256::of(&text).to_string())
}
