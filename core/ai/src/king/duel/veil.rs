//! One turn in which neither knows the other's hand: regrets are matched for each possible hand.

use super::matrix::{Matrix, SIDE};
use crate::budget::Meter;

/// How often both answer each other, and how often when there is no time left.
const ROUNDS: i64 = 300;
const FEW_ROUNDS: i64 = 10;
/// All of a mixed strategy.
const ONE: i64 = 1 << 14;

/// A number for each card of each possible hand.
pub(super) type Shares = Vec<[i64; SIDE]>;

/// The matrices of all pairs of hands, by the first seat's and then the second's hand.
pub(super) struct Veil {
    pub(super) matrices: Vec<Matrix>,
    pub(super) hands: [usize; 2],
}

impl Veil {
    /// How often each card is played with each hand, so that nobody regrets, and whether that was cut short: asked to
    /// stop, it does only few rounds.
    pub(super) fn solve(&self, meter: &mut Meter<'_>) -> ([Shares; 2], bool) {
        let zero = self.hands.map(|hands| vec![[0; SIDE]; hands]);
        let (mut regrets, mut played, mut worth, mut mixes) =
            (zero.clone(), zero.clone(), zero.clone(), zero);
        self.mix(&regrets[1], &mut mixes[1], 1);
        let mut cut = false;
        for round in 1..=ROUNDS {
            cut = round > FEW_ROUNDS && meter.spend().is_err();
            if cut {
                break;
            }
            for seat in 0..2 {
                self.mix(&regrets[seat], &mut mixes[seat], seat);
                self.weigh(&mixes[1 - seat], seat, &mut worth[seat]);
                for (hand, worth) in worth[seat].iter().enumerate() {
                    let own = &mixes[seat][hand];
                    let mean = own.iter().zip(worth).map(|(share, worth)| share * worth).sum::<i64>() / ONE;
                    for card in 0..self.cards(seat) {
                        let regret = &mut regrets[seat][hand][card];
                        *regret = (*regret + worth[card] - mean).max(0);
                        played[seat][hand][card] += round * own[card];
                    }
                }
            }
        }
        (played.map(|played| played.into_iter().map(normal).collect()), cut)
    }

    /// What each card of each hand of a seat comes to, on average over the other's hands.
    pub(super) fn worth(&self, other: &Shares, seat: usize) -> Shares {
        let mut worth = vec![[0; SIDE]; self.hands[seat]];
        self.weigh(other, seat, &mut worth);
        worth
    }

    fn weigh(&self, other: &Shares, seat: usize, worth: &mut Shares) {
        worth.fill([0; SIDE]);
        for (number, matrix) in self.matrices.iter().enumerate() {
            let hands = [number / self.hands[1], number % self.hands[1]];
            let (sums, mix) = (&mut worth[hands[seat]], &other[hands[1 - seat]]);
            for (row, cells) in matrix.cells.iter().enumerate().take(matrix.rows) {
                for (column, &cell) in cells.iter().enumerate().take(matrix.columns) {
                    if seat == 0 {
                        sums[row] += i64::from(cell) * mix[column];
                    } else {
                        sums[column] -= i64::from(cell) * mix[row];
                    }
                }
            }
        }
        let whole = ONE * self.hands[1 - seat] as i64;
        for worth in worth.iter_mut().flatten() {
            *worth /= whole;
        }
    }

    fn cards(&self, seat: usize) -> usize {
        self.matrices.first().map_or(0, |matrix| if seat == 0 { matrix.rows } else { matrix.columns })
    }

    /// In proportion to the regrets; all alike when there is none.
    fn mix(&self, regrets: &Shares, mixes: &mut Shares, seat: usize) {
        let cards = self.cards(seat);
        for (mix, regrets) in mixes.iter_mut().zip(regrets) {
            let total: i64 = regrets.iter().sum();
            *mix = std::array::from_fn(|card| match total {
                _ if card >= cards => 0,
                0 => ONE / cards as i64,
                _ => ONE * regrets[card] / total,
            });
        }
    }
}

/// Shares of [`ONE`].
pub(super) fn normal(shares: [i64; SIDE]) -> [i64; SIDE] {
    let total: i64 = shares.iter().sum::<i64>().max(1);
    shares.map(|share| (i128::from(share) * i128::from(ONE) / i128::from(total)) as i64)
}

#[cfg(test)]
mod tests {
    use super::super::matrix::WIN;
    use super::*;
    use crate::{Budget, CancelToken};

    /// A hand that can win with its first card only, and one that can win with its second only.
    #[test]
    fn each_hand_plays_its_own_way_and_the_other_seat_hedges() {
        let matrix = |cells: [[i32; 2]; 2]| {
            let mut matrix = Matrix::new(2, 2);
            for (row, cells) in cells.iter().enumerate() {
                matrix.cells[row][..2].copy_from_slice(cells);
            }
            matrix
        };
        let matrices = vec![matrix([[WIN, -WIN], [-WIN, -WIN]]), matrix([[-WIN, -WIN], [-WIN, WIN]])];
        let control = CancelToken::new();
        let mut meter = Meter::new(&Budget::nodes(1_000), &control);
        let ([first, second], cut) = Veil { matrices, hands: [2, 1] }.solve(&mut meter);
        assert!(!cut);
        assert!(first[0][0] > ONE * 9 / 10 && first[1][1] > ONE * 9 / 10, "{first:?}");
        assert!((ONE * 4 / 10..ONE * 6 / 10).contains(&second[0][0]), "{second:?}");
    }
}
