//! The board of a review.

use super::board::{Window, still};
use super::{BoardView, CellMark, Words};
use crate::flow::forest::entry;
use douze_rules::forest::{Action, Observation};

/// The display as it stood, with the card where it was laid or moved, and where that would have been better.
pub(super) fn reviewed(words: &Words, seen: &Observation, done: Action, better: Option<Action>) -> BoardView {
    let window = Window::new(seen, None);
    let window = match done {
        Action::Place { at, .. } | Action::Move { to: at, .. } => window.around(seen, at),
        _ => window,
    };
    let mut view = still(words, seen, window);
    let better = better.map(|action| (action, CellMark::Advised, "forest-cell-advised"));
    for (action, mark, key) in better.into_iter().chain([(done, CellMark::Done, "forest-cell-done")]) {
        let target = match action {
            Action::Place { at, .. } => Some((at, seen.table().next())),
            Action::Push { line, from, .. } => {
                entry(seen.frame(), line, from).map(|at| (at, seen.table().next()))
            }
            Action::Move { from, to, .. } => Some((to, seen.card_at(from))),
            _ => None,
        };
        let Some((at, card)) = target else { continue };
        let place = window.locate(at);
        if let Some(cell) = view.cells.iter_mut().find(|cell| (cell.row, cell.col) == place) {
            cell.card = card.map(|(seat, card)| words.face(seat, card));
            cell.mark = mark;
            cell.spoken = format!("{} {}", cell.spoken, words.text.say(key));
        }
    }
    view
}
