//! The whole game as one plain value.

use super::character::NOBODY;
use super::lineup::FULL;
use super::lists::MOST;
use super::open::{NONE, Open, open_accessors};
use super::{Character, Characters, Group, Phase, Seats, Setup, Stage};
use crate::Seat;
use crate::d12::Face;

/// The game with all its secrets. Players and screens get an [`Observation`](super::Observation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) open: Open,
    /// Seven bits a seat, in the order of the lineup; 0 where nobody sits.
    pub(super) hands: [u8; MOST],
    /// The hands of those who have still to choose; else 0.
    pub(super) to_choose: [u8; MOST],
    /// The number of the character before each seat, face down or open; else [`NOBODY`].
    pub(super) cards: [u8; MOST],
    /// The cards under each die, bits like hands.
    pub(super) under: [u8; MOST],
}

// Searches copy states all the time.
const _: () = assert!(size_of::<State>() <= 288);

impl State {
    /// A game before its first roll.
    pub fn new(setup: Setup) -> Self {
        let mut hands = [0; MOST];
        for hand in hands.iter_mut().take(setup.seats()) {
            *hand = FULL;
        }
        Self { open: Open::new(setup), hands, to_choose: [0; MOST], cards: [NOBODY; MOST], under: [0; MOST] }
    }

    open_accessors!();

    /// The cards in a hand, without the one that lies before the seat.
    pub fn hand(&self, seat: Seat) -> Characters {
        self.bits(&self.hands, seat)
    }

    /// The card that a seat has laid face down.
    pub fn chosen(&self, seat: Seat) -> Option<Character> {
        self.before(seat).filter(|_| self.open.phase == Phase::Choose)
    }

    /// Has this seat a card face down?
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.chosen(seat).is_some()
    }

    /// The card that lies open before a seat, while its turn is resolved.
    pub fn card(&self, seat: Seat) -> Option<Character> {
        self.before(seat).filter(|_| self.open.resolving())
    }

    /// The cards that the seat has played in this round, the one that lies open included. The discards go
    /// back to the hand at the end of the round.
    pub fn played(&self, seat: Seat) -> Characters {
        self.open.setup.lineup().characters(self.played_bits(seat.index()))
    }

    /// The cards under a seat's die.
    pub fn under(&self, seat: Seat) -> Characters {
        self.bits(&self.under, seat)
    }

    fn bits(&self, hands: &[u8; MOST], seat: Seat) -> Characters {
        self.open.setup.lineup().characters(hands.get(seat.index()).copied().unwrap_or(0))
    }

    fn before(&self, seat: Seat) -> Option<Character> {
        Character::from_number(*self.cards.get(seat.index())?)
    }

    /// What is neither in the hand, nor under the die, nor face down: the discards, and the card that lies open.
    pub(super) fn played_bits(&self, seat: usize) -> u8 {
        if seat >= self.open.setup.seats() {
            return 0;
        }
        let face_down = self.chosen(Seat::new(seat as u8));
        let face_down = face_down.map_or(0, |card| self.open.setup.lineup().bit(card));
        FULL & !(self.hands[seat] | self.under[seat] | face_down)
    }

    /// Who has still to choose.
    pub(super) fn waiting(&self) -> Seats {
        (0..MOST as u8).filter(|&seat| self.to_choose[usize::from(seat)] != 0).map(Seat::new).collect()
    }
}
