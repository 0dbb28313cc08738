//! The whole game as one plain value.

use super::character::NOBODY;
use super::lineup::FULL;
use super::open::Public;
use super::per_seat::PerSeat;
use super::{Character, Characters, Phase, Seats, Setup};
use crate::Seat;
use crate::by_seat::MAX_SEATS;
use std::ops::Deref;

/// The game with all its secrets. Players and screens get an [`Observation`](super::Observation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) open: Public,
    /// Seven bits a seat, in the order of the lineup; 0 where nobody sits.
    pub(super) hands: PerSeat,
    /// The hands of those who have still to choose; else 0.
    pub(super) to_choose: PerSeat,
    /// The number of the character before each seat, face down or open; else [`NOBODY`].
    pub(super) cards: [u8; MAX_SEATS],
    /// The cards under each die, bits like hands.
    pub(super) under: PerSeat,
}

// Searches copy states all the time.
const _: () = assert!(size_of::<State>() <= 288);

impl Deref for State {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.open
    }
}

impl State {
    /// A game before its first roll.
    pub fn new(setup: Setup) -> Self {
        let hands = PerSeat::of(FULL, setup.seats());
        let (to_choose, under) = (PerSeat::ZERO, PerSeat::ZERO);
        Self { open: Public::new(setup), hands, to_choose, cards: [NOBODY; MAX_SEATS], under }
    }

    /// The seats whose action is awaited: all that have not chosen, by seat; the Sorcerer's or the lowest
    /// Lady's owner; the round's winners that have still to put a card, in group order, of which only
    /// the first may act. None while chance is due and when the game is over.
    pub fn seats_to_act(&self) -> impl Iterator<Item = Seat> + use<> {
        self.open.seats_to_act(self.waiting())
    }

    /// The cards in a hand, without the one that is before the seat.
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

    /// The card that is open before a seat, while its turn is resolved.
    pub fn card(&self, seat: Seat) -> Option<Character> {
        self.before(seat).filter(|_| self.open.resolving())
    }

    /// The cards that the seat has played in this round, the one that is open included. The discards go
    /// back to the hand at the end of the round.
    pub fn played(&self, seat: Seat) -> Characters {
        self.bits(self.played_bits(), seat)
    }

    /// The cards under a seat's die.
    pub fn under(&self, seat: Seat) -> Characters {
        self.bits(self.under, seat)
    }

    fn bits(&self, hands: PerSeat, seat: Seat) -> Characters {
        let hand = if seat.index() < MAX_SEATS { hands.get(seat.index()) } else { 0 };
        self.open.setup.lineup().characters(hand)
    }

    fn before(&self, seat: Seat) -> Option<Character> {
        Character::from_number(*self.cards.get(seat.index())?)
    }

    /// The cards that are neither in a hand, nor under a die, nor face down: the discards, and the open cards.
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
