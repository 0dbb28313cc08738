//! The selection on the board, before it is confirmed.

use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Cell, IllegalAction, Line, Phase, Side, State};

/// A selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// The card goes to this cell.
    Place(Cell),
    /// The Deer enters here.
    Push { line: Line, from: Side },
    /// The Raccoon moves this card, not yet known where.
    Lift(Cell),
    /// The Raccoon moves this card there.
    Move { from: Cell, to: Cell },
}

impl Aim {
    /// The action that it stands for; none while it is not complete.
    pub(super) fn action(self, seat: Seat) -> Option<Action> {
        match self {
            Self::Place(at) => Some(Action::Place { seat, at }),
            Self::Push { line, from } => Some(Action::Push { seat, line, from }),
            Self::Lift(_) => None,
            Self::Move { from, to } => Some(Action::Move { seat, from, to }),
        }
    }

    /// One step back.
    pub(super) fn back(self) -> Option<Self> {
        match self {
            Self::Move { from, .. } => Some(Self::Lift(from)),
            _ => None,
        }
    }

    /// The selection after a tap on this cell.
    pub(super) fn tap(
        now: Option<Self>,
        state: &State,
        seat: Seat,
        at: Cell,
        legal: &[Action],
    ) -> Result<Self, IllegalAction> {
        if state.phase() == Phase::Move {
            let lifted = match now {
                Some(Self::Lift(from) | Self::Move { from, .. }) => Some(from),
                _ => None,
            };
            let target = lifted.map(|from| Action::Move { seat, from, to: at });
            if let Some(Action::Move { from, to, .. }) = target.filter(|action| legal.contains(action)) {
                return Ok(Self::Move { from, to });
            }
            if legal.iter().any(|action| matches!(action, Action::Move { from, .. } if *from == at)) {
                return Ok(Self::Lift(at));
            }
            return Err(if lifted.is_some() && state.card_at(at).is_none() {
                IllegalAction::FallsApart
            } else {
                IllegalAction::NotMovable { from: at }
            });
        }
        if legal.contains(&Action::Place { seat, at }) {
            return Ok(Self::Place(at));
        }
        let entry = legal.iter().find_map(|&action| match action {
            Action::Push { line, from, .. } if entry(state.frame(), line, from) == Some(at) => {
                Some(Self::Push { line, from })
            }
            _ => None,
        });
        entry.ok_or_else(|| refusal(state, seat, at))
    }
}

/// Why the card on turn cannot go there.
fn refusal(state: &State, seat: Seat, at: Cell) -> IllegalAction {
    if state.table().next().is_some_and(|(_, card)| card == Card::Deer) && state.display().next().is_some() {
        return IllegalAction::DeerIsPushed;
    }
    let mut next = *state;
    match douze_rules::forest::apply(&mut next, Action::Place { seat, at }, &mut ()) {
        Err(illegal) => illegal,
        Ok(()) => IllegalAction::GameOver,
    }
}

/// The cell outside the display from which a line is entered.
pub(crate) fn entry(frame: Option<(Cell, Cell)>, line: Line, from: Side) -> Option<Cell> {
    let (first, last) = frame?;
    match (line, from) {
        (Line::Row(row), Side::Left) => Some(Cell { row, col: first.col - 1 }),
        (Line::Row(row), Side::Right) => Some(Cell { row, col: last.col + 1 }),
        (Line::Col(col), Side::Top) => Some(Cell { row: first.row - 1, col }),
        (Line::Col(col), Side::Bottom) => Some(Cell { row: last.row + 1, col }),
        _ => None,
    }
}
