//! Cells as bits. A [`Board`] has one bit per cell of the display's window and of the ring around it, where a
//! next card may be: bit `8 × (row + 1) + column + 1`, rows and columns counted from the window's first.

/// Cells of the window and of the ring around it, as bits.
pub(super) type Board = u64;

/// The window's first cell, row and column.
pub(super) const FIRST: Board = 1 << 9;
pub(super) const FIRST_ROW: Board = 0x1E00;
pub(super) const FIRST_COL: Board = 0x0002_0202_0200;
/// Its last row and column, and the four sides of the ring.
pub(super) const LAST_ROW: Board = FIRST_ROW << 24;
pub(super) const LAST_COL: Board = FIRST_COL << 3;
pub(super) const ABOVE: Board = 0xFF;
pub(super) const BELOW: Board = ABOVE << 40;
pub(super) const LEFT: Board = 0x0101_0101_0101;
pub(super) const RIGHT: Board = LEFT << 5;

/// All rows on top of one another.
pub(super) const fn fold(cells: Board) -> Board {
    let half = cells | cells >> 32;
    let quarter = half | half >> 16;
    (quarter | quarter >> 8) & 0xFF
}

/// The window's rows that hold cells, as bits.
pub(super) const fn rows(cells: Board) -> u64 {
    let pairs = cells >> 9 | cells >> 10;
    ((pairs | pairs >> 2) & 0x0101_0101).wrapping_mul(0x0102_0408) >> 24 & 0xF
}

/// The window's columns that hold cells, as bits.
pub(super) const fn cols(cells: Board) -> u64 {
    fold(cells) >> 1 & 0xF
}

/// For the eight neighbours of a cell by row, then column, as bits: do they hang together without it?
const HOLDS: [bool; 256] = {
    let mut holds = [false; 256];
    let mut around = 1_u64;
    while around < 256 {
        // The neighbours on a board of their own, around an empty cell.
        let cells = around & 7 | (around & 8) << 5 | (around & 16) << 6 | (around & 0xE0) << 11;
        holds[around as usize] = group(cells & cells.wrapping_neg(), cells) == cells;
        around += 1;
    }
    holds
};

/// Is the rest of a group still one, for sure, without the card on this bit? Looks at its neighbours only.
pub(super) const fn holds_without(rest: Board, bit: u32) -> bool {
    let near = rest >> ((bit.wrapping_sub(9)) & 63);
    let around = near & 7 | near >> 5 & 8 | near >> 6 & 16 | near >> 11 & 0xE0;
    HOLDS[(around & 0xFF) as usize]
}

/// The cells of a line, numbered as in [`Display::lines`](super::display::Display::lines).
pub(super) const fn line_mask(line: u32) -> Board {
    if line < 4 { FIRST_ROW << (8 * line) } else { FIRST_COL << (line & 3) }
}

/// The cells that keep the bounding box of these cards within 4×4.
pub(super) const fn frame(cards: Board) -> Board {
    let above = if cards & LAST_ROW == 0 { 0 } else { ABOVE };
    let below = if cards & FIRST_ROW == 0 { 0 } else { BELOW };
    let left = if cards & LAST_COL == 0 { 0 } else { LEFT };
    let right = if cards & FIRST_COL == 0 { 0 } else { RIGHT };
    !(above | below | left | right)
}

/// These cells and all that touch them, in 8 directions.
pub(super) const fn grow(cells: Board) -> Board {
    let row = cells | cells << 1 | cells >> 1;
    row | row << 8 | row >> 8
}

/// All cells that hang together with the seed.
pub(super) const fn group(seed: Board, all: Board) -> Board {
    let mut group = seed;
    loop {
        let more = grow(group) & all;
        if more == group {
            return group;
        }
        group = more;
    }
}
