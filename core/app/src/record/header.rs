//! The first line of a record.

use super::error::short;
use super::json::{Object, get, integer};
use super::{Fault, Kind, forest};
use douze_rules::forest::Variant;
use serde_json::{Value, json};

/// The number of the format that is written, and the newest one that is read.
pub const FORMAT: i64 = 1;

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
    pub extra: Object,
}

/// Which game, and how it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// A forest duel.
    Forest {
        /// Three cards drawn, or three chosen of five.
        variant: Variant,
    },
}

impl Header {
    pub(super) fn read(object: &Object) -> Result<Self, Fault> {
        let format = integer(get(object, "douze")?, "\"douze\"")?;
        if format > FORMAT {
            let reason =
                format!("this record has format number {format}; the newest one known here is {FORMAT}");
            return Err(Fault::new(Kind::Newer { found: format, known: FORMAT }, reason));
        }
        if format < 1 {
            return Err(Fault::not_a_record(format!("there is no format number {format}; it is {FORMAT}")));
        }
        let game = text(get(object, "game")?, "\"game\"")?;
        let seats = get(object, "seats")?
            .as_array()
            .ok_or_else(|| Fault::not_a_record("\"seats\" must be a list of names"))?;
        let seats: Vec<String> =
            seats.iter().map(|name| text(name, "a seat's name")).collect::<Result<_, _>>()?;
        let setup = get(object, "setup")?
            .as_object()
            .ok_or_else(|| Fault::not_a_record("\"setup\" must be an object"))?;
        if game != forest::GAME {
            let reason = format!(
                "the game {} is not known here; known is {:?}",
                short(get(object, "game")?),
                forest::GAME
            );
            return Err(Fault::new(Kind::UnknownGame(game), reason));
        }
        let setup = forest::setup(&seats, setup)?;
        let extra = object.iter().filter(|(key, _)| !KEYS.contains(&&***key));
        Ok(Self { seats, setup, extra: extra.map(|(key, value)| (key.clone(), value.clone())).collect() })
    }

    /// The line, without its end. Extra keys follow those of the format, in the order of their names.
    pub(super) fn write(&self) -> String {
        let Setup::Forest { variant } = self.setup;
        let own = [
            format!(r#""douze":{FORMAT}"#),
            format!(r#""game":"{}""#, forest::GAME),
            format!(r#""seats":{}"#, json!(self.seats)),
            format!(r#""setup":{}"#, forest::setup_json(variant)),
        ];
        let extra = self.extra.iter().filter(|(key, _)| !KEYS.contains(&&***key));
        let entries: Vec<String> =
            own.into_iter().chain(extra.map(|(key, value)| format!("{}:{value}", json!(key)))).collect();
        format!("{{{}}}", entries.join(","))
    }
}

fn text(value: &Value, what: &str) -> Result<String, Fault> {
    let text = value
        .as_str()
        .ok_or_else(|| Fault::not_a_record(format!("{what} must be a text, not {}", short(value))))?;
    Ok(text.to_owned())
}
