//! King of 12 in the terminal, played through a pipe.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use douze_app::record::{self, Play, king};
use douze_rules::king::{Character, Lineup, Phase, Twelve};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn play(data: &Path, args: &[&str], answers: &str) -> Output {
    play_game("king", data, args, answers)
}

fn play_game(game: &str, data: &Path, args: &[&str], answers: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_douze"));
    command.args(["play", game, "--lang", "en", "--data"]).arg(data).args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let answers = answers.to_owned();
    // It may end before it has read everything.
    let writer = std::thread::spawn(move || drop(input.write_all(answers.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn last_object(output: &Output) -> Value {
    serde_json::from_str(out(output).lines().last().unwrap()).unwrap()
}

/// Plays to the end with ones; gives what was printed and what the record holds.
fn to_the_end(args: &[&str]) -> (Output, king::Play) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.douze");
    let args: Vec<&str> = args.iter().copied().chain(["--json", "--record"]).chain(file.to_str()).collect();
    let output = play(folder.path(), &args, &"1\n".repeat(20_000));
    assert_eq!(last_object(&output)["ended"], true);
    let record = std::fs::read(&file).unwrap();
    let Play::King(played) = record::read(&record).unwrap().play else { panic!() };
    assert_eq!(played.state.phase(), Phase::Over);

    // The same seed and the same answers are the same game.
    let other = tempfile::tempdir().unwrap();
    assert_eq!(out(&play(other.path(), &args, &"1\n".repeat(20_000))), out(&output));
    assert_eq!(std::fs::read(&file).unwrap(), record);
    (output, played)
}

#[test]
fn a_pipe_of_ones_plays_a_game_of_two_to_its_end() {
    let (output, played) = to_the_end(&["--seed", "5", "--players", "person,pretender"]);
    let end = last_object(&output);
    let winner = played.state.winner().unwrap().index();
    assert_eq!((&end["game"], &end["end"]["winner"]), (&json!("king"), &json!(winner)));
    assert_eq!(end["end"]["crowns"][winner], 2);
    assert_eq!(played.setup.seats(), 2);
    assert_eq!(played.setup.lineup(), Lineup::FIRST_GAME);
    assert!(!out(&output).contains("Pass the device"), "one person alone needs no curtain");
}

#[test]
fn a_pipe_of_ones_plays_a_game_of_four_step_by_step() {
    let ids = "machine,lady,merchants,knight,troublemakers,sorcerer,reverser";
    let players = "person,pretender,person,pretender";
    let (output, played) = to_the_end(&["--seed", "6", "--players", players, "--steps", "--characters", ids]);
    let lineup: Vec<&str> = played.setup.lineup().iter().map(Character::id).collect();
    assert_eq!(lineup, ["knight", "machine", "lady", "merchants", "troublemakers", "sorcerer", "reverser"]);
    assert_eq!(played.setup.seats(), 4);
    let text = out(&output);
    for part in ["Player 3’s turn", "== Step 1 of 6", "== Step 6 of 6", "next: ", "Standings"] {
        assert!(text.contains(part), "{part}");
    }
}

#[test]
fn a_pipe_of_ones_plays_a_tournament_of_fifteen_to_its_end() {
    let players = format!("person,person{}", ",pretender".repeat(13));
    let (output, played) = to_the_end(&["--seed", "9", "--players", &players, "--characters", "random"]);
    assert_eq!(last_object(&output)["game"], "tournament");
    assert!(played.setup.is_tournament() && played.setup.seats() == 15);
    assert!(played.setup.lineup().is_random_legal());
    let text = out(&output);
    for part in ["Group 4", "Champions: ", " ×: ", "♛♛"] {
        assert!(text.contains(part), "{part}");
    }
}

#[test]
fn the_screen_is_drawn_as_it_is() {
    // People alone, so that no built-in player's taste is part of it.
    let folder = tempfile::tempdir().unwrap();
    let args = ["--seed", "8", "--players", "person,person,person", "--characters", "first"];
    let answers = "ok\ntable\nok\nlift\nhelp\nKNIGHT \nundo\nlift\nsorcerer\nlift\nhistory\ngolem\nlift\n\
                   77\nmachine\nwhy\n1\n";
    insta::assert_snapshot!("three_people", out(&play(folder.path(), &args, answers)));
}

#[test]
fn a_sorcerers_face_and_a_ladys_token_have_words() {
    let folder = tempfile::tempdir().unwrap();
    let ids = "knight,lady,sorcerer,oracle,machine,golem,parasite";
    let args = ["--seed", "3", "--players", "person,person,person", "--characters", ids];
    let turn = |cards: [&str; 3]| format!("ok\nlift\n{}\nlift\n{}\nlift\n{}\n", cards[0], cards[1], cards[2]);
    let faces = out(&play(folder.path(), &args, &turn(["sorcerer", "golem", "machine"])));
    let offered = faces.lines().filter(|line| line.contains("  face")).count();
    assert_eq!(offered, 5, "{faces}");
    let tokens = turn(["golem", "machine", "machine"]) + &turn(["lady", "lady", "lady"]);
    let tokens = out(&play(folder.path(), &args, &tokens));
    assert!(tokens.contains("take0: "), "{tokens}");
}

#[test]
fn the_end_of_input_leaves_a_game_that_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--seed", "5", "--players", "person,person", "--json"];
    let cut = play(folder.path(), &args, "ok\nlift\n1\n");
    assert_eq!(last_object(&cut), json!({ "game": "king", "ended": false, "end": null }));
    assert!(out(&cut).contains("The input has ended. The game is saved."));
    // The second person's choice is still behind the curtain, and the first one's stays hidden.
    let quit = out(&play(folder.path(), &[], "quit\n"));
    assert!(quit.contains("Player 2’s turn") && quit.contains("The game is saved."), "{quit}");
    assert!(!quit.contains("Knight"), "{quit}");
    assert_eq!(last_object(&play(folder.path(), &["--json"], &"1\n".repeat(5_000)))["ended"], true);
}

#[test]
fn another_game_stays_saved_when_this_one_is_begun() {
    let folder = tempfile::tempdir().unwrap();
    out(&play_game("forest", folder.path(), &["--seed", "5", "--players", "person,fawn"], "1\n"));
    let king = out(&play(folder.path(), &[], "quit\n"));
    assert!(king.contains("== King of 12"), "{king}");
    let again = out(&play(folder.path(), &[], "quit\n"));
    assert!(again.contains("== King of 12"), "{again}");
}

#[test]
fn twelve_sit_in_three_or_four_groups() {
    let players = format!("person{}", ",pretender".repeat(11));
    for (groups, count, twelve) in [("4,4,4", 3, Twelve::Quads), ("3,3,3,3", 4, Twelve::Trios)] {
        let folder = tempfile::tempdir().unwrap();
        let args = ["--seed", "2", "--players", &players, "--groups", groups];
        let text = out(&play(folder.path(), &args, "quit\n"));
        let found = text.lines().filter(|line| line.starts_with("Group ")).count();
        assert_eq!(found, count, "{twelve:?}: {text}");
    }
}

#[test]
fn wrong_calls_say_what_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let many = format!("person{}", ",pretender".repeat(16));
    for (args, words) in [
        (["--players", "pretender,pretender"], "Keep at least one seat for a player"),
        (["--players", "person,pretender:bold"], "only councillors of the app"),
        (["--players", "person,fox"], "there are person, pretender, courtier, strategist"),
        (["--players", "person"], "2 to 16 players"),
        (["--players", &many], "2 to 16 players"),
        (["--characters", "knight,lady"], "seven characters, not 2"),
        (["--characters", "second"], "none of alchemist"),
        (["--groups", "6,6"], "4,4,4 or 3,3,3,3"),
        (["--groups", "4,4,4"], "for 12 players"),
        (["--variant", "choose3"], "belongs to forest"),
    ] {
        let output = play(folder.path(), &args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(words), "{args:?}: {output:?}");
    }
}
