//! The cards of a seat as bits, and what their numbers come to.

use crate::forest::worth::WIN;
use douze_rules::Seat;
use douze_rules::forest::{Card, State};

pub(super) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

pub(super) const SNAKE: u16 = 1 << Card::Snake as u16;
/// The numbers as the hands add them up.
const NUMBERS: [i32; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0];

/// What a seat can still play, as bits.
#[derive(Clone, Copy)]
pub(super) struct Cards {
    pub(super) hand: u16,
    /// Of these one is drawn next,
    draws: u16,
    /// after all of these this one,
    then: u16,
    /// and this one at last: put under the deck (variant).
    last: u16,
}

impl Cards {
    pub(super) fn new(state: &State, seat: Seat) -> Self {
        let draws = state.next_draws(seat);
        let mut under = state.deck(seat).filter(|&card| !draws.contains(card)).map(|card| 1 << card as u16);
        let (then, last) = (under.next().unwrap_or(0), under.next().unwrap_or(0));
        Self { hand: state.hand(seat).bits(), draws: draws.bits(), then, last }
    }

    /// All there is to know about them.
    pub(super) const fn key(self) -> [u16; 4] {
        [self.hand, self.draws, self.then, self.last]
    }

    /// A number for all of it and for `key`; never 0.
    pub(super) fn mixed(self, key: u64) -> u64 {
        let mix = |key: u64, part: u64| {
            let mixed = (key ^ part).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            mixed ^ mixed >> 29
        };
        let [hand, draws, then, last] = self.key();
        let all = u64::from(hand) << 48 | u64::from(draws) << 32 | u64::from(then) << 16 | u64::from(last);
        mix(key, all) | 1
    }

    pub(super) const fn without(self, card: u16) -> Self {
        Self { hand: self.hand & !card, ..self }
    }

    /// Every way to draw one card; one when the deck is empty (R-F3).
    pub(super) fn drawn(self) -> impl Iterator<Item = Self> {
        let nothing = (self.draws == 0).then_some(self);
        ones(self.draws).map(move |card| self.draw(card)).chain(nothing)
    }

    const fn draw(mut self, card: u16) -> Self {
        self.hand |= card;
        self.draws &= !card;
        if self.draws == 0 {
            (self.draws, self.then, self.last) = (self.then, self.last, 0);
        }
        self
    }

    /// All that it can still have in its hand.
    pub(super) const fn all(self) -> u16 {
        self.hand | self.draws | self.then | self.last
    }

    /// The three cards of a hand from which one is chosen.
    pub(super) fn three(self) -> [u16; 3] {
        let mut cards = ones(self.hand);
        [(); 3].map(|()| cards.next().unwrap_or(0))
    }

    fn sum(self) -> i32 {
        ones(self.hand).map(|card| NUMBERS[card.trailing_zeros() as usize % 12]).sum()
    }
}

/// The hands decide, after the last draw (R-F3, R-F6).
pub(super) fn tie(cards: &[Cards; 2]) -> i32 {
    let (mut sum, mut count) = (0, 0);
    for own in cards[0].drawn() {
        for theirs in cards[1].drawn() {
            sum += WIN * (own.sum() - theirs.sum()).signum();
            count += 1;
        }
    }
    sum / count
}

/// One bit after the other.
pub(super) fn ones(mut rest: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let one = rest & rest.wrapping_neg();
        rest &= !one;
        (one != 0).then_some(one)
    })
}
