//! `douze simulate council`: whole councils, the same for the same seed.
#![allow(clippy::unwrap_used, reason = "tests")]

use serde_json::Value;
use std::process::{Command, Output};

fn douze(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_douze")).args(args).output().unwrap()
}

fn object(args: &[&str]) -> Value {
    let output = douze(&[&["simulate", "council", "--json"], args].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let mut object: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    for clock in ["ms_median", "ms_p99"] {
        assert!(object.as_object_mut().unwrap().remove(clock).unwrap().is_number());
    }
    object
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let play = |seed| object(&["--players", "3", "--games", "20", "--seed", seed]);
    let first = play("7");
    assert_eq!(first, play("7"));
    assert_ne!(first, play("8"));
    assert_eq!((&first["games"], &first["players"]), (&20.into(), &3.into()));
    assert_eq!((&first["scenario"], &first["level"]), (&Value::Null, &"councillor".into()));
    assert!(first["won"].as_u64().unwrap() <= 20);
    for mean in ["mean_score", "mean_solved", "mean_bells"] {
        assert!(first[mean].is_f64(), "{mean}");
    }
}

#[test]
fn every_month_is_played_with_every_number_of_councillors() {
    let months = "january february march april may june july august september october november december";
    for month in months.split(' ') {
        for players in ["2", "3", "4"] {
            let games = object(&["--players", players, "--scenario", month, "--games", "2"]);
            assert_eq!(games["scenario"], month);
            let random =
                object(&["--players", players, "--scenario", month, "--games", "2", "--level", "random"]);
            assert_eq!(random["level"], "random");
        }
    }
}

#[test]
fn without_bells_none_are_rung() {
    let games = object(&["--players", "4", "--games", "10", "--no-bells"]);
    assert_eq!(games["mean_bells"], 0.0);
}

/// Games won, of so many.
fn won(seats: &str, games: &str, more: &[&str]) -> u64 {
    object(&[&["--seats", seats, "--games", games], more].concat())["won"].as_u64().unwrap()
}

/// Seconds: hundreds of games. The figures of a thousand games each are in measuring.md.
#[test]
fn sages_of_all_temperaments_play_well_together_and_without_words() {
    let mixed = "sage-bold,sage-careful,sage-loyal";
    assert!(won(mixed, "50", &[]) >= 38);
    assert!(won(mixed, "50", &["--silent"]) >= 38);
}

#[test]
fn a_better_councillor_is_a_better_partner_for_a_person() {
    let beside = |level: &str, person: &str| {
        won(&format!("{person},{level}-careful,{level}-loyal"), "150", &["--seed", "3"])
    };
    for person in ["greedy-truth", "thinker"] {
        let [sage, councillor, apprentice] =
            ["sage", "councillor", "apprentice"].map(|level| beside(level, person));
        assert!(sage > apprentice + 25 && councillor > apprentice && sage + 10 > councillor, "{person}");
    }
}

#[test]
fn what_is_said_and_done_can_be_read() {
    let output =
        douze(&["simulate", "council", "--seats", "greedy-proposals,sage-bold", "--games", "2", "--log"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("=== game 1") && text.contains("says take_it") && text.contains("turn 1: dilemma"));
}

#[test]
fn a_wrong_call_is_reported_and_plays_nothing() {
    for args in [
        ["--players", "5", "--games", "2"].as_slice(),
        &["--players", "3", "--games", "0"],
        &["--players", "3", "--games", "2", "--scenario", "brumaire"],
        &["--players", "3", "--games", "2", "--level", "owl"],
        &["--players", "3", "--games", "2", "--temperament", "wild"],
        &["--games", "2"],
        &["--seats", "sage-bold,nobody", "--games", "2"],
        &["--seats", "sage-bold", "--games", "2"],
    ] {
        let output = douze(&[&["simulate", "council"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
    assert_eq!(douze(&["simulate", "king", "--players", "3", "--games", "2"]).status.code(), Some(2));
}

/// Seconds: games of sages with a silent person, with one of proposals, and with a thinking one.
#[test]
fn hardly_a_word_is_belied_by_the_next_card() {
    for seats in
        ["greedy", "greedy-proposals", "thinker"].map(|person| format!("{person},sage-careful,sage-loyal"))
    {
        let games = object(&["--seats", &seats, "--games", "60", "--seed", "5"]);
        let [given, belied] = ["words_given", "words_belied"].map(|key| games[key].as_u64().unwrap());
        assert!(given > 200 && 50 * belied <= given, "{seats}: {belied} of {given}");
    }
}
