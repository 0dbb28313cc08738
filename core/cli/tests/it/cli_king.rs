//! The tool from outside, for King of 12: replay, arena and bench.
#![allow(clippy::unwrap_used)] // helpers of tests

use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Output};

fn douze(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_douze")).args(args).output().unwrap()
}

fn example(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/tests/data/examples");
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

fn arena(args: &[&str]) -> Output {
    douze(&["arena", "king", "--json"].iter().chain(args).copied().collect::<Vec<_>>())
}

#[test]
fn replay_prints_the_position_as_one_object() {
    insta::assert_snapshot!("king_end", out(&douze(&["replay", &example("king/000.douze"), "--json"])));
    let tie_break = example("rulebook/tournament-tie-break.douze");
    insta::assert_snapshot!(
        "tie_break_until_24",
        out(&douze(&["replay", &tie_break, "--until", "24", "--json"]))
    );
    let face = out(&douze(&["replay", &example("tournament/003.douze"), "--until", "7", "--json"]));
    let face: Value = serde_json::from_str(&face).unwrap();
    assert_eq!((&face["phase"], &face["asked"]), (&json!("face"), &json!([1])));
    assert_eq!(face["groups"], json!([[0, 1], [2, 3, 4]]));
}

#[test]
fn replay_draws_the_position() {
    let draw = |name: &str, until: &str| out(&douze(&["replay", &example(name), "--until", until]));
    insta::assert_snapshot!("king_drawn_until_1", draw("king/000.douze", "1"));
    insta::assert_snapshot!("king_drawn_until_3", draw("king/000.douze", "3"));
    insta::assert_snapshot!("king_drawn_end", out(&douze(&["replay", &example("king/000.douze")])));
    insta::assert_snapshot!("tie_break_drawn", draw("rulebook/tournament-tie-break.douze", "24"));
}

#[test]
fn a_wrong_line_is_named() {
    let bad = example("rulebook/king-card-played-twice.bad.douze");
    let output = douze(&["replay", &bad]);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
    let words =
        "line 4: knight is not in the hand of seat 1; due is {\"choose\":[id,id,id]}: seat 0 has sorcerer";
    assert!(err(&output).starts_with(words), "{}", err(&output));
    let object: Value = serde_json::from_str(&out(&douze(&["replay", &bad, "--json"]))).unwrap();
    assert_eq!(object["error"]["line"], 4);
    assert_eq!(douze(&["replay", &bad, "--until", "3"]).status.code(), Some(0));
}

#[test]
fn the_arena_plays_the_same_games_for_the_same_seed() {
    let run = |seats, games, seed| {
        let args = ["--a", "greedy", "--b", "random", "--games", games, "--seats", seats, "--seed", seed];
        let mut report = last_object(&arena(&args));
        for time in ["ms_median", "ms_p99"] {
            assert!(report.as_object_mut().unwrap().remove(time).unwrap().as_f64().unwrap() >= 0.0);
        }
        report
    };
    for (seats, games, least) in [("2", "36", 20), ("3", "36", 14), ("4", "36", 10)] {
        let report = run(seats, games, "7");
        assert_eq!(report, run(seats, games, "7"));
        assert_ne!(report, run(seats, games, "8"));
        let count = |key: &str| report[key].as_u64().unwrap();
        assert_eq!(count("wins") + count("draws") + count("losses"), 36);
        assert!(count("wins") >= least, "{report}");
        assert_eq!((&report["game"], report["draws"].as_u64()), (&json!("king"), Some(0)), "{report}");
        assert!(report["nodes_median"].is_u64(), "{report}");
    }
}

#[test]
fn equal_levels_win_each_deal_once() {
    for (seats, games, margin) in [("2", "20", Some(0.0)), ("3", "30", None), ("4", "40", None)] {
        let args = ["--a", "random", "--b", "random", "--games", games, "--seats", seats];
        let report = last_object(&arena(&args));
        // All seatings draw the same chances, so they are the same game.
        assert_eq!(report["wins"], 10, "{report}");
        if let Some(margin) = margin {
            assert_eq!(report["mean_margin"], margin, "{report}");
        }
    }
}

#[test]
fn the_pretender_is_there() {
    let report =
        last_object(&arena(&["--a", "pretender", "--b", "random", "--games", "6", "--characters", "first"]));
    assert!(report["wins"].as_u64().unwrap() >= 3, "{report}");
}

#[test]
fn wrong_calls_of_the_arena_say_what_is_right() {
    for (args, words) in [
        (
            ["--a", "fox", "--b", "random", "--games", "2"],
            "random, greedy, pretender, courtier and strategist",
        ),
        (["--a", "random", "--b", "search10k", "--games", "2"], "comes later"),
        (["--a", "random", "--b", "random", "--games", "3"], "played twice"),
        (["--a", "random", "--b", "random", "--games", "0"], "at least one game"),
    ] {
        let output = arena(&args);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{args:?}");
        assert!(err(&output).contains(words), "{args:?}: {}", err(&output));
    }
    let call = ["--a", "random", "--b", "random", "--games", "4"];
    for more in [["--seats", "1"], ["--seats", "5"], ["--characters", "knight"]] {
        let args: Vec<&str> = call.iter().chain(&more).copied().collect();
        assert_eq!(arena(&args).status.code(), Some(2), "{more:?}");
    }
    assert_eq!(arena(&[&call[..], &["--choose3"]].concat()).status.code(), Some(2));
}

#[test]
fn the_bench_measures_something() {
    let report = last_object(&douze(&["bench", "--seconds", "0.02", "--seed", "3", "--json"]));
    let king = &report["king"];
    for key in ["games_per_cpu_s", "actions_per_cpu_s", "api_actions_per_cpu_s"] {
        assert!(king[key].as_u64().unwrap() > 0, "{report}");
    }
    for seats in ["2", "3", "4"] {
        assert!(king["turns_per_cpu_s"][seats].as_u64().unwrap() > 0, "{report}");
    }
    assert!(king["actions_per_cpu_s"].as_u64() > king["turns_per_cpu_s"]["2"].as_u64(), "{report}");
    assert!(king["turns_per_cpu_s"]["2"].as_u64() > king["games_per_cpu_s"].as_u64(), "{report}");
}
