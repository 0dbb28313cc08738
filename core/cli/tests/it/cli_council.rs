//! The tool from outside, for Council of 12: replay and deck.
#![allow(clippy::unwrap_used)] // helpers of tests

use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Output};

fn douze(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_douze")).args(args).output().unwrap()
}

fn path(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).to_str().unwrap().to_owned()
}

fn example(name: &str) -> String {
    path(&format!("app/tests/data/examples/{name}"))
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The shipped deck with changes, as a file.
fn deck(folder: &tempfile::TempDir, changes: &[(&str, &str)]) -> String {
    let mut text = std::fs::read_to_string(path("rules/data/council-deck.toml")).unwrap();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let file = folder.path().join("deck.toml");
    std::fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn replay_prints_the_position_as_one_object() {
    insta::assert_snapshot!(
        "council_end",
        out(&douze(&["replay", &example("council/0010.douze"), "--json"]))
    );
    let until = ["replay", &example("council/0010.douze"), "--until", "9", "--json"];
    insta::assert_snapshot!("council_until_9", out(&douze(&until)));
}

#[test]
fn replay_draws_the_position() {
    let draw = |name: &str, until: &str| out(&douze(&["replay", &example(name), "--until", until]));
    insta::assert_snapshot!("council_drawn_until_1", draw("council/0010.douze", "1"));
    insta::assert_snapshot!("council_drawn_until_9", draw("council/0010.douze", "9"));
    insta::assert_snapshot!("council_drawn_end", out(&douze(&["replay", &example("council/0010.douze")])));
    insta::assert_snapshot!("november_drawn", draw("rulebook/council-november-bells.douze", "2"));
}

#[test]
fn a_wrong_line_is_named() {
    let bad = example("rulebook/council-book-bad-04-second-bells-of-a-split.douze");
    let output = douze(&["replay", &bad]);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
    let words =
        "line 8: not the time for this: choosing a card is due; due is {\"choose\":[id,id]}: seat 0 has";
    assert!(err(&output).starts_with(words), "{}", err(&output));
    let object: Value = serde_json::from_str(&out(&douze(&["replay", &bad, "--json"]))).unwrap();
    assert_eq!(object["error"]["line"], 8);
    assert_eq!(douze(&["replay", &bad, "--until", "7"]).status.code(), Some(0));
}

#[test]
fn a_record_with_an_own_deck_is_replayed_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(example("council/0010.douze")).unwrap();
    let record = folder.path().join("own.douze");
    std::fs::write(&record, text.replace("\"default\"", "\"ours\"")).unwrap();
    let record = record.to_str().unwrap();
    let unknown = douze(&["replay", record, "--json"]);
    assert_eq!(unknown.status.code(), Some(1));
    let object: Value = serde_json::from_str(&out(&unknown)).unwrap();
    assert_eq!(object["error"]["line"], 1);
    let reason = object["error"]["reason"].as_str().unwrap();
    assert_eq!(reason, "the deck \"ours\" is not known here; known are \"default\"");

    // Dilemma 11 is worth 9 instead of 2, and is public.
    let own = deck(&folder, &[("\"default\"", "\"ours\"")]);
    let lines: Vec<String> = std::fs::read_to_string(&own).unwrap().lines().map(str::to_owned).collect();
    let place = lines.iter().position(|line| line == "n = 11").unwrap();
    let value = place + lines[place..].iter().position(|line| line == "value = 2").unwrap();
    let own_text: Vec<String> = lines
        .into_iter()
        .enumerate()
        .map(|(at, line)| if at == value { "value = 9".to_owned() } else { line })
        .collect();
    std::fs::write(&own, own_text.join("\n")).unwrap();
    let known = douze(&["replay", record, "--deck", &own, "--json"]);
    let object: Value = serde_json::from_str(&out(&known)).unwrap();
    assert_eq!((known.status.code(), &object["score"]), (Some(0), &json!(50 + 14)));
    assert_eq!(douze(&["replay", &example("council/0010.douze"), "--deck", &own]).status.code(), Some(0));

    // One that is not sound is a wrong call.
    let wrong = deck(&folder, &[("bells = 1", "bells = 4")]);
    let output = douze(&["replay", record, "--deck", &wrong]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("is no sound deck:\nline "), "{}", err(&output));
    assert_eq!(douze(&["replay", record, "--deck", "nowhere.toml"]).status.code(), Some(2));
}

#[test]
fn a_sound_deck_is_said_to_be_sound() {
    let shipped = path("rules/data/council-deck.toml");
    let output = douze(&["deck", &shipped]);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    assert!(out(&output).starts_with("the deck default is sound; its SHA-256 is "), "{}", out(&output));
    let object: Value = serde_json::from_str(&out(&douze(&["deck", &shipped, "--json"]))).unwrap();
    assert_eq!((&object["sound"], &object["name"]), (&json!(true), &json!("default")));
    let hash = object["sha256"].as_str().unwrap();
    assert!(hash.len() == 64 && out(&output).contains(hash));
}

#[test]
fn every_breach_of_a_deck_is_printed_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file =
        deck(&folder, &[("lady = 1", "lady = 0"), ("bells = 1", "bells = 4"), ("[[4, 5, 6]]", "[[4, 50]]")]);
    let output = douze(&["deck", &file]);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(1), ""));
    let text = std::fs::read_to_string(&file).unwrap();
    let line = |of: &str| text.lines().position(|line| line.contains(of)).unwrap() + 1;
    let wanted = [
        format!("line {}: crowns.lady: crown 0: a petitioner has 1, 2 or 3", line("lady = 0")),
        format!("line {}: dilemma 1, bells: 4 bells: a dilemma has 1, 2 or 3", line("bells = 4")),
        format!("line {}: dilemma 2, targets: a die has no face 50", line("[[4, 50]]")),
    ];
    assert_eq!(out(&output).trim_end(), wanted.join("\n"));
    let json = douze(&["deck", &file, "--json"]);
    let object: Value = serde_json::from_str(&out(&json)).unwrap();
    assert_eq!((json.status.code(), &object["sound"]), (Some(1), &json!(false)));
    let first = json!({
        "line": line("lady = 0"),
        "dilemma": null,
        "field": "crowns.lady",
        "reason": "crown 0: a petitioner has 1, 2 or 3",
    });
    assert_eq!((&object["breaches"][0], object["breaches"].as_array().unwrap().len()), (&first, 3));
    assert_eq!(douze(&["deck", "nowhere.toml"]).status.code(), Some(2));
}
