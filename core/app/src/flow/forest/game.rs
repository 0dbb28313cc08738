//! A forest duel as it is stored: rows, the line of play that counts, the position that it leads to.

use crate::intent::{ForestVariant, PlayerKind};
use crate::record;
use crate::store::{GameId, Store, StoreError, StoredGame};
use crate::text::Text;
use douze_rules::Seat;
use douze_rules::forest::{Action, Event, Events, Illegal, Phase, State, Variant, apply};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest, Sha256};

/// The `kind` of forest games in the store.
pub(crate) const KIND: &str = "forest";

/// A game that is opened with at least so many rows since its last snapshot gets a new one. Not while playing: a
/// snapshot is a commit of its own.
const SNAPSHOT_ROWS: usize = 16;

/// What is known of a game before its first action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Header {
    pub(crate) names: [String; 2],
    pub(crate) players: [PlayerKind; 2],
    pub(crate) variant: ForestVariant,
    /// Seed of chance.
    pub(crate) seed: u64,
    /// A person chose the seed: marked in the record.
    pub(crate) seed_chosen: bool,
    /// Seed of the built-in players, independent of chance.
    pub(crate) player_seed: u64,
}

impl Header {
    /// Who sits there: the name typed, or the built-in player's.
    pub(crate) fn name(&self, text: &Text, seat: Seat) -> String {
        let name = match self.players[seat.index()] {
            PlayerKind::Person => return self.names[seat.index()].clone(),
            PlayerKind::Fawn => text.say("setup-player-fawn"),
            PlayerKind::Fox => text.say("setup-player-fox"),
        };
        if self.players[0] == self.players[1] {
            return text.with("setup-player-twin", &[("name", name.into()), ("seat", seat.index().into())]);
        }
        name
    }
}

/// A stored row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Row {
    Act(Action),
    /// Back to this many actions; the others can be done again until another action comes.
    Undo {
        to: usize,
        /// It passed something that was revealed.
        taken_back: bool,
    },
}

/// The rows folded: the actions that count, those that may be done again, and how often something revealed was
/// taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Play {
    line: Vec<Action>,
    redo: Vec<Action>,
    takebacks: u32,
}

impl Play {
    fn fold(&mut self, row: Row) {
        match row {
            Row::Act(action) => {
                if self.redo.first() == Some(&action) {
                    self.redo.remove(0);
                } else {
                    self.redo.clear();
                }
                self.line.push(action);
            }
            Row::Undo { to, taken_back } => {
                let undone = self.line.split_off(to.min(self.line.len()));
                self.redo.splice(0..0, undone);
                self.takebacks += u32::from(taken_back);
            }
        }
    }
}

/// A game on disk and in hand.
pub(crate) struct Game {
    pub(crate) header: Header,
    id: GameId,
    rows: u32,
    play: Play,
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
        let rows: Vec<Row> = chance.into_iter().map(Row::Act).collect();
        let id = store.new_game(KIND, &to_json(&header)?, &bodies(&rows)?, now_ms)?;
        let mut events = Vec::new();
        let mut game =
            Self { state: fresh(&header), header, id, rows: rows.len() as u32, play: Play::default() };
        for action in chance {
            apply(&mut game.state, action, &mut events).map_err(|illegal| broken(&illegal))?;
            game.play.line.push(action);
        }
        Ok((game, events))
    }

    /// Opens a stored game.
    pub(crate) fn open(store: &mut Store, id: GameId, now_ms: i64) -> Result<Found, StoreError> {
        let Read { header, stored, from, play } = read(store, id)?;
        let state = replay(&header, &play.line)?;
        let mut game = Self { header, id, rows: stored.rows.len() as u32, play, state };
        if stored.damaged_from.is_none() {
            if stored.rows.len() - from >= SNAPSHOT_ROWS {
                store.set_snapshot(id, game.rows, to_json(&game.play)?.as_bytes())?;
            }
            return Ok(Found::Sound(Box::new(game)));
        }
        game.id = store.new_game(KIND, &stored.line.header, &stored.rows, now_ms)?;
        store.end_game(id, now_ms)?;
        Ok(Found::Mended(Box::new(game)))
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
        store.append(self.id, self.rows, &bodies(&[row])?, ended_ms)?;
        self.rows += 1;
        self.play.fold(row);
        Ok(())
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
            setup: record::Setup::Forest { variant: variant(header) },
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
    play: Play,
}

/// A stored game: its snapshot and the rows after it.
fn read(store: &Store, id: GameId) -> Result<Read, StoreError> {
    let stored = store.game(id)?;
    let header = parse(&stored.line.header)?;
    let mut play = Play::default();
    let mut from = 0;
    if let Some((n, body)) = store.snapshot(id)?
        && n as usize <= stored.rows.len()
        && let Ok(snapshot) = serde_json::from_slice(&body)
    {
        play = snapshot;
        from = n as usize;
    }
    for row in &stored.rows[from..] {
        play.fold(parse(row)?);
    }
    Ok(Read { header, stored, from, play })
}

fn fresh(header: &Header) -> State {
    State::new(variant(header))
}

fn variant(header: &Header) -> Variant {
    match header.variant {
        ForestVariant::Standard => Variant::Standard,
        ForestVariant::Choose3 => Variant::Choose3,
    }
}

fn replay(header: &Header, line: &[Action]) -> Result<State, StoreError> {
    let mut state = fresh(header);
    for &action in line {
        apply(&mut state, action, &mut ()).map_err(|illegal| broken(&illegal))?;
    }
    Ok(state)
}

/// Chance number `index` of a game: the same after undo or restart.
fn chance(seed: u64, index: u32) -> ChaCha20Rng {
    let mut hash = Sha256::new();
    hash.update(b"douze chance");
    hash.update(seed.to_le_bytes());
    hash.update(index.to_le_bytes());
    ChaCha20Rng::from_seed(hash.finalize().into())
}

fn deal(seed: u64) -> Action {
    let mut rng = chance(seed, 0);
    let mut decks = [douze_rules::forest::Card::ALL; 2];
    for deck in &mut decks {
        deck.shuffle(&mut rng);
    }
    Action::Deal { decks }
}

fn toss(seed: u64) -> Action {
    Action::Tiebreaker { holder: Seat::new(u8::from(chance(seed, 1).random_bool(0.5))) }
}

fn bodies(rows: &[Row]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(to_json).collect()
}

fn to_json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Io { detail: error.to_string() })
}

fn parse<T: for<'a> Deserialize<'a>>(body: &str) -> Result<T, StoreError> {
    serde_json::from_str(body).map_err(|error| StoreError::Damaged { detail: error.to_string() })
}

/// Saved actions are legal: another line of play means that the file was changed by somebody else.
fn broken(illegal: &Illegal) -> StoreError {
    StoreError::Damaged { detail: format!("a saved game does not replay: {illegal}") }
}
