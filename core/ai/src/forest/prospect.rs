//! Expected score of a display once it is a full 4×4 square.
//!
//! While the display grows, nobody knows where its corners will be, and Moth, Spiders and Cat score
//! nothing yet. So each square that the display can still grow into is looked at, with the more central
//! ones weighing more. In a square every cell will be filled; an empty one counts as partly own, partly the
//! other's, as many cards of each are still to come. Cards still to come count as what the best empty
//! cell would give them, less than in full. Points are hundredths; the shares are hand-made, and judged by
//! matches between levels.

use douze_rules::Seat;
use douze_rules::forest::square::{CORNERS, EDGES, MIDDLE, adjacent, lines, orthogonal};
use douze_rules::forest::{Card, CardSet, State};

/// A side is 8 cards of the 16.
const CARDS_EACH: i32 = 8;
/// What a place for a card still to come is worth, in percent of its points: it may be taken first.
const HOPE: i32 = 60;
/// How many ways lead to a square whose first row (or column) is so far above the display's, by the
/// display's height (or width).
const WAYS: [[i32; 4]; 4] = [[1, 3, 3, 1], [1, 2, 1, 0], [1, 1, 0, 0], [1, 0, 0, 0]];

/// Expected points at the end, this seat's less the other's, in hundredths.
pub(super) fn prospect(state: &State, seat: Seat) -> i32 {
    let Some(encoding) = Encoding::new(state) else { return 0 };
    let (mut sum, mut ways) = (0, 0);
    for (down, &row_ways) in WAYS[encoding.height - 1].iter().enumerate() {
        for (right, &col_ways) in WAYS[encoding.width - 1].iter().enumerate() {
            let weight = row_ways * col_ways;
            if weight > 0 {
                let square = Square::new(&encoding, 4 * down + right);
                sum += weight * (square.worth(seat.index()) - square.worth(1 - seat.index()));
                ways += weight;
            }
        }
    }
    sum / ways
}

/// The display at the top left of a square, and what may still come.
struct Encoding {
    at: [[u16; 12]; 2],
    colours: [u16; 2],
    height: usize,
    width: usize,
    /// Cards neither in the display nor out of the game; the Snake is never laid.
    to_come: [CardSet; 2],
    /// Cards still to be laid.
    left: [i32; 2],
}

impl Encoding {
    fn new(state: &State) -> Option<Self> {
        let (first, last) = state.frame()?;
        let mut encoding = Self {
            at: [[0; 12]; 2],
            colours: [0; 2],
            height: (last.row - first.row + 1).clamp(1, 4) as usize,
            width: (last.col - first.col + 1).clamp(1, 4) as usize,
            to_come: [CardSet::FULL.without(Card::Snake); 2],
            left: [CARDS_EACH; 2],
        };
        for placed in state.display() {
            let side = placed.seat.index() & 1;
            let bit = 1 << ((4 * (placed.at.row - first.row) + placed.at.col - first.col) & 15);
            encoding.at[side][placed.card as usize] = bit;
            encoding.colours[side] |= bit;
            encoding.to_come[side] = encoding.to_come[side].without(placed.card);
            encoding.left[side] -= 1;
        }
        for (seat, card) in state.removed() {
            let side = seat.index() & 1;
            encoding.to_come[side] = encoding.to_come[side].without(card);
        }
        Some(encoding)
    }
}

/// One square that the display may become.
struct Square<'a> {
    encoding: &'a Encoding,
    shift: usize,
    colours: [u16; 2],
    empty: u16,
}

impl<'a> Square<'a> {
    fn new(encoding: &'a Encoding, shift: usize) -> Self {
        let colours = encoding.colours.map(|cells| cells << shift);
        Self { encoding, shift, colours, empty: !(colours[0] | colours[1]) }
    }

    fn cell(&self, side: usize, card: Card) -> u16 {
        self.encoding.at[side][card as usize] << self.shift
    }

    /// The chance, in percent, that a card which may come will be laid at all.
    fn comes(&self, side: usize, card: Card) -> i32 {
        let to_come = self.encoding.to_come[side];
        if to_come.contains(card) {
            (100 * self.encoding.left[side] / to_come.len() as i32).min(100)
        } else {
            0
        }
    }

    /// These cells as cards of one side: its own in full, empty ones by their chance.
    fn share(&self, side: usize, cells: u16) -> i32 {
        let left = self.encoding.left;
        let chance = 100 * left[side] / (left[0] + left[1]).max(1);
        100 * count(cells & self.colours[side]) + chance * count(cells & self.empty)
    }

    fn worth(&self, side: usize) -> i32 {
        let mut points = [0; 12];
        for card in Card::ALL.into_iter().take(8) {
            let cell = self.cell(side, card);
            if cell != 0 {
                points[card as usize] = self.laid(side, card, cell);
            }
        }
        let jackalope = self.cell(side, Card::Jackalope);
        let beside = orthogonal(jackalope);
        if jackalope != 0 {
            let copied = |card: &Card| self.cell(side, *card) & beside != 0;
            let best = Card::ALL.into_iter().take(8).filter(copied).map(|card| points[card as usize]).max();
            let hope = if beside & self.empty == 0 { 0 } else { 120 };
            points[Card::Jackalope as usize] = best.unwrap_or(0).max(hope);
        }
        let laid: i32 = points.iter().sum();
        if self.encoding.left[side] == 0 {
            return laid;
        }
        let hoped: i32 = self.encoding.to_come[side]
            .iter()
            .map(|card| self.hoped(side, card, &points) * self.comes(side, card) / 100)
            .sum();
        laid + hoped * HOPE / 100
    }

    /// What a card in this cell will score.
    fn laid(&self, side: usize, card: Card, cell: u16) -> i32 {
        let other = 1 - side;
        match card {
            Card::Crow => self.crow(side, cell),
            Card::Bat => {
                let crow = self.cell(side, Card::Crow);
                let room = orthogonal(cell) & self.empty != 0;
                if orthogonal(cell) & crow != 0 {
                    300
                } else if crow == 0 && room {
                    3 * self.comes(side, Card::Crow) / 2
                } else {
                    0
                }
            }
            Card::Moth if cell & MIDDLE == 0 => 0,
            Card::Moth => {
                let rival = self.cell(other, Card::Moth);
                if rival & MIDDLE != 0 {
                    200
                } else if rival == 0 && self.empty & MIDDLE != 0 {
                    300 - self.comes(other, Card::Moth) / 2
                } else {
                    300
                }
            }
            Card::Spider4 | Card::Spider5 if cell & CORNERS == 0 => 0,
            Card::Spider4 | Card::Spider5 => {
                let twin = if card == Card::Spider4 { Card::Spider5 } else { Card::Spider4 };
                let there = self.cell(side, twin);
                if there & CORNERS != 0 {
                    300
                } else if there == 0 && self.empty & CORNERS != 0 {
                    200 + self.comes(side, twin) / 2
                } else {
                    200
                }
            }
            Card::Cat => {
                if cell & EDGES == 0 {
                    0
                } else {
                    300
                }
            }
            Card::Owl => self.share(side, lines(cell) & !cell),
            Card::Wolf => self.share(other, adjacent(cell)),
            Card::Jackalope | Card::Deer | Card::Raccoon | Card::Snake => 0,
        }
    }

    fn crow(&self, side: usize, cell: u16) -> i32 {
        let near = adjacent(cell);
        let moths = near & (self.cell(0, Card::Moth) | self.cell(1, Card::Moth));
        let each = if moths == 0 { 1 } else { 2 };
        let now = [0, 100, 300][count(moths).clamp(0, 2) as usize];
        if near & self.empty == 0 {
            return now;
        }
        // The side's own Moth may be laid beside it, the other's hardly ever.
        now + each * (self.comes(side, Card::Moth) / 2 + self.comes(1 - side, Card::Moth) / 6)
    }

    /// What the best empty cell would give a card that is still to come.
    fn hoped(&self, side: usize, card: Card, points: &[i32; 12]) -> i32 {
        let other = 1 - side;
        match card {
            Card::Crow => {
                let near = [0, 1].map(|side| adjacent(self.cell(side, Card::Moth)));
                if near[0] & near[1] & self.empty != 0 {
                    300
                } else if (near[0] | near[1]) & self.empty != 0 {
                    150
                } else {
                    50
                }
            }
            Card::Bat => {
                let crow = self.cell(side, Card::Crow);
                if orthogonal(crow) & self.empty != 0 {
                    300
                } else if crow == 0 {
                    self.comes(side, Card::Crow)
                } else {
                    0
                }
            }
            Card::Moth if self.empty & MIDDLE == 0 => 0,
            Card::Moth => {
                if self.cell(other, Card::Moth) & MIDDLE == 0 {
                    270
                } else {
                    200
                }
            }
            Card::Spider4 | Card::Spider5 => match count(self.empty & CORNERS) {
                0 => 0,
                1 => 220,
                _ => 250,
            },
            Card::Cat => {
                if self.empty & EDGES == 0 {
                    0
                } else {
                    300
                }
            }
            Card::Owl => self.best_empty(|cell| self.share(side, lines(cell) & !cell)),
            Card::Wolf => self.best_empty(|cell| self.share(other, adjacent(cell))),
            Card::Jackalope => {
                let room = |card: &Card| orthogonal(self.cell(side, *card)) & self.empty != 0;
                let best = Card::ALL.into_iter().take(8).filter(room).map(|card| points[card as usize]).max();
                best.unwrap_or(0).max(120)
            }
            Card::Deer | Card::Raccoon => 60,
            Card::Snake => 0,
        }
    }

    fn best_empty(&self, worth: impl Fn(u16) -> i32) -> i32 {
        (0..16).map(|index| 1 << index).filter(|cell| cell & self.empty != 0).map(worth).max().unwrap_or(0)
    }
}

const fn count(cells: u16) -> i32 {
    cells.count_ones() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use douze_rules::forest::{Phase, Variant, apply, sample};

    /// Positions of random games.
    fn positions(seed: u64) -> Vec<State> {
        let mut chance = Chance::new(seed);
        let mut state = State::new(Variant::Standard);
        let mut positions = vec![state];
        while let Some(action) = sample(&state, &mut |count| chance.below(count)) {
            apply(&mut state, action, &mut ()).unwrap();
            positions.push(state);
        }
        positions
    }

    #[test]
    fn at_the_end_the_prospect_is_the_score() {
        for seed in 0..500 {
            let end = *positions(seed).last().unwrap();
            assert_eq!(end.phase(), Phase::Over);
            let scores = end.scores().map(i32::from);
            assert_eq!(prospect(&end, Seat::new(0)), 100 * (scores[0] - scores[1]), "{end:?}");
        }
    }

    #[test]
    fn what_one_seat_may_hope_for_the_other_must_fear() {
        for state in (0..50).flat_map(positions) {
            assert_eq!(prospect(&state, Seat::new(0)), -prospect(&state, Seat::new(1)));
        }
    }
}
