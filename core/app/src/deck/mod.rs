//! Decks of Council of 12: a TOML file with the dilemmas, their names in three languages, and the petitioners'
//! crowns. The shipped one is a reconstruction (`council-deck.md`); tables may bring their own, and whatever is
//! wrong in a file is reported with its line and field, all at once.

mod breach;
mod dilemma;
mod field;
mod hash;
mod read;

pub use breach::{Breach, BreachKind, LONGEST};
pub use hash::Sha256;

use crate::Language;
use dilemma::Names;
use douze_rules::council;
use once_cell::sync::OnceCell;
use read::Content;

/// The file of the shipped deck.
pub const SHIPPED: &str = include_str!("../../../rules/data/council-deck-2.toml");

/// The file of its first version: what records mean that give its name and no hash.
pub const FIRST: &str = include_str!("../../../rules/data/council-deck.toml");

/// A valid deck with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    name: String,
    sha256: Sha256,
    rules: council::Deck,
    /// By number, from 1.
    dilemmas: Vec<Names>,
}

impl Deck {
    /// Reads the file of a deck.
    ///
    /// # Errors
    /// Every breach, by line; at least one.
    pub fn read(file: &[u8]) -> Result<Self, Vec<Breach>> {
        let Content { name, rules, dilemmas } = read::content(file)?;
        Ok(Self { name, sha256: Sha256::of(file), rules, dilemmas })
    }

    /// The deck that comes with the app, read once.
    ///
    /// # Errors
    /// None in a build whose tests passed.
    pub fn shipped() -> Result<&'static Self, &'static [Breach]> {
        static DECK: OnceCell<Result<Deck, Vec<Breach>>> = OnceCell::new();
        DECK.get_or_init(|| Self::read(SHIPPED.as_bytes())).as_ref().map_err(Vec::as_slice)
    }

    /// The first version of the deck that comes with the app, read once.
    ///
    /// # Errors
    /// None in a build whose tests passed.
    pub fn first() -> Result<&'static Self, &'static [Breach]> {
        static DECK: OnceCell<Result<Deck, Vec<Breach>>> = OnceCell::new();
        DECK.get_or_init(|| Self::read(FIRST.as_bytes())).as_ref().map_err(Vec::as_slice)
    }

    /// The version of the shipped deck with this hash, and its file.
    pub fn version(sha256: &str) -> Option<(&'static Self, &'static str)> {
        let versions = [(Self::shipped(), SHIPPED), (Self::first(), FIRST)];
        let mut valid = versions.into_iter().filter_map(|(deck, file)| Some((deck.ok()?, file)));
        valid.find(|(deck, _)| deck.sha256().to_string() == sha256)
    }

    /// The name under which records and the Chronicle know it; `default` for every version of the shipped one.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Of the whole file, byte by byte.
    pub const fn sha256(&self) -> Sha256 {
        self.sha256
    }

    /// What the rules need of it.
    pub const fn rules(&self) -> &council::Deck {
        &self.rules
    }

    /// The name of the dilemma with this number.
    pub fn dilemma_name(&self, language: Language, number: u8) -> Option<&str> {
        let names = self.dilemmas.get(usize::from(number).checked_sub(1)?)?;
        Some(match language {
            Language::English => &names.english,
            Language::French => &names.french,
            Language::German => &names.german,
        })
    }
}

/// The decks that records may name: own ones and the shipped one.
#[derive(Clone, Debug, Default)]
pub struct Decks {
    own: Vec<Deck>,
}

impl Decks {
    /// The shipped one alone.
    pub const fn shipped() -> Self {
        Self { own: Vec::new() }
    }

    /// One more, which is found before those that were there.
    pub fn add(&mut self, deck: Deck) {
        self.own.insert(0, deck);
    }

    /// The deck of this name; with a hash the one that has it, too. The shipped one's name without a hash is its first
    /// version.
    pub fn find(&self, name: &str, sha256: Option<Sha256>) -> Option<&Deck> {
        let first = Deck::first().ok().filter(|first| first.name == name && sha256.is_none());
        if first.is_some() {
            return first;
        }
        let fits = |deck: &&Deck| deck.name == name && sha256.is_none_or(|sha256| deck.sha256 == sha256);
        self.all().find(fits)
    }

    /// Is there one of this name, whatever its hash?
    pub fn has(&self, name: &str) -> bool {
        self.all().any(|deck| deck.name == name)
    }

    /// All names, own ones first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.own.iter().chain(Deck::shipped().ok()).map(Deck::name)
    }

    fn all(&self) -> impl Iterator<Item = &Deck> {
        self.own.iter().chain(Deck::shipped().ok()).chain(Deck::first().ok())
    }
}
