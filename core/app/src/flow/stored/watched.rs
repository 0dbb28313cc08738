//! A game that is looked at: any position of its line, and a game of its own that goes on from there.

use super::header::{Header, Origin};
use super::line::LineOfPlay;
use super::read::{CHECKPOINT_INTERVAL, Read, chance, drawn_in, read, replay, rows};
use super::{Game, Outcome, Rules};
use crate::PlayerKind;
use crate::flow::key_value::to_json;
use crate::store::{GameId, Store, StoreError};

impl<R: Rules> Game<R> {
    /// A stored game to look at. None while it is played: its secrets stay with its people.
    pub(crate) fn watch(store: &Store, id: GameId) -> Result<Option<Self>, StoreError> {
        let Read { header, stored, play, .. } = read::<R>(store, id)?;
        let game = Self::resumed(header, id, stored.rows.len(), play)?;
        let imported = matches!(game.header.origin, Origin::Imported { .. });
        Ok((imported || R::is_over(&game.state)).then_some(game))
    }

    /// How a stored game ended; none for one that is played, or was damaged before its end.
    pub(crate) fn outcome(store: &Store, id: GameId) -> Result<Option<Outcome>, StoreError> {
        let Some(game) = Self::watch(store, id)? else { return Ok(None) };
        Ok(R::outcome(&game.state).or(Some(Outcome::Unfinished { round: game.round() })))
    }

    /// Stores a record that was played through the rules, to be watched.
    pub(crate) fn keep_record(
        store: &mut Store,
        header: &Header<R::Options>,
        line: &[R::Action],
        now_ms: i64,
    ) -> Result<GameId, StoreError> {
        let state = replay::<R>(header, line, &mut Vec::new())?;
        let outcome = R::outcome(&state).unwrap_or(Outcome::Unfinished { round: R::round(&state) });
        store.keep_game(R::KIND, &to_json(header)?, &rows(line)?, &to_json(&outcome)?, now_ms)
    }

    /// The game as it stood after its first `n` actions, to look at.
    pub(crate) fn until(&self, n: usize) -> Result<Self, StoreError> {
        let line = self.line()[..n.min(self.line().len())].to_vec();
        Ok(Self {
            header: self.header.clone(),
            id: self.id,
            rows: 0,
            state: self.position(n)?,
            checkpoints: self
                .checkpoints
                .iter()
                .take(line.len() / CHECKPOINT_INTERVAL + 1)
                .cloned()
                .collect(),
            play: LineOfPlay { line, ..LineOfPlay::default() },
            watched: true,
        })
    }

    /// Stores a game of these players that goes on after the first `n` actions of this one, with the same chance to come.
    pub(crate) fn go_on_from(
        &self,
        store: &mut Store,
        n: usize,
        players: Vec<PlayerKind>,
        now_ms: i64,
    ) -> Result<GameId, StoreError> {
        let origin = Origin::Continued { after: n };
        let header = Header { players, origin, ..self.header.clone() };
        let mut line = self.line()[..n.min(self.line().len())].to_vec();
        // A record may stop where chance is due.
        let mut state = self.position(n)?;
        line.extend(chance::<R>(&header, &mut state, drawn_in::<R>(&line), &mut Vec::new())?);
        store.new_game(R::KIND, &to_json(&header)?, &rows(&line)?, now_ms)
    }

    /// After how many actions of the line it stands still: each decision with the chance that follows, and the end.
    pub(crate) fn stops(&self) -> Vec<usize> {
        let line = self.line();
        let still = |n: &usize| line.get(*n).is_none_or(|next| !R::is_chance(next));
        (0..=line.len()).filter(still).collect()
    }

    pub(crate) const fn is_watched(&self) -> bool {
        self.watched
    }
}
