//! Matrix games of two players with opposed interests, solved by the simplex method in fixed-point integers.

/// The most rows and columns.
pub(super) const SIDE: usize = 7;

/// Certainty of a win; a loss is the negative of it.
pub(in crate::king) const WIN: i32 = 1 << 14;

/// One, in the numbers of a tableau.
const UNIT: i64 = 1 << 32;
const BITS: u32 = 32;

/// Far below the precision of a value.
const APART: i64 = 1 << 10;

/// More steps than any of these games was seen to need; a game that needs more is answered as far as it got.
const STEPS: usize = 40;

/// What the player of rows gets from the player of columns.
#[derive(Clone, Copy, Debug)]
pub(in crate::king) struct Matrix {
    pub(in crate::king) rows: usize,
    pub(in crate::king) columns: usize,
    /// From −[`WIN`] to [`WIN`].
    pub(in crate::king) cells: [[i32; SIDE]; SIDE],
}

/// How both play so that neither can do better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::king) struct Solution {
    pub(in crate::king) value: i32,
    /// Shares of 2³² in each row, and in each column.
    pub(in crate::king) rows: [i64; SIDE],
    pub(in crate::king) columns: [i64; SIDE],
}

impl Matrix {
    pub(in crate::king) const fn new(rows: usize, columns: usize) -> Self {
        Self { rows, columns, cells: [[0; SIDE]; SIDE] }
    }

    fn row(&self, row: usize) -> &[i32] {
        &self.cells[row][..self.columns]
    }

    /// The row and the column that are best whatever the other does, if there are such.
    fn saddle(&self) -> Option<(usize, usize)> {
        let mut safest = (i32::MIN, 0);
        let mut most = [i32::MIN; SIDE];
        for row in 0..self.rows {
            let mut least = i32::MAX;
            for (most, &cell) in most.iter_mut().zip(self.row(row)) {
                least = least.min(cell);
                *most = cell.max(*most);
            }
            if least > safest.0 {
                safest = (least, row);
            }
        }
        let column = most[..self.columns].iter().position(|&most| most == safest.0)?;
        Some((safest.1, column))
    }

    /// What the game is worth to the player of rows.
    pub(in crate::king) fn value(&self) -> i32 {
        match self.saddle() {
            Some((row, column)) => self.cells[row][column],
            None if self.rows == 2 && self.columns == 2 => {
                let [[a, b, ..], [c, d, ..], ..] = self.cells.map(|row| row.map(i64::from));
                ((a * d - b * c) / (a + d - b - c)) as i32
            }
            None => self.simplex().value,
        }
    }

    /// How both play.
    pub(in crate::king) fn solve(&self) -> Solution {
        let Some((row, column)) = self.saddle() else { return self.simplex() };
        let mut solution = Solution { value: self.cells[row][column], ..Solution::default() };
        solution.rows[row] = UNIT;
        solution.columns[column] = UNIT;
        solution
    }

    /// The player of columns gives away as little as possible, as a linear programme: the most Σ y with A y ≤ 1,
    /// where A is the matrix moved to 1 … 3. What is left over says how the player of rows plays.
    fn simplex(&self) -> Solution {
        let (rows, columns) = (self.rows, self.columns);
        let mut tableau = [[0_i64; SIDE + 1]; SIDE + 1];
        for (row, limits) in tableau[..rows].iter_mut().enumerate() {
            for (limit, &cell) in limits.iter_mut().zip(self.row(row)) {
                *limit = i64::from(cell + 2 * WIN) << (BITS - 14);
            }
            // A little more in each row, so that no two limits are equal and no step is in vain.
            limits[columns] = UNIT + (row as i64 + 1) * APART;
        }
        tableau[rows][..columns].fill(-UNIT);
        // What stands for each row and column: below SIDE a column of the matrix, from SIDE a row of it.
        let mut left: [usize; SIDE] = std::array::from_fn(|row| SIDE + row);
        let mut top: [usize; SIDE] = std::array::from_fn(|column| column);
        for step in 0..STEPS {
            let Some(column) = entering(&tableau[rows][..columns], &top, step) else { break };
            let Some(row) = leaving(&tableau, rows, columns, column) else { break };
            pivot(&mut tableau, rows, columns, row, column);
            std::mem::swap(&mut left[row], &mut top[column]);
        }
        let mut solution = Solution::default();
        for row in 0..rows {
            if let Some(share) = solution.columns.get_mut(left[row]) {
                *share = tableau[row][columns].max(0);
            }
        }
        for column in 0..columns {
            if top[column] >= SIDE {
                solution.rows[top[column] - SIDE] = tableau[rows][column].max(0);
            }
        }
        for shares in [&mut solution.rows, &mut solution.columns] {
            let total: i64 = shares.iter().sum::<i64>().max(1);
            *shares = shares.map(|share| ((i128::from(share) << BITS) / i128::from(total)) as i64);
        }
        let total = tableau[rows][columns].max(1);
        solution.value = (((1_i64 << (BITS + 14)) + total / 2) / total) as i32 - 2 * WIN;
        solution
    }
}

/// The column that promises most; after many steps the first that promises anything, which cannot go on for ever.
fn entering(promises: &[i64], top: &[usize; SIDE], step: usize) -> Option<usize> {
    let open = (0..promises.len()).filter(|&column| promises[column] < -4);
    if step < STEPS / 2 {
        open.min_by_key(|&column| promises[column])
    } else {
        open.min_by_key(|&column| top[column])
    }
}

/// The row that limits this column first.
fn leaving(
    tableau: &[[i64; SIDE + 1]; SIDE + 1],
    rows: usize,
    columns: usize,
    column: usize,
) -> Option<usize> {
    let mut best: Option<usize> = None;
    for row in 0..rows {
        let (rest, slope) = (tableau[row][columns], tableau[row][column]);
        if slope <= 64 {
            continue;
        }
        let sooner = best.is_none_or(|best| {
            let (least, steep) = (tableau[best][columns], tableau[best][column]);
            i128::from(rest) * i128::from(steep) < i128::from(least) * i128::from(slope)
        });
        if sooner {
            best = Some(row);
        }
    }
    best
}

/// Exchanges what stands for a row with what stands for a column.
fn pivot(tableau: &mut [[i64; SIDE + 1]; SIDE + 1], rows: usize, columns: usize, row: usize, column: usize) {
    let inverse = ((1_i128 << (2 * BITS)) / i128::from(tableau[row][column])) as i64;
    for cell in &mut tableau[row][..=columns] {
        *cell = times(*cell, inverse);
    }
    let pivots = tableau[row];
    for (other, cells) in tableau[..=rows].iter_mut().enumerate() {
        if other == row {
            continue;
        }
        let factor = cells[column];
        for (cell, &pivot) in cells[..=columns].iter_mut().zip(&pivots) {
            *cell -= times(factor, pivot);
        }
        cells[column] = -times(factor, inverse);
    }
    tableau[row][column] = inverse;
}

fn times(a: i64, b: i64) -> i64 {
    ((i128::from(a) * i128::from(b)) >> BITS) as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    fn matrix(cells: &[&[i32]]) -> Matrix {
        let mut matrix = Matrix::new(cells.len(), cells[0].len());
        for (row, cells) in cells.iter().enumerate() {
            matrix.cells[row][..cells.len()].copy_from_slice(cells);
        }
        matrix
    }

    /// What each side gets for certain with these shares, in 2⁻¹⁴.
    fn secured(matrix: &Matrix, solution: &Solution) -> [i64; 2] {
        let column = |column| {
            let sum: i64 =
                (0..matrix.rows).map(|row| solution.rows[row] * i64::from(matrix.cells[row][column])).sum();
            sum >> BITS
        };
        let row = |row: usize| {
            let cells = matrix.cells[row].iter().zip(&solution.columns);
            cells.map(|(&cell, share)| i64::from(cell) * share).sum::<i64>() >> BITS
        };
        [(0..matrix.columns).map(column).min().unwrap(), (0..matrix.rows).map(row).max().unwrap()]
    }

    #[test]
    fn rock_paper_scissors_is_even() {
        let solution = matrix(&[&[0, -WIN, WIN], &[WIN, 0, -WIN], &[-WIN, WIN, 0]]).solve();
        assert!(solution.value.abs() <= 1);
        assert!(solution.rows[..3].iter().all(|share| (share - UNIT / 3).abs() < 100), "{solution:?}");
    }

    #[test]
    fn what_is_best_against_everything_is_played_always() {
        let solution = matrix(&[&[500, 400, 300], &[100, 0, -500]]).solve();
        assert_eq!((solution.value, solution.rows[0], solution.columns[2]), (300, UNIT, UNIT));
    }

    #[test]
    fn neither_side_can_do_better_in_any_game() {
        let mut chance = Chance::new(3);
        for number in 0..20_000 {
            let mut matrix = Matrix::new(2 + chance.below(6) as usize, 2 + chance.below(6) as usize);
            let kinds = [2 * WIN as u32 + 1, 3, 9][number % 3];
            for cell in matrix.cells.iter_mut().flatten() {
                *cell = chance.below(kinds) as i32 * (2 * WIN / (kinds as i32 - 1)) - WIN;
            }
            let solution = matrix.solve();
            let [least, most] = secured(&matrix, &solution);
            assert!(most - least <= 4, "{least} to {most}: {matrix:?} {solution:?}");
            assert!((least - 2..=most + 2).contains(&solution.value.into()));
            assert!((solution.value - matrix.value()).abs() <= 1);
        }
    }
}
