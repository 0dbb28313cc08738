//! The baseline that takes the most points of this turn, whatever comes after.

use super::Reason;
use super::mind::Mind;
use super::open::weigh;
use super::playout::CARDS;
use super::worth::Gains;
use crate::budget::CutShort;
use douze_rules::king::{Action, Observation, State};

/// Worlds in which it tries its cards.
const WORLDS: usize = 150;
/// Positions that it looks at with open cards: about a dozen turns with every option.
const FEW: u32 = 200;

/// The card with the most points, if the others choose at random.
pub(super) fn card(mind: &mut Mind, view: &Observation, options: &[Action]) -> Option<(Action, Vec<Reason>)> {
    let mut points = [0; CARDS];
    let mut worlds = 0;
    while worlds < WORLDS {
        mind.meter.progress(worlds, WORLDS);
        let Ok(gained) = gains(mind, view, options) else { break };
        for (sum, gained) in points.iter_mut().zip(gained) {
            *sum += gained;
        }
        worlds += 1;
    }
    let best = *points.iter().take(options.len()).max()?;
    let equal: Vec<u32> = points.iter().take(options.len()).map(|&sum| u32::from(sum == best)).collect();
    let action = *options.get(mind.chance.weighted(&equal)?)?;
    Some((action, reasons(10 * best / worlds.max(1) as i32, worlds < WORLDS)))
}

/// The acting seat's points of one turn with each card.
fn gains(mind: &mut Mind, view: &Observation, options: &[Action]) -> Result<[i32; CARDS], CutShort> {
    let world = mind.world(view)?;
    let mut points = [0; CARDS];
    for (points, &action) in points.iter_mut().zip(options) {
        let (mut state, mut gains) = (world, Gains::new());
        mind.step(&mut state, action, &mut gains)?;
        mind.finish_turn(&mut state, &mut gains)?;
        *points = gains.of(mind.seat);
    }
    Ok(points)
}

/// With open cards: the face or the token with the most points.
pub(super) fn open(mind: &mut Mind, state: &State, options: &[Action]) -> Option<(Action, Vec<Reason>)> {
    let seat = mind.seat;
    let (sums, turns, cut) = weigh(mind, options, FEW, |mind, action| {
        let (mut after, mut gains) = (*state, Gains::new());
        mind.step(&mut after, action, &mut gains)?;
        mind.finish_turn(&mut after, &mut gains)?;
        Ok(gains.of(seat))
    });
    let best = *sums.iter().max()?;
    let equal: Vec<u32> = sums.iter().map(|&sum| u32::from(sum == best)).collect();
    let action = *options.get(mind.chance.weighted(&equal)?)?;
    Some((action, reasons(10 * best as i32 / turns.max(1), cut)))
}

fn reasons(tenths: i32, cut: bool) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if let Ok(tenths @ 1..) = u8::try_from(tenths) {
        reasons.push(Reason::Scores { tenths });
    }
    if cut {
        reasons.push(Reason::CutShort);
    }
    reasons
}
