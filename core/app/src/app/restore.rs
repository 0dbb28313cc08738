//! The saved place in the app, restored after a phone has ended the process.

use super::{App, Overlay, Place};
use crate::flow::chronicle::Chronicle;
use crate::flow::decks::Decks;
use crate::flow::setup::{Form, SetupFlow};
use crate::flow::{self, Games, Notice, Reading, Reply};
use crate::store::{GameId, StoreError};
use crate::{ChronicleIntent, ChronicleTab, GameKind, SetupIntent};
use serde::{Deserialize, Serialize};

const KEY: &str = "whereabouts";

/// A place, and what lay over it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct SavedPlace {
    at: At,
    under: Option<Under>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    #[default]
    Home,
    Setup {
        game: GameKind,
        /// A form does not keep its seed: the next game has a chance of its own. The same form does.
        seed: String,
        /// The same: the reign whose vacant throne is played for.
        #[serde(default)]
        throne: Option<String>,
    },
    Game {
        kind: GameKind,
        id: i64,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Under {
    Settings,
    Games,
    Rules { game: GameKind, rule: Option<String>, below: Option<Page> },
    Decks,
    Chronicle(Page),
}

/// A place in the book.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Page {
    tab: ChronicleTab,
    first: usize,
    reign: Option<String>,
    /// The book was opened at this page, and goes with it.
    alone: bool,
}

impl App {
    /// Saves the place in the app, and what is chosen in a form.
    pub(super) fn remember(&mut self) -> Result<(), StoreError> {
        let here = SavedPlace { at: self.at(), under: self.under() };
        self.store.transaction(|store| {
            if let Place::Setup(setup) = &self.place {
                setup.keep(store)?;
            }
            if flow::load::<SavedPlace>(store, KEY) == here {
                return Ok(());
            }
            flow::save(store, KEY, &here)
        })
    }

    /// From home, where a session opens, back to the saved place. What cannot be opened again stays at home.
    pub(super) fn resume(&mut self, now_ms: i64) -> Reply {
        if !self.is_home() {
            return Reply::not_now();
        }
        let SavedPlace { at, under } = flow::load(&self.store, KEY);
        match self.go_to(at, now_ms).and_then(|()| self.lie_under(under)) {
            Ok(()) => {}
            Err(StoreError::DeckLost { name }) => self.notice = Some(Notice::LostDeck(name)),
            Err(StoreError::Damaged { .. }) => self.notice = Some(Notice::LostGame),
            // "Continue" tries it again, and reports a full disk.
            Err(_) => self.go_home(),
        }
        Reply::seen()
    }

    fn go_to(&mut self, at: At, now_ms: i64) -> Result<(), StoreError> {
        match at {
            At::Home => {}
            At::Setup { game, seed, throne } => {
                let mut setup = SetupFlow::load(&self.store, game, now_ms);
                if let Form::King(form) = &mut setup.form {
                    form.throne = throne.and_then(|throne| throne.parse().ok());
                }
                setup.handle(SetupIntent::TypeSeed { seed });
                self.place = Place::Setup(Box::new(setup));
            }
            At::Game { kind, id } => self.open_game(kind, GameId(id), now_ms)?,
        }
        Ok(())
    }

    fn lie_under(&mut self, under: Option<Under>) -> Result<(), StoreError> {
        self.overlays = match under {
            None => Vec::new(),
            Some(Under::Settings) => vec![Overlay::Settings],
            Some(Under::Games) => vec![Overlay::Games(Games::open(&self.store, 0)?)],
            Some(Under::Rules { game, rule, below }) => {
                let below = below.map(|page| self.book(&page)).transpose()?;
                below.into_iter().chain([Overlay::Rules(Reading::new(game, rule.as_deref()))]).collect()
            }
            Some(Under::Decks) => vec![Overlay::Decks(Decks::load(&self.store)?)],
            Some(Under::Chronicle(page)) => vec![self.book(&page)?],
        };
        Ok(())
    }

    fn book(&self, page: &Page) -> Result<Overlay, StoreError> {
        if let (Some(id), true) = (&page.reign, page.alone)
            && let Some(book) = Chronicle::open_at(&self.store, id)?
        {
            return Ok(Overlay::Chronicle(Box::new(book)));
        }
        let mut book = Chronicle::open(&self.store)?;
        book.handle(&ChronicleIntent::SetChronicleTab { tab: page.tab });
        book.handle(&ChronicleIntent::ShowReigns { first: i32::try_from(page.first).unwrap_or_default() });
        if let Some(id) = page.reign.clone() {
            book.handle(&ChronicleIntent::OpenReign { id });
        }
        Ok(Overlay::Chronicle(Box::new(book)))
    }

    fn at(&self) -> At {
        match (&self.place, self.place.game()) {
            (Place::Setup(setup), _) => At::Setup {
                game: setup.form.game(),
                seed: setup.form.seed().into(),
                throne: match &setup.form {
                    Form::King(form) => form.throne.map(|throne| throne.to_string()),
                    Form::Forest(_) | Form::Council(_) => None,
                },
            },
            (_, Some((kind, id))) => At::Game { kind, id: id.0 },
            _ => At::Home,
        }
    }

    fn under(&self) -> Option<Under> {
        // A file that was looked at has to be opened again.
        let mut overlays =
            self.overlays.iter().rev().filter(|overlay| !matches!(overlay, Overlay::Preview(_)));
        Some(match overlays.next()? {
            Overlay::Settings | Overlay::Notices => Under::Settings,
            Overlay::Games(_) | Overlay::People(_) => Under::Games,
            Overlay::Rules(reading) => {
                let below = overlays.next().and_then(|below| match below {
                    Overlay::Chronicle(book) => Some(page(book)),
                    _ => None,
                });
                Under::Rules { game: reading.game, rule: reading.rule.clone(), below }
            }
            Overlay::Decks(_) => Under::Decks,
            Overlay::Chronicle(book) => Under::Chronicle(page(book)),
            // One tap from the game.
            Overlay::Fair(_) | Overlay::Preview(_) => return None,
        })
    }
}

fn page(book: &Chronicle) -> Page {
    Page {
        tab: book.tab,
        first: book.first,
        reign: book.page().map(|line| line.reign.id.to_string()),
        alone: book.is_page(),
    }
}
