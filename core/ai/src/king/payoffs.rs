//! Sampled rounds, sorted by the cards that the seats of a group choose in this turn.

use super::mind::Mind;
use super::playout::{CARDS, Playout, Round, SEATS};
use super::skill::Skill;
use super::worth::{ALL, chances, chances_after, share};
use crate::budget::CutShort;
use douze_rules::Seat;
use douze_rules::king::{Action, Character, Group, Observation, State};

/// The cards that the seats of the group choose, as places in the lineup, and what became of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cell {
    pub(super) cards: [u8; SEATS],
    /// How many rounds were played out.
    pub(super) count: i64,
    /// Of each seat, the sum of its chances to win the game after them.
    pub(super) sums: [i64; SEATS],
    /// The sum of the acting seat's shares in winning the rounds, see [`Weighed`](super::Weighed).
    pub(super) won: i64,
}

/// How a round can end.
#[derive(Clone, Copy)]
struct End {
    /// The chance of each seat to win the game after it.
    chances: [i32; SEATS],
    /// The acting seat's share in winning it.
    won: i64,
}

impl End {
    /// When this seat wins the round, or nobody does; the acting seat is the first.
    fn of(state: &State, seats: [Option<Seat>; SEATS], winner: Option<Seat>) -> Self {
        let won = match winner {
            None => ALL / seats.iter().flatten().count().max(1) as i32,
            _ if winner == seats[0] => ALL,
            _ => 0,
        };
        Self { chances: chances_after(state, winner.into_iter().collect(), seats), won: won.into() }
    }
}

impl Cell {
    fn add(&mut self, cards: [u8; SEATS], end: &End) {
        self.cards = cards;
        self.count += 1;
        self.won += end.won;
        for (sum, chance) in self.sums.iter_mut().zip(end.chances) {
            *sum += i64::from(chance);
        }
    }
}

/// What the choice of a card leads to.
pub(super) struct Payoffs {
    /// The acting seat first, then the others of its group, in the order in which dice are passed.
    pub(super) seats: [Option<Seat>; SEATS],
    /// One for each combination of cards; many stay empty.
    cells: Vec<Cell>,
    lineup: [Option<Character>; CARDS],
    /// There was no time for everything.
    pub(super) cut: bool,
}

impl Payoffs {
    /// Plays rounds to their ends until so many positions are spent: one group of three or four plays out quickly.
    pub(super) fn new(mind: &mut Mind, view: &Observation, skill: Skill) -> Self {
        let mut seats = [Some(mind.seat), None, None, None];
        let group = view.groups().find(|group| group.set().contains(mind.seat));
        let members = || group.into_iter().flat_map(Group::iter);
        let after = members().skip_while(|&seat| seat != mind.seat).skip(1);
        let others = after.chain(members().take_while(|&seat| seat != mind.seat));
        for (place, other) in seats.iter_mut().skip(1).zip(others) {
            *place = Some(other);
        }
        let mut lineup = [None; CARDS];
        for (place, character) in lineup.iter_mut().zip(view.setup().lineup().iter()) {
            *place = Some(character);
        }
        let count = seats.iter().flatten().count();
        let cells = vec![Cell::default(); CARDS.pow(count as u32)];
        let mut payoffs = Self { seats, cells, lineup, cut: false };
        let playout = Playout::new(view.setup().lineup(), count);
        let alone = count > 2 && view.groups().count() == 1;
        let nodes = if alone { skill.playouts } else { skill.nodes };
        while mind.meter.spent() < nodes && !payoffs.cut {
            mind.meter.progress(mind.meter.spent() as usize, nodes as usize);
            let played =
                if alone { payoffs.play_out(mind, view, &playout) } else { payoffs.play(mind, view) };
            payoffs.cut = played.is_err();
        }
        payoffs
    }

    /// One round with each combination of cards, in the same world.
    fn play_out(&mut self, mind: &mut Mind, view: &Observation, playout: &Playout) -> Result<(), CutShort> {
        let world = view.determinize(&mut |count| mind.chance.below(count)).ok_or(CutShort)?;
        let round = Round::of(&world, self.seats);
        let mut quick = mind.chance.quick();
        let seats = self.seats.iter().flatten().count();
        let ends = self.seats.map(|seat| End::of(&world, self.seats, seat));
        let nobody = End::of(&world, self.seats, None);
        // Late in a round few combinations are left: no others are looked at.
        let [first, second, third, fourth] = std::array::from_fn(|seat| {
            let hand = if seat < seats { round.hands[seat] } else { 1 };
            (0..CARDS as u8).filter(move |place| hand >> place & 1 != 0)
        });
        for fourth in fourth {
            for third in third.clone() {
                for second in second.clone() {
                    for first in first.clone() {
                        let cards = [first, second, third, fourth];
                        let winner = playout.finish(round, cards, &mut quick, &mut mind.meter)?;
                        let end = winner.map_or(&nobody, |winner| &ends[winner]);
                        self.cells[number(cards)].add(cards, end);
                    }
                }
            }
        }
        Ok(())
    }

    /// One round with each own card against the same cards of the others, so that own cards can be compared.
    fn play(&mut self, mind: &mut Mind, view: &Observation) -> Result<(), CutShort> {
        let world = mind.world(view)?;
        let mut ends = [None; CARDS];
        for (end, &character) in ends.iter_mut().zip(&self.lineup) {
            let Some(character) = character.filter(|&card| world.hand(mind.seat).contains(card)) else {
                continue;
            };
            let mut state = world;
            mind.step(&mut state, Action::Choose { seat: mind.seat, character }, &mut ())?;
            mind.finish_round(&mut state)?;
            let won = i64::from(share(&state, mind.seat));
            *end = Some(End { chances: chances(&state, self.seats), won });
        }
        let mut cards = [0; SEATS];
        for (card, seat) in cards.iter_mut().zip(self.seats).skip(1) {
            *card = seat.map_or(0, |seat| self.place(&world, seat));
        }
        for (own, end) in ends.iter().enumerate() {
            cards[0] = own as u8;
            if let Some(end) = end {
                self.cells[number(cards)].add(cards, end);
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
