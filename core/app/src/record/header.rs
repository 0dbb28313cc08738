//! The first line of a record.

use super::error::short;
use super::json::{Object, as_list, as_object, as_text, get, integer};
use super::{Kind, LineError, Setup, council, forest, king};
use crate::deck::Decks;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

/// The number of the format that is written, and the newest one that is read.
pub const FORMAT: i64 = 1;

/// Bytes of extra keys and their values that are held, more than twice of what the longest deck needs.
const EXTRA: usize = 1 << 20;

/// Keys of the first line that the format defines; all others are extra.
const KEYS: [&str; 4] = ["douze", "game", "seats", "setup"];

/// The first line of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// Names of the seats, seat 0 first.
    pub seats: Vec<String>,
    /// Which game, and how it begins.
    pub setup: Setup,
    /// Keys of ours (`players`, `seed`, `seed_chosen`, `takebacks`, `app` …); readers ignore what they do not
    /// know.
    pub extra: Map<String, Value>,
}

impl Header {
    pub(super) fn read(object: &Object<'_>, decks: &Decks) -> Result<Self, LineError> {
        let format = integer(get(object, "douze")?, "\"douze\"")?;
        match format.parse::<i64>() {
            Ok(1..=FORMAT) => {}
            // Too many digits for a number are too many for this version as well.
            Ok(2..) | Err(_) if !format.starts_with('-') => {
                let found = short(format);
                let reason =
                    format!("this record has format number {found}; the newest one known here is {FORMAT}");
                return Err(LineError::new(Kind::Newer { found, known: FORMAT }, reason));
            }
            _ => {
                let reason = format!("there is no format number {}; it is {FORMAT}", short(format));
                return Err(LineError::not_a_record(reason));
            }
        }
        let game = text(get(object, "game")?, "\"game\"")?;
        let seats = as_list(get(object, "seats")?)
            .ok_or_else(|| LineError::not_a_record("\"seats\" must be a list of names"))?;
        let seats: Vec<String> =
            seats.into_iter().map(|name| text(name, "a seat's name")).collect::<Result<_, _>>()?;
        let setup = as_object(get(object, "setup")?)
            .ok_or_else(|| LineError::not_a_record("\"setup\" must be an object"))?;
        let setup = match game.as_str() {
            forest::GAME => forest::setup(&seats, &setup)?,
            king::GAME | king::TOURNAMENT => Setup::King { setup: king::setup(&game, &seats, &setup)? },
            council::GAME => council::setup(&seats, &setup, decks)?,
            _ => {
                let found = short(get(object, "game")?.get());
                let known = [king::GAME, king::TOURNAMENT, council::GAME, forest::GAME];
                let known = known.map(|game| format!("{game:?}"));
                let reason = format!("the game {found} is not known here; known are {}", known.join(", "));
                return Err(LineError::new(Kind::UnknownGame(game), reason));
            }
        };
        // What cannot be held (1e999, half of a surrogate pair, far too much) is ignored like all that is not known.
        let mut room = EXTRA;
        let extra = object.iter().filter(|(key, _)| !KEYS.contains(&&***key)).filter_map(|(key, value)| {
            room = room.checked_sub(key.len() + value.get().len())?;
            Some((key.clone().into_owned(), serde_json::from_str(value.get()).ok()?))
        });
        Ok(Self { seats, setup, extra: extra.collect() })
    }

    /// The line, without its end. Extra keys follow those of the format, in the order of their names.
    pub(super) fn write(&self) -> String {
        let (game, setup) = match &self.setup {
            Setup::Forest { variant } => (forest::GAME, forest::setup_json(*variant)),
            Setup::King { setup } => (king::game(setup), king::setup_json(setup)),
            Setup::Council { deck, deck_sha256, open, setup } => {
                (council::GAME, council::setup_json(deck, *deck_sha256, *open, setup))
            }
        };
        let own = [
            format!(r#""douze":{FORMAT}"#),
            format!(r#""game":"{game}""#),
            format!(r#""seats":{}"#, json!(self.seats)),
            format!(r#""setup":{setup}"#),
        ];
        let extra = self.extra.iter().filter(|(key, _)| !KEYS.contains(&&***key));
        let entries: Vec<String> =
            own.into_iter().chain(extra.map(|(key, value)| format!("{}:{value}", json!(key)))).collect();
        format!("{{{}}}", entries.join(","))
    }
}

fn text(value: &RawValue, what: &str) -> Result<String, LineError> {
    as_text(value)
        .ok_or_else(|| LineError::not_a_record(format!("{what} must be a text, not {}", short(value.get()))))
}
