//! The `.douze` format (`records.md`): a header, then one line per decision or result of chance.
//!
//! Lines, JSON and the header are the same for all games and live here; each game has a folder of its own
//! that turns its lines into actions and back. Reading plays every action through the rules, so what
//! [`read`] returns is a game that can have been played.

pub mod council;
mod error;
pub mod forest;
mod header;
mod json;
pub mod king;
mod setup;
mod values;

pub use error::{Kind, RecordError};
pub use header::{FORMAT, Header};
pub use setup::Setup;

use crate::deck::Decks;
use error::LineError;

/// A record that was read and played.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// Its first line.
    pub header: Header,
    /// What was played.
    pub play: Play,
}

/// What a record's lines led to, by game.
#[derive(Clone, Debug, PartialEq)]
pub enum Play {
    /// A forest duel.
    Forest(forest::Play),
    /// King of 12, or a tournament of it.
    King(king::Play),
    /// Council of 12.
    Council(Box<council::Play>),
}

impl Play {
    /// Nothing played yet.
    fn new(setup: &Setup) -> Self {
        match setup {
            Setup::Forest { variant } => Self::Forest(forest::Play::new(*variant)),
            Setup::King { setup } => Self::King(king::Play::new(*setup)),
            Setup::Council { setup, .. } => Self::Council(Box::new(council::Play::new(**setup))),
        }
    }

    /// Reads and plays one line after the header.
    fn line(&mut self, line: &[u8]) -> Result<(), LineError> {
        match self {
            Self::Forest(play) => play.line(line),
            Self::King(play) => play.line(line),
            Self::Council(play) => play.line(line),
        }
    }
}

/// Reads a whole record and plays it through the rules.
///
/// # Errors
/// The first line that is not readable or not legal there.
pub fn read(bytes: &[u8]) -> Result<Replay, RecordError> {
    read_until(bytes, usize::MAX)
}

/// Reads a record up to and including line `last` (counted from 1); later lines are not looked at.
///
/// # Errors
/// The first line that is not readable or not legal there.
pub fn read_until(bytes: &[u8], last: usize) -> Result<Replay, RecordError> {
    read_with(bytes, last, &Decks::shipped())
}

/// The same, a Council's record played with one of these decks.
///
/// # Errors
/// The first line that is not readable or not legal there; the first line, too, where the deck is none of these.
pub fn read_with(bytes: &[u8], last: usize, decks: &Decks) -> Result<Replay, RecordError> {
    let mut lines = split(bytes).enumerate().map(|(index, line)| (index + 1, line)).take(last.max(1));
    let first = lines.next().ok_or_else(|| LineError::unreadable("the file is empty; due is the header"));
    let header =
        first.and_then(|(_, line)| Header::read(&json::object(line)?, decks)).map_err(|error| error.at(1))?;
    let mut play = Play::new(&header.setup);
    for (number, line) in lines {
        play.line(line).map_err(|error| error.at(number))?;
    }
    Ok(Replay { header, play })
}

/// How many lines there are: one final newline begins no further line.
pub fn count_lines(bytes: &[u8]) -> usize {
    split(bytes).count()
}

/// The lines, without their ends; none in an empty file.
fn split(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let body = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    let lines = (!bytes.is_empty()).then(|| body.split(|&byte| byte == b'\n'));
    lines.into_iter().flatten().map(|line| line.strip_suffix(b"\r").unwrap_or(line))
}
