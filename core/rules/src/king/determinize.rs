//! Determinization: full states that fit a viewer's observation.

use super::lineup::FULL;
use super::{Characters, Observation, Phase, State};
use crate::bits::pick_bit;
use crate::by_seat::MAX_SEATS;
use crate::{Seat, Viewer};

/// The sets that may be under a die, as bits of hands: cards that were not played since the first one, and since the
/// second one went there.
struct Candidates {
    first: u8,
    second: u8,
}

impl Observation {
    /// The cards of a seat that are where this viewer does not see them: in the hand, face down, or under the
    /// die. Empty for the viewer's seat, and when the game is over.
    pub fn unseen(&self, seat: Seat) -> Characters {
        if self.knows(seat) {
            Characters::EMPTY
        } else {
            self.characters(FULL & !self.played.get(seat.index()))
        }
    }

    /// The cards that may be under the seat's die for all that this viewer knows: not those played since.
    /// Exactly those that are there for the viewer's seat, and when the game is over.
    pub fn could_be_under(&self, seat: Seat) -> Characters {
        if self.knows(seat) {
            return self.under(seat).unwrap_or_default();
        }
        let Candidates { first, second } = self.candidates(seat.index());
        self.characters([0, first, second][usize::from(self.crowns(seat).min(2))])
    }

    /// A whole game that looks like this to the viewer: what is hidden is dealt out at random, each way
    /// with the same chance. `pick(n)` gives a random number below `n`. None for the curtain.
    pub fn determinize(&self, pick: &mut impl FnMut(u32) -> u32) -> Option<State> {
        if self.viewer == Viewer::Curtain {
            return None;
        }
        let lineup = self.open.setup.lineup();
        let mut state = State { open: self.open, cards: self.cards, ..State::new(self.open.setup) };
        for i in 0..self.open.setup.seats().min(MAX_SEATS) {
            let seat = Seat::new(i as u8);
            let under = if self.knows(seat) { self.under.get(i) } else { self.imagine_under(seat, pick)? };
            let mut hand = FULL & !(self.played.get(i) | under);
            if self.has_chosen(seat) {
                let card = match self.own_chosen().filter(|_| self.knows(seat)) {
                    Some(card) => card,
                    None => lineup.at(pick_bit(hand.into(), pick)?),
                };
                state.cards[i] = card.number();
                hand &= !lineup.bit(card);
            } else if self.open.phase == Phase::Choose && self.open.playing.contains(seat) {
                state.to_choose = state.to_choose.with(i, hand);
            }
            state.under = state.under.with(i, under);
            state.hands = state.hands.with(i, hand);
        }
        Some(state)
    }

    /// Cards under a die that could be there, each set of them with the same chance.
    fn imagine_under(&self, seat: Seat, pick: &mut impl FnMut(u32) -> u32) -> Option<u8> {
        let Candidates { first, second } = self.candidates(seat.index());
        let one_of = |set: u8, pick: &mut _| Some(1 << pick_bit(set.into(), pick)?);
        match self.crowns(seat) {
            0 => Some(0),
            1 => one_of(first, pick),
            _ => {
                // Two of the first, or one of them and one that came back to the hand in between.
                let (old, late) = (first.count_ones(), (second & !first).count_ones());
                if pick(old * (old - 1) / 2 + old * late) < old * late {
                    Some(one_of(first, pick)? | one_of(second & !first, pick)?)
                } else {
                    let one: u8 = one_of(first, pick)?;
                    Some(one | one_of(first & !one, pick)?)
                }
            }
        }
    }

    /// For a seat that sits here.
    fn candidates(&self, seat: usize) -> Candidates {
        let [first, second] = self.open.since.map(|since| FULL & !(since.get(seat) | self.played.get(seat)));
        Candidates { first, second }
    }
}
