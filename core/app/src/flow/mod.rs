//! What happens on an intent: one state machine per file. They know no screen; [`App`](crate::app::App) leads
//! between them.

pub(crate) mod chronicle;
pub(crate) mod council;
pub(crate) mod decks;
pub(crate) mod forest;
pub(crate) mod king;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod stored;
pub(crate) mod table;

use crate::store::{GameId, Store, StoreError};
use crate::{GameKind, Reason};
use douze_rules::{Seat, forest as forest_rules, king as king_rules};

use serde::Serialize;
use serde::de::DeserializeOwned;
use stored::{Game, Rules};

/// What a flow may use.
pub(crate) struct Context<'a> {
    pub(crate) store: &'a mut Store,
    /// Milliseconds since 1970.
    pub(crate) now_ms: i64,
    pub(crate) tickets: &'a mut i64,
}

impl Context<'_> {
    /// A number that no thinking had before.
    pub(crate) fn new_ticket(&mut self) -> i64 {
        *self.tickets += 1;
        *self.tickets
    }
}

/// What was saved under this key; the default where there is nothing that can be read.
pub(crate) fn load<T: DeserializeOwned + Default>(store: &Store, key: &str) -> T {
    let saved = store.setting(key).ok().flatten();
    saved.and_then(|saved| serde_json::from_str(&saved).ok()).unwrap_or_default()
}

pub(crate) fn save(store: &mut Store, key: &str, value: &impl Serialize) -> Result<(), StoreError> {
    store.set_setting(key, &to_json(value)?)
}

fn to_json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Io { detail: error.to_string() })
}

/// A flow's answer.
#[derive(Default)]
pub(crate) struct Reply {
    /// The events of the game from this number on are news; `None`: only the view changed.
    pub(crate) news: Option<usize>,
    pub(crate) refusal: Option<Refusal>,
}

/// Why a flow did nothing.
pub(crate) enum Refusal {
    /// With the key of its sentence.
    Because(Reason, &'static str),
    /// The rules say no.
    Forest(forest_rules::Illegal),
    /// The rules say no.
    King(king_rules::Illegal),
    /// The rules say no, or it is not the moment for these words.
    Council(council::Unfit),
}

impl From<forest_rules::Illegal> for Refusal {
    fn from(illegal: forest_rules::Illegal) -> Self {
        Self::Forest(illegal)
    }
}

impl From<council::Unfit> for Refusal {
    fn from(unfit: council::Unfit) -> Self {
        Self::Council(unfit)
    }
}

impl From<king_rules::Illegal> for Refusal {
    fn from(illegal: king_rules::Illegal) -> Self {
        Self::King(illegal)
    }
}

impl Reply {
    /// Only the view changed.
    pub(crate) fn seen() -> Self {
        Self::default()
    }

    pub(crate) const fn happened(from: usize) -> Self {
        Self { news: Some(from), refusal: None }
    }

    pub(crate) fn rejected(reason: Reason, key: &'static str) -> Self {
        Self { news: None, refusal: Some(Refusal::Because(reason, key)) }
    }

    pub(crate) fn refused(illegal: impl Into<Refusal>) -> Self {
        Self { news: None, refusal: Some(illegal.into()) }
    }

    /// Nothing is known that would help here.
    pub(crate) fn no_hint() -> Self {
        Self::rejected(Reason::NotNow, "hint-none")
    }

    pub(crate) fn not_now() -> Self {
        Self::rejected(Reason::NotNow, "error-not-now")
    }
}

/// The game that can be continued, as home shows it.
pub(crate) enum LastGame {
    None,
    Forest {
        header: forest::Header,
        round: u32,
    },
    King {
        header: king::Header,
        round: u32,
    },
    Council {
        header: Box<council::Header>,
        turn: u32,
    },
    /// Continuing it will tell what is wrong.
    Unreadable,
}

/// The last game that has not ended, of those that this version knows.
pub(crate) fn last_open(store: &Store) -> Result<Option<(GameId, GameKind)>, StoreError> {
    const KINDS: [&str; 3] = [forest::ForestRules::KIND, king::KingRules::KIND, council::CouncilRules::KIND];
    let kind = |kind: String| match kind.as_str() {
        king::KingRules::KIND => GameKind::King,
        council::CouncilRules::KIND => GameKind::Council,
        _ => GameKind::Forest,
    };
    Ok(store.last_open(&KINDS)?.map(|(id, stored)| (id, kind(stored))))
}

impl LastGame {
    pub(crate) fn find(store: &Store) -> Self {
        let Ok(Some((id, kind))) = last_open(store) else { return Self::None };
        let found = match kind {
            GameKind::King => Game::<king::KingRules>::summary(store, id)
                .map(|(header, round)| Self::King { header, round }),
            GameKind::Council => Game::<council::CouncilRules>::summary(store, id)
                .map(|(header, turn)| Self::Council { header: Box::new(header), turn }),
            GameKind::Forest => Game::<forest::ForestRules>::summary(store, id)
                .map(|(header, round)| Self::Forest { header, round }),
        };
        found.unwrap_or(Self::Unreadable)
    }
}

/// Something to be told once.
pub(crate) enum Notice {
    /// A file was set aside under this name.
    SetAside(String),
    /// A game's end was damaged; it goes on from this round.
    DamagedGame { key: &'static str, round: u32 },
    /// A stored game could not be read at all.
    LostGame,
    /// A council waits for the deck with this name, which is not here.
    LostDeck(String),
    /// The game went on in another window.
    PlayedOn,
    /// A Chronicle was added: so many reigns came new, so many were replaced.
    Merged { new: usize, replaced: usize },
    /// The deck with this name was kept.
    DeckKept(String),
}

/// A seat as it crosses the border, of so many.
pub(crate) fn seat(number: i32, seats: usize) -> Option<Seat> {
    u8::try_from(number).ok().filter(|&number| usize::from(number) < seats).map(Seat::new)
}

/// Of `all` random games so many: a fifth for a plain `./check`, all of them for `./check all` and by hand.
#[cfg(test)]
fn share<N: std::ops::Div<Output = N> + From<u8>>(all: N) -> N {
    if std::env::var_os("DOUZE_SHORT").is_some() { all / 5.into() } else { all }
}
