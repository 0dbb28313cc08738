//! The decision that is due, and who may make it.

use super::{Character, IllegalAction, Phase, State};
use crate::Seat;

pub(super) fn due(state: &State, phase: Phase) -> Result<(), IllegalAction> {
    if state.open.phase == phase { Ok(()) } else { Err(not_due(state)) }
}

/// The decision that is due instead.
pub(super) fn not_due(state: &State) -> IllegalAction {
    let expected = match state.open.phase {
        Phase::Roll => "the first roll",
        Phase::Bells => "ringing the bells or not",
        Phase::Choose => "choosing a card",
        Phase::Reveal => "revealing a card",
        Phase::OracleRoll => "the Oracle's roll",
        Phase::Next => "the Oracle's second card",
        Phase::Shield => "using a shield or not",
        Phase::RewardRoll => "a roll",
        Phase::Recall => "taking discards back",
        Phase::Bench => "taking characters from the bench",
        Phase::Discard => "discarding",
        Phase::Petitioner => "taking the petitioner's character or not",
        Phase::Throne => "a card for the throne",
        Phase::Ruler => "the ruler among the largest groups",
        Phase::Over => return IllegalAction::GameOver,
    };
    IllegalAction::WrongPhase { expected }
}

pub(super) fn known(state: &State, seat: Seat) -> Result<(), IllegalAction> {
    if state.open.seats().contains(seat) { Ok(()) } else { Err(IllegalAction::NoSuchSeat { seat }) }
}

/// The phase, and that this seat has still to answer.
pub(super) fn waits(state: &State, phase: Phase, seat: Seat) -> Result<(), IllegalAction> {
    due(state, phase)?;
    known(state, seat)?;
    if state.open.waiting.contains(seat) { Ok(()) } else { Err(IllegalAction::AlreadyAnswered { seat }) }
}

/// The phase, and that it is this seat's turn to answer (R-C15).
pub(super) fn answers(state: &State, phase: Phase, seat: Seat) -> Result<(), IllegalAction> {
    due(state, phase)?;
    known(state, seat)?;
    if state.open.waiting.lowest() == Some(seat) { Ok(()) } else { Err(IllegalAction::NotYourTurn { seat }) }
}

/// Can this seat choose this card now?
pub(super) fn may_choose(
    state: &State,
    phase: Phase,
    seat: Seat,
    card: Character,
) -> Result<(), IllegalAction> {
    due(state, phase)?;
    known(state, seat)?;
    if state.open.head() == Some(seat) {
        return Err(IllegalAction::Head { seat });
    }
    waits(state, phase, seat)?;
    may_play(state, seat, card)?;
    match state.opened(seat) {
        Some(open) if open != card => Err(IllegalAction::MustPlayOpen { seat, card: open }),
        _ => Ok(()),
    }
}

/// R-C9: the petitioner's character stays in the hand.
pub(super) fn may_play(state: &State, seat: Seat, card: Character) -> Result<(), IllegalAction> {
    if !state.hand(seat).contains(card) {
        Err(IllegalAction::NotInHand { seat, card })
    } else if state.open.petitioner() == Some(card) {
        Err(IllegalAction::Petitioner { card })
    } else {
        Ok(())
    }
}
