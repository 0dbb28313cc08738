//! The knowledge of one viewer. Hidden things are absent: the type has no place for them.

use super::character::NOBODY;
use super::lineup::FULL;
use super::open::{NONE, Public};
use super::per_seat::PerSeat;
use super::{Character, Characters, Phase, Seats, State};
use crate::by_seat::MAX_SEATS;
use crate::{Seat, Viewer};
use std::ops::Deref;

/// A position as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Observation {
    pub(super) viewer: Viewer,
    pub(super) open: Public,
    waiting: Seats,
    /// The cards played in this round, bits like hands.
    pub(super) played: PerSeat,
    /// The cards that are open before the seats, or the viewer's own one face down.
    pub(super) cards: [u8; MAX_SEATS],
    /// The viewer's own cards under the die, and all when the game is over.
    pub(super) under: PerSeat,
}

/// Projects the state onto what this viewer may know.
pub fn observe(state: &State, viewer: Viewer) -> Observation {
    let seats = state.open.setup.seats();
    let own = match viewer {
        Viewer::Curtain => return curtain(state),
        Viewer::Seat(seat) if seat.index() < seats => Some(seat.index()),
        Viewer::Seat(_) | Viewer::Everyone => None,
    };
    let over = state.open.phase == Phase::Over;
    let open = state.open.resolving();
    Observation {
        viewer,
        open: state.open,
        waiting: state.waiting(),
        played: state.played_bits(),
        cards: std::array::from_fn(|seat| if open || own == Some(seat) { state.cards[seat] } else { NOBODY }),
        under: match own {
            _ if over => state.under,
            Some(seat) => PerSeat::ZERO.with(seat, state.under.get(seat)),
            None => PerSeat::ZERO,
        },
    }
}

/// Behind the curtain only the setup, the phase, round and turn and who is asked can be seen.
fn curtain(state: &State) -> Observation {
    let Public { setup, phase, round, turn, actor, to_crown, .. } = state.open;
    let actor = if matches!(phase, Phase::Face | Phase::Theft) { actor } else { NONE };
    Observation {
        viewer: Viewer::Curtain,
        open: Public { phase, round, turn, actor, to_crown, ..Public::new(setup) },
        waiting: state.waiting(),
        played: PerSeat::ZERO,
        cards: [NOBODY; MAX_SEATS],
        under: PerSeat::ZERO,
    }
}

impl Deref for Observation {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.open
    }
}

impl Observation {
    /// The seats whose action is awaited: all that have not chosen, by seat; the Sorcerer's or the lowest
    /// Lady's owner; the round's winners that have still to put a card, in group order, of which only
    /// the first may act. None while chance is due and when the game is over.
    pub fn seats_to_act(&self) -> impl Iterator<Item = Seat> + use<> {
        self.open.seats_to_act(self.waiting())
    }

    /// Whose eyes it is for.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many cards a hand has.
    pub fn hand_len(&self, seat: Seat) -> usize {
        if seat.index() >= self.open.setup.seats() {
            return 0;
        }
        let gone = self.played.get(seat.index()).count_ones() + u32::from(self.open.crowns[seat.index()]);
        7 - gone as usize - usize::from(self.has_chosen(seat))
    }

    /// The viewer's own hand; empty for a viewer without one.
    pub fn own_hand(&self) -> Characters {
        let Some(seat) = self.own() else { return Characters::EMPTY };
        let face_down = self.own_chosen().map_or(0, |card| self.open.setup.lineup().bit(card));
        let gone = self.played.get(seat.index()) | self.under.get(seat.index()) | face_down;
        self.characters(FULL & !gone)
    }

    /// The card that the viewer has laid face down.
    pub fn own_chosen(&self) -> Option<Character> {
        self.before(self.own()?).filter(|_| self.open.phase == Phase::Choose)
    }

    /// The cards under the viewer's own die; empty for a viewer without one.
    pub fn own_under(&self) -> Characters {
        self.own().and_then(|seat| self.under(seat)).unwrap_or_default()
    }

    /// The cards under a die that this viewer may see: the viewer's; when the game is over, all.
    pub fn under(&self, seat: Seat) -> Option<Characters> {
        let here = self.knows(seat) && seat.index() < self.open.setup.seats();
        here.then(|| self.characters(self.under.get(seat.index())))
    }

    /// Has this seat a card face down?
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.open.phase == Phase::Choose && self.open.playing.contains(seat) && !self.waiting.contains(seat)
    }

    /// The card that is open before a seat, while its turn is resolved.
    pub fn card(&self, seat: Seat) -> Option<Character> {
        self.before(seat).filter(|_| self.open.resolving())
    }

    /// The cards that the seat has played in this round, the one that is open included.
    pub fn played(&self, seat: Seat) -> Characters {
        let here = seat.index() < MAX_SEATS;
        self.characters(if here { self.played.get(seat.index()) } else { 0 })
    }

    /// Nothing of this seat is hidden: it is the viewer's own, or there is none, or the game is over.
    pub(super) fn knows(&self, seat: Seat) -> bool {
        let over = self.open.phase == Phase::Over && self.viewer != Viewer::Curtain;
        over || self.own() == Some(seat) || seat.index() >= self.open.setup.seats()
    }

    fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if seat.index() < self.open.setup.seats() => Some(seat),
            _ => None,
        }
    }

    fn before(&self, seat: Seat) -> Option<Character> {
        Character::from_number(*self.cards.get(seat.index())?)
    }

    pub(super) fn characters(&self, hand: u8) -> Characters {
        self.open.setup.lineup().characters(hand)
    }

    const fn waiting(&self) -> Seats {
        self.waiting
    }
}
