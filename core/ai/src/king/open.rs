//! Decisions with open cards: the Sorcerer's face and the Lady's theft.

use super::Reason;
use super::mind::{Mind, NODES};
use super::worth::{Gains, chances, winners};
use crate::budget::Enough;
use douze_rules::king::{Action, State};

/// Positions that a greedy player looks at: about a dozen turns with every option.
const FEW: u32 = 200;

/// By the chance to win.
pub(super) fn best(mind: &mut Mind, state: &State, options: &[Action]) -> Option<(Action, Vec<Reason>)> {
    let mut won = vec![0; options.len()];
    let seat = mind.seat;
    let (place, rounds, cut) = weigh(mind, options, NODES, |mind, place, action| {
        let mut after = *state;
        mind.step(&mut after, action, &mut ())?;
        mind.finish_round(&mut after)?;
        won[place] += i32::from(winners(&after).contains(seat));
        Ok(chances(&after, [Some(seat)])[0])
    })?;
    let mut reasons = Vec::new();
    if rounds > 0 {
        reasons.push(Reason::Round { percent: (100 * won[place] / rounds).clamp(0, 100) as u8 });
    }
    if cut {
        reasons.push(Reason::CutShort);
    }
    Some((*options.get(place)?, reasons))
}

/// By the points of this turn.
pub(super) fn greedy(mind: &mut Mind, state: &State, options: &[Action]) -> Option<(Action, Vec<Reason>)> {
    let seat = mind.seat;
    let mut points = vec![0; options.len()];
    let (place, turns, cut) = weigh(mind, options, FEW, |mind, place, action| {
        let (mut after, mut gains) = (*state, Gains::new());
        mind.step(&mut after, action, &mut gains)?;
        mind.finish_turn(&mut after, &mut gains)?;
        points[place] += gains.of(seat);
        Ok(gains.of(seat))
    })?;
    let mut reasons = Vec::new();
    if let Ok(tenths @ 1..) = u8::try_from(10 * points[place] / turns.max(1)) {
        reasons.push(Reason::Scores { tenths });
    }
    if cut {
        reasons.push(Reason::CutShort);
    }
    Some((*options.get(place)?, reasons))
}

/// The place of the best option, any of the best, when so many positions are spent on trying all of them again
/// and again; how often they were tried, and whether that was cut short.
fn weigh(
    mind: &mut Mind,
    options: &[Action],
    nodes: u32,
    mut value: impl FnMut(&mut Mind, usize, Action) -> Result<i32, Enough>,
) -> Option<(usize, i32, bool)> {
    let mut sums = vec![0_i64; options.len()];
    let (mut done, mut cut) = (0, false);
    while mind.meter.spent() < nodes && !cut {
        mind.meter.progress(mind.meter.spent() as usize, nodes as usize);
        let each = options.iter().enumerate().map(|(place, &action)| value(mind, place, action));
        match each.collect::<Result<Vec<i32>, Enough>>() {
            Ok(values) => {
                sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += i64::from(value));
                done += 1;
            }
            Err(Enough) => cut = true,
        }
    }
    let best = *sums.iter().max()?;
    let equal: Vec<u32> = sums.iter().map(|&sum| u32::from(sum == best)).collect();
    Some((mind.chance.weighted(&equal)?, done, cut))
}
