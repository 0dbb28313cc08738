//! 3×3 matrix games, solved for optimal mixtures of both sides.

/// The payoff of the row player, by row and column.
pub(super) type Matrix = [[i32; 3]; 3];

/// The value of the game for the rows' player, rounded towards 0: exact, by the theorem that some square
/// part of the matrix gives both a best mixture (Shapley and Snow).
pub(super) fn value(worth: &Matrix) -> i32 {
    // Written out: arrays that are mapped cost more than the rest.
    let [first, second, third] = worth;
    let least = |row: &[i32; 3]| row[0].min(row[1]).min(row[2]);
    let most = |col: usize| first[col].max(second[col]).max(third[col]);
    let low = least(first).max(least(second)).max(least(third));
    let high = most(0).min(most(1)).min(most(2));
    if low == high {
        return low;
    }
    pairs(worth).or_else(|| whole(worth)).unwrap_or(low.midpoint(high))
}

const PAIRS: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];

/// A solution in which both mix two.
fn pairs(worth: &Matrix) -> Option<i32> {
    let at = |row: usize, col: usize| i64::from(worth[row][col]);
    for [r, s] in PAIRS {
        for [c, d] in PAIRS {
            let (first, second) = (at(s, d) - at(s, c), at(r, c) - at(r, d));
            let (left, right) = (at(s, d) - at(r, d), at(r, c) - at(s, c));
            let total = first + second;
            if total == 0 || !same_sign(total, [first, second, left, right]) {
                continue;
            }
            let (numerator, total) = sign(at(r, c) * at(s, d) - at(r, d) * at(s, c), total);
            let rows = |col: usize| first.abs() * at(r, col) + second.abs() * at(s, col);
            let cols = |row: usize| left.abs() * at(row, c) + right.abs() * at(row, d);
            if (0..3).all(|col| rows(col) >= numerator) && (0..3).all(|row| cols(row) <= numerator) {
                return Some((numerator / total) as i32);
            }
        }
    }
    None
}

/// The solution in which both mix all three.
fn whole(worth: &Matrix) -> Option<i32> {
    let at = |row: usize, col: usize| i64::from(worth[row % 3][col % 3]);
    let minor =
        |r: usize, c: usize| at(r + 1, c + 1) * at(r + 2, c + 2) - at(r + 1, c + 2) * at(r + 2, c + 1);
    let (mut rows, mut cols) = ([0; 3], [0; 3]);
    for (r, row) in rows.iter_mut().enumerate() {
        for (c, col) in cols.iter_mut().enumerate() {
            let minor = minor(r, c);
            *row += minor;
            *col += minor;
        }
    }
    let total: i64 = rows.iter().sum();
    if total == 0 || !same_sign(total, rows) || !same_sign(total, cols) {
        return None;
    }
    let determinant: i64 = (0..3).map(|c| at(0, c) * minor(0, c)).sum();
    Some((determinant / total) as i32)
}

fn same_sign<const N: usize>(total: i64, parts: [i64; N]) -> bool {
    parts.iter().all(|&part| part == 0 || (part > 0) == (total > 0))
}

const fn sign(numerator: i64, total: i64) -> (i64, i64) {
    if total < 0 { (-numerator, -total) } else { (numerator, total) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_games_have_their_values() {
        assert_eq!(value(&[[3, 5, 9], [1, 2, 8], [0, 9, 9]]), 3, "a saddle");
        assert_eq!(value(&[[100, -100, 500], [-100, 100, 500], [-500, -500, -500]]), 0, "pennies");
        assert_eq!(value(&[[0, -300, 300], [300, 0, -300], [-300, 300, 0]]), 0, "rock, paper, scissors");
        assert_eq!(value(&[[600, 0, 0], [0, 300, 0], [0, 0, 200]]), 100);
    }

    #[test]
    fn no_mixture_of_many_does_better() {
        let mut chance = crate::chance::Chance::new(3);
        for _ in 0..2_000 {
            let worth: Matrix = [(); 3].map(|()| [(); 3].map(|()| chance.below(2001) as i32 - 1000));
            let value = value(&worth);
            let (mut rows, mut cols) = (i32::MIN, i32::MAX);
            for first in 0..=20 {
                for second in 0..=20 - first {
                    let mix = [first, second, 20 - first - second];
                    let row = |c: usize| (0..3).map(|r| mix[r] * worth[r][c]).sum::<i32>();
                    let col = |r: usize| (0..3).map(|c| mix[c] * worth[r][c]).sum::<i32>();
                    rows = rows.max([0, 1, 2].map(row).into_iter().min().unwrap_or(0));
                    cols = cols.min([0, 1, 2].map(col).into_iter().max().unwrap_or(0));
                }
            }
            assert!(rows <= 20 * value + 20 && 20 * value - 20 <= cols, "{worth:?}: {value}");
            assert!(cols - rows < 20 * 200, "the grid is fine enough to say something");
        }
    }
}
