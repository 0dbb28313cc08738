//! Finished games and kept records, the newest first. No row is read for them: how each ended stands beside it.

use super::Reply;
use super::council::CouncilRules;
use super::listed::{KINDS, Names, kind, names_of};
use super::stored::header::Origin;
use super::stored::{Outcome, Rules};
use crate::store::{FinishedGame, GameId, MAX_PAGE, Store, StoreError};
use crate::{GameKind, PlayerKind};
use douze_rules::council::Scenario;
use serde::Deserialize;
use std::collections::HashMap;

/// Finished games that are shown at once.
pub(crate) const SHOWN: u32 = MAX_PAGE;

/// What all headers have, and the month of a council.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Brief {
    pub(crate) names: Vec<String>,
    pub(crate) players: Vec<PlayerKind>,
    #[serde(default)]
    pub(crate) origin: Origin,
    #[serde(default)]
    pub(crate) scenario: Option<Scenario>,
    /// The line of the Chronicle that a council became.
    #[serde(default)]
    reign: Option<String>,
}

/// A finished game, or a kept record.
pub(crate) struct Finished {
    pub(crate) id: GameId,
    pub(crate) kind: GameKind,
    pub(crate) ended_ms: i64,
    pub(crate) outcome: Outcome,
    pub(crate) brief: Brief,
    pub(crate) names: Names,
}

/// The list of them.
#[derive(Default)]
pub(crate) struct FinishedGames {
    pub(crate) games: Vec<Finished>,
    pub(crate) total: u32,
    /// Games before those that are shown.
    pub(crate) first: u32,
    /// The one whose buttons are shown.
    pub(crate) selected: Option<GameId>,
    /// There is one, shown or not.
    pub(crate) any: bool,
}

impl FinishedGames {
    pub(super) fn open(store: &Store, first: u32) -> Result<Self, StoreError> {
        let total = store.count_finished(&KINDS)?;
        let first = first.min(total.saturating_sub(1)) / SHOWN * SHOWN;
        let games = store.finished_games(&KINDS, first, SHOWN)?;
        let games = games.iter().filter_map(Finished::of).collect();
        Ok(Self { games, total, first, selected: None, any: total > 0 })
    }

    pub(super) fn show(&mut self, store: &Store, first: i32) -> Result<Reply, StoreError> {
        match u32::try_from(first) {
            Ok(first) if first == 0 || first < self.total => *self = Self::open(store, first)?,
            _ => return Ok(Reply::not_now()),
        }
        Ok(Reply::seen())
    }

    /// Shows the buttons of this game; the same again hides them.
    pub(super) fn select(&mut self, id: GameId) -> Reply {
        if self.game(id).is_none() {
            return Reply::not_now();
        }
        self.selected = (self.selected != Some(id)).then_some(id);
        Reply::seen()
    }

    pub(crate) fn game(&self, id: GameId) -> Option<&Finished> {
        self.games.iter().find(|game| game.id == id)
    }
}

impl Finished {
    /// None: its header or its result cannot be read.
    fn of(stored: &FinishedGame) -> Option<Self> {
        let kind = kind(&stored.kind);
        Some(Self {
            id: stored.id,
            kind,
            ended_ms: stored.ended_ms,
            outcome: serde_json::from_str(&stored.result).ok()?,
            brief: serde_json::from_str(&stored.header).ok()?,
            names: names_of(kind, &stored.header)?,
        })
    }

    /// What statistics need of all finished games, the newest first.
    pub(super) fn results(store: &Store) -> Result<Vec<(GameKind, i64, Brief, Outcome)>, StoreError> {
        let result = |stored: FinishedGame| {
            let outcome = serde_json::from_str(&stored.result).ok()?;
            let brief = serde_json::from_str(&stored.header).ok()?;
            Some((kind(&stored.kind), stored.ended_ms, brief, outcome))
        };
        Ok(store.finished_games(&KINDS, 0, u32::MAX)?.into_iter().filter_map(result).collect())
    }

    /// Was it played here by a person whose decisions a review can judge?
    pub(crate) fn has_review(&self) -> bool {
        !matches!(self.brief.origin, Origin::Imported { .. })
            && self.brief.players.contains(&PlayerKind::Person)
    }

    /// Does it stop before the end of its game?
    pub(crate) fn stops(&self) -> bool {
        matches!(self.outcome, Outcome::Unfinished { .. })
    }
}

/// The councils that were played here to their end, by the reigns that they were.
pub(super) fn council_games(store: &Store) -> Result<HashMap<String, GameId>, StoreError> {
    let games = store.finished_games(&[CouncilRules::KIND], 0, u32::MAX)?;
    let reign = |game: FinishedGame| {
        let brief: Brief = serde_json::from_str(&game.header).ok()?;
        // A game that goes on from another one has the same reign in its header, and did not become it.
        brief.reign.filter(|_| brief.origin.is_played()).map(|reign| (reign, game.id))
    };
    Ok(games.into_iter().filter_map(reign).collect())
}
