//! A 3×3 matrix game whose entries are evaluated only as far as they matter.

use crate::budget::CutShort;
use crate::forest::matrix::{Matrix, value};
use crate::forest::worth::ALL;

/// The bounds of an entry so far.
pub(super) struct Lazy {
    least: Matrix,
    most: Matrix,
    /// Its bounds, as long as it is not known.
    guess: Matrix,
    /// How often it was looked at.
    looks: Matrix,
}

/// After this many searches with narrow bounds an entry is evaluated exactly.
const LOOKS: i32 = 2;

impl Lazy {
    /// What the entries may be, and which of them are so for sure.
    pub(super) fn new(guess: Matrix, known: impl Fn(usize, usize) -> bool) -> Self {
        let mut lazy = Self { least: [[ALL[0]; 3]; 3], most: [[ALL[1]; 3]; 3], guess, looks: [[0; 3]; 3] };
        for (row, col) in (0..9).map(|number| (number / 3, number % 3)).filter(|&(row, col)| known(row, col))
        {
            lazy.least[row][col] = guess[row][col];
            lazy.most[row][col] = guess[row][col];
        }
        lazy
    }

    /// Bounds of the game's value: equal, or on one side of `low` and `high`. `find` gives an entry, within
    /// bounds that it is given as the game's value is within `low` and `high`.
    pub(super) fn solve(
        &mut self,
        [low, high]: [i32; 2],
        mut find: impl FnMut(usize, usize, [i32; 2]) -> Result<i32, CutShort>,
    ) -> Result<[i32; 2], CutShort> {
        loop {
            let [least, most] = [value(&self.least), value(&self.most)];
            if least == most || least >= high || most <= low {
                return Ok([least, most]);
            }
            let (row, col, [from, to]) = self.next([low, high]);
            let worth = find(row, col, [from, to])?;
            self.looks[row][col] += 1;
            let [least, most] = [&mut self.least[row][col], &mut self.most[row][col]];
            if worth > from {
                *least = worth.max(*least);
            }
            if worth < to {
                *most = worth.min(*most);
            }
            self.guess[row][col] = worth;
        }
    }

    /// Which entry to look at next, and within which bounds.
    fn next(&self, [low, high]: [i32; 2]) -> (usize, usize, [i32; 2]) {
        let guess = |&(row, col): &(usize, usize)| self.guess[row][col];
        let col = (0..3).min_by_key(|&col| (0..3).map(|row| guess(&(row, col))).max()).unwrap_or(0);
        let row = (0..3).max_by_key(|&row| (0..3).map(|col| guess(&(row, col))).min()).unwrap_or(0);
        let open = |&(row, col): &(usize, usize)| self.least[row][col] < self.most[row][col];
        let bounded = |(row, col): (usize, usize), bounds: [i32; 2]| {
            (row, col, if self.looks[row][col] < LOOKS { bounds } else { ALL })
        };
        let expected = value(&self.guess);
        if low < expected && expected < high && open(&(row, col)) {
            return (row, col, ALL);
        }
        // Nobody should get more than expected where the other plays its best column,
        if expected < high {
            let bound = expected.max(low);
            let above = |&(row, col): &(usize, usize)| open(&(row, col)) && self.most[row][col] > bound;
            if let Some(entry) = (0..3).map(|row| (row, col)).filter(above).max_by_key(guess) {
                return bounded(entry, [bound, ALL[1]]);
            }
        }
        // and nobody less in the best row.
        if expected > low {
            let bound = expected.min(high);
            let below = |&(row, col): &(usize, usize)| open(&(row, col)) && self.least[row][col] < bound;
            if let Some(entry) = (0..3).map(|col| (row, col)).filter(below).min_by_key(guess) {
                return bounded(entry, [ALL[0], bound]);
            }
        }
        let (row, col) = (0..9).map(|number| (number / 3, number % 3)).find(open).unwrap_or((0, 0));
        (row, col, ALL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_solved_as_when_all_entries_are_known() {
        let mut chance = crate::chance::Chance::new(9);
        let mut random = |count: u32| chance.below(2 * count + 1) as i32 - count as i32;
        let (mut looks, games) = (0, 3_000);
        for _ in 0..games {
            let worth: Matrix = [(); 3].map(|()| [(); 3].map(|()| random(1_000)));
            let mut guess = worth.map(|row| row.map(|worth| worth + random(200)));
            (0..3).for_each(|number| guess[number][number] = worth[number][number]);
            let low = random(1_000);
            let bounds = if low < 0 { ALL } else { [low, low + 1 + random(300).abs()] };
            let slack = random(50).abs();
            let [least, most] = Lazy::new(guess, |row, col| row == col)
                .solve(bounds, |row, col, [from, to]| {
                    looks += 1;
                    let worth = worth[row][col];
                    // As little as a search that is cut off may say.
                    Ok(match worth {
                        _ if worth <= from => from.min(worth + slack),
                        _ if worth >= to => to.max(worth - slack),
                        _ => worth,
                    })
                })
                .unwrap();
            let exact = value(&worth);
            assert!(least <= exact && exact <= most, "{worth:?} {bounds:?}: {least} {most} {exact}");
            assert!(least == most || least >= bounds[1] || most <= bounds[0]);
        }
        assert!(looks < 6 * games, "{looks}");
    }
}
