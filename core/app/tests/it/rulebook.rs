//! The table of the rulebooks names tests that exist, and premises are there.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of a test")]

use crate::support::open;
use douze_app::screen::Body;
use douze_app::{AppIntent, GameKind, Intent, Language, Session, SettingsIntent, SetupIntent};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn functions(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            functions(&entry, found);
        } else if entry.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&entry).unwrap();
            let names = text.lines().filter_map(|line| line.trim_start().strip_prefix("fn "));
            found.extend(names.filter_map(|line| line.split('(').next()).map(str::to_owned));
        }
    }
}

#[test]
fn the_documents_tests_exist() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = BTreeSet::new();
    for folder in ["rules/src", "rules/tests", "app/src", "app/tests"] {
        functions(&core.join(folder), &mut found);
    }
    let document = fs::read_to_string(core.join("docs/rulebook.md")).unwrap();
    let rows: Vec<&str> = document.lines().filter(|line| line.starts_with("| ")).collect();
    let tests = rows.iter().filter_map(|row| row.trim_end_matches(" |").rsplit(" | ").next());
    let named: Vec<&str> = tests.filter_map(|cell| cell.strip_prefix('`')?.strip_suffix('`')).collect();
    assert!(named.len() >= 95, "{}", named.len());
    let missing: Vec<&&str> = named.iter().filter(|name| !found.contains(**name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_game_has_its_premise() {
    let dir = tempfile::tempdir().unwrap();
    let session = open(dir.path());
    let mut shown = BTreeSet::new();
    for language in [Language::English, Language::French, Language::German] {
        session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) })).unwrap();
        for game in [GameKind::King, GameKind::Council, GameKind::Forest] {
            let screen =
                session.dispatch(Intent::App(AppIntent::OpenRules { game, rule: None })).unwrap().screen;
            let Body::Rules { rules } = screen.body else { panic!("no rules") };
            assert!(rules.premise.chars().count() < 320, "{}", rules.premise);
            shown.insert(rules.premise);
        }
    }
    assert_eq!(shown.len(), 9);
}

#[test]
fn a_premise_is_shown_when_a_game_is_opened_for_the_first_time() {
    let dir = tempfile::tempdir().unwrap();
    let open_form = |session: &Session, game| {
        session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap();
        session.dispatch(Intent::App(AppIntent::OpenSetup { game })).unwrap().screen
    };
    let session = open(dir.path());
    let premise = open_form(&session, GameKind::King).notice.unwrap();
    assert!(premise.sentence.starts_with("Twelve Kingdoms"), "{}", premise.sentence);
    assert!(open_form(&session, GameKind::Forest).notice.unwrap().sentence.contains("forest"));
    // It leaves with the form, and does not come again.
    assert_eq!(session.dispatch(Intent::App(AppIntent::OpenHome)).unwrap().screen.notice, None);
    assert_eq!(open_form(&session, GameKind::King).notice, None);
    drop(session);
    let session = open(dir.path());
    assert_eq!(open_form(&session, GameKind::King).notice, None);
    assert!(open_form(&session, GameKind::Council).notice.is_some());
    let started = session.dispatch(Intent::Setup(SetupIntent::StartGame)).unwrap().screen;
    assert_eq!(started.notice, None);
}
