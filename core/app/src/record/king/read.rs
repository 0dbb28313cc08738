//! Lines into actions: what they say, not yet whether it is legal.

use super::super::values::{face, seat};
use super::setup::character;
use super::{Character, Kind, LineError, Object, RawValue, as_list, decision, get, integer, short};
use douze_rules::king::{Action, FacesBySeat, Token};

/// The keys of which a line has exactly one.
const DECISIONS: [&str; 5] = ["roll", "choose", "face", "take", "crown"];

/// What a line says.
pub(super) enum Line {
    /// Chance, or one seat's decision.
    One(Action),
    /// The cards of all seats; none for a seat that sits out.
    Choose(Vec<Option<Character>>),
}

/// The meaning of a line in a game of so many seats.
pub(super) fn line(line: &Object<'_>, seats: usize) -> Result<Line, LineError> {
    let (key, value) = decision(line, &DECISIONS)?;
    let seat = || seat(get(line, "seat")?, seats);
    Ok(Line::One(match key {
        "roll" if line.contains_key("seat") => {
            let seat = seat()?;
            let [die] = super::super::json::list(value, "an Oracle's roll")?;
            Action::OracleRoll { seat, face: face(die)? }
        }
        "roll" => Action::Roll {
            faces: entries(value, "\"roll\"", seats, face)?.into_iter().collect::<FacesBySeat>(),
        },
        "choose" => return Ok(Line::Choose(entries(value, "\"choose\"", seats, character)?)),
        "face" => Action::Face { seat: seat()?, face: face(value)? },
        "take" => Action::Take { seat: seat()?, token: token(value)? },
        _ => Action::Crown { seat: seat()?, character: character(value)? },
    }))
}

/// One entry per seat, null for those who sit out.
fn entries<T>(
    value: &RawValue,
    what: &str,
    seats: usize,
    read: impl Fn(&RawValue) -> Result<T, LineError>,
) -> Result<Vec<Option<T>>, LineError> {
    let list = as_list(value).filter(|list| list.len() == seats).ok_or_else(|| {
        let found = short(value.get());
        LineError::unreadable(format!("{what} must be a list of {seats}, one entry per seat, not {found}"))
    })?;
    list.into_iter()
        .map(|entry| if entry.get() == "null" { Ok(None) } else { read(entry).map(Some) })
        .collect()
}

fn token(value: &RawValue) -> Result<Option<Token>, LineError> {
    let digits = integer(value, "\"take\"")?;
    match digits.parse::<i8>() {
        Ok(0) => Ok(None),
        Ok(1) => Ok(Some(Token::One)),
        Ok(2) => Ok(Some(Token::Two)),
        _ => Err(LineError::new(Kind::Illegal, format!("there is no token of {}", short(digits)))),
    }
}
