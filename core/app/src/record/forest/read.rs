//! Lines into actions: what they say, not yet whether it is legal.

use super::super::error::{Kind, LineError, short};
use super::super::json::{Object, as_object, as_text, decision, get, integer, list};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Cell, Line, Side};
use serde_json::value::RawValue;

/// The keys of which a line has exactly one.
const DECISIONS: [&str; 7] = ["decks", "tiebreaker", "keep", "choose", "place", "push", "move"];

/// The actions of a line, one seat each.
pub(super) fn actions(line: &Object<'_>) -> Result<Vec<Action>, LineError> {
    let (key, value) = decision(line, &DECISIONS)?;
    let action = match key {
        "decks" => {
            let [first, second] = list(value, "\"decks\"")?;
            Action::Deal { decks: [cards(first, "a deck")?, cards(second, "a deck")?] }
        }
        "tiebreaker" => Action::Tiebreaker { holder: seat(value)? },
        "keep" => Action::Keep {
            seat: seat(get(line, "seat")?)?,
            keep: cards(value, "\"keep\"")?,
            bottom: cards(get(line, "bottom")?, "\"bottom\"")?,
        },
        "choose" => {
            let chosen: [Card; 2] = cards(value, "\"choose\"")?;
            let seats = [0, 1].map(Seat::new);
            return Ok(seats
                .into_iter()
                .zip(chosen)
                .map(|(seat, card)| Action::Choose { seat, card })
                .collect());
        }
        "place" => Action::Place { seat: seat(get(line, "seat")?)?, at: cell(value)? },
        "push" => {
            let (line_of, from) = push(value)?;
            Action::Push { seat: seat(get(line, "seat")?)?, line: line_of, from }
        }
        _ => {
            let way = object(value, "\"move\"")?;
            let (from, to) = (cell(get(&way, "from")?)?, cell(get(&way, "to")?)?);
            Action::Move { seat: seat(get(line, "seat")?)?, from, to }
        }
    };
    Ok(vec![action])
}

fn seat(value: &RawValue) -> Result<Seat, LineError> {
    let digits = integer(value, "a seat")?;
    match digits.parse::<i8>() {
        Ok(0) => Ok(Seat::new(0)),
        Ok(1) => Ok(Seat::new(1)),
        _ => Err(LineError::new(Kind::Illegal, format!("there is no seat {}", short(digits)))),
    }
}

fn card(value: &RawValue) -> Result<Card, LineError> {
    let id = as_text(value)
        .ok_or_else(|| LineError::unreadable(format!("a card must be its id, not {}", short(value.get()))))?;
    Card::from_id(&id).ok_or_else(|| {
        let known = Card::ALL.map(Card::id).join(", ");
        LineError::new(
            Kind::UnknownCard(id),
            format!("there is no card {}; cards are {known}", short(value.get())),
        )
    })
}

fn cards<const N: usize>(value: &RawValue, what: &str) -> Result<[Card; N], LineError> {
    let cards: Vec<Card> = list::<N>(value, what)?.into_iter().map(card).collect::<Result<_, _>>()?;
    cards.try_into().map_err(|_| LineError::unreadable(format!("{what} must be a list of {N}")))
}

fn coordinate(value: &RawValue) -> Result<i8, LineError> {
    let digits = integer(value, "a coordinate")?;
    digits
        .parse()
        .map_err(|_| LineError::new(Kind::Illegal, format!("{} is far outside the display", short(digits))))
}

fn cell(value: &RawValue) -> Result<Cell, LineError> {
    let [row, col] = list(value, "a cell")?;
    Ok(Cell { row: coordinate(row)?, col: coordinate(col)? })
}

fn object<'a>(value: &'a RawValue, what: &str) -> Result<Object<'a>, LineError> {
    as_object(value)
        .ok_or_else(|| LineError::unreadable(format!("{what} must be an object, not {}", short(value.get()))))
}

fn push(value: &RawValue) -> Result<(Line, Side), LineError> {
    let push = object(value, "\"push\"")?;
    let line = match (push.get("row"), push.get("col")) {
        (Some(row), None) => Line::Row(coordinate(row)?),
        (None, Some(col)) => Line::Col(coordinate(col)?),
        _ => return Err(LineError::unreadable("\"push\" needs exactly one of \"row\" and \"col\"")),
    };
    let from = match as_text(get(&push, "from")?).as_deref() {
        Some("left") => Side::Left,
        Some("right") => Side::Right,
        Some("top") => Side::Top,
        Some("bottom") => Side::Bottom,
        _ => return Err(LineError::unreadable("\"from\" must be left, right, top or bottom")),
    };
    Ok((line, from))
}
