//! Council of 12 in the terminal, played through a pipe.
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

use douze_app::deck::{Deck, Decks};
use douze_app::record::{self, Play, council};
use douze_rules::council::{Character, Phase, Scenario};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn play(data: &Path, args: &[&str], answers: &str) -> Output {
    play_game("council", "en", data, args, answers)
}

fn play_game(game: &str, lang: &str, data: &Path, args: &[&str], answers: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_douze"));
    command.args(["play", game, "--lang", lang, "--data"]).arg(data).args(args);
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

fn ones() -> String {
    "1\n".repeat(2_000)
}

/// Plays to the end with ones; gives what was printed and what the record holds.
fn to_the_end(lang: &str, args: &[&str]) -> (String, council::Play) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.douze");
    let args: Vec<&str> = args.iter().copied().chain(["--json", "--record"]).chain(file.to_str()).collect();
    let output = play_game("council", lang, folder.path(), &args, &ones());
    let end = last_object(&output);
    assert_eq!((&end["game"], &end["ended"]), (&json!("council"), &json!(true)));
    let record = std::fs::read(&file).unwrap();
    let Play::Council(played) = record::read(&record).unwrap().play else { panic!() };
    assert_eq!(played.state.phase(), Phase::Over);
    let position = council::Position::of(&played.state);
    assert_eq!(end["end"]["score"], json!(position.score));

    // What was played replays to where it ended.
    let replayed = Command::new(env!("CARGO_BIN_EXE_douze")).arg("replay").arg(&file).arg("--json").output();
    let replayed: Value = serde_json::from_slice(&replayed.unwrap().stdout).unwrap();
    for (ours, theirs) in [
        ("score", "score"),
        ("favour", "favour"),
        ("outcome", "outcome"),
        ("ruler", "ruler"),
        ("turn", "turn"),
    ] {
        assert_eq!(end["end"][ours], replayed[theirs], "{ours}");
    }

    // The same seed and the same answers are the same game. (A King of 12 for the throne has a chance of its own.)
    let other = tempfile::tempdir().unwrap();
    let again = out(&play_game("council", lang, other.path(), &args, &ones()));
    let text = out(&output);
    assert_eq!(council_of(&again), council_of(&text));
    assert_eq!(std::fs::read(&file).unwrap(), record);
    (council_of(&text).to_owned(), *played)
}

/// Without a King of 12 for the throne that may follow.
fn council_of(text: &str) -> &str {
    text.split("  1  throne: ").next().unwrap()
}

#[test]
fn a_pipe_of_ones_plays_january_with_two_councillors_in_every_language() {
    let args = ["--seed", "1", "--players", "person,councillor,councillor", "--month", "january"];
    let mut games = Vec::new();
    for (lang, words) in [
        ("en", ["January", "Petitioner:", "Chronicle: ", "Clara is thinking"]),
        ("fr", ["Janvier", "Quémandeur", "Chronique", "Clara"]),
        ("de", ["Januar", "Bittstell", "Chronik", "Clara"]),
    ] {
        let (text, played) = to_the_end(lang, &args);
        for word in words {
            assert!(text.contains(word), "{lang}: {word}: {text}");
        }
        assert!(!text.contains("Pass the device"), "one person alone needs no curtain");
        assert_eq!(played.state.public_setup().scenario(), Some(Scenario::January));
        games.push((played.actions, played.state));
    }
    // Languages change words and nothing else.
    assert!(games.windows(2).all(|two| two[0] == two[1]));
}

#[test]
fn people_alone_play_behind_the_curtain_and_nobody_needs_remarks() {
    let (text, played) = to_the_end("en", &["--seed", "8", "--players", "person,person,person,person"]);
    assert!(text.contains("Player 4’s turn") && !text.contains("say-"), "{text}");
    assert_eq!(played.state.public_setup().councillors(), 4);
}

#[test]
fn every_month_comes_to_its_end() {
    for (number, month) in (1..).zip(Scenario::ALL) {
        let players =
            if number % 2 == 0 { "person,councillor" } else { "councillor,person,person,councillor" };
        let seed = number.to_string();
        let (_, played) = to_the_end("en", &["--seed", &seed, "--players", players, "--month", month.id()]);
        let table = played.state.public_setup();
        assert_eq!(table.scenario(), Some(month));
        assert_eq!(table.is_silent(), month == Scenario::December);
    }
}

#[test]
fn a_free_game_has_what_was_chosen() {
    let ids = "oracle,knight,powerful,lady,golem,stoic,machine";
    let chosen: Vec<Character> = ids.split(',').map(|id| Character::from_id(id).unwrap()).collect();
    let args = ["--seed", "4", "--petitioners", ids, "--dilemmas", "3,1,4,15,9,26,5", "--silent", "on"];
    let (_, played) = to_the_end("en", &[args.as_slice(), &["--bells", "on"]].concat());
    let table = played.state.public_setup();
    assert!(table.is_free() && table.is_silent() && table.has_bells());
    let mut petitioners: Vec<Character> = played.state.petitioners_seen().collect();
    petitioners.retain(|one| chosen.contains(one));
    assert_eq!(petitioners.len(), played.state.petitioners_seen().count());
}

#[test]
fn a_game_is_played_with_an_own_deck() {
    let folder = tempfile::tempdir().unwrap();
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/data/council-deck.toml");
    let text = std::fs::read_to_string(shipped).unwrap().replacen("\"default\"", "\"ours\"", 1);
    let deck = folder.path().join("deck.toml");
    std::fs::write(&deck, &text).unwrap();
    let file = folder.path().join("game.douze");
    let args =
        ["--seed", "3", "--json", "--deck", deck.to_str().unwrap(), "--record", file.to_str().unwrap()];
    // The second time it is known.
    for _ in 0..2 {
        let end = last_object(&play(folder.path(), &args, &ones()));
        assert!(end["end"]["score"].is_number(), "{end}");
        let mut decks = Decks::shipped();
        decks.add(Deck::read(text.as_bytes()).unwrap());
        let record = std::fs::read(&file).unwrap();
        assert!(record::read_with(&record, usize::MAX, &decks).is_ok());
        assert!(record::read(&record).is_err(), "the shipped deck is another one");
    }
}

#[test]
fn the_screen_is_drawn_as_it_is() {
    // People alone, so that no built-in player's taste is part of it.
    let folder = tempfile::tempdir().unwrap();
    let args = ["--seed", "8", "--players", "person,person,person", "--month", "july"];
    let answers = "help\nring\nok\ntable\nok\nlift\n77\nPOWERFUL \nundo\nlift\nlady\nlift\npowerful\nlift\nparasite\nwhy\n\
                   reveal1\nlift\nface1\nface5\nreveal2\nlift\nface7\nreveal3\nlift\nface4\nfree_bell\n";
    insta::assert_snapshot!("three_people", out(&play(folder.path(), &args, answers)));
}

#[test]
fn bells_that_would_lose_the_game_are_asked_for_twice() {
    let folder = tempfile::tempdir().unwrap();
    // Three rings cost three Favour, where nothing brings any.
    let args = ["--seed", "8", "--players", "person,person", "--bells", "on", "--json"];
    let (mut answers, mut texts) = (String::new(), Vec::new());
    for _ in 0..400 {
        let (text, end) = {
            let output = play(folder.path(), &[args.as_slice(), &["--new"]].concat(), &answers);
            (out(&output), last_object(&output))
        };
        if end["ended"] == true {
            let warned = texts.iter().filter(|text: &&String| text.contains("cancel: Cancel")).count();
            assert!(warned > 0 && end["end"]["outcome"] == "lost", "{text}");
            return;
        }
        let last = text.rsplit("== ").nth(1).unwrap_or_default().to_owned() + &text;
        let rings = last.rsplit("Your choice: ").nth(1).unwrap_or_default().contains(" ring: ");
        answers.push_str(if rings { "ring\n" } else { "1\n" });
        texts.push(text);
    }
    panic!("it never ends: {}", texts.last().unwrap());
}

#[test]
fn a_vacant_throne_is_played_for() {
    for seed in 1..40 {
        let (folder, seed) = (tempfile::tempdir().unwrap(), seed.to_string());
        let file = folder.path().join("game.douze");
        let args =
            ["--seed", &seed, "--players", "person,person", "--month", "january", "--json", "--record"];
        let args: Vec<&str> = args.into_iter().chain(file.to_str()).collect();
        let output = play(folder.path(), &args, &ones());
        let text = out(&output);
        if !text.contains("1  throne: ") {
            continue;
        }
        assert!(text.contains("== King of 12"), "{text}");
        // Asked for was a council: its record and its end.
        assert_eq!(last_object(&output)["game"], "council");
        assert!(matches!(record::read(&std::fs::read(&file).unwrap()).unwrap().play, Play::Council(_)));
        // People who want no King of 12 leave.
        let other = tempfile::tempdir().unwrap();
        let turns = text.split("== King of 12").next().unwrap().matches("Your choice: ").count() - 1;
        let left = play(other.path(), &args, &("1\n".repeat(turns) + "quit\n"));
        assert_eq!(last_object(&left)["ended"], true);
        assert!(!out(&left).contains("== King of 12"));
        return;
    }
    panic!("no throne was vacant");
}

#[test]
fn the_end_of_input_leaves_a_game_that_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--seed", "5", "--players", "person,person", "--json"];
    let cut = play(folder.path(), &args, "1\n1\nlift\n1\n");
    assert_eq!(last_object(&cut), json!({ "game": "council", "ended": false, "end": null }));
    assert!(out(&cut).contains("The input has ended. The game is saved."));
    // The second person's choice is still behind the curtain, and the first one's stays hidden.
    let quit = out(&play(folder.path(), &[], "quit\n"));
    assert!(quit.contains("Player 2’s turn") && quit.contains("The game is saved."), "{quit}");
    assert_eq!(last_object(&play(folder.path(), &["--json"], &ones()))["ended"], true);
}

#[test]
fn answers_that_are_none_get_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--seed", "5", "--players", "person,councillor"];
    let odd =
        out(&play(folder.path(), &args, "\n\n0\n-1\n99999999999999999999\nreveal1\n\u{1}\u{fffd}\nquit"));
    assert_eq!(odd.matches("is not in the list").count(), 5, "{odd}");
}

#[test]
fn wrong_calls_say_what_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let (seven, five) = ("oracle,knight,powerful,lady,golem,stoic,machine", "person,".repeat(5));
    for (args, words) in [
        (["--players", "councillor,councillor"].as_slice(), "Keep at least one seat for a player"),
        (&["--players", "person,pretender"], "there are person, apprentice, councillor, sage"),
        (&["--players", "person,sage:wild"], "the temperaments are bold, careful and loyal"),
        (&["--players", "person"], "2 to 4 players"),
        (&["--players", five.trim_end_matches(',')], "2 to 4 players"),
        (&["--month", "brumaire"], "january to december, or none"),
        (&["--silent", "perhaps"], "on or off"),
        (&["--month", "december", "--silent", "off"], "not possible here"),
        (&["--petitioners", seven], "--dilemmas"),
        (&["--petitioners", seven, "--dilemmas", "1,2,3"], "7 are needed, not 3"),
        (&["--petitioners", seven, "--dilemmas", "1,2,3,4,5,6,6"], "6 is there twice"),
        (&["--petitioners", "gambler", "--dilemmas", "1,2,3,4,5,6,7"], "\"gambler\" is none of them"),
        (&["--petitioners", seven, "--dilemmas", "1,2,3,4,5,6,37"], "not possible here"),
        (&["--deck", "nowhere.toml"], "cannot read"),
        (&["--groups", "4,4,4"], "belong to king"),
        (&["--variant", "choose3"], "belongs to forest"),
    ] {
        let output = play(folder.path(), args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(words), "{args:?}: {output:?}");
    }
    let output = play_game("king", "en", folder.path(), &["--month", "may"], "");
    assert!(String::from_utf8_lossy(&output.stderr).contains("belong to council"), "{output:?}");
}
