//! The app behind the session's lock: routes each intent to the active feature and builds its screen.
//!
//! A press at a table, from the border to the disk and back:
//!
//! 1. [`Session::dispatch`](crate::Session::dispatch) takes the lock and calls [`App::handle`].
//! 2. `App::route` (here) leads it to its place: for an open table `App::at_table` in `app/games.rs`.
//! 3. `handle` of any game (`flow/table/any.rs`) or `Table::tap` (`flow/table/mod.rs`), which leads to the game's own
//!    `answer` (`flow/{forest,king,council}/taps.rs`), selects or calls `Table::act`.
//! 4. `Game::act` (`flow/stored/mod.rs`) applies the action to a copy of the state; `Game::save` there commits its row by
//!    [`Store::append`] (`store/games.rs`).
//! 5. Only then the new state counts, and `App::answer` (`app/shown.rs`) builds the [`Update`].

mod carried;
mod chronicle;
mod course;
mod fair;
mod files;
mod games;
mod incoming;
mod lesson;
mod outgoing;
mod place;
mod premise;
mod preview;
mod puzzles;
mod replay;
mod restore;
mod shown;
mod tip;

use crate::flow::chronicle::Chronicle;
use crate::flow::decks::Decks;
use crate::flow::people::Album;
use crate::flow::settings::Settings;
use crate::flow::setup::SetupFlow;
use crate::flow::table::{AnyTable, Job, Thought};
use crate::flow::{self, Context, Games, Notice, Reading, Refusal, Reply, Tip};
use crate::store::{Store, StoreError};
use crate::text::Text;
use crate::{AppIntent, CouncilIntent, DouzeError, Intent, SettingsIntent, SetupIntent, TableIntent, Update};
pub(crate) use incoming::{ImportFailure, read as read_file};
pub use outgoing::Exported;
use place::{Overlay, Place};

/// The app behind the session's lock.
pub(crate) struct App {
    store: Store,
    pub(crate) locales: Vec<String>,
    pub(crate) settings: Settings,
    pub(crate) text: Text,
    place: Place,
    /// The last one is visible.
    overlays: Vec<Overlay>,
    notice: Option<Notice>,
    /// At the game on screen, until it is closed or its person goes on.
    tip: Option<Tip>,
    tickets: i64,
    /// When somebody did something last, in milliseconds since 1970.
    now_ms: i64,
}

impl App {
    /// Opens the app at home.
    pub(crate) fn new(
        mut store: Store,
        locales: Vec<String>,
        notice: Option<Notice>,
        now_ms: i64,
    ) -> Result<Self, DouzeError> {
        // Best effort: a list without its last news is better than an error about a full disk.
        let _ = flow::fill_in_lists(&mut store);
        let settings = Settings::load(&store);
        let text = settings.text(&locales)?;
        let place = Place::Home(Games::newest(&store, now_ms));
        Ok(Self {
            store,
            locales,
            settings,
            text,
            place,
            overlays: Vec::new(),
            notice,
            tip: None,
            tickets: 0,
            now_ms,
        })
    }

    /// Continues the ticket counter of the app before, so that its jobs count as stale.
    pub(crate) fn after(mut self, before: &Self) -> Self {
        self.tickets = before.tickets;
        self
    }

    /// The thinking that is due. It may go on while settings cover the table.
    pub(crate) fn job(&self) -> Option<Job> {
        // What a rival does in a lesson is written down, and in a puzzle proved.
        if matches!(self.place, Place::Lesson(_) | Place::Puzzles(_)) {
            return None;
        }
        self.replay_job().or_else(|| self.place.table().and_then(AnyTable::job))
    }

    /// Carries out an intent.
    pub(crate) fn handle(&mut self, intent: Intent, now_ms: i64) -> Result<Update, DouzeError> {
        self.now_ms = now_ms;
        let reply = self.route(intent, now_ms).or_else(|error| self.failed(&error, now_ms))?;
        self.find_tip(reply.news, true);
        self.keep_tip();
        Ok(self.answer(reply))
    }

    /// Takes what was thought, unless its ticket is stale.
    pub(crate) fn decide(
        &mut self,
        ticket: i64,
        thought: Box<dyn Thought>,
        now_ms: i64,
    ) -> Result<Update, DouzeError> {
        if let Some(reply) = self.replay_goes_on(ticket) {
            let reply = reply.or_else(|error| self.failed(&error, now_ms))?;
            return Ok(self.answer(reply));
        }
        let due = self.place.table().and_then(AnyTable::work);
        if due.is_none_or(|(_, due)| due != ticket) {
            return Ok(self.answer(Reply::seen()));
        }
        let thinks = format!("{thought:?}");
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        let reply = match self.place.table_mut() {
            Some(table) => {
                table.decide(&mut context, thought).or_else(|error| self.failed(&error, now_ms))?
            }
            None => Reply::seen(),
        };
        match reply.refusal {
            None | Some(Refusal::Because(..)) => {
                self.find_tip(reply.news, false);
                self.keep_tip();
                Ok(self.answer(reply))
            }
            Some(refusal) => {
                let detail = format!("a built-in player chose what is not legal: {thinks}");
                Err(DouzeError::Internal { sentence: self.rejection(&refusal).sentence, detail })
            }
        }
    }

    /// What could not be saved did not happen. Rows that another window has added are taken over.
    fn failed(&mut self, error: &StoreError, now_ms: i64) -> Result<Reply, DouzeError> {
        let text = self.text;
        let shown = |error: &StoreError| DouzeError::of_store(text, error);
        let StoreError::Sequence { .. } = error else { return Err(shown(error)) };
        let Some((kind, id)) = self.place.game() else { return Err(shown(error)) };
        if let Some(table) = self.place.table() {
            table.stop_thinking();
        }
        self.open_game(kind, id, now_ms).map_err(|error| shown(&error))?;
        self.notice = Some(Notice::PlayedOn);
        Ok(Reply::seen())
    }

    /// A built-in player was stopped without an answer: its turn stays, under a new ticket.
    pub(crate) fn think_again(&mut self, ticket: i64) -> Update {
        if let Place::Replay(replaying) = &mut self.place {
            replaying.running.take_if(|(due, _)| *due == ticket);
        }
        if let Some(table) = self.place.table_mut()
            && table.work().is_some_and(|(_, current)| current == ticket)
        {
            self.tickets += 1;
            table.think_again(self.tickets);
        }
        self.answer(Reply::seen())
    }

    /// Leads an intent to the place that answers it.
    fn route(&mut self, intent: Intent, now_ms: i64) -> Result<Reply, StoreError> {
        if !matches!(intent, Intent::Decks(_)) {
            self.keep_typed()?;
        }
        match intent {
            Intent::App(intent) => self.at_app(intent, now_ms),
            Intent::Games(intent) => self.at_games(intent, now_ms),
            Intent::People(intent) => match self.overlays.last_mut() {
                Some(Overlay::People(album)) => album.handle(&mut self.store, &intent),
                _ => Ok(Reply::not_now()),
            },
            Intent::Chronicle(intent) => self.at_chronicle(&intent, now_ms),
            Intent::Settings(intent) => self.change_settings(&intent),
            Intent::Preview(intent) => self.at_preview(&intent, now_ms),
            Intent::Replay(intent) => self.at_replay(intent, now_ms),
            Intent::Decks(intent) => match self.overlays.last_mut() {
                Some(Overlay::Decks(decks)) => decks.handle(&mut self.store, intent),
                _ => Ok(Reply::not_now()),
            },
            // A table or a form under something else cannot be pressed.
            _ if !self.overlays.is_empty() => Ok(Reply::not_now()),
            intent if matches!(self.place, Place::Lesson(_)) => self.at_lesson(intent, now_ms),
            intent if matches!(self.place, Place::Replay(_)) => self.explain_replay(intent, now_ms),
            intent if matches!(self.place, Place::Puzzles(_)) => self.at_puzzles(intent, now_ms),
            Intent::Setup(SetupIntent::StartGame) => self.start_game(now_ms),
            Intent::Setup(SetupIntent::SetChronicle { id }) => self.write_into(id),
            Intent::Setup(intent) => match &mut self.place {
                Place::Setup(setup) => Ok(setup.handle(intent)),
                _ => Ok(Reply::not_now()),
            },
            Intent::Table(TableIntent::TryAgain { number }) => self.try_again(number, now_ms),
            Intent::Table(TableIntent::Rematch) => self.rematch(now_ms),
            Intent::Council(CouncilIntent::PlayForThrone) => self.play_for_throne(now_ms),
            Intent::Lesson(_) | Intent::Puzzles(_) => Ok(Reply::not_now()),
            Intent::Table(_) | Intent::Forest(_) | Intent::King(_) | Intent::Council(_) => {
                self.at_table(intent, now_ms)
            }
        }
    }

    fn at_app(&mut self, intent: AppIntent, now_ms: i64) -> Result<Reply, StoreError> {
        match intent {
            AppIntent::Back => return Ok(self.back()),
            AppIntent::OpenHome => self.go_home(),
            AppIntent::Cover => {
                self.leave_sight();
                // Best effort: the app may start at home the next time.
                let _ = self.remember();
            }
            AppIntent::Resume => return Ok(self.resume(now_ms)),
            AppIntent::DismissNotice => self.notice = None,
            AppIntent::DismissTip => self.tip = None,
            AppIntent::OpenSettings => return Ok(self.lay_over(Overlay::Settings)),
            AppIntent::OpenNotices if matches!(self.overlays.last(), Some(Overlay::Settings)) => {
                self.overlays.push(Overlay::Notices);
            }
            AppIntent::OpenGames if self.is_home() => {
                let games = Games::open(&self.store, 0)?;
                return Ok(self.lay_over(Overlay::Games(games)));
            }
            AppIntent::OpenPeople if matches!(self.overlays.last(), Some(Overlay::Games(_))) => {
                self.overlays.push(Overlay::People(Box::new(Album::open(&self.store)?)));
            }
            AppIntent::OpenChronicle => {
                let chronicle = Chronicle::open(&self.store)?;
                // A file that is looked at stays, above the book.
                let preview = self.overlays.pop_if(|overlay| matches!(overlay, Overlay::Preview(_)));
                let reply = self.lay_over(Overlay::Chronicle(Box::new(chronicle)));
                self.overlays.extend(preview);
                return Ok(reply);
            }
            AppIntent::OpenFair => return self.open_fair(),
            AppIntent::CheckFair => return Ok(self.check_fair()),
            AppIntent::OpenRules { game, rule } => {
                return Ok(self.lay_over(Overlay::Rules(Reading::new(game, rule.as_deref()))));
            }
            AppIntent::SearchRules { text } => match self.overlays.last_mut() {
                Some(Overlay::Rules(reading)) => reading.search(&text),
                _ => return Ok(Reply::not_now()),
            },
            AppIntent::SetLocales { locales } => {
                self.locales = locales;
                self.speak();
            }
            AppIntent::OpenDecks if self.overlays.is_empty() && self.place.table().is_none() => {
                let decks = Decks::load(&self.store)?;
                return Ok(self.lay_over(Overlay::Decks(decks)));
            }
            AppIntent::ContinueGame if self.is_home() => return self.continue_game(now_ms),
            AppIntent::OpenPuzzles => return self.open_puzzles(now_ms),
            AppIntent::OpenLesson { game } => return self.open_lesson(game, now_ms),
            AppIntent::OpenSetup { game } if self.is_home() || self.is_after_lesson() => {
                self.place = Place::Setup(Box::new(SetupFlow::load(&self.store, game, now_ms)));
                self.introduce(game);
            }
            AppIntent::OpenDecks
            | AppIntent::ContinueGame
            | AppIntent::OpenGames
            | AppIntent::OpenNotices
            | AppIntent::OpenPeople
            | AppIntent::OpenSetup { .. } => return Ok(Reply::not_now()),
        }
        Ok(Reply::seen())
    }

    fn is_home(&self) -> bool {
        matches!(self.place, Place::Home(_)) && self.overlays.is_empty()
    }

    /// Replaces other overlays, but rules are read over an open Chronicle.
    fn lay_over(&mut self, overlay: Overlay) -> Reply {
        self.leave_sight();
        let is_rules = matches!(overlay, Overlay::Rules(..));
        self.overlays.retain(|below| is_rules && matches!(below, Overlay::Chronicle(_)));
        self.overlays.push(overlay);
        Reply::seen()
    }

    /// What is typed on the screen of decks stays, and the form below knows what was kept there.
    fn keep_typed(&mut self) -> Result<(), StoreError> {
        let decks = self.overlays.iter().find_map(|overlay| match overlay {
            Overlay::Decks(decks) => Some(decks),
            _ => None,
        });
        let Some(decks) = decks else { return Ok(()) };
        decks.save(&mut self.store)?;
        if let Place::Setup(setup) = &mut self.place {
            setup.refresh(&self.store, decks.kept);
        }
        Ok(())
    }

    fn back(&mut self) -> Reply {
        if let Some(Overlay::Chronicle(chronicle)) = self.overlays.last_mut()
            && chronicle.close()
        {
            return Reply::seen();
        }
        if let Some(Overlay::People(album)) = self.overlays.last_mut()
            && album.close()
        {
            return Reply::seen();
        }
        if let Some(closed) = self.overlays.pop() {
            if matches!(closed, Overlay::Games(_)) {
                self.go_home();
            }
            return Reply::seen();
        }
        if self.leave_replay() {
            return Reply::seen();
        }
        let closed = match &mut self.place {
            Place::Setup(setup) => setup.close(),
            // From a puzzle to the list.
            Place::Puzzles(puzzles) => match &mut puzzles.open {
                Some((_, attempt)) => attempt.table_mut().dismiss() || puzzles.open.take().is_some(),
                None => false,
            },
            place => place.table_mut().is_some_and(AnyTable::dismiss),
        };
        if !closed {
            self.go_home();
        }
        Reply::seen()
    }

    fn go_home(&mut self) {
        // Best effort: the lesson may be offered once more.
        let _ = self.leave_lesson();
        if let Some(table) = self.place.table() {
            table.stop_thinking();
        }
        self.place = Place::Home(Games::newest(&self.store, self.now_ms));
        self.overlays.clear();
        self.end_introduction();
    }

    fn leave_sight(&mut self) {
        if let Place::Replay(replaying) = &mut self.place {
            replaying.pause();
        }
        if let Some(table) = self.place.table_mut() {
            table.cover();
        }
    }

    fn change_settings(&mut self, intent: &SettingsIntent) -> Result<Reply, StoreError> {
        let mut settings = self.settings.clone();
        settings.change(intent);
        if settings == self.settings {
            return Ok(Reply::seen());
        }
        settings.save(&mut self.store)?;
        self.settings = settings;
        self.speak();
        Ok(Reply::seen())
    }

    /// Speaks the chosen language, or the system's.
    fn speak(&mut self) {
        if let Ok(text) = self.settings.text(&self.locales) {
            self.text = text;
        }
    }
}
