//! The points of a round, as far as they matter.

use super::matrix::WIN;

/// Points that end a round.
const ENOUGH: u8 = 8;

/// How a turn of two seats can end: both take points, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    First,
    Second,
    Nobody,
    /// Two Ladies: the lower die takes the token that the higher one has just won.
    FirstSteals,
    SecondSteals,
}

impl Outcome {
    const POINTS: [[u8; 2]; 5] = [[2, 1], [1, 2], [0, 0], [3, 0], [0, 3]];
}

/// What the points come to: a result, or a number among those that can still go either way.
pub(super) type Class = u8;

/// Lost, even and won for the first seat; greater numbers are undecided.
pub(super) const DECIDED: Class = 3;

/// Which points are the same for all that can follow.
pub(super) struct Score {
    /// By the turns that are left: of each undecided class what it becomes after each outcome.
    after: Vec<Vec<[Class; 5]>>,
    /// Of each, what it is worth at a guess.
    estimates: Vec<Vec<i32>>,
    /// Of each, points that belong to it.
    points: Vec<Vec<[u8; 2]>>,
    /// Can a token still be stolen?
    ladies: bool,
}

impl Score {
    pub(super) fn new(turns: usize, ladies: bool) -> Self {
        let (after, estimates) = (vec![Vec::new(); turns + 1], vec![Vec::new(); turns + 1]);
        Self { after, estimates, points: vec![Vec::new(); turns + 1], ladies }
    }

    /// The class of these points with so many turns left; classes are numbered as they are met.
    pub(super) fn class(&mut self, left: usize, points: [u8; 2]) -> Class {
        if left == 0 || points.iter().any(|&points| points >= ENOUGH) {
            return match points[0].cmp(&points[1]) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 2,
            };
        }
        let mut after = [0; 5];
        let outcomes = if self.ladies { 5 } else { 3 };
        for (after, [first, second]) in after.iter_mut().zip(Outcome::POINTS).take(outcomes) {
            *after = self.class(left - 1, [points[0] + first, points[1] + second]);
        }
        let same = after[1..outcomes].iter().all(|&class| class == after[0]);
        if same && after[0] < DECIDED {
            return after[0];
        }
        let known = self.after[left].iter().position(|&known| known == after);
        let number = known.unwrap_or(self.after[left].len());
        if known.is_none() {
            let estimate = self.mean(left, after);
            self.after[left].push(after);
            self.estimates[left].push(estimate);
            self.points[left].push(points);
        }
        DECIDED + number as u8
    }

    /// What a class is worth when each turn goes either way by chance, and every tenth to nobody.
    pub(super) fn estimate(&self, left: usize, class: Class) -> i32 {
        if class < DECIDED {
            return (i32::from(class) - 1) * WIN;
        }
        self.estimates[left][usize::from(class - DECIDED)]
    }

    fn mean(&self, left: usize, [first, second, nobody, ..]: [Class; 5]) -> i32 {
        let [first, second, nobody] = [first, second, nobody].map(|class| self.estimate(left - 1, class));
        (9 * (first + second) + 2 * nobody) / 20
    }

    /// How many undecided classes there are.
    pub(super) fn count(&self, left: usize) -> usize {
        self.after[left].len()
    }

    /// What the undecided classes become when the seats change places. Right after the points that are even have
    /// been asked for, it adds no class.
    pub(super) fn mirrored(&mut self, left: usize) -> Vec<Class> {
        let points = self.points[left].clone();
        points.into_iter().map(|[first, second]| self.class(left, [second, first])).collect()
    }

    /// What a class becomes.
    pub(super) fn next(&self, left: usize, class: Class, outcome: Outcome) -> Class {
        if class < DECIDED {
            return class;
        }
        self.after[left][usize::from(class - DECIDED)][outcome as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_matter_as_far_as_they_can_still_be_turned() {
        let mut score = Score::new(6, false);
        assert_eq!([[0, 0], [2, 1], [1, 5]].map(|points| score.class(0, points)), [1, 2, 0]);
        assert_eq!(score.class(1, [6, 4]), 2, "one turn brings one point of lead");
        assert_eq!(score.class(1, [5, 4]), score.class(1, [3, 2]), "only the lead matters in the last turn");
        assert_eq!(score.class(1, [8, 7]), 2, "eight points end the round");
        assert_ne!(score.class(2, [6, 6]), score.class(2, [4, 4]), "eight points are near");
        assert!(score.class(6, [0, 0]) >= DECIDED);
    }

    #[test]
    fn a_theft_can_turn_more() {
        let mut score = Score::new(1, true);
        let open = score.class(1, [6, 4]);
        assert!(open >= DECIDED);
        assert_eq!(score.next(1, open, Outcome::SecondSteals), 0);
    }
}
