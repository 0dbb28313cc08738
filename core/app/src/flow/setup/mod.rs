//! Who plays, and how. What was chosen last is there again the next time.

pub(crate) mod council;
pub(crate) mod forest;
pub(crate) mod king;
mod seats;

use super::Reply;
use crate::store::{Store, StoreError};
use crate::text::{Text, shows};
use crate::{GameKind, SetupIntent};
use serde::Serialize;

/// Characters of a name at most.
pub(crate) const NAME_LIMIT: u8 = 24;

/// Signs of anything typed that are kept at most: more than any field takes, so that what is too long is still seen to be.
const TYPED: usize = 200;

/// The form of one game.
pub(crate) enum Setup {
    Forest(forest::Setup),
    King(king::Setup),
    Council(council::Setup),
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    NameTooLong,
    NameUnprintable,
    SameNames,
    NotASeed,
    SeedTooLarge,
}

impl Setup {
    /// The form as it was left.
    pub(crate) fn load(store: &Store, game: GameKind) -> Self {
        match game {
            GameKind::Forest => Self::Forest(forest::Setup::load(store)),
            GameKind::King => Self::King(king::Setup::load(store)),
            GameKind::Council => Self::Council(council::Setup::load(store)),
        }
    }

    /// Which game it is for.
    pub(crate) fn game(&self) -> GameKind {
        match self {
            Self::Forest(_) => GameKind::Forest,
            Self::King(_) => GameKind::King,
            Self::Council(_) => GameKind::Council,
        }
    }

    pub(crate) fn save(&self, store: &mut Store) -> Result<(), StoreError> {
        match self {
            Self::Forest(setup) => setup.save(store),
            Self::King(setup) => setup.save(store),
            Self::Council(setup) => setup.save(store),
        }
    }

    /// Keeps the form, unless it is kept as it is.
    pub(crate) fn keep(&self, store: &mut Store) -> Result<(), StoreError> {
        let saved = Self::load(store, self.game());
        let same = match (self, &saved) {
            (Self::Forest(here), Self::Forest(there)) => same(here, there),
            (Self::King(here), Self::King(there)) => same(here, there),
            (Self::Council(here), Self::Council(there)) => same(here, there),
            _ => false,
        };
        if same { Ok(()) } else { self.save(store) }
    }

    /// The seed as typed, which no form saves.
    pub(crate) fn seed(&self) -> &str {
        match self {
            Self::Forest(setup) => &setup.seed,
            Self::King(setup) => &setup.seed,
            Self::Council(setup) => &setup.seed,
        }
    }

    pub(crate) fn handle(&mut self, intent: SetupIntent) -> Reply {
        match self {
            Self::Forest(setup) => setup.handle(intent),
            Self::King(setup) => setup.handle(intent),
            Self::Council(setup) => setup.handle(intent),
        }
    }

    /// Nothing is wrong, a game can start.
    pub(crate) fn is_ready(&self, text: &Text) -> bool {
        match self {
            Self::Forest(setup) => setup.is_ready(text),
            Self::King(setup) => setup.is_ready(text),
            Self::Council(setup) => setup.is_ready(text),
        }
    }
}

/// What is wrong with a name that a person typed; `same`: another seat is called so, too.
fn name_fault(name: &str, same: bool) -> Option<Fault> {
    if name.chars().count() > usize::from(NAME_LIMIT) {
        Some(Fault::NameTooLong)
    } else if !shows(name) {
        Some(Fault::NameUnprintable)
    } else {
        (same && !name.is_empty()).then_some(Fault::SameNames)
    }
}

/// What was typed, as far as anything typed makes sense: a book, pasted by mistake, is not kept.
pub(crate) fn cut(typed: &str) -> String {
    typed.chars().take(TYPED).collect()
}

/// Are they saved alike?
fn same(here: &impl Serialize, there: &impl Serialize) -> bool {
    matches!((serde_json::to_value(here), serde_json::to_value(there)), (Ok(here), Ok(there)) if here == there)
}

/// The seed as typed; none for one that the device draws.
pub(crate) fn chosen_seed(typed: &str) -> Result<Option<u64>, Fault> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    typed.parse().map(Some).map_err(|_| {
        let digits = typed.chars().all(|digit| digit.is_ascii_digit());
        if digits { Fault::SeedTooLarge } else { Fault::NotASeed }
    })
}
