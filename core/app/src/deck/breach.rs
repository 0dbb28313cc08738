//! Errors of a deck file, each with its place.

use douze_rules::council;
use std::fmt;

/// The longest file that is read, in bytes; the shipped one has about 8,000.
pub const LONGEST: usize = 200_000;

/// One breach of the form of deck files or of the rules for decks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The line, from 1; of what is missing, the line of that in which it is missing.
    pub line: usize,
    /// The number of the dilemma, where it belongs to one that has a number.
    pub dilemma: Option<u8>,
    /// The field of the file, as `name`, `crowns.lady` or `reward`; empty when it is about no field.
    pub field: String,
    /// What is wrong; its text is for developers.
    pub kind: BreachKind,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        if let Some(number) = self.dilemma {
            write!(f, "dilemma {number}, ")?;
        }
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        write!(f, "{}", self.kind)
    }
}

/// What is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum BreachKind {
    #[error("the file is longer than {LONGEST} bytes")]
    TooLong,
    #[error("not UTF-8")]
    NotUtf8,
    #[error("not TOML: {0}")]
    Syntax(String),
    #[error("is missing")]
    Missing,
    #[error("no field has this name")]
    Unknown,
    #[error("must be {wanted}, not {found}")]
    Type { wanted: &'static str, found: &'static str },
    #[error("{0} is no number from 0 to 255")]
    Number(String),
    #[error("a die has no face {0}")]
    Face(String),
    #[error("the face {0} is there twice in one target")]
    FaceTwice(u8),
    #[error("must be one target or two, each a list of faces; here are {0}")]
    Targets(usize),
    #[error(
        "{0:?} is no effect; effects are favour N, recall N, bench N, discard N, reroll, and keep: with one of \
         open_card, reroll, tip, foresee, free_bell, shield"
    )]
    Effect(String),
    #[error("at most {most} effects, here are {found}", most = council::Effects::MAX)]
    TooManyEffects { found: usize },
    #[error("a name has 1 to 40 signs, all of them visible")]
    Name,
    #[error(transparent)]
    Rules(council::BreachKind),
}
