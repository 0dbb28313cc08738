//! A game as it is stored: rows, the current line (after undos) and its position.

pub(crate) mod chance;
pub(crate) mod header;
mod last;
mod line;
mod outcome;
mod proof;
mod read;
mod rules;
mod watched;

pub(crate) use last::{Last, News};
pub(crate) use outcome::Outcome;
pub(crate) use proof::Proof;
pub(crate) use rules::{Ending, Rules};

use super::key_value::to_json;
use crate::PlayerKind;
use crate::store::{End, GameChange, GameId, LastPlayed, Store, StoreError};
use crate::text::Text;
use douze_rules::Seat;
use header::{Header, Origin};
use line::{LineOfPlay, Row};
use read::{
    CHECKPOINT_INTERVAL, Read, add_checkpoints, broken, chance, checkpoints, drawn_in, read, replay, rows,
};
use serde_json::{Map, Value, json};

/// A game that is opened with at least so many rows since its last snapshot gets a new one. Not while playing: a
/// snapshot is a commit of its own.
const SNAPSHOT_ROWS: usize = 16;

/// A game on disk and in hand.
pub(crate) struct Game<R: Rules> {
    pub(crate) header: Header<R::Options>,
    id: GameId,
    rows: u32,
    play: LineOfPlay<R::Action>,
    state: R::State,
    /// The positions after 0, [`CHECKPOINT_INTERVAL`], twice as many … actions of the line.
    checkpoints: Vec<R::State>,
    /// Nobody plays: it is looked at.
    watched: bool,
}

/// The result of opening a stored game.
pub(crate) enum Found<R: Rules> {
    /// The game as it was left.
    Intact(Box<Game<R>>),
    /// Its end was damaged; what came before goes on as a game of its own.
    Mended(Box<Game<R>>),
}

/// The result of an action: its events, or the rules' error.
pub(crate) type Acted<R> = Result<Vec<<R as Rules>::Event>, <R as Rules>::Error>;

impl<R: Rules> Game<R> {
    /// Draws what chance owes at the beginning, and saves.
    pub(crate) fn begin(
        store: &mut Store,
        header: Header<R::Options>,
        now_ms: i64,
    ) -> Result<(Self, Vec<R::Event>), StoreError> {
        let mut events = Vec::new();
        let mut state = R::fresh(&header)?;
        let line = chance::<R>(&header, &mut state, 0, &mut events)?;
        let play = LineOfPlay { line, ..LineOfPlay::default() };
        let rows = rows(&play.line)?;
        let id = store.new_game(R::KIND, &to_json(&header)?, &rows, now_ms)?;
        let rows = rows.len() as u32;
        let checkpoints = checkpoints::<R>(&header, &play.line)?;
        Ok((Self { checkpoints, header, id, rows, play, state, watched: false }, events))
    }

    /// Opens a stored game.
    pub(crate) fn open(store: &mut Store, id: GameId, now_ms: i64) -> Result<Found<R>, StoreError> {
        let Read { header, mut stored, from, play } = read::<R>(store, id)?;
        let mut game = Self::resumed(header, id, stored.rows.len(), play)?;
        if stored.damaged_from.is_none() {
            if stored.rows.len() - from >= SNAPSHOT_ROWS {
                // It only opens the game faster the next time: a full disk is reported with the next move.
                let _ = store.set_snapshot(id, game.rows, to_json(&game.play)?.as_bytes());
            }
            return Ok(Found::Intact(Box::new(game)));
        }
        // Chance comes from the seed: what a damaged row took away is drawn again, the same.
        let drawn =
            chance::<R>(&game.header, &mut game.state, drawn_in::<R>(&game.play.line), &mut Vec::new())?;
        stored.rows.extend(rows(&drawn)?);
        for action in drawn {
            game.fold(Row::Act(action))?;
        }
        game.rows = stored.rows.len() as u32;
        game.id = store.mend_game(id, &stored.rows, now_ms)?;
        Ok(Found::Mended(Box::new(game)))
    }

    fn resumed(
        header: Header<R::Options>,
        id: GameId,
        rows: usize,
        play: LineOfPlay<R::Action>,
    ) -> Result<Self, StoreError> {
        let state = replay::<R>(&header, &play.line, &mut Vec::new())?;
        let checkpoints = checkpoints::<R>(&header, &play.line)?;
        Ok(Self { checkpoints, header, id, rows: rows as u32, play, state, watched: false })
    }

    /// The latest news of a stored game, from all its rows. Reads, changes nothing.
    pub(crate) fn last(store: &Store, id: GameId) -> Result<Option<Last>, StoreError> {
        let Read { header, play, .. } = read::<R>(store, id)?;
        let mut events = Vec::new();
        let state = replay::<R>(&header, &play.line, &mut events)?;
        Ok(last_of::<R>(&state, &events))
    }

    /// The position of a stored game, from all its rows. Reads, changes nothing.
    pub(crate) fn state_of(store: &Store, id: GameId) -> Result<R::State, StoreError> {
        let Read { header, play, .. } = read::<R>(store, id)?;
        replay::<R>(&header, &play.line, &mut Vec::new())
    }

    /// Applies one seat's action and what chance owes after it, and saves both in one commit. Refused by the rules, or
    /// not saved: nothing changed.
    pub(crate) fn act(
        &mut self,
        store: &mut Store,
        action: R::Action,
        now_ms: i64,
    ) -> Result<Acted<R>, StoreError> {
        let mut events = Vec::new();
        let mut next = self.state.clone();
        if let Err(illegal) = R::apply(&mut next, action, &mut events) {
            return Ok(Err(illegal));
        }
        self.save(store, vec![action], next, events, now_ms).map(Ok)
    }

    /// Applies those of several actions that the rules allow, one after the other, and saves them in one commit. Not
    /// saved: nothing changed.
    pub(crate) fn act_all(
        &mut self,
        store: &mut Store,
        actions: &[R::Action],
        now_ms: i64,
    ) -> Result<Vec<R::Event>, StoreError> {
        let (mut events, mut next) = (Vec::new(), self.state.clone());
        let fits = |action: &R::Action| R::apply(&mut next, *action, &mut events).is_ok();
        let line: Vec<R::Action> = actions.iter().copied().filter(fits).collect();
        if line.is_empty() {
            return Ok(events);
        }
        self.save(store, line, next, events, now_ms)
    }

    /// Saves actions that led to this position with these events, and what chance owes after them.
    fn save(
        &mut self,
        store: &mut Store,
        mut line: Vec<R::Action>,
        mut next: R::State,
        mut events: Vec<R::Event>,
        now_ms: i64,
    ) -> Result<Vec<R::Event>, StoreError> {
        line.extend(chance::<R>(&self.header, &mut next, drawn_in::<R>(&self.play.line), &mut events)?);
        // Remarks after the end do not change how it is recorded.
        let ended = if R::is_over(&next) && !R::is_over(&self.state) {
            let (header, takebacks) = (&self.header, self.play.takebacks);
            let mut all = self.events()?;
            let before = all.len();
            all.append(&mut events);
            let end = Ending { header, state: &next, events: &all, takebacks, at_ms: now_ms };
            // What was tried again from a position is nothing for the Chronicle.
            let reign = if header.origin.is_played() { R::reign(&end, store)? } else { None };
            events = all.split_off(before);
            let result = R::outcome(&next).map(|outcome| to_json(&outcome)).transpose()?;
            Some(End { at_ms: now_ms, result, reign })
        } else {
            None
        };
        // Without news the last ones stand.
        let last = last_of::<R>(&next, &events).map(|last| to_json(&Some(last))).transpose()?;
        let played = Some(LastPlayed { at_ms: now_ms, last });
        store.append(self.id, self.rows, &rows(&line)?, GameChange { played, ended })?;
        self.rows += line.len() as u32;
        self.state = next;
        for action in line {
            self.fold(Row::Act(action))?;
        }
        Ok(events)
    }

    /// Goes back to the position after `to` actions.
    pub(crate) fn undo(
        &mut self,
        store: &mut Store,
        to: usize,
        taken_back: bool,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let state = self.position(to)?;
        let row = Row::Undo { to, taken_back };
        let played = LastPlayed { at_ms: now_ms, last: Some(to_json(&self.last_at(to)?)?) };
        store.append(
            self.id,
            self.rows,
            &[to_json(&row)?],
            GameChange { played: Some(played), ended: None },
        )?;
        self.rows += 1;
        self.state = state;
        self.fold(row)
    }

    /// The latest news at the position after `to` actions: they are seldom far back.
    fn last_at(&self, to: usize) -> Result<Option<Last>, StoreError> {
        for from in [to.saturating_sub(CHECKPOINT_INTERVAL), 0] {
            let (mut state, mut events) = (self.position(from)?, Vec::new());
            for &action in &self.play.line[from..to.min(self.play.line.len())] {
                R::apply(&mut state, action, &mut events).map_err(|illegal| broken(&illegal))?;
            }
            if let Some(last) = last_of::<R>(&state, &events) {
                return Ok(Some(last));
            }
        }
        Ok(None)
    }

    /// Counts a hint that is given.
    pub(crate) fn note_hint(&mut self, store: &mut Store) -> Result<(), StoreError> {
        let row = Row::<R::Action>::Hint;
        store.append(self.id, self.rows, &[to_json(&row)?], None)?;
        self.rows += 1;
        self.fold(row)
    }

    /// One more row that is saved.
    fn fold(&mut self, row: Row<R::Action>) -> Result<(), StoreError> {
        self.play.fold(row);
        let line = &self.play.line;
        self.checkpoints.truncate(line.len() / CHECKPOINT_INTERVAL + 1);
        add_checkpoints::<R>(&mut self.checkpoints, line)
    }

    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    pub(in crate::flow) fn state(&self) -> &R::State {
        &self.state
    }

    /// Another position with the same line, to test what a screen gives away.
    #[cfg(test)]
    pub(crate) fn pretend(&mut self, state: R::State) {
        self.state = state;
    }

    /// From 1, for people.
    pub(crate) fn round(&self) -> u32 {
        R::round(&self.state)
    }

    /// The actions that count.
    pub(crate) fn line(&self) -> &[R::Action] {
        &self.play.line
    }

    /// The seed of a built-in player's turn now.
    pub(in crate::flow) fn turn_seed(&self) -> u64 {
        self.header.player_seed.wrapping_add(self.play.line.len() as u64)
    }

    /// The action that would be done again.
    pub(crate) fn redo(&self) -> Option<R::Action> {
        self.play.redo.first().copied()
    }

    /// The position after the first `n` actions.
    pub(in crate::flow) fn position(&self, n: usize) -> Result<R::State, StoreError> {
        let line = &self.play.line[..n.min(self.play.line.len())];
        let (mut state, from) = match self.checkpoints.get(line.len() / CHECKPOINT_INTERVAL) {
            Some(checkpoint) => (checkpoint.clone(), line.len() / CHECKPOINT_INTERVAL * CHECKPOINT_INTERVAL),
            None => (R::fresh(&self.header)?, 0),
        };
        line[from..].iter().try_for_each(|&action| Self::step(&mut state, action, &mut Vec::new()))?;
        Ok(state)
    }

    /// One action further, of a line that is known to be legal.
    pub(crate) fn step(
        state: &mut R::State,
        action: R::Action,
        events: &mut Vec<R::Event>,
    ) -> Result<(), StoreError> {
        read::step::<R>(state, action, events)
    }

    /// All that has happened on the line that counts.
    pub(crate) fn events(&self) -> Result<Vec<R::Event>, StoreError> {
        let mut events = Vec::new();
        replay::<R>(&self.header, &self.play.line, &mut events)?;
        Ok(events)
    }

    /// The events from action `from` on.
    pub(crate) fn events_from(&self, from: usize) -> Result<Vec<R::Event>, StoreError> {
        let mut events = Vec::new();
        let mut state = self.position(from)?;
        for &action in self.play.line.iter().skip(from) {
            R::apply(&mut state, action, &mut events).map_err(|illegal| broken(&illegal))?;
        }
        Ok(events)
    }

    /// Who sits there.
    pub(crate) fn name(&self, text: &Text, seat: Seat) -> String {
        R::name(text, &self.header, seat)
    }

    /// Who sits there, seat by seat.
    pub(crate) fn names(&self, text: &Text) -> Vec<String> {
        (0u8..).take(self.header.players.len()).map(|seat| self.name(text, Seat::new(seat))).collect()
    }

    /// The fields of a record's first line besides the setup.
    pub(crate) fn record_extra(&self) -> Map<String, Value> {
        let header = &self.header;
        let hints = (self.play.hints > 0).then(|| ("hints", json!(self.play.hints)));
        let continued = match header.origin {
            Origin::Continued { after } => Some(("continued_after", json!(after))),
            Origin::Played | Origin::Imported { .. } => None,
        };
        let extra = [
            ("app", json!(env!("CARGO_PKG_VERSION"))),
            ("players", json!(header.players)),
            ("seed", json!(header.seed.to_string())),
            ("seed_chosen", json!(header.seed_chosen)),
            ("takebacks", json!(self.play.takebacks)),
        ];
        extra.into_iter().chain(hints).chain(continued).map(|(key, value)| (key.into(), value)).collect()
    }

    /// Nobody does in a game that is watched.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        !self.watched && self.header.players.get(seat.index()) == Some(&PlayerKind::Person)
    }

    /// The person who plays against built-in players alone.
    pub(crate) fn alone(&self) -> Option<Seat> {
        let mut persons = self.header.persons();
        let first = persons.next()?;
        if persons.next().is_some() { None } else { Some(Seat::new(first as u8)) }
    }
}

/// The news of these events, the last of which led to this position.
fn last_of<R: Rules>(state: &R::State, events: &[R::Event]) -> Option<Last> {
    let news = events.iter().rev().find_map(|event| R::news(state, event))?;
    Some(Last { round: R::round(state), news })
}
