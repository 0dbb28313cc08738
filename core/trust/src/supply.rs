//! What is built in: which crates, from where, under which licence; and what `deny.toml` allows.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A crate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Crate {
    pub name: String,
    pub version: String,
    pub licence: String,
    /// Where its files are; none is one of ours.
    pub folder: Option<PathBuf>,
    /// Who wrote it, where its files do not name them.
    pub authors: Vec<String>,
}

/// What Cargo says.
fn cargo(args: &[&str]) -> String {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let said = Command::new(cargo).args(args).current_dir(root()).output().unwrap();
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    String::from_utf8(said.stdout).unwrap()
}

/// Linux, Android and iOS.
const SYSTEMS: [&str; 3] = ["x86_64-unknown-linux-gnu", "aarch64-linux-android", "aarch64-apple-ios"];

/// The whole workspace with all that it names, as Cargo resolves it for these systems.
pub fn metadata() -> Value {
    let systems = SYSTEMS.iter().flat_map(|system| ["--filter-platform", system]);
    let asked = ["metadata", "--locked", "--format-version", "1"].into_iter().chain(systems);
    serde_json::from_str(&cargo(&asked.collect::<Vec<_>>())).unwrap()
}

/// The crates of the app's library on every system, without those that only the compiler uses.
pub fn linked() -> BTreeSet<Crate> {
    let metadata = metadata();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let known: BTreeMap<(String, String), &Value> = metadata["packages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|package| ((text(&package["name"]), text(&package["version"])), package))
        .collect();
    let mut linked = BTreeSet::new();
    for system in SYSTEMS {
        let edges = "no-dev,no-build,no-proc-macro";
        let tree = cargo(&[
            "tree",
            "--locked",
            "-p",
            "douze-ffi",
            "-e",
            edges,
            "--prefix",
            "none",
            "--target",
            system,
        ]);
        for line in tree.lines() {
            let mut words = line.split(' ');
            let (Some(name), Some(version)) = (words.next(), words.next()) else { continue };
            let version = version.trim_start_matches('v');
            let package = known
                .get(&(name.to_owned(), version.to_owned()))
                .unwrap_or_else(|| panic!("Cargo's tree names {line}, its metadata does not"));
            let authors = package["authors"].as_array().into_iter().flatten().map(text).collect();
            let folder = package["source"]
                .as_str()
                .map(|_| Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap().to_owned());
            linked.insert(Crate {
                name: name.into(),
                version: version.into(),
                licence: text(&package["license"]),
                folder,
                authors,
            });
        }
    }
    linked.retain(|one| one.folder.is_some());
    linked
}

/// What `deny.toml` allows, which cargo-deny reads, too.
pub struct Allowed {
    /// Licences.
    pub licences: Vec<String>,
    /// Crates that may be there in two versions.
    pub twice: Vec<String>,
}

impl Allowed {
    /// As the file says.
    pub fn read() -> Self {
        let file = std::fs::read_to_string(root().join("deny.toml")).unwrap();
        let file: toml::Table = file.parse().unwrap();
        let list = |section: &str, key: &str| {
            let list = file[section][key].as_array().unwrap().iter();
            list.map(|name| name.as_str().unwrap().to_owned()).collect()
        };
        Self { licences: list("licenses", "allow"), twice: list("bans", "skip") }
    }

    /// Whether one licence of each choice is allowed: "(MIT OR X) AND Y", "MIT/X".
    pub fn allows(&self, licence: &str) -> bool {
        choices(licence).all(|mut any| any.any(|one| self.licences.contains(&one)))
    }
}

/// The licences that all hold, each with its choices.
pub fn choices(licence: &str) -> impl Iterator<Item = impl Iterator<Item = String>> {
    let plain = licence.replace(['(', ')'], "").replace(" / ", " OR ").replace('/', " OR ");
    let all: Vec<Vec<String>> = plain
        .split(" AND ")
        .map(|any| any.split(" OR ").map(|one| one.trim().to_owned()).collect())
        .collect();
    all.into_iter().map(Vec::into_iter)
}
