//! Random play to the end without the checks of [`apply`](super::apply()): what is drawn here is legal. Searches do
//! little else.

use super::legal::{pick_card, pick_line, pick_move, shuffle};
use super::open::SEATS;
use super::{Card, Phase, State, Verdict, apply, sample};
use crate::bits::pick_bit;

/// Plays on at random to the end, each legal action with the same chance, chance itself included: [`sample`] and
/// [`apply`](super::apply()) in turns, but seats choose in their order. `pick(n)` gives a random number below `n`. None
/// would be a fault of the rules.
pub fn play_out(state: &mut State, pick: &mut impl FnMut(u32) -> u32) -> Option<Verdict> {
    loop {
        let seat = state.open.turn;
        match state.open.phase {
            Phase::Choose => choose(state, pick)?,
            Phase::Place => {
                let card = state.cards[seat.side()].take()?;
                place(state, card, pick)?;
            }
            Phase::Move => {
                let (from, to) = pick_move(&state.open.display, seat, pick)?;
                state.open.display.relocate(seat, from, to);
                apply::next(state, &mut ());
            }
            Phase::Deal => apply::dealt(state, &[shuffle(pick), shuffle(pick)], &mut ()),
            Phase::Tiebreaker | Phase::Keep => apply::apply(state, sample(state, pick)?, &mut ()).ok()?,
            Phase::Over => return state.open.verdict,
        }
    }
}

fn choose(state: &mut State, pick: &mut impl FnMut(u32) -> u32) -> Option<()> {
    for seat in SEATS {
        let side = seat.side();
        if state.cards[side].is_none() {
            let card = pick_card(state.hands[side], pick);
            state.hands[side] = state.hands[side].without(card);
            state.cards[side] = Some(card);
        }
    }
    let [first, second] = state.cards;
    apply::reveal(state, [first?, second?], &mut ());
    Some(())
}

/// The seat whose turn it is lays this card.
fn place(state: &mut State, card: Card, pick: &mut impl FnMut(u32) -> u32) -> Option<()> {
    let seat = state.open.turn;
    let display = &mut state.open.display;
    if card == Card::Deer && !display.is_empty() {
        let (line, backwards) = pick_line(display, pick);
        display.push(seat, line, backwards);
        apply::next(state, &mut ());
    } else {
        display.put(seat, card, pick_bit(display.room(), pick)?);
        apply::placed(state, seat, card, &mut ());
    }
    Some(())
}
