//! Where a card goes, and what the Raccoon moves.

use super::mind::{Mind, Path, WIDE, rank};
use super::{Level, Reason};
use crate::budget::CutShort;
use douze_rules::forest::{Action, Phase, State};

/// So many of the best places are tried against the other's best answer.
const ANSWERED: usize = 6;
/// How far a fawn may misjudge a place either way, in hundredths of points.
const BLUR: u32 = 150;

/// None when it was given up, or nothing is legal.
pub(super) fn decide(
    mind: &mut Mind,
    level: Level,
    state: &State,
    options: &[Action],
) -> Option<(Action, Vec<Reason>)> {
    let mut paths = Vec::with_capacity(64);
    let mut cut = mind.look(state, WIDE, &mut paths).is_err();
    rank(&mut paths);
    let best = paths.first().map(|path| mind.points(&path.after, mind.seat));
    if !cut {
        match level {
            Level::Fawn => overlook(mind, &mut paths),
            Level::Fox => cut = answer(mind, &mut paths).is_err(),
            Level::Random | Level::Greedy | Level::Search10k | Level::Wolf | Level::Owl => {}
        }
    }
    let equal = paths.iter().take_while(|path| path.value == paths[0].value).count();
    let Some(path) = paths.get(mind.chance.below(equal as u32) as usize) else {
        return Some((*options.first()?, vec![Reason::CutShort]));
    };
    let mut reasons = reasons(mind, state, &path.after);
    if let (Level::Fawn, Some(best)) = (level, best) {
        let missed = best - mind.points(&path.after, mind.seat);
        if missed >= 100 {
            reasons.insert(0, Reason::Mistake { points: whole(missed) });
        }
    }
    if cut {
        reasons.push(Reason::CutShort);
    }
    Some((path.action, reasons))
}

/// The places with the best value after the other's best answer, if the other places next.
fn answer(mind: &mut Mind, paths: &mut Vec<Path>) -> Result<(), CutShort> {
    if paths.first().is_none_or(|path| path.after.phase() != Phase::Place) {
        return Ok(());
    }
    let mut answered = Vec::with_capacity(ANSWERED);
    for (number, path) in paths.iter().take(ANSWERED).enumerate() {
        mind.meter.progress(number, ANSWERED);
        let reply = match mind.best(&path.after) {
            Ok(reply) => reply,
            // Places that were answered already are the best found so far.
            Err(enough) => {
                if !answered.is_empty() {
                    *paths = answered;
                    rank(paths);
                }
                return Err(enough);
            }
        };
        answered.push(Path { value: reply.map_or(path.value, |reply| -reply.value), ..*path });
    }
    rank(&mut answered);
    *paths = answered;
    Ok(())
}

/// A fawn looks at about half of the places, and not too closely.
fn overlook(mind: &mut Mind, paths: &mut Vec<Path>) {
    let luck = mind.chance.below(paths.len() as u32) as usize;
    let mut number = 0;
    paths.retain(|_| {
        number += 1;
        number == luck + 1 || mind.chance.below(2) == 0
    });
    for path in paths.iter_mut() {
        path.value += mind.chance.below(2 * BLUR + 1) as i32 - BLUR as i32;
    }
    rank(paths);
}

pub(super) fn reasons(mind: &Mind, state: &State, after: &State) -> Vec<Reason> {
    let own = mind.seat.index() & 1;
    let change = |side: usize| i16::from(after.scores()[side]) - i16::from(state.scores()[side]);
    let (gained, denied) = (change(own), -change(1 - own));
    let promise = mind.points(after, mind.seat) - mind.points(state, mind.seat);
    let promised = whole(promise) - gained - denied;
    let mut reasons = Vec::new();
    if gained > 0 {
        reasons.push(Reason::ScoresNow { points: gained });
    }
    if denied > 0 {
        reasons.push(Reason::Denies { points: denied });
    }
    if promised > 0 && after.verdict().is_none() {
        reasons.push(Reason::Promises { points: promised });
    }
    reasons
}

/// Hundredths of points as whole ones.
pub(super) fn whole(hundredths: i32) -> i16 {
    ((hundredths + 50).div_euclid(100)).clamp(-99, 99) as i16
}
