//! Observations: the game as one viewer knows it. Hidden cards are absent: the type has no place for them.

use super::character::NOBODY;
use super::open::Public;
use super::{Character, Characters, Faces, Needs, Pile, Score, State, reach};
use crate::{Seat, Viewer};
use std::ops::Deref;

/// A position as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Observation {
    pub(super) viewer: Viewer,
    pub(super) open: Public,
    /// The viewer's own hand, as bits.
    pub(super) hand: u16,
    /// The cards that the viewer took back from its own discard unseen by others, as bits.
    pub(super) taken: u16,
    /// The card before the viewer, else [`NOBODY`].
    pub(super) card: u8,
}

/// Projects the state onto what this viewer may know.
pub fn observe(state: &State, viewer: Viewer) -> Observation {
    let open = if viewer == Viewer::Curtain { curtain(&state.open) } else { state.open };
    let seen = Observation { viewer, open, hand: 0, taken: 0, card: NOBODY };
    match seen.own() {
        Some(seat) => {
            let place = seat.index() & 3;
            let (hand, taken, card) = (state.hands[place], state.taken[place], state.cards[place]);
            Observation { hand, taken, card, ..seen }
        }
        None => seen,
    }
}

/// Behind the curtain only the table's setup, the phase, the turn and who is asked can be seen.
fn curtain(open: &Public) -> Public {
    let Public { setup, phase, turn, at, down, waiting, oracle, .. } = *open;
    Public { phase, turn, at, down, waiting, oracle, ..Public::blank(setup) }
}

impl Deref for Observation {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.open
    }
}

impl Observation {
    /// Whose eyes it is for.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's own hand, without the card before it; empty for a viewer without one.
    pub const fn own_hand(&self) -> Characters {
        Characters::from_bits(self.hand)
    }

    /// The viewer's own card that is not yet revealed.
    pub fn own_chosen(&self) -> Option<Character> {
        Character::from_number(self.card)
    }

    /// The viewer's own discard, the top last.
    pub fn own_discard(&self) -> Pile {
        let Some(seat) = self.own() else { return Pile::EMPTY };
        self.open.known[seat.index() & 3].laid().minus(Characters::from_bits(self.taken))
    }

    /// The open card of a discard.
    pub fn top(&self, seat: Seat) -> Option<Character> {
        self.open.known.get(seat.index())?.laid().top()
    }

    /// How many cards a discard has.
    pub fn discard_len(&self, seat: Seat) -> usize {
        self.open.known.get(seat.index()).map_or(0, super::known::Known::len)
    }

    /// How many cards a hand has, without the one before the seat.
    pub fn hand_len(&self, seat: Seat) -> usize {
        if self.viewer == Viewer::Curtain || !self.open.seats().contains(seat) {
            return 0;
        }
        let gone = self.bench(seat).len() + self.discard_len(seat) + usize::from(self.has_chosen(seat));
        12 - gone
    }

    /// The cards of a seat that are in its hand or face down before it for sure; with a perfect memory, since
    /// every card is seen when it is laid on a discard. All of them for the viewer's seat.
    pub fn surely_holds(&self, seat: Seat) -> Characters {
        match self.known(seat) {
            None => Characters::EMPTY,
            Some(laid) if self.own() == Some(seat) => {
                self.in_play(seat).minus(laid).union(Characters::from_bits(self.taken))
            }
            Some(laid) => self.in_play(seat).minus(laid),
        }
    }

    /// The cards of a seat that are in its hand or face down before it for all to know: of the viewer's seat without
    /// what it has taken back unseen.
    pub fn publicly_holds(&self, seat: Seat) -> Characters {
        self.known(seat).map_or(Characters::EMPTY, |laid| self.in_play(seat).minus(laid))
    }

    /// The cards of a seat that may be in its hand or face down before it: the sure ones, and those that it may
    /// have taken out of the middle of its discard.
    pub fn may_hold(&self, seat: Seat) -> Characters {
        let sure = self.surely_holds(seat);
        if self.viewer == Viewer::Curtain || self.own() == Some(seat) {
            return sure;
        }
        self.open.known.get(seat.index()).map_or(sure, |known| sure.union(known.maybe()))
    }

    /// The length of the reign as it now stands, as far as this viewer can know: with the crowns of the
    /// petitioners that are known to come or have come. Exact from the seventh turn on, and in months.
    pub fn score(&self) -> Score {
        let Public { setup, .. } = &self.open;
        let listed = if self.viewer == Viewer::Curtain {
            Characters::EMPTY
        } else {
            setup.open.union(setup.petitioners)
        };
        self.open.score(self.petitioners_seen().collect::<Characters>().union(listed).iter())
    }

    /// Where this card could turn the die as it stands; empty for a card that turns it to no face of choice, and
    /// for a Lady that comes too late.
    pub fn reach(&self, card: Character) -> Faces {
        match self.open.die {
            Some(_) if card == Character::Lady && self.open.revealed != 0 => Faces::EMPTY,
            Some(die) => reach::reach(card, die, self.open.targets),
            None => Faces::EMPTY,
        }
    }

    /// The decision that the viewer's own card would need if it was revealed now and not cancelled: the one face down, or
    /// while the Oracle's second card is due one of the hand.
    pub fn needs(&self, card: Character) -> Option<Needs> {
        let first = self.open.revealed == 0;
        Some(reach::needs(card, self.open.die?, self.open.targets, first, self.own_discard()))
    }

    pub(super) fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat).filter(|&seat| self.open.seats().contains(seat)),
            _ => None,
        }
    }

    /// All that may be in a seat's discard.
    fn known(&self, seat: Seat) -> Option<Characters> {
        let here = self.viewer != Viewer::Curtain && self.open.seats().contains(seat);
        here.then(|| self.open.known[seat.index() & 3].laid().set())
    }

    fn in_play(&self, seat: Seat) -> Characters {
        Characters::ALL.minus(self.bench(seat))
    }
}
