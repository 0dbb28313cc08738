//! The header of a record of Council of 12.

use super::super::Setup as Written;
use super::values::{character, truth};
use super::{Character, Kind, LineError, Object, RawValue, Setup, as_list, as_text, get, integer, short};
use crate::deck::{Deck, Decks, Sha256};
use douze_rules::council::{Draft, Scenario, SetupError};
use serde_json::json;

/// Its name in the first line.
pub(in super::super) const GAME: &str = "council";

/// Reads what the header says.
pub(in super::super) fn setup(
    seats: &[String],
    setup: &Object<'_>,
    decks: &Decks,
) -> Result<Written, LineError> {
    let (name, deck_sha256, deck) = deck(setup, decks)?;
    let open = list(get(setup, "open")?, "\"open\"", character)?;
    let draft = Draft {
        councillors: seats.len(),
        scenario: nullable(get(setup, "scenario")?, scenario)?,
        ruler: nullable(get(setup, "ruler")?, character)?,
        free: truth(get(setup, "free")?, "\"free\"")?,
        open,
        petitioners: list(get(setup, "petitioners")?, "\"petitioners\"", character)?,
        dilemmas: list(get(setup, "dilemmas")?, "\"dilemmas\"", number)?,
        silent: truth(get(setup, "silent")?, "\"silent\"")?,
        // Ours, so anything but false is ignored.
        bells: setup.get("bells").is_none_or(|bells| bells.get() != "false"),
    };
    let checked = Setup::new(&draft, deck.rules())
        .map_err(|error: SetupError| LineError::not_a_record(error.to_string()))?;
    Ok(Written::Council { deck: name, deck_sha256, open, setup: Box::new(checked) })
}

/// The deck's name, its hash as far as it is written, and the deck.
fn deck<'a>(setup: &Object<'_>, decks: &'a Decks) -> Result<(String, Option<Sha256>, &'a Deck), LineError> {
    let value = get(setup, "deck")?;
    let name = as_text(value).ok_or_else(|| {
        LineError::not_a_record(format!("\"deck\" must be a name, not {}", short(value.get())))
    })?;
    let sha256 = match setup.get("deck_sha256").filter(|value| value.get() != "null") {
        None => None,
        Some(value) => Some(as_text(value).and_then(|text| text.parse().ok()).ok_or_else(|| {
            let found = short(value.get());
            LineError::not_a_record(format!("\"deck_sha256\" must be 64 hexadecimal digits, not {found}"))
        })?),
    };
    if let Some(deck) = decks.find(&name, sha256) {
        return Ok((name, sha256, deck));
    }
    let found = short(value.get());
    let reason = if decks.has(&name) {
        format!("the deck {found} here is another one, its SHA-256 does not match")
    } else {
        let known: Vec<String> = decks.names().map(|name| format!("{name:?}")).collect();
        format!("the deck {found} is not known here; known are {}", known.join(", "))
    };
    Err(LineError::new(Kind::UnknownDeck(name), reason))
}

/// The header's `setup`.
pub(in super::super) fn setup_json(
    deck: &str,
    deck_sha256: Option<Sha256>,
    open: [Character; 5],
    setup: &Setup,
) -> String {
    let Draft { scenario, ruler, free, petitioners, dilemmas, silent, bells, .. } = setup.draft();
    let sha256 = deck_sha256.map_or_else(String::new, |sha256| format!(r#","deck_sha256":"{sha256}""#));
    let bells = if bells { "" } else { r#","bells":false"# };
    format!(
        r#"{{"deck":{}{sha256},"scenario":{},"ruler":{},"free":{free},"open":{},"petitioners":{},"dilemmas":{},"silent":{silent}{bells}}}"#,
        json!(deck),
        json!(scenario),
        json!(ruler),
        json!(open),
        json!(petitioners),
        json!(dilemmas),
    )
}

fn nullable<T>(
    value: &RawValue,
    read: impl Fn(&RawValue) -> Result<T, LineError>,
) -> Result<Option<T>, LineError> {
    if value.get() == "null" { Ok(None) } else { read(value).map(Some) }
}

fn scenario(value: &RawValue) -> Result<Scenario, LineError> {
    as_text(value).and_then(|id| Scenario::from_id(&id)).ok_or_else(|| {
        let known = Scenario::ALL.map(Scenario::id).join(", ");
        let reason = format!("\"scenario\" is null or one of {known}, not {}", short(value.get()));
        LineError::not_a_record(reason)
    })
}

/// The number of a dilemma, or 0, which none has.
fn number(value: &RawValue) -> Result<u8, LineError> {
    Ok(integer(value, "a dilemma")?.parse().unwrap_or(0))
}

fn list<T, const N: usize>(
    value: &RawValue,
    what: &str,
    read: impl Fn(&RawValue) -> Result<T, LineError>,
) -> Result<[T; N], LineError> {
    let wrong =
        || LineError::not_a_record(format!("{what} must be a list of {N}, not {}", short(value.get())));
    let entries = as_list(value).filter(|list| list.len() == N).ok_or_else(wrong)?;
    let entries: Vec<T> = entries.into_iter().map(read).collect::<Result<_, _>>()?;
    entries.try_into().map_err(|_| wrong())
}
