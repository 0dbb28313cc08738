//! Keys that the code asks the catalogue for as literals.

use super::families::FAMILIES;
use douze_ai::council::Remark;
use douze_rules::forest::Card;
use douze_rules::{council, king::Character};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Literals that look like a key and are none.
const NO_KEYS: &[&str] = &["setup-forest", "setup-king", "forest-1", "forest-2", "lesson-place"];

/// The animals that stand for spiders and snake.
pub(crate) const GENTLE: [&str; 3] = ["hedgehog4", "hedgehog5", "weasel"];
/// The doors of the home screen, put together from the games' names.
const DOORS: &[&str] =
    &["home-king", "home-king-line", "home-council", "home-council-line", "home-forest", "home-forest-line"];

/// Every key that the code can ask for.
pub(crate) fn keys(known: &BTreeSet<String>) -> BTreeSet<String> {
    let mut asked: BTreeSet<String> = DOORS.iter().map(|&door| door.to_owned()).collect();
    let prefixes: BTreeSet<&str> = known.iter().filter_map(|key| key.split('-').next()).collect();
    for literal in literals() {
        if NO_KEYS.contains(&literal.as_str()) {
            continue;
        }
        if let Some((_, members)) = FAMILIES.iter().find(|(family, _)| *family == literal) {
            asked.extend(members.iter().map(|member| format!("{literal}{member}")));
        } else if ["forest-card", "forest-rule"].contains(&literal.as_str()) {
            let ids = Card::ALL.into_iter().map(Card::id).chain(GENTLE);
            asked.extend(ids.map(|id| format!("{literal}-{id}")));
        } else if ["king-character", "king-rule"].contains(&literal.as_str()) {
            asked.extend(Character::ALL.into_iter().map(|card| format!("{literal}-{}", card.id())));
        } else if ["council-character", "council-rule"].contains(&literal.as_str()) {
            asked.extend(council::Character::ALL.into_iter().map(|card| format!("{literal}-{}", card.id())));
        } else if ["council-kept", "council-kept-rule", "council-kept-off"].contains(&literal.as_str()) {
            asked.extend(council::Kept::ALL.into_iter().map(|kept| format!("{literal}-{}", kept.id())));
        } else if ["council-remark", "council-remark-meaning"].contains(&literal.as_str()) {
            asked.extend(Remark::ALL.into_iter().map(|remark| format!("{literal}-{}", remark.id())));
        } else if is_key(&literal) && literal.split('-').next().is_some_and(|first| prefixes.contains(first))
        {
            asked.insert(literal);
        }
    }
    asked
}

fn literals() -> BTreeSet<String> {
    // Every second piece between quotes; the code has no quotes within its literals where it matters.
    sources()
        .iter()
        .flat_map(|s| {
            s.lines().flat_map(|l| l.split('"').skip(1).step_by(2)).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect()
}

fn is_key(literal: &str) -> bool {
    literal.contains('-')
        && !literal.ends_with('-')
        && literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The code of app and tool.
pub(crate) fn sources() -> Vec<String> {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut all = Vec::new();
    for folder in ["app/src", "cli/src"] {
        collect(&core.join(folder), &mut all);
    }
    all
}

fn collect(folder: &Path, all: &mut Vec<String>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        // Names of the gallery's states look like keys.
        if path.ends_with("app/src/gallery") {
            continue;
        }
        if path.is_dir() {
            collect(&path, all);
        } else if path.extension().is_some_and(|e| e == "rs") {
            all.push(fs::read_to_string(&path).unwrap());
        }
    }
}
