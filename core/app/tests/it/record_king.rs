//! Wrong lines in records of King of 12 with their errors, and the forms of its header.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use douze_app::record::{self, Kind, Play, RecordError, Setup, king};
use douze_rules::king::{Phase, Twelve};

const HEADER: &str = r#"{"douze":1,"game":"king","seats":["a","b","c"],"setup":{"characters":["knight","lady","sorcerer","oracle","machine","golem","parasite"]}}"#;
/// A tie-break of the seats 2 and 5, before its roll.
const TIE_BREAK: &str = include_str!("../data/examples/rulebook/tournament-tie-break.douze");

fn wrong(start: &str, lines: &str) -> RecordError {
    record::read(format!("{start}\n{lines}").as_bytes()).unwrap_err()
}

fn play(text: &str) -> king::Play {
    let Play::King(play) = record::read(text.as_bytes()).unwrap().play else { panic!() };
    play
}

/// The first lines of the tie-break.
fn tie_break(lines: usize) -> String {
    TIE_BREAK.lines().take(lines).collect::<Vec<_>>().join("\n")
}

/// A tournament's header with this number of seats.
fn tournament(seats: usize, groups: &str) -> String {
    let names = vec!["\"x\""; seats].join(",");
    HEADER
        .replace("king", "tournament")
        .replace(r#""a","b","c""#, &names)
        .replace("]}}", &format!("]{groups}}}}}"))
}

#[test]
fn a_line_that_cannot_be_says_what_could() {
    let roll = "{\"roll\":[4,6,9]}\n";
    for (lines, words) in [
        (
            "{\"choose\":[\"golem\",\"golem\",\"golem\"]}".into(),
            r#"due is {"roll":[face,face,face]}, faces from 1 to 12"#,
        ),
        ("{\"roll\":[4,6]}".into(), "\"roll\" must be a list of 3, one entry per seat, not [4,6]; due is"),
        ("{\"roll\":[4,6,13]}".into(), "a die has no face 13; due is"),
        ("{\"roll\":[4,6,0]}".into(), "a die has no face 0"),
        ("{\"roll\":[4,6,9.0]}".into(), "a face must be an integer, not 9.0"),
        ("{\"roll\":[4,6,null]}".into(), "a roll has a face for each seat that plays"),
        ("{\"seat\":0,\"roll\":[4]}".into(), "roll"),
        ("{\"dice\":[4,6,9]}".into(), "no decision, which is one of roll, choose, face, take, crown"),
        (
            format!("{roll}{{\"choose\":[\"golem\",\"lady\",\"lady\"],\"take\":1}}"),
            "two decisions, \"choose\" and \"take\"",
        ),
        (
            format!("{roll}{{\"choose\":[\"golem\",\"lady\",\"gambler\"]}}"),
            "gambler is not in the hand of seat 2; due is {\"choose\":[id,id,id]}: seat 0 has knight, lady",
        ),
        (
            format!("{roll}{{\"choose\":[\"golem\",\"lady\",\"queen\"]}}"),
            "there is no card \"queen\"; cards are alchemist, gambler",
        ),
        (format!("{roll}{{\"choose\":[\"golem\",\"lady\"]}}"), "\"choose\" must be a list of 3"),
        (format!("{roll}{{\"choose\":[\"golem\",null,\"lady\"]}}"), "has a card of every seat that plays"),
        (format!("{roll}{{\"choose\":[null,null,null]}}"), "has a card of every seat that plays"),
        (
            format!("{roll}{{\"choose\":[\"golem\",\"sorcerer\",\"oracle\"]}}\n{{\"seat\":1,\"face\":7}}"),
            "due is {\"seat\":1,\"face\":…}, one of ",
        ),
        (
            format!("{roll}{{\"choose\":[\"golem\",\"golem\",\"oracle\"]}}\n{{\"roll\":[7]}}"),
            "\"roll\" must be a list of 3, one entry per seat, not [7]; due is {\"seat\":2,\"roll\":[face]}",
        ),
        (
            format!("{roll}{{\"choose\":[\"golem\",\"golem\",\"oracle\"]}}\n{{\"seat\":2,\"roll\":[7,7]}}"),
            "an Oracle's roll must be a list of 1, not [7,7]",
        ),
        (
            format!("{roll}{{\"choose\":[\"golem\",\"golem\",\"oracle\"]}}\n{{\"seat\":3,\"roll\":[7]}}"),
            "there is no seat 3; due is {\"seat\":2,\"roll\":[face]}",
        ),
        (
            format!("{roll}{{\"choose\":[\"golem\",\"lady\",\"lady\"]}}\n{{\"seat\":1,\"take\":3}}"),
            "there is no token of 3; due is {\"seat\":1,\"take\":…}, one of ",
        ),
        (
            format!("{roll}{{\"choose\":[\"golem\",\"lady\",\"lady\"]}}\n{{\"take\":0}}"),
            "\"seat\" is missing",
        ),
    ] {
        let error = wrong(HEADER, &lines);
        assert!(error.reason.contains(words), "{lines}: {error}");
        assert_eq!(error.line, 1 + lines.lines().count(), "{lines}: {error}");
    }
}

#[test]
fn what_may_be_taken_and_crowned_is_listed() {
    let theft = "{\"roll\":[4,6,9]}\n{\"choose\":[\"golem\",\"lady\",\"lady\"]}\n{\"seat\":1,\"take\":2}";
    assert!(wrong(HEADER, theft).reason.ends_with("one of 1, 0"), "{}", wrong(HEADER, theft));
    let crown = wrong(&tie_break(7), "{\"seat\":2,\"crown\":\"lady\"}");
    assert!(crown.reason.contains("due is {\"seat\":2,\"crown\":id}, one of knight, sorcerer, "), "{crown}");
    assert_eq!(crown.line, 8);
}

#[test]
fn a_tie_break_has_null_for_those_who_sit_out() {
    let start = tie_break(17);
    for (line, words) in [
        (
            r#"{"roll":[1,1,4,1,1,4]}"#,
            "none for the others; due is {\"roll\":[null,null,face,null,null,face]}",
        ),
        (r#"{"roll":[null,null,4,null,null,null]}"#, "a face for each seat that plays"),
        (r#"{"roll":[4,4]}"#, "a list of 6"),
    ] {
        assert!(wrong(&start, line).reason.contains(words), "{}", wrong(&start, line));
    }
    let start = tie_break(18);
    for line in [
        r#"{"choose":["knight","knight","knight","knight","knight","knight"]}"#,
        r#"{"choose":[null,null,"knight",null,null,null]}"#,
        r#"{"choose":[null,null,"knight","knight",null,null]}"#,
    ] {
        let error = wrong(&start, line);
        assert!(
            error.reason.contains("and null for the others; due is {\"choose\":[null,null,id,"),
            "{error}"
        );
        assert!(error.reason.contains(": seat 2 has knight, sorcerer, oracle, machine, parasite; seat 5"));
    }
}

#[test]
fn a_wrong_header_is_wrong_in_line_1() {
    for (header, kind) in [
        (HEADER.replace(",\"b\",\"c\"", ""), Kind::NotARecord),
        (HEADER.replace("\"c\"", "\"c\",\"d\",\"e\""), Kind::NotARecord),
        (HEADER.replace("king", "tournament"), Kind::NotARecord),
        (HEADER.replace("lady", "golem"), Kind::NotARecord),
        (HEADER.replace("knight", "gambler"), Kind::NotARecord),
        (HEADER.replace("\"lady\",", ""), Kind::NotARecord),
        (HEADER.replace("\"lady\"", "\"lady\",\"gambler\""), Kind::NotARecord),
        (HEADER.replace("lady", "wolf"), Kind::UnknownCard("wolf".into())),
        (HEADER.replace("\"lady\"", "7"), Kind::Unreadable),
        (HEADER.replace("characters", "cards"), Kind::Unreadable),
        (tournament(4, ""), Kind::NotARecord),
        (tournament(17, ""), Kind::NotARecord),
        (tournament(12, ""), Kind::Unreadable),
        (tournament(12, ",\"groups\":null"), Kind::NotARecord),
        (tournament(12, ",\"groups\":[4,4]"), Kind::NotARecord),
        (tournament(12, ",\"groups\":[3,3,3,4]"), Kind::NotARecord),
        (tournament(12, ",\"groups\":[4.0,4,4]"), Kind::Unreadable),
    ] {
        let error = record::read(header.as_bytes()).unwrap_err();
        assert_eq!((error.line, error.kind), (1, kind), "{header}: {}", error.reason);
    }
}

#[test]
fn groups_count_with_twelve_seats_alone() {
    for (seats, groups, twelve) in [
        (12, ",\"groups\":[4,4,4]", Some(Twelve::Quads)),
        (12, ",\"groups\":[3,3,3,3]", Some(Twelve::Trios)),
        (5, ",\"groups\":\"whatever\"", None),
        (16, "", None),
    ] {
        let text = tournament(seats, groups);
        let replay = record::read(text.as_bytes()).unwrap();
        let Setup::King { setup } = replay.header.setup else { panic!() };
        assert_eq!((setup.seats(), setup.is_tournament(), setup.twelve()), (seats, true, twelve));
        let written = king::write(&replay.header, &[]);
        assert_eq!(written.trim_end(), tournament(seats, if twelve.is_some() { groups } else { "" }));
    }
}

#[test]
fn unknown_keys_are_ignored() {
    let text = format!(
        "{HEADER}\n{{\"at\":1e999,\"roll\":[4,6,9]}}\n{}\n{}",
        r#"{"seat":9,"place":1,"choose":["golem","golem","oracle"]}"#,
        r#"{"seat":2,"who":{"face":1},"roll":[-0]}"#
    );
    let error = record::read(text.as_bytes()).unwrap_err();
    assert_eq!((error.line, error.kind), (4, Kind::Illegal));
    let play = play(&text.replace("-0", "7"));
    assert_eq!((play.state.phase(), play.actions.len()), (Phase::Choose, 5));
}

#[test]
fn reasons_stay_short_whatever_a_file_says() {
    let long = "é".repeat(100_000);
    for text in [
        HEADER.replace("lady", &long),
        tournament(12, &format!(",\"groups\":\"{long}\"")),
        format!("{HEADER}\n{{\"roll\":\"{long}\"}}"),
        format!("{HEADER}\n{{\"roll\":[\"{long}\",1,1]}}"),
        format!("{HEADER}\n{{\"roll\":[1,1,{}]}}", "9".repeat(100_000)),
        format!("{HEADER}\n{{\"seat\":\"{long}\",\"take\":1}}"),
        format!("{HEADER}\n{{\"seat\":0,\"take\":\"{long}\"}}"),
        format!("{HEADER}\n{{\"roll\":[1,1,1]}}\n{{\"choose\":[\"{long}\",\"lady\",\"lady\"]}}"),
    ] {
        let error = record::read(text.as_bytes()).unwrap_err();
        assert!(error.reason.chars().count() < 500, "{}", error.reason);
    }
}
