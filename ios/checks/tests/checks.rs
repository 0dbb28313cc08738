//! Every check on the repository.

use std::fs;
use std::path::Path;

use douze_ios_checks::{Tree, assets, info, sources, strings, words};

#[test]
fn the_app_asks_for_nothing() {
    info::info(&Tree).unwrap();
}

#[test]
fn types_of_files_are_declared() {
    info::types(&Tree).unwrap();
}

#[test]
fn the_privacy_manifest_declares_what_is_used() {
    info::privacy(&Tree).unwrap();
}

#[test]
fn sources_use_nothing_undeclared() {
    sources::sources(&Tree).unwrap();
}

#[test]
fn catalogues_are_whole() {
    assets::assets(&Tree).unwrap();
}

#[test]
fn every_word_is_there_in_every_language() {
    strings::strings(&Tree).unwrap();
}

#[test]
fn ui_tests_look_for_words_of_the_core() {
    words::words(&Tree).unwrap();
}

/// The project, the package and the script of the library are for the same version, system and languages.
#[test]
fn versions_agree() {
    let read = |path: &str| {
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).unwrap()
    };
    let cargo = read("Cargo.toml");
    let version = cargo.split("\nversion = \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let project = read("ios/Douze.xcodeproj/project.pbxproj");
    for (key, value) in [
        ("MARKETING_VERSION", version),
        ("IPHONEOS_DEPLOYMENT_TARGET", "17.0"),
        ("SWIFT_VERSION", "6.0"),
        ("TARGETED_DEVICE_FAMILY", "\"1,2\""),
        ("GENERATE_INFOPLIST_FILE", "NO"),
    ] {
        let values: Vec<_> = project
            .lines()
            .filter_map(|line| line.trim().strip_prefix(key)?.strip_prefix(" = ")?.strip_suffix(';'))
            .collect();
        assert!(values.len() >= 2 && values.contains(&value), "{key} is {values:?}, not {value}");
    }
    for language in ["en", "fr", "de"] {
        assert!(project.contains(&format!("\t\t\t\t{language},\n")), "the project does not know {language}");
    }
    assert!(read("ios/DouzeKit/Package.swift").contains(".iOS(.v17)"));
    assert!(read("ios/xcframework").contains("IPHONEOS_DEPLOYMENT_TARGET=17.0 "));
}
