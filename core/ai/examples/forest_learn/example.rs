//! A position that came up in a game, and how that game ended.

use crate::numbers::Numbers;
use douze_ai::forest::learn::Encoding;

/// Final points of nine cards of each side, and the chance to win.
pub(crate) const CARDS: usize = 18;

#[derive(Clone, Copy)]
pub(crate) struct Example {
    pub(crate) encoding: Encoding,
    pub(crate) points: [u8; CARDS],
    /// Half games: what side 0 has won.
    pub(crate) won: u8,
}

/// Examples as bytes, so that what was played is learned from more than once.
pub(crate) fn store(examples: &[Example]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for Example { encoding, points, won } in examples {
        let sets = [encoding.hand, encoding.table, encoding.gone].concat();
        let places = encoding.at.concat().into_iter().chain(encoding.colours).chain(sets);
        bytes.extend(places.flat_map(u16::to_le_bytes));
        bytes.extend([encoding.height as u8, encoding.width as u8, encoding.first.into(), *won]);
        bytes.extend(points);
    }
    bytes
}

pub(crate) fn load(bytes: &[u8]) -> Vec<Example> {
    let example = |bytes: &[u8]| {
        let number = |i: usize| u16::from_le_bytes([bytes[2 * i], bytes[2 * i + 1]]);
        let encoding = Encoding {
            at: [0, 12].map(|side| std::array::from_fn(|card| number(side + card))),
            colours: [number(24), number(25)],
            hand: [number(26), number(27)],
            table: [number(28), number(29)],
            gone: [number(30), number(31)],
            height: bytes[64].into(),
            width: bytes[65].into(),
            first: bytes[66] != 0,
        };
        Example { encoding, points: std::array::from_fn(|i| bytes[68 + i]), won: bytes[67] }
    };
    bytes.chunks_exact(68 + CARDS).map(example).collect()
}

impl Example {
    /// What is to be learned of it; varied: turned, mirrored, or with the sides swapped, by chance.
    pub(crate) fn view(&self, numbers: &mut Numbers, varied: bool) -> (Encoding, [f32; CARDS], f32) {
        let mut points: [f32; CARDS] = std::array::from_fn(|i| f32::from(self.points[i]));
        let mut won = f32::from(self.won) / 2.0;
        let mut encoding = self.encoding;
        if varied {
            let way = numbers.below(16) as u32;
            encoding = encoding.turned(way & 7);
            if way & 8 != 0 {
                encoding = encoding.swapped();
                points.rotate_left(9);
                won = 1.0 - won;
            }
        }
        (encoding, points, won)
    }
}
