//! What is built in: from where, under which licence, how often, and why.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

const ALLOWED: [&str; 8] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "MPL-2.0",
    "Unicode-3.0",
    "Zlib",
];

/// Packages that are there in two versions, which only others can mend.
const TWICE: [&str; 3] = ["base64", "miniz_oxide", "syn"];

/// Whether one licence of each choice is allowed: "(MIT OR X) AND Y", "MIT/X".
fn is_allowed(licence: &str) -> bool {
    licence.replace(['(', ')'], "").split(" AND ").all(|all| {
        all.replace(" / ", " OR ").replace('/', " OR ").split(" OR ").any(|one| ALLOWED.contains(&one.trim()))
    })
}

/// Cargo is asked.
#[test]
fn every_dependency_is_explained_and_its_licence_is_allowed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let said = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--locked",
            "--format-version",
            "1",
            "--filter-platform",
            "x86_64-unknown-linux-gnu",
        ])
        .current_dir(&root)
        .output()
        .unwrap();
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let all: Value = serde_json::from_slice(&said.stdout).unwrap();
    let why = std::fs::read_to_string(root.join("core/docs/dependencies.md")).unwrap();
    let explained: BTreeSet<&str> = why
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" | ").next())
        .filter(|name| *name != "Crate")
        .collect();
    let (mut versions, mut named) = (BTreeMap::<&str, usize>::new(), BTreeSet::new());
    for package in all["packages"].as_array().unwrap() {
        let name = package["name"].as_str().unwrap();
        *versions.entry(name).or_default() += 1;
        let Some(source) = package["source"].as_str() else {
            let own = package["dependencies"].as_array().unwrap().iter();
            named
                .extend(own.filter(|one| one["source"].is_string()).map(|one| one["name"].as_str().unwrap()));
            continue;
        };
        assert!(source.starts_with("registry+"), "{name} is from {source}");
        let licence = package["license"].as_str().unwrap_or("none");
        assert!(is_allowed(licence), "{name}: {licence}");
    }
    assert_eq!(named, explained, "named in Cargo.toml, and explained in core/docs/dependencies.md");
    let twice: Vec<&str> =
        versions.into_iter().filter(|(_, count)| *count > 1).map(|(name, _)| name).collect();
    assert_eq!(twice, TWICE);
}

#[test]
fn a_choice_of_licences_is_read() {
    assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0") && is_allowed("Unlicense/MIT"));
    assert!(!is_allowed("GPL-3.0-only") && !is_allowed("MIT AND GPL-2.0-only") && !is_allowed("none"));
}
