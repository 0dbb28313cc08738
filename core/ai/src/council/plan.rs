//! The plan of a sage: the cards with which the whole council does best, found by everybody in the same way from what
//! all know; good also when some do not keep to it.

use super::habit::{ALWAYS, HABIT};
use super::mind::Mind;
use super::model::{Model, SOLVED, WHOLE};
use super::turn::SURE;

/// A sage leaves the plan only for something that is better by more than this.
const LOYALTY: i64 = 40;

impl Mind<'_> {
    /// What everybody is expected to play: its part of the plan as often as it is thought to keep to plans, else what
    /// does most alone.
    pub(super) fn expect(&self, model: &mut Model) {
        let keeps: Vec<i64> = model.players.iter().map(|player| self.keeps(player.seat)).collect();
        let habits = model.habits();
        let plan = model.plan(&keeps, &habits);
        for (place, player) in model.players.iter_mut().enumerate() {
            let planned = plan[place];
            for (number, option) in player.options.iter_mut().enumerate() {
                let habit = (ALWAYS - keeps[place]) * habits[place][number];
                let kept = if number == planned { keeps[place] * WHOLE as i64 } else { 0 };
                option.share = ((habit + kept) / ALWAYS) as u64;
                option.loyalty = if number == planned { LOYALTY } else { 0 };
            }
        }
    }
}

impl Model {
    /// The shares of each player's cards when it plays what does most alone.
    fn habits(&self) -> Vec<Vec<i64>> {
        let of = |player: &super::model::Playing| {
            let most = player.options.iter().map(|option| option.alone).max().unwrap_or(0);
            let best = player.options.iter().filter(|option| option.alone == most).count() as u64;
            let each = |option: &super::model::Choice| {
                let habit = if option.alone == most && most > 0 { HABIT / best } else { 0 };
                option.held * (1 + habit)
            };
            let weights: Vec<u64> = player.options.iter().map(each).collect();
            let all = weights.iter().sum::<u64>().max(1);
            weights.into_iter().map(|weight| (WHOLE * weight / all) as i64).collect()
        };
        self.players.iter().map(of).collect()
    }

    /// The best combination if each keeps to it so often and else plays by habit; of equal ones the first.
    fn plan(&self, keeps: &[i64], habits: &[Vec<i64>]) -> [usize; 3] {
        let mut values: Vec<i64> = self.chances.iter().map(|&chance| i64::from(chance) << 16).collect();
        let mut stride = 1;
        for (place, player) in self.players.iter().enumerate().rev() {
            let count = player.options.len();
            for start in (0..values.len()).filter(|number| number / stride % count == 0) {
                let line = (0..count).map(|number| start + number * stride);
                let mean =
                    line.clone().zip(&habits[place]).map(|(at, share)| values[at] * share).sum::<i64>();
                let mean = mean / WHOLE as i64;
                for at in line {
                    values[at] = (keeps[place] * values[at] + (ALWAYS - keeps[place]) * mean) / ALWAYS;
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
