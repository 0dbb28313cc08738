//! `douze replay FILE [--until LINE] [--deck FILE] [--json]`

mod council;
mod forest;
mod king;

use crate::Failure;
use crate::words::plain;
use douze_app::deck::Decks;
use douze_app::record::{self, Play, RecordError};
use serde::Serialize;
use serde_json::json;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A `.douze` record
    file: PathBuf,
    /// Stop after this line of the file, counted from 1; later lines are not read
    #[arg(long, value_name = "LINE", allow_negative_numbers = true)]
    until: Option<i64>,
    /// A deck of Council of 12 that the record may name, beside the shipped one; may be given several times
    #[arg(long, value_name = "FILE")]
    deck: Vec<PathBuf>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    let bytes = std::fs::read(&args.file)
        .map_err(|error| Failure::Usage(format!("cannot read {}: {error}", args.file.display())))?;
    let last = until(args.until, record::count_lines(&bytes))?;
    let mut decks = Decks::shipped();
    for file in &args.deck {
        decks.add(crate::deck::read(file)?);
    }
    let replay = record::read_with(&bytes, last, &decks).map_err(|error| wrong(&error, args.json))?;
    match &replay.play {
        Play::Forest(play) => {
            let position = record::forest::Position::of(&play.state);
            if args.json {
                return object(&position);
            }
            Ok(forest::describe(&replay.header, play.state.variant(), &position))
        }
        Play::King(play) => {
            let position = record::king::Position::of(&play.state);
            if args.json {
                return object(&position);
            }
            Ok(king::describe(&replay.header, &play.setup, &position))
        }
        Play::Council(play) => {
            let position = record::council::Position::of(&play.state);
            if args.json {
                return object(&position);
            }
            Ok(council::describe(&replay.header, &position))
        }
    }
}

fn object(position: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(position)
        .map_err(|error| Failure::Usage(format!("cannot print the position: {error}")))
}

fn until(wanted: Option<i64>, lines: usize) -> Result<usize, Failure> {
    let Some(wanted) = wanted else { return Ok(usize::MAX) };
    // An empty file has a first line, which is wrong.
    match usize::try_from(wanted) {
        Ok(line) if (1..=lines.max(1)).contains(&line) => Ok(line),
        _ => {
            let what = match lines {
                0 => "the file is empty".into(),
                1 => "the record has one line".into(),
                _ => format!("the record has the lines 1 to {lines}"),
            };
            Err(Failure::Usage(format!("--until {wanted}: {what}")))
        }
    }
}

fn wrong(error: &RecordError, json: bool) -> Failure {
    let object = json!({ "error": { "line": error.line, "reason": error.reason } });
    Failure::Wrong { json, text: if json { object.to_string() } else { plain(&error.to_string()) } }
}
