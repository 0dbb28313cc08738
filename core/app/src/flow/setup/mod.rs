//! Who plays, and how. What was chosen last is there again the next time.

pub(crate) mod council;
pub(crate) mod forest;
pub(crate) mod king;
mod seats;
mod typed;

pub(crate) use typed::{Fault, NAME_LIMIT, chosen_seed, cut};

use super::Reply;
use crate::deck::Sha256;
use crate::store::{Store, StoreError};
use crate::text::Text;
use crate::{GameKind, SetupIntent};
use serde::Serialize;

/// The form of one game.
pub(crate) enum Setup {
    Forest(forest::Setup),
    King(king::Setup),
    Council(council::Setup),
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

    /// Decks or the Chronicle may have changed; a deck that was just kept is the one to play with.
    pub(crate) fn refresh(&mut self, store: &Store, kept: Option<Sha256>) {
        if let Self::Council(setup) = self {
            setup.refresh(store, kept);
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

/// Are they saved alike?
fn same(here: &impl Serialize, there: &impl Serialize) -> bool {
    matches!((serde_json::to_value(here), serde_json::to_value(there)), (Ok(here), Ok(there)) if here == there)
}
