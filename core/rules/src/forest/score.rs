//! The score of each card, with its reason (`forest.md`, Score).

use super::display::Display;
use super::square::{CORNERS, EDGES, MIDDLE, adjacent, lines, orthogonal};
use super::{Card, Cell};
use crate::Seat;
use crate::bits::bits;

/// The score of a card of the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Whose card.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// Its place.
    pub at: Cell,
    /// Its points.
    pub points: u8,
    /// Why that many.
    pub why: Why,
    /// The other cards that made the points what they are.
    pub cells: Cells,
}

/// The reason for a card's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Crow: Moths of either colour adjacent to it.
    CrowMoths {
        /// How many, 0 to 2.
        adjacent: u8,
    },
    /// Bat: orthogonal to its owner's Crow?
    BatCrow {
        /// Is it?
        beside: bool,
    },
    /// Moth in a square display.
    MothMiddle {
        /// Is it in one of the four middle cells?
        inside: bool,
        /// Is the other Moth there?
        other_inside: bool,
    },
    /// Spider in a square display.
    SpiderCorner {
        /// Is it in a corner?
        corner: bool,
        /// Are both own Spiders?
        both: bool,
    },
    /// Cat in a square display.
    CatEdge {
        /// Is it on the edge, but not in a corner?
        edge: bool,
    },
    /// Owl: own cards in its row or column, itself not counted (R-F8).
    OwlLine {
        /// How many.
        cards: u8,
    },
    /// Wolf: opposing cards adjacent (R-F8).
    WolfPrey {
        /// How many.
        cards: u8,
    },
    /// Jackalope: the best own card orthogonal to it (R-F7); none when there is no own card.
    JackalopeCopies {
        /// That card and its points.
        copied: Option<(Card, u8)>,
    },
    /// Deer, Raccoon and Snake score nothing.
    NoPoints,
    /// Moth, Spiders and Cat score nothing until both sides of the display are 4.
    NotYetSquare,
}

/// Some cells of the display, by row, then column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells {
    display: Display,
    mask: u16,
}

impl Cells {
    /// The cells.
    pub fn iter(self) -> impl Iterator<Item = Cell> + use<> {
        bits(self.mask.into()).map(move |index| self.display.cell(board_bit(index)))
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.mask.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.mask == 0
    }
}

/// The place of every card: one bit per card, none for a card that is not in the display.
struct Board {
    at: [[u16; 16]; 2],
    colours: [u16; 2],
    square: bool,
}

/// Points of a seat's cards, a byte each: kept in registers, as playouts score every display.
#[derive(Clone, Copy)]
struct Points(u128);

impl Points {
    const fn of(self, card: Card) -> u8 {
        (self.0 >> (8 * card as u32)) as u8
    }
}

impl Board {
    fn new(display: &Display) -> Self {
        let mut at = [[0; 16]; 2];
        let colours = display.windows();
        let taken = colours[0] | colours[1];
        // All cells alike, empty ones too: without a search for the cards a whole game takes 4 % less time.
        for index in 0..16 {
            let side = usize::from(colours[1] >> index & 1);
            at[side][display.window_bits(index)] |= taken & 1 << index;
        }
        Self { at, colours, square: display.is_square() }
    }

    const fn cell(&self, side: usize, card: Card) -> u16 {
        self.at[side & 1][card as usize & 15]
    }

    const fn moths(&self) -> u16 {
        self.cell(0, Card::Moth) | self.cell(1, Card::Moth)
    }

    fn prey(&self, side: usize) -> u16 {
        adjacent(self.cell(side, Card::Wolf)) & self.colours[side & 1 ^ 1]
    }

    fn owls_line(&self, side: usize) -> u16 {
        let owl = self.cell(side, Card::Owl);
        lines(owl) & !owl & self.colours[side & 1]
    }

    fn points(&self, side: usize) -> Points {
        let cell = |card| self.cell(side, card);
        let has = |mask: u16| u8::from(mask != 0);
        let square = if self.square { !0 } else { 0 };

        // One Moth 1, both 3.
        let moths = (adjacent(cell(Card::Crow)) & self.moths()).count_ones() as u8;
        let inside = has(cell(Card::Moth) & MIDDLE & square);
        let alone = 1 - has(self.cell(side ^ 1, Card::Moth) & MIDDLE);
        let corners = [Card::Spider4, Card::Spider5].map(|spider| has(cell(spider) & CORNERS & square));
        let both = corners[0] & corners[1];
        let scored = [
            (Card::Crow, moths + u8::from(moths == 2)),
            (Card::Bat, 3 * has(orthogonal(cell(Card::Bat)) & cell(Card::Crow))),
            (Card::Moth, inside * (2 + alone)),
            (Card::Spider4, corners[0] * (2 + both)),
            (Card::Spider5, corners[1] * (2 + both)),
            (Card::Cat, 3 * has(cell(Card::Cat) & EDGES & square)),
            (Card::Owl, self.owls_line(side).count_ones() as u8),
            (Card::Wolf, self.prey(side).count_ones() as u8),
        ];
        let beside = orthogonal(cell(Card::Jackalope));
        let copied = scored.map(|(card, points)| points * has(cell(card) & beside)).into_iter().max();
        let mut all = u128::from(copied.unwrap_or(0)) << (8 * Card::Jackalope as u32);
        for (card, points) in scored {
            all |= u128::from(points) << (8 * card as u32);
        }
        Points(all)
    }

    /// The card that the Jackalope copies (R-F7), its points, and its cell; of equal ones the first by row, then column.
    fn copied(&self, side: usize, points: Points) -> Option<(Card, u8, u16)> {
        let beside = orthogonal(self.cell(side, Card::Jackalope));
        Card::ALL
            .into_iter()
            .map(|card| (card, points.of(card), self.cell(side, card)))
            .filter(|(.., cell)| cell & beside != 0)
            .min_by_key(|&(_, points, cell)| (u8::MAX - points, cell))
    }

    fn why(&self, side: usize, card: Card, points: Points) -> (Why, u16) {
        let cell = self.cell(side, card);
        match card {
            Card::Crow => {
                let moths = adjacent(cell) & self.moths();
                (Why::CrowMoths { adjacent: moths.count_ones() as u8 }, moths)
            }
            Card::Bat => {
                let crow = orthogonal(cell) & self.cell(side, Card::Crow);
                (Why::BatCrow { beside: crow != 0 }, crow)
            }
            Card::Moth | Card::Spider4 | Card::Spider5 | Card::Cat if !self.square => (Why::NotYetSquare, 0),
            Card::Moth => {
                let other = self.cell(side ^ 1, Card::Moth) & MIDDLE;
                (Why::MothMiddle { inside: cell & MIDDLE != 0, other_inside: other != 0 }, other)
            }
            Card::Spider4 | Card::Spider5 => {
                let both = (self.cell(side, Card::Spider4) | self.cell(side, Card::Spider5)) & CORNERS;
                let (corner, both_there) = (cell & CORNERS != 0, both.count_ones() == 2);
                (Why::SpiderCorner { corner, both: both_there }, if both_there { both & !cell } else { 0 })
            }
            Card::Cat => (Why::CatEdge { edge: cell & EDGES != 0 }, 0),
            Card::Owl => {
                let cards = self.owls_line(side);
                (Why::OwlLine { cards: cards.count_ones() as u8 }, cards)
            }
            Card::Wolf => {
                let cards = self.prey(side);
                (Why::WolfPrey { cards: cards.count_ones() as u8 }, cards)
            }
            Card::Jackalope => {
                let copied = self.copied(side, points);
                let why = Why::JackalopeCopies { copied: copied.map(|(card, points, _)| (card, points)) };
                (why, copied.map_or(0, |(.., cell)| cell))
            }
            Card::Deer | Card::Raccoon | Card::Snake => (Why::NoPoints, 0),
        }
    }
}

/// Points, and cards that score at least 1, by seat.
pub(super) fn totals(display: &Display) -> ([u8; 2], [u8; 2]) {
    both(&Board::new(display))
}

/// Points, and cards that score at least 1, by seat, of a display that is square: for each seat and card
/// its cell as bit `4 × row + column`, 0 for a card that is not placed; all cells of each seat.
pub fn square_totals(at: &[[u16; 16]; 2], colours: [u16; 2]) -> ([u8; 2], [u8; 2]) {
    both(&Board { at: *at, colours, square: true })
}

fn both(board: &Board) -> ([u8; 2], [u8; 2]) {
    let ([own, scoring], [theirs, others]) = (added(board.points(0)), added(board.points(1)));
    ([own, theirs], [scoring, others])
}

/// The points of all cards, and how many score: eight at a time, as no sum is above 255.
const fn added(points: Points) -> [u8; 2] {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let (low, high) = (points.0 as u64, (points.0 >> 64) as u64);
    // The highest bit of each byte is set when it is above 0.
    let scoring = ((low + 0x7F * ONES) >> 7 & ONES) + ((high + 0x7F * ONES) >> 7 & ONES);
    [((low + high).wrapping_mul(ONES) >> 56) as u8, (scoring.wrapping_mul(ONES) >> 56) as u8]
}

/// A receipt for each card of the display, by row, then column.
pub(super) fn receipts(display: Display) -> impl Iterator<Item = Receipt> + use<> {
    let board = Board::new(&display);
    let points = [board.points(0), board.points(1)];
    display.cards().map(move |(bit, seat, card)| {
        let points = points[seat.side()];
        let (why, mask) = board.why(seat.side(), card, points);
        let cells = Cells { display, mask };
        Receipt { seat, card, at: display.cell(bit), points: points.of(card), why, cells }
    })
}

/// The board's bit of a cell of the window.
const fn board_bit(index: u32) -> u32 {
    8 * (index >> 2) + (index & 3) + 9
}
