//! `douze deck FILE [--json]`

use crate::Failure;
use crate::words::plain;
use douze_app::deck::{Breach, Deck};
use serde_json::json;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A deck of Council of 12, as TOML
    file: PathBuf,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    match Deck::read(&bytes(&args.file)?) {
        Ok(deck) if args.json => {
            let sha256 = deck.sha256().to_string();
            Ok(json!({ "sound": true, "name": deck.name(), "sha256": sha256, "breaches": [] }).to_string())
        }
        Ok(deck) => Ok(format!("the deck {} is sound; its SHA-256 is {}", plain(deck.name()), deck.sha256())),
        Err(breaches) if args.json => {
            let breaches: Vec<_> = breaches.iter().map(object).collect();
            Err(Failure::Found(json!({ "sound": false, "breaches": breaches }).to_string()))
        }
        Err(breaches) => Err(Failure::Found(list(&breaches))),
    }
}

/// A deck for a record; the call is wrong where it is not sound.
pub(crate) fn read(file: &Path) -> Result<Deck, Failure> {
    Deck::read(&bytes(file)?).map_err(|breaches| {
        Failure::Usage(format!("{} is no sound deck:\n{}", file.display(), list(&breaches)))
    })
}

/// What is in the file.
pub(crate) fn bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(file).map_err(|error| Failure::Usage(format!("cannot read {}: {error}", file.display())))
}

fn object(breach: &Breach) -> serde_json::Value {
    let reason = breach.kind.to_string();
    json!({ "line": breach.line, "dilemma": breach.dilemma, "field": breach.field, "reason": reason })
}

/// One breach a line.
fn list(breaches: &[Breach]) -> String {
    breaches.iter().map(|breach| plain(&breach.to_string())).collect::<Vec<_>>().join("\n")
}
