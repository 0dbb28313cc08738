//! One mixture of three cards against many hands of the other, each of which answers with its own mixture:
//! both learn by matching regrets.

use super::matrix::Matrix;

/// Rounds of learning.
const ROUNDS: i64 = 300;
/// Least share of a card, in percent; a smaller one becomes 0.
const SELDOM: i64 = 8;

/// The mixture, and the value of each card against the other's cards.
pub(super) struct Mixed {
    pub(super) worth: [i32; 3],
    /// Adds up to 100.
    pub(super) percent: [u8; 3],
}

/// Regrets, and how often each card was chosen so far, in thousandths.
#[derive(Clone, Copy, Default)]
struct Learner {
    regrets: [i64; 3],
    played: [i64; 3],
}

impl Learner {
    fn mix(&self) -> [i64; 3] {
        let total: i64 = self.regrets.iter().sum();
        if total == 0 { [333; 3] } else { self.regrets.map(|regret| 1000 * regret / total) }
    }

    /// Regrets below 0 are forgotten, and late rounds count more.
    fn learn(&mut self, mix: [i64; 3], worth: [i64; 3], round: i64) {
        let mean = mean(mix, worth);
        for i in 0..3 {
            self.regrets[i] = (self.regrets[i] + worth[i] - mean).max(0);
            self.played[i] += round * mix[i];
        }
    }
}

/// Hands of the other seat: the result of each own card against each of theirs.
pub(super) struct Hands {
    tables: Vec<Matrix>,
    others: Vec<Learner>,
}

impl Hands {
    /// With room for this many hands.
    pub(super) fn new(count: usize) -> Self {
        Self { tables: Vec::with_capacity(count), others: vec![Learner::default(); count] }
    }

    pub(super) fn push(&mut self, table: Matrix) {
        self.tables.push(table);
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Solves for the rows' player.
    pub(super) fn solve(mut self) -> Mixed {
        let mut own = Learner::default();
        for round in 1..=ROUNDS {
            let mix = own.mix();
            let mut worth = [0; 3];
            for (table, other) in self.tables.iter().zip(&mut self.others) {
                let theirs = other.mix();
                for (worth, row) in worth.iter_mut().zip(table) {
                    *worth += mean(theirs, row.map(i64::from));
                }
                let col = |c: usize| [0, 1, 2].map(|r| i64::from(table[r][c]));
                other.learn(theirs, [0, 1, 2].map(|c| -mean(mix, col(c))), round);
            }
            own.learn(mix, worth, round);
        }
        let count = self.tables.len().max(1) as i64;
        let mut worth = [0; 3];
        for (table, other) in self.tables.iter().zip(&self.others) {
            for (worth, row) in worth.iter_mut().zip(table) {
                *worth += mean(share(other.played), row.map(i64::from));
            }
        }
        Mixed { worth: worth.map(|worth| (worth / count) as i32), percent: percent(share(own.played)) }
    }
}

/// Whole percents, without shares that are too small.
fn percent(shares: [i64; 3]) -> [u8; 3] {
    let mut percent = shares.map(|share| if share < 10 * SELDOM { 0 } else { share / 10 });
    let most = (0..3).max_by_key(|&i| percent[i]).unwrap_or(0);
    percent[most] += 100 - percent.iter().sum::<i64>();
    percent.map(|percent| percent as u8)
}

/// In thousandths; equal as long as nothing was played.
fn share(played: [i64; 3]) -> [i64; 3] {
    let total = played.iter().sum::<i64>();
    if total == 0 { [333; 3] } else { played.map(|played| 1000 * played / total) }
}

fn mean(mix: [i64; 3], worth: [i64; 3]) -> i64 {
    (0..3).map(|i| mix[i] * worth[i]).sum::<i64>() / mix.iter().sum::<i64>().max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(tables: &[Matrix]) -> Mixed {
        let mut hands = Hands::new(tables.len());
        for table in tables {
            hands.push(*table);
        }
        hands.solve()
    }

    #[test]
    fn rock_paper_and_scissors_are_mixed_evenly() {
        let mixed = solved(&[[[0, -300, 300], [300, 0, -300], [-300, 300, 0]]]);
        assert!(mixed.percent.iter().all(|&percent| (30..=37).contains(&percent)), "{:?}", mixed.percent);
        assert!(mixed.worth.iter().all(|worth| worth.abs() < 15), "{:?}", mixed.worth);
    }

    #[test]
    fn what_is_never_good_is_never_chosen() {
        let table = [[100, 90, 120], [0, 10, 0], [-50, 0, 99]];
        assert_eq!(solved(&[table, table]).percent, [100, 0, 0]);
        assert_eq!(solved(&[]).percent.iter().sum::<u8>(), 100);
    }

    #[test]
    fn hands_are_answered_together() {
        // Against each hand alone another row is best; the last one is good against both.
        let tables = [[[200; 3], [-200; 3], [90; 3]], [[-200; 3], [200; 3], [90; 3]]];
        assert_eq!(solved(&tables).percent, [0, 0, 100]);
    }
}
