//! Sampled rounds, sorted by the cards that the seats of a group choose in this turn.

use super::mind::Mind;
use super::worth::{chances, share};
use crate::budget::Enough;
use douze_rules::Seat;
use douze_rules::king::{Action, Character, Group, Observation, State};

/// The most seats of a group, and the most cards of a hand.
pub(super) const SEATS: usize = 4;
pub(super) const CARDS: usize = 7;

/// The cards that the seats of the group choose, as places in the lineup, and what became of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cell {
    pub(super) cards: [u8; SEATS],
    /// How many rounds were played out.
    pub(super) count: i64,
    /// Of each seat, the sum of its chances to win the game after them.
    pub(super) sums: [i64; SEATS],
    /// The sum of the own shares in winning the rounds, see [`Weighed`](super::Weighed).
    pub(super) won: i64,
}

/// What the choice of a card leads to.
pub(super) struct Table {
    /// The own seat first, then the others of its group.
    pub(super) seats: [Option<Seat>; SEATS],
    /// One for each combination of cards; many stay empty.
    cells: Vec<Cell>,
    lineup: [Option<Character>; CARDS],
    /// There was no time for everything.
    pub(super) cut: bool,
}

impl Table {
    /// Plays rounds to their ends until so many positions are spent: always one with each own card
    /// against the same cards of the others, so that own cards can be compared.
    pub(super) fn new(mind: &mut Mind, view: &Observation, nodes: u32) -> Self {
        let mut seats = [Some(mind.seat), None, None, None];
        let group = view.groups().find(|group| group.set().contains(mind.seat));
        let others = group.into_iter().flat_map(Group::iter).filter(|&seat| seat != mind.seat);
        for (place, other) in seats.iter_mut().skip(1).zip(others) {
            *place = Some(other);
        }
        let mut lineup = [None; CARDS];
        for (place, character) in lineup.iter_mut().zip(view.setup().lineup().iter()) {
            *place = Some(character);
        }
        let count = CARDS.pow(seats.iter().flatten().count() as u32);
        let mut table = Self { seats, cells: vec![Cell::default(); count], lineup, cut: false };
        while mind.meter.spent() < nodes {
            mind.meter.progress(mind.meter.spent() as usize, nodes as usize);
            if table.play(mind, view).is_err() {
                table.cut = true;
                break;
            }
        }
        table
    }

    /// One round with each own card, in the same world.
    fn play(&mut self, mind: &mut Mind, view: &Observation) -> Result<(), Enough> {
        let world = mind.world(view)?;
        let mut ends = [None; CARDS];
        for (end, &character) in ends.iter_mut().zip(&self.lineup) {
            let Some(character) = character.filter(|&card| world.hand(mind.seat).contains(card)) else {
                continue;
            };
            let mut state = world;
            mind.step(&mut state, Action::Choose { seat: mind.seat, character }, &mut ())?;
            mind.finish_round(&mut state)?;
            *end = Some((chances(&state, self.seats), share(&state, mind.seat)));
        }
        let mut cards = [0; SEATS];
        for (card, seat) in cards.iter_mut().zip(self.seats).skip(1) {
            *card = seat.map_or(0, |seat| self.place(&world, seat));
        }
        for (own, end) in ends.into_iter().enumerate() {
            cards[0] = own as u8;
            if let Some((chances, won)) = end {
                let cell = &mut self.cells[number(cards)];
                cell.cards = cards;
                cell.count += 1;
                cell.won += i64::from(won);
                for (sum, chance) in cell.sums.iter_mut().zip(chances) {
                    *sum += i64::from(chance);
                }
            }
        }
        Ok(())
    }

    fn place(&self, world: &State, seat: Seat) -> u8 {
        let chosen = world.chosen(seat);
        self.lineup.iter().position(|&card| card == chosen).unwrap_or(0) as u8
    }

    /// Those that were played at all.
    pub(super) fn cells(&self) -> Vec<Cell> {
        let mut cells = Vec::with_capacity(self.cells.len());
        cells.extend(self.cells.iter().filter(|cell| cell.count > 0));
        cells
    }

    /// The place of a card.
    pub(super) fn place_of(&self, action: Action) -> Option<usize> {
        let Action::Choose { character, .. } = action else { return None };
        self.lineup.iter().position(|&card| card == Some(character))
    }
}

/// The cell of these cards.
fn number(cards: [u8; SEATS]) -> usize {
    cards.iter().rev().fold(0, |number, &card| CARDS * number + usize::from(card))
}
