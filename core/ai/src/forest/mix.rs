//! Mixed choices in integers: the better, the likelier.

/// 2⁻ᵏᐟ¹⁶ of 65,536.
const FRACTIONS: [u32; 16] = [
    65_536, 62_757, 60_097, 57_549, 55_109, 52_773, 50_535, 48_393, 46_341, 44_376, 42_495, 40_693, 38_968,
    37_316, 35_734, 34_219,
];

/// A weight for each value: it halves with every `half` that a value is below the best.
pub(super) fn weights(values: &[i32], half: i32) -> Vec<u32> {
    let best = values.iter().copied().max().unwrap_or(0);
    let weight = |value: &i32| {
        let sixteenths = (16 * i64::from(best - value) / i64::from(half.max(1))) as usize;
        FRACTIONS[sixteenths % 16].checked_shr((sixteenths / 16) as u32).unwrap_or(0)
    };
    values.iter().map(weight).collect()
}

/// How often rounds of mutual answers are played in [`answers`].
const ROUNDS: i64 = 12;

/// Weights for the rows of a game whose `worth[row][column]` the row's player gets from the column's:
/// both sides answer, again and again, to the mean of what the other has played so far, each with
/// [`weights`]. What comes out is hard to exploit, and no row that is worth something stays away.
pub(super) fn answers(worth: &[Vec<i32>], half: i32) -> Vec<u32> {
    let columns = worth.iter().map(Vec::len).min().unwrap_or(0);
    let (mut rows_played, mut columns_played) = (vec![1_i64; worth.len()], vec![1_i64; columns]);
    for _ in 0..ROUNDS {
        let own: Vec<i32> = worth.iter().map(|row| mean(row.iter().copied(), &columns_played)).collect();
        let column = |c: usize| -mean(worth.iter().map(|row| row[c]), &rows_played);
        let theirs: Vec<i32> = (0..columns).map(column).collect();
        play(&mut rows_played, &weights(&own, half));
        play(&mut columns_played, &weights(&theirs, half));
    }
    rows_played.iter().map(|&played| (played / ROUNDS) as u32).collect()
}

fn play(played: &mut [i64], weights: &[u32]) {
    let total: i64 = weights.iter().map(|&weight| i64::from(weight)).sum();
    for (played, &weight) in played.iter_mut().zip(weights) {
        *played += 65_536 * i64::from(weight) / total.max(1);
    }
}

fn mean(values: impl Iterator<Item = i32>, weights: &[i64]) -> i32 {
    let sum: i64 = values.zip(weights).map(|(value, weight)| i64::from(value) * weight).sum();
    (sum / weights.iter().sum::<i64>().max(1)) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_halves_with_every_step() {
        assert_eq!(weights(&[100, 60, 20, -10_000], 40), [65_536, 32_768, 16_384, 0]);
        assert_eq!(weights(&[], 40), []);
    }

    #[test]
    fn matching_pennies_is_mixed_evenly() {
        let rows = answers(&[vec![100, -100], vec![-100, 100]], 40);
        assert_eq!(rows[0], rows[1]);
    }

    #[test]
    fn the_better_row_is_played_more() {
        let rows = answers(&[vec![50, 60], vec![0, 0], vec![-400, -400]], 40);
        assert!(rows[0] > 2 * rows[1] && rows[1] > 10 * rows[2], "{rows:?}");
    }
}
