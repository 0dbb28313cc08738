//! What the last round comes to, kept by display: whatever the hands, it is the same for the same two cards.
//! Hands count where nothing else decides, and for who can choose what.

use super::SEATS;
use super::last::Board;
use crate::budget::{Enough, Meter};
use crate::forest::judge::Sheet;
use crate::forest::matrix::{self, Matrix};
use crate::forest::search::WIN;
use douze_rules::Seat;
use douze_rules::forest::{Card, State};

/// Displays whose last rounds are remembered.
const TABLES: usize = 1 << 17;
/// Answers that are remembered.
const REPLIES: usize = 1 << 13;
/// In each, what a pair of cards comes to: both sides have four left that are no Snakes.
type Table = [i16; 16];
/// What is not known yet, and what the hands decide; no other worth is like these.
const UNKNOWN: i16 = 0;
const TIE: i16 = 1;
const SNAKE: u16 = 1 << Card::Snake as u16;
/// The numbers as the hands add them up.
const NUMBERS: [i32; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0];

/// The last rounds that have been solved.
pub(super) struct Tables {
    keys: Vec<u64>,
    worth: Vec<Table>,
    /// What was best as the last card of the round before, by number.
    replies: Vec<(u64, u64)>,
}

/// A display in which the last round begins.
pub(super) struct End {
    place: usize,
    board: Board,
    /// By side, the cards that do not lie.
    left: [u16; 2],
    /// Who places first when the numbers are equal.
    first: usize,
}

/// What a seat can still play, as bits.
#[derive(Clone, Copy)]
pub(super) struct Cards {
    hand: u16,
    /// Of these one is drawn next,
    draws: u16,
    /// after all of these this one,
    then: u16,
    /// and this one at last: put under the deck (variant).
    last: u16,
}

impl Cards {
    pub(super) fn new(state: &State, seat: Seat) -> Self {
        let draws = state.next_draws(seat);
        let mut under = state.deck(seat).filter(|&card| !draws.contains(card)).map(|card| 1 << card as u16);
        let (then, last) = (under.next().unwrap_or(0), under.next().unwrap_or(0));
        Self { hand: state.hand(seat).bits(), draws: draws.bits(), then, last }
    }

    const fn without(self, card: u16) -> Self {
        Self { hand: self.hand & !card, ..self }
    }

    /// Every way to draw one card; one when the deck is empty (R-F3).
    fn drawn(self) -> impl Iterator<Item = Self> {
        let nothing = (self.draws == 0).then_some(self);
        ones(self.draws).map(move |card| self.draw(card)).chain(nothing)
    }

    const fn draw(mut self, card: u16) -> Self {
        self.hand |= card;
        self.draws &= !card;
        if self.draws == 0 {
            (self.draws, self.then, self.last) = (self.then, self.last, 0);
        }
        self
    }

    fn sum(self) -> i32 {
        ones(self.hand).map(|card| NUMBERS[card.trailing_zeros() as usize % 12]).sum()
    }
}

impl Tables {
    pub(super) const BYTES: usize =
        TABLES * (size_of::<u64>() + size_of::<Table>()) + REPLIES * size_of::<(u64, u64)>();

    pub(super) fn new() -> Self {
        Self { keys: vec![0; TABLES], worth: vec![[UNKNOWN; 16]; TABLES], replies: vec![(0, 0); REPLIES] }
    }

    /// The display of a position in which the last round begins.
    pub(super) fn end(&mut self, state: &State) -> End {
        let sheet = Sheet::new(state);
        self.kept(&Board::new(&sheet), sheet.first)
    }

    /// A display and the place where its last round is kept; does seat 0 hold the tiebreaker?
    fn kept(&mut self, board: &Board, first: bool) -> End {
        let key = board.key(first.into());
        let place = (key >> 32) as usize % TABLES;
        if self.keys[place] != key {
            self.keys[place] = key;
            self.worth[place] = [UNKNOWN; 16];
        }
        End { place, board: *board, left: board.left(), first: usize::from(!first) }
    }

    /// The best that can be done with the card that ends the round before the last: what was best with
    /// other hands is tried first.
    pub(super) fn reply(
        &mut self,
        meter: &mut Meter,
        state: &State,
        [mut low, mut high]: [i32; 2],
    ) -> Result<i32, Enough> {
        let Some((seat, card)) = state.table().next() else { return Err(Enough) };
        let side = seat.index() & 1;
        let cards = SEATS.map(|seat| Cards::new(state, seat));
        let sheet = Sheet::new(state);
        let board = Board::new(&sheet);
        let key = board.key(64 | (card as u64) << 2 | (side as u64) << 1 | u64::from(sheet.first));
        let place = (key >> 32) as usize % REPLIES;
        let first = if self.replies[place].0 == key { self.replies[place].1 } else { 0 };
        let mut best = if side == 0 { -i32::MAX } else { i32::MAX };
        let mut chosen = first;
        for now in [true, false] {
            let mut number = 0;
            let enough = board.each(side, card, &mut |after| {
                let here = number;
                number += 1;
                if (here == first) != now {
                    return Ok(false);
                }
                meter.spend()?;
                let end = self.kept(after, sheet.first);
                let worth = self.drawn(meter, &end, &cards)?;
                let better = if side == 0 { worth > best } else { worth < best };
                if better {
                    (best, chosen) = (worth, here);
                }
                if side == 0 {
                    low = low.max(best);
                } else {
                    high = high.min(best);
                }
                Ok(low >= high)
            })?;
            if enough {
                break;
            }
        }
        self.replies[place] = (key, chosen);
        Ok(best)
    }

    /// The mean of what follows all draws.
    pub(super) fn drawn(&mut self, meter: &mut Meter, end: &End, cards: &[Cards; 2]) -> Result<i32, Enough> {
        let (mut sum, mut count) = (0, 0);
        for own in cards[0].drawn() {
            for theirs in cards[1].drawn() {
                sum += matrix::value(&self.matrix(meter, end, &[own, theirs])?);
                count += 1;
            }
        }
        Ok(sum / count)
    }

    /// What each pair of cards comes to.
    pub(super) fn matrix(
        &mut self,
        meter: &mut Meter,
        end: &End,
        cards: &[Cards; 2],
    ) -> Result<Matrix, Enough> {
        let mut worth = [[0; 3]; 3];
        for (row, own) in worth.iter_mut().zip(ones(cards[0].hand)) {
            for (place, theirs) in row.iter_mut().zip(ones(cards[1].hand)) {
                let left = [cards[0].without(own), cards[1].without(theirs)];
                *place = if (own | theirs) & SNAKE != 0 {
                    meter.spend()?;
                    self.drawn(meter, end, &left)?
                } else {
                    match self.pair(meter, end, [own, theirs])? {
                        TIE => tie(&left),
                        worth => worth.into(),
                    }
                };
            }
        }
        Ok(worth)
    }

    /// What two cards come to, whatever the hands.
    fn pair(&mut self, meter: &mut Meter, end: &End, cards: [u16; 2]) -> Result<i16, Enough> {
        let [row, col] = [0, 1].map(|side| (end.left[side] & (cards[side] - 1)).count_ones() as usize);
        let index = (4 * row + col) & 15;
        let known = self.worth[end.place][index];
        if known != UNKNOWN {
            return Ok(known);
        }
        let [own, theirs] = cards.map(|card| Card::ALL[card.trailing_zeros() as usize % 12]);
        let mut order = [(0, own), (1, theirs)];
        if own < theirs || own == theirs && end.first == 1 {
            order.reverse();
        }
        let worth = match end.board.best(meter, &order, [-i32::MAX, i32::MAX])? {
            0 => TIE,
            worth => worth as i16,
        };
        self.worth[end.place][index] = worth;
        Ok(worth)
    }
}

/// The hands decide, after the last draw (R-F3, R-F6).
fn tie(cards: &[Cards; 2]) -> i32 {
    let (mut sum, mut count) = (0, 0);
    for own in cards[0].drawn() {
        for theirs in cards[1].drawn() {
            sum += WIN * (own.sum() - theirs.sum()).signum();
            count += 1;
        }
    }
    sum / count
}

/// One bit after the other.
fn ones(mut rest: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let one = rest & rest.wrapping_neg();
        rest &= !one;
        (one != 0).then_some(one)
    })
}
