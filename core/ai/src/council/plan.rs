//! The plan of a sage: the cards with which the whole council does best, found by everybody in the same way from what
//! all know; good also when some do not keep to it.

use super::belief::ALWAYS;
use super::belief::SURE_HELD;
use super::mind::{Habits, Mind};
use super::model::{Model, SOLVED, WHOLE};
use super::turn::{FINE, SURE, Turn};

/// A sage leaves the plan only for something that is better by more than this.
const LOYALTY: i64 = 40;

impl Mind<'_> {
    /// What everybody is expected to play: its part of the plan as often as it is thought to keep to plans, else what
    /// does most alone, or anything; and what it has promised.
    pub(super) fn expect(&self, turn: &Turn, model: &mut Model) {
        let habits: Vec<Habits> = model.players.iter().map(|player| self.habits(player.seat)).collect();
        let others = self.promise(turn, model, &habits);
        let plan = model.plan(&habits, &others);
        for (place, player) in model.players.iter_mut().enumerate() {
            let (planned, plans) = (plan[place], habits[place].plans);
            for (number, option) in player.options.iter_mut().enumerate() {
                let other = (ALWAYS - plans) * others[place][number];
                let kept = if number == planned { plans * WHOLE as i64 } else { 0 };
                option.share = ((other + kept) / ALWAYS) as u64;
                option.loyalty = if number == planned { LOYALTY } else { 0 };
            }
        }
    }
}

impl Model {
    /// The shares of each player's cards when it does not keep to a plan.
    pub(super) fn others(&self, habits: &[Habits]) -> Vec<Vec<i64>> {
        let whole = WHOLE as i64;
        let each = |(place, habits): (usize, &Habits)| {
            let kinds = (habits.alone + habits.any).max(1);
            let mix = |(alone, any): (i64, i64)| (alone * habits.alone + any * habits.any) / kinds;
            self.players[place].alone(whole).into_iter().zip(self.any(place)).map(mix).collect()
        };
        habits.iter().enumerate().map(each).collect()
    }

    /// The best combination if each keeps to it as often as it plans and holds the card, and else plays otherwise; of
    /// equal ones the first.
    fn plan(&self, habits: &[Habits], others: &[Vec<i64>]) -> [usize; 3] {
        let mut values: Vec<i64> =
            self.robust.iter().map(|&chance| (i64::from(chance) << 16) / i64::from(FINE / SURE)).collect();
        let mut stride = 1;
        for (place, player) in self.players.iter().enumerate().rev() {
            let count = player.options.len();
            for start in (0..values.len()).filter(|number| number / stride % count == 0) {
                let line = (0..count).map(|number| start + number * stride);
                let mean =
                    line.clone().zip(&others[place]).map(|(at, share)| values[at] * share).sum::<i64>();
                let mean = mean / WHOLE as i64;
                for (at, option) in line.zip(&player.options) {
                    let keeps = habits[place].plans * option.held.min(SURE_HELD) as i64 / SURE_HELD as i64;
                    values[at] = (keeps * values[at] + (ALWAYS - keeps) * mean) / ALWAYS;
                }
            }
            stride *= count;
        }
        let worth = |number: &usize| {
            let costs = self.players.iter().zip(self.places(*number));
            let costs = costs.map(|(player, place)| player.options[place].cost).sum::<i64>();
            values[*number] * SOLVED / (i64::from(SURE) << 16) - costs
        };
        let best = (0..values.len()).min_by_key(|number| -worth(number));
        self.places(best.unwrap_or(0))
    }
}
