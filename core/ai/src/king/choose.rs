//! Which card is chosen in secret.

use super::Reason;
use super::mind::{Mind, NODES};
use super::regret::{ONE, solve};
use super::table::{CARDS, Table};
use super::worth::Gains;
use crate::budget::Enough;
use douze_rules::king::{Action, Observation};

/// The share of its choices, in percent, that a pretender spreads over all cards.
const SPREAD: i64 = 8;
/// Worlds in which a greedy player tries its cards.
const WORLDS: usize = 150;

/// Against every card of the others, by the chance to win: a mixed strategy.
pub(super) fn mixed(
    mind: &mut Mind,
    view: &Observation,
    options: &[Action],
) -> Option<(Action, Vec<Reason>)> {
    let table = Table::new(mind, view, NODES);
    let cells = table.cells();
    let seats = table.seats.iter().flatten().count();
    let solution = solve(&cells, seats);
    let places: Vec<usize> = options.iter().filter_map(|&action| table.place_of(action)).collect();
    let total: i64 = solution.played[0].iter().sum();
    let spread = |place: &usize| {
        let played = if total == 0 { 0 } else { (100 - SPREAD) * ONE * solution.played[0][*place] / total };
        (played + SPREAD * ONE / places.len() as i64) as u32
    };
    let weights: Vec<u32> = places.iter().map(spread).collect();
    let choice = mind.chance.weighted(&weights)?;
    let mut reasons = Vec::new();
    if !cells.is_empty() {
        let own = cells.iter().filter(|cell| usize::from(cell.cards[0]) == places[choice]);
        let (wins, count) = own.fold((0, 0), |(wins, count), cell| (wins + cell.wins, count + cell.count));
        let all: u32 = weights.iter().sum();
        reasons.push(Reason::Round { percent: (100 * wins / count.max(1)) as u8 });
        reasons.push(Reason::Mixes { percent: (100 * weights[choice] / all.max(1)).clamp(1, 100) as u8 });
    }
    if table.cut {
        reasons.push(Reason::CutShort);
    }
    Some((options[choice], reasons))
}

/// The most points in this turn, if the others choose at random.
pub(super) fn greedy(
    mind: &mut Mind,
    view: &Observation,
    options: &[Action],
) -> Option<(Action, Vec<Reason>)> {
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
    let mut reasons = Vec::new();
    if let Ok(tenths @ 1..) = u8::try_from(10 * best / worlds.max(1) as i32) {
        reasons.push(Reason::Scores { tenths });
    }
    if worlds < WORLDS {
        reasons.push(Reason::CutShort);
    }
    Some((action, reasons))
}

/// The own points of one turn with each card.
fn gains(mind: &mut Mind, view: &Observation, options: &[Action]) -> Result<[i32; CARDS], Enough> {
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
