//! The tool from outside: what it prints, and its exit codes.
#![allow(clippy::unwrap_used)] // helpers of tests

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn douze(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_douze")).args(args).output().unwrap()
}

fn example(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/tests/data/examples/forest");
    folder.join(name).to_str().unwrap().to_owned()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn last_object(output: &Output) -> Value {
    assert!(output.status.success(), "{}", err(output));
    serde_json::from_str(out(output).lines().last().unwrap()).unwrap()
}

#[test]
fn replay_prints_the_position_as_one_object() {
    insta::assert_snapshot!("end", out(&douze(&["replay", &example("000.douze"), "--json"])));
    let position = out(&douze(&["replay", "--json", "--until", "8", &example("000.douze")]));
    insta::assert_snapshot!("until_8", position);
}

#[test]
fn replay_draws_the_position() {
    insta::assert_snapshot!("drawn_until_1", out(&douze(&["replay", &example("000.douze"), "--until", "1"])));
    insta::assert_snapshot!(
        "drawn_until_12",
        out(&douze(&["replay", &example("000.douze"), "--until", "12"]))
    );
    insta::assert_snapshot!("drawn_end", out(&douze(&["replay", &example("000.douze")])));
}

#[test]
fn a_wrong_line_is_named() {
    let output = douze(&["replay", &example("008.bad.douze")]);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
    assert!(
        err(&output).starts_with("line 17: two decisions, \"choose\" and \"place\"; due is "),
        "{}",
        err(&output)
    );

    let output = douze(&["replay", &example("008.bad.douze"), "--json"]);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(1), ""));
    let object: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(object["error"]["line"], 17);
    assert_eq!(object.as_object().unwrap().len(), 1);
    assert!(object["error"]["reason"].as_str().unwrap().starts_with("two decisions"));
}

#[test]
fn later_lines_are_not_read() {
    for (name, bad) in [("007.bad.douze", 18), ("000.bad.douze", 28), ("027.bad.douze", 32)] {
        let until = |line: i32| douze(&["replay", &example(name), "--until", &line.to_string(), "--json"]);
        assert_eq!(until(bad - 1).status.code(), Some(0), "{name}");
        assert_eq!(until(bad).status.code(), Some(1), "{name}");
    }
}

#[test]
fn a_line_that_is_not_there_is_a_usage_error() {
    for until in ["0", "-1", "30", "99999999999999999999", "x", "1.0"] {
        let output = douze(&["replay", &example("000.douze"), "--until", until, "--json"]);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{until}");
        assert!(err(&output).contains("--until"), "{until}: {}", err(&output));
    }
    assert_eq!(douze(&["replay", &example("000.douze"), "--until", "28"]).status.code(), Some(0));
}

#[test]
fn files_that_cannot_be_had_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let missing: PathBuf = folder.path().join("none.douze");
    for path in [folder.path(), &missing] {
        let output = douze(&["replay", path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains("cannot read") && err(&output).contains(path.to_str().unwrap()));
    }
    let empty = folder.path().join("empty.douze");
    std::fs::write(&empty, "").unwrap();
    let output = douze(&["replay", empty.to_str().unwrap(), "--json"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        out(&output).starts_with(r#"{"error":{"line":1,"reason":"the file is empty"#),
        "{}",
        out(&output)
    );
    for (text, words) in [("", "the file is empty"), (HEADER, "the record has one line")] {
        std::fs::write(&empty, text).unwrap();
        let output = douze(&["replay", empty.to_str().unwrap(), "--until", "0"]);
        assert_eq!((output.status.code(), err(&output)), (Some(2), format!("error: --until 0: {words}\n")));
    }
}

const HEADER: &str = r#"{"douze":1,"game":"forest","seats":["a","b"],"setup":{"variant":"standard"}}"#;

#[test]
fn nothing_in_a_record_moves_or_turns_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("odd.douze");
    let odd = HEADER.replace("\"a\"", "\"\\u001b[2JÉ\u{202e}\\n\"");
    let replay = |text: &str| {
        std::fs::write(&file, text).unwrap();
        douze(&["replay", file.to_str().unwrap()])
    };
    let drawn = out(&replay(&odd));
    assert!(drawn.contains(r"\u{1b}[2JÉ\u{202e}\n (0, black)"), "{drawn}");
    let wrong = err(&replay(&HEADER.replace("standard", "\u{9b}2J\u{202e}")));
    assert!(wrong.contains(r"\u{9b}2J\u{202e}"), "{wrong}");
    for text in [drawn, wrong] {
        assert!(!text.contains(['\u{1b}', '\u{202e}', '\u{9b}']), "{text:?}");
    }
}

#[test]
fn a_newer_record_is_refused_by_both_numbers() {
    let output = douze(&["replay", &example("012.bad.douze")]);
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!("newer", err(&output));
}

#[test]
fn the_arena_plays_the_same_games_for_the_same_seed() {
    let run = |seed| {
        let args =
            ["arena", "forest", "--a", "greedy", "--b", "random", "--games", "20", "--seed", seed, "--json"];
        let mut report = last_object(&douze(&args));
        for time in ["ms_median", "ms_p99"] {
            assert!(report.as_object_mut().unwrap().remove(time).unwrap().as_f64().unwrap() >= 0.0);
        }
        report
    };
    let report = run("7");
    assert_eq!(report, run("7"));
    assert_ne!(report, run("8"));
    let count = |key: &str| report[key].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 20);
    assert!(count("wins") > 15, "{report}");
    assert!(report["mean_margin"].as_f64().unwrap() > 3.0, "{report}");
    assert!(report["nodes_median"].is_u64(), "{report}");
    let share = f64::from((2 * count("wins") + count("draws")) as u32) / 40.0;
    assert!((report["share"].as_f64().unwrap() - share).abs() < 1e-9, "{report}");
    assert!((0.0..0.2).contains(&report["share_error"].as_f64().unwrap()), "{report}");
}

#[test]
fn equal_levels_on_mirrored_deals_are_even() {
    let args = ["arena", "forest", "--a", "random", "--b", "random", "--games", "2", "--json", "--choose3"];
    let report = last_object(&douze(&args));
    // Both seatings draw the same chances, so they are the same game.
    assert_eq!([&report["wins"], &report["losses"]], [1, 1].map(|count| json!(count)).each_ref(), "{report}");
    assert_eq!(report["mean_margin"], 0.0);
}

#[test]
fn a_level_that_is_none_is_a_usage_error() {
    let output = douze(&["arena", "forest", "--a", "lion", "--b", "fox", "--games", "2"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("wolf and owl"), "{}", err(&output));
}

#[test]
fn levels_play_against_strangers() {
    for (game, level, stranger) in [("forest", "fawn", "copycat"), ("king", "pretender", "highest")] {
        let args = ["arena", game, "--a", level, "--b", stranger, "--games", "4", "--json"];
        let report = last_object(&douze(&args));
        assert_eq!((report["b"].as_str(), report["games"].as_u64()), (Some(stranger), Some(4)));
    }
}

#[test]
fn the_arena_takes_whole_deals_and_two_seats() {
    let arena = |args: &[&str]| {
        let call = ["arena", "forest", "--a", "random", "--b", "random", "--json"];
        douze(&call.iter().chain(args).copied().collect::<Vec<_>>())
    };
    for (games, words) in [("0", "is even"), ("1", "played twice"), ("3", "is even"), ("x", "not a number")] {
        let output = arena(&["--games", games]);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{games}");
        assert!(err(&output).contains(words), "{}", err(&output));
    }
    assert_eq!(last_object(&arena(&["--games", "2", "--seats", "2"]))["games"], 2);
    for seats in ["0", "1", "3", "4", "5"] {
        let output = arena(&["--games", "2", "--seats", seats]);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{seats}");
    }
}

#[test]
fn the_bench_measures_something() {
    let report = last_object(&douze(&["bench", "--seconds", "0.02", "--seed", "3", "--json"]));
    let forest = &report["forest"];
    let keys =
        ["games_per_cpu_s", "actions_per_cpu_s", "api_actions_per_cpu_s", "search_simulations_per_cpu_s"];
    for key in keys {
        assert!(forest[key].as_u64().unwrap() > 0, "{report}");
    }
    assert!(forest["actions_per_cpu_s"].as_u64() > forest["games_per_cpu_s"].as_u64(), "{report}");
    assert_eq!(douze(&["bench", "--seconds", "0"]).status.code(), Some(2));
}
