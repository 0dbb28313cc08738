//! Decisions with open cards: the Sorcerer's face and the Lady's theft.

use super::Reason;
use super::mind::Mind;
use super::worth::{Gains, chances, winners};
use crate::budget::Enough;
use douze_rules::king::{Action, State};

/// Rounds that a pretender plays out, with every option.
const ROUNDS: usize = 120;
/// Turns that a greedy player plays out, with every option.
const TURNS: usize = 12;

/// By the chance to win.
pub(super) fn best(mind: &mut Mind, state: &State, options: &[Action]) -> Option<(Action, Vec<Reason>)> {
    let mut won = vec![0; options.len()];
    let seat = mind.seat;
    let (action, place, rounds) = weigh(mind, options, ROUNDS, |mind, place, action| {
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
    if rounds < ROUNDS as i32 {
        reasons.push(Reason::CutShort);
    }
    Some((action, reasons))
}

/// By the points of this turn.
pub(super) fn greedy(mind: &mut Mind, state: &State, options: &[Action]) -> Option<(Action, Vec<Reason>)> {
    let seat = mind.seat;
    let mut points = vec![0; options.len()];
    let (action, place, turns) = weigh(mind, options, TURNS, |mind, place, action| {
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
    if turns < TURNS as i32 {
        reasons.push(Reason::CutShort);
    }
    Some((action, reasons))
}

/// The best option after so many tries of each; any of the best. With it its place, and how often all of them
/// were tried.
fn weigh(
    mind: &mut Mind,
    options: &[Action],
    tries: usize,
    mut value: impl FnMut(&mut Mind, usize, Action) -> Result<i32, Enough>,
) -> Option<(Action, usize, i32)> {
    let mut sums = vec![0; options.len()];
    let mut done = 0;
    'all: while done < tries {
        mind.meter.progress(done, tries);
        let mut values = Vec::with_capacity(options.len());
        for (place, &action) in options.iter().enumerate() {
            let Ok(value) = value(mind, place, action) else { break 'all };
            values.push(value);
        }
        for (sum, value) in sums.iter_mut().zip(values) {
            *sum += value;
        }
        done += 1;
    }
    let best = *sums.iter().max()?;
    let equal: Vec<u32> = sums.iter().map(|&sum| u32::from(sum == best)).collect();
    let place = mind.chance.weighted(&equal)?;
    Some((*options.get(place)?, place, done as i32))
}
