//! The scripted games of `bindings/contract` without a border: the records that Kotlin and Swift have to give.
//!
//! `DOUZE_CONTRACT=record` rewrites the records, for a change of the format that is meant.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use douze_app::gallery::intent;
use douze_app::{ExportKind, Session};
use std::path::{Path, PathBuf};

fn contract(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bindings/contract").join(name)
}

/// Plays a line of the script; built-in players think whenever a line says so.
fn play(session: &Session, line: &str) {
    if line == "think" {
        while let Some(thinking) = session.screen().unwrap().thinking {
            session.think(thinking.ticket).unwrap();
        }
        return;
    }
    let intent = intent(line).unwrap_or_else(|| panic!("unknown word in the contract: {line}"));
    let rejection = session.dispatch(intent).unwrap().rejection;
    assert!(rejection.is_none(), "{line}: {rejection:?}");
}

fn plays_the_contract(game: &str) {
    let folder = tempfile::tempdir().unwrap();
    let session = Session::open(folder.path().to_str().unwrap().into(), vec!["en".into()]).unwrap();
    let script = std::fs::read_to_string(contract(&format!("{game}.script"))).unwrap();
    for line in script.lines().filter(|line| !line.starts_with('#')) {
        play(&session, line);
    }
    let record = String::from_utf8(session.export(ExportKind::Record).unwrap().bytes).unwrap();
    let file = contract(&format!("{game}.douze"));
    if std::env::var("DOUZE_CONTRACT").is_ok_and(|what| what == "record") {
        std::fs::write(&file, &record).unwrap();
    }
    assert_eq!(record, std::fs::read_to_string(file).unwrap());
}

#[test]
fn the_scripted_forest_duel_gives_the_record_of_the_contract() {
    plays_the_contract("forest");
}

#[test]
fn the_scripted_game_of_king_of_12_gives_the_record_of_the_contract() {
    plays_the_contract("king");
}

#[test]
fn the_scripted_council_gives_the_record_of_the_contract() {
    plays_the_contract("council");
}
