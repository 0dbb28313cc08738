//! Neighbourhoods on the 4×4 square as masks of 16 bits: bit 0 is the top left cell, bit 3 the top right one.

/// The four corner cells.
pub const CORNERS: u16 = 0x9009;
/// The cells on the edge that are no corners.
pub const EDGES: u16 = 0x6996;
/// The four middle cells.
pub const MIDDLE: u16 = 0x0660;

/// The four neighbours of each of these cells.
#[inline]
pub const fn orthogonal(cells: u16) -> u16 {
    (cells & 0x7777) << 1 | (cells & 0xEEEE) >> 1 | cells << 4 | cells >> 4
}

/// The eight neighbours of a cell.
#[inline]
pub const fn adjacent(cell: u16) -> u16 {
    let row = cell | (cell & 0x7777) << 1 | (cell & 0xEEEE) >> 1;
    (row | row << 4 | row >> 4) & !cell
}

/// Row and column of a cell; nothing for none.
#[inline]
pub const fn lines(cell: u16) -> u16 {
    if cell == 0 {
        return 0;
    }
    let index = cell.trailing_zeros();
    0xF << (index & !3) | 0x1111 << (index & 3)
}
