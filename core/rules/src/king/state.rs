//! The whole game as one plain value.

use super::character::NOBODY;
use super::lineup::FULL;
use super::lists::MOST;
use super::open::{NONE, Open, open_accessors};
use super::per_seat::PerSeat;
use super::{Character, Characters, Group, Phase, Seats, Setup, Stage};
use crate::Seat;
use crate::d12::Face;

/// The game with all its secrets. Players and screens get an [`Observation`](super::Observation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) open: Open,
    /// Seven bits a seat, in the order of the lineup; 0 where nobody sits.
    pub(super) hands: PerSeat,
    /// The hands of those who have still to choose; else 0.
    pub(super) to_choose: PerSeat,
    /// The number of the character before each seat, face down or open; else [`NOBODY`].
    pub(super) cards: [u8; MOST],
    /// The cards under each die, bits like hands.
    pub(super) under: PerSeat,
}

// Searches copy states all the time.
const _: () = assert!(size_of::<State>() <= 288);

impl State {
    /// A game before its first roll.
    pub fn new(setup: Setup) -> Self {
        let hands = PerSeat::of(FULL, setup.seats());
        let (to_choose, under) = (PerSeat::ZERO, PerSeat::ZERO);
        Self { open: Open::new(setup), hands, to_choose, cards: [NOBODY; MOST], under }
    }

    open_accessors!();

    /// The cards in a hand, without the one that lies before the seat.
    pub fn hand(&self, seat: Seat) -> Characters {
        self.bits(self.hands, seat)
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
        self.bits(self.played_bits(), seat)
    }

    /// The cards under a seat's die.
    pub fn under(&self, seat: Seat) -> Characters {
        self.bits(self.under, seat)
    }

    fn bits(&self, hands: PerSeat, seat: Seat) -> Characters {
        let hand = if seat.index() < MOST { hands.get(seat.index()) } else { 0 };
        self.open.setup.lineup().characters(hand)
    }

    fn before(&self, seat: Seat) -> Option<Character> {
        Character::from_number(*self.cards.get(seat.index())?)
    }

    /// What is neither in a hand, nor under a die, nor face down: the discards, and the cards that lie open.
    pub(super) fn played_bits(&self) -> PerSeat {
        let seats = self.open.setup.seats();
        let mut rest = PerSeat::of(FULL, seats).minus(self.hands.or(self.under));
        if self.open.phase == Phase::Choose {
            for (i, card) in self.cards.into_iter().enumerate().take(seats) {
                let bit = Character::from_number(card).map_or(0, |card| self.open.setup.lineup().bit(card));
                rest.subtract(i, bit);
            }
        }
        rest
    }

    /// Who has still to choose.
    pub(super) fn waiting(&self) -> Seats {
        (0..)
            .zip(self.to_choose.iter())
            .filter(|(_, hand)| *hand != 0)
            .map(|(seat, _)| Seat::new(seat))
            .collect()
    }
}
