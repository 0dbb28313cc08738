//! Lessons in the terminal: a pipe of ones presses what each step asks for.
#![allow(clippy::unwrap_used)] // helpers of tests

use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn a_pipe_of_ones_plays_each_lesson_to_its_end_in_three_languages() {
    for language in ["en", "fr", "de"] {
        for game in ["king", "council", "forest"] {
            let folder = tempfile::tempdir().unwrap();
            let mut command = Command::new(env!("CARGO_BIN_EXE_douze"));
            command.args(["play", game, "--lesson", "--lang", language, "--data"]).arg(folder.path());
            let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
            // It ends before it has read everything.
            let _ = child.stdin.take().unwrap().write_all("1\n".repeat(80).as_bytes());
            let output = child.wait_with_output().unwrap();
            assert!(output.status.success(), "{game} {language}");
            let shown = String::from_utf8(output.stdout).unwrap();
            let text = douze_app::text::Text::new(match language {
                "en" => douze_app::Language::English,
                "fr" => douze_app::Language::French,
                _ => douze_app::Language::German,
            });
            assert!(shown.contains(&text.unwrap().say("lesson-learned")), "{shown}");
        }
    }
}
