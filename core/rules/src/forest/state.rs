//! The whole game as one plain value.

use super::open::{Public, SEATS};
use super::{Card, CardSet, DecidedBy, Phase, Variant, Verdict, Winner};
use crate::Seat;
use std::ops::Deref;

/// The game with all its secrets. Players and screens get an [`Observation`](super::Observation).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) open: Public,
    /// Four bits a card, the top one lowest.
    pub(super) decks: [u64; 2],
    pub(super) hands: [CardSet; 2],
    /// The card before each seat: face down while they choose, then open until it is placed.
    pub(super) cards: [Option<Card>; 2],
}

// Searches copy states all the time.
const _: () = assert!(size_of::<State>() <= 128);

impl Deref for State {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.open
    }
}

impl State {
    /// A game before its first action, which is the deal.
    pub const fn new(variant: Variant) -> Self {
        Self { open: Public::new(variant), decks: [0; 2], hands: [CardSet::EMPTY; 2], cards: [None; 2] }
    }

    /// The seats that may act now, in order: all that have not chosen, or the one whose turn it is.
    /// None while chance is due and when the game is over.
    pub fn seats_to_act(&self) -> impl Iterator<Item = Seat> + use<> {
        self.open.seats_to_act(SEATS.map(|seat| self.has_chosen(seat)))
    }

    /// The cards revealed and not yet placed, in the order of placing.
    pub fn table(&self) -> impl Iterator<Item = (Seat, Card)> + use<> {
        self.open.table(self.cards)
    }

    /// The cards in a hand; five while the seat keeps, without the one that is face down.
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.side()]
    }

    /// The numbers in each hand added up; the Snake counts 0.
    pub fn hand_sums(&self) -> [u8; 2] {
        self.hands.map(CardSet::sum)
    }

    /// The cards left in a deck, top first.
    pub fn deck(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        let deck = self.decks[seat.side()];
        (0..self.deck_left(seat)).map(move |i| Card::from_bits(deck >> (4 * i)))
    }

    /// The card that a seat has laid face down.
    pub fn chosen(&self, seat: Seat) -> Option<Card> {
        self.cards[seat.side()].filter(|_| self.open.phase == Phase::Choose)
    }

    /// Has this seat a card face down?
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.chosen(seat).is_some()
    }

    /// How many of the cards put under the deck are still there: the last ones of it (variant).
    pub(super) fn bottom_left(&self, seat: Seat) -> u8 {
        let kept = match self.open.phase {
            Phase::Deal | Phase::Tiebreaker => false,
            Phase::Keep => seat < self.open.turn,
            _ => true,
        };
        if kept && self.open.variant == Variant::Choose3 { self.deck_left(seat).min(2) } else { 0 }
    }

    /// The cards of which one is drawn next, each with the same chance as far as nobody can know: those put
    /// under the deck (variant) come last, in their order.
    pub fn next_draws(&self, seat: Seat) -> CardSet {
        let under = self.bottom_left(seat);
        let shuffled = self.deck_left(seat) - under;
        let next = if shuffled == 0 { under.min(1) } else { shuffled };
        self.deck(seat).take(next.into()).collect()
    }

    /// Brings one of [`Self::next_draws`] to the top of the deck, for code that looks at each way in which
    /// the drawing can go. False, and nothing changed, when the card is none of them.
    pub fn draw_next(&mut self, seat: Seat, card: Card) -> bool {
        if !self.next_draws(seat).contains(card) {
            return false;
        }
        let Some(place) = self.deck(seat).position(|there| there == card) else { return false };
        let deck = &mut self.decks[seat.side()];
        let top = *deck & 15;
        *deck = *deck & !(15 << (4 * place)) | top << (4 * place);
        *deck = *deck & !15 | card as u64;
        true
    }

    /// Brings a card of the seat's deck into its hand, in exchange for its first other card: the same game for
    /// everybody else. For code that looks at each card that a hand may hold. False, and nothing changed, when the card
    /// is in neither.
    pub fn hold(&mut self, seat: Seat, card: Card) -> bool {
        let hand = self.hand(seat);
        if hand.contains(card) {
            return true;
        }
        let place = self.deck(seat).position(|there| there == card);
        let (Some(place), Some(other)) = (place, hand.iter().next()) else { return false };
        let side = seat.side();
        self.hands[side] = hand.without(other).with(card);
        self.decks[side] = self.decks[side] & !(15 << (4 * place)) | (other as u64) << (4 * place);
        true
    }

    /// Draws a card; none when the deck is empty (R-F3).
    pub(super) fn draw(&mut self, seat: Seat) -> bool {
        let side = seat.side();
        if self.open.deck_left[side] == 0 {
            return false;
        }
        self.hands[side] = self.hands[side].with(Card::from_bits(self.decks[side]));
        self.decks[side] >>= 4;
        self.open.deck_left[side] -= 1;
        true
    }

    /// The verdict on the position as it stands: points, then scoring cards, then hands (R-F4, R-F6).
    pub(super) fn judge(&self) -> Verdict {
        let (points, scoring) = super::score::totals(&self.open.display);
        let verdict = |decided_by, [first, second]: [u8; 2]| {
            let winner = Winner::Seat(Seat::new((first < second).into()));
            (first != second).then_some(Verdict { winner, decided_by })
        };
        verdict(DecidedBy::Points, points)
            .or_else(|| verdict(DecidedBy::ScoringCards, scoring))
            .or_else(|| verdict(DecidedBy::Hands, self.hand_sums()))
            .unwrap_or(Verdict { winner: Winner::Draw, decided_by: DecidedBy::Draw })
    }
}
