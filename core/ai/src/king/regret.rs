//! Mixed strategies by matching regrets, in integers.

use super::table::{CARDS, Cell, SEATS};

/// A share of a mixed strategy: so much is all of it. Three of them multiplied, times 10,000, times the
/// number of rounds that a decision can play out, stay far within 64 bits.
pub(super) const ONE: i64 = 1 << 10;

/// For each seat of the group a share for each card.
pub(super) type Mixes = [[i64; CARDS]; SEATS];

/// What comes of a table when every seat learns to regret nothing.
pub(super) struct Solution {
    /// How often each card was played on the way, later answers weighing more.
    pub(super) played: Mixes,
}

impl Solution {
    /// The own share of a card, of [`ONE`]; the same for all while nothing is known.
    pub(super) fn share(&self, card: usize) -> u32 {
        let total: i64 = self.played[0].iter().sum();
        if total == 0 { 1 } else { (ONE * self.played[0][card] / total) as u32 }
    }
}

/// Each seat plays its cards in proportion to what it regrets not to have played so far; what was
/// played on average is hard to exploit.
pub(super) fn solve(cells: &[Cell], seats: usize, rounds: i64) -> Solution {
    let mut possible = [[false; CARDS]; SEATS];
    for cell in cells {
        for seat in 0..seats {
            possible[seat][usize::from(cell.cards[seat])] = true;
        }
    }
    let mut regrets = [[0_i64; CARDS]; SEATS];
    let mut played = [[0_i64; CARDS]; SEATS];
    for round in 1..=rounds {
        for seat in 0..seats {
            let mixes: Mixes = std::array::from_fn(|seat| shares(regrets[seat], possible[seat]));
            let worth = worth(cells, &mixes, seats, seat);
            let mean = (0..CARDS).map(|card| mixes[seat][card] * worth[card]).sum::<i64>() / ONE;
            for card in 0..CARDS {
                if possible[seat][card] {
                    let regret = &mut regrets[seat][card];
                    *regret = (*regret + worth[card] - mean).max(0);
                    played[seat][card] += round * mixes[seat][card];
                }
            }
        }
    }
    Solution { played }
}

/// In proportion to the regrets; all alike when there is none.
fn shares(regrets: [i64; CARDS], possible: [bool; CARDS]) -> [i64; CARDS] {
    let total: i64 = regrets.iter().sum();
    let count = possible.iter().filter(|&&possible| possible).count() as i64;
    std::array::from_fn(|card| match (total, possible[card]) {
        (_, false) => 0,
        (0, true) => ONE / count.max(1),
        (_, true) => ONE * regrets[card] / total,
    })
}

/// The chance of the own seat to win the round with each card, in ten-thousandths, when the others play what
/// they played on the way.
pub(super) fn rounds(cells: &[Cell], solution: &Solution, seats: usize) -> [i32; CARDS] {
    let mixes = solution.played.map(|played| {
        let total: i64 = played.iter().sum();
        played.map(|share| ONE * share / total.max(1))
    });
    weighted(cells, &mixes, seats, 0, |cell| cell.won).map(|worth| worth as i32)
}

/// What each card of a seat comes to when the others play these mixes.
fn worth(cells: &[Cell], mixes: &Mixes, seats: usize, seat: usize) -> [i64; CARDS] {
    weighted(cells, mixes, seats, seat, |cell| cell.sums[seat])
}

fn weighted(
    cells: &[Cell],
    mixes: &Mixes,
    seats: usize,
    seat: usize,
    sum: impl Fn(&Cell) -> i64,
) -> [i64; CARDS] {
    let (mut sums, mut counts) = ([0; CARDS], [0; CARDS]);
    for cell in cells {
        let mut weight = 1;
        for other in 0..SEATS {
            if other != seat && other < seats {
                weight *= mixes[other][usize::from(cell.cards[other])];
            }
        }
        let card = usize::from(cell.cards[seat]);
        sums[card] += weight * sum(cell);
        counts[card] += weight * cell.count;
    }
    std::array::from_fn(|card| if counts[card] > 0 { sums[card] / counts[card] } else { 0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells of a game of two seats, in which the second one gets what the first one does not.
    fn cells(worth: &[&[i64]]) -> Vec<Cell> {
        let mut cells = Vec::new();
        for (own, row) in (0..).zip(worth) {
            for (other, &chance) in (0..).zip(*row) {
                cells.push(Cell {
                    cards: [own, other, 0, 0],
                    count: 10,
                    sums: [chance, 10_000 - chance, 0, 0],
                    ..Cell::default()
                });
            }
        }
        cells
    }

    fn percents(mix: [i64; CARDS]) -> [i64; CARDS] {
        mix.map(|share| (100 * share + 50) / mix.iter().sum::<i64>())
    }

    #[test]
    fn matching_pennies_is_mixed_evenly() {
        let played = solve(&cells(&[&[9_000, 1_000], &[1_000, 9_000]]), 2, 60).played;
        assert!(percents(played[0]).iter().take(2).all(|percent| (45..=55).contains(percent)), "{played:?}");
    }

    #[test]
    fn a_known_mixture_is_found() {
        // Rock, paper, scissors, where rock wins twice as much: 1/4 rock, 1/2 paper, 1/4 scissors.
        let worth: [&[i64]; 3] = [&[5_000, 4_000, 7_000], &[6_000, 5_000, 4_000], &[3_000, 6_000, 5_000]];
        for mix in &solve(&cells(&worth), 2, 60).played[..2] {
            let [rock, paper, scissors, ..] = percents(*mix);
            assert!((20..=30).contains(&rock) && (45..=55).contains(&paper) && (20..=30).contains(&scissors));
        }
    }

    #[test]
    fn what_is_worse_against_everything_is_hardly_played() {
        let mix = percents(solve(&cells(&[&[6_000, 5_000], &[2_000, 2_000]]), 2, 60).played[0]);
        assert!(mix[0] >= 95 && mix[0] + mix[1] >= 99, "{mix:?}");
    }

    #[test]
    fn the_second_seat_answers_the_first() {
        let mix = percents(solve(&cells(&[&[6_000, 3_000], &[6_000, 3_000]]), 2, 60).played[1]);
        assert!(mix[1] >= 95, "{mix:?}");
    }
}
