//! Decisions with open cards: the Sorcerer's face and the Lady's theft.

use super::mind::Mind;
use super::weigh::Weighing;
use super::worth::share;
use crate::budget::CutShort;
use douze_rules::king::{Action, State};

/// By the chance to win the round.
pub(super) fn best(mind: &mut Mind, state: &State, options: &[Action], nodes: u32) -> Weighing {
    let seat = mind.seat;
    let (sums, rounds, cut) = weigh(mind, options, nodes, |mind, action| {
        let mut after = *state;
        mind.step(&mut after, action, &mut ())?;
        mind.finish_round(&mut after)?;
        Ok(share(&after, seat))
    });
    let worths = sums.iter().filter(|_| rounds > 0).map(|&sum| (sum / i64::from(rounds)) as i32).collect();
    Weighing::best(worths, options.len(), cut)
}

/// Tries all options again and again, until so many positions are spent: the sums of their values, how often
/// they were tried, and whether that was cut short.
pub(super) fn weigh(
    mind: &mut Mind,
    options: &[Action],
    nodes: u32,
    mut value: impl FnMut(&mut Mind, Action) -> Result<i32, CutShort>,
) -> (Vec<i64>, i32, bool) {
    let (mut sums, mut values) = (vec![0_i64; options.len()], vec![0; options.len()]);
    let (mut done, mut cut) = (0, false);
    while mind.meter.spent() < nodes && !cut {
        mind.meter.progress(mind.meter.spent() as usize, nodes as usize);
        let mut each = values.iter_mut().zip(options);
        match each.try_for_each(|(known, &action)| value(mind, action).map(|value| *known = value)) {
            Ok(()) => {
                sums.iter_mut().zip(&values).for_each(|(sum, &value)| *sum += i64::from(value));
                done += 1;
            }
            Err(CutShort) => cut = true,
        }
    }
    (sums, done, cut)
}
