//! Events of an action, in order.

use super::{Card, Cell, Line, Side, State, Verdict};
use crate::Seat;

/// Something that happened. Players may only see what they may know: [`Event::Chosen`],
/// [`Event::Kept`] and [`Event::Drawn`] carry no card for that reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Event {
    /// Both seats drew their first hand.
    Dealt,
    /// The tiebreaker's first holder is known.
    TiebreakerTaken { holder: Seat },
    /// A seat kept three of five cards (variant).
    Kept { seat: Seat },
    /// A seat laid a card face down.
    Chosen { seat: Seat },
    /// Both cards open, by seat.
    Revealed { cards: [Card; 2] },
    /// A Snake took both cards out of the game, by seat.
    Removed { cards: [Card; 2] },
    /// A card was laid on a cell.
    Placed { seat: Seat, card: Card, at: Cell },
    /// The Deer entered a line and ended at `at`; `shifts` holds the cards that moved, from and to,
    /// the nearest to the entry first.
    Pushed { seat: Seat, line: Line, from: Side, at: Cell, shifts: [Option<(Cell, Cell)>; 3] },
    /// The Raccoon moved a card.
    Moved { seat: Seat, card: Card, from: Cell, to: Cell },
    /// Equal numbers: the holder placed first, and the token changed hands.
    TiebreakerPassed { to: Seat },
    /// A seat drew a card.
    Drawn { seat: Seat },
    /// The round with this number (from 1) is over.
    RoundEnded { round: u8 },
    /// The game is over.
    Ended { verdict: Verdict },
}

/// Where events go. Playouts pass `()` and pay nothing for them.
pub trait Events {
    /// Takes the next event.
    fn push(&mut self, event: Event);

    /// Sees the position in which the event just taken left the table.
    #[inline]
    fn left(&mut self, _position: &State) {}
}

impl Events for () {
    fn push(&mut self, _: Event) {}
}

impl Events for Vec<Event> {
    fn push(&mut self, event: Event) {
        self.push(event);
    }
}

impl State {
    /// Reports an event, and the position it leads to.
    #[inline]
    pub(super) fn report(&self, events: &mut impl Events, event: Event) {
        events.push(event);
        events.left(self);
    }
}
