//! Wrong lines in records of Council of 12 with their errors, and the forms of its header.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use crate::support::import;
use douze_app::deck::{Deck, Decks, SHIPPED};
use douze_app::record::{self, Kind, Play, RecordError, Setup, council};
use douze_app::{AppIntent, Intent, Language, Session, SettingsIntent};
use douze_rules::council::Draft;

const HEADER: &str = r#"{"douze":1,"game":"council","seats":["a","b"],"setup":{"deck":"default","scenario":null,"ruler":null,"free":true,"open":["powerful","sorcerer","knight","oracle","stoic"],"petitioners":["lady","powerful","sorcerer","knight","oracle","stoic","golem"],"dilemmas":[10,5,3,1,2,20,30],"silent":false}}"#;

/// Rolled, no bells: dilemma 10 asks for 3 and 10.
const CHOOSE: &str = "{\"roll\":[7]}\n{\"bells\":false}\n";

fn read(lines: &str) -> Result<council::Play, RecordError> {
    let Play::Council(play) = record::read(format!("{HEADER}\n{lines}").as_bytes())?.play else { panic!() };
    Ok(*play)
}

fn wrong(lines: &str) -> RecordError {
    read(lines).unwrap_err()
}

fn header(from: &str, to: &str) -> Result<record::Header, RecordError> {
    assert!(HEADER.contains(from), "{from}");
    record::read(HEADER.replacen(from, to, 1).as_bytes()).map(|replay| replay.header)
}

#[test]
fn a_line_that_cannot_be_says_what_could() {
    let reveal = format!("{CHOOSE}{{\"choose\":[\"sorcerer\",\"knight\"]}}\n");
    for (lines, words) in [
        (r#"{"bells":false}"#.into(), "the first roll is due; due is {\"roll\":[face]}"),
        (r#"{"roll":[7,7]}"#.into(), "\"roll\" must be a list of 1, not [7,7]; due is {\"roll\":[face]}"),
        (r#"{"roll":[13]}"#.into(), "a die has no face 13; due is"),
        (r#"{"roll":[7],"seat":0}"#.into(), "roll"),
        (r#"{"die":7}"#.into(), "no decision, which is one of roll, silent, bells, use, split, choose,"),
        (r#"{"roll":[7],"bells":true}"#.into(), "two decisions, \"roll\" and \"bells\""),
        ("{\"roll\":[7]}\n{\"bells\":1}".into(), "\"bells\" must be true or false, not 1; due is one of"),
        ("{\"roll\":[7]}\n{\"silent\":false}".into(), "\"silent\" is true, or there is no such line"),
        (format!("{CHOOSE}{{\"bells\":true}}"), "choosing a card is due"),
        (format!("{CHOOSE}{{\"split\":false}}"), "\"split\" is true, or there is no such line"),
        (
            format!("{CHOOSE}{{\"use\":\"shield\"}}"),
            "\"use\" is one of open_card, reroll, tip, foresee, free_bell",
        ),
        (format!("{CHOOSE}{{\"use\":\"tip\"}}"), "\"face\" is missing"),
        (format!("{CHOOSE}{{\"use\":\"tip\",\"face\":1}}"), "no tip is kept"),
        (
            format!("{CHOOSE}{{\"choose\":[\"sorcerer\"]}}"),
            "\"choose\" must be a list of 2, one entry per seat",
        ),
        (format!("{CHOOSE}{{\"choose\":[\"sorcerer\",null]}}"), "seat 1 is not the Head of the Council"),
        (format!("{CHOOSE}{{\"choose\":[null,null]}}"), "seat 0 is not the Head of the Council"),
        (
            format!("{CHOOSE}{{\"choose\":[\"sorcerer\",\"gambler\"]}}"),
            "there is no card \"gambler\"; cards are alchemist, machine",
        ),
        (
            format!("{CHOOSE}{{\"choose\":[\"sorcerer\",\"golem\"]}}"),
            "golem is not in the hand of seat 1; due is {\"choose\":[id,id]}: seat 0 has knight, oracle, ",
        ),
        (format!("{CHOOSE}{{\"choose\":[\"sorcerer\",\"golem\"]}}"), "stoic; before it {\"split\":true}"),
        (format!("{reveal}{{\"reveal\":2}}"), "there is no seat 2"),
        (format!("{reveal}{{\"reveal\":0}}"), "\"face\" is missing; due is one of {\"reveal\":0,\"face\":2}"),
        (format!("{reveal}{{\"reveal\":1}}"), "\"target\" is missing"),
        (format!("{reveal}{{\"reveal\":1,\"target\":2}}"), "there is no target 2"),
        (format!("{reveal}{{\"reveal\":0,\"face\":6}}"), "sorcerer cannot end on 6; due is one of"),
        (format!("{reveal}{{\"next\":\"knight\"}}"), "\"seat\" is missing"),
        (format!("{reveal}{{\"seat\":0,\"next\":\"knight\"}}"), "revealing a card is due"),
        (
            format!("{reveal}{{\"seat\":0,\"recall\":\"knight\"}}"),
            "cards must be a list of ids, not \"knight\"",
        ),
        (format!("{reveal}{{\"seat\":0,\"recall\":[\"knight\",\"knight\"]}}"), "a card is there twice"),
        (format!("{reveal}{{\"petitioner\":[true,false]}}"), "revealing a card is due"),
        (format!("{reveal}{{\"throne\":[\"knight\",null]}}"), "a card must be its id, not null"),
        (format!("{reveal}{{\"ruler\":\"knight\"}}"), "revealing a card is due"),
        (format!("{reveal}{{\"shield\":true}}"), "revealing a card is due"),
    ] {
        let error = wrong(&lines);
        assert!(error.reason.contains(words), "{lines}: {error}");
        assert_eq!(error.line, 1 + lines.lines().count(), "{lines}: {error}");
    }
}

#[test]
fn what_a_card_does_not_need_is_ignored() {
    for lines in [
        // Cancelled cards, and a Reverser's like, say nothing.
        "{\"choose\":[\"sorcerer\",\"sorcerer\"]}\n{\"reveal\":0,\"face\":99,\"target\":7,\"back\":1.5}",
        "{\"choose\":[\"oracle\",\"knight\"]}\n{\"reveal\":0,\"face\":99}",
        "{\"choose\":[\"knight\",\"sorcerer\"]}\n{\"reveal\":0,\"target\":1,\"face\":99,\"seat\":9}",
        "{\"choose\":[\"stoic\",\"sorcerer\"]}\n{\"reveal\":0,\"back\":\"knight\"}",
    ] {
        let play = read(&format!("{CHOOSE}{lines}")).unwrap_or_else(|error| panic!("{lines}: {error}"));
        assert!(play.actions.len() == 5, "{:?}", play.actions);
    }
}

/// In every example: who has not the character says false, and every seat says something.
#[test]
fn those_who_have_not_the_petitioner_say_false() {
    let (mut refused, mut lists) = (0, 0);
    for number in 0..36 {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/examples/council");
        let example = std::fs::read_to_string(format!("{folder}/{number:04}.douze")).unwrap();
        let lines: Vec<&str> = example.lines().collect();
        for (place, line) in lines.iter().enumerate().filter(|(_, line)| line.contains("petitioner\":[")) {
            let before = lines[..place].join("\n");
            let Play::Council(play) = record::read(before.as_bytes()).unwrap().play else { panic!() };
            let answers: serde_json::Value = serde_json::from_str(line).unwrap();
            let Some(answers) = answers["petitioner"].as_array() else { continue };
            let wrong = |answers: &[serde_json::Value]| {
                let line = serde_json::json!({ "petitioner": answers });
                record::read(format!("{before}\n{line}").as_bytes()).unwrap_err()
            };
            lists += 1;
            let error = wrong(&answers[1..]);
            assert!(error.reason.starts_with("\"petitioner\" must be a list of "), "{error}");
            assert_eq!(error.line, place + 1);
            for seat in
                (0..answers.len()).filter(|&seat| play.state.seats_to_act().all(|one| one.index() != seat))
            {
                let mut answers = answers.clone();
                answers[seat] = true.into();
                let error = wrong(&answers);
                let words = format!("seat {seat} has not this character on its bench; due is");
                assert!(error.reason.starts_with(&words), "{error}");
                refused += 1;
            }
        }
    }
    assert!(refused > 0 && lists > 50, "{refused} {lists}");
}

#[test]
fn a_wrong_header_is_wrong_in_line_1() {
    for (from, to, kind, words) in [
        (",\"b\"", "", Kind::NotARecord, "1 councillors"),
        ("\"b\"", "\"b\",\"c\",\"d\",\"e\"", Kind::NotARecord, "5 councillors"),
        (
            "\"default\"",
            "\"mine\"",
            Kind::UnknownDeck("mine".into()),
            "the deck \"mine\" is not known here; known are",
        ),
        ("\"default\"", "7", Kind::NotARecord, "\"deck\" must be a name, not 7"),
        ("\"deck\":\"default\",", "", Kind::Unreadable, "\"deck\" is missing"),
        ("\"scenario\":null,", "", Kind::Unreadable, "\"scenario\" is missing"),
        ("\"ruler\":null,", "", Kind::Unreadable, "\"ruler\" is missing"),
        ("\"silent\":false", "\"quiet\":false", Kind::Unreadable, "\"silent\" is missing"),
        ("\"scenario\":null", "\"scenario\":\"smarch\"", Kind::NotARecord, "null or one of january, "),
        ("\"scenario\":null", "\"scenario\":\"may\"", Kind::NotARecord, "free: a month has its own"),
        (
            "\"ruler\":null",
            "\"ruler\":\"queen\"",
            Kind::UnknownCard("queen".into()),
            "there is no card \"queen\"",
        ),
        ("\"free\":true", "\"free\":1", Kind::Unreadable, "\"free\" must be true or false, not 1"),
        ("\"free\":true", "\"free\":false", Kind::NotARecord, "dilemmas: "),
        ("[10,5,", "[5,5,", Kind::NotARecord, "dilemmas: seven different numbers"),
        ("[10,5,", "[37,5,", Kind::NotARecord, "dilemma 37 is not in the deck"),
        ("[10,5,", "[-1,5,", Kind::NotARecord, "is not in the deck"),
        ("[10,5,", "[5,", Kind::NotARecord, "\"dilemmas\" must be a list of 7"),
        ("[10,5,", "[10.0,5,", Kind::Unreadable, "a dilemma must be an integer, not 10.0"),
        ("[\"powerful\",", "[\"lady\",\"powerful\",", Kind::NotARecord, "\"open\" must be a list of 5"),
        ("[\"powerful\",", "[\"druidess\",", Kind::NotARecord, "open: five different characters"),
        ("[\"lady\",\"powerful\"", "[\"lady\",\"lady\"", Kind::NotARecord, "petitioners: seven different"),
    ] {
        let error = header(from, to).unwrap_err();
        assert_eq!((error.line, &error.kind), (1, &kind), "{to}: {error}");
        assert!(error.reason.contains(words), "{to}: {error}");
    }
    assert!(header("\"douze\"", "\"x\":1,\"douze\"").is_ok());
}

#[test]
fn the_hash_must_be_that_of_the_deck() {
    let shipped = Deck::shipped().unwrap().sha256().to_string();
    let with = |hash: &str| header("\"default\",", &format!("\"default\",\"deck_sha256\":{hash},"));
    let read = with(&format!("\"{shipped}\"")).unwrap();
    let Setup::Council { deck_sha256, .. } = &read.setup else { panic!() };
    assert_eq!(deck_sha256.unwrap().to_string(), shipped);
    assert!(council::write(&read, &[]).contains(&format!("\"default\",\"deck_sha256\":\"{shipped}\",")));
    assert!(with("null").is_ok());
    let other = format!("\"{}\"", "0".repeat(64));
    let error = with(&other).unwrap_err();
    assert_eq!(error.kind, Kind::UnknownDeck("default".into()));
    assert!(error.reason.contains("its SHA-256 does not match"), "{error}");
    for hash in ["7", "\"abc\"", "[]"] {
        assert!(with(hash).unwrap_err().reason.contains("must be 64 hexadecimal digits"), "{hash}");
    }
}

#[test]
fn an_own_deck_is_found_where_it_is_given() {
    let text = HEADER.replace("\"default\"", "\"ours\"") + "\n" + CHOOSE;
    assert_eq!(record::read(text.as_bytes()).unwrap_err().kind, Kind::UnknownDeck("ours".into()));
    // Its dilemma 10 has another target.
    let own =
        SHIPPED.replacen("name = \"default\"", "name = \"ours\"", 1).replace("[[4], [9]]", "[[4, 12], [9]]");
    let mut decks = Decks::shipped();
    decks.add(Deck::read(own.as_bytes()).unwrap_or_else(|breaches| panic!("{breaches:?}")));
    let replay = record::read_with(text.as_bytes(), usize::MAX, &decks).unwrap();
    let Play::Council(play) = replay.play else { panic!() };
    assert!(council::Position::of(&play.state).targets[0].contains(&12));
    let first = record::read_with(HEADER.as_bytes(), 1, &decks).unwrap();
    let Play::Council(play) = first.play else { panic!() };
    assert!(!council::Position::of(&play.state).targets[0].contains(&12));
}

#[test]
fn a_game_without_bells_says_so() {
    let with =
        |bells: &str| header("\"silent\":false", &format!("\"silent\":false,\"bells\":{bells}")).unwrap();
    let draft = |header: &record::Header| {
        let Setup::Council { setup, .. } = &header.setup else { panic!() };
        setup.draft()
    };
    let without = with("false");
    assert!(!draft(&without).bells);
    let written = council::write(&without, &[]);
    assert!(written.contains(",\"silent\":false,\"bells\":false}"), "{written}");
    let error =
        record::read(format!("{written}{{\"roll\":[7]}}\n{{\"bells\":true}}").as_bytes()).unwrap_err();
    assert_eq!((error.line, error.kind), (3, Kind::Illegal));
    // It is our own key: anything else is ignored.
    for other in ["true", "null", "1e999", "[]"] {
        assert!(draft(&with(other)).bells, "{other}");
    }
    assert_eq!(draft(&with("true")), Draft { bells: true, ..draft(&without) });
    assert_eq!(council::write(&with("true"), &[]).trim_end(), HEADER);
}

#[test]
fn reasons_stay_short_whatever_a_file_says() {
    let long = "é".repeat(100_000);
    let texts = [
        HEADER.replace("default", &long),
        HEADER.replace("\"scenario\":null", &format!("\"scenario\":\"{long}\"")),
        HEADER.replace("\"deck\"", &format!("\"deck_sha256\":\"{long}\",\"deck\"")),
        format!("{HEADER}\n{{\"roll\":\"{long}\"}}"),
        format!("{HEADER}\n{CHOOSE}{{\"use\":\"{long}\"}}"),
        format!("{HEADER}\n{CHOOSE}{{\"choose\":\"{long}\"}}"),
        format!("{HEADER}\n{CHOOSE}{{\"choose\":[\"{long}\",\"lady\"]}}"),
        format!("{HEADER}\n{CHOOSE}{{\"choose\":[\"powerful\",\"oracle\"]}}\n{{\"reveal\":\"{long}\"}}"),
        format!(
            "{HEADER}\n{CHOOSE}{{\"choose\":[\"powerful\",\"oracle\"]}}\n{{\"reveal\":0,\"face\":99999999999}}"
        ),
        format!("{HEADER}\n{{\"bells\":{}}}", "9".repeat(100_000)),
    ];
    for text in texts {
        let error = record::read(text.as_bytes()).unwrap_err();
        assert!(error.reason.chars().count() < 500, "{}", error.reason);
    }
}

#[test]
fn an_import_is_reported_in_every_language() {
    let dir = tempfile::tempdir().unwrap();
    let session = Session::open(dir.path().to_str().unwrap().into(), vec!["en".into()]).unwrap();
    let won = include_bytes!("../data/examples/council/0010.douze");
    let running = format!("{HEADER}\n{CHOOSE}");
    let unknown = HEADER.replace("\"default\"", "\"Dorf\"");
    for (language, end, begun, wrong) in [
        (
            Language::English,
            "Léa, Mia, Tom, Rita: a reign of 50 years.",
            "a, b, turn 1.",
            "Line 1: the deck “Dorf” is not here",
        ),
        (
            Language::French,
            "Léa, Mia, Tom, Rita\u{a0}: un règne de 50 ans.",
            "a, b, tour 1.",
            "Ligne 1\u{a0}: le paquet «\u{202f}Dorf\u{202f}» n’est pas ici",
        ),
        (
            Language::German,
            "Léa, Mia, Tom, Rita: eine Regentschaft von 50 Jahren.",
            "a, b, Zug 1.",
            "Zeile 1: Das Deck „Dorf“ fehlt hier",
        ),
    ] {
        session.dispatch(Intent::App(AppIntent::OpenSettings)).unwrap();
        session.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: Some(language) })).unwrap();
        let preview = import(&session, won.to_vec()).unwrap();
        assert_eq!((preview.headline.as_str(), preview.finished), (end, true));
        let preview = import(&session, running.clone().into_bytes()).unwrap();
        assert_eq!((preview.headline.as_str(), preview.finished), (begun, false));
        let error = import(&session, unknown.clone().into_bytes()).unwrap_err();
        assert!(error.sentence().starts_with(wrong), "{}", error.sentence());
    }
}
