//! What is built in: from where, under which licence, how often, and why.

use douze_trust::notices;
use douze_trust::supply::{Allowed, metadata, root};
use std::collections::{BTreeMap, BTreeSet};

/// Cargo is asked.
#[test]
fn every_dependency_is_explained_and_its_licence_is_allowed() {
    let (all, allowed) = (metadata(), Allowed::read());
    let why = std::fs::read_to_string(root().join("core/docs/dependencies.md")).unwrap();
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
        assert!(allowed.allows(licence), "{name}: {licence}");
    }
    assert_eq!(named, explained, "named in Cargo.toml, and explained in core/docs/dependencies.md");
    let twice: Vec<&str> =
        versions.into_iter().filter(|(_, count)| *count > 1).map(|(name, _)| name).collect();
    assert_eq!(twice, allowed.twice);
}

#[test]
fn a_choice_of_licences_is_read() {
    let allowed = Allowed { licences: vec!["MIT".into(), "Unicode-3.0".into()], twice: Vec::new() };
    assert!(allowed.allows("(MIT OR Apache-2.0) AND Unicode-3.0") && allowed.allows("Unlicense/MIT"));
    assert!(!allowed.allows("GPL-3.0-only") && !allowed.allows("MIT AND GPL-2.0-only"));
}

/// All that is linked is on the page, with the text of its licence. To write it again: `douze-trust notices`.
#[test]
fn the_page_of_notices_is_that_of_what_ships() {
    let page = std::fs::read_to_string(root().join("core/app/notices.txt")).unwrap();
    assert_eq!(page, notices::page());
}

/// Maven's parts ship; npm's are for one comparison and for the typefaces, whose licence is on the page of notices.
#[test]
fn parts_of_maven_and_npm_have_known_licences() {
    let maven = std::fs::read_to_string(root().join("android/licences.txt")).unwrap();
    let parts: Vec<&str> = maven.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(parts.len() > 50 && parts.iter().all(|part| part.ends_with(" Apache-2.0")), "{parts:?}");
    let lock = std::fs::read(root().join("core/benches/peers/boardgame/package-lock.json")).unwrap();
    let lock: serde_json::Value = serde_json::from_slice(&lock).unwrap();
    for (name, package) in lock["packages"].as_object().unwrap().iter().filter(|(name, _)| !name.is_empty()) {
        // These three say it in a field of old, or in their texts.
        let old = ["base64-arraybuffer", "only", "xmlhttprequest-ssl"];
        if old.iter().any(|old| name.strip_prefix("node_modules/") == Some(old)) {
            continue;
        }
        let licence = package["license"].as_str().unwrap_or("none");
        assert!(
            ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"].contains(&licence),
            "{name}: {licence}"
        );
    }
}
