//! Everything about a place that depends on its game. All lists of games in this layer are here and in [`Place`].

use super::{App, Overlay, Place};
use crate::deck::Deck;
use crate::flow::council::{self, CouncilRules};
use crate::flow::forest::{self, ForestRules};
use crate::flow::king::{self, KingRules};
use crate::flow::setup::{self, Form, People};
use crate::flow::stored::{Found, Game};
use crate::flow::table::{AnyTable, Table, TableGame};
use crate::flow::watched::Watched;
use crate::flow::{self, Context, Games, Notice, OnTable, Refusal, Reply};
use crate::screen::{self, Body, ButtonView};
use crate::store::{GameId, StoreError, StoredDeck};
use crate::{AppIntent, Beat, GameKind, GamesIntent, Intent, RejectionReason};

/// A game that begins.
enum New {
    Forest(forest::Header),
    King(king::Header),
    Council(council::Header),
}

impl New {
    /// Stores it, in one commit.
    fn begin(self, context: &mut Context<'_>) -> Result<Place, StoreError> {
        let (now_ms, tickets) = (context.now_ms, &mut *context.tickets);
        context.store.transaction(|store| {
            if let Self::Council(header) = &self {
                // Custom decks are kept since they were typed or imported; a shipped one is kept for later versions of the app.
                if let Some((deck, file)) = Deck::version(&header.options.deck.sha256) {
                    let (sha256, name) = (deck.sha256(), deck.name().into());
                    store.add_deck(&StoredDeck { sha256, name, file: file.into() })?;
                }
            }
            let context = &mut Context { store, now_ms, tickets };
            Ok(match self {
                Self::Forest(header) => Place::Forest(Box::new(Table::begin(context, header)?)),
                Self::King(header) => Place::King(Box::new(Table::begin(context, header)?)),
                Self::Council(header) => Place::Council(Box::new(Table::begin(context, header)?)),
            })
        })
    }
}

impl App {
    pub(super) fn context(&mut self, now_ms: i64) -> Context<'_> {
        Context { store: &mut self.store, now_ms, tickets: &mut self.tickets }
    }

    pub(super) fn body(&self) -> Body {
        let text = &self.text;
        match &self.place {
            Place::Home(games) => {
                let settings = &self.settings;
                Body::Home { home: screen::home::view(text, settings.animals, games, &self.offered()) }
            }
            Place::Setup(setup) => screen::setup::body(text, setup),
            Place::Forest(forest) => self.drawn(OnTable::Forest(forest)),
            Place::King(king) => self.drawn(OnTable::King(king)),
            Place::Council(council) => self.drawn(OnTable::Council(council)),
            Place::Lesson(course) => self.drawn(course.table.on_table()),
            Place::Puzzles(puzzles) => match &puzzles.open {
                Some((_, attempt)) => self.drawn(attempt.on_table()),
                None => Body::Puzzles { puzzles: screen::puzzles::view(text, puzzles) },
            },
            Place::Replay(replaying) => self.drawn(replaying.watched.on_table()),
        }
    }

    fn drawn(&self, table: OnTable) -> Body {
        let (text, settings, people) = (&self.text, &self.settings, &People::load(&self.store));
        match table {
            OnTable::Forest(forest) => screen::forest::body(text, settings, people, forest),
            OnTable::King(king) => screen::king::body(text, settings, people, king),
            OnTable::Council(council) => screen::council::body(text, settings, people, council),
        }
    }

    /// Buttons of the bar over an open table.
    pub(super) fn tools(&self, body: &Body) -> Vec<ButtonView> {
        let text = &self.text;
        match (&self.place, body) {
            (Place::Forest(forest), Body::Forest { .. }) => screen::forest::tools(text, forest),
            (Place::King(king), Body::King { .. }) => screen::king::tools(text, king),
            (Place::Council(council), Body::Council { .. }) => screen::council::tools(text, council),
            (Place::Replay(replaying), Body::King { .. } | Body::Forest { .. } | Body::Council { .. }) => {
                match &replaying.watched {
                    Watched::Forest(reel) => screen::forest::tools(text, &reel.table),
                    Watched::King(reel) => screen::king::tools(text, &reel.table),
                    Watched::Council(reel) => screen::council::tools(text, &reel.table),
                }
            }
            (Place::Setup(_), Body::Setup { setup }) => {
                let rules = Intent::App(AppIntent::OpenRules { game: setup.game, rule: None });
                vec![ButtonView::new(text, "rules-open", rules)]
            }
            _ => Vec::new(),
        }
    }

    /// The events of the game from this number on.
    pub(super) fn beats(&self, from: usize) -> Vec<Beat> {
        match &self.place {
            Place::Forest(forest) => self.reported(OnTable::Forest(forest), from),
            Place::King(king) => self.reported(OnTable::King(king), from),
            Place::Council(council) => self.reported(OnTable::Council(council), from),
            Place::Lesson(course) => self.reported(course.table.on_table(), from),
            Place::Puzzles(puzzles) => match &puzzles.open {
                Some((_, attempt)) => self.reported(attempt.on_table(), from),
                None => Vec::new(),
            },
            Place::Replay(replaying) => self.reported(replaying.watched.on_table(), from),
            Place::Home(_) | Place::Setup(_) => Vec::new(),
        }
    }

    fn reported(&self, table: OnTable, from: usize) -> Vec<Beat> {
        let (text, settings, people) = (&self.text, &self.settings, &People::load(&self.store));
        match table {
            OnTable::Forest(forest) => screen::forest::beats(text, settings, people, forest, from),
            OnTable::King(king) => screen::king::beats(text, settings, people, king, from),
            OnTable::Council(council) => screen::council::beats(text, settings, people, council, from),
        }
    }

    /// Why the rules say no.
    pub(super) fn illegal(&self, refusal: &Refusal) -> String {
        let text = &self.text;
        match (refusal, &self.place) {
            (Refusal::Forest(illegal), Place::Forest(forest)) => {
                screen::forest::refusal(text, self.settings.animals, &forest.game, illegal)
            }
            (_, Place::Puzzles(puzzles)) => {
                match (refusal, puzzles.open.as_ref().map(|(_, open)| open.on_table())) {
                    (Refusal::Forest(illegal), Some(OnTable::Forest(forest))) => {
                        screen::forest::refusal(text, self.settings.animals, &forest.game, illegal)
                    }
                    (Refusal::King(illegal), Some(OnTable::King(king))) => {
                        screen::king::refusal(text, &king.game, illegal)
                    }
                    (Refusal::Council(unfit), Some(OnTable::Council(council))) => {
                        screen::council::refusal(text, council, unfit)
                    }
                    _ => text.say("error-not-now"),
                }
            }
            (Refusal::King(illegal), Place::King(king)) => screen::king::refusal(text, &king.game, illegal),
            (Refusal::Council(unfit), Place::Council(council)) => {
                screen::council::refusal(text, council, unfit)
            }
            _ => text.say("error-not-now"),
        }
    }

    /// Begins the game of the form.
    pub(super) fn start_game(&mut self, now_ms: i64) -> Result<Reply, StoreError> {
        let Place::Setup(setup) = &self.place else { return Ok(Reply::not_now()) };
        if !setup.form.is_ready(&self.text) {
            return Ok(Reply::rejected(RejectionReason::BadInput, "error-bad-input"));
        }
        let new = match &setup.form {
            Form::Forest(setup) => Some(New::Forest(setup.header())),
            Form::King(setup) => Some(New::King(setup.header(&self.text))),
            Form::Council(setup) => setup.header(&self.text).map(New::Council),
        };
        let Some(new) = new else { return Ok(Reply::rejected(RejectionReason::BadInput, "error-bad-input")) };
        let tickets = &mut self.tickets;
        self.place = self.store.transaction(|store| {
            setup.form.save(store)?;
            setup.remember_people(store, now_ms)?;
            new.begin(&mut Context { store, now_ms, tickets })
        })?;
        self.end_introduction();
        Ok(Reply::happened(0))
    }

    /// The same people once more, after the end of a game.
    pub(super) fn rematch(&mut self, now_ms: i64) -> Result<Reply, StoreError> {
        if !self.place.table().is_some_and(AnyTable::is_over) {
            return Ok(Reply::not_now());
        }
        let new = match &self.place {
            Place::Forest(forest) => Some(New::Forest(forest::rematch(&forest.game.header))),
            Place::King(king) => Some(New::King(king::rematch(&king.game.header))),
            Place::Council(council) => {
                setup::council::rematch(&council.game.header, &self.text, &self.store).map(New::Council)
            }
            Place::Home(_) | Place::Setup(_) | Place::Lesson(_) | Place::Replay(_) | Place::Puzzles(_) => {
                None
            }
        };
        let Some(new) = new else { return Ok(Reply::not_now()) };
        self.place = new.begin(&mut self.context(now_ms))?;
        Ok(Reply::happened(0))
    }

    /// The council of the form writes into this Chronicle, which is open from now on.
    pub(super) fn write_into(&mut self, chronicle: i64) -> Result<Reply, StoreError> {
        let Place::Setup(setup) = &mut self.place else { return Ok(Reply::not_now()) };
        let known = self.store.chronicles()?.iter().any(|other| other.id == chronicle);
        if !known || !matches!(setup.form, Form::Council(_)) {
            return Ok(Reply::not_now());
        }
        self.store.select_chronicle(chronicle)?;
        setup.refresh(&self.store, None);
        Ok(Reply::seen())
    }

    /// The set-up of King of 12 for the throne that a council has left vacant.
    pub(super) fn play_for_throne(&mut self, now_ms: i64) -> Result<Reply, StoreError> {
        match &self.place {
            Place::Council(council) if council.is_vacant() => {
                let reign = council.game.header.options.reign.to_string();
                self.claim(&reign, now_ms)
            }
            _ => Ok(Reply::not_now()),
        }
    }

    /// Opens the last played game that can be read.
    pub(super) fn continue_game(&mut self, now_ms: i64) -> Result<Reply, StoreError> {
        let mut unreadable = Vec::new();
        let mut found = false;
        while let Some((id, kind)) = flow::last_open(&self.store, unreadable.len() as u32)? {
            found = self.open_or_report(kind, id, now_ms)?;
            if found {
                break;
            }
            unreadable.push(id);
        }
        self.pass_over(&unreadable, now_ms)?;
        if found {
            return Ok(Reply::seen());
        }
        self.place = Place::Home(Games::newest(&self.store, now_ms));
        Ok(if self.notice.is_some() { Reply::seen() } else { Reply::not_now() })
    }

    /// Answers an intent of the list of games that are not finished.
    pub(super) fn at_games(&mut self, intent: GamesIntent, now_ms: i64) -> Result<Reply, StoreError> {
        let Some(Overlay::Games(games)) = self.overlays.last_mut() else { return Ok(Reply::not_now()) };
        let id = match intent {
            GamesIntent::OpenGame { id } => id,
            GamesIntent::ReviewGame { id } => {
                let game = games.finished.game(GameId(id)).filter(|game| game.has_review());
                let Some(kind) = game.map(|game| game.kind) else { return Ok(Reply::not_now()) };
                return self.review_game(kind, GameId(id), now_ms);
            }
            GamesIntent::PlayOn { id } => {
                let game = games.finished.game(GameId(id)).filter(|game| game.stops());
                let Some(kind) = game.map(|game| game.kind) else { return Ok(Reply::not_now()) };
                return self.play_on(kind, GameId(id), now_ms);
            }
            _ => return games.handle(&mut self.store, &intent, now_ms),
        };
        let Some(game) = games.games.iter().find(|game| game.id == GameId(id)) else {
            return Ok(Reply::not_now());
        };
        let (kind, id) = (game.kind, game.id);
        if self.go_on(kind, id, now_ms)? && self.place.game().is_some() {
            self.overlays.clear();
        } else {
            self.overlays = vec![Overlay::Games(Games::open(&self.store, 0)?)];
        }
        Ok(Reply::seen())
    }

    /// Goes on with a game, or reports what it waits for. False: it cannot be read, which is reported; its rows stay, it
    /// only is passed over.
    fn go_on(&mut self, kind: GameKind, id: GameId, now_ms: i64) -> Result<bool, StoreError> {
        let opened = self.open_or_report(kind, id, now_ms)?;
        if !opened {
            self.pass_over(&[id], now_ms)?;
        }
        Ok(opened)
    }

    /// Takes games that cannot be read off the list of those that can be continued, in one commit.
    fn pass_over(&mut self, games: &[GameId], now_ms: i64) -> Result<(), StoreError> {
        if games.is_empty() {
            return Ok(());
        }
        self.store.transaction(|store| games.iter().try_for_each(|game| store.end_game(*game, now_ms)))?;
        self.notice = Some(Notice::LostGame);
        Ok(())
    }

    /// False: it cannot be read.
    fn open_or_report(&mut self, kind: GameKind, id: GameId, now_ms: i64) -> Result<bool, StoreError> {
        match self.open_game(kind, id, now_ms) {
            Ok(()) => Ok(true),
            Err(StoreError::Damaged { .. }) => Ok(false),
            Err(StoreError::DeckLost { name }) => {
                self.notice = Some(Notice::LostDeck(name));
                Ok(true)
            }
            Err(error) => Err(error),
        }
    }

    /// Opens the game with this id.
    pub(super) fn open_game(&mut self, kind: GameKind, id: GameId, now_ms: i64) -> Result<(), StoreError> {
        self.place = match kind {
            GameKind::Forest => Place::Forest(Box::new(self.open::<ForestRules>(id, now_ms)?)),
            GameKind::King => Place::King(Box::new(self.open::<KingRules>(id, now_ms)?)),
            GameKind::Council => Place::Council(Box::new(self.open::<CouncilRules>(id, now_ms)?)),
        };
        Ok(())
    }

    fn open<G: TableGame>(&mut self, id: GameId, now_ms: i64) -> Result<Table<G>, StoreError> {
        let game = match Game::<G>::open(&mut self.store, id, now_ms)? {
            Found::Intact(game) => *game,
            Found::Mended(game) => {
                let round = game.round();
                self.notice = Some(Notice::DamagedGame { key: G::DAMAGED, round });
                *game
            }
        };
        Table::resume(&mut self.context(now_ms), game)
    }

    /// Answers an intent at the table of a game.
    pub(super) fn at_table(&mut self, intent: Intent, now_ms: i64) -> Result<Reply, StoreError> {
        let mut context = Context { store: &mut self.store, now_ms, tickets: &mut self.tickets };
        match (intent, &mut self.place) {
            (Intent::Forest(intent), Place::Forest(forest)) => forest.tap(&mut context, intent),
            (Intent::King(intent), Place::King(king)) => king.tap(&mut context, intent),
            (Intent::Council(intent), Place::Council(council)) => council.tap(&mut context, intent),
            (Intent::Table(intent), place) => match place.table_mut() {
                Some(table) => table.handle(&mut context, intent),
                None => Ok(Reply::not_now()),
            },
            _ => Ok(Reply::not_now()),
        }
    }
}
