//! Records watched in the terminal, and mixes estimated there.
#![allow(clippy::unwrap_used)] // helpers of tests

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn play(folder: &Path, args: &[&str], answers: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_douze"));
    command.arg("play").args(args).args(["--lang", "en", "--data"]).arg(folder);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    // It may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(answers.as_bytes());
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.success());
    String::from_utf8(ended.stdout).unwrap()
}

fn examples(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/tests/data/examples").join(game);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| {
        let name = file.file_name().unwrap().to_string_lossy();
        name.ends_with(".douze") && !name.contains(".bad.")
    });
    files.sort();
    files
}

/// A pipe of ones shows each position once and then leaves. A plain check watches some.
#[test]
fn examples_are_watched_to_their_ends() {
    for game in ["forest", "king", "council"] {
        for file in examples(game).into_iter().step_by(16) {
            let folder = tempfile::tempdir().unwrap();
            let output = play(folder.path(), &[game, "--watch", file.to_str().unwrap()], &"1\n".repeat(400));
            let steps: Vec<&str> = output.lines().filter(|line| line.starts_with("Step ")).collect();
            let last = steps.len() - 1;
            for (number, step) in steps.iter().enumerate() {
                assert!(step.starts_with(&format!("Step {number} of {last}: ")), "{file:?}: {step}");
            }
            assert!(last > 0 && !output.contains("The input has ended"), "{file:?}");
        }
    }
}

#[test]
fn a_record_is_seen_from_a_seat_read_and_played_on() {
    let file = examples("king").remove(0);
    let folder = tempfile::tempdir().unwrap();
    let answers = "next\nnext\nseat1\nread\nall\nback\non\nquit\n";
    let output = play(folder.path(), &["king", "--watch", file.to_str().unwrap()], answers);
    assert!(
        output.contains("Step 1 of") && output.contains("What happened") && output.contains("Round 1"),
        "{output}"
    );
    assert!(!output.contains("is not in the list"), "{output}");
    assert!(output.contains("See you soon"));
}

/// Whatever the puzzle of the day is.
#[test]
fn puzzles_of_the_day_end_with_a_verdict() {
    for game in ["forest", "king", "council"] {
        let folder = tempfile::tempdir().unwrap();
        let output = play(folder.path(), &[game, "--puzzle"], &"1\n".repeat(12));
        let ends = ["Solved!", "Not this one"];
        assert!(ends.iter().any(|end| output.contains(end)), "{output}");
    }
}
