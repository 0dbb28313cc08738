//! Results of the last round, cached by display: they are the same for the same two cards in any hands.
//! Hands count where nothing else decides, and for who can choose what.

use super::cards::{Cards, SEATS, SNAKE, ones, tie};
use super::last::Board;
use super::lazy::Lazy;
use super::memory::Memory;
use crate::budget::{CutShort, Meter};
use crate::forest::evaluation::Encoding;
use crate::forest::matrix::{self, Matrix};
use crate::forest::worth::{ALL, MAX_WORTH};
use douze_rules::forest::{Card, State};

/// Displays whose last rounds are remembered.
const TABLES: usize = 1 << 15;
/// Answers that are remembered.
const REPLIES: usize = 1 << 13;
/// Means that are remembered.
const MEANS: usize = 1 << 15;
/// In each, what a pair of cards comes to: both sides have four left that are no Snakes.
const PAIRS: usize = 16;
/// Then, what three of these cards come to against three, where the hands do not matter otherwise.
const WORTHS: usize = 2 * PAIRS;
/// So much is added to it, to mark it as known.
const ABOVE: i32 = 2 * MAX_WORTH;
/// What is not known yet, and what the hands decide; no other worth is like these.
const UNKNOWN: i16 = 0;
pub(super) const TIE: i16 = 1;
/// The last rounds that have been solved.
pub(super) struct Tables {
    keys: Vec<u64>,
    worth: Vec<i16>,
    /// What was best as the last card of the round before, by number.
    replies: Vec<(u64, u64)>,
    /// Bounds of the mean of what follows all draws.
    means: Memory,
}

/// A display in which the last round begins.
pub(super) struct End {
    place: usize,
    board: Board,
    /// By side, the cards that are not placed.
    left: [u16; 2],
    /// Who places first when the numbers are equal.
    first: usize,
}

impl End {
    /// The number of a card among those of its side that are not placed.
    const fn number(&self, side: usize, card: u16) -> usize {
        (self.left[side & 1] & card.wrapping_sub(1)).count_ones() as usize
    }
}

impl Tables {
    pub(super) const BYTES: usize = TABLES * (size_of::<u64>() + WORTHS * size_of::<i16>())
        + REPLIES * size_of::<(u64, u64)>()
        + MEANS * Memory::SIZE;

    pub(super) fn new() -> Self {
        Self {
            keys: vec![0; TABLES],
            worth: vec![UNKNOWN; WORTHS * TABLES],
            replies: vec![(0, 0); REPLIES],
            means: Memory::new(MEANS),
        }
    }

    /// The display of a position in which the last round begins.
    pub(super) fn end(&mut self, state: &State) -> End {
        let encoding = Encoding::new(state);
        self.kept(&Board::new(&encoding), encoding.first)
    }

    /// A display and the place where its last round is kept; does seat 0 hold the tiebreaker?
    fn kept(&mut self, board: &Board, first: bool) -> End {
        let key = board.key(first.into());
        let place = (key >> 32) as usize % TABLES;
        if self.keys[place] != key {
            self.keys[place] = key;
            self.worth[WORTHS * place..][..WORTHS].fill(UNKNOWN);
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
    ) -> Result<i32, CutShort> {
        let Some((seat, card)) = state.table().next() else { return Err(CutShort) };
        let side = seat.index() & 1;
        let cards = SEATS.map(|seat| Cards::new(state, seat));
        let encoding = Encoding::new(state);
        let board = Board::new(&encoding);
        let key = board.key(64 | (card as u64) << 2 | (side as u64) << 1 | u64::from(encoding.first));
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
                let end = self.kept(after, encoding.first);
                let worth = self.drawn(meter, &end, &cards, [low, high])?;
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

    /// The mean of what follows all draws, as far as it stands within these bounds: one that is no more than
    /// `low` may be less, one that is no less than `high` may be more.
    pub(super) fn drawn(
        &mut self,
        meter: &mut Meter,
        end: &End,
        cards: &[Cards; 2],
        [low, high]: [i32; 2],
    ) -> Result<i32, CutShort> {
        let key = cards[0].mixed(cards[1].mixed(self.keys[end.place]));
        let [least, most] = self.means.bounds(key);
        if least == most || least >= high {
            return Ok(least);
        }
        if most <= low {
            return Ok(most);
        }
        if low > ALL[0] {
            let most = self.most(meter, end, cards, 0, Some(low))?;
            if most <= low {
                self.means.keep(key, [least, most]);
                return Ok(most);
            }
        }
        if high < ALL[1] {
            let least = -self.most(meter, end, cards, 1, Some(-high))?;
            if least >= high {
                self.means.keep(key, [least, most]);
                return Ok(least);
            }
        }
        let (mut sum, mut count) = (0, 0);
        for own in cards[0].drawn() {
            for theirs in cards[1].drawn() {
                sum += self.value(meter, end, &[own, theirs])?;
                count += 1;
            }
        }
        self.means.keep(key, [sum / count; 2]);
        Ok(sum / count)
    }

    /// What a position is worth in which cards are chosen. Snakes, which take long, are looked at where they
    /// make a difference.
    pub(super) fn value(
        &mut self,
        meter: &mut Meter,
        end: &End,
        cards: &[Cards; 2],
    ) -> Result<i32, CutShort> {
        if (cards[0].hand | cards[1].hand) & SNAKE == 0 {
            return self.without_snakes(meter, end, cards);
        }
        if cards[0].all() & cards[1].all() & SNAKE == 0 {
            // What follows the only Snake is found out soon.
            return Ok(matrix::value(&self.matrix(meter, end, cards)?));
        }
        let hands = cards.map(Cards::three);
        let left =
            |row: usize, col: usize| [cards[0].without(hands[0][row]), cards[1].without(hands[1][col])];
        let snake = |row: usize, col: usize| [hands[0][row] == SNAKE, hands[1][col] == SNAKE];
        let mut guess = [[0; 3]; 3];
        for (row, (own, worth)) in hands[0].into_iter().zip(&mut guess).enumerate() {
            for (col, (theirs, worth)) in hands[1].into_iter().zip(worth).enumerate() {
                *worth = match snake(row, col) {
                    [false, false] => self.known(meter, end, [own, theirs], &left(row, col))?,
                    [own, theirs] => MAX_WORTH * (i32::from(theirs) - i32::from(own)),
                };
            }
        }
        // As if it were not worth much to play a Snake.
        let without = matrix::value(&guess);
        for worth in guess.as_flattened_mut().iter_mut().filter(|worth| worth.abs() == MAX_WORTH) {
            *worth = without + *worth / 10;
        }
        let mut lazy = Lazy::new(guess, |row, col| snake(row, col) == [false; 2]);
        let [worth, _] = lazy.solve(ALL, |row, col, bounds| {
            meter.spend()?;
            self.drawn(meter, end, &left(row, col), bounds)
        })?;
        Ok(worth)
    }

    /// What a position is worth in which nobody holds a Snake.
    fn without_snakes(&mut self, meter: &mut Meter, end: &End, cards: &[Cards; 2]) -> Result<i32, CutShort> {
        // Each side has three of four.
        let missing = |side: usize| end.number(side, end.left[side] & !(cards[side].hand | SNAKE));
        let [row, col] = [missing(0), missing(1)];
        let index = WORTHS * end.place + PAIRS + (4 * row + col) % PAIRS;
        let known = self.worth[index];
        if known > TIE {
            return Ok(i32::from(known) - ABOVE);
        }
        let value = matrix::value(&self.matrix(meter, end, cards)?);
        if known == UNKNOWN {
            let [own, theirs] = cards.map(Cards::three);
            let mut ties = false;
            for pair in own.into_iter().flat_map(|own| theirs.map(|theirs| [own, theirs])) {
                ties |= self.pair(meter, end, pair)? == TIE;
            }
            self.worth[index] = if ties { TIE } else { (value + ABOVE) as i16 };
        }
        Ok(value)
    }

    /// What each pair of cards comes to.
    pub(super) fn matrix(
        &mut self,
        meter: &mut Meter,
        end: &End,
        cards: &[Cards; 2],
    ) -> Result<Matrix, CutShort> {
        let mut worth = [[0; 3]; 3];
        for (row, own) in worth.iter_mut().zip(ones(cards[0].hand)) {
            for (place, theirs) in row.iter_mut().zip(ones(cards[1].hand)) {
                let left = [cards[0].without(own), cards[1].without(theirs)];
                *place = if (own | theirs) & SNAKE != 0 {
                    meter.spend()?;
                    self.drawn(meter, end, &left, ALL)?
                } else {
                    self.known(meter, end, [own, theirs], &left)?
                };
            }
        }
        Ok(worth)
    }

    /// What two cards come to when these are left.
    fn known(
        &mut self,
        meter: &mut Meter,
        end: &End,
        cards: [u16; 2],
        left: &[Cards; 2],
    ) -> Result<i32, CutShort> {
        Ok(match self.pair(meter, end, cards)? {
            TIE => tie(left),
            worth => worth.into(),
        })
    }

    /// What two cards come to, whatever the hands.
    pub(super) fn pair(&mut self, meter: &mut Meter, end: &End, cards: [u16; 2]) -> Result<i16, CutShort> {
        let [row, col] = [end.number(0, cards[0]), end.number(1, cards[1])];
        let index = WORTHS * end.place + (4 * row + col) % PAIRS;
        let known = self.worth[index];
        if known != UNKNOWN {
            return Ok(known);
        }
        let card = |card: u16| Card::ALL[card.trailing_zeros() as usize % 12];
        let (own, theirs) = (card(cards[0]), card(cards[1]));
        let mut order = [(0, own), (1, theirs)];
        if own < theirs || own == theirs && end.first == 1 {
            order.reverse();
        }
        let worth = match end.board.best(meter, &order, [-i32::MAX, i32::MAX])? {
            0 => TIE,
            worth => worth as i16,
        };
        self.worth[index] = worth;
        Ok(worth)
    }
}
