//! Random play without the checks of [`apply`](super::apply()): what is drawn here is legal. Searches do little else.

use super::{Phase, State, apply, resolve, sample};
use crate::bits::pick_bit;
use crate::by_seat::MAX_SEATS;

/// Plays on at random: all secret choices of a turn with what follows from them, or else one action; each legal one with
/// the same chance, chance itself included. [`sample`] and [`apply`](super::apply()), but seats choose in their order.
/// `pick(n)` gives a random number below `n`. None when the game is over.
pub fn play_on(state: &mut State, pick: &mut impl FnMut(u32) -> u32) -> Option<()> {
    if state.open.phase != Phase::Choose {
        let action = sample(state, pick)?;
        return apply::apply(state, action, &mut ()).ok();
    }
    let seats = state.open.setup.seats().min(MAX_SEATS);
    for seat in 0..seats {
        // None for a seat that has chosen or sits out.
        if let Some(place) = pick_bit(state.to_choose.get(seat).into(), pick) {
            state.to_choose.clear(seat);
            state.hands.subtract(seat, 1 << (place & 7));
            state.cards[seat] = state.open.setup.lineup().at(place).number();
        }
    }
    resolve::reveal(state, &mut ());
    Some(())
}
