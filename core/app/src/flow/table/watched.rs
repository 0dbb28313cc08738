//! A finished game that is watched: the same table as in play, at any position and from any seat, with nobody who plays.

use super::{Analysis, Device, Shown, Table, TableGame};
use crate::flow::stored::Game;
use crate::flow::table::thinking::Thinking;
use crate::record;
use crate::store::{GameId, Store, StoreError};
use crate::text::Text;
use douze_rules::Seat;

impl<G: TableGame> Table<G> {
    /// A position of a game that is watched, as this seat saw it; none: as it lay open.
    fn watched(game: Game<G>, seat: Option<Seat>) -> Result<Self, StoreError> {
        let mut table = Self {
            device: Device::watching(seat),
            events: game.events()?,
            game,
            inspect: None,
            analysis: Analysis::default(),
            own: G::Interaction::default(),
            thinking: Thinking::new(0),
        };
        G::opened(&mut table, true);
        table.show(seat.map_or(Shown::Table, Shown::Hand));
        Ok(table)
    }
}

impl<G: TableGame> Table<G> {
    /// Stores a game of the same players that goes on from this decision of the review; none where there is none.
    pub(crate) fn try_again(
        &self,
        store: &mut Store,
        number: i32,
        now_ms: i64,
    ) -> Result<Option<GameId>, StoreError> {
        let decision = self.analysis.review().zip(usize::try_from(number).ok());
        let Some(decision) = decision.and_then(|(review, number)| review.decisions.get(number)) else {
            return Ok(None);
        };
        self.game.go_on_from(store, decision.at, self.game.header.players.clone(), now_ms).map(Some)
    }
}

/// A game that is watched, at one of its positions.
pub(crate) struct Reel<G: TableGame> {
    /// All of it.
    pub(crate) game: Game<G>,
    /// Its positions, as numbers of actions.
    stops: Vec<usize>,
    at: usize,
    /// Whose view; none: the open table.
    pub(crate) seat: Option<Seat>,
    /// The table there.
    pub(crate) table: Table<G>,
}

impl<G: TableGame> Reel<G> {
    /// At its beginning, from the open table.
    pub(crate) fn new(game: Game<G>) -> Result<Self, StoreError> {
        let stops = game.stops();
        let table = Table::watched(game.until(stops.first().copied().unwrap_or(0))?, None)?;
        Ok(Self { game, stops, at: 0, seat: None, table })
    }

    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The number of the last position.
    pub(crate) fn last(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// How many actions have led to the position that is shown.
    pub(crate) fn actions(&self) -> usize {
        self.table.game.line().len()
    }

    /// The table at a position, numbered from 0; the last one for a number above.
    pub(crate) fn table_at(&self, at: usize, seat: Option<Seat>) -> Result<Table<G>, StoreError> {
        let stop = self.stops.get(at.min(self.last())).copied().unwrap_or(0);
        Table::watched(self.game.until(stop)?, seat)
    }

    /// Shows this position from this seat; the number of events before it where it is the next one.
    pub(crate) fn show(&mut self, at: usize, seat: Option<Seat>) -> Result<Option<usize>, StoreError> {
        let at = at.min(self.last());
        let before = self.table.events.len();
        let table = self.table_at(at, seat)?;
        let is_next = at == self.at + 1 && seat == self.seat;
        (self.at, self.seat, self.table) = (at, seat, table);
        Ok(is_next.then_some(before))
    }

    /// The whole game as a `.douze` file.
    pub(crate) fn record(&self, text: &Text) -> String {
        let (seats, extra) = (self.game.names(text), self.game.record_extra());
        let header = record::Header { seats, setup: G::record_setup(&self.table), extra };
        G::record(&header, self.game.line())
    }

    /// How many events had happened at a table of it.
    pub(crate) fn events_of(table: &Table<G>) -> usize {
        table.events.len()
    }
}
