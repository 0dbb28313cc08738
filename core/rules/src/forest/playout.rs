//! Random play to the end without the checks of [`apply`](super::apply()): what is drawn here is legal. Searches do
//! little else.

use super::legal::{movable, pick_card, pick_line, pick_move, shuffle_packed};
use super::{Card, Phase, State, Verdict, apply, sample};
use crate::bits::pick_bit;

/// Plays on at random to the end, each legal action with the same chance, chance itself included: [`sample`] and
/// [`apply`](super::apply()) in turns, but seats choose in their order. `pick(n)` gives a random number below `n`. None
/// would be a fault of the rules.
pub fn play_out(state: &mut State, pick: &mut impl FnMut(u32) -> u32) -> Option<Verdict> {
    loop {
        let seat = state.open.turn;
        match state.open.phase {
            Phase::Choose => choose(state, pick),
            Phase::Place => {
                let card = state.cards[seat.side()].take()?;
                place(state, card, pick)?;
            }
            Phase::Move => {
                let display = &state.open.display;
                let (from, to) = pick_move(display, movable(display, seat), pick)?;
                state.open.display.relocate(seat, from, to);
                apply::next(state, &mut ());
            }
            Phase::Deal => apply::dealt(state, [shuffle_packed(pick), shuffle_packed(pick)], &mut ()),
            Phase::Tiebreaker | Phase::Keep => apply::apply(state, sample(state, pick)?, &mut ()).ok()?,
            Phase::Over => return state.open.verdict,
        }
    }
}

fn choose(state: &mut State, pick: &mut impl FnMut(u32) -> u32) {
    let mut choice = |side: usize| {
        state.cards[side].unwrap_or_else(|| {
            let card = pick_card(state.hands[side], pick);
            state.hands[side] = state.hands[side].without(card);
            card
        })
    };
    let cards = [choice(0), choice(1)];
    // Written together and not read again: after two single writes one read of both has to wait until they are in the
    // cache, which took a fifth of a game's time.
    state.cards = cards.map(Some);
    apply::reveal(state, cards, &mut ());
}

/// The seat whose turn it is lays this card.
fn place(state: &mut State, card: Card, pick: &mut impl FnMut(u32) -> u32) -> Option<()> {
    let seat = state.open.turn;
    let display = &mut state.open.display;
    if card == Card::Deer && !display.is_empty() {
        let (line, backwards) = pick_line(display, pick);
        display.push(seat, line, backwards);
    } else {
        let others = display.own(seat);
        let up_left = display.put(seat, card, pick_bit(display.room(), pick)?);
        // Without a legal move nothing happens (R-F5).
        if card == Card::Raccoon
            && let Some((from, to)) = pick_move(display, others << up_left, pick)
        {
            display.relocate(seat, from, to);
        }
    }
    apply::next(state, &mut ());
    Some(())
}
