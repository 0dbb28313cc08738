//! Files from outside, read without a disk.

use super::shape;
use crate::support::reigns;
use douze_app::deck::{Deck, SHIPPED, Sha256};
use douze_app::{chronicle, record};
use std::fs;
use std::path::{Path, PathBuf};

/// When files are read, in milliseconds since 1970.
const NOW: i64 = 1_900_000_000_000;

fn root(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(below)
}

/// The files of a folder with this ending.
pub(super) fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(root(folder)).unwrap().map(|file| file.unwrap().path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

pub(super) fn records() -> Vec<Vec<u8>> {
    let folders = ["forest", "king", "tournament", "council", "rulebook"];
    let all = folders.iter().flat_map(|folder| {
        files(&format!("core/app/tests/data/examples/{folder}"), ".douze").into_iter().take(40)
    });
    all.filter(|file| file.len() < 8_000).collect()
}

/// Records as they are, and most of them cut after some lines: such a game is valid, too, and read in no time.
pub(super) fn beginnings() -> Vec<Vec<u8>> {
    let whole = records();
    let mut all: Vec<Vec<u8>> = whole.iter().step_by(10).cloned().collect();
    for (number, file) in whole.iter().enumerate() {
        for lines in [1, 2 + number % 3, 6 + number % 7] {
            all.push(file.split_inclusive(|sign| *sign == b'\n').take(lines).flatten().copied().collect());
        }
    }
    all
}

pub(super) fn read_record(bytes: &[u8]) -> (String, bool) {
    match record::read(bytes) {
        Ok(replay) => (format!("{:?}", std::mem::discriminant(&replay.play)), true),
        Err(error) => (format!("{} {:?} {}", error.line, error.kind, shape(&error.reason)), false),
    }
}

pub(super) fn decks() -> Vec<Vec<u8>> {
    vec![SHIPPED.into(), SHIPPED.replace("default", "ours").into()]
}

/// Decks as they are, and with some of their dilemmas alone.
pub(super) fn parts_of_decks() -> Vec<Vec<u8>> {
    const BEGINS: &str = "[[dilemma]]";
    let (head, dilemmas) = SHIPPED.split_at(SHIPPED.find(BEGINS).unwrap_or(SHIPPED.len()));
    let dilemmas: Vec<&str> = dilemmas.split(BEGINS).skip(1).collect();
    let part = |few: &[&str]| format!("{head}{BEGINS}{}", few.join(BEGINS)).into_bytes();
    let mut all = decks();
    all.extend(dilemmas.chunks(1).map(part));
    all.extend(dilemmas.chunks(5).map(part));
    all
}

pub(super) fn read_deck(bytes: &[u8]) -> (String, bool) {
    match Deck::read(bytes) {
        Ok(_) => ("valid".into(), true),
        Err(breaches) => {
            assert!(!breaches.is_empty(), "refused without a breach");
            let all = breaches.iter().map(|breach| format!("{} {:?}", breach.field, breach.kind));
            (shape(&all.collect::<String>()), false)
        }
    }
}

pub(super) fn chronicles() -> Vec<Vec<u8>> {
    let all: Vec<_> = (1..40).map(reigns::reign).collect();
    let own = reigns::own_deck("ours");
    let with_deck = vec![reigns::with_deck(reigns::reign(1), &own)];
    let carried = chronicle::file::write(&chronicle::Book::new(with_deck), &[own], &[]).into_bytes();
    vec![reigns::file_of(&all[..1]), reigns::file_of(&all[..4]), reigns::file_of(&all), carried]
}

pub(super) fn read_chronicle(bytes: &[u8]) -> (String, bool) {
    let shipped: Vec<&Deck> = Deck::shipped().into_iter().collect();
    match chronicle::file::read(bytes, &shipped, NOW) {
        Ok(read) => {
            let book = chronicle::Book::new(read.reigns);
            let again = chronicle::file::write(&book, &read.decks, &read.people);
            let own = chronicle::file::read(again.as_bytes(), &shipped, NOW).expect("what we write we read");
            assert_eq!(own.reigns.len(), book.lines().len());
            (format!("{} reigns", book.lines().len()), true)
        }
        Err(error) => (shape(&error.to_string()), false),
    }
}

/// The file with a checksum that fits, if it is an object at all.
pub(super) fn signed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut file: serde_json::Map<String, serde_json::Value> = serde_json::from_slice(bytes).ok()?;
    file.remove("sha256")?;
    let sum = Sha256::of(serde_json::to_string(&file).ok()?.as_bytes()).to_string();
    file.insert("sha256".into(), sum.into());
    serde_json::to_vec(&file).ok()
}

pub(super) fn all_files() -> Vec<Vec<u8>> {
    let mut all = chronicles();
    all.extend(records().into_iter().step_by(6));
    all.extend(decks());
    all
}
