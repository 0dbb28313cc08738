//! A position that came up in a game, and how that game ended.

use crate::numbers::Numbers;
use douze_ai::forest::learn::Sheet;

/// Final points of nine cards of each side, and the chance to win.
pub(crate) const CARDS: usize = 18;

#[derive(Clone, Copy)]
pub(crate) struct Example {
    pub(crate) sheet: Sheet,
    pub(crate) points: [u8; CARDS],
    /// Half games: what side 0 has won.
    pub(crate) won: u8,
}

/// Examples as bytes, so that what was played is learned from more than once.
pub(crate) fn store(examples: &[Example]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for Example { sheet, points, won } in examples {
        let sets = [sheet.hand, sheet.table, sheet.gone].concat();
        let places = sheet.at.concat().into_iter().chain(sheet.colours).chain(sets);
        bytes.extend(places.flat_map(u16::to_le_bytes));
        bytes.extend([sheet.height as u8, sheet.width as u8, sheet.first.into(), *won]);
        bytes.extend(points);
    }
    bytes
}

pub(crate) fn load(bytes: &[u8]) -> Vec<Example> {
    let example = |bytes: &[u8]| {
        let number = |i: usize| u16::from_le_bytes([bytes[2 * i], bytes[2 * i + 1]]);
        let sheet = Sheet {
            at: [0, 12].map(|side| std::array::from_fn(|card| number(side + card))),
            colours: [number(24), number(25)],
            hand: [number(26), number(27)],
            table: [number(28), number(29)],
            gone: [number(30), number(31)],
            height: bytes[64].into(),
            width: bytes[65].into(),
            first: bytes[66] != 0,
        };
        Example { sheet, points: std::array::from_fn(|i| bytes[68 + i]), won: bytes[67] }
    };
    bytes.chunks_exact(68 + CARDS).map(example).collect()
}

impl Example {
    /// What is to be learned of it; varied: turned, mirrored, or with the sides swapped, by chance.
    pub(crate) fn view(&self, numbers: &mut Numbers, varied: bool) -> (Sheet, [f32; CARDS], f32) {
        let mut points: [f32; CARDS] = std::array::from_fn(|i| f32::from(self.points[i]));
        let mut won = f32::from(self.won) / 2.0;
        let mut sheet = self.sheet;
        if varied {
            let way = numbers.below(16) as u32;
            sheet = sheet.turned(way & 7);
            if way & 8 != 0 {
                sheet = sheet.swapped();
                points.rotate_left(9);
                won = 1.0 - won;
            }
        }
        (sheet, points, won)
    }
}
