//! The page of notices: each part that ships, by licence, with the text of the licence once.

use crate::supply::{self, Crate, choices};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

/// Of a choice the first of these is taken; each has its text in `core/trust/licences`.
const TAKEN: [(&str, &str); 7] = [
    ("Apache-2.0", "Apache License 2.0"),
    ("MIT", "MIT License"),
    ("BSD-3-Clause", "BSD 3-Clause License"),
    ("MPL-2.0", "Mozilla Public License 2.0"),
    ("Unicode-3.0", "Unicode License v3"),
    ("Zlib", "zlib License"),
    ("OFL-1.1", "SIL Open Font License 1.1"),
];

/// Parts that no list of ours resolves.
const OTHERS: [(&str, &str, &str); 6] = [
    ("Apache-2.0", "Rust’s standard library", ""),
    // In the window alone, within Skiko.
    ("BSD-3-Clause", "Skia", "Copyright (c) 2011 Google Inc. All rights reserved."),
    ("OFL-1.1", "Federo", "Copyright (c) 2011, Cyreal (www.cyreal.org), with Reserved Font Name \"Federo\"."),
    (
        "OFL-1.1",
        "Limelight",
        "Copyright (c) 2011 by Sorkin Type Co (www.sorkintype.com), with Reserved Font Name \"Limelight\".",
    ),
    (
        "OFL-1.1",
        "Alegreya Sans",
        "Copyright 2013 The Alegreya Sans Project Authors (github.com/huertatipografica)",
    ),
    ("", "SQLite", "In the public domain."),
];

/// The parts under one licence, and who wrote them.
#[derive(Default)]
struct Section {
    parts: Vec<String>,
    authors: Vec<String>,
}

/// The lines of its files that say who wrote a crate; else its authors.
fn authors(one: &Crate) -> Vec<String> {
    let files = one.folder.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let mut names: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    names.sort();
    let licences = names.iter().filter(|path| {
        let name = path.file_name().unwrap().to_string_lossy().to_uppercase();
        name.contains("LICENSE") && !name.contains("APACHE")
    });
    let mut found: Vec<String> = Vec::new();
    for path in licences {
        let text = fs::read_to_string(path).unwrap_or_default();
        let lines = text.lines().map(str::trim).filter(|line| line.starts_with("Copyright "));
        found.extend(lines.map(str::to_owned));
    }
    found.dedup();
    if found.is_empty() && !one.authors.is_empty() {
        found.push(format!("Copyright (c) {}", one.authors.join(", ")));
    }
    found
}

/// What Maven's part of the Android app and of the window has, a line each: `group:name version licence`.
fn of_maven() -> Vec<(String, String)> {
    let list = fs::read_to_string(supply::root().join("android/licences.txt")).unwrap();
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (part, licence) = line.rsplit_once(' ').unwrap();
            (licence.to_owned(), part.to_owned())
        })
        .collect()
}

/// The page: paragraphs of one line; `# ` begins a licence.
pub fn page() -> String {
    let mut sections: BTreeMap<usize, Section> = BTreeMap::new();
    let place = |licence: &str| TAKEN.iter().position(|(id, _)| *id == licence);
    for one in supply::linked() {
        for any in choices(&one.licence) {
            let any: Vec<String> = any.collect();
            let taken = TAKEN.iter().position(|(id, _)| any.iter().any(|one| one == id));
            let taken = taken.unwrap_or_else(|| panic!("{} has no licence that we take: {any:?}", one.name));
            let section = sections.entry(taken).or_default();
            section.parts.push(format!("{} {}", one.name, one.version));
            // Apache asks for no such lines, and no crate of ours has a file of notices.
            if TAKEN[taken].0 != "Apache-2.0" {
                section
                    .authors
                    .extend(authors(&one).into_iter().map(|author| format!("{}: {author}", one.name)));
            }
        }
    }
    for (licence, part) in of_maven() {
        let taken = place(&licence).unwrap_or_else(|| panic!("{part}: {licence}"));
        sections.entry(taken).or_default().parts.push(part);
    }
    let (mut page, mut free) = (String::new(), String::new());
    for (licence, part, author) in OTHERS {
        let Some(taken) = place(licence) else {
            let _ = write!(free, "# {part}\n{author}\n");
            continue;
        };
        let section = sections.entry(taken).or_default();
        section.parts.push(part.into());
        section.authors.extend((!author.is_empty()).then(|| format!("{part}: {author}")));
    }
    for (taken, section) in sections {
        let (id, name) = TAKEN[taken];
        let text = fs::read_to_string(supply::root().join(format!("core/trust/licences/{id}.txt"))).unwrap();
        let _ = write!(page, "# {name}\n{}.\n", section.parts.join(" · "));
        for author in section.authors {
            page += &author;
            page.push('\n');
        }
        for paragraph in text.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty()) {
            page += &paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
            page.push('\n');
        }
    }
    page + &free
}
