//! Actions into lines.

use super::super::Header;
use douze_rules::forest::{Action, Card, Cell, Line, Side};

/// Writes a record: the header, then the line of play that counts. The choices of both seats, in either
/// order, become one line; a single one at the end is secret and is left out.
pub fn write(header: &Header, actions: &[Action]) -> String {
    let mut lines = vec![header.write()];
    let mut chosen: [Option<Card>; 2] = [None; 2];
    for action in actions {
        if let Action::Choose { seat, card } = *action {
            if let Some(place) = chosen.get_mut(seat.index()) {
                *place = Some(card);
            }
            let [Some(first), Some(second)] = chosen else { continue };
            chosen = [None; 2];
            lines.push(format!(r#"{{"choose":{}}}"#, ids(&[first, second])));
        } else {
            lines.push(line(action));
        }
    }
    lines.join("\n") + "\n"
}

fn line(action: &Action) -> String {
    match action {
        Action::Deal { decks: [first, second] } => format!(r#"{{"decks":[{},{}]}}"#, ids(first), ids(second)),
        Action::Tiebreaker { holder } => format!(r#"{{"tiebreaker":{}}}"#, holder.index()),
        Action::Keep { seat, keep, bottom } => {
            format!(r#"{{"seat":{},"keep":{},"bottom":{}}}"#, seat.index(), ids(keep), ids(bottom))
        }
        // Never written: the caller folds two of them.
        Action::Choose { seat, card } => format!(r#"{{"seat":{},"choose":"{}"}}"#, seat.index(), card.id()),
        Action::Place { seat, at } => format!(r#"{{"seat":{},"place":{}}}"#, seat.index(), cell(*at)),
        Action::Push { seat, line, from } => {
            let (axis, number) = match line {
                Line::Row(row) => ("row", row),
                Line::Col(col) => ("col", col),
            };
            let from = side(*from);
            format!(r#"{{"seat":{},"push":{{"{axis}":{number},"from":"{from}"}}}}"#, seat.index())
        }
        Action::Move { seat, from, to } => {
            let (from, to) = (cell(*from), cell(*to));
            format!(r#"{{"seat":{},"move":{{"from":{from},"to":{to}}}}}"#, seat.index())
        }
    }
}

fn ids(cards: &[Card]) -> String {
    let ids: Vec<String> = cards.iter().map(|card| format!("\"{}\"", card.id())).collect();
    format!("[{}]", ids.join(","))
}

/// A cell as records have it.
pub(super) fn cell(Cell { row, col }: Cell) -> String {
    format!("[{row},{col}]")
}

/// A Deer's side as records have it.
pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
        Side::Top => "top",
        Side::Bottom => "bottom",
    }
}
