//! The form's data from the store: the decks on this device, and the Chronicle.

use crate::chronicle::Book;
use crate::deal::DeckHash;
use crate::deck::{Deck, Sha256};
use crate::flow::decks;
use crate::store::{Store, StoredChronicle};
use douze_rules::council::{Character, Scenario};
use std::sync::Arc;

/// What the store reports; nothing where it cannot be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    /// The shipped one first.
    pub(crate) decks: Vec<Arc<Deck>>,
    /// The character on the throne since the last reign.
    pub(crate) ruler: Option<Character>,
    /// From January.
    pub(crate) months: [Month; 12],
    /// No council of this Chronicle has come to its end yet.
    pub(crate) first: bool,
    /// All Chronicles of the device.
    pub(crate) chronicles: Vec<StoredChronicle>,
    /// The one that is open: this council writes into it.
    pub(crate) chronicle: i64,
}

/// What the Chronicle says of a month.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Month {
    /// It was never played.
    #[default]
    New,
    /// It was played, and never won.
    Lost,
    /// The years of its longest reign.
    Won(u32),
}

impl Known {
    pub(crate) fn load(store: &Store) -> Self {
        let book = Book::load(store).unwrap_or_default();
        let month = |month| match (book.best(month), book.month(month).reigns) {
            (Some(years), _) => Month::Won(years),
            (None, 0) => Month::New,
            (None, _) => Month::Lost,
        };
        Self {
            decks: decks::offered(store).unwrap_or_default().into_iter().map(|kept| kept.deck).collect(),
            chronicles: store.chronicles().unwrap_or_default(),
            chronicle: store.open_chronicle().unwrap_or(1),
            ruler: book.ruler(),
            months: Scenario::ALL.map(month),
            first: book.counted().next().is_none() && book.damaged() == 0,
        }
    }

    /// The deck of a code.
    pub(crate) fn deck_of(&self, hash: DeckHash) -> Option<&Arc<Deck>> {
        self.decks.iter().find(|deck| DeckHash::of(deck.sha256()) == hash)
    }

    /// The deck with this hash.
    pub(crate) fn deck(&self, sha256: Sha256) -> Option<&Arc<Deck>> {
        self.decks.iter().find(|deck| deck.sha256() == sha256)
    }
}
