//! A damaged file: cut, with other bits, with empty pages. Either it is set aside whole, or all that it gives is right.

use crate::desk::Desk;
use crate::script::scratch;
use crate::support::{open, reigns, start, start_council, start_king};
use douze_app::deck::Sha256;
use douze_app::store::{FILE_NAME, GameId, Store, StoreError, StoredDeck, StoredPuzzle, StoredReign};
use douze_app::{AppIntent, Intent, PlayerKind};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

const PAGE: usize = 4096;

/// What was damaged, and what became of it.
#[derive(Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Damages {
    pub files: usize,
    pub as_before: usize,
    /// Opened with rows, reigns or decks missing, which is reported, or with a setting, a puzzle or a name as never set.
    pub less: usize,
    pub set_aside: usize,
    pub refused: usize,
    pub faults: Vec<String>,
}

/// All that an intact file holds.
struct Whole {
    bytes: Vec<u8>,
    games: BTreeMap<i64, (String, String, Vec<String>)>,
    reigns: Vec<StoredReign>,
    decks: Vec<StoredDeck>,
    /// Every setting's key.
    keys: Vec<String>,
    /// Settings, tried puzzles and names of Chronicles.
    texts: BTreeSet<String>,
}

/// What is stored as one text each: settings under these keys, tried puzzles, names; what cannot be read is left out.
fn texts(store: &Store, keys: &[String]) -> BTreeSet<String> {
    let settings = keys.iter().filter_map(|key| Some(format!("{key}={}", store.setting(key).ok()??)));
    let puzzles = store.puzzles().unwrap_or_default().into_iter();
    let puzzles = puzzles.map(|puzzle| format!("puzzle {}={}", puzzle.id, puzzle.body));
    let names = store.chronicles().unwrap_or_default().into_iter();
    let names =
        names.filter(|one| !one.name.is_empty()).map(|one| format!("chronicle {}={}", one.id, one.name));
    settings.chain(puzzles).chain(names).collect()
}

/// The keys of all settings that the file holds.
fn keys(dir: &Path) -> Vec<String> {
    let file = Connection::open(dir.join(FILE_NAME)).unwrap();
    let mut keys = file.prepare("SELECT key FROM settings").unwrap();
    let keys = keys.query_map([], |row| row.get(0)).unwrap();
    keys.map(Result::unwrap).collect()
}

fn whole() -> Whole {
    let dir = scratch();
    let all: Vec<_> = (1..=5).map(reigns::reign).collect();
    reigns::fill(dir.path(), &all);
    let session = open(dir.path());
    let go_on = |intents: &[AppIntent]| {
        Desk::new(session.clone(), &mut crate::script::plainly).walk(25, 1);
        for intent in intents {
            session.dispatch(Intent::App(intent.clone())).unwrap();
        }
    };
    start(&session, [PlayerKind::Person; 2], 1, &[]);
    go_on(&[AppIntent::Cover, AppIntent::OpenHome, AppIntent::ContinueGame, AppIntent::OpenHome]);
    start_king(&session, &[PlayerKind::Person; 2], 2, &[]);
    go_on(&[AppIntent::OpenHome]);
    start_council(&session, &[PlayerKind::Person; 2], 3, &[]);
    go_on(&[AppIntent::OpenHome]);
    drop(session);
    let mut store = Store::open(dir.path()).unwrap().store;
    store.add_deck(&reigns::own_deck("ours")).unwrap();
    store.name_chronicle(1, "Ours").unwrap();
    let puzzle =
        StoredPuzzle { id: "forest-1".into(), body: "{\"solved\":true,\"due\":20000,\"step\":0}".into() };
    store.put_puzzle(&puzzle, "puzzle-rating", "{\"rating\":1500.0,\"deviation\":80.0}").unwrap();
    store.set_setting("language", "de").unwrap();
    let games = (1..=3).map(|id| {
        let game = store.game(GameId(id)).unwrap();
        (id, (game.line.kind, game.line.header, game.rows))
    });
    let (games, reigns, decks) = (games.collect(), store.reigns().unwrap().intact, store.decks().unwrap());
    let keys = keys(dir.path());
    let texts = texts(&store, &keys);
    drop(store);
    Whole { bytes: fs::read(dir.path().join(FILE_NAME)).unwrap(), games, reigns, decks, keys, texts }
}

/// Opens the folder and compares with what the intact file held.
fn look(whole: &Whole, dir: &Path, bytes: &[u8], count: &mut Damages) -> Result<(), String> {
    let opened = match Store::open(dir) {
        Ok(opened) => opened,
        Err(StoreError::Newer { .. }) => {
            count.refused += 1;
            return if fs::read(dir.join(FILE_NAME)).unwrap() == bytes {
                Ok(())
            } else {
                Err("newer, and changed".into())
            };
        }
        Err(error) => return Err(format!("cannot be opened: {error}")),
    };
    if let Some(aside) = opened.set_aside {
        count.set_aside += 1;
        return if fs::read(aside).unwrap() == bytes { Ok(()) } else { Err("set aside, and changed".into()) };
    }
    let mut less = false;
    for (&id, (kind, header, rows)) in &whole.games {
        match opened.store.game(GameId(id)) {
            Ok(game) => {
                less |= game.damaged_from.is_some() || game.rows.len() < rows.len();
                // Nothing of a game is used that is damaged from its beginning.
                if game.damaged_from == Some(0) {
                    continue;
                }
                if (&game.line.kind, &game.line.header) != (kind, header) {
                    return Err(format!("game {id} has another header"));
                }
                if game.rows.len() > rows.len() || game.rows != rows[..game.rows.len()] {
                    return Err(format!("game {id} has other rows"));
                }
                if game.damaged_from.is_none() && game.rows.len() < rows.len() {
                    return Err(format!("game {id} is shorter without a report"));
                }
            }
            Err(StoreError::NoGame | StoreError::Damaged { .. } | StoreError::Io { .. }) => less = true,
            Err(error) => return Err(format!("game {id}: {error}")),
        }
    }
    match opened.store.reigns() {
        Ok(found) => {
            less |= found.intact.len() < whole.reigns.len();
            let same = |found: &StoredReign, other: &StoredReign| {
                (&found.id, found.ended_ms, &found.body) == (&other.id, other.ended_ms, &other.body)
            };
            if let Some(other) =
                found.intact.iter().find(|found| !whole.reigns.iter().any(|reign| same(found, reign)))
            {
                return Err(format!("another reign: {other:?}"));
            }
        }
        Err(_) => less = true,
    }
    match opened.store.decks() {
        Ok(found) => {
            less |= found.len() < whole.decks.len();
            if found.iter().any(|deck| Sha256::of(&deck.file) != deck.sha256) {
                return Err("another deck".into());
            }
        }
        Err(_) => less = true,
    }
    let found = texts(&opened.store, &whole.keys);
    less |= found.len() < whole.texts.len();
    if let Some(other) = found.difference(&whole.texts).next() {
        return Err(format!("another text: {other}"));
    }
    if less {
        count.less += 1;
    } else {
        count.as_before += 1;
    }
    Ok(())
}

/// Cuts at every `every`th length, so many flipped bits, each page empty.
pub fn run(every: usize, flips: usize, seed: u64) -> Damages {
    let whole = whole();
    let mut count = Damages::default();
    let place = scratch();
    let mut try_one = |bytes: &[u8], what: &str| {
        let dir = place.path().join(count.files.to_string());
        fs::create_dir(&dir).unwrap();
        fs::write(dir.join(FILE_NAME), bytes).unwrap();
        let looked = catch_unwind(AssertUnwindSafe(|| look(&whole, &dir, bytes, &mut count)));
        match looked {
            Ok(Ok(())) => {}
            Ok(Err(why)) => count.faults.push(format!("{what}: {why}")),
            Err(_) => count.faults.push(format!("{what}: a panic")),
        }
        count.files += 1;
        fs::remove_dir_all(&dir).unwrap();
    };
    for length in (0..whole.bytes.len()).step_by(every) {
        try_one(&whole.bytes[..length], &format!("cut at {length}"));
    }
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..flips {
        let mut bytes = whole.bytes.clone();
        // One in eight is in the head of the file, or of a page.
        let at = match rng.random_range(0..8) {
            0 => rng.random_range(0..100),
            _ => rng.random_range(0..bytes.len()),
        };
        let bit = rng.random_range(0..8);
        bytes[at] ^= 1 << bit;
        try_one(&bytes, &format!("bit {bit} of byte {at}"));
    }
    for page in 0..whole.bytes.len() / PAGE {
        let mut bytes = whole.bytes.clone();
        bytes[page * PAGE..(page + 1) * PAGE].fill(0);
        try_one(&bytes, &format!("page {page} empty"));
    }
    count
}
