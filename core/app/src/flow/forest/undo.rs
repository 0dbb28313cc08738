//! How far one may go back: to the last thing that revealed anything, and not past the other person's turn. Alone
//! against built-in players one may take back more; that is counted in the record.

use super::game::Game;
use crate::store::StoreError;
use douze_rules::forest::{Action, Phase, State};

/// What undo would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// Only so many actions stay.
    To {
        /// How many.
        to: usize,
        /// Something revealed is taken back.
        taken_back: bool,
    },
    /// Nothing: nobody has done anything, or the game is over.
    Nothing,
    /// Nothing: what was done last has revealed something since, or was the other person's turn.
    Revealed,
}

/// What undo would do now. Hands were last looked at when the line had `seen` actions.
pub(super) fn target(game: &Game, seen: usize) -> Result<Target, StoreError> {
    let line = game.line();
    let by_person = |action: &Action| action.seat().is_some_and(|seat| game.is_person(seat));
    if game.state().phase() == Phase::Over || !line.iter().any(by_person) {
        return Ok(Target::Nothing);
    }
    let last = line.len() - 1;
    // The other one has answered what now comes last, even if that answer is undone: it was their turn.
    let answered = game.redo().is_some_and(|next| next.seat() != line[last].seat());
    if by_person(&line[last]) && !answered && !reveals(&game.position(last)?, game.state(), line.len(), seen)
    {
        return Ok(Target::To { to: last, taken_back: false });
    }
    let alone =
        game.header.players.iter().filter(|player| **player == crate::PlayerKind::Person).count() == 1;
    let own = line.iter().rposition(by_person).filter(|_| alone);
    Ok(own.map_or(Target::Revealed, |to| Target::To { to, taken_back: true }))
}

/// Did the step from `before` to `after` show anybody something new? Opened cards do; a drawn card does when its
/// hand has been looked at since.
fn reveals(before: &State, after: &State, length: usize, seen: usize) -> bool {
    let opened = before.phase() == Phase::Choose
        && (after.phase() != Phase::Choose || after.round() != before.round());
    let drawn = after.round() != before.round() && seen >= length;
    opened || drawn
}
