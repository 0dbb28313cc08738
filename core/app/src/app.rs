//! The app behind the session's lock: which flow has the floor, and the screen that shows it.

use crate::flow::forest::{self, Forest, Found, Game};
use crate::flow::settings::Settings;
use crate::flow::setup::Setup;
use crate::flow::{Context, LastGame, Notice, Refusal, Reply};
use crate::store::{Store, StoreError};
use crate::text::Text;
use crate::{Beat, DouzeError, GameKind, Intent, Reason, Rejection, Update, record, screen};
use douze_rules::forest::{Action, Event};

/// Where in the app one is. Leaving a game loses nothing: it is on disk.
enum Place {
    Home(LastGame),
    Setup(Setup),
    Forest(Box<Forest>),
}

/// The app behind the session's lock.
pub(crate) struct App {
    store: Store,
    locales: Vec<String>,
    pub(crate) settings: Settings,
    pub(crate) text: Text,
    place: Place,
    /// The settings lie over the place.
    in_settings: bool,
    notice: Option<Notice>,
    tickets: i64,
}

impl App {
    /// Opens the app at home.
    pub(crate) fn new(
        store: Store,
        locales: Vec<String>,
        notice: Option<Notice>,
    ) -> Result<Self, DouzeError> {
        let settings = Settings::load(&store);
        let text = settings.text(&locales)?;
        let place = Place::Home(LastGame::find(&store));
        Ok(Self { store, locales, settings, text, place, in_settings: false, notice, tickets: 0 })
    }

    /// Goes on counting tickets where another left off: thinking begun under it is stale.
    pub(crate) fn after(mut self, before: &Self) -> Self {
        self.tickets = before.tickets;
        self
    }

    fn forest(&self) -> Option<&Forest> {
        match &self.place {
            Place::Forest(forest) => Some(forest),
            _ => None,
        }
    }

    /// The built-in player whose turn it is. It may think on while settings lie over the table.
    pub(crate) fn turn(&self) -> Option<forest::Turn> {
        self.forest().and_then(Forest::turn)
    }

    /// The record of the ended game of this place.
    pub(crate) fn export(&self) -> Result<Vec<u8>, DouzeError> {
        let missing = |key: &str| DouzeError::Missing { sentence: self.text.say(key), detail: key.into() };
        let game = &self.forest().ok_or_else(|| missing("error-no-game"))?.game;
        if game.state().verdict().is_none() {
            return Err(missing("error-unfinished"));
        }
        Ok(record::forest::write(&game.record_header(&self.text), game.line()).into_bytes())
    }

    /// Carries out an intent.
    pub(crate) fn handle(&mut self, intent: Intent, now_ms: i64) -> Result<Update, DouzeError> {
        let mut reply = self.route(intent, now_ms).or_else(|error| self.failed(&error, now_ms))?;
        let refusal = reply.refusal.take();
        let mut update = self.update(&reply.events);
        update.rejection = refusal.map(|refusal| self.rejection(&refusal));
        Ok(update)
    }

    /// Carries out a built-in player's decision, unless its ticket is stale.
    pub(crate) fn decide(&mut self, ticket: i64, action: Action, now_ms: i64) -> Result<Update, DouzeError> {
        let Place::Forest(forest) = &mut self.place else { return Ok(self.update(&[])) };
        if forest.thinker().is_none_or(|(_, current)| current != ticket) {
            return Ok(self.update(&[]));
        }
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        let reply = forest.act(&mut context, action).or_else(|error| self.failed(&error, now_ms))?;
        match reply.refusal {
            None => Ok(self.update(&reply.events)),
            Some(refusal) => {
                let detail = format!("a built-in player chose what is not legal: {action:?}");
                Err(DouzeError::Internal { sentence: self.rejection(&refusal).sentence, detail })
            }
        }
    }

    /// What could not be saved did not happen. Rows that another window has added are taken over.
    fn failed(&mut self, error: &StoreError, now_ms: i64) -> Result<Reply, DouzeError> {
        let told = |error: &StoreError| DouzeError::of_store(self.text, error);
        let (StoreError::Sequence { .. }, Place::Forest(forest)) = (error, &self.place) else {
            return Err(told(error));
        };
        forest.stop_thinking();
        let found = Game::open(&mut self.store, forest.game.id(), now_ms).map_err(|error| told(&error))?;
        let (Found::Sound(game) | Found::Mended(game)) = found;
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        self.place = Place::Forest(Box::new(Forest::resume(&mut context, *game)));
        self.notice = Some(Notice::PlayedOn);
        Ok(Reply::seen())
    }

    /// A built-in player was stopped without an answer: its turn stays, under a new ticket.
    pub(crate) fn think_again(&mut self, ticket: i64) -> Update {
        if let Place::Forest(forest) = &mut self.place
            && forest.thinker().is_some_and(|(_, current)| current == ticket)
        {
            self.tickets += 1;
            forest.think_again(self.tickets);
        }
        self.update(&[])
    }

    fn route(&mut self, intent: Intent, now_ms: i64) -> Result<Reply, StoreError> {
        match intent {
            Intent::DismissNotice => {
                self.notice = None;
                return Ok(Reply::seen());
            }
            Intent::Back => return Ok(self.back()),
            Intent::OpenHome => {
                self.go_home();
                return Ok(Reply::seen());
            }
            Intent::OpenSettings => {
                self.leave_sight();
                self.in_settings = true;
                return Ok(Reply::seen());
            }
            Intent::SetLanguage { .. }
            | Intent::SetPace { .. }
            | Intent::SetTheme { .. }
            | Intent::SetPeek { .. }
            | Intent::SetAnimals { .. } => {
                return self.change_settings(&intent);
            }
            Intent::Cover => {
                self.leave_sight();
                return Ok(Reply::seen());
            }
            _ if self.in_settings => return Ok(Reply::not_now()),
            _ => {}
        }
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        match &mut self.place {
            Place::Home(_) => self.at_home(&intent, now_ms),
            Place::Setup(setup) => match intent {
                Intent::StartGame => {
                    if !setup.is_ready(&self.text) {
                        return Ok(Reply::rejected(Reason::BadInput, "error-bad-input"));
                    }
                    setup.save(context.store)?;
                    let (forest, events) = Forest::begin(&mut context, setup.header())?;
                    self.place = Place::Forest(Box::new(forest));
                    Ok(Reply::happened(events))
                }
                _ => Ok(setup.handle(intent)),
            },
            Place::Forest(forest) => {
                if intent == Intent::Rematch && forest.game.state().verdict().is_some() {
                    let header = forest.game.header.rematch();
                    let (forest, events) = Forest::begin(&mut context, header)?;
                    self.place = Place::Forest(Box::new(forest));
                    return Ok(Reply::happened(events));
                }
                forest.handle(&mut context, &intent)
            }
        }
    }

    fn back(&mut self) -> Reply {
        if self.in_settings {
            self.in_settings = false;
        } else if let Place::Forest(forest) = &mut self.place
            && forest.inspect.is_some()
        {
            forest.inspect = None;
        } else {
            self.go_home();
        }
        Reply::seen()
    }

    fn go_home(&mut self) {
        if let Place::Forest(forest) = &self.place {
            forest.stop_thinking();
        }
        self.place = Place::Home(LastGame::find(&self.store));
        self.in_settings = false;
    }

    fn leave_sight(&mut self) {
        if let Place::Forest(forest) = &mut self.place {
            forest.cover();
        }
    }

    fn at_home(&mut self, intent: &Intent, now_ms: i64) -> Result<Reply, StoreError> {
        match intent {
            Intent::OpenSetup { game: GameKind::Forest } => {
                self.place = Place::Setup(Setup::load(&self.store));
                Ok(Reply::seen())
            }
            Intent::OpenSetup { .. } => Ok(Reply::rejected(Reason::NotYet, "error-not-yet")),
            Intent::ContinueGame => self.continue_game(now_ms),
            _ => Ok(Reply::not_now()),
        }
    }

    /// Opens the last open game that can be read; the rows of one that cannot stay, it only is passed over.
    fn continue_game(&mut self, now_ms: i64) -> Result<Reply, StoreError> {
        while let Some(id) = self.store.last_open(Some(forest::KIND))? {
            let game = match Game::open(&mut self.store, id, now_ms) {
                Ok(Found::Sound(game)) => *game,
                Ok(Found::Mended(game)) => {
                    self.notice = Some(Notice::DamagedGame(game.state().round()));
                    *game
                }
                Err(StoreError::Damaged { .. }) => {
                    self.store.end_game(id, now_ms)?;
                    self.notice = Some(Notice::LostGame);
                    continue;
                }
                Err(error) => return Err(error),
            };
            let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
            self.place = Place::Forest(Box::new(Forest::resume(&mut context, game)));
            return Ok(Reply::seen());
        }
        self.place = Place::Home(LastGame::None);
        Ok(if self.notice.is_some() { Reply::seen() } else { Reply::not_now() })
    }

    fn change_settings(&mut self, intent: &Intent) -> Result<Reply, StoreError> {
        let mut settings = self.settings.clone();
        settings.change(intent);
        if settings == self.settings {
            return Ok(Reply::seen());
        }
        settings.save(&mut self.store)?;
        if let Ok(text) = settings.text(&self.locales) {
            self.text = text;
        }
        self.settings = settings;
        Ok(Reply::seen())
    }

    /// The screen as it stands.
    pub(crate) fn screen(&self) -> screen::Screen {
        let body = if self.in_settings {
            screen::settings::body(&self.text, &self.settings)
        } else {
            match &self.place {
                Place::Home(last) => screen::home::body(&self.text, last),
                Place::Setup(setup) => screen::setup::body(&self.text, setup),
                Place::Forest(forest) => screen::forest::body(&self.text, &self.settings, forest),
            }
        };
        let forest = self.forest().filter(|_| !self.in_settings);
        screen::frame(&self.text, &self.settings, self.notice.as_ref(), forest, body)
    }

    /// The answer to something that happened.
    pub(crate) fn update(&self, events: &[Event]) -> Update {
        let beats: Vec<Beat> = match &self.place {
            Place::Forest(forest) => screen::forest::beats(&self.text, &self.settings, forest, events),
            _ => Vec::new(),
        };
        Update { screen: self.screen(), beats, rejection: None }
    }

    fn rejection(&self, refusal: &Refusal) -> Rejection {
        let (reason, sentence) = match (refusal, self.forest()) {
            (Refusal::Because(Reason::Thinking, key), Some(forest)) => {
                let name = forest.thinker().map(|(seat, _)| forest.game.header.name(&self.text, seat));
                (Reason::Thinking, self.text.with(key, &[("name", name.unwrap_or_default().into())]))
            }
            (Refusal::Because(reason, key), _) => (*reason, self.text.say(key)),
            (Refusal::Illegal(illegal), Some(forest)) => {
                (Reason::NotLegal, screen::forest::refusal(&self.text, &forest.game, illegal))
            }
            (Refusal::Illegal(_), None) => (Reason::NotNow, self.text.say("error-not-now")),
        };
        Rejection { reason, sentence }
    }
}
