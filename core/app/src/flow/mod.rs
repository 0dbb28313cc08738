//! What happens on an intent: one state machine per file. They know no screen; [`App`](crate::app::App) leads
//! between them.

pub(crate) mod forest;
pub(crate) mod settings;
pub(crate) mod setup;

use crate::Reason;
use crate::store::{Store, StoreError};
use douze_rules::Seat;
use douze_rules::forest::{Event, Illegal};
use serde::Serialize;
use serde::de::DeserializeOwned;

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
fn load<T: DeserializeOwned + Default>(store: &Store, key: &str) -> T {
    let saved = store.setting(key).ok().flatten();
    saved.and_then(|saved| serde_json::from_str(&saved).ok()).unwrap_or_default()
}

fn save(store: &mut Store, key: &str, value: &impl Serialize) -> Result<(), StoreError> {
    store.set_setting(key, &to_json(value)?)
}

fn to_json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Io { detail: error.to_string() })
}

/// A flow's answer.
#[derive(Default)]
pub(crate) struct Reply {
    pub(crate) events: Vec<Event>,
    pub(crate) refusal: Option<Refusal>,
}

/// Why a flow did nothing.
pub(crate) enum Refusal {
    /// With the key of its sentence.
    Because(Reason, &'static str),
    /// The rules say no.
    Illegal(Illegal),
}

impl Reply {
    /// Only the view changed.
    pub(crate) fn seen() -> Self {
        Self::default()
    }

    pub(crate) fn happened(events: Vec<Event>) -> Self {
        Self { events, refusal: None }
    }

    pub(crate) fn rejected(reason: Reason, key: &'static str) -> Self {
        Self { events: Vec::new(), refusal: Some(Refusal::Because(reason, key)) }
    }

    pub(crate) fn refused(illegal: &Illegal) -> Self {
        Self { events: Vec::new(), refusal: Some(Refusal::Illegal(*illegal)) }
    }

    pub(crate) fn not_now() -> Self {
        Self::rejected(Reason::NotNow, "error-not-now")
    }
}

/// The game that can be continued, as home shows it.
pub(crate) enum LastGame {
    None,
    Open {
        header: forest::Header,
        round: u8,
    },
    /// Continuing it will tell what is wrong.
    Unreadable,
}

impl LastGame {
    pub(crate) fn find(store: &Store) -> Self {
        match store.last_open(Some(forest::KIND)) {
            Ok(Some(id)) => match forest::Game::summary(store, id) {
                Ok((header, round)) => Self::Open { header, round },
                Err(_) => Self::Unreadable,
            },
            _ => Self::None,
        }
    }
}

/// Something to be told once.
pub(crate) enum Notice {
    /// A file was set aside under this name.
    SetAside(String),
    /// A game's end was damaged; it goes on from this round.
    DamagedGame(u8),
    /// A stored game could not be read at all.
    LostGame,
    /// The game went on in another window.
    PlayedOn,
}

/// A seat as it crosses the border.
pub(crate) fn seat(number: i32) -> Option<Seat> {
    u8::try_from(number).ok().filter(|&number| number < 2).map(Seat::new)
}
