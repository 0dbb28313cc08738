//! A position encoded for the network: where every card is, whatever the display's place on the table.

use douze_rules::Seat;
use douze_rules::forest::{Card, State};

/// Where all cards are. Cells are bits of a 4×4 square whose top left corner is that of the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding {
    /// By side and card: the card's cell; 0 when it is not in the display.
    pub at: [[u16; 12]; 2],
    /// All cells of a side.
    pub colours: [u16; 2],
    /// Cards as bits, by side: in hand or face down,
    pub hand: [u16; 2],
    /// revealed and to be placed,
    pub table: [u16; 2],
    /// out of the game.
    pub gone: [u16; 2],
    /// Rows of the display, 1 to 4.
    pub height: usize,
    /// Its columns.
    pub width: usize,
    /// Does side 0 hold the tiebreaker?
    pub first: bool,
}

impl Encoding {
    /// Side 0 is seat 0.
    pub fn new(state: &State) -> Self {
        let mut encoding = Self {
            at: [[0; 12]; 2],
            colours: [0; 2],
            hand: [0, 1].map(|side| {
                let seat = Seat::new(side);
                let hand = state.hand(seat);
                state.chosen(seat).map_or(hand, |card| hand.with(card)).bits()
            }),
            table: [0; 2],
            gone: [0; 2],
            height: 1,
            width: 1,
            first: state.tiebreaker().is_some_and(|seat| seat.index() == 0),
        };
        for (seat, card) in state.table() {
            encoding.table[seat.index() & 1] |= 1 << card as u16;
        }
        for (seat, card) in state.removed() {
            encoding.gone[seat.index() & 1] |= 1 << card as u16;
        }
        let Some((first, last)) = state.frame() else { return encoding };
        encoding.height = (last.row - first.row + 1).clamp(1, 4) as usize;
        encoding.width = (last.col - first.col + 1).clamp(1, 4) as usize;
        for placed in state.display() {
            let side = placed.seat.index() & 1;
            let bit = 1 << ((4 * (placed.at.row - first.row) + placed.at.col - first.col) & 15);
            encoding.at[side][placed.card as usize] = bit;
            encoding.colours[side] |= bit;
        }
        encoding
    }

    /// Both sides change places.
    #[must_use]
    pub fn swapped(mut self) -> Self {
        self.at.swap(0, 1);
        self.colours.swap(0, 1);
        self.hand.swap(0, 1);
        self.table.swap(0, 1);
        self.gone.swap(0, 1);
        self.first = !self.first;
        self
    }

    /// The same display turned and mirrored, in one of eight ways.
    #[must_use]
    pub fn turned(mut self, way: u32) -> Self {
        let (height, width) = (self.height as u32, self.width as u32);
        let turn = |cells: u16| {
            let mut turned = 0;
            for index in (0..16).filter(|index| cells >> index & 1 != 0) {
                let (mut row, mut col) = (index / 4, index % 4);
                if way & 1 != 0 {
                    row = height - 1 - row;
                }
                if way & 2 != 0 {
                    col = width - 1 - col;
                }
                if way & 4 != 0 {
                    (row, col) = (col, row);
                }
                turned |= 1 << (4 * row + col);
            }
            turned
        };
        self.at = self.at.map(|side| side.map(turn));
        self.colours = self.colours.map(turn);
        if way & 4 != 0 {
            (self.height, self.width) = (self.width, self.height);
        }
        self
    }

    /// Cards in the display.
    pub fn laid(&self) -> usize {
        (self.colours[0] | self.colours[1]).count_ones() as usize
    }

    pub(super) fn cell(&self, side: usize, card: Card) -> u16 {
        self.at[side & 1][card as usize & 15]
    }
}
