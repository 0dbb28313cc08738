//! The table of the forest duel as lines of text.

use super::super::choice::Choice;
use super::super::lines::{account, animal_face, face, heading, sign};
use douze_app::screen::{
    BoardView, CardFace, CellMark, CellView, ForestView, HandCardView, ResultView, Screen, SeatView,
};

pub(in super::super) fn draw_table(screen: &Screen, forest: &ForestView, choices: &[Choice]) -> Vec<String> {
    let mut lines = vec![heading(&format!("{} · {}", screen.title, forest.round))];
    lines.extend(forest.seats.iter().map(seat));
    lines.extend(board(&forest.board, choices));
    for (label, cards) in [(&forest.table_label, &forest.table), (&forest.removed_label, &forest.removed)] {
        if !cards.is_empty() {
            lines.push(format!("{label}: {}", cards.iter().map(animal_face).collect::<Vec<_>>().join(", ")));
        }
    }
    let offered = |word: &str| choices.iter().any(|choice| choice.word == word && choice.label.is_some());
    if let Some(hand) = &forest.hand {
        // Cards that can be chosen are in the list of choices.
        let is_offered = |card: &&HandCardView| match &card.face {
            CardFace::Animal { animal } => offered(douze_rules::forest::Card::from(animal.card).id()),
            CardFace::Character { .. } => false,
        };
        let shown = hand.cards.iter().filter(|card| !is_offered(card));
        let shown: Vec<String> = shown.map(|card| face(&card.face)).collect();
        if !shown.is_empty() {
            lines.push(format!("{}: {}", hand.label, shown.join(", ")));
        }
    }
    match &forest.result {
        Some(end) => lines.extend(result(end)),
        None => lines.push(forest.status.clone()),
    }
    let off = forest.confirm.iter().filter(|confirm| !confirm.enabled);
    lines.extend(off.filter_map(|confirm| confirm.hint.clone()).filter(|hint| *hint != forest.status));
    lines
}

fn seat(seat: &SeatView) -> String {
    let turn = if seat.active { '>' } else { ' ' };
    let facts: Vec<&str> = std::iter::once(&seat.cards).chain(&seat.tiebreaker).map(String::as_str).collect();
    format!("{turn}{} {}: {} · {}", sign(seat.seat), seat.name, seat.score, facts.join(" · "))
}

/// The display as a grid; cells that can be chosen have their number.
fn board(board: &BoardView, choices: &[Choice]) -> Vec<String> {
    let drawn: Vec<String> = board.cells.iter().map(|at| cell(at, choices)).collect();
    let width = drawn.iter().map(|text| text.chars().count()).max().unwrap_or(0).max(5);
    let cols = usize::try_from(board.cols).unwrap_or(0).max(1);
    let row = |first: &str, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|text| format!("{text:<width$}")).collect();
        format!("{first:>3} | {}", cells.join(" | ")).trim_end().to_owned()
    };
    // Places are said by the square: what is beside it has 0 or 5.
    let head: Vec<String> = (1 - board.square_col..).take(cols).map(|column| column.to_string()).collect();
    let body = (1 - board.square_row..)
        .zip(drawn.chunks(cols))
        .map(|(number, cells)| row(&number.to_string(), cells));
    std::iter::once(row("", &head)).chain(body).collect()
}

fn cell(cell: &CellView, choices: &[Choice]) -> String {
    let number = choices
        .iter()
        .position(|choice| choice.label.is_none() && Some(&choice.intent) == cell.intent.as_ref());
    let arrow = match cell.mark {
        CellMark::EnterDown => "↓",
        CellMark::EnterUp => "↑",
        CellMark::EnterRight => "→",
        CellMark::EnterLeft => "←",
        _ => "",
    };
    let latest = if cell.mark == CellMark::Latest { "*" } else { "" };
    let number = number.map(|index| format!("[{}]{arrow}", index + 1));
    let points = cell.points.as_ref().map(|points| format!("={points}")).unwrap_or_default();
    let card = cell.card.as_ref().map(|card| format!("{}{points}{latest}", animal_face(card)));
    let parts: Vec<String> = number.into_iter().chain(card).collect();
    if parts.is_empty() { "·".into() } else { parts.join(" ") }
}

fn result(end: &ResultView) -> Vec<String> {
    let mut lines = vec![heading(&end.headline), end.decided_by.clone()];
    lines.extend(end.accounts.iter().map(account));
    lines.push(end.seed.clone());
    lines
}
