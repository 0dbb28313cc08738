//! The seats of a stage and their cards.

use super::open::NONE;
use super::{Character, Seats, State};
use crate::Seat;

/// The seats of a stage and their cards.
#[derive(Clone, Copy)]
pub(super) struct StageCards<const K: usize> {
    pub(super) seats: [u8; K],
    pub(super) cards: [u8; K],
}

impl<const K: usize> StageCards<K> {
    pub(super) fn of(seats: [u8; K], state: &State) -> Self {
        Self { seats, cards: seats.map(|seat| state.cards[index(seat)]) }
    }

    /// Who of these played the character, if only one did.
    pub(super) fn owner(&self, character: Character) -> u8 {
        (0..K).fold(NONE, |found, i| if self.cards[i] == character.number() { self.seats[i] } else { found })
    }

    /// All of these that played the character.
    pub(super) fn owners(&self, character: Character) -> Seats {
        let owners = (0..K).filter(|&i| self.cards[i] == character.number());
        owners.map(|i| Seat::new(self.seats[i])).collect()
    }
}

pub(super) const fn bit(character: Character) -> u16 {
    1 << character.number()
}

pub(super) fn index(seat: u8) -> usize {
    usize::from(seat & 15)
}
