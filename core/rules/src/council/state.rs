//! The whole game as one plain value.

use super::character::NOBODY;
use super::open::{Fate, Public};
use super::reach::needs;
use super::{Character, Characters, Dilemma, Needs, Phase, Pile, Played, Score, Seats, Setup};
use crate::Seat;
use std::ops::Deref;

/// The game with all its secrets. Players and screens get an [`Observation`](super::Observation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) open: Public,
    pub(super) petitioners: [Character; 7],
    pub(super) dilemmas: [Dilemma; 7],
    /// As bits, without the card before the seat.
    pub(super) hands: [u16; 4],
    /// Cards that were taken back from the discard unseen and are not there, as bits; in the hand or face down.
    pub(super) taken: [u16; 4],
    /// The card before each seat that is not yet revealed, else [`NOBODY`].
    pub(super) cards: [u8; 4],
}

// Searches copy states all the time.
const _: () = assert!(size_of::<State>() <= 1024);

impl Deref for State {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.open
    }
}

impl State {
    /// A game before its first roll.
    pub fn new(setup: &Setup) -> Self {
        let mut hands = [0; 4];
        hands[..setup.public.councillors()].fill(setup.public.open.bits());
        Self {
            open: Public::new(setup),
            petitioners: setup.petitioners,
            dilemmas: setup.dilemmas,
            hands,
            taken: [0; 4],
            cards: [NOBODY; 4],
        }
    }

    /// The setup of the game.
    pub const fn setup(&self) -> Setup {
        Setup { public: self.open.setup, petitioners: self.petitioners, dilemmas: self.dilemmas }
    }

    /// The cards in a hand, without the one that is before the seat.
    pub fn hand(&self, seat: Seat) -> Characters {
        Characters::from_bits(self.hands.get(seat.index()).copied().unwrap_or(0))
    }

    /// The card before a seat that is not yet revealed.
    pub fn chosen(&self, seat: Seat) -> Option<Character> {
        Character::from_number(*self.cards.get(seat.index())?)
    }

    /// A seat's discard, the top last.
    pub fn discard(&self, seat: Seat) -> Pile {
        let Some(known) = self.open.known.get(seat.index()) else { return Pile::EMPTY };
        known.laid().minus(Characters::from_bits(self.taken[seat.index() & 3]))
    }

    /// The length of the reign as it now stands, with the crowns of all seven petitioners.
    pub fn score(&self) -> Score {
        self.open.score(self.petitioners.into_iter())
    }

    /// The decision that a seat must make when it reveals its card now; none when it has no card.
    pub fn needs(&self, seat: Seat) -> Option<Needs> {
        let card = self.chosen(seat).filter(|_| self.open.phase == Phase::Reveal)?;
        let alone = self.holders(card).len() == 1;
        self.needs_of(seat, card, !alone)
    }

    /// The decision that the Oracle's owner must make when it plays this card now; none when it cannot.
    pub fn needs_next(&self, card: Character) -> Option<Needs> {
        let seat = self.oracle().filter(|_| self.open.phase == Phase::Next)?;
        let may = self.hand(seat).contains(card) && self.petitioner() != Some(card);
        if may { self.needs_of(seat, card, self.is_second_cancelled(card)) } else { None }
    }

    pub(super) fn needs_of(&self, seat: Seat, card: Character, cancelled: bool) -> Option<Needs> {
        if cancelled {
            return Some(Needs::Nothing);
        }
        let first = self.open.revealed == 0;
        Some(needs(card, self.open.die?, self.open.targets, first, self.discard(seat)))
    }

    /// Exchanges the card face down before a seat with one of its hand, which nobody has seen. False, and nothing
    /// changed: there is none, or the hand does not hold it.
    pub fn replace_face_down(&mut self, seat: Seat, card: Character) -> bool {
        let Some(down) = self.chosen(seat) else { return false };
        if down == card {
            return true;
        }
        let (place, may) = (seat.index() & 3, self.hand(seat).contains(card));
        if may && self.opened(seat).is_none() && self.petitioner() != Some(card) {
            self.hands[place] = self.hands[place] & !card.bit() | down.bit();
            self.cards[place] = card.number();
        }
        may && self.chosen(seat) == Some(card)
    }

    /// The seats with this card before them.
    pub(super) fn holders(&self, card: Character) -> Seats {
        (0..4).filter(|&seat| self.cards[seat] == card.number()).map(|seat| Seat::new(seat as u8)).collect()
    }

    /// R-C4: by an equal card revealed before, or still face down.
    pub(super) fn is_second_cancelled(&self, card: Character) -> bool {
        self.open.revealed & card.bit() != 0 || !self.holders(card).is_empty()
    }

    /// All have chosen.
    pub(super) fn remember(&mut self) {
        let open = &self.open;
        let petitioner = open.petitioner().into_iter().collect();
        let mut turn = Played { at: open.at, die: open.die, ..Played::NOTHING };
        for seat in open.down.iter() {
            let place = seat.index() & 3;
            let laid = open.known[place].laid().set();
            turn.held[place] = Characters::ALL.minus(self.bench(seat)).minus(laid).minus(petitioner).bits();
        }
        if let Some(place) = self.open.history.get_mut(usize::from(self.open.turn).saturating_sub(1)) {
            *place = turn;
        }
    }

    /// These seats had chosen this card.
    pub(super) fn note(&mut self, card: Character, seats: Seats) {
        if let Some(turn) = self.open.history.get_mut(usize::from(self.open.turn).saturating_sub(1)) {
            seats.iter().for_each(|seat| turn.cards[seat.index() & 3] = card.number());
        }
    }
}

impl Public {
    /// The length of the reign with the crowns of these petitioners.
    pub(super) fn score(&self, petitioners: impl Iterator<Item = Character>) -> Score {
        let sum = |fates: &[Fate]| {
            let all = self.dilemmas.iter().zip(self.fates).filter(|(_, fate)| fates.contains(fate));
            all.map(|(dilemma, _)| u16::from(dilemma.value)).sum()
        };
        Score {
            solved: sum(&[Fate::Solved, Fate::Public]),
            public: sum(&[Fate::Public]),
            crowns: petitioners.map(|one| u16::from(self.setup.crown(one))).sum(),
            favour: self.favour.into(),
        }
    }
}
