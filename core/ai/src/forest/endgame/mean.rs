//! The mean over all draws, evaluated only as far as it matters.

use crate::budget::CutShort;
use crate::forest::worth::ALL;

/// As many draws as are looked at with bounds: four cards against four.
pub(super) const WAYS: usize = 16;

/// The bounds of each draw so far.
pub(super) struct Mean {
    least: [i32; WAYS],
    most: [i32; WAYS],
    /// What it may be, as long as it is not known.
    guess: [i32; WAYS],
    count: usize,
}

impl Mean {
    /// One guess for each way, [`WAYS`] at most.
    pub(super) fn new(guesses: &[i32]) -> Self {
        let mut guess = [0; WAYS];
        guess.iter_mut().zip(guesses).for_each(|(place, &guess)| *place = guess);
        Self { least: [ALL[0]; WAYS], most: [ALL[1]; WAYS], guess, count: guesses.len().min(WAYS) }
    }

    /// The mean: exact between `low` and `high`; otherwise at most, or at least, so much. `find` gives what
    /// follows one way, as exactly within bounds that it is given.
    pub(super) fn solve(
        &mut self,
        [low, high]: [i32; 2],
        mut find: impl FnMut(usize, [i32; 2]) -> Result<i32, CutShort>,
    ) -> Result<i32, CutShort> {
        let count = self.count.max(1) as i32;
        for bounded in [true, false] {
            for way in 0..self.count {
                if self.least[way] == self.most[way] {
                    continue;
                }
                let [from, to] = if bounded { self.bounds(way, [low * count, high * count]) } else { ALL };
                let worth = find(way, [from, to])?;
                if worth > from {
                    self.least[way] = worth;
                }
                if worth < to {
                    self.most[way] = worth;
                }
                let [least, most] = [&self.least, &self.most].map(|all| sum(&all[..self.count]));
                if most / count <= low {
                    return Ok(most / count);
                }
                if least / count >= high {
                    return Ok(least / count);
                }
            }
        }
        Ok(sum(&self.least[..self.count]) / count)
    }

    /// Bounds for the next way: if the others come to what they are thought to, they decide about the sum.
    fn bounds(&self, way: usize, [low, high]: [i32; 2]) -> [i32; 2] {
        let rest = (self.count - way) as i32;
        let [least, most] =
            [&self.least, &self.most].map(|all| sum(&all[..way]) + sum(&self.guess[way..self.count]));
        let guess = self.guess[way];
        if most <= low {
            [(guess + (low - most) / rest).max(ALL[0]), ALL[1]]
        } else if least >= high {
            [ALL[0], (guess - (least - high) / rest).min(ALL[1])]
        } else {
            ALL
        }
    }
}

fn sum(all: &[i32]) -> i32 {
    all.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_is_as_when_all_draws_are_known() {
        let mut chance = crate::chance::Chance::new(4);
        let mut random = |count: u32| chance.below(2 * count + 1) as i32 - count as i32;
        for _ in 0..3_000 {
            let worth = [(); 9].map(|()| random(2_000));
            let guess = worth.map(|worth| worth + random(300));
            let low = random(1_000);
            let bounds = if low < 0 { ALL } else { [low, low + 1 + random(300).abs()] };
            let slack = random(50).abs();
            let mean = Mean::new(&guess)
                .solve(bounds, |way, [from, to]| {
                    // As little as a search that is cut off may say.
                    Ok(match worth[way] {
                        worth if worth <= from => from.min(worth + slack),
                        worth if worth >= to => to.max(worth - slack),
                        worth => worth,
                    })
                })
                .unwrap();
            let exact = worth.iter().sum::<i32>() / 9;
            let [low, high] = bounds;
            assert!(mean == exact || exact <= mean && mean <= low || high <= mean && mean <= exact);
        }
    }
}
