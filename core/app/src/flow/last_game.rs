//! The game that home offers to continue.

use super::stored::{Game, Rules};
use super::{council, forest, king};
use crate::GameKind;
use crate::store::{GameId, Store, StoreError};
use crate::text::Text;
use douze_rules::Seat;

/// Who sits there, in a language.
type Names = Box<dyn Fn(&Text) -> Vec<String> + Send>;

/// The game that can be continued, as home shows it.
pub(crate) enum LastGame {
    None,
    Open {
        kind: GameKind,
        /// Or turn.
        round: u32,
        names: Names,
    },
    /// Continuing it reports what is wrong.
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

/// The game of stored games of this kind; none for one of a newer version.
pub(crate) fn kind_of(stored: &str) -> Option<GameKind> {
    Some(match stored {
        king::KingRules::KIND => GameKind::King,
        council::CouncilRules::KIND => GameKind::Council,
        forest::ForestRules::KIND => GameKind::Forest,
        _ => return None,
    })
}

/// Was a game of this kind ever begun on this device?
pub(crate) fn was_played(store: &Store, game: GameKind) -> bool {
    let kind = match game {
        GameKind::Forest => forest::ForestRules::KIND,
        GameKind::King => king::KingRules::KIND,
        GameKind::Council => council::CouncilRules::KIND,
    };
    store.has_game(kind).unwrap_or(true)
}

impl LastGame {
    pub(crate) fn find(store: &Store) -> Self {
        let Ok(Some((id, kind))) = last_open(store) else { return Self::None };
        let found = match kind {
            GameKind::King => Self::open::<king::KingRules>(store, id, kind),
            GameKind::Council => Self::open::<council::CouncilRules>(store, id, kind),
            GameKind::Forest => Self::open::<forest::ForestRules>(store, id, kind),
        };
        found.unwrap_or(Self::Unreadable)
    }

    fn open<R: Rules<Options: Send> + 'static>(
        store: &Store,
        id: GameId,
        kind: GameKind,
    ) -> Result<Self, StoreError> {
        let (header, round) = Game::<R>::summary(store, id)?;
        let names = move |text: &Text| {
            let seats = (0u8..).take(header.players.len()).map(Seat::new);
            seats.map(|seat| R::name(text, &header, seat)).collect()
        };
        Ok(Self::Open { kind, round, names: Box::new(names) })
    }
}
