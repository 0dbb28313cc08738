//! The cell that the hint marks on the board.

use crate::flow::forest::{Aim, Forest, entry};
use douze_rules::forest::{Action, Cell, Observation};

/// The cell that the hint would tap next.
pub(super) fn advised(seen: &Observation, forest: &Forest) -> Option<Cell> {
    let best = forest.analysis.hint.shown()?.options.first()?;
    tapped(seen, forest, best.action)
}

/// The cell that is to be tapped next for this; none where all of it is selected.
pub(super) fn tapped(seen: &Observation, forest: &Forest, action: Action) -> Option<Cell> {
    match (action, forest.own.aim) {
        (Action::Place { at, .. }, Some(Aim::Place(aimed))) if aimed == at => None,
        (Action::Place { at, .. }, _) => Some(at),
        (Action::Push { line, from, .. }, Some(Aim::Push { line: aimed, from: side }))
            if (aimed, side) == (line, from) =>
        {
            None
        }
        (Action::Push { line, from, .. }, _) => entry(seen.frame(), line, from),
        (Action::Move { from, to, .. }, Some(Aim::Lift(lifted))) if lifted == from => Some(to),
        (Action::Move { from, to, .. }, Some(Aim::Move { from: lifted, to: aimed })) if lifted == from => {
            (aimed != to).then_some(to)
        }
        (Action::Move { from, .. }, _) => Some(from),
        _ => None,
    }
}
