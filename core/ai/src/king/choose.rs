//! Which card is chosen in secret.

use super::mind::{Mind, NODES};
use super::regret::{ONE, rounds, solve};
use super::table::Table;
use super::weigh::Weighing;
use douze_rules::king::{Action, Observation};

/// The share of its choices, in percent, that a pretender spreads over all cards.
const SPREAD: i64 = 8;

/// Against every card of the others, by the chance to win: a mixed strategy.
pub(super) fn mixed(mind: &mut Mind, view: &Observation, options: &[Action]) -> Weighing {
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
    let shares = places.iter().map(spread).collect();
    let won = rounds(&cells, &solution, seats);
    let worths = if cells.is_empty() { Vec::new() } else { places.iter().map(|&place| won[place]).collect() };
    Weighing { worths, shares, cut: table.cut }
}
