//! Public information: the part of a state that every viewer but the curtain sees.

use super::display::Display;
use super::{Card, Cell, Phase, Receipt, Variant, Verdict, score};
use crate::Seat;

pub(super) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A card of the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Placed {
    pub seat: Seat,
    pub card: Card,
    pub at: Cell,
}

/// Open information: what a [`State`](super::State) and an [`Observation`](super::Observation) both show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Public {
    pub(super) display: Display,
    pub(super) removed: [Option<(Seat, Card)>; 4],
    pub(super) variant: Variant,
    pub(super) phase: Phase,
    pub(super) round: u8,
    /// Who keeps, places or moves.
    pub(super) turn: Seat,
    pub(super) deck_left: [u8; 2],
    pub(super) tiebreaker: Option<Seat>,
    pub(super) verdict: Option<Verdict>,
}

impl Public {
    pub(super) const fn new(variant: Variant) -> Self {
        Self {
            display: Display::EMPTY,
            removed: [None; 4],
            variant,
            phase: Phase::Deal,
            round: 1,
            turn: SEATS[0],
            deck_left: [0; 2],
            tiebreaker: None,
            verdict: None,
        }
    }

    /// The seats that may act, when these have a card face down.
    pub(super) fn seats_to_act(&self, has_chosen: [bool; 2]) -> impl Iterator<Item = Seat> + use<> {
        let Self { phase, turn, .. } = *self;
        SEATS.into_iter().filter(move |&seat| match phase {
            Phase::Deal | Phase::Tiebreaker | Phase::Over => false,
            Phase::Choose => !has_chosen[seat.side()],
            Phase::Keep | Phase::Place | Phase::Move => seat == turn,
        })
    }

    /// The cards before the seats that are revealed and not yet placed, in the order of placing.
    pub(super) fn table(&self, cards: [Option<Card>; 2]) -> impl Iterator<Item = (Seat, Card)> + use<> {
        let revealed = matches!(self.phase, Phase::Place | Phase::Move);
        let order = [self.turn, self.turn.other()];
        order.into_iter().filter_map(move |seat| Some((seat, cards[seat.side()].filter(|_| revealed)?)))
    }

    /// Standard, or five cards drawn and three kept.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The decision that is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the round: 1 before the first choice, the last one when the game is over.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The cards of the display, by row, then column.
    pub fn display(&self) -> impl Iterator<Item = Placed> + use<> {
        let display = self.display;
        display.cards().map(move |(bit, seat, card)| Placed { seat, card, at: display.cell(bit) })
    }

    /// The card in this cell of the display.
    pub fn card_at(&self, at: Cell) -> Option<(Seat, Card)> {
        self.display.get(self.display.bit(at)?)
    }

    /// The top left and the bottom right cell of the display's bounding box; none before the first card.
    pub fn frame(&self) -> Option<(Cell, Cell)> {
        self.display.last().map(|last| (self.display.cell(9), self.display.cell(last)))
    }

    /// The cards that Snakes took out of the game; they are public (R-F9).
    pub fn removed(&self) -> impl Iterator<Item = (Seat, Card)> + use<> {
        self.removed.into_iter().flatten()
    }

    /// How many cards the seat's deck still has.
    pub const fn deck_left(&self, seat: Seat) -> u8 {
        self.deck_left[seat.side()]
    }

    /// Who holds the tiebreaker; none before chance gave it.
    pub const fn tiebreaker(&self) -> Option<Seat> {
        self.tiebreaker
    }

    /// Points by seat, as the display stands.
    pub fn scores(&self) -> [u8; 2] {
        score::totals(&self.display).0
    }

    /// By seat, how many cards score at least 1 point, as the display stands.
    pub fn scoring_cards(&self) -> [u8; 2] {
        score::totals(&self.display).1
    }

    /// Why each card of the display scores what it scores, by row, then column.
    pub fn receipts(&self) -> impl Iterator<Item = Receipt> + use<> {
        score::receipts(self.display)
    }

    /// How the game ended; none before.
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }
}
