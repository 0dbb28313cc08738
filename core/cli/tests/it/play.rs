//! The game in the terminal, played through a pipe.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use douze_app::record::{self, Play};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn play(data: &Path, args: &[&str], answers: &str) -> Output {
    play_game(data, "forest", args, answers)
}

fn play_game(data: &Path, game: &str, args: &[&str], answers: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_douze"));
    command.args(["play", game, "--lang", "en", "--data"]).arg(data).args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // It may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(answers.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn last_object(output: &Output) -> Value {
    serde_json::from_str(out(output).lines().last().unwrap()).unwrap()
}

#[test]
fn a_pipe_of_ones_plays_a_game_to_its_end() {
    for (seed, players, variant) in
        [("5", "person,fawn", "standard"), ("6", "fox,person", "choose3"), ("7", "person,person", "choose3")]
    {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.douze");
        let args = ["--seed", seed, "--players", players, "--variant", variant, "--json", "--record"];
        let args: Vec<&str> = args.into_iter().chain(file.to_str()).collect();
        let first = play(folder.path(), &args, &"1\n".repeat(500));
        let end = last_object(&first);
        assert_eq!(end["ended"], true, "{end}");
        let record = std::fs::read(&file).unwrap();
        let Play::Forest(played) = record::read(&record).unwrap().play else { panic!() };
        assert_eq!(end["end"]["scores"], json!(played.state.scores()));

        // The same seed and the same answers are the same game.
        let other = tempfile::tempdir().unwrap();
        let again = play(other.path(), &args, &"1\n".repeat(500));
        assert_eq!(out(&first), out(&again));
        assert_eq!(std::fs::read(&file).unwrap(), record);
    }
}

#[test]
fn the_screen_is_drawn_as_it_is() {
    // Two people, so that no built-in player's taste is part of it.
    let folder = tempfile::tempdir().unwrap();
    let args = ["--seed", "8", "--players", "person,person"];
    let answers = "1\nhelp\nBAT \nundo\nlift\n1\n1\n77\nowl\n1\n2,1\nwhy\nok\n";
    insta::assert_snapshot!("two_people", out(&play(folder.path(), &args, answers)));
}

#[test]
fn the_end_of_input_leaves_a_game_that_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let cut = play(folder.path(), &["--seed", "5", "--json"], "1\n1\n1\n");
    assert_eq!(last_object(&cut), json!({ "game": "forest", "ended": false, "end": null }));
    assert!(out(&cut).contains("The input has ended. The game is saved."));
    let quit = out(&play(folder.path(), &[], "lift\nquit\n"));
    assert!(quit.contains("Round 3") && quit.contains("The game is saved."), "{quit}");
    assert_eq!(last_object(&play(folder.path(), &["--json"], &"1\n".repeat(200)))["ended"], true);
}

#[test]
fn a_record_that_cannot_be_written_is_said_before_the_game() {
    let folder = tempfile::tempdir().unwrap();
    for path in [folder.path().join("none/game.douze"), folder.path().to_owned()] {
        let args = ["--seed", "5", "--json", "--record", path.to_str().unwrap()];
        let output = play(folder.path(), &args, &"1\n".repeat(500));
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]));
        assert!(String::from_utf8_lossy(&output.stderr).contains("cannot write"), "{output:?}");
    }
}

#[test]
fn a_game_without_an_end_leaves_no_record() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.douze");
    let args = ["--seed", "5", "--record", file.to_str().unwrap()];
    out(&play(folder.path(), &args, "1\n"));
    assert!(!file.exists());
    // What was there before stays.
    std::fs::write(&file, "before").unwrap();
    out(&play(folder.path(), &args, "1\n"));
    assert_eq!(std::fs::read(&file).unwrap(), b"before");
    let end = out(&play(folder.path(), &args, &"1\n".repeat(500)));
    assert!(record::read(&std::fs::read(&file).unwrap()).is_ok(), "{end}");
}

#[test]
fn half_a_line_and_bad_bytes_do_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    assert!(out(&play(folder.path(), &["--seed", "5"], "")).ends_with("The game is saved.\n"));
    let odd =
        out(&play(folder.path(), &["--seed", "5"], "\n\n0\n-1\n99999999999999999999\n\u{1}\u{fffd}\n1"));
    assert_eq!(odd.matches("is not in the list").count(), 4, "{odd}");
    assert!(odd.contains("has chosen a card"), "{odd}");
}

#[test]
fn wrong_calls_say_what_is_right() {
    let folder = tempfile::tempdir().unwrap();
    for (args, words) in [
        (["--players", "fox,fawn"], "Keep at least one seat for a player"),
        (["--players", "bear,person"], "there are person, fawn, fox, wolf, owl"),
        (["--players", "person"], "as in person,fawn"),
        (["--variant", "open"], "standard and choose3"),
        (["--groups", "4,4,4"], "belong to king"),
    ] {
        let output = play(folder.path(), &args, "");
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains(words), "{args:?}");
    }
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let output = play(&file, &[], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be used"));
}

#[test]
fn a_hint_and_a_review_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--seed", "5", "--players", "person,fox", "--review"];
    let output = out(&play(folder.path(), &args, &format!("hint\n{}", "1\n".repeat(500))));
    assert!(output.contains("== A hint =="), "{output}");
    assert!(output.contains("points") && output.contains("Black: every decision"), "{output}");
    assert!(output.contains("Round 1, choice: "), "{output}");
    // Two people would see each other's cards.
    let folder = tempfile::tempdir().unwrap();
    let output = out(&play(folder.path(), &["--seed", "5", "--players", "person,person"], "1\nhint\n"));
    assert!(!output.contains("== A hint =="), "{output}");
}

#[test]
fn a_puzzle_is_answered_and_left() {
    for (game, asked) in [("forest", "to play: win for sure!"), ("king", "for sure"), ("council", "for sure")]
    {
        let folder = tempfile::tempdir().unwrap();
        let shown = out(&play_game(folder.path(), game, &["--puzzle"], "1\n1\n1\n1\n1\n1\n1\n1\nquit\n"));
        assert!(shown.contains(asked) && shown.contains("Rating: 1500 → "), "{shown}");
    }
}
