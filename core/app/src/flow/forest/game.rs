//! A forest duel as it is stored: rows, the line of play that counts, the position that it leads to.

use super::chance::{deal, toss};
use super::header::Header;
use super::line::{LineOfPlay, Row};
use crate::flow::to_json;
use crate::intent::PlayerKind;
use crate::record;
use crate::store::{GameId, Store, StoreError, StoredGame};
use crate::text::Text;
use douze_rules::Seat;
use douze_rules::forest::{Action, Event, Events, Illegal, Phase, State, apply};
use serde::Deserialize;
use serde_json::json;

/// The `kind` of forest games in the store.
pub(crate) const KIND: &str = "forest";

/// A game that is opened with at least so many rows since its last snapshot gets a new one. Not while playing: a
/// snapshot is a commit of its own.
const SNAPSHOT_ROWS: usize = 16;

/// A game on disk and in hand.
pub(crate) struct Game {
    pub(crate) header: Header,
    id: GameId,
    rows: u32,
    play: LineOfPlay,
    state: State,
}

/// What opening a stored game gave.
pub(crate) enum Found {
    /// The game as it was left.
    Sound(Box<Game>),
    /// Its end was damaged; what came before goes on as a game of its own.
    Mended(Box<Game>),
}

impl Game {
    /// Shuffles, tosses for the tiebreaker, and saves.
    pub(crate) fn begin(
        store: &mut Store,
        header: Header,
        now_ms: i64,
    ) -> Result<(Self, Vec<Event>), StoreError> {
        let chance = [deal(header.seed), toss(header.seed)];
        let rows = chance_rows(&header)?;
        let id = store.new_game(KIND, &to_json(&header)?, &rows, now_ms)?;
        let mut events = Vec::new();
        let mut game =
            Self { state: fresh(&header), header, id, rows: rows.len() as u32, play: LineOfPlay::default() };
        for action in chance {
            apply(&mut game.state, action, &mut events).map_err(|illegal| broken(&illegal))?;
            game.play.line.push(action);
        }
        Ok((game, events))
    }

    /// Opens a stored game.
    pub(crate) fn open(store: &mut Store, id: GameId, now_ms: i64) -> Result<Found, StoreError> {
        let Read { header, mut stored, from, mut play } = read(store, id)?;
        if stored.damaged_from.is_none() {
            let game = Self::resumed(header, id, stored.rows.len(), play)?;
            if stored.rows.len() - from >= SNAPSHOT_ROWS {
                store.set_snapshot(id, game.rows, to_json(&game.play)?.as_bytes())?;
            }
            return Ok(Found::Sound(Box::new(game)));
        }
        // Chance comes from the seed: a game that lost even its deal begins again with the same.
        if play.line.len() < 2 {
            stored.rows = chance_rows(&header)?;
            play = fold(&stored.rows, LineOfPlay::default())?;
        }
        let game = Self::resumed(header, id, stored.rows.len(), play)?;
        let id = store.mend_game(id, &stored.rows, now_ms)?;
        Ok(Found::Mended(Box::new(Self { id, ..game })))
    }

    fn resumed(header: Header, id: GameId, rows: usize, play: LineOfPlay) -> Result<Self, StoreError> {
        let state = replay(&header, &play.line)?;
        Ok(Self { header, id, rows: rows as u32, play, state })
    }

    /// The header of a stored game and its round, for the home screen. Reads, changes nothing.
    pub(crate) fn summary(store: &Store, id: GameId) -> Result<(Header, u8), StoreError> {
        let Read { header, play, .. } = read(store, id)?;
        let round = replay(&header, &play.line)?.round();
        Ok((header, round))
    }

    /// Applies one seat's action and saves it. Refused by the rules, or not saved: nothing changed.
    pub(crate) fn act(
        &mut self,
        store: &mut Store,
        action: Action,
        events: &mut impl Events,
        now_ms: i64,
    ) -> Result<Result<(), Illegal>, StoreError> {
        let mut next = self.state;
        if let Err(illegal) = apply(&mut next, action, events) {
            return Ok(Err(illegal));
        }
        let ended = (next.phase() == Phase::Over).then_some(now_ms);
        self.save(store, Row::Act(action), ended)?;
        self.state = next;
        Ok(Ok(()))
    }

    /// Goes back to the position after `to` actions.
    pub(crate) fn undo(&mut self, store: &mut Store, to: usize, taken_back: bool) -> Result<(), StoreError> {
        let state = replay(&self.header, &self.play.line[..to.min(self.play.line.len())])?;
        self.save(store, Row::Undo { to, taken_back }, None)?;
        self.state = state;
        Ok(())
    }

    fn save(&mut self, store: &mut Store, row: Row, ended_ms: Option<i64>) -> Result<(), StoreError> {
        store.append(self.id, self.rows, &[to_json(&row)?], ended_ms)?;
        self.rows += 1;
        self.play.fold(row);
        Ok(())
    }

    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// Another position with the same line, to test what a screen gives away.
    #[cfg(test)]
    pub(super) fn pretend(&mut self, state: State) {
        self.state = state;
    }

    /// The actions that count.
    pub(crate) fn line(&self) -> &[Action] {
        &self.play.line
    }

    /// The action that would be done again.
    pub(crate) fn redo(&self) -> Option<Action> {
        self.play.redo.first().copied()
    }

    /// The position after the first `n` actions.
    pub(crate) fn position(&self, n: usize) -> Result<State, StoreError> {
        replay(&self.header, &self.play.line[..n.min(self.play.line.len())])
    }

    /// The first line of this game's record.
    pub(crate) fn record_header(&self, text: &Text) -> record::Header {
        let header = &self.header;
        let extra = [
            ("app", json!(env!("CARGO_PKG_VERSION"))),
            ("players", json!(header.players)),
            ("seed", json!(header.seed.to_string())),
            ("seed_chosen", json!(header.seed_chosen)),
            ("takebacks", json!(self.play.takebacks)),
        ];
        record::Header {
            seats: [Seat::new(0), Seat::new(1)].map(|seat| header.name(text, seat)).into(),
            setup: record::Setup::Forest { variant: header.rules_variant() },
            extra: extra.into_iter().map(|(key, value)| (key.into(), value)).collect(),
        }
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.header.players[seat.index()] == PlayerKind::Person
    }
}

/// A stored game, folded.
struct Read {
    header: Header,
    stored: StoredGame,
    /// Rows that the snapshot holds.
    from: usize,
    play: LineOfPlay,
}

/// A stored game: its snapshot and the rows after it.
fn read(store: &Store, id: GameId) -> Result<Read, StoreError> {
    let stored = store.game(id)?;
    let header = parse(&stored.line.header)?;
    let mut play = LineOfPlay::default();
    let mut from = 0;
    if let Some((n, body)) = store.snapshot(id)?
        && n as usize <= stored.rows.len()
        && let Ok(snapshot) = serde_json::from_slice(&body)
    {
        play = snapshot;
        from = n as usize;
    }
    let play = fold(&stored.rows[from..], play)?;
    Ok(Read { header, stored, from, play })
}

fn fold(rows: &[String], mut play: LineOfPlay) -> Result<LineOfPlay, StoreError> {
    for row in rows {
        play.fold(parse(row)?);
    }
    Ok(play)
}

fn fresh(header: &Header) -> State {
    State::new(header.rules_variant())
}

fn replay(header: &Header, line: &[Action]) -> Result<State, StoreError> {
    let mut state = fresh(header);
    for &action in line {
        apply(&mut state, action, &mut ()).map_err(|illegal| broken(&illegal))?;
    }
    Ok(state)
}

/// The first rows of every game.
fn chance_rows(header: &Header) -> Result<Vec<String>, StoreError> {
    [deal(header.seed), toss(header.seed)].into_iter().map(|action| to_json(&Row::Act(action))).collect()
}

fn parse<T: for<'a> Deserialize<'a>>(body: &str) -> Result<T, StoreError> {
    serde_json::from_str(body).map_err(|error| StoreError::Damaged { detail: error.to_string() })
}

/// Saved actions are legal: another line of play means that the file was changed by somebody else.
fn broken(illegal: &Illegal) -> StoreError {
    StoreError::Damaged { detail: format!("a saved game does not replay: {illegal}") }
}
