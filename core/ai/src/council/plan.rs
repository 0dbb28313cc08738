//! The plan of a sage: the cards with which the whole council does best, found by everybody in the same way from what
//! all know; good also when some do not keep to it.

use super::Remark;
use super::belief::SURE_HELD;
use super::habit::{ALWAYS, Habits};
use super::mind::Mind;
use super::model::{Choice, Model, Playing, SOLVED, WHOLE};
use super::turn::{SURE, is_likely};
use douze_rules::Seat;

/// A sage leaves the plan only for something that is better by more than this.
const LOYALTY: i64 = 40;

impl Mind<'_> {
    /// What everybody is expected to play: its part of the plan as often as it is thought to keep to plans, else what
    /// does most alone, or anything.
    pub(super) fn expect(&self, model: &mut Model) {
        let habits: Vec<Habits> = model.players.iter().map(|player| self.habits(player.seat)).collect();
        let carrier = model.carrier(self);
        if let Some(seat) = carrier {
            model.carries(seat);
        }
        let mut others = model.others(&habits);
        if let Some(carrier) = carrier {
            for place in 0..model.players.len() {
                let seat = model.players[place].seat;
                if seat != carrier && self.steps_aside(seat, carrier) {
                    others[place] = model.aside(place, carrier, &others);
                }
            }
        }
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

    /// Has this seat agreed that the carrier takes it, proposed it, or said that it keeps back?
    fn steps_aside(&self, seat: Seat, carrier: Seat) -> bool {
        self.heard.iter().filter(|said| said.seat == seat).any(|said| match said.remark {
            Remark::KeepBack => true,
            Remark::Agreed | Remark::YouTakeIt => said.to == Some(carrier),
            _ => false,
        })
    }
}

impl Model {
    /// The shares of a player's cards when it does not disturb the carrier: those that leave it the best chance.
    fn aside(&self, place: usize, carrier: Seat, others: &[Vec<i64>]) -> Vec<i64> {
        let Some(carrier) = self.place(carrier) else { return others[place].clone() };
        let options = &self.players[place].options;
        let mut sums = vec![(0_i64, 0_i64); options.len()];
        for (number, &chance) in self.chances.iter().enumerate() {
            let places = self.places(number);
            let weight: i64 = (0..self.players.len())
                .filter(|&other| other != place)
                .map(|other| {
                    if other == carrier {
                        others[other][places[other]]
                    } else {
                        self.players[other].options[places[other]].held as i64
                    }
                })
                .product();
            let (sum, all) = &mut sums[places[place]];
            *sum += weight / 64 * i64::from(chance);
            *all += weight / 64;
        }
        let value = |(sum, all): (i64, i64)| 256 * sum / (all.max(1) * i64::from(SURE));
        let most = sums.iter().map(|&sums| value(sums)).max().unwrap_or(0);
        let weights: Vec<i64> = sums
            .iter()
            .zip(options)
            .map(|(&sums, option)| option.held as i64 * if most - value(sums) <= 16 { 16 } else { 1 })
            .collect();
        let all = weights.iter().sum::<i64>().max(1);
        weights.into_iter().map(|weight| WHOLE as i64 * weight / all).collect()
    }

    /// This seat plays a card that solves alone: any other one is so much less likely.
    fn carries(&mut self, seat: Seat) {
        let Some(place) = self.place(seat) else { return };
        for option in self.players[place].options.iter_mut().filter(|option| !is_likely(option.alone)) {
            option.held /= 16;
        }
    }

    /// The shares of each player's cards when it does not keep to a plan.
    fn others(&self, habits: &[Habits]) -> Vec<Vec<i64>> {
        let whole = WHOLE as i64;
        let each = |(player, habits): (&Playing, &Habits)| {
            let held: i64 = player.options.iter().map(|option| option.held as i64).sum();
            let kinds = (habits.alone + habits.any).max(1);
            let mix = |(alone, option): (i64, &Choice)| {
                let any = whole * option.held as i64 / held.max(1);
                (alone * habits.alone + any * habits.any) / kinds
            };
            player.alone(whole).into_iter().zip(&player.options).map(mix).collect()
        };
        self.players.iter().zip(habits).map(each).collect()
    }

    /// The best combination if each keeps to it as often as it plans and holds the card, and else plays otherwise; of
    /// equal ones the first.
    fn plan(&self, habits: &[Habits], others: &[Vec<i64>]) -> [usize; 3] {
        let mut values: Vec<i64> = self.chances.iter().map(|&chance| i64::from(chance) << 16).collect();
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
