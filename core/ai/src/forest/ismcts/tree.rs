//! The tree of this search: bandits in one arena of fixed size, and the bound by which an arm is chosen.

/// An action in one place of the tree, and the place that it leads to.
#[derive(Clone, Copy, Default)]
struct Arm {
    /// The first arm of the place that it leads to; 0 while there is none.
    first: u32,
    /// How often it was pulled.
    visits: u32,
    /// Half wins of the seat that pulls it.
    wins: u32,
    /// How often it could have been pulled: only cards that are held can.
    held: u32,
}

/// Arms that there is room for.
const ARMS: usize = 500_000;
const _: () = assert!(ARMS * size_of::<Arm>() <= 8_000_000, "a search tree has at most 8 MB");

/// The arm that leads to the position that is decided.
pub(super) const ROOT: u32 = 0;

pub(super) struct Tree(Vec<Arm>);

impl Tree {
    /// The root alone. Takes all its memory now and none later.
    pub(super) fn new() -> Self {
        let mut arms = Vec::with_capacity(ARMS);
        arms.push(Arm::default());
        Self(arms)
    }

    pub(super) fn visits(&self, arm: u32) -> u32 {
        self.0[arm as usize].visits
    }

    /// The first arm of the place behind this one. A place gets its arms when it is come to a second time;
    /// none before, and none when there is no more room.
    pub(super) fn grow(&mut self, arm: u32, count: u32) -> Option<u32> {
        if self.visits(arm) == 0 { None } else { self.open(arm, count) }
    }

    /// The same at once.
    pub(super) fn open(&mut self, arm: u32, count: u32) -> Option<u32> {
        let (next, end) = (self.0.len(), self.0.len() + count as usize);
        let first = &mut self.0[arm as usize].first;
        if *first == 0 {
            if end > ARMS {
                return None;
            }
            *first = next as u32;
            self.0.resize(end, Arm::default());
            return Some(next as u32);
        }
        Some(*first)
    }

    /// The arm to pull, of these numbers from `first` on, in a place that was come to so often.
    pub(super) fn best(&self, first: u32, numbers: impl Iterator<Item = u32>, visits: u32) -> Option<u32> {
        let urge = urge(visits);
        highest(numbers, |number| self.bound(first + number, urge))
    }

    /// The same where arms can be pulled only now and then: these now.
    pub(super) fn best_of_held(&mut self, first: u32, numbers: [u32; 3]) -> Option<u32> {
        for number in numbers {
            self.0[(first + number) as usize].held += 1;
        }
        highest(numbers.into_iter(), |number| {
            self.bound(first + number, urge(self.0[(first + number) as usize].held))
        })
    }

    /// The number of the root's arm that was pulled most often, among so many from `first` on; of equal ones
    /// the one that won more. None when none was.
    pub(super) fn most_visited(&self, first: u32, count: u32) -> Option<u32> {
        let root = self.0[ROOT as usize].first;
        let arm = |number: u32| self.0.get((root + first + number) as usize).copied().unwrap_or_default();
        let most = (0..count).rev().max_by_key(|&number| (arm(number).visits, arm(number).wins))?;
        (root > 0 && arm(most).visits > 0).then_some(most)
    }

    /// This arm was pulled in a game that ended so.
    pub(super) fn learn(&mut self, arm: u32, wins: u32) {
        let arm = &mut self.0[arm as usize];
        arm.visits += 1;
        arm.wins += wins;
    }

    /// The upper bound of its share of wins; 65,536 is all.
    fn bound(&self, arm: u32, urge: u64) -> u64 {
        let Arm { visits, wins, .. } = self.0[arm as usize];
        if visits == 0 {
            return NEVER;
        }
        u64::from((wins << 15) / visits) + ((urge * inverse_root(visits)) >> 16)
    }
}

/// What was never pulled comes before all else.
const NEVER: u64 = u64::MAX;

/// The first with the highest value.
fn highest(numbers: impl Iterator<Item = u32>, value: impl Fn(u32) -> u64) -> Option<u32> {
    let mut best = None;
    for number in numbers {
        let value = value(number);
        if value == NEVER {
            return Some(number);
        }
        if best.is_none_or(|(_, highest)| value > highest) {
            best = Some((number, value));
        }
    }
    best.map(|(number, _)| number)
}

/// How much is given for trying: 0.7, the usual constant, times 65,536.
const TRYING: u64 = 45_875;
/// The natural logarithm of 2, times 65,536.
const LN_2: u64 = 45_426;

/// `TRYING × √ln n`, times 65,536, in 16 steps for each doubling of n. Between powers of 2 the logarithm is
/// taken as a straight line.
const URGES: [u32; 256] = {
    let mut urges = [0; 256];
    let mut step = 0;
    while step < 256 {
        urges[step] = (((((step as u64) << 12) * LN_2).isqrt() * TRYING) >> 16) as u32;
        step += 1;
    }
    urges
};

/// The first of two factors of what is given for trying an arm, in a place that was come to so often.
fn urge(visits: u32) -> u64 {
    let visits = visits.max(1);
    let whole = visits.ilog2();
    let sixteenths = ((visits << 4) >> whole) & 15;
    u64::from(URGES[(16 * whole + sixteenths) as usize & 255])
}

/// `1 ÷ √n`, times 65,536.
const INVERSE_ROOTS: [u32; 512] = {
    let mut roots = [65_536; 512];
    let mut n = 1;
    while n < roots.len() {
        roots[n] = ((1_u64 << 32) / n as u64).isqrt() as u32;
        n += 1;
    }
    roots
};

/// The second: `1 ÷ √visits`, times 65,536. A 64th of a number has 8 times the value.
fn inverse_root(visits: u32) -> u64 {
    match INVERSE_ROOTS.get(visits as usize) {
        Some(&root) => root.into(),
        None => (INVERSE_ROOTS[(visits >> 6) as usize & 511] >> 3).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_and_logarithms_are_near_enough() {
        for visits in [2, 3, 10, 511, 1_000, 4_096, 10_000] {
            let exact = f64::from(visits);
            let share = |fixed: u64| f64::from(fixed as u32) / 65_536.0;
            let root = share(inverse_root(visits));
            assert!((root * exact.sqrt() - 1.0).abs() < 0.04, "{visits}: {root}");
            let urge = share(urge(visits));
            assert!((urge / (0.7 * exact.ln().sqrt()) - 1.0).abs() < 0.07, "{visits}: {urge}");
        }
    }

    #[test]
    fn a_place_gets_its_arms_when_it_is_come_to_again_and_keeps_them() {
        let mut tree = Tree::new();
        assert_eq!(tree.grow(ROOT, 3), None);
        tree.learn(ROOT, 1);
        assert_eq!((tree.grow(ROOT, 3), tree.grow(ROOT, 3)), (Some(1), Some(1)));
        assert_eq!(tree.open(1, 4), Some(4));
        assert_eq!(tree.open(2, ARMS as u32), None, "there is no more room");
    }

    #[test]
    fn the_arm_that_wins_is_pulled_most() {
        let mut tree = Tree::new();
        tree.learn(ROOT, 0);
        let first = tree.grow(ROOT, 3).unwrap();
        for _ in 0..300 {
            let number = tree.best(first, 0..3, tree.visits(ROOT)).unwrap();
            tree.learn(ROOT, 0);
            tree.learn(first + number, if number == 1 { 2 } else { 1 });
        }
        assert_eq!(tree.most_visited(0, 3), Some(1));
        assert!((0..3).all(|number| tree.visits(first + number) > 5));
    }
}
