//! The app behind the session's lock: which flow has the floor, and the screen that shows it.

use crate::flow::forest::{self, Forest, Found, Game};
use crate::flow::settings::Settings;
use crate::flow::setup::{self, Setup};
use crate::flow::{Context, Notice, Refusal, Reply};
use crate::store::{Store, StoreError};
use crate::text::Text;
use crate::{Beat, DouzeError, GameKind, Intent, Reason, Rejection, Update, screen};
use douze_rules::forest::{Action, Event};

/// Where in the app one is. A game stays in hand while one is elsewhere: it is on disk anyway.
enum Place {
    Home,
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
        Ok(Self {
            store,
            locales,
            settings,
            text,
            place: Place::Home,
            in_settings: false,
            notice,
            tickets: 0,
        })
    }

    /// Goes on counting tickets where another left off: thinking begun under it is stale.
    pub(crate) fn after(mut self, before: &Self) -> Self {
        self.tickets = before.tickets;
        self
    }

    fn forest(&self) -> Option<&Forest> {
        match &self.place {
            Place::Forest(forest) if !self.in_settings => Some(forest),
            _ => None,
        }
    }

    /// The built-in player whose turn it is on the display.
    pub(crate) fn turn(&self) -> Option<forest::Turn> {
        self.forest().and_then(Forest::turn)
    }

    /// The game of this place, for its record.
    pub(crate) fn game(&self) -> Option<&Game> {
        match &self.place {
            Place::Forest(forest) => Some(&forest.game),
            _ => None,
        }
    }

    /// Carries out an intent.
    pub(crate) fn handle(&mut self, intent: Intent, now_ms: i64) -> Result<Update, DouzeError> {
        let mut reply =
            self.route(intent, now_ms).map_err(|error| DouzeError::of_store(self.text, &error))?;
        let refusal = reply.refusal.take();
        let mut update = self.update(&reply.events);
        update.rejection = refusal.map(|refusal| self.rejection(&refusal));
        Ok(update)
    }

    /// Carries out a built-in player's decision, unless its ticket is stale.
    pub(crate) fn decide(&mut self, ticket: i64, action: Action, now_ms: i64) -> Result<Update, DouzeError> {
        let mut events = Vec::new();
        if self.turn().is_some_and(|turn| turn.ticket == ticket)
            && let Place::Forest(forest) = &mut self.place
        {
            let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
            let reply =
                forest.act(&mut context, action).map_err(|error| DouzeError::of_store(self.text, &error))?;
            events = reply.events;
        }
        Ok(self.update(&events))
    }

    /// A built-in player was stopped without an answer: its turn stays, under a new ticket.
    pub(crate) fn think_again(&mut self, ticket: i64) -> Update {
        if self.turn().is_some_and(|turn| turn.ticket == ticket)
            && let Place::Forest(forest) = &mut self.place
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
            | Intent::SetPeek { .. } => {
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
            Place::Home => self.at_home(&intent, now_ms),
            Place::Setup(setup) => match intent {
                Intent::StartGame => {
                    let Some(header) = setup.header(&self.text) else {
                        return Ok(Reply::rejected(Reason::BadInput, "error-bad-input"));
                    };
                    setup.save(context.store)?;
                    let (forest, events) = Forest::begin(&mut context, header)?;
                    self.place = Place::Forest(Box::new(forest));
                    Ok(Reply::happened(events))
                }
                _ => Ok(setup.handle(intent)),
            },
            Place::Forest(forest) => {
                if intent == Intent::Rematch {
                    let header = setup::rematch(&forest.game.header);
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
        self.place = Place::Home;
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

    fn continue_game(&mut self, now_ms: i64) -> Result<Reply, StoreError> {
        let Some(id) = self.store.last_open(Some(forest::KIND))? else { return Ok(Reply::not_now()) };
        let game = match Game::open(&mut self.store, id, now_ms) {
            Ok(Found::Sound(game)) => *game,
            Ok(Found::Mended(game)) => {
                self.notice = Some(Notice::DamagedGame(game.state().round()));
                *game
            }
            Err(StoreError::Damaged { .. }) => {
                // Its rows stay; it only is no longer the one to be continued.
                self.store.end_game(id, now_ms)?;
                self.notice = Some(Notice::LostGame);
                return Ok(Reply::seen());
            }
            Err(error) => return Err(error),
        };
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        self.place = Place::Forest(Box::new(Forest::resume(&mut context, game)));
        Ok(Reply::seen())
    }

    fn change_settings(&mut self, intent: &Intent) -> Result<Reply, StoreError> {
        let mut settings = self.settings.clone();
        settings.change(intent);
        settings.save(&mut self.store)?;
        if let Ok(text) = settings.text(&self.locales) {
            self.text = text;
        }
        self.settings = settings;
        Ok(Reply::seen())
    }

    /// The last open game, for the home screen: who plays, and the round.
    fn last_game(&self) -> Option<screen::home::LastGame> {
        let id = self.store.last_open(Some(forest::KIND)).ok()??;
        let (header, round) = Game::summary(&self.store, id).ok()?;
        Some(screen::home::LastGame { header, round })
    }

    /// The screen as it stands.
    pub(crate) fn screen(&self) -> screen::Screen {
        let body = if self.in_settings {
            screen::settings::body(&self.text, &self.settings)
        } else {
            match &self.place {
                Place::Home => screen::home::body(&self.text, self.last_game().as_ref()),
                Place::Setup(setup) => screen::setup::body(&self.text, setup),
                Place::Forest(forest) => screen::forest::body(&self.text, &self.settings, forest),
            }
        };
        screen::frame(&self.text, &self.settings, self.notice.as_ref(), self.forest(), body)
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
        let player =
            self.turn().and_then(|turn| self.game().map(|game| game.header.name(&self.text, turn.seat)));
        match refusal {
            Refusal::Because(reason, key) => Rejection {
                reason: *reason,
                sentence: self.text.with(key, &[("name", player.unwrap_or_default().into())]),
            },
            Refusal::Illegal(illegal) => Rejection {
                reason: Reason::NotLegal,
                sentence: screen::forest::refusal(&self.text, self.game(), illegal),
            },
        }
    }
}
