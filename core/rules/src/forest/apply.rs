//! Carrying out an action: everything is checked before anything changes.

use super::open::SEATS;
use super::{
    Action, Card, CardSet, Cell, Event, Events, IllegalAction, Line, Phase, Side, State, Variant, legal,
};
use crate::Seat;

/// Applies an action and reports what happened, in order.
///
/// # Errors
/// [`IllegalAction`] when the rules do not allow it; then the state is unchanged and nothing is reported.
pub fn apply(state: &mut State, action: Action, events: &mut impl Events) -> Result<(), IllegalAction> {
    match action {
        Action::Deal { decks } => deal(state, &decks, events),
        Action::Tiebreaker { holder } => tiebreaker(state, holder, events),
        Action::Keep { seat, keep, bottom } => keep_three(state, seat, keep, bottom, events),
        Action::Choose { seat, card } => choose(state, seat, card, events),
        Action::Place { seat, at } => place(state, seat, at, events),
        Action::Push { seat, line, from } => push(state, seat, line, from, events),
        Action::Move { seat, from, to } => relocate(state, seat, from, to, events),
    }
}

fn due(state: &State, phase: Phase) -> Result<(), IllegalAction> {
    if state.open.phase == phase {
        return Ok(());
    }
    Err(match state.open.phase {
        Phase::Deal => IllegalAction::WrongPhase { expected: "the deal of both decks" },
        Phase::Tiebreaker => IllegalAction::WrongPhase { expected: "the tiebreaker's first holder" },
        Phase::Keep => IllegalAction::WrongPhase { expected: "keeping three cards" },
        Phase::Choose => IllegalAction::WrongPhase { expected: "choosing a card" },
        Phase::Place => IllegalAction::WrongPhase { expected: "placing the revealed card" },
        Phase::Move => IllegalAction::WrongPhase { expected: "the Raccoon's move" },
        Phase::Over => IllegalAction::GameOver,
    })
}

fn turn(state: &State, seat: Seat) -> Result<(), IllegalAction> {
    known(seat)?;
    if state.open.turn == seat { Ok(()) } else { Err(IllegalAction::NotYourTurn { seat }) }
}

const fn known(seat: Seat) -> Result<(), IllegalAction> {
    if seat.index() < 2 { Ok(()) } else { Err(IllegalAction::NoSuchSeat { seat }) }
}

fn deal(state: &mut State, decks: &[[Card; 12]; 2], events: &mut impl Events) -> Result<(), IllegalAction> {
    due(state, Phase::Deal)?;
    if decks.iter().any(|deck| deck.iter().copied().collect::<CardSet>() != CardSet::FULL) {
        return Err(IllegalAction::NotADeck);
    }
    let packed = decks.map(|deck| deck.iter().rev().fold(0, |packed, &card| packed << 4 | card as u64));
    dealt(state, packed, events);
    Ok(())
}

/// Two decks of twelve are dealt, four bits a card.
pub(super) fn dealt(state: &mut State, decks: [u64; 2], events: &mut impl Events) {
    state.decks = decks;
    state.open.deck_left = [12; 2];
    let first_hand = if state.open.variant == Variant::Choose3 { 5 } else { 3 };
    for seat in SEATS {
        for _ in 0..first_hand {
            state.draw(seat);
        }
    }
    state.open.phase = Phase::Tiebreaker;
    state.report(events, Event::Dealt);
}

fn tiebreaker(state: &mut State, holder: Seat, events: &mut impl Events) -> Result<(), IllegalAction> {
    due(state, Phase::Tiebreaker)?;
    known(holder)?;
    state.open.tiebreaker = Some(holder);
    state.open.phase = if state.open.variant == Variant::Choose3 { Phase::Keep } else { Phase::Choose };
    state.report(events, Event::TiebreakerTaken { holder });
    Ok(())
}

fn keep_three(
    state: &mut State,
    seat: Seat,
    keep: [Card; 3],
    bottom: [Card; 2],
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    due(state, Phase::Keep)?;
    turn(state, seat)?;
    let kept: CardSet = keep.into_iter().collect();
    let five: CardSet = keep.into_iter().chain(bottom).collect();
    if five != state.hand(seat) || five.len() != 5 {
        return Err(IllegalAction::NotTheFive);
    }
    let side = seat.side();
    state.hands[side] = kept;
    let under = bottom[0] as u64 | (bottom[1] as u64) << 4;
    state.decks[side] |= under << (4 * state.open.deck_left[side]);
    state.open.deck_left[side] += 2;
    if side == 0 {
        state.open.turn = seat.other();
    } else {
        state.open.phase = Phase::Choose;
        state.open.turn = seat.other();
    }
    state.report(events, Event::Kept { seat });
    Ok(())
}

fn choose(state: &mut State, seat: Seat, card: Card, events: &mut impl Events) -> Result<(), IllegalAction> {
    due(state, Phase::Choose)?;
    known(seat)?;
    if state.has_chosen(seat) {
        return Err(IllegalAction::AlreadyChosen { seat });
    }
    if !state.hand(seat).contains(card) {
        return Err(IllegalAction::NotInHand { seat, card });
    }
    let side = seat.side();
    state.hands[side] = state.hands[side].without(card);
    state.cards[side] = Some(card);
    state.report(events, Event::Chosen { seat });
    if let [Some(first), Some(second)] = state.cards {
        reveal(state, [first, second], events);
    }
    Ok(())
}

/// Both cards open: a Snake removes them (R-F9), otherwise the higher number places first.
pub(super) fn reveal(state: &mut State, cards: [Card; 2], events: &mut impl Events) {
    let removed = cards.contains(&Card::Snake);
    let equal = cards[0].number() == cards[1].number();
    let holder = state.open.tiebreaker.unwrap_or(SEATS[0]);
    if !removed {
        // Without a branch, because the processor cannot foresee which is higher: a game takes 4 % less time.
        let higher = Seat::new((cards[0].number() < cards[1].number()).into());
        state.open.turn = if equal { holder } else { higher };
    }
    state.open.phase = Phase::Place;
    state.report(events, Event::Revealed { cards });
    if removed {
        let free = state.open.removed.iter_mut().filter(|place| place.is_none());
        for (place, gone) in free.zip([(SEATS[0], cards[0]), (SEATS[1], cards[1])]) {
            *place = Some(gone);
        }
        state.cards = [None; 2];
        state.report(events, Event::Removed { cards });
        end_round(state, events);
    } else if equal {
        state.open.tiebreaker = Some(holder.other());
        state.report(events, Event::TiebreakerPassed { to: holder.other() });
    }
}

/// The card that the seat has to place.
fn card_to_place(state: &State, seat: Seat) -> Result<Card, IllegalAction> {
    due(state, Phase::Place)?;
    turn(state, seat)?;
    state.cards[seat.side()].ok_or(IllegalAction::NotYourTurn { seat })
}

fn place(state: &mut State, seat: Seat, at: Cell, events: &mut impl Events) -> Result<(), IllegalAction> {
    let card = card_to_place(state, seat)?;
    let display = &mut state.open.display;
    // The Deer as very first card is simply placed (R-F2).
    if card == Card::Deer && !display.is_empty() {
        return Err(IllegalAction::DeerIsPushed);
    }
    let room = display.room();
    let bit = match display.bit(at) {
        Some(bit) if room >> bit & 1 != 0 => bit,
        _ if display.is_empty() => return Err(IllegalAction::NotTheOrigin),
        bit => return Err(refusal(state, at, bit)),
    };
    display.put(seat, card, bit);
    state.cards[seat.side()] = None;
    state.report(events, Event::Placed { seat, card, at });
    placed(state, seat, card, events);
    Ok(())
}

/// What follows a card laid down. Without a legal move nothing happens (R-F5).
pub(super) fn placed(state: &mut State, seat: Seat, card: Card, events: &mut impl Events) {
    if card == Card::Raccoon && legal::can_move(&state.open.display, seat) {
        state.open.phase = Phase::Move;
    } else {
        next(state, events);
    }
}

/// Why this cell takes no card.
fn refusal(state: &State, at: Cell, bit: Option<u32>) -> IllegalAction {
    if state.card_at(at).is_some() {
        IllegalAction::Occupied { at }
    } else if bit.is_some_and(|bit| state.open.display.inside(bit, None)) {
        IllegalAction::Touchless { at }
    } else {
        IllegalAction::OutsideFrame { at }
    }
}

fn push(
    state: &mut State,
    seat: Seat,
    line: Line,
    from: Side,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    let card = card_to_place(state, seat)?;
    if card != Card::Deer {
        return Err(IllegalAction::NotADeer);
    }
    let display = &mut state.open.display;
    let (number, backwards) = match (line, from) {
        (Line::Row(_), Side::Left) | (Line::Col(_), Side::Top) => (display.line(line), false),
        (Line::Row(_), Side::Right) | (Line::Col(_), Side::Bottom) => (display.line(line), true),
        _ => return Err(IllegalAction::WrongSide),
    };
    let number =
        number.filter(|number| display.lines() >> number & 1 != 0).ok_or(IllegalAction::NoSuchLine)?;
    let pushed = display.push(seat, number, backwards);
    state.cards[seat.side()] = None;
    state.report(events, Event::Pushed { seat, line, from, at: pushed.at, shifts: pushed.shifts });
    next(state, events);
    Ok(())
}

fn relocate(
    state: &mut State,
    seat: Seat,
    from: Cell,
    to: Cell,
    events: &mut impl Events,
) -> Result<(), IllegalAction> {
    due(state, Phase::Move)?;
    turn(state, seat)?;
    let display = &mut state.open.display;
    let own = display.bit(from).filter(|&bit| legal::movable(display, seat) >> bit & 1 != 0);
    let bit = own.ok_or(IllegalAction::NotMovable { from })?;
    // Only the final position is checked (R-F5).
    let target = match display.bit(to) {
        Some(target) if display.homes(bit) >> target & 1 != 0 => target,
        Some(target) if display.get(target).is_some() => return Err(IllegalAction::Occupied { at: to }),
        Some(target) if display.inside(target, Some(bit)) => return Err(IllegalAction::FallsApart),
        _ => return Err(IllegalAction::OutsideFrame { at: to }),
    };
    let card = display.card(bit);
    display.relocate(seat, bit, target);
    state.report(events, Event::Moved { seat, card, from, to });
    next(state, events);
    Ok(())
}

/// The other card is placed, or the round ends.
pub(super) fn next(state: &mut State, events: &mut impl Events) {
    let other = state.open.turn.other();
    if state.cards[other.side()].is_some() {
        state.open.turn = other;
        state.open.phase = Phase::Place;
    } else {
        end_round(state, events);
    }
}

/// Both draw; then the game is over if the display is full: the last draw counts for the tie-break (R-F3, R-F4).
fn end_round(state: &mut State, events: &mut impl Events) {
    for seat in SEATS {
        if state.draw(seat) {
            state.report(events, Event::Drawn { seat });
        }
    }
    state.report(events, Event::RoundEnded { round: state.open.round });
    if state.open.display.is_full() {
        let verdict = state.judge();
        state.open.verdict = Some(verdict);
        state.open.phase = Phase::Over;
        state.report(events, Event::Ended { verdict });
    } else {
        state.open.round += 1;
        state.open.phase = Phase::Choose;
    }
}
