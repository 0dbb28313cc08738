//! What the form is told by the store: the decks that are here, and what the Chronicle says.

use crate::chronicle::{Reign, Throne};
use crate::deck::{Deck, Sha256};
use crate::flow::decks;
use crate::store::Store;
use douze_rules::council::Character;
use std::sync::Arc;

/// What the store tells; nothing where it cannot be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    /// The shipped one first.
    pub(crate) decks: Vec<Arc<Deck>>,
    /// The character on the throne since the last reign.
    pub(crate) ruler: Option<Character>,
    /// From January.
    pub(crate) months: [Month; 12],
    /// No council of this device has come to its end yet.
    pub(crate) first: bool,
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
        let stored = store.reigns().unwrap_or_default();
        let reigns: Vec<Reign> = stored.sound.iter().filter_map(Reign::of_stored).collect();
        let mut months = [Month::New; 12];
        for (reign, month) in reigns.iter().filter_map(|reign| Some((reign, reign.scenario?))) {
            let best = &mut months[month as usize];
            *best = match *best {
                Month::Won(years) if reign.won => Month::Won(years.max(reign.years())),
                Month::Won(years) => Month::Won(years),
                Month::New | Month::Lost if reign.won => Month::Won(reign.years()),
                Month::New | Month::Lost => Month::Lost,
            };
        }
        let ruler = reigns.last().and_then(|last| match last.throne {
            Throne::Character(character) => Some(character),
            Throne::Vacant | Throne::Winner(_) => None,
        });
        Self {
            decks: decks::all(store).unwrap_or_default().into_iter().map(|kept| kept.deck).collect(),
            ruler,
            months,
            first: stored.sound.is_empty() && stored.damaged == 0,
        }
    }

    /// The deck with this hash.
    pub(crate) fn deck(&self, sha256: Sha256) -> Option<&Arc<Deck>> {
        self.decks.iter().find(|deck| deck.sha256() == sha256)
    }
}
