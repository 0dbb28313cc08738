//! A finished game or a kept record, watched: what can be done with a replay of any game.

use super::OnTable;
use super::council::CouncilRules;
use super::forest::ForestRules;
use super::king::KingRules;
use super::stored::header::Origin;
use super::stored::{Game, Proof};
use super::table::{AnyTable, Reel, TableGame};
use crate::store::{GameId, Store, StoreError};
use crate::text::Text;
use crate::{GameKind, PlayerKind};
use douze_rules::Seat;

/// A replay of any game.
pub(crate) enum Watched {
    Forest(Box<Reel<ForestRules>>),
    King(Box<Reel<KingRules>>),
    Council(Box<Reel<CouncilRules>>),
}

/// The same call for each game.
macro_rules! each {
    ($watched:expr, $reel:ident => $call:expr) => {
        match $watched {
            Watched::Forest($reel) => $call,
            Watched::King($reel) => $call,
            Watched::Council($reel) => $call,
        }
    };
}

impl Watched {
    /// Opens a stored game from its beginning; none while it is played.
    pub(crate) fn open(store: &Store, kind: GameKind, id: GameId) -> Result<Option<Self>, StoreError> {
        fn reel<G: TableGame>(store: &Store, id: GameId) -> Result<Option<Box<Reel<G>>>, StoreError> {
            Game::<G>::watch(store, id)?.map(|game| Reel::new(game).map(Box::new)).transpose()
        }
        Ok(match kind {
            GameKind::Forest => Game::<ForestRules>::watch(store, id)?
                .map(|mut game| {
                    game.header.options.table_mode = false;
                    Reel::new(game).map(Box::new)
                })
                .transpose()?
                .map(Self::Forest),
            GameKind::King => Game::<KingRules>::watch(store, id)?
                .map(|mut game| {
                    // It has a pace of its own, and one side of the device.
                    (game.header.options.steps, game.header.options.table_mode) = (false, false);
                    Reel::new(game).map(Box::new)
                })
                .transpose()?
                .map(Self::King),
            GameKind::Council => reel(store, id)?.map(Self::Council),
        })
    }

    pub(crate) const fn kind(&self) -> GameKind {
        match self {
            Self::Forest(_) => GameKind::Forest,
            Self::King(_) => GameKind::King,
            Self::Council(_) => GameKind::Council,
        }
    }

    pub(crate) fn on_table(&self) -> OnTable<'_> {
        match self {
            Self::Forest(reel) => OnTable::Forest(&reel.table),
            Self::King(reel) => OnTable::King(&reel.table),
            Self::Council(reel) => OnTable::Council(&reel.table),
        }
    }

    pub(crate) fn table(&self) -> &dyn AnyTable {
        each!(self, reel => &reel.table)
    }

    pub(crate) fn table_mut(&mut self) -> &mut dyn AnyTable {
        each!(self, reel => &mut reel.table)
    }

    pub(crate) fn at(&self) -> usize {
        each!(self, reel => reel.at())
    }

    pub(crate) fn last(&self) -> usize {
        each!(self, reel => reel.last())
    }

    /// The whole game as a `.douze` file.
    pub(crate) fn record(&self, text: &Text) -> String {
        each!(self, reel => reel.record(text))
    }

    /// The chance of the whole game.
    pub(crate) fn proof(&self) -> Result<Proof, StoreError> {
        each!(self, reel => reel.game.proof())
    }

    /// How many actions have led to the position that is shown.
    pub(crate) fn actions(&self) -> usize {
        each!(self, reel => reel.actions())
    }

    /// Whose view; none: the open table.
    pub(crate) fn seat(&self) -> Option<Seat> {
        each!(self, reel => reel.seat)
    }

    pub(crate) fn players(&self) -> &[PlayerKind] {
        each!(self, reel => &reel.game.header.players)
    }

    pub(crate) fn origin(&self) -> &Origin {
        each!(self, reel => &reel.game.header.origin)
    }

    /// Shows this position from this seat; the number of events before it where it is the next one.
    pub(crate) fn show(&mut self, at: usize, seat: Option<Seat>) -> Result<Option<usize>, StoreError> {
        each!(self, reel => reel.show(at, seat))
    }

    /// Stores a game that goes on from what is shown. In a record that came from elsewhere, the seat that is looked from is
    /// a person's and the app plays the others; from the open table all are people, as in every other game they stay who
    /// they were.
    pub(crate) fn play_on(&self, store: &mut Store, now_ms: i64) -> Result<GameId, StoreError> {
        let mut players = self.players().to_vec();
        if let (Origin::Imported { .. }, Some(own)) = (self.origin(), self.seat()) {
            let rival = match self.kind() {
                GameKind::Forest => PlayerKind::Wolf,
                GameKind::King => PlayerKind::Courtier,
                GameKind::Council => PlayerKind::Councillor,
            };
            for (seat, player) in players.iter_mut().enumerate() {
                *player = match *player {
                    _ if seat == own.index() => PlayerKind::Person,
                    PlayerKind::Person => rival,
                    built_in => built_in,
                };
            }
        }
        let at = self.actions();
        each!(self, reel => reel.game.go_on_from(store, at, players, now_ms))
    }
}
