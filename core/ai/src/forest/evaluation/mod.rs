//! Evaluation network of a position, trained on games.
//!
//! One hidden layer of 64 `ReLU` units over the [`features`], and output weights for each pair of placed cards. The
//! weights are in `learned.bin`, made by `examples/forest_learn`. Integers only.

mod encoding;
mod features;

pub use encoding::Encoding;
pub use features::{FEATURES, Features};

use douze_rules::Seat;
use douze_rules::forest::State;

/// Units of the hidden layer.
pub const UNITS: usize = 64;
/// Output weights: one set for each two cards placed.
pub const STAGES: usize = 8;
/// Weights of the layer are stored in parts of 1 by this number,
pub const SCALE: i32 = 128;
/// and output weights by this one.
pub const OUT_SCALE: i32 = 1024;
/// Points, and the chance to win as a logit.
pub const HEADS: usize = 2;

const LEARNED: &[u8; 2 * (UNITS * FEATURES + STAGES * HEADS * (UNITS + 1))] = include_bytes!("learned.bin");

const fn number(place: usize) -> i16 {
    i16::from_le_bytes([LEARNED[2 * place], LEARNED[2 * place + 1]])
}

static LAYER: [[i16; UNITS]; FEATURES] = {
    let mut layer = [[0; UNITS]; FEATURES];
    let mut place = 0;
    while place < UNITS * FEATURES {
        layer[place / UNITS][place % UNITS] = number(place);
        place += 1;
    }
    layer
};

static OUT: [[[i16; UNITS + 1]; HEADS]; STAGES] = {
    let mut out = [[[0; UNITS + 1]; HEADS]; STAGES];
    let mut place = 0;
    while place < STAGES * HEADS * (UNITS + 1) {
        out[place / (UNITS + 1) / HEADS][place / (UNITS + 1) % HEADS][place % (UNITS + 1)] =
            number(UNITS * FEATURES + place);
        place += 1;
    }
    out
};

/// A unit counts at most this, so that nothing overflows.
const UNIT_LIMIT: i16 = 8191;
const _: () = {
    let mut place = UNITS * FEATURES;
    while place < UNITS * FEATURES + STAGES * HEADS * (UNITS + 1) {
        assert!((number(place) as i64).abs() * UNIT_LIMIT as i64 * (UNITS as i64 + 1) < i32::MAX as i64);
        place += 1;
    }
};

/// The result for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Hundredths of points at the end, own less the other's.
    pub points: i32,
    /// The chance to win as a logit, in hundredths.
    pub logit: i32,
}

/// Evaluates a position in which cards are chosen, or one card of the table has been placed.
pub fn evaluate(state: &State, seat: Seat) -> Evaluation {
    let encoding = Encoding::new(state);
    let found = read(&encoding);
    if seat.index() == 0 { found } else { Evaluation { points: -found.points, logit: -found.logit } }
}

/// For side 0.
pub fn read(encoding: &Encoding) -> Evaluation {
    let mut sums = [0_i16; UNITS];
    for (input, value) in Features::new(encoding).iter() {
        for (sum, &weight) in sums.iter_mut().zip(&LAYER[input]) {
            *sum = sum.wrapping_add(weight.wrapping_mul(value));
        }
    }
    let stage = (encoding.laid() / 2).min(STAGES - 1);
    let [points, logit] = OUT[stage].map(|weights| {
        let bias = i32::from(weights[UNITS]) * SCALE;
        let terms = sums
            .iter()
            .zip(&weights)
            .map(|(&sum, &weight)| i32::from(sum.clamp(0, UNIT_LIMIT)) * i32::from(weight));
        let total: i32 = bias + terms.sum::<i32>();
        (i64::from(total) * 100 / i64::from(SCALE * OUT_SCALE)) as i32
    });
    Evaluation { points, logit }
}
