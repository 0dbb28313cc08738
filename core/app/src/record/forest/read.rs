//! Lines into actions: what they say, not yet whether it is legal.

use super::super::error::{Fault, Kind, short};
use super::super::json::{Object, get, integer, list};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Cell, Line, Side};
use serde_json::Value;

/// The keys of which a line has exactly one.
const DECISIONS: [&str; 7] = ["decks", "tiebreaker", "keep", "choose", "place", "push", "move"];

/// The actions of a line, one seat each.
pub(super) fn actions(line: &Object) -> Result<Vec<Action>, Fault> {
    let mut found = DECISIONS.iter().filter_map(|&key| line.get_key_value(key));
    let Some((key, value)) = found.next() else {
        return Err(Fault::unreadable(format!("no decision, which is one of {}", DECISIONS.join(", "))));
    };
    if let Some((second, _)) = found.next() {
        return Err(Fault::unreadable(format!("two decisions, {key:?} and {second:?}")));
    }
    let action = match key.as_str() {
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
            let (from, to) = (cell(get(way, "from")?)?, cell(get(way, "to")?)?);
            Action::Move { seat: seat(get(line, "seat")?)?, from, to }
        }
    };
    Ok(vec![action])
}

fn seat(value: &Value) -> Result<Seat, Fault> {
    match integer(value, "a seat")? {
        0 => Ok(Seat::new(0)),
        1 => Ok(Seat::new(1)),
        other => Err(Fault::new(Kind::Illegal, format!("there is no seat {other}"))),
    }
}

fn card(value: &Value) -> Result<Card, Fault> {
    let id = value
        .as_str()
        .ok_or_else(|| Fault::unreadable(format!("a card must be its id, not {}", short(value))))?;
    Card::from_id(id).ok_or_else(|| {
        let known = Card::ALL.map(Card::id).join(", ");
        Fault::new(
            Kind::UnknownCard(id.into()),
            format!("there is no card {}; cards are {known}", short(value)),
        )
    })
}

fn cards<const N: usize>(value: &Value, what: &str) -> Result<[Card; N], Fault> {
    let cards: Vec<Card> = list::<N>(value, what)?.iter().map(card).collect::<Result<_, _>>()?;
    cards.try_into().map_err(|_| Fault::unreadable(format!("{what} must be a list of {N}")))
}

fn coordinate(value: &Value) -> Result<i8, Fault> {
    let number = integer(value, "a coordinate")?;
    i8::try_from(number)
        .map_err(|_| Fault::new(Kind::Illegal, format!("{number} is far outside the display")))
}

fn cell(value: &Value) -> Result<Cell, Fault> {
    let [row, col] = list(value, "a cell")?;
    Ok(Cell { row: coordinate(row)?, col: coordinate(col)? })
}

fn object<'a>(value: &'a Value, what: &str) -> Result<&'a Object, Fault> {
    value
        .as_object()
        .ok_or_else(|| Fault::unreadable(format!("{what} must be an object, not {}", short(value))))
}

fn push(value: &Value) -> Result<(Line, Side), Fault> {
    let push = object(value, "\"push\"")?;
    let line = match (push.get("row"), push.get("col")) {
        (Some(row), None) => Line::Row(coordinate(row)?),
        (None, Some(col)) => Line::Col(coordinate(col)?),
        _ => return Err(Fault::unreadable("\"push\" needs exactly one of \"row\" and \"col\"")),
    };
    let from = match get(push, "from")?.as_str() {
        Some("left") => Side::Left,
        Some("right") => Side::Right,
        Some("top") => Side::Top,
        Some("bottom") => Side::Bottom,
        _ => return Err(Fault::unreadable("\"from\" must be left, right, top or bottom")),
    };
    Ok((line, from))
}
