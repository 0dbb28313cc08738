//! The trained parameters: sums of features, and outputs by stage of the game.

use crate::example::CARDS;
use douze_ai::forest::learn::{Features, HEADS, OUT_SCALE, SCALE, STAGES, UNITS};

/// The points of each card, and the chance to win.
pub(crate) const OUTS: usize = CARDS + 1;

/// A list of numbers that follows its slopes (Adam).
pub(crate) struct Learned {
    pub(crate) at: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Learned {
    pub(crate) fn new(at: Vec<f32>) -> Self {
        let zero = vec![0.0; at.len()];
        Self { slope: zero.clone(), mean: zero.clone(), square: zero, at, steps: 0 }
    }
    pub(crate) fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (one, two) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for i in 0..self.at.len() {
            let slope = self.slope[i];
            self.mean[i] += 0.1 * (slope - self.mean[i]);
            self.square[i] += 0.001 * (slope * slope - self.square[i]);
            self.at[i] -= rate * (self.mean[i] / one) / ((self.square[i] / two).sqrt() + 1e-8);
            self.slope[i] = 0.0;
        }
    }
}

pub(crate) struct Net {
    pub(crate) layer: Learned,
    pub(crate) out: Learned,
}

/// Weights of one output of a stage: the sums, then the bias.
pub(crate) const ROW: usize = UNITS + 1;

impl Net {
    /// Sums and outputs.
    pub(crate) fn run(
        &self,
        features: &Features,
        stage: usize,
        sums: &mut [f32; UNITS],
        outs: &mut [f32; OUTS],
    ) {
        *sums = [0.0; UNITS];
        for (input, value) in features.iter() {
            let value = f32::from(value);
            for (sum, weight) in sums.iter_mut().zip(&self.layer.at[UNITS * input..UNITS * (input + 1)]) {
                *sum += weight * value;
            }
        }
        for (number, out) in outs.iter_mut().enumerate() {
            let row = &self.out.at[ROW * (OUTS * stage + number)..][..ROW];
            *out = row[UNITS] + sums.iter().zip(row).map(|(sum, weight)| sum.max(0.0) * weight).sum::<f32>();
        }
    }
    pub(crate) fn learn(
        &mut self,
        features: &Features,
        stage: usize,
        sums: &[f32; UNITS],
        slopes: &[f32; OUTS],
    ) {
        let mut back = [0.0; UNITS];
        for (number, slope) in slopes.iter().enumerate() {
            let start = ROW * (OUTS * stage + number);
            for i in 0..UNITS {
                back[i] += slope * self.out.at[start + i];
                self.out.slope[start + i] += slope * sums[i].max(0.0);
            }
            self.out.slope[start + UNITS] += slope;
        }
        for i in 0..UNITS {
            if sums[i] <= 0.0 {
                back[i] *= 0.01;
            }
        }
        for (input, value) in features.iter() {
            let value = f32::from(value);
            for (slope, back) in self.layer.slope[UNITS * input..UNITS * (input + 1)].iter_mut().zip(&back) {
                *slope += back * value;
            }
        }
    }
    /// Both heads of a stage: all points of side 0 less those of side 1; the chance to win.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let store = |value: f32, scale: i32| (value * scale as f32).round().clamp(-32767.0, 32767.0) as i16;
        let mut all: Vec<i16> = self.layer.at.iter().map(|&w| store(w, SCALE)).collect();
        for stage in 0..STAGES {
            for head in 0..HEADS {
                for i in 0..ROW {
                    let at = |out: usize| self.out.at[ROW * (OUTS * stage + out) + i];
                    let value =
                        if head == 0 { (0..9).map(|out| at(out) - at(9 + out)).sum() } else { at(CARDS) };
                    all.push(store(value, OUT_SCALE));
                }
            }
        }
        all.iter().flat_map(|number| number.to_le_bytes()).collect()
    }
}
