//! The view of a person at one question, put together from nothing but its view and what it has heard.

use super::board::Board;
use super::chance::{Down, Hand};
use douze_ai::council::{Question, Said};
use douze_rules::council::{Character, Characters, Observation, Phase};
use douze_rules::{Seat, Viewer};

/// One question, as a person sees it.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) view: &'a Observation,
    pub(super) heard: &'a [Said],
    pub(super) me: Seat,
    pub(super) board: Board,
}

impl<'a> Sight<'a> {
    /// None for a viewer without a seat, and before the first roll.
    pub(super) fn of(asked: &Question<'a>) -> Option<Self> {
        let Viewer::Seat(me) = asked.view.viewer() else { return None };
        Some(Self { view: asked.view, heard: asked.heard.now, me, board: Board::now(asked.view)? })
    }

    /// With the eyes of a beginner.
    #[must_use]
    pub(super) const fn with_first_only(self) -> Self {
        Self { board: self.board.with_first_only(), ..self }
    }

    /// All seats.
    pub(super) fn seats(self) -> impl Iterator<Item = Seat> {
        (0..self.view.public_setup().councillors() as u8).map(Seat::new)
    }

    /// The others who play a card in this turn.
    pub(super) fn others(self) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |&seat| seat != self.me && Some(seat) != self.view.head())
    }

    /// The others who have still a card face down.
    pub(super) fn others_down(self) -> impl Iterator<Item = Seat> {
        self.others().filter(move |&seat| self.view.has_chosen(seat))
    }

    /// Does it play no card in this turn?
    pub(super) fn is_head(self) -> bool {
        self.view.head() == Some(self.me)
    }

    /// The person's hand.
    pub(super) fn hand(self) -> Hand {
        self.as_hand(self.me, self.view.own_hand())
    }

    /// Of a seat that has these cards.
    pub(super) fn as_hand(self, seat: Seat, cards: Characters) -> Hand {
        Hand { cards, bench: self.view.bench(seat), petitioner: self.view.petitioner() }
    }

    /// What may be chosen of the person's hand: none for a seat that plays no card.
    pub(super) fn playable(self) -> Characters {
        if self.is_head() {
            return Characters::EMPTY;
        }
        self.of_open(self.me, self.hand().playable())
    }

    /// The person's cards that may be chosen, ready to be put down.
    pub(super) fn own_downs(self) -> impl Iterator<Item = Down> {
        self.playable().iter().map(move |card| self.hand().down(card))
    }

    /// What another seat may choose, or may have face down.
    pub(super) fn possible(self, seat: Seat) -> Vec<Down> {
        let gone = self.view.revealed();
        let cards = self.of_open(seat, self.as_hand(seat, self.view.may_hold(seat)).playable().minus(gone));
        // The rest of its hand is what it holds for sure.
        let hand = self.as_hand(seat, self.view.surely_holds(seat));
        cards.iter().map(|card| hand.down(card)).collect()
    }

    /// Who has laid a card open must play it.
    pub(super) fn of_open(self, seat: Seat, cards: Characters) -> Characters {
        self.view.opened(seat).map_or(cards, |open| cards.iter().filter(|&card| card == open).collect())
    }

    /// The hands that a seat may have, as all know them.
    pub(super) fn hands(self, seat: Seat) -> impl Iterator<Item = Hand> {
        self.view.hands(seat).map(move |cards| self.as_hand(seat, cards))
    }

    /// The person's card face down.
    pub(super) fn own_down(self) -> Option<Down> {
        self.view.own_chosen().map(|card| self.hand().down(card))
    }

    /// The best chance of one of the person's cards alone.
    pub(super) fn alone(self) -> u8 {
        self.own_downs().map(|down| super::chance::alone(self.board, down)).max().unwrap_or(0)
    }

    /// Are the cards of this turn still to be chosen?
    pub(super) fn is_before_choice(self) -> bool {
        matches!(self.view.phase(), Phase::Bells | Phase::Choose)
    }

    /// The dilemma's number and the turn, so that choices in one turn agree.
    pub(super) fn occasion(self) -> u64 {
        let number = |character: Option<Character>| character.map_or(15, |one| one as u64);
        let hand = self.view.own_hand().iter().fold(0, |bits, card| bits | 1_u64 << card as u64);
        let dilemma = self.view.dilemma().map_or(0, |dilemma| u64::from(dilemma.number));
        let parts = [
            u64::from(self.view.turn()),
            u64::from(self.me.number()),
            dilemma,
            u64::from(self.board.die.number()),
            number(self.view.petitioner()),
            number(self.view.own_chosen()),
            u64::from(self.view.favour()),
            u64::from(self.is_before_choice()),
            hand,
        ];
        parts
            .into_iter()
            .fold(0, |sum, part| sum.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(part + 1))
    }
}
