//! Evaluation network of a position, trained on games.
//!
//! One hidden layer of 64 `ReLU` units over the [`inputs`], and output weights for each pair of placed cards. What was learned is in `learned.bin`, which
//! `examples/forest_learn` made. Integers only.

mod inputs;
mod sheet;

pub use inputs::{INPUTS, Inputs};
pub use sheet::Sheet;

use douze_rules::Seat;
use douze_rules::forest::State;

/// Sums in the layer.
pub const SUMS: usize = 64;
/// Two cards more each.
pub const STAGES: usize = 8;
/// What is learned is stored in so many parts of 1: the layer,
pub const SCALE: i32 = 128;
/// and what is made of it.
pub const OUT_SCALE: i32 = 1024;
/// Points, and the chance to win as a logit.
pub const HEADS: usize = 2;

const LEARNED: &[u8; 2 * (SUMS * INPUTS + STAGES * HEADS * (SUMS + 1))] = include_bytes!("learned.bin");

const fn number(place: usize) -> i16 {
    i16::from_le_bytes([LEARNED[2 * place], LEARNED[2 * place + 1]])
}

static LAYER: [[i16; SUMS]; INPUTS] = {
    let mut layer = [[0; SUMS]; INPUTS];
    let mut place = 0;
    while place < SUMS * INPUTS {
        layer[place / SUMS][place % SUMS] = number(place);
        place += 1;
    }
    layer
};

static OUT: [[[i16; SUMS + 1]; HEADS]; STAGES] = {
    let mut out = [[[0; SUMS + 1]; HEADS]; STAGES];
    let mut place = 0;
    while place < STAGES * HEADS * (SUMS + 1) {
        out[place / (SUMS + 1) / HEADS][place / (SUMS + 1) % HEADS][place % (SUMS + 1)] =
            number(SUMS * INPUTS + place);
        place += 1;
    }
    out
};

/// A sum counts no more than this, so that nothing overflows.
const MOST: i16 = 8191;
const _: () = {
    let mut place = SUMS * INPUTS;
    while place < SUMS * INPUTS + STAGES * HEADS * (SUMS + 1) {
        assert!((number(place) as i64).abs() * MOST as i64 * (SUMS as i64 + 1) < i32::MAX as i64);
        place += 1;
    }
};

/// What the judge expects for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Hundredths of points at the end, own less the other's.
    pub points: i32,
    /// The chance to win as a logit, in hundredths.
    pub logit: i32,
}

/// Judges a position in which cards are chosen, or one card of the table has been placed.
pub fn judge(state: &State, seat: Seat) -> Verdict {
    let sheet = Sheet::new(state);
    let verdict = read(&sheet);
    if seat.index() == 0 { verdict } else { Verdict { points: -verdict.points, logit: -verdict.logit } }
}

/// For side 0.
pub fn read(sheet: &Sheet) -> Verdict {
    let mut sums = [0_i16; SUMS];
    for (input, value) in Inputs::new(sheet).iter() {
        for (sum, &weight) in sums.iter_mut().zip(&LAYER[input]) {
            *sum = sum.wrapping_add(weight.wrapping_mul(value));
        }
    }
    let stage = (sheet.laid() / 2).min(STAGES - 1);
    let [points, logit] = OUT[stage].map(|weights| {
        let bias = i32::from(weights[SUMS]) * SCALE;
        let terms = sums
            .iter()
            .zip(&weights)
            .map(|(&sum, &weight)| i32::from(sum.clamp(0, MOST)) * i32::from(weight));
        let total: i32 = bias + terms.sum::<i32>();
        (i64::from(total) * 100 / i64::from(SCALE * OUT_SCALE)) as i32
    });
    Verdict { points, logit }
}
