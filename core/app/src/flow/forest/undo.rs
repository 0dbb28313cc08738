//! How far one may go back: to the last thing that revealed anything. Alone against built-in players one may
//! take back more; that is counted in the record.

use super::game::Game;
use crate::store::StoreError;
use douze_rules::forest::{Action, Phase, State};

/// Where an undo leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Target {
    /// Actions that stay.
    pub(super) to: usize,
    /// Something revealed is taken back.
    pub(super) taken_back: bool,
}

/// Where undo leads now, if anywhere. Hands were last looked at when the line had `seen` actions.
pub(super) fn target(game: &Game, seen: usize) -> Result<Option<Target>, StoreError> {
    let line = game.line();
    if game.state().phase() == Phase::Over || line.is_empty() {
        return Ok(None);
    }
    let last = line.len() - 1;
    let alone =
        game.header.players.iter().filter(|player| **player == crate::PlayerKind::Person).count() == 1;
    let by_person = |action: &Action| action.seat().is_some_and(|seat| game.is_person(seat));
    if by_person(&line[last]) && !reveals(&game.position(last)?, game.state(), line.len(), seen) {
        return Ok(Some(Target { to: last, taken_back: false }));
    }
    if !alone {
        return Ok(None);
    }
    Ok(line.iter().rposition(by_person).map(|to| Target { to, taken_back: true }))
}

/// Did the step from `before` to `after` show anybody something new? Opened cards do; a drawn card does when its
/// hand has been looked at since.
fn reveals(before: &State, after: &State, length: usize, seen: usize) -> bool {
    let opened = before.phase() == Phase::Choose
        && (after.phase() != Phase::Choose || after.round() != before.round());
    let drawn = after.round() != before.round() && seen >= length;
    opened || drawn
}
