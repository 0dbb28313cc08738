//! The weighed options of a seat, and the choice among them.

use super::Reason;
use super::worth::ALL;
use crate::chance::Chance;
use douze_rules::king::Action;

/// All of the shares, when some of them are spread.
const ONE: u64 = 1 << 20;

/// The options of a seat, weighed. Entries belong to the options in order.
pub(super) struct Weighing {
    /// Ten-thousandths of the chance to win the round, see [`Weighed`](super::Weighed); empty when there was no
    /// time for anything.
    pub(super) worths: Vec<i32>,
    /// How often each is to be chosen, against the others.
    pub(super) shares: Vec<u32>,
    /// There was no time for everything.
    pub(super) cut: bool,
}

impl Weighing {
    /// One of the best of so many, all alike; any, while nothing is known.
    pub(super) fn best(worths: Vec<i32>, options: usize, cut: bool) -> Self {
        let most = worths.iter().max().copied();
        let shares = (0..options).map(|place| u32::from(worths.get(place).copied() == most)).collect();
        Self { worths, shares, cut }
    }

    /// So many of a hundred choices are made with care, the others at random.
    pub(super) fn with_care(mut self, percent: u32) -> Self {
        let percent = u64::from(percent);
        let total = self.shares.iter().map(|&share| u64::from(share)).sum::<u64>().max(1);
        let even = ONE * (100 - percent) / (100 * self.shares.len().max(1) as u64);
        for share in &mut self.shares {
            *share = (ONE * percent * u64::from(*share) / (100 * total) + even) as u32;
        }
        self
    }

    /// Which option: by its share.
    pub(super) fn choose(&self, chance: &mut Chance) -> Option<usize> {
        chance.weighted(&self.shares)
    }

    /// How often of 100 this option is to be chosen: 0 only if never.
    pub(super) fn percent(&self, place: usize) -> u8 {
        let total: u64 = self.shares.iter().map(|&share| u64::from(share)).sum();
        let share = self.shares.get(place).map_or(0, |&share| u64::from(share));
        ((100 * share + total / 2) / total.max(1)).max(u64::from(share > 0)) as u8
    }

    /// The facts about this option.
    pub(super) fn reasons(&self, place: usize, action: Action) -> Vec<Reason> {
        let mut reasons = Vec::new();
        match (action, self.worths.get(place)) {
            (Action::Crown { .. }, _) => reasons.push(Reason::KeepsTheBetter),
            (_, None) => {}
            (_, Some(&worth)) => {
                reasons.push(Reason::Round { percent: ((100 * worth + ALL / 2) / ALL).clamp(0, 100) as u8 });
                let percent = self.percent(place).max(1);
                if matches!(action, Action::Choose { .. }) && percent < 100 {
                    reasons.push(Reason::Mixes { percent });
                }
            }
        }
        if self.cut {
            reasons.push(Reason::CutShort);
        }
        reasons
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use douze_rules::Seat;
    use douze_rules::king::Character;

    #[test]
    fn only_what_is_varied_is_said_to_be() {
        let choose = Action::Choose { seat: Seat::new(0), character: Character::Golem };
        let reasons =
            |shares: Vec<u32>| Weighing { worths: vec![4_000; 2], shares, cut: false }.reasons(0, choose);
        let round = Reason::Round { percent: 40 };
        assert_eq!(reasons(vec![7, 0]), [round]);
        assert_eq!(reasons(vec![3, 1]), [round, Reason::Mixes { percent: 75 }]);
    }
}
