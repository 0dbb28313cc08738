//! The legal lines, in words, for the reader of an error.

use super::write::{cell, side};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Line, Phase, State, legal};

/// "due is … : …"
pub(super) fn due(state: &State) -> String {
    let seat = state.seats_to_act().next().map_or(0, Seat::index);
    let hand = |seat: Seat| state.hand(seat).iter().map(Card::id).collect::<Vec<_>>().join(", ");
    match state.phase() {
        Phase::Deal => r#"due is {"decks":[[12 ids],[12 ids]]}, each of the 12 cards once in each"#.into(),
        Phase::Tiebreaker => r#"due is {"tiebreaker":0} or {"tiebreaker":1}"#.into(),
        Phase::Keep => {
            let five = hand(Seat::new(seat as u8));
            format!(r#"due is {{"seat":{seat},"keep":[3 ids],"bottom":[2 ids]}} of {five}"#)
        }
        Phase::Choose => {
            let [first, second] = [0, 1].map(|number| hand(Seat::new(number)));
            format!(r#"due is {{"choose":[id,id]}}: seat 0 has {first}; seat 1 has {second}"#)
        }
        Phase::Place => match places(state) {
            (cells, lines) if lines.is_empty() => {
                format!(r#"due is {{"seat":{seat},"place":[row,col]}}, one of {}"#, cells.join(" "))
            }
            (_, lines) => format!(r#"due is {{"seat":{seat},"push":{{…}}}}, one of {}"#, lines.join(", ")),
        },
        Phase::Move => format!(r#"due is {{"seat":{seat},"move":{{…}}}}, one of {}"#, moves(state)),
        Phase::Over => "nothing is due, the game is over".into(),
    }
}

fn places(state: &State) -> (Vec<String>, Vec<String>) {
    let (mut cells, mut lines) = (Vec::new(), Vec::new());
    for action in legal(state) {
        match action {
            Action::Place { at, .. } => cells.push(cell(at)),
            Action::Push { line: Line::Row(row), from, .. } => {
                lines.push(format!("row {row} from {}", side(from)));
            }
            Action::Push { line: Line::Col(col), from, .. } => {
                lines.push(format!("col {col} from {}", side(from)));
            }
            _ => {}
        }
    }
    (cells, lines)
}

fn moves(state: &State) -> String {
    let mut words = Vec::new();
    let mut last = None;
    for action in legal(state) {
        let Action::Move { from, to, .. } = action else { continue };
        if last.replace(from) != Some(from) {
            words.push(format!("from {} to", cell(from)));
        }
        words.push(cell(to));
    }
    words.join(" ")
}
