//! Where one was when the app went out of sight. A phone may end the process there, and begin it anew later.

use super::{App, Over, Place};
use crate::flow::chronicle::Chronicle;
use crate::flow::decks::Decks;
use crate::flow::setup::Setup;
use crate::flow::{self, Reply};
use crate::store::{GameId, StoreError};
use crate::{ChronicleTab, GameKind, Intent};
use serde::{Deserialize, Serialize};

const KEY: &str = "whereabouts";

/// A place, and what lay over it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Whereabouts {
    at: At,
    under: Option<Under>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    #[default]
    Home,
    Setup(GameKind),
    Game {
        kind: GameKind,
        id: i64,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Under {
    Settings,
    Rules { game: GameKind, rule: Option<String> },
    Decks,
    Chronicle { tab: ChronicleTab, first: usize, reign: Option<String> },
}

impl App {
    /// Keeps where one is, and what is chosen in a form.
    pub(super) fn remember(&mut self) -> Result<(), StoreError> {
        if let Place::Setup(setup) = &self.place {
            setup.save(&mut self.store)?;
        }
        let here = Whereabouts { at: self.at(), under: self.over.as_ref().map(Over::name) };
        if flow::load::<Whereabouts>(&self.store, KEY) == here {
            return Ok(());
        }
        flow::save(&mut self.store, KEY, &here)
    }

    /// From home, where a session opens, back to where one was. What is no longer there leaves one at home.
    pub(super) fn resume(&mut self, now_ms: i64) -> Result<Reply, StoreError> {
        if !matches!(self.place, Place::Home(_)) || self.over.is_some() {
            return Ok(Reply::not_now());
        }
        let Whereabouts { at, under } = flow::load(&self.store, KEY);
        match at {
            At::Home => {}
            At::Setup(game) => self.place = Place::Setup(Setup::load(&self.store, game)),
            At::Game { kind, id } => match self.open_game(kind, GameId(id), now_ms) {
                // "Continue" says what became of it.
                Err(StoreError::Damaged { .. } | StoreError::DeckLost { .. }) => return Ok(Reply::seen()),
                opened => opened?,
            },
        }
        let over = match under {
            None => return Ok(Reply::seen()),
            Some(Under::Settings) => Over::Settings,
            Some(Under::Rules { game, rule }) => Over::Rules(game, rule),
            Some(Under::Decks) => Over::Decks(Decks::load(&self.store)?),
            Some(Under::Chronicle { tab, first, reign }) => {
                let mut book = Chronicle::open(&self.store)?;
                book.handle(&Intent::SetChronicleTab { tab });
                book.handle(&Intent::ShowReigns { first: i32::try_from(first).unwrap_or_default() });
                if let Some(id) = reign {
                    book.handle(&Intent::OpenReign { id });
                }
                Over::Chronicle(Box::new(book))
            }
        };
        Ok(self.lay_over(over))
    }

    fn at(&self) -> At {
        match (&self.place, self.place.game()) {
            (Place::Setup(setup), _) => At::Setup(setup.game()),
            (_, Some((kind, id))) => At::Game { kind, id: id.0 },
            _ => At::Home,
        }
    }
}

impl Over {
    fn name(&self) -> Under {
        match self {
            Self::Settings => Under::Settings,
            Self::Rules(game, rule) => Under::Rules { game: *game, rule: rule.clone() },
            Self::Decks(_) => Under::Decks,
            Self::Chronicle(book) => Under::Chronicle {
                tab: book.tab,
                first: book.first,
                reign: book.page().map(|line| line.reign.id.to_string()),
            },
        }
    }
}
