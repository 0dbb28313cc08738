//! Mixed strategies by matching regrets, in integers.

use super::payoffs::Cell;
use super::playout::{CARDS, SEATS};
use super::skill::Skill;
use crate::budget::Meter;

/// How often every seat answers the others when there is no time left.
const FEW_ROUNDS: i64 = 10;

/// A share of a mixed strategy: so much is all of it. Three of them multiplied, times 10,000, times the
/// number of rounds that a decision can play out, stay far within 64 bits.
pub(super) const ONE: i64 = 1 << 10;

/// For each seat of the group a share for each card.
pub(super) type Mixes = [[i64; CARDS]; SEATS];

/// What comes of a table when every seat learns to regret nothing.
pub(super) struct Solution {
    /// How often each card was played on the way, later answers weighing more.
    pub(super) played: Mixes,
    /// There was no time for all rounds.
    pub(super) cut: bool,
}

impl Solution {
    /// The acting seat's share of a card, of [`ONE`]; the same for all while nothing is known.
    pub(super) fn share(&self, card: usize) -> u32 {
        let total: i64 = self.played[0].iter().sum();
        if total == 0 { 1 } else { (ONE * self.played[0][card] / total) as u32 }
    }
}

/// Each seat plays its cards in proportion to what it regrets not to have played so far; what was played on average
/// is hard to exploit. All but the acting seat choose only so many of a hundred cards with care, the others at random:
/// what they give away so is taken, by mixtures still, for all learn at the same time.
///
/// Asked to stop, it does only few rounds.
pub(super) fn solve(cells: &[Cell], seats: usize, skill: Skill, meter: &mut Meter<'_>) -> Solution {
    let mut possible = [[false; CARDS]; SEATS];
    for cell in cells {
        for seat in 0..seats {
            possible[seat][usize::from(cell.cards[seat])] = true;
        }
    }
    let mut regrets = [[0_i64; CARDS]; SEATS];
    let mut played = [[0_i64; CARDS]; SEATS];
    let mut cut = false;
    for round in 1..=skill.rounds {
        cut = round > FEW_ROUNDS && meter.spend().is_err();
        if cut {
            break;
        }
        let careful: Mixes = std::array::from_fn(|seat| shares(regrets[seat], possible[seat]));
        let mixes: Mixes = std::array::from_fn(|seat| match seat {
            0 => careful[0],
            _ => careless(careful[seat], possible[seat], skill.trust.into()),
        });
        let worth = weighted(cells, &mixes, seats, |cell| cell.sums);
        for seat in 0..seats {
            let mean = (0..CARDS).map(|card| careful[seat][card] * worth[seat][card]).sum::<i64>() / ONE;
            for card in 0..CARDS {
                if possible[seat][card] {
                    let regret = &mut regrets[seat][card];
                    *regret = (*regret + worth[seat][card] - mean).max(0);
                    played[seat][card] += round * mixes[seat][card];
                }
            }
        }
    }
    Solution { played, cut }
}

/// In proportion to the regrets; all alike when there is none.
fn shares(regrets: [i64; CARDS], possible: [bool; CARDS]) -> [i64; CARDS] {
    let total: i64 = regrets.iter().sum();
    std::array::from_fn(|card| match (total, possible[card]) {
        (_, false) => 0,
        (0, true) => even(possible),
        (_, true) => ONE * regrets[card] / total,
    })
}

/// What becomes of a mix when only so many of a hundred cards are chosen with care.
fn careless(mix: [i64; CARDS], possible: [bool; CARDS], care: i64) -> [i64; CARDS] {
    std::array::from_fn(|card| {
        if possible[card] { (care * mix[card] + (100 - care) * even(possible)) / 100 } else { 0 }
    })
}

fn even(possible: [bool; CARDS]) -> i64 {
    ONE / possible.iter().filter(|&&possible| possible).count().max(1) as i64
}

impl Solution {
    /// What each own card comes to when the others play what they played on the way.
    pub(super) fn worth(&self, cells: &[Cell], seats: usize, of: impl Fn(&Cell) -> i64) -> [i32; CARDS] {
        let mixes = self.played.map(|played| {
            let total: i64 = played.iter().sum();
            played.map(|share| ONE * share / total.max(1))
        });
        let [own, ..] = weighted(cells, &mixes, seats, |cell| [of(cell), 0, 0, 0]);
        own.map(|worth| worth as i32)
    }
}

/// What each card of each seat comes to when the others play these mixes.
fn weighted(cells: &[Cell], mixes: &Mixes, seats: usize, of: impl Fn(&Cell) -> [i64; SEATS]) -> Mixes {
    let (mut sums, mut counts) = ([[0; CARDS]; SEATS], [[0; CARDS]; SEATS]);
    for cell in cells {
        let [a, b, c, d]: [i64; SEATS] = std::array::from_fn(|seat| {
            if seat < seats { mixes[seat][usize::from(cell.cards[seat]) % CARDS] } else { 1 }
        });
        let (first, last) = (a * b, c * d);
        let weights = [b * last, a * last, first * d, first * c];
        let values = of(cell);
        for seat in 0..SEATS {
            let card = usize::from(cell.cards[seat]) % CARDS;
            sums[seat][card] += weights[seat] * values[seat];
            counts[seat][card] += weights[seat] * cell.count;
        }
    }
    let mean = |sum: i64, count: i64| if count > 0 { sum / count } else { 0 };
    std::array::from_fn(|seat| std::array::from_fn(|card| mean(sums[seat][card], counts[seat][card])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::king::Level;
    use crate::{Budget, CancelToken};

    fn solve(cells: &[Cell], trust: u32) -> Solution {
        let skill = Skill { trust, ..Skill::of(Level::Strategist) };
        super::solve(cells, 2, skill, &mut Meter::new(&Budget::nodes(100), &CancelToken::new()))
    }

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
        let played = solve(&cells(&[&[9_000, 1_000], &[1_000, 9_000]]), 100).played;
        assert!(percents(played[0]).iter().take(2).all(|percent| (45..=55).contains(percent)), "{played:?}");
    }

    #[test]
    fn a_known_mixture_is_found() {
        // Rock, paper, scissors, where rock wins twice as much: 1/4 rock, 1/2 paper, 1/4 scissors.
        let worth: [&[i64]; 3] = [&[5_000, 4_000, 7_000], &[6_000, 5_000, 4_000], &[3_000, 6_000, 5_000]];
        for mix in &solve(&cells(&worth), 100).played[..2] {
            let [rock, paper, scissors, ..] = percents(*mix);
            assert!((20..=30).contains(&rock) && (45..=55).contains(&paper) && (20..=30).contains(&scissors));
        }
    }

    #[test]
    fn what_is_worse_against_everything_is_hardly_played() {
        let mix = percents(solve(&cells(&[&[6_000, 5_000], &[2_000, 2_000]]), 100).played[0]);
        assert!(mix[0] >= 95 && mix[0] + mix[1] >= 99, "{mix:?}");
    }

    #[test]
    fn what_others_give_away_by_chance_is_taken() {
        // Matching pennies in which heads wins more: to match it is right against who plays both alike.
        let worth: [&[i64]; 2] = [&[9_000, 2_000], &[2_000, 4_000]];
        let [careful, careless] = [100, 0].map(|trust| percents(solve(&cells(&worth), trust).played[0]));
        assert!((15..30).contains(&careful[0]) && careless[0] >= 95, "{careful:?} {careless:?}");
    }

    #[test]
    fn the_second_seat_answers_the_first() {
        let mix = percents(solve(&cells(&[&[6_000, 3_000], &[6_000, 3_000]]), 100).played[1]);
        assert!(mix[1] >= 95, "{mix:?}");
    }
}
