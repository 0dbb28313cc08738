//! Random play without the checks of [`apply`](super::apply()): what is drawn here is legal. Searches do little else.

use super::resolve::{Step, resume};
use super::{Phase, State, apply, resolve, round, sample};
use crate::bits::pick_small;
use crate::by_seat::MAX_SEATS;
use crate::d12::Face;

/// Plays on at random: all secret choices of a turn with what follows from them, or else one action; each legal one with
/// the same chance, chance itself included. [`sample`] and [`apply`](super::apply()), but seats choose in their order.
/// `pick(n)` gives a random number below `n`. None when the game is over.
pub fn play_on(state: &mut State, pick: &mut impl FnMut(u32) -> u32) -> Option<()> {
    let actor = usize::from(state.open.actor) % MAX_SEATS;
    match state.open.phase {
        Phase::Choose => choose(state, pick),
        Phase::Roll => {
            for (seat, die) in state.open.faces.iter_mut().enumerate().take(state.open.setup.seats()) {
                if state.open.playing.bits() >> seat & 1 != 0 {
                    *die = random_face(pick);
                }
            }
            round::begin_turn(state);
        }
        Phase::Face => {
            let around = Face::new(state.open.faces[actor])?.neighbours();
            state.open.faces[actor] = around.get(pick(5) as usize)?.number();
            resume(state, Step::Oracle, &mut ());
        }
        Phase::OracleRoll => {
            state.open.faces[actor] = random_face(pick);
            resume(state, Step::Score, &mut ());
        }
        Phase::Crown => {
            let seat = usize::from(state.open.to_crown[0]) % MAX_SEATS;
            let place = pick_small(state.hands.get(seat), pick)?;
            apply::put_under(state, seat, 1 << (place & 7), &mut ());
        }
        Phase::Theft | Phase::Over => apply::apply(state, sample(state, pick)?, &mut ()).ok()?,
    }
    Some(())
}

fn choose(state: &mut State, pick: &mut impl FnMut(u32) -> u32) {
    // With a number of seats that is known in advance the hands stay in a register: a turn of two takes a quarter less
    // time.
    match state.open.setup.seats() {
        2 => choose_in_order(state, 2, pick),
        3 => choose_in_order(state, 3, pick),
        4 => choose_in_order(state, 4, pick),
        seats => choose_in_order(state, seats.min(MAX_SEATS), pick),
    }
    resolve::reveal(state, &mut ());
}

#[inline]
fn choose_in_order(state: &mut State, seats: usize, pick: &mut impl FnMut(u32) -> u32) {
    for seat in 0..seats {
        // None for a seat that has chosen or sits out.
        if let Some(place) = pick_small(state.to_choose.get(seat), pick) {
            state.to_choose.clear(seat);
            state.hands.subtract(seat, 1 << (place & 7));
            // Not `lineup()`, which copies all of it: a turn takes 3 % less time.
            state.cards[seat] = state.open.setup.lineup.at(place).number();
        }
    }
}

fn random_face(pick: &mut impl FnMut(u32) -> u32) -> u8 {
    pick(12) as u8 + 1
}
