//! Step 4: cards are revealed one by one, and act.

use super::due::{due, known, may_play};
use super::turn::{refill, rest, turn_die};
use super::{
    Character, Characters, Event, Events, Faces, How, IllegalAction, Needs, Phase, Seats, State, Taking,
    Turner, check,
};
use crate::Seat;
use crate::d12::Face;

pub(super) fn reveal(
    state: &mut State,
    seat: Seat,
    how: How,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    due(state, Phase::Reveal)?;
    known(state, seat)?;
    let card = state.chosen(seat).ok_or(IllegalAction::NothingToReveal { seat })?;
    let holders = state.holders(card);
    fits(state, seat, card, holders.len() > 1, how)?;
    let first = state.open.revealed == 0;
    state.open.revealed |= card.bit();
    state.note(card, holders);
    state.report(events, Event::Revealed { seat, card });
    if holders.len() > 1 {
        cancel(state, card, holders, events);
    } else {
        act(state, seat, card, how, first, events);
    }
    resume(state, events);
    Ok(())
}

/// All of these are revealed, and discarded without effect.
fn cancel(state: &mut State, card: Character, seats: Seats, events: &mut impl Events) {
    state.report(events, Event::Cancelled { card, seats });
    for seat in seats.iter() {
        state.lay_revealed(seat);
    }
}

/// Is exactly that said which this card asks for?
fn fits(state: &State, seat: Seat, card: Character, cancelled: bool, how: How) -> Result<(), IllegalAction> {
    let Some(needs) = state.needs_of(seat, card, cancelled) else { return Ok(()) };
    match (needs, how) {
        (Needs::Nothing, How::Nothing) | (Needs::Target, How::Target(0 | 1)) => Ok(()),
        (Needs::Face(faces), How::Face(to)) if faces.contains(to) => Ok(()),
        (Needs::Back(cards), How::Back(back)) if cards.contains(back) => Ok(()),
        (Needs::Nothing, _) => Err(IllegalAction::NothingAsked { card }),
        (Needs::Face(_), How::Face(to)) => Err(IllegalAction::OutOfReach { card, to }),
        (Needs::Face(_), _) => Err(IllegalAction::FaceMissing { card }),
        (Needs::Target, _) => Err(IllegalAction::TargetMissing { card }),
        (Needs::Back(_), How::Back(back)) => Err(IllegalAction::NotInDiscard { seat, card: back }),
        (Needs::Back(_), _) => Err(IllegalAction::BackMissing),
    }
}

/// The effect of a card that is not cancelled; then the card is discarded.
fn act(state: &mut State, seat: Seat, card: Character, how: How, first: bool, events: &mut impl Events) {
    let by = Turner::Card(seat, card);
    match (card, how) {
        (_, How::Face(to)) => turn_die(state, to, by, events),
        (Character::Knight | Character::Golem, How::Target(target)) => {
            retarget(state, target, seat, card, events);
        }
        (Character::Knight | Character::Golem, _) => retarget(state, 0, seat, card, events),
        (Character::Reverser, _) => {
            if let Some(die) = state.open.die {
                turn_die(state, die.opposite(), by, events);
            }
        }
        (Character::Lady, _) if !first => state.report(events, Event::LadyTooLate { seat }),
        (Character::Stoic, How::Back(back)) => {
            let seen = state.take_back(seat, Characters::EMPTY.with(back));
            state.report(events, Event::TookBack { seat, by: Taking::Stoic, count: 1, seen });
        }
        (Character::Stoic, _) => state.report(events, Event::NothingToTake { seat }),
        (Character::Oracle, _) => {
            state.open.oracle = seat;
            state.open.phase = Phase::OracleRoll;
        }
        _ => {}
    }
    state.lay_revealed(seat);
}

/// Knight and Golem replace a target, the other's too. It must be met again; the die as it stands counts (R-C1).
fn retarget(state: &mut State, target: u8, seat: Seat, card: Character, events: &mut impl Events) {
    let target = target & 1;
    let low = card == Character::Knight;
    state.open.targets[usize::from(target)] = if low { Faces::LOW } else { Faces::HIGH };
    state.open.met &= !(1 << target);
    state.report(events, Event::TargetChanged { target, seat, card });
    rest(state, events);
}

/// After a card: the next one, unless an Oracle rolls first; or the target is checked.
fn resume(state: &mut State, events: &mut impl Events) {
    if state.open.phase == Phase::OracleRoll {
        return;
    }
    state.open.phase = Phase::Reveal;
    if state.open.down.is_empty() {
        check::check(state, events);
    }
}

pub(super) fn oracle_roll(
    state: &mut State,
    seat: Seat,
    to: Face,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    due(state, Phase::OracleRoll)?;
    is_oracle(state, seat)?;
    turn_die(state, to, Turner::Card(seat, Character::Oracle), events);
    // With one other card it is discarded, and all others and the Oracle are taken back.
    if state.hand(seat).len() == 1 {
        refill(state, seat, events);
    }
    state.open.phase = Phase::Next;
    // R-C9: hand and discard hold five cards or more, so something besides the petitioner's is there.
    debug_assert!(state.hand(seat).iter().any(|card| state.open.petitioner() != Some(card)));
    Ok(())
}

fn is_oracle(state: &State, seat: Seat) -> Result<(), IllegalAction> {
    known(state, seat)?;
    if state.open.oracle == seat { Ok(()) } else { Err(IllegalAction::NotYourTurn { seat }) }
}

/// The Oracle's second card: cancelled by an equal card that was revealed before, or together with one that
/// is still before another councillor (R-C4).
pub(super) fn next(
    state: &mut State,
    seat: Seat,
    card: Character,
    how: How,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    due(state, Phase::Next)?;
    is_oracle(state, seat)?;
    may_play(state, seat, card)?;
    let cancelled = state.is_second_cancelled(card);
    fits(state, seat, card, cancelled, how)?;
    state.put_down(seat, card);
    state.open.revealed |= card.bit();
    state.report(events, Event::Revealed { seat, card });
    state.open.phase = Phase::Reveal;
    if cancelled {
        let seats = state.holders(card);
        cancel(state, card, seats, events);
    } else {
        act(state, seat, card, how, false, events);
    }
    resume(state, events);
    Ok(())
}
