//! The cards that were chosen in the turns so far. Everybody saw them; a perfect memory can learn from them.

use super::character::NOBODY;
use super::{Character, Characters};
use crate::Seat;
use crate::d12::Face;

/// A turn as it was when all had chosen, with the cards that have been revealed since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// The place of the dilemma, from 0; above 6: there was no such turn.
    pub(super) at: u8,
    pub(super) die: Option<Face>,
    /// The chosen cards, [`NOBODY`] until they are revealed.
    pub(super) cards: [u8; 4],
    /// The cards that each could have chosen by public knowledge, as bits.
    pub(super) held: [u16; 4],
}

impl Played {
    pub(super) const NOTHING: Self = Self { at: 7, die: None, cards: [NOBODY; 4], held: [0; 4] };

    /// The place of the dilemma among the seven, from 0.
    pub const fn place(&self) -> u8 {
        self.at
    }

    /// The face of the die when all had chosen.
    pub const fn die(&self) -> Option<Face> {
        self.die
    }

    /// The card that this seat had chosen; none for the Head, and for a card that is not yet revealed.
    pub fn card(&self, seat: Seat) -> Option<Character> {
        Character::from_number(*self.cards.get(seat.index())?)
    }

    /// The cards that this seat could have chosen by public knowledge: without the petitioner's character, and without cards that it had
    /// taken back unseen.
    pub fn held(&self, seat: Seat) -> Characters {
        Characters::from_bits(self.held.get(seat.index()).copied().unwrap_or(0))
    }
}

/// The turns of a game: seven dilemmas, each spread over two at most.
pub(super) type History = [Played; 14];

pub(super) const NOTHING: History = [Played::NOTHING; 14];
