//! The games that are not finished, the last played first. No row is read for them: what happened last stands beside each.

use super::Miniature;
use super::Reply;
use super::finished::FinishedGames;
use super::listed::{KINDS, Names, kind, names_of};
use super::stored::{Game, Last};
use super::{council, forest, king};
use crate::day::Day;
use crate::store::{GameId, MAX_PAGE, OpenGame, Store, StoreError};
use crate::{GameKind, GamesIntent, Season};

/// Games that are shown at once.
pub(crate) const WINDOW: u32 = MAX_PAGE;

/// An unfinished game.
pub(crate) struct Unfinished {
    pub(crate) id: GameId,
    pub(crate) kind: GameKind,
    /// None: its header cannot be read. Going on with it reports what is wrong.
    pub(crate) names: Option<Names>,
    /// None: nothing happened yet.
    pub(crate) last: Option<Last>,
}

/// The list of them, or for home the first one.
#[derive(Default)]
#[expect(clippy::struct_field_names, reason = "a list of games")]
pub(crate) struct Games {
    pub(crate) games: Vec<Unfinished>,
    pub(crate) total: u32,
    /// Games before those that are shown.
    pub(crate) first: u32,
    /// The one that was taken away last, until the list is closed.
    pub(crate) removed: Option<Unfinished>,
    /// For home only whether there is one.
    pub(crate) finished: FinishedGames,
    /// For home the table of the first game; none where it cannot be read.
    pub(crate) table: Option<Miniature>,
    /// For home.
    pub(crate) season: Season,
}

impl Games {
    /// The last one played with its table, and how many there are.
    pub(crate) fn newest(store: &Store, now_ms: i64) -> Self {
        let games = Self::window(store, 0, 1).unwrap_or_default();
        let finished =
            FinishedGames { any: store.has_finished(&KINDS).unwrap_or(false), ..FinishedGames::default() };
        let first = games.games.first().filter(|game| game.names.is_some());
        let table = first.and_then(|game| Miniature::of(store, game.id, game.kind).ok());
        Self { finished, table, season: Day::of(now_ms).season(), ..games }
    }

    pub(crate) fn open(store: &Store, first: u32) -> Result<Self, StoreError> {
        Ok(Self { finished: FinishedGames::open(store, 0)?, ..Self::window(store, first, WINDOW)? })
    }

    /// Another window, with the rest as it is.
    fn again(&mut self, store: &Store, first: u32) -> Result<Self, StoreError> {
        Ok(Self { finished: std::mem::take(&mut self.finished), ..Self::window(store, first, WINDOW)? })
    }

    fn window(store: &Store, first: u32, limit: u32) -> Result<Self, StoreError> {
        let total = store.count_open(&KINDS)?;
        let first = first.min(total.saturating_sub(1)) / limit * limit;
        let games = store.open_games(&KINDS, first, limit)?.into_iter().map(Unfinished::of).collect();
        Ok(Self { games, total, first, ..Self::default() })
    }

    /// Answers what is pressed in the list, but for a game that is to be opened.
    pub(crate) fn handle(
        &mut self,
        store: &mut Store,
        intent: &GamesIntent,
        now_ms: i64,
    ) -> Result<Reply, StoreError> {
        let is = |id: i64| move |game: &Unfinished| game.id == GameId(id);
        match *intent {
            GamesIntent::ShowGames { first } => match u32::try_from(first) {
                Ok(first) if first == 0 || first < self.total => {
                    *self = Self { removed: self.removed.take(), ..self.again(store, first)? };
                }
                _ => return Ok(Reply::not_now()),
            },
            GamesIntent::DeleteGame { id } => {
                let Some(place) = self.games.iter().position(is(id)) else { return Ok(Reply::not_now()) };
                store.remove_game(GameId(id), Some(now_ms))?;
                let removed = Some(self.games.remove(place));
                *self = Self { removed, ..self.again(store, self.first)? };
            }
            GamesIntent::RestoreGame { id } if self.removed.as_ref().is_some_and(is(id)) => {
                store.remove_game(GameId(id), None)?;
                *self = self.again(store, self.first)?;
            }
            GamesIntent::ShowFinished { first } => return self.finished.show(store, first),
            GamesIntent::SelectFinished { id } => return Ok(self.finished.select(GameId(id))),
            GamesIntent::RestoreGame { .. }
            | GamesIntent::OpenGame { .. }
            | GamesIntent::ReviewGame { .. }
            | GamesIntent::PlayOn { .. } => return Ok(Reply::not_now()),
        }
        Ok(Reply::seen())
    }
}

impl Unfinished {
    fn of(stored: OpenGame) -> Self {
        let kind = kind(&stored.kind);
        let names = names_of(kind, &stored.header);
        let last = stored.last.and_then(|last| serde_json::from_str(&last).ok()).flatten();
        Self { id: stored.id, kind, names, last }
    }
}

/// The last played game that has not ended, of those that this version knows, after so many others.
pub(crate) fn last_open(store: &Store, after: u32) -> Result<Option<(GameId, GameKind)>, StoreError> {
    let games = store.open_games(&KINDS, after, 1)?;
    Ok(games.first().map(|game| (game.id, kind(&game.kind))))
}

/// Was a game of this kind ever begun on this device?
pub(crate) fn was_played(store: &Store, game: GameKind) -> bool {
    store.has_game(game.id()).unwrap_or(true)
}

/// What happened last in a stored game, from all its rows.
fn last(store: &Store, id: GameId, stored: &str) -> Result<Option<Last>, StoreError> {
    match kind(stored) {
        GameKind::Forest => Game::<forest::ForestRules>::last(store, id),
        GameKind::King => Game::<king::KingRules>::last(store, id),
        GameKind::Council => Game::<council::CouncilRules>::last(store, id),
    }
}

/// A stored game, read and replayed; as text what happened last in it. For tests of what is stored.
///
/// # Errors
/// Any I/O or database error, and [`StoreError::Damaged`] for what is not that game.
#[cfg(feature = "gallery")]
pub fn replayed(store: &Store, id: GameId) -> Result<String, StoreError> {
    super::key_value::to_json(&last(store, id, &store.game(id)?.line.kind)?)
}

/// Writes beside each game of an older version what happened last in it, or how it ended; each is replayed this once. An
/// unfinished one that cannot be read stays without, a finished one is left out of lists.
pub(crate) fn fill_in_lists(store: &mut Store) -> Result<(), StoreError> {
    let (unlisted, without) = (store.games_without_last(&KINDS)?, store.games_without_result(&KINDS)?);
    if unlisted.is_empty() && without.is_empty() {
        return Ok(());
    }
    store.transaction(|store| {
        for game in unlisted {
            if let Ok(last) = last(store, game.id, &game.kind) {
                store.set_last(game.id, &super::key_value::to_json(&last)?)?;
            }
        }
        for (id, stored) in without {
            let outcome = match kind(&stored) {
                GameKind::Forest => Game::<forest::ForestRules>::outcome(store, id),
                GameKind::King => Game::<king::KingRules>::outcome(store, id),
                GameKind::Council => Game::<council::CouncilRules>::outcome(store, id),
            };
            // A council without its deck is read again once the deck is here.
            if matches!(outcome, Err(StoreError::DeckLost { .. })) {
                continue;
            }
            let result =
                outcome.ok().flatten().map(|outcome| super::key_value::to_json(&outcome)).transpose()?;
            store.set_result(id, result.as_deref())?;
        }
        Ok(())
    })
}
