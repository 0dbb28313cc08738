//! Beliefs about hands: every hand that fits what the table has seen, weighed by what was taken back and said.

use super::mind::{Mind, WORTH};
use super::turn::{Down, Turn, is_likely};
use super::{Remark, Said};
use douze_rules::Seat;
use douze_rules::council::{Character, Characters};

/// Certainty about a card.
pub(super) const SURE_HELD: u64 = 1 << 12;
/// Certainty about what a seat is like.
pub(super) const ALWAYS: i64 = 256;
/// A remark that does not fit a hand makes it so many times less likely: people err.
const UNFIT: u64 = 8;

impl Mind<'_> {
    /// How surely a seat holds each card, of [`SURE_HELD`], as far as the whole table knows.
    pub(super) fn held(&self, seat: Seat, turn: &Turn) -> [u64; 12] {
        let sure = self.view.publicly_holds(seat);
        let mut held = [0; 12];
        let mut all = 0;
        for hand in self.view.hands(seat) {
            let weight = taken(hand.minus(sure)) * self.fits(seat, hand, turn);
            hand.iter().for_each(|card| held[card as usize] += weight);
            all += weight;
        }
        held.map(|weight| SURE_HELD * weight / all.max(1))
    }

    /// Does what the seat said of its cards fit this hand?
    fn fits(&self, seat: Seat, hand: Characters, turn: &Turn) -> u64 {
        let said = |remark| self.said(seat, remark);
        let alone = said(Remark::Alone) || said(Remark::TakeIt);
        let not_alone = [Remark::Helps, Remark::NeedsHelp, Remark::CannotHelp, Remark::GiveUp];
        if !alone && !not_alone.into_iter().any(said) {
            return UNFIT;
        }
        let petitioner = self.view.petitioner().into_iter().fold(hand, Characters::without);
        let can = petitioner.iter().any(|card| {
            let down = Down { card, seconds: self.seconds(seat, hand, card), loose: false };
            is_likely(turn.chance(turn.start, &[down]))
        });
        if can == alone { UNFIT } else { 1 }
    }

    /// Has the seat said when its card should come?
    pub(super) fn order_said(&self, seat: Seat) -> bool {
        let order = [Remark::Last, Remark::AnyOrder, Remark::NeedsSomebody];
        self.heard.iter().any(|said: &Said| said.seat == seat && order.contains(&said.remark))
    }
}

/// How likely it is that just these were taken back: who may choose takes what is worth most.
fn taken(cards: Characters) -> u64 {
    cards.iter().map(|card: Character| WORTH[card as usize] as u64).product()
}
