//! How far one may go back: to the last thing that revealed anything, and not past the other person's turn. Alone
//! against built-in players one may take back more; that is counted in the record.

use crate::flow::stored::{Game, Rules};
use crate::store::StoreError;

/// The effect of undo.
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

/// The effect of undo now. `reveals` is whether the step between two positions showed anybody something new.
pub(crate) fn target<R: Rules>(
    game: &Game<R>,
    reveals: impl Fn(&R::State, &R::State) -> bool,
) -> Result<Target, StoreError> {
    let line = game.line();
    // What the whole table decides, its people decide.
    let by_person =
        |action: &R::Action| !R::is_chance(action) && R::seat(action).is_none_or(|seat| game.is_person(seat));
    if R::is_over(game.state()) || !line.iter().any(by_person) {
        return Ok(Target::Nothing);
    }
    let last = line.len() - 1;
    // Another one has answered what now comes last, even if that answer is undone: it was their turn.
    let answered = game.redo().is_some_and(|next| R::seat(&next) != R::seat(&line[last]));
    if by_person(&line[last]) && !answered && !reveals(&game.position(last)?, game.state()) {
        return Ok(Target::To { to: last, taken_back: false });
    }
    let Some(to) = line.iter().rposition(by_person).filter(|_| game.alone().is_some()) else {
        return Ok(Target::Revealed);
    };
    // What a built-in player has chosen in secret since has revealed nothing.
    let mut state = game.position(to)?;
    let mut taken_back = false;
    for action in &line[to..] {
        let before = state.clone();
        Game::<R>::step(&mut state, *action, &mut Vec::new())?;
        taken_back |= R::is_chance(action) || reveals(&before, &state);
    }
    Ok(Target::To { to, taken_back })
}
