//! Counts of legal actions, compared with those of an independent program (`data/forest-perft.json`).
#![allow(clippy::expect_used, clippy::panic, reason = "tests may fail loudly")]

use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Cell, Line, Phase, Placed, Side, State, Variant, apply, legal};
use serde_json::Value;
use std::collections::HashSet;

#[test]
fn action_counts_are_those_of_an_independent_program() {
    let file: Value = serde_json::from_str(include_str!("../data/forest-perft.json")).expect("JSON");
    let positions = file["positions"].as_array().expect("positions");
    assert_eq!(positions.len(), 20);
    for (number, expected) in positions.iter().enumerate() {
        let state = replay(&expected["record"]);
        let seat = seat(&expected["seat"]);
        let table: Vec<_> = state.table().collect();
        let cards = [(seat, card(&expected["card"])), (seat.other(), card(&expected["then"]))];
        assert_eq!(table, cards, "position {number}");

        let after = after_placing(&state);
        let displays: HashSet<Vec<(u8, u8, i8, i8)>> = after.iter().map(drawing).collect();
        let both: usize = after.iter().map(|next| after_placing(next).len()).sum();
        let counted = [after.len(), displays.len(), both];
        let names = ["actions", "distinct_displays", "actions_of_both"];
        assert_eq!(counted, names.map(|name| int(&expected[name])), "position {number}: {names:?}");
    }
}

/// The states after the seat whose turn it is has placed its card, with every move of its Raccoon.
fn after_placing(state: &State) -> Vec<State> {
    let done = |state: &State| {
        legal(state)
            .into_iter()
            .map(move |action| {
                let mut next = *state;
                apply(&mut next, action, &mut ()).expect("legal");
                next
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(state.phase(), Phase::Place);
    done(state)
        .iter()
        .flat_map(|next| if next.phase() == Phase::Move { done(next) } else { vec![*next] })
        .collect()
}

/// The display as it stands on a table, wherever it began.
fn drawing(state: &State) -> Vec<(u8, u8, i8, i8)> {
    let (corner, _) = state.frame().expect("a placed card");
    let draw = |Placed { seat, card, at }: Placed| {
        (seat.index() as u8, card as u8, at.row - corner.row, at.col - corner.col)
    };
    state.display().map(draw).collect()
}

fn replay(record: &Value) -> State {
    let lines = record.as_array().expect("lines").iter().map(|line| line.as_str().expect("text"));
    let mut lines = lines.map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let header = lines.next().expect("header");
    let variant = match header["setup"]["variant"].as_str() {
        Some("standard") => Variant::Standard,
        _ => Variant::Choose3,
    };
    let mut state = State::new(variant);
    for line in lines {
        for action in actions(&line) {
            apply(&mut state, action, &mut ()).unwrap_or_else(|error| panic!("{line}: {error}"));
        }
    }
    state
}

/// The actions of one line (`records.md`).
fn actions(line: &Value) -> Vec<Action> {
    if let Some(decks) = line.get("decks") {
        vec![Action::Deal { decks: [cards(&decks[0]), cards(&decks[1])] }]
    } else if let Some(holder) = line.get("tiebreaker") {
        vec![Action::Tiebreaker { holder: seat(holder) }]
    } else if let Some(keep) = line.get("keep") {
        vec![Action::Keep { seat: seat(&line["seat"]), keep: cards(keep), bottom: cards(&line["bottom"]) }]
    } else if let Some(both) = line.get("choose") {
        [0, 1].map(|i| Action::Choose { seat: Seat::new(i), card: card(&both[usize::from(i)]) }).to_vec()
    } else if let Some(at) = line.get("place") {
        vec![Action::Place { seat: seat(&line["seat"]), at: cell(at) }]
    } else if let Some(push) = line.get("push") {
        let from = match push["from"].as_str() {
            Some("left") => Side::Left,
            Some("right") => Side::Right,
            Some("top") => Side::Top,
            _ => Side::Bottom,
        };
        let at = push.get("row").map(|row| Line::Row(int8(row)));
        let line_entered = at.unwrap_or_else(|| Line::Col(int8(&push["col"])));
        vec![Action::Push { seat: seat(&line["seat"]), line: line_entered, from }]
    } else {
        let step = &line["move"];
        vec![Action::Move { seat: seat(&line["seat"]), from: cell(&step["from"]), to: cell(&step["to"]) }]
    }
}

fn cards<const N: usize>(list: &Value) -> [Card; N] {
    std::array::from_fn(|i| card(&list[i]))
}

fn card(id: &Value) -> Card {
    Card::from_id(id.as_str().expect("an id")).expect("a card")
}

fn seat(number: &Value) -> Seat {
    Seat::new(int(number) as u8)
}

fn cell(at: &Value) -> Cell {
    Cell { row: int8(&at[0]), col: int8(&at[1]) }
}

fn int(number: &Value) -> usize {
    usize::try_from(number.as_u64().expect("a number")).expect("small")
}

fn int8(number: &Value) -> i8 {
    i8::try_from(number.as_i64().expect("a number")).expect("small")
}
