//! The open table of the game that goes on, for home.

use super::council::CouncilRules;
use super::forest::ForestRules;
use super::king::KingRules;
use super::stored::Game;
use crate::GameKind;
use crate::store::{GameId, Store, StoreError};
use douze_rules::{council, forest, king};

/// What everybody at the table sees.
pub(crate) enum Miniature {
    Forest(Box<forest::Public>),
    King(Box<king::Public>),
    Council(Box<council::Public>),
}

impl Miniature {
    /// Reads and replays one stored game.
    ///
    /// # Errors
    /// Any I/O or database error, and [`StoreError::Damaged`] for what is not that game.
    pub(super) fn of(store: &Store, id: GameId, kind: GameKind) -> Result<Self, StoreError> {
        Ok(match kind {
            GameKind::Forest => Self::Forest(Box::new(*Game::<ForestRules>::state_of(store, id)?)),
            GameKind::King => Self::King(Box::new(*Game::<KingRules>::state_of(store, id)?)),
            GameKind::Council => Self::Council(Box::new(*Game::<CouncilRules>::state_of(store, id)?.rules)),
        })
    }
}
