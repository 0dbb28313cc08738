//! `douze replay FILE [--until LINE] [--json]`

use crate::Failure;
use douze_app::record::{self, Header, Play, RecordError, Setup, forest::Position};
use douze_app::text::is_unprintable;
use douze_rules::forest::{Card, Variant};
use serde_json::json;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A `.douze` record
    file: PathBuf,
    /// Stop after this line of the file, counted from 1; later lines are not read
    #[arg(long, value_name = "LINE", allow_negative_numbers = true)]
    until: Option<i64>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    let bytes = std::fs::read(&args.file)
        .map_err(|error| Failure::Usage(format!("cannot read {}: {error}", args.file.display())))?;
    let last = until(args.until, record::count_lines(&bytes))?;
    let replay = record::read_until(&bytes, last).map_err(|error| wrong(&error, args.json))?;
    let Play::Forest(play) = &replay.play;
    let position = Position::of(&play.state);
    if args.json {
        let object = serde_json::to_string(&position);
        return object.map_err(|error| Failure::Usage(format!("cannot print the position: {error}")));
    }
    Ok(describe(&replay.header, &position))
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

/// A strange file's words, with escapes for whatever would move, hide or turn text in a terminal.
fn plain(text: &str) -> String {
    let escape =
        |sign: char| if is_unprintable(sign) { sign.escape_default().to_string() } else { sign.into() };
    text.chars().map(escape).collect()
}

/// The position for human readers.
fn describe(header: &Header, position: &Position) -> String {
    let Setup::Forest { variant } = header.setup;
    let variant = match variant {
        Variant::Standard => "standard",
        Variant::Choose3 => "choose3",
    };
    let names: Vec<String> = header.seats.iter().map(|name| plain(name)).collect();
    let mut lines = vec![format!("forest duel, {variant}: {} (0, black), {} (1, white)", names[0], names[1])];
    let asked = words(&position.asked, |&seat| names[seat].clone());
    lines.push(format!("round {}, phase {}{asked}", position.round, position.phase));
    lines.extend(grid(position));
    let pairs = |cards: &[(usize, Card)]| words(cards, |&(seat, card)| label(seat, card));
    if !position.table.is_empty() {
        lines.push(format!("to be placed:{}", pairs(&position.table)));
    }
    if !position.removed.is_empty() {
        lines.push(format!("removed:{}", pairs(&position.removed)));
    }
    for seat in [0, 1] {
        let hand = words(&position.hands[seat], |card| card.id().into());
        let token = if position.tiebreaker == Some(seat) { ", tiebreaker" } else { "" };
        lines.push(format!(
            "{}: points {}, scoring cards {}, hand{hand} (sum {}), deck {}{token}",
            names[seat],
            position.scores[seat],
            position.scoring_cards[seat],
            position.hand_sums[seat],
            position.decks[seat],
        ));
    }
    if let (Some(won), Some(by)) = (position.winner, position.decided_by) {
        lines.push(match won {
            record::forest::Won::Seat(seat) => format!("{} wins by {by}", names[seat]),
            record::forest::Won::Draw(_) => "a draw".into(),
        });
    }
    lines.join("\n")
}

/// Each one after a space.
fn words<T>(list: &[T], word: impl Fn(&T) -> String) -> String {
    list.iter().flat_map(|entry| [" ".into(), word(entry)]).collect()
}

fn label(seat: usize, card: Card) -> String {
    format!("{seat}:{}", card.id())
}

/// The display with its coordinates.
fn grid(position: &Position) -> Vec<String> {
    let rows = position.display.iter().map(|lying| lying.at[0]);
    let cols = position.display.iter().map(|lying| lying.at[1]);
    let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else {
        return vec!["  (no card yet)".into()];
    };
    let (Some(left), Some(right)) = (cols.clone().min(), cols.max()) else { return Vec::new() };
    let line = |first: String, cells: Vec<String>| {
        let cells = words(&cells, |cell| format!("{cell:<11}"));
        format!("{first:>4} {}", cells.trim_end())
    };
    let head = line(String::new(), (left..=right).map(|col| col.to_string()).collect());
    let body = (top..=bottom).map(|row| {
        let cell = |col| {
            let found = position.display.iter().find(|lying| lying.at == [row, col]);
            found.map_or(".".into(), |lying| label(lying.seat, lying.card))
        };
        line(row.to_string(), (left..=right).map(cell).collect())
    });
    std::iter::once(head).chain(body).collect()
}
