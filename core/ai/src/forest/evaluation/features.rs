//! The input features of the network: numbers, most of them 0.

use super::encoding::Encoding;
use douze_rules::forest::Card;
use douze_rules::forest::square::{CORNERS, EDGES, MIDDLE, adjacent, lines, orthogonal};

/// How many features there are: a block for each side, then what both share.
pub const FEATURES: usize = 2 * SIDE + SHARED;
const SIDE: usize = 234;
const SHARED: usize = 22;
/// In a side's block: eleven cards in sixteen cells, then twelve cards in hand, on the table, gone.
const HAND: usize = 176;
const TABLE: usize = HAND + 12;
const GONE: usize = TABLE + 12;
/// What cards score as they stand, what places hold for others.
const POINTS: usize = GONE + 12;
const ROOM: usize = POINTS + 9;
/// More than any position has.
const LONGEST: usize = 96;

/// The features that are not 0.
#[derive(Clone, Copy)]
pub struct Features {
    list: [(u16, i16); LONGEST],
    length: usize,
}

impl Features {
    /// Of a position.
    pub fn new(encoding: &Encoding) -> Self {
        let mut features = Self { list: [(0, 0); LONGEST], length: 0 };
        let empty = !(encoding.colours[0] | encoding.colours[1]);
        for side in 0..2 {
            features.cards(encoding, side, SIDE * side);
            let points = features.points(encoding, side, SIDE * side + POINTS);
            features.room(encoding, side, SIDE * side + ROOM, points, empty);
        }
        let shared = 2 * SIDE;
        features.put(shared + 4 * (encoding.height - 1) + encoding.width - 1, 1);
        features.put(shared + 16, i16::from(encoding.first));
        features.put(shared + 17, 1);
        if encoding.height == 4 && encoding.width == 4 {
            features.put(shared + 18, count(empty & CORNERS));
            features.put(shared + 19, count(empty & EDGES));
            features.put(shared + 20, count(empty & MIDDLE));
            features.put(shared + 21, 1);
        }
        features
    }

    /// Each with its number.
    pub fn iter(&self) -> impl Iterator<Item = (usize, i16)> + '_ {
        self.list.iter().take(self.length).map(|&(input, value)| (input.into(), value))
    }

    /// Written in any case, kept when it is not 0: cheaper than to jump.
    #[inline]
    fn put(&mut self, input: usize, value: i16) {
        if let Some(place) = self.list.get_mut(self.length) {
            *place = (input as u16, value);
            self.length += usize::from(value != 0);
        }
    }

    /// Where the cards are.
    fn cards(&mut self, encoding: &Encoding, side: usize, base: usize) {
        for (card, &cell) in encoding.at[side].iter().enumerate().take(11) {
            self.put(base + 16 * card + (cell.trailing_zeros() & 15) as usize, i16::from(cell != 0));
        }
        for (start, set) in [(HAND, encoding.hand), (TABLE, encoding.table), (GONE, encoding.gone)] {
            let mut rest = set[side];
            while rest != 0 {
                self.put(base + start + rest.trailing_zeros() as usize, 1);
                rest &= rest - 1;
            }
        }
    }

    /// What the cards score as they stand; for those that depend on the square, in how many eighths of the
    /// squares that the display may become. Returns the cells of cards worth about 2 and 3 points.
    fn points(&mut self, encoding: &Encoding, side: usize, base: usize) -> [u16; 2] {
        let at = &encoding.at[side];
        let places = &PLACES[(4 * (encoding.height - 1) + encoding.width - 1) & 15];
        let chance = |card: Card, kind: usize| {
            let cell = at[card as usize];
            if cell == 0 { 0 } else { places[kind][(cell.trailing_zeros() & 15) as usize] }
        };
        let moths = at[Card::Moth as usize] | encoding.cell(1 - side, Card::Moth);
        let [crow, bat, owl, wolf] =
            [Card::Crow, Card::Bat, Card::Owl, Card::Wolf].map(|card| at[card as usize]);
        let points = [
            [0, 1, 3, 3][count(adjacent(crow) & moths) as usize & 3],
            if orthogonal(bat) & crow == 0 { 0 } else { 3 },
            chance(Card::Moth, 0),
            chance(Card::Spider4, 1),
            chance(Card::Spider5, 1),
            chance(Card::Cat, 2),
            count(lines(owl) & !owl & encoding.colours[side]),
            count(adjacent(wolf) & encoding.colours[1 - side]),
        ];
        let beside = orthogonal(at[Card::Jackalope as usize]);
        let (mut copied, mut good) = (0, [0; 2]);
        for (card, &value) in points.iter().enumerate() {
            self.put(base + card, value);
            // Moth and Spiders are worth about two points, the Cat three.
            let worth = match card {
                2..=4 => value / 3,
                5 => value * 3 / 8,
                _ => value,
            };
            let cell = at[card];
            if beside & cell != 0 {
                copied = worth.max(copied);
            }
            let kept = if card == 5 { value } else { worth };
            good[0] |= if kept >= 2 { cell } else { 0 };
            good[1] |= if kept >= 3 { cell } else { 0 };
        }
        self.put(base + Card::Jackalope as usize, copied);
        good
    }

    /// What the places around the cards hold for cards to come.
    fn room(&mut self, encoding: &Encoding, side: usize, base: usize, good: [u16; 2], empty: u16) {
        let (own, other) = (encoding.colours[side], encoding.colours[1 - side]);
        let cell = |card| encoding.cell(side, card);
        let later = |card: Card| cell(card) == 0 && encoding.gone[side] >> card as u16 & 1 == 0;
        let (crow, bat, owl, wolf) = (cell(Card::Crow), cell(Card::Bat), cell(Card::Owl), cell(Card::Wolf));
        if later(Card::Bat) {
            self.put(base, count(orthogonal(crow) & empty));
        }
        if later(Card::Crow) {
            let near = [0, 1].map(|side| adjacent(encoding.cell(side, Card::Moth)) & empty);
            self.put(base + 1, i16::from(near[0] & near[1] != 0));
            self.put(base + 2, i16::from((near[0] | near[1]) != 0));
            self.put(base + 3, i16::from(orthogonal(bat) & empty != 0));
        } else if crow != 0 {
            self.put(base + 4, count(adjacent(crow) & empty).min(3));
        }
        if later(Card::Wolf) {
            self.put(base + 5, most(near(other), empty));
        } else if wolf != 0 {
            self.put(base + 6, count(adjacent(wolf) & empty));
        }
        if later(Card::Owl) {
            self.put(base + 7, most(in_line(own), empty));
        } else if owl != 0 {
            self.put(base + 8, count(lines(owl) & empty));
        }
        if later(Card::Jackalope) {
            self.put(base + 9, i16::from(orthogonal(good[0]) & empty != 0));
            self.put(base + 10, i16::from(orthogonal(good[1]) & empty != 0));
        }
        let laid = count(own);
        self.put(base + 11, 11 - count(encoding.gone[side] & !(1 << Card::Snake as u16)) - laid);
        self.put(base + 12, 8 - laid);
    }
}

const fn count(cells: u16) -> i16 {
    // Many processors that this is built for have no instruction for it that may be taken for granted.
    const ONES: [u8; 256] = {
        let mut ones = [0; 256];
        let mut byte = 1;
        while byte < 256 {
            ones[byte] = ones[byte / 2] + (byte & 1) as u8;
            byte += 1;
        }
        ones
    };
    (ONES[(cells & 0xFF) as usize] + ONES[(cells >> 8) as usize]) as i16
}

/// For each cell its neighbours among these cells: one set for each direction.
const fn near(cells: u16) -> [u16; 8] {
    let (left, right) = ((cells & 0xEEEE) >> 1, (cells & 0x7777) << 1);
    [left, right, cells << 4, cells >> 4, left << 4, left >> 4, right << 4, right >> 4]
}

/// For each cell the others of its row and column among these cells.
const fn in_line(cells: u16) -> [u16; 8] {
    [
        (cells & 0x7777) << 1 | (cells & 0x8888) >> 3,
        (cells & 0x3333) << 2 | (cells & 0xCCCC) >> 2,
        (cells & 0x1111) << 3 | (cells & 0xEEEE) >> 1,
        cells.rotate_left(4),
        cells.rotate_left(8),
        cells.rotate_left(12),
        0,
        0,
    ]
}

/// The most sets that any of these cells is in: all cells are counted at once, a bit of the count at a time.
fn most(sets: [u16; 8], among: u16) -> i16 {
    let mut digits = [0; 4];
    for mut carry in sets {
        for digit in &mut digits {
            (*digit, carry) = (*digit ^ carry, *digit & carry);
        }
    }
    let (mut cells, mut most) = (among, 0);
    for (place, digit) in digits.into_iter().enumerate().rev() {
        if cells & digit != 0 {
            cells &= digit;
            most += 1 << place;
        }
    }
    most
}

/// For a display's height and width, for middle, corner and edge: in how many eighths of the squares
/// that it may become a cell is one.
const PLACES: [[[i16; 16]; 3]; 16] = {
    // So many ways lead to a square whose first row (or column) is so far above the display's.
    let ways = [[1, 3, 3, 1], [2, 4, 2, 0], [4, 4, 0, 0], [8, 0, 0, 0]];
    let mut places = [[[0; 16]; 3]; 16];
    let mut size = 0;
    while size < 16 {
        let mut cell = 0;
        while cell < 16 {
            let (mut middle, mut corner, mut edge) = (0, 0, 0);
            let mut shift = 0;
            while shift < 16 {
                let (down, right) = (shift / 4, shift % 4);
                let (row, col) = (cell / 4 + down, cell % 4 + right);
                let weight = ways[size / 4][down] * ways[size % 4][right];
                if row < 4 && col < 4 {
                    let (inner_row, inner_col) = (row == 1 || row == 2, col == 1 || col == 2);
                    if inner_row && inner_col {
                        middle += weight;
                    } else if inner_row || inner_col {
                        edge += weight;
                    } else {
                        corner += weight;
                    }
                }
                shift += 1;
            }
            places[size][0][cell] = ((middle + 4) / 8) as i16;
            places[size][1][cell] = ((corner + 4) / 8) as i16;
            places[size][2][cell] = ((edge + 4) / 8) as i16;
            cell += 1;
        }
        size += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cells_at_once_are_counted_as_each_alone() {
        let mut chance = crate::chance::Chance::new(5);
        for _ in 0..2_000 {
            let (cells, among) = (chance.below(1 << 16) as u16, chance.below(1 << 16) as u16);
            let best = |worth: &dyn Fn(u16) -> i16| {
                (0..16).map(|i| 1 << i).filter(|cell| cell & among != 0).map(worth).max().unwrap_or(0)
            };
            assert_eq!(most(near(cells), among), best(&|cell| count(adjacent(cell) & cells)));
            assert_eq!(most(in_line(cells), among), best(&|cell| count(lines(cell) & !cell & cells)));
        }
    }
}
