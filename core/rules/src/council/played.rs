//! What was chosen in the turns so far. Everybody saw it; who has a perfect memory can learn from it.

use super::character::NOBODY;
use super::{Character, Characters, Seats, State};
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
    /// What each could choose for all to know, as bits.
    pub(super) held: [u16; 4],
}

impl Played {
    pub(super) const NOTHING: Self = Self { at: 7, die: None, cards: [NOBODY; 4], held: [0; 4] };

    /// The place of the dilemma among the seven, from 0.
    pub const fn place(&self) -> u8 {
        self.at
    }

    /// What the die showed when all had chosen.
    pub const fn die(&self) -> Option<Face> {
        self.die
    }

    /// What this seat had chosen; none for the Head, and for a card that is not yet revealed.
    pub fn card(&self, seat: Seat) -> Option<Character> {
        Character::from_number(*self.cards.get(seat.index())?)
    }

    /// What this seat could choose for all to know: without the petitioner's character, and without cards that it had
    /// taken back unseen.
    pub fn held(&self, seat: Seat) -> Characters {
        Characters(self.held.get(seat.index()).copied().unwrap_or(0))
    }
}

/// The turns of a game: seven dilemmas, each spread over two at most.
pub(super) type History = [Played; 14];

pub(super) const NOTHING: History = [Played::NOTHING; 14];

impl State {
    /// All have chosen.
    pub(super) fn remember(&mut self) {
        let open = &self.open;
        let petitioner = open.petitioner().into_iter().collect();
        let mut turn = Played { at: open.at, die: open.die, ..Played::NOTHING };
        for seat in open.down.iter() {
            let place = seat.index() & 3;
            let laid = open.known[place].laid().set();
            turn.held[place] = Characters::ALL.minus(self.bench(seat)).minus(laid).minus(petitioner).0;
        }
        if let Some(place) = self.open.history.get_mut(usize::from(self.open.turn).saturating_sub(1)) {
            *place = turn;
        }
    }

    /// These seats had chosen this card.
    pub(super) fn note(&mut self, card: Character, seats: Seats) {
        if let Some(turn) = self.open.history.get_mut(usize::from(self.open.turn).saturating_sub(1)) {
            seats.iter().for_each(|seat| turn.cards[seat.index() & 3] = card.number());
        }
    }
}
