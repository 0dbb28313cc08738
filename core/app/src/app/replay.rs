//! Replays on screen: how they are opened, shown, left, and played on from.

use super::place::Replaying;
use super::{App, Place};
use crate::deck::Decks;
use crate::flow::imported::Record;
use crate::flow::table::Job;
use crate::flow::watched::Watched;
use crate::flow::{self, Context, Games, Reply, seat as seat_of};
use crate::screen::replay::{self, Standing};
use crate::screen::{self, Screen};
use crate::store::{GameId, StoreError};
use crate::{GameKind, Intent, Pace, ReplayIntent, TableIntent};
use std::sync::Arc;
use std::time::Duration;

impl App {
    /// Answers an intent while a replay is on screen, or opens one.
    pub(super) fn at_replay(&mut self, intent: ReplayIntent, now_ms: i64) -> Result<Reply, StoreError> {
        if let ReplayIntent::Watch { game } = intent {
            return self.watch(GameId(game));
        }
        let Place::Replay(replaying) = &mut self.place else { return Ok(Reply::not_now()) };
        if !self.overlays.is_empty() {
            return Ok(Reply::not_now());
        }
        let (at, seat) = (replaying.watched.at(), replaying.watched.seat());
        match intent {
            ReplayIntent::Watch { .. } => return Ok(Reply::not_now()),
            ReplayIntent::Go { position } => {
                replaying.pause();
                return self.go(usize::try_from(position).unwrap_or(0));
            }
            ReplayIntent::See { seat } => {
                let seats = replaying.watched.players().len();
                let seat = match seat {
                    None => None,
                    Some(seat) => match seat_of(seat, seats) {
                        Some(seat) => Some(seat),
                        None => return Ok(Reply::not_now()),
                    },
                };
                replaying.watched.show(at, seat)?;
            }
            ReplayIntent::Play => {
                if at == replaying.watched.last() {
                    replaying.watched.show(0, seat)?;
                }
                self.tickets += 1;
                replaying.running = Some((self.tickets, Arc::default()));
            }
            ReplayIntent::Pause => replaying.pause(),
            ReplayIntent::OpenLog => {
                replaying.pause();
                replaying.reads = true;
            }
            ReplayIntent::CloseLog => replaying.reads = false,
            ReplayIntent::PlayOn => {
                if at == replaying.watched.last() && replaying.watched.table().is_over() {
                    return Ok(Reply::not_now());
                }
                let kind = replaying.watched.kind();
                let id = replaying.watched.play_on(&mut self.store, now_ms)?;
                replaying.pause();
                self.open_game(kind, id, now_ms)?;
            }
        }
        Ok(Reply::seen())
    }

    /// Opens the replay of a finished game or of a kept record, over whatever it was asked from.
    pub(super) fn watch(&mut self, id: GameId) -> Result<Reply, StoreError> {
        let Some(kind) = self.kind_of(id)? else { return Ok(Reply::not_now()) };
        let Some(watched) = Watched::open(&self.store, kind, id)? else { return Ok(Reply::not_now()) };
        let captions = replay::captions(&self.text, &self.settings, &watched)?;
        self.leave_sight();
        if let Some(table) = self.place.table() {
            table.stop_thinking();
        }
        // A replay over a replay would have two ways back.
        self.leave_replay_for_good();
        let before = Box::new(std::mem::replace(&mut self.place, Place::Home(Games::default())));
        let below = std::mem::take(&mut self.overlays);
        let replaying = Replaying { watched, captions, reads: false, running: None, before, below };
        self.place = Place::Replay(Box::new(replaying));
        Ok(Reply::seen())
    }

    fn kind_of(&self, id: GameId) -> Result<Option<GameKind>, StoreError> {
        let line = match self.store.game(id) {
            Ok(stored) => stored.line,
            Err(StoreError::NoGame) => return Ok(None),
            Err(error) => return Err(error),
        };
        Ok(flow::kind_of(&line.kind))
    }

    /// Back to where the replay was opened; false where none is on screen.
    pub(super) fn leave_replay(&mut self) -> bool {
        let Place::Replay(replaying) = &mut self.place else { return false };
        replaying.pause();
        if std::mem::take(&mut replaying.reads) || replaying.watched.table_mut().dismiss() {
            return true;
        }
        let below = std::mem::take(&mut replaying.below);
        let before = std::mem::replace(&mut *replaying.before, Place::Home(Games::default()));
        if matches!(before, Place::Home(_)) && below.is_empty() {
            return false;
        }
        (self.place, self.overlays) = (before, below);
        true
    }

    /// Puts away a replay that another one takes the place of.
    fn leave_replay_for_good(&mut self) {
        if let Place::Replay(replaying) = &mut self.place {
            replaying.pause();
            let below = std::mem::take(&mut replaying.below);
            self.place = std::mem::replace(&mut *replaying.before, Place::Home(Games::default()));
            self.overlays = below;
        }
    }

    fn go(&mut self, to: usize) -> Result<Reply, StoreError> {
        let Place::Replay(replaying) = &mut self.place else { return Ok(Reply::not_now()) };
        let seat = replaying.watched.seat();
        let news = replaying.watched.show(to, seat)?;
        Ok(news.map_or_else(Reply::seen, Reply::happened))
    }

    /// The wait before the next position, while a replay goes on by itself.
    pub(super) fn replay_job(&self) -> Option<Job> {
        let Place::Replay(replaying) = &self.place else { return None };
        let (ticket, control) = replaying.running.as_ref()?;
        let time = Duration::from_millis(match self.settings.pace {
            Pace::Fast => 700,
            Pace::Off | Pace::Normal => 1_400,
            Pace::Slow => 2_800,
        });
        Some(Job::waiting(*ticket, Arc::clone(control), time))
    }

    /// The wait with this ticket is over: the next position, and another wait unless it is the last one. None: another
    /// ticket is due.
    pub(super) fn replay_goes_on(&mut self, ticket: i64) -> Option<Result<Reply, StoreError>> {
        let Place::Replay(replaying) = &mut self.place else { return None };
        replaying.running.take_if(|(due, _)| *due == ticket)?;
        let (at, last) = (replaying.watched.at() + 1, replaying.watched.last());
        if at < last {
            self.tickets += 1;
            replaying.running = Some((self.tickets, Arc::default()));
        }
        Some(self.go(at))
    }

    /// What explains the table of a replay; all else at it is history.
    pub(super) fn explain_replay(&mut self, intent: Intent, now_ms: i64) -> Result<Reply, StoreError> {
        let Place::Replay(replaying) = &mut self.place else { return Ok(Reply::not_now()) };
        if !intent.explains() {
            return Ok(Reply::not_now());
        }
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        match (intent, &mut replaying.watched) {
            (Intent::Table(intent), watched) => watched.table_mut().handle(&mut context, intent),
            (Intent::Forest(intent), Watched::Forest(reel)) => reel.table.tap(&mut context, intent),
            (Intent::King(intent), Watched::King(reel)) => reel.table.tap(&mut context, intent),
            (Intent::Council(intent), Watched::Council(reel)) => reel.table.tap(&mut context, intent),
            _ => Ok(Reply::not_now()),
        }
    }

    /// A game of one's own that goes on from the end of a kept record.
    pub(super) fn play_on(&mut self, kind: GameKind, id: GameId, now_ms: i64) -> Result<Reply, StoreError> {
        let Some(mut watched) = Watched::open(&self.store, kind, id)? else { return Ok(Reply::not_now()) };
        watched.show(watched.last(), None)?;
        let own = watched.play_on(&mut self.store, now_ms)?;
        self.open_game(kind, own, now_ms)?;
        self.overlays.clear();
        Ok(Reply::seen())
    }

    /// The review of a finished game, at its table.
    pub(super) fn review_game(
        &mut self,
        kind: GameKind,
        id: GameId,
        now_ms: i64,
    ) -> Result<Reply, StoreError> {
        self.open_game(kind, id, now_ms)?;
        self.overlays.clear();
        self.at_table(Intent::Table(TableIntent::OpenReview), now_ms)
    }

    /// A game that goes on from a decision of the review on screen.
    pub(super) fn try_again(&mut self, number: i32, now_ms: i64) -> Result<Reply, StoreError> {
        let store = &mut self.store;
        let stored = match &self.place {
            Place::Forest(forest) => forest.try_again(store, number, now_ms)?,
            Place::King(king) => king.try_again(store, number, now_ms)?,
            Place::Council(council) => council.try_again(store, number, now_ms)?,
            _ => None,
        };
        let (Some(id), Some((kind, _))) = (stored, self.place.game()) else { return Ok(Reply::not_now()) };
        if let Some(table) = self.place.table() {
            table.stop_thinking();
        }
        self.open_game(kind, id, now_ms)?;
        Ok(Reply::seen())
    }

    /// The screen of a replay over that of its table.
    pub(super) fn replayed(&self, replaying: &Replaying, screen: Screen) -> Screen {
        let standing = Standing {
            watched: &replaying.watched,
            captions: &replaying.captions,
            reads: replaying.reads,
            ticket: replaying.running.as_ref().map(|(ticket, _)| *ticket),
        };
        screen::replay::over_table(&self.text, &standing, screen)
    }

    /// Keeps a record as a game that can be watched.
    pub(super) fn keep_record(&mut self, record: &Record, now_ms: i64) -> Result<GameId, StoreError> {
        let mut decks = Decks::shipped();
        for kept in flow::decks::all(&self.store)? {
            decks.add((*kept.deck).clone());
        }
        self.store.transaction(|store| record.keep(store, &decks, now_ms))
    }
}
