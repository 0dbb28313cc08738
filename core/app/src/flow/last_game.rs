//! The game that home offers to continue.

use super::stored::{Game, Rules};
use super::{council, forest, king};
use crate::GameKind;
use crate::store::{GameId, Store, StoreError};

/// The game that can be continued, as home shows it.
pub(crate) enum LastGame {
    None,
    Forest {
        header: forest::Header,
        round: u32,
    },
    King {
        header: king::Header,
        round: u32,
    },
    Council {
        header: Box<council::Header>,
        turn: u32,
    },
    /// Continuing it will tell what is wrong.
    Unreadable,
}

/// The last game that has not ended, of those that this version knows.
pub(crate) fn last_open(store: &Store) -> Result<Option<(GameId, GameKind)>, StoreError> {
    const KINDS: [&str; 3] = [forest::ForestRules::KIND, king::KingRules::KIND, council::CouncilRules::KIND];
    let kind = |kind: String| match kind.as_str() {
        king::KingRules::KIND => GameKind::King,
        council::CouncilRules::KIND => GameKind::Council,
        _ => GameKind::Forest,
    };
    Ok(store.last_open(&KINDS)?.map(|(id, stored)| (id, kind(stored))))
}

impl LastGame {
    pub(crate) fn find(store: &Store) -> Self {
        let Ok(Some((id, kind))) = last_open(store) else { return Self::None };
        let found = match kind {
            GameKind::King => Game::<king::KingRules>::summary(store, id)
                .map(|(header, round)| Self::King { header, round }),
            GameKind::Council => Game::<council::CouncilRules>::summary(store, id)
                .map(|(header, turn)| Self::Council { header: Box::new(header), turn }),
            GameKind::Forest => Game::<forest::ForestRules>::summary(store, id)
                .map(|(header, round)| Self::Forest { header, round }),
        };
        found.unwrap_or(Self::Unreadable)
    }
}
