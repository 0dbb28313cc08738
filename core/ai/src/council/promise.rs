//! Promises of this turn, and the cards that keep them.

use super::belief::SURE_HELD;
use super::mind::{Habits, Mind};
use super::model::{Choice, Model, Playing, WHOLE};
use super::turn::{Down, FINE, Turn, is_likely};
use super::{Level, Remark, Said};
use douze_rules::Seat;

/// A card that breaks a promise is so much less likely.
const BREAKS: u64 = 16;
/// Cards that disturb so little more than the least, of 256, keep aside.
const NEARLY: i64 = 16;

/// The part that a seat has in what was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// It plays for the target.
    Takes,
    /// It plays for the target together with this seat.
    With(Seat),
    /// It does not disturb this seat, which plays for the target.
    Aside(Seat),
}

impl Mind<'_> {
    /// Has `seat` said yes to `by`, or proposed the same?
    fn agrees(&self, seat: Seat, by: Seat) -> bool {
        let yes = |said: &Said| said.remark == Remark::Agreed || said.remark == Remark::Together;
        self.heard.iter().any(|said| said.seat == seat && said.to == Some(by) && yes(said))
    }

    /// Who takes it: the first who has said so, or agreed to it, and can.
    pub(super) fn carrier(&self, model: &Model) -> Option<Seat> {
        let taken = self.heard.iter().filter_map(|said| match (said.remark, said.to) {
            (Remark::TakeIt, _) => Some(said.seat),
            (Remark::YouTakeIt, Some(to)) => self.agrees(to, said.seat).then_some(to),
            _ => None,
        });
        let can = |seat: &Seat| {
            let player = model.players.iter().find(|player| player.seat == *seat);
            player.is_some_and(|player| player.options.iter().any(Choice::is_likely))
        };
        taken.into_iter().find(can)
    }

    /// The first two who have agreed to play together and can, if nobody takes it alone.
    fn pair(&self, turn: &Turn, model: &Model) -> Option<(Seat, Seat)> {
        let pairs = self.heard.iter().filter(|said| said.remark == Remark::Together);
        pairs.filter_map(|said| Some((said.seat, said.to?))).find(|&(by, to)| {
            self.agrees(to, by) && model.pair(turn, by, to).is_some_and(|cards| is_likely(cards.chance))
        })
    }

    /// Does nobody play for the target yet, by what was agreed?
    pub(super) fn is_free(&self, turn: &Turn, model: &Model) -> bool {
        self.carrier(model).is_none() && self.pair(turn, model).is_none()
    }

    /// Has this seat given its word not to disturb the carrier?
    fn is_bound(&self, seat: Seat, carrier: Seat) -> bool {
        self.heard.iter().filter(|said| said.seat == seat).any(|said| match said.remark {
            Remark::KeepBack => true,
            Remark::Agreed | Remark::YouTakeIt => said.to == Some(carrier),
            _ => false,
        })
    }

    /// The part of this seat, if it has given its word. Who would rather not promise it keeps aside where it can, too.
    fn part(&self, seat: Seat, carrier: Option<Seat>, pair: Option<(Seat, Seat)>) -> Option<Part> {
        let answers = |carrier: Seat| self.heard.contains(&Remark::RatherNot.from_to(seat, carrier));
        let aside = |carrier: &Seat| self.is_bound(seat, *carrier) || answers(*carrier);
        match (carrier, pair) {
            (Some(carrier), _) if carrier == seat => Some(Part::Takes),
            (Some(carrier), _) => Some(carrier).filter(aside).map(Part::Aside),
            (None, Some((one, other))) if one == seat => Some(Part::With(other)),
            (None, Some((one, other))) if other == seat => Some(Part::With(one)),
            _ => None,
        }
    }

    /// Marks the cards with which players would break their word, and makes them so much less likely. The shares of each
    /// player's cards when it does not keep to a plan.
    pub(super) fn promise(&self, turn: &Turn, model: &mut Model, habits: &[Habits]) -> Vec<Vec<i64>> {
        let carrier = self.carrier(model);
        let pair = if carrier.is_none() { self.pair(turn, model) } else { None };
        let parts: Vec<_> =
            model.players.iter().map(|player| self.part(player.seat, carrier, pair)).collect();
        for (place, part) in parts.iter().enumerate() {
            let keeps: Option<Vec<bool>> = match part {
                Some(Part::Takes) => {
                    Some(model.players[place].options.iter().map(Choice::is_likely).collect())
                }
                Some(Part::With(other)) => {
                    model.pair(turn, model.players[place].seat, *other).map(|pair| pair.first)
                }
                _ => None,
            };
            if let Some(keeps) = keeps {
                model.players[place].promise(&keeps);
            }
        }
        // Who has given its word keeps it, whatever would be better: nobody else has to count on that.
        if let Some(own) = model.place(self.seat).filter(|_| self.player.level > Level::Apprentice)
            && let Some(Part::Aside(carrier)) = parts[own]
            && self.is_bound(self.seat, carrier)
            && let Some(keeps) = model.clear(turn, own, carrier, self.player.level)
        {
            let options = model.players[own].options.iter_mut().zip(keeps);
            options.for_each(|(option, keeps)| option.breaks = !keeps);
        }
        let mut others = model.others(habits);
        for (place, part) in parts.iter().enumerate() {
            let Some(Part::Aside(carrier)) = part else { continue };
            let Some(carrier) = model.place(*carrier) else { continue };
            let keeps = model.undisturbing(place, carrier, &others);
            // A beginner takes its word to the letter.
            if self.player.level == Level::Apprentice && model.players[place].seat == self.seat {
                model.players[place].promise(&keeps);
            }
            others[place] = model.players[place].aside(&keeps);
        }
        others
    }
}

impl Playing {
    /// Only these cards keep its word, if it has any.
    fn promise(&mut self, keeps: &[bool]) {
        if keeps.contains(&true) {
            for (option, _) in self.options.iter_mut().zip(keeps).filter(|(_, keeps)| !**keeps) {
                option.held = (option.held / BREAKS).max(1);
                option.breaks = true;
            }
        }
    }

    /// The shares of its cards when it plays mostly these.
    fn aside(&self, keeps: &[bool]) -> Vec<i64> {
        let weight = |(option, keeps): (&Choice, &bool)| option.held * if *keeps { BREAKS } else { 1 };
        let weights: Vec<u64> = self.options.iter().zip(keeps).map(weight).collect();
        let all = weights.iter().sum::<u64>().max(1);
        weights.into_iter().map(|weight| (WHOLE * weight / all) as i64).collect()
    }
}

/// The best pair of two seats' cards, by what all know.
pub(super) struct Pair {
    pub(super) chance: u32,
    /// For each card of the first seat: is it in such a pair?
    first: Vec<bool>,
}

impl Model {
    /// The best pair of these two; cards that one of them holds only perhaps do not count.
    pub(super) fn pair(&self, turn: &Turn, one: Seat, other: Seat) -> Option<Pair> {
        let (one, other) = (&self.players[self.place(one)?], &self.players[self.place(other)?]);
        let best = |own: Down| {
            let sure = other.options.iter().filter(|option| 2 * option.held >= SURE_HELD);
            sure.map(|option| turn.chance(turn.start, &[own, option.down])).max().unwrap_or(0)
        };
        let each: Vec<u32> = one
            .options
            .iter()
            .map(|option| if 2 * option.held >= SURE_HELD { best(option.down) } else { 0 })
            .collect();
        let chance = each.iter().copied().max().unwrap_or(0);
        Some(Pair { chance, first: each.into_iter().map(|other| other == chance).collect() })
    }

    /// Which of a player's cards leave the carrier its chance, whichever of its cards for the target it plays; for a sage
    /// also whichever of the two comes first.
    pub(super) fn clear(&self, turn: &Turn, place: usize, carrier: Seat, level: Level) -> Option<Vec<bool>> {
        let carrier = &self.players[self.place(carrier)?].options;
        let least = SURE_HELD / 16;
        let likely = carrier.iter().filter(|option| option.is_likely() && option.held >= least);
        let cards: Vec<Down> = likely.map(|option| option.down).collect();
        let both = |cards: &[Down]| match level {
            Level::Sage => turn.is_likely_in_any_order(cards),
            _ => is_likely(turn.chance(turn.start, cards)),
        };
        let clear = |own: Down| cards.iter().all(|&card| both(&[card, own]));
        Some(self.players[place].options.iter().map(|option| clear(option.down)).collect())
    }

    /// Which of a player's cards do not disturb the carrier: those that leave it the best chance.
    fn undisturbing(&self, place: usize, carrier: usize, others: &[Vec<i64>]) -> Vec<bool> {
        let mut sums = vec![(0_i64, 0_i64); self.players[place].options.len()];
        for (number, &chance) in self.robust.iter().enumerate() {
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
            *sum += weight * i64::from(chance);
            *all += weight;
        }
        let value = |(sum, all): (i64, i64)| 256 * sum / (all.max(1) * i64::from(FINE));
        let most = sums.iter().map(|&sums| value(sums)).max().unwrap_or(0);
        sums.into_iter().map(|sums| most - value(sums) <= NEARLY).collect()
    }

    /// The shares of any card of a player, by how surely it holds it.
    pub(super) fn any(&self, place: usize) -> Vec<i64> {
        let options = &self.players[place].options;
        let held: i64 = options.iter().map(|option| option.held as i64).sum();
        options.iter().map(|option| WHOLE as i64 * option.held as i64 / held.max(1)).collect()
    }
}
