//! Carrying out an action: everything is checked before anything changes.

use super::open::NONE;
use super::resolve::{Step, resume, reveal};
use super::{Action, Character, Event, Events, FacesBySeat, IllegalAction, Phase, State, Token, round};
use crate::Seat;
use crate::by_seat::MAX_SEATS;
use crate::d12::Face;

/// Applies an action and reports what happened, in order.
///
/// # Errors
/// [`IllegalAction`] when the rules do not allow it; then the state is unchanged and nothing is reported.
pub fn apply(state: &mut State, action: Action, events: &mut impl Events) -> Result<(), IllegalAction> {
    match action {
        Action::Roll { faces } => roll(state, faces, events),
        Action::Choose { seat, character } => choose(state, seat, character, events),
        Action::Face { seat, face } => tip(state, seat, face, events),
        Action::OracleRoll { seat, face } => oracle_roll(state, seat, face, events),
        Action::Take { seat, token } => take(state, seat, token, events),
        Action::Crown { seat, character } => crown(state, seat, character, events),
    }
}

fn due(state: &State, phase: Phase) -> Result<(), IllegalAction> {
    if state.open.phase == phase {
        return Ok(());
    }
    let expected = match state.open.phase {
        Phase::Roll => "the roll of all dice",
        Phase::Choose => "choosing a card",
        Phase::Face => "the Sorcerer's final face",
        Phase::OracleRoll => "the Oracle's roll",
        Phase::Theft => "the Lady's theft",
        Phase::Crown => "a card under the die",
        Phase::Over => return Err(IllegalAction::GameOver),
    };
    Err(IllegalAction::WrongPhase { expected })
}

fn known(state: &State, seat: Seat) -> Result<(), IllegalAction> {
    if seat.index() < state.open.setup.seats() { Ok(()) } else { Err(IllegalAction::NoSuchSeat { seat }) }
}

/// The phase, and that it is this seat's.
fn turn(state: &State, phase: Phase, seat: Seat, actor: u8) -> Result<(), IllegalAction> {
    due(state, phase)?;
    known(state, seat)?;
    if seat.number() == actor { Ok(()) } else { Err(IllegalAction::NotYourTurn { seat }) }
}

fn roll(state: &mut State, faces: FacesBySeat, events: &mut impl Events) -> Result<(), IllegalAction> {
    due(state, Phase::Roll)?;
    if faces.len() != state.open.setup.seats() || faces.given() != state.open.playing {
        return Err(IllegalAction::WrongDice);
    }
    for (die, face) in state.open.faces.iter_mut().zip(faces.iter()) {
        if let Some(face) = face {
            *die = face.number();
        }
    }
    events.push(Event::RoundBegan { round: state.open.round, faces });
    round::begin_turn(state);
    Ok(())
}

fn choose(
    state: &mut State,
    seat: Seat,
    character: Character,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    let place = seat.index() % MAX_SEATS;
    let bit = state.open.setup.lineup().bit(character);
    // Hands that may choose are there in the phase of choosing only.
    if state.to_choose.get(place) & bit == 0 || seat.index() >= MAX_SEATS {
        return Err(refusal(state, seat, character));
    }
    state.to_choose.clear(place);
    state.hands.subtract(place, bit);
    state.cards[place] = character.number();
    events.push(Event::Chosen { seat });
    if state.to_choose.is_zero() {
        reveal(state, events);
    }
    Ok(())
}

/// Why this card cannot be chosen.
#[cold]
fn refusal(state: &State, seat: Seat, character: Character) -> IllegalAction {
    if let Err(illegal) = due(state, Phase::Choose).and_then(|()| known(state, seat)) {
        illegal
    } else if !state.open.playing.contains(seat) {
        IllegalAction::SitsOut { seat }
    } else if state.has_chosen(seat) {
        IllegalAction::AlreadyChosen { seat }
    } else {
        IllegalAction::NotInHand { seat, character }
    }
}

fn tip(state: &mut State, seat: Seat, to: Face, events: &mut impl Events) -> Result<(), IllegalAction> {
    turn(state, Phase::Face, seat, state.open.actor)?;
    let from = state.open.face(seat).ok_or(IllegalAction::NotYourTurn { seat })?;
    if !from.touches(to) {
        return Err(IllegalAction::NoNeighbour { from, to });
    }
    state.open.faces[seat.index() % MAX_SEATS] = to.number();
    events.push(Event::DieTipped { seat, from, to });
    resume(state, Step::Oracle, events);
    Ok(())
}

fn oracle_roll(
    state: &mut State,
    seat: Seat,
    to: Face,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    turn(state, Phase::OracleRoll, seat, state.open.actor)?;
    let from = state.open.face(seat).ok_or(IllegalAction::NotYourTurn { seat })?;
    state.open.faces[seat.index() % MAX_SEATS] = to.number();
    events.push(Event::DieRolled { seat, from, to });
    resume(state, Step::Score, events);
    Ok(())
}

fn take(
    state: &mut State,
    thief: Seat,
    token: Option<Token>,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    turn(state, Phase::Theft, thief, state.open.actor)?;
    let victim = Seat::new(state.open.victim);
    if let Some(token) = token {
        if state.open.tokens(victim)[token as usize] == 0 {
            return Err(IllegalAction::NoSuchToken { victim });
        }
        state.open.tokens.subtract(victim.index(), token.packed());
        state.open.tokens.add(thief.index(), token.packed());
    }
    events.push(Event::Stolen { thief, victim, token });
    resume(state, Step::Done, events);
    Ok(())
}

fn crown(
    state: &mut State,
    seat: Seat,
    character: Character,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    turn(state, Phase::Crown, seat, state.open.to_crown[0])?;
    let place = seat.index() % MAX_SEATS;
    let bit = state.open.setup.lineup().bit(character);
    if state.hands.get(place) & bit == 0 {
        return Err(IllegalAction::NotInHand { seat, character });
    }
    put_under(state, place, bit, events);
    Ok(())
}

/// The next winner of the round puts a card, a bit of the lineup, under the die.
pub(super) fn put_under(state: &mut State, place: usize, bit: u8, events: &mut impl Events) {
    state.hands.subtract(place, bit);
    state.under.add(place, bit);
    // Nothing has been played since this card went under the die.
    state.open.since[usize::from(state.open.crowns[place] & 1)].clear(place);
    state.open.crowns[place] += 1;
    let [_, b, c, d] = state.open.to_crown;
    state.open.to_crown = [b, c, d, NONE];
    events.push(Event::Crowned { seat: Seat::new(place as u8) });
    if b == NONE {
        round::after_crowns(state, events);
    }
}
