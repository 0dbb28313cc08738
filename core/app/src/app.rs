//! The app behind the session's lock: which flow has the floor, and the screen that shows it.

mod chronicle;
mod files;
mod games;
mod refused;
mod whereabouts;

use crate::flow::chronicle::Chronicle;
use crate::flow::council::Council;
use crate::flow::decks::Decks;
use crate::flow::forest::{self, Forest};
use crate::flow::king::{self, King};
use crate::flow::settings::Settings;
use crate::flow::setup::{self, Setup};
use crate::flow::table::{Decided, Table, Turn};
use crate::flow::{Context, Happened, LastGame, Notice, Refusal, Reply};
use crate::store::{GameId, Store, StoreError};
use crate::text::Text;
use crate::{Beat, DouzeError, GameKind, Intent, Reason, Update, screen};
use files::Pending;
pub(crate) use files::{Strange, read as read_file};

/// Where in the app one is. Leaving a game loses nothing: it is on disk.
enum Place {
    Home(LastGame),
    Setup(Setup),
    Forest(Box<Forest>),
    King(Box<King>),
    Council(Box<Council>),
}

/// What lies over the place.
enum Over {
    Settings,
    /// The rules of this game, at this rule or at their beginning.
    Rules(GameKind, Option<String>),
    /// The decks of Council of 12.
    Decks(Decks),
    Chronicle(Box<Chronicle>),
}

/// The app behind the session's lock.
pub(crate) struct App {
    store: Store,
    pub(crate) locales: Vec<String>,
    pub(crate) settings: Settings,
    pub(crate) text: Text,
    place: Place,
    over: Option<Over>,
    notice: Option<Notice>,
    tickets: i64,
    /// The book below the rules, to come back to.
    below: Option<Box<Chronicle>>,
    /// What the last preview showed, and can be kept.
    pending: Option<Pending>,
}

impl Place {
    /// The game on the display.
    fn game(&self) -> Option<(GameKind, GameId)> {
        match self {
            Self::Forest(forest) => Some((GameKind::Forest, forest.game.id())),
            Self::King(king) => Some((GameKind::King, king.game.id())),
            Self::Council(council) => Some((GameKind::Council, council.game.id())),
            Self::Home(_) | Self::Setup(_) => None,
        }
    }

    fn table(&self) -> Option<&dyn Table> {
        match self {
            Self::Forest(forest) => Some(&**forest),
            Self::King(king) => Some(&**king),
            Self::Council(council) => Some(&**council),
            Self::Home(_) | Self::Setup(_) => None,
        }
    }

    fn table_mut(&mut self) -> Option<&mut dyn Table> {
        match self {
            Self::Forest(forest) => Some(&mut **forest),
            Self::King(king) => Some(&mut **king),
            Self::Council(council) => Some(&mut **council),
            Self::Home(_) | Self::Setup(_) => None,
        }
    }
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
        Ok(Self {
            store,
            locales,
            settings,
            text,
            place,
            over: None,
            notice,
            tickets: 0,
            below: None,
            pending: None,
        })
    }

    /// Goes on counting tickets where another left off: thinking begun under it is stale.
    pub(crate) fn after(mut self, before: &Self) -> Self {
        self.tickets = before.tickets;
        self
    }

    /// What is to be thought about. It may go on while settings lie over the table.
    pub(crate) fn turn(&self) -> Option<Turn> {
        self.place.table().and_then(Table::turn)
    }

    /// Carries out an intent.
    pub(crate) fn handle(&mut self, intent: Intent, now_ms: i64) -> Result<Update, DouzeError> {
        let reply = self.route(intent, now_ms).or_else(|error| self.failed(&error, now_ms))?;
        let mut update = self.update(&reply.happened);
        update.rejection = reply.refusal.map(|refusal| self.rejection(&refusal));
        Ok(update)
    }

    /// Carries out a built-in player's decision, unless its ticket is stale.
    pub(crate) fn decide(
        &mut self,
        ticket: i64,
        decided: Decided,
        now_ms: i64,
    ) -> Result<Update, DouzeError> {
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        let table = self.place.table_mut();
        let Some(table) = table.filter(|table| table.work().is_some_and(|(_, due)| due == ticket)) else {
            return Ok(self.update(&Happened::Nothing));
        };
        let told = format!("{decided:?}");
        let reply = table.decide(&mut context, decided).or_else(|error| self.failed(&error, now_ms))?;
        match reply.refusal {
            None => Ok(self.update(&reply.happened)),
            Some(refusal @ Refusal::Because(..)) => {
                let rejection = Some(self.rejection(&refusal));
                Ok(Update { rejection, ..self.update(&reply.happened) })
            }
            Some(refusal) => {
                let detail = format!("a built-in player chose what is not legal: {told}");
                Err(DouzeError::Internal { sentence: self.rejection(&refusal).sentence, detail })
            }
        }
    }

    /// What could not be saved did not happen. Rows that another window has added are taken over.
    fn failed(&mut self, error: &StoreError, now_ms: i64) -> Result<Reply, DouzeError> {
        let text = self.text;
        let told = |error: &StoreError| DouzeError::of_store(text, error);
        let StoreError::Sequence { .. } = error else { return Err(told(error)) };
        let Some((kind, id)) = self.place.game() else { return Err(told(error)) };
        if let Some(table) = self.place.table() {
            table.stop_thinking();
        }
        self.open_game(kind, id, now_ms).map_err(|error| told(&error))?;
        self.notice = Some(Notice::PlayedOn);
        Ok(Reply::seen())
    }

    /// A built-in player was stopped without an answer: its turn stays, under a new ticket.
    pub(crate) fn think_again(&mut self, ticket: i64) -> Update {
        if let Some(table) = self.place.table_mut()
            && table.work().is_some_and(|(_, current)| current == ticket)
        {
            self.tickets += 1;
            table.think_again(self.tickets);
        }
        self.update(&Happened::Nothing)
    }

    fn route(&mut self, intent: Intent, now_ms: i64) -> Result<Reply, StoreError> {
        if !Decks::wants(&intent) {
            self.keep_typed()?;
        }
        if let Some(reply) = self.at_chronicle(&intent)? {
            return Ok(reply);
        }
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
            Intent::OpenSettings => return Ok(self.lay_over(Over::Settings)),
            Intent::OpenRules { game: GameKind::Forest, .. } => {
                return Ok(Reply::rejected(Reason::NotYet, "error-not-yet"));
            }
            Intent::OpenRules { game, rule } => {
                return Ok(self.lay_over(Over::Rules(game, rule.as_deref().map(setup::cut))));
            }
            Intent::SetLanguage { .. }
            | Intent::SetPace { .. }
            | Intent::SetTheme { .. }
            | Intent::SetPeek { .. }
            | Intent::SetAnimals { .. } => return self.change_settings(&intent),
            Intent::SetLocales { locales } => {
                self.locales = locales;
                self.speak();
                return Ok(Reply::seen());
            }
            Intent::Cover => {
                self.leave_sight();
                // Where one was is no reason to tell of a full disk.
                let _ = self.remember();
                return Ok(Reply::seen());
            }
            Intent::Resume => return Ok(self.resume(now_ms)),
            _ if let Some(Over::Decks(decks)) = &mut self.over => {
                return decks.handle(&mut self.store, intent);
            }
            _ if self.over.is_some() => return Ok(Reply::not_now()),
            Intent::OpenDecks if self.place.table().is_none() => {
                let decks = Decks::load(&self.store)?;
                return Ok(self.lay_over(Over::Decks(decks)));
            }
            _ => {}
        }
        match &mut self.place {
            Place::Home(_) => self.at_home(&intent, now_ms),
            Place::Setup(setup) => match intent {
                Intent::StartGame if setup.is_ready(&self.text) => {
                    setup.save(&mut self.store)?;
                    match setup {
                        Setup::Forest(setup) => {
                            let header = setup.header();
                            self.begin_forest(header, now_ms)
                        }
                        Setup::King(setup) => {
                            let header = setup.header();
                            self.begin_king(header, now_ms)
                        }
                        Setup::Council(setup) => match setup.header(&self.text) {
                            Some(header) => self.begin_council(header, now_ms),
                            None => Ok(Reply::rejected(Reason::BadInput, "error-bad-input")),
                        },
                    }
                }
                Intent::StartGame => Ok(Reply::rejected(Reason::BadInput, "error-bad-input")),
                _ => Ok(setup.handle(intent)),
            },
            Place::Forest(forest) if intent == Intent::Rematch && forest.is_over() => {
                let header = forest::rematch(&forest.game.header);
                self.begin_forest(header, now_ms)
            }
            Place::King(king) if intent == Intent::Rematch && king.is_over() => {
                let header = king::rematch(&king.game.header);
                self.begin_king(header, now_ms)
            }
            Place::Council(council) if intent == Intent::Rematch && council.is_over() => {
                match setup::council::rematch(&council.game.header, &self.text, &self.store) {
                    Some(header) => self.begin_council(header, now_ms),
                    None => Ok(Reply::not_now()),
                }
            }
            Place::Council(council) if intent == Intent::PlayForThrone && council.is_vacant() => {
                let header = &council.game.header;
                let (names, reign) = (header.names.clone(), header.options.reign);
                let header = king::for_throne(names, &header.players, reign);
                self.begin_king(header, now_ms)
            }
            Place::Forest(_) | Place::King(_) | Place::Council(_) => {
                let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
                match self.place.table_mut() {
                    Some(table) => table.handle(&mut context, &intent),
                    None => Ok(Reply::not_now()),
                }
            }
        }
    }

    fn lay_over(&mut self, over: Over) -> Reply {
        self.leave_sight();
        self.below = match (self.over.take(), &over) {
            (Some(Over::Chronicle(below)), Over::Rules(..)) => Some(below),
            (_, Over::Rules(..)) => self.below.take(),
            _ => None,
        };
        self.over = Some(over);
        Reply::seen()
    }

    /// What is typed on the screen of decks stays, and the form below knows what was kept there.
    fn keep_typed(&mut self) -> Result<(), StoreError> {
        let Some(Over::Decks(decks)) = &self.over else { return Ok(()) };
        decks.save(&mut self.store)?;
        if let Place::Setup(Setup::Council(setup)) = &mut self.place {
            setup.refresh(&self.store, decks.kept);
        }
        Ok(())
    }

    fn back(&mut self) -> Reply {
        if self.over.take().is_none() && !self.place.table_mut().is_some_and(Table::dismiss) {
            self.go_home();
        }
        self.over = self.below.take().map(Over::Chronicle);
        Reply::seen()
    }

    fn go_home(&mut self) {
        if let Some(table) = self.place.table() {
            table.stop_thinking();
        }
        self.place = Place::Home(LastGame::find(&self.store));
        (self.over, self.below) = (None, None);
    }

    fn leave_sight(&mut self) {
        if let Some(table) = self.place.table_mut() {
            table.cover();
        }
    }

    fn at_home(&mut self, intent: &Intent, now_ms: i64) -> Result<Reply, StoreError> {
        match intent {
            Intent::OpenSetup { game } => {
                self.place = Place::Setup(Setup::load(&self.store, *game));
                Ok(Reply::seen())
            }
            Intent::ContinueGame => self.continue_game(now_ms),
            _ => Ok(Reply::not_now()),
        }
    }

    fn change_settings(&mut self, intent: &Intent) -> Result<Reply, StoreError> {
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

    /// The screen as it stands.
    pub(crate) fn screen(&self) -> screen::Screen {
        let (text, settings) = (&self.text, &self.settings);
        let body = match (&self.over, &self.place) {
            (Some(Over::Settings), _) => screen::settings::body(text, settings),
            (Some(Over::Rules(game, rule)), _) => screen::rules::body(text, *game, rule.as_deref()),
            (Some(Over::Decks(decks)), _) => screen::decks::body(text, decks),
            (Some(Over::Chronicle(chronicle)), _) => screen::chronicle::body(text, chronicle),
            (None, Place::Home(last)) => screen::home::body(text, last),
            (None, Place::Setup(setup)) => screen::setup::body(text, setup),
            (None, Place::Forest(forest)) => screen::forest::body(text, settings, forest),
            (None, Place::King(king)) => screen::king::body(text, settings, king),
            (None, Place::Council(council)) => screen::council::body(text, settings, council),
        };
        let table = self.place.table().filter(|_| self.over.is_none());
        screen::frame(text, settings, self.notice.as_ref(), table, body)
    }

    /// The answer to something that happened.
    pub(crate) fn update(&self, happened: &Happened) -> Update {
        let beats: Vec<Beat> = match (&self.place, happened) {
            (Place::Forest(forest), Happened::Forest(events)) => {
                screen::forest::beats(&self.text, &self.settings, forest, events)
            }
            (Place::King(king), Happened::King { from }) => {
                screen::king::beats(&self.text, &self.settings, king, *from)
            }
            (Place::Council(council), Happened::Council { from }) => {
                screen::council::beats(&self.text, &self.settings, council, *from)
            }
            _ => Vec::new(),
        };
        Update { screen: self.screen(), beats, rejection: None }
    }
}
