//! The examples: records, the positions that they lead to, and wrong lines by number.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use crate::support::import;
use douze_app::Session;
use douze_app::record::{self, Kind, Play, Replay, council, forest, king};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

const FORMAT_IS_NEWER: &str =
    r#"{"douze":7,"game":"forest","seats":["a","b"],"setup":{"variant":"standard"}}"#;
const HEADER: &str = r#"{"douze":1,"game":"forest","seats":["a","b"],"setup":{"variant":"standard"}}"#;

/// Folders of examples, how many positions their records lead to, and how many wrong ones there are.
const FOLDERS: [(&str, usize, usize); 5] = [
    ("forest", 198, 30),
    ("king", 227, 30),
    ("tournament", 92, 12),
    ("council", 247, 18),
    ("rulebook", 118, 27),
];

fn examples(folder: &str, bad: bool) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/examples").join(folder);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "douze"));
    files.retain(|path| expected(path).get("error_line").is_some() == bad);
    files.sort();
    files
}

fn expected(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path.with_extension("json")).unwrap()).unwrap()
}

fn position(bytes: &[u8], until: usize) -> Value {
    match record::read_until(bytes, until).unwrap().play {
        Play::Forest(play) => serde_json::to_value(forest::Position::of(&play.state)).unwrap(),
        Play::King(play) => serde_json::to_value(king::Position::of(&play.state)).unwrap(),
        Play::Council(play) => serde_json::to_value(council::Position::of(&play.state)).unwrap(),
    }
}

fn write(replay: &Replay) -> String {
    match &replay.play {
        Play::Forest(play) => forest::write(&replay.header, &play.actions),
        Play::King(play) => king::write(&replay.header, &play.actions),
        Play::Council(play) => council::write(&replay.header, &play.actions),
    }
}

/// Only the keys of `wanted` are compared.
fn assert_has(position: &Value, wanted: &Value, place: &str) {
    for (key, value) in wanted.as_object().unwrap() {
        assert_eq!(&position[key], value, "{key} in {place}");
    }
}

/// A position and what is assumed of it.
fn assert_step(bytes: &[u8], until: usize, step: &Value, position_key: &str, place: &str) {
    let position = position(bytes, until);
    for wanted in [step.get(position_key), step.get("assumed")].into_iter().flatten() {
        assert_has(&position, wanted, place);
    }
}

#[test]
fn every_example_leads_to_its_positions() {
    for (folder, wanted_positions, _) in FOLDERS {
        let mut positions = 0;
        for path in examples(folder, false) {
            let (bytes, wanted) = (std::fs::read(&path).unwrap(), expected(&path));
            for key in ["end", "final"].into_iter().filter(|key| wanted.get(key).is_some()) {
                let place = format!("{} at the end", path.display());
                assert_step(&bytes, usize::MAX, &wanted, key, &place);
                positions += 1;
            }
            for step in wanted["until"].as_array().into_iter().flatten() {
                let until = step["until"].as_u64().unwrap() as usize;
                let place = format!("{} until {until}", path.display());
                assert_step(&bytes, until, step, "position", &place);
                positions += 1;
            }
        }
        assert_eq!(positions, wanted_positions, "{folder}");
    }
}

#[test]
fn every_wrong_example_names_its_line() {
    for (folder, _, wrong) in FOLDERS {
        let examples = examples(folder, true);
        for path in &examples {
            let wanted = expected(path);
            let bytes = std::fs::read(path).unwrap();
            let error = record::read(&bytes).unwrap_err();
            assert_eq!(json!(error.line), wanted["error_line"], "{}: {wanted}, got {error}", path.display());
            // The lines before are a record of their own.
            if error.line > 1 {
                record::read_until(&bytes, error.line - 1).unwrap();
            }
        }
        assert_eq!(examples.len(), wrong, "{folder}");
    }
}

#[test]
fn reading_and_writing_again_gives_the_same_lines() {
    for (folder, ..) in FOLDERS {
        for path in examples(folder, false) {
            let bytes = std::fs::read(&path).unwrap();
            let replay = record::read(&bytes).unwrap();
            let again = write(&replay);
            assert_eq!(again.lines().count(), record::count_lines(&bytes), "{}", path.display());
            let text = String::from_utf8(bytes).unwrap();
            for (new, old) in again.lines().zip(text.lines()) {
                let [new, old] = [new, old].map(|line| serde_json::from_str::<Value>(line).unwrap());
                // Unknown keys of the header are kept, those of other lines are not.
                assert_has(&old, &new, &path.display().to_string());
                assert!(new.get("douze").is_none() || new == old, "{}", path.display());
            }
            assert_eq!(record::read(again.as_bytes()).unwrap(), replay);
        }
    }
}

#[test]
fn line_ends_may_differ() {
    let text = format!("{HEADER}\n{{\"tiebreaker\":0}}");
    assert_eq!(record::read(text.as_bytes()).unwrap_err().line, 2, "the decks come first");
    for text in [HEADER.to_owned(), format!("{HEADER}\n"), format!("{HEADER}\r\n"), format!("{HEADER}\r")] {
        assert!(record::read(text.as_bytes()).is_ok(), "{text:?}");
        assert_eq!(record::count_lines(text.as_bytes()), 1, "{text:?}");
    }
    for text in [format!("{HEADER}\n\n"), format!("{HEADER}\n\r\n"), format!("{HEADER}\n \n")] {
        assert_eq!(record::read(text.as_bytes()).unwrap_err().line, 2, "{text:?}");
    }
}

#[test]
fn an_empty_file_is_wrong_in_line_1() {
    for text in ["", "\n", "\r\n", " "] {
        assert_eq!(record::read(text.as_bytes()).unwrap_err().line, 1, "{text:?}");
    }
    assert_eq!(record::count_lines(b""), 0);
    assert_eq!(record::read(b"").unwrap_err().reason, "the file is empty; due is the header");
}

#[test]
fn a_byte_order_mark_is_unreadable_and_the_sentence_says_what_to_do() {
    let bytes = [b"\xEF\xBB\xBF", HEADER.as_bytes()].concat();
    let error = record::read(&bytes).unwrap_err();
    assert_eq!((error.line, error.kind), (1, Kind::ByteOrderMark));
    for (locale, what) in
        [("en", "“UTF-8 without BOM”"), ("fr", "UTF-8 sans BOM"), ("de", "„UTF-8 ohne BOM“")]
    {
        let dir = tempfile::tempdir().unwrap();
        let session = Session::open(dir.path().to_string_lossy().into_owned(), vec![locale.into()]).unwrap();
        let shown = import(&session, bytes.clone()).unwrap_err().sentence().to_owned();
        assert!(shown.contains(what), "{shown}");
    }
}

#[test]
fn a_newer_format_is_refused_by_both_numbers() {
    let error = record::read(FORMAT_IS_NEWER.as_bytes()).unwrap_err();
    assert_eq!((error.line, error.kind), (1, Kind::Newer { found: "7".into(), known: 1 }));
    assert!(error.reason.contains('7') && error.reason.contains('1'), "{}", error.reason);
}

#[test]
fn a_format_number_may_have_any_number_of_digits() {
    let say = |number: &str| {
        let header = HEADER.replacen('1', number, 1);
        record::read(header.as_bytes()).map(|_| ()).map_err(|error| (error.kind, error.reason))
    };
    let (kind, reason) = say("99999999999999999999").unwrap_err();
    assert_eq!(kind, Kind::Newer { found: "99999999999999999999".into(), known: 1 });
    assert!(reason.contains("99999999999999999999") && reason.ends_with("known here is 1"), "{reason}");
    assert_eq!(say(&"9".repeat(400)).unwrap_err().0, Kind::Newer { found: "9".repeat(60) + "…", known: 1 });
    for (number, kind) in [
        ("-0", Kind::NotARecord),
        ("-1", Kind::NotARecord),
        ("-99999999999999999999", Kind::NotARecord),
        ("1e0", Kind::Unreadable),
        ("1e999", Kind::Unreadable),
    ] {
        assert_eq!(say(number).unwrap_err().0, kind, "{number}");
    }
    assert_eq!(say("1"), Ok(()));
}

#[test]
fn minus_zero_is_an_integer() {
    let start = format!("{HEADER}\n{}\n", decks());
    let text = format!(
        "{start}{{\"tiebreaker\":-0}}\n{{\"choose\":[\"bat\",\"crow\"]}}\n{{\"seat\":-0,\"place\":[-0,0]}}"
    );
    let Play::Forest(play) = record::read(text.as_bytes()).unwrap().play else { panic!() };
    assert_eq!(play.state.display().count(), 1);
    for zero in ["-0.0", "0e0", "0.0", "-0e0", "false", "null", "\"0\"", "[0]"] {
        let error = record::read(format!("{start}{{\"tiebreaker\":{zero}}}").as_bytes()).unwrap_err();
        assert!(error.reason.starts_with("a seat must be an integer, not "), "{zero}: {error}");
        let text = text.replace("[-0,0]", &format!("[{zero},0]"));
        let error = record::read(text.as_bytes()).unwrap_err();
        assert!(error.reason.starts_with("a coordinate must be an integer, not "), "{zero}: {error}");
    }
}

#[test]
fn unknown_keys_may_hold_whatever_json_allows() {
    let (deep, digits) = ("[".repeat(200) + &"]".repeat(200), "9".repeat(400));
    for odd in ["1e999", r#""\ud800""#, "1.5", "-0", &deep, &digits] {
        let text = format!(
            "{}\n{}\n{{\"x\":{odd},\"tiebreaker\":0}}",
            HEADER.replace("\"douze\"", &format!("\"x\":{odd},\"douze\"")),
            decks()
        );
        let replay = record::read(text.as_bytes()).unwrap();
        let again = record::forest::write(&replay.header, &[]);
        assert_eq!(record::read(again.as_bytes()).unwrap().header, replay.header, "{odd}");
    }
}

#[test]
fn wrong_headers_are_wrong_in_line_1() {
    for (header, kind) in [
        (HEADER.replace("forest", "chess"), Kind::UnknownGame("chess".into())),
        (HEADER.replace("forest", "council"), Kind::Unreadable),
        (HEADER.replace("forest", "king"), Kind::Unreadable),
        (HEADER.replace("standard", "open"), Kind::NotARecord),
        (HEADER.replace("\"b\"", "7"), Kind::NotARecord),
        (HEADER.replace(",\"b\"", ""), Kind::NotARecord),
        (HEADER.replace(":1,", ":0,"), Kind::NotARecord),
        (HEADER.replace(":1,", ":1.0,"), Kind::Unreadable),
        (HEADER.replace(":1,", ":true,"), Kind::Unreadable),
        (HEADER.replace("\"douze\":1,", ""), Kind::Unreadable),
        (HEADER.replace("\"game\"", "\"douze\":1,\"game\""), Kind::Unreadable),
    ] {
        let error = record::read(header.as_bytes()).unwrap_err();
        assert_eq!((error.line, error.kind), (1, kind), "{header}");
    }
}

#[test]
fn reasons_stay_short_whatever_a_file_says() {
    let long = "é".repeat(100_000);
    let start = format!("{HEADER}\n{}\n{{\"tiebreaker\":0}}\n", decks());
    for text in [
        HEADER.replace("forest", &long),
        HEADER.replace("standard", &long),
        HEADER.replace("[\"a\"", &format!("[[\"{long}\"]")),
        format!("{HEADER}\n{{\"{long}\":1,\"{long}\":1}}"),
        format!("{start}{{\"choose\":[\"{long}\",\"{long}\"]}}"),
        format!("{start}{{\"choose\":\"{long}\"}}"),
        format!("{start}{{\"seat\":\"{long}\",\"place\":[0,0]}}"),
        format!("{start}{{\"seat\":0,\"move\":\"{long}\"}}"),
    ] {
        let error = record::read(text.as_bytes()).unwrap_err();
        assert!(error.reason.chars().count() < 400, "{}", error.reason.len());
    }
}

#[test]
fn unknown_keys_are_ignored_and_own_ones_kept() {
    let header = HEADER.replace("}}", r#","x":1.5},"takebacks":2,"players":["person",{"level":"fox"}]}"#);
    let replay = record::read(header.as_bytes()).unwrap();
    assert_eq!(replay.header.extra["takebacks"], 2);
    let written = record::forest::write(&replay.header, &[]);
    assert_eq!(
        written.trim_end(),
        HEADER.replace("}}", r#"},"players":["person",{"level":"fox"}],"takebacks":2}"#)
    );
    assert_eq!(record::read(written.as_bytes()).unwrap(), replay);

    let text = format!("{HEADER}\n{{\"x\":{{\"choose\":1.5}},\"seat\":7,{}", &decks()[1..]);
    assert!(record::read(text.as_bytes()).is_ok());
}

#[test]
fn a_line_that_cannot_be_says_what_could() {
    let start = format!("{HEADER}\n{}\n{{\"tiebreaker\":0}}\n", decks());
    for (lines, words) in [
        (
            r#"{"place":[0,0]}"#,
            "\"seat\" is missing; due is {\"choose\":[id,id]}: seat 0 has crow, bat, moth; seat 1",
        ),
        (r#"{"choose":["wolf","crow"]}"#, "wolf is not in the hand of seat 0; due is"),
        (r#"{"choose":["crow","fox"]}"#, "there is no card \"fox\"; cards are crow, bat"),
        (r#"{"choose":["crow"]}"#, "\"choose\" must be a list of 2"),
        (r#"{"choose":["bat","crow"],"place":[0,0]}"#, "two decisions, \"choose\" and \"place\""),
        (
            "{\"choose\":[\"bat\",\"crow\"]}\n{\"seat\":0,\"place\":[0,1]}",
            "due is {\"seat\":0,\"place\":[row,col]}, one of [0,0]",
        ),
        ("{\"choose\":[\"bat\",\"crow\"]}\n{\"seat\":1,\"place\":[0,0]}", "not seat 1's turn"),
        ("{\"choose\":[\"bat\",\"crow\"]}\n{\"seat\":2,\"place\":[0,0]}", "there is no seat 2"),
        ("{\"choose\":[\"bat\",\"crow\"]}\n{\"seat\":0,\"place\":[0,900]}", "900 is far outside the display"),
        (
            "{\"choose\":[\"bat\",\"crow\"]}\n{\"seat\":0,\"place\":[0,-99999999999999999999]}",
            "-99999999999999999999 is far outside the display",
        ),
        (
            "{\"choose\":[\"bat\",\"crow\"]}\n{\"seat\":0,\"push\":{\"row\":0,\"from\":\"left\"}}",
            "only a Deer enters",
        ),
        (r#"{"seat":0,"push":{"row":0,"col":0,"from":"left"}}"#, "exactly one of \"row\" and \"col\""),
        (r#"{"seat":0,"push":{"row":0,"from":"up"}}"#, "\"from\" must be left, right, top or bottom"),
        (r#"{"seat":0,"move":[[0,0],[0,1]]}"#, "\"move\" must be an object"),
    ] {
        let error = record::read(format!("{start}{lines}").as_bytes()).unwrap_err();
        assert!(error.reason.contains(words), "{lines}: {error}");
        assert_eq!(error.line, 3 + lines.lines().count());
    }
}

/// Both decks from Crow to Snake.
fn decks() -> String {
    let deck = json!(douze_rules::forest::Card::ALL);
    json!({ "decks": [deck, deck] }).to_string()
}
