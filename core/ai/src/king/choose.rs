//! Which card is chosen in secret.

use super::mind::Mind;
use super::regret::{rounds, solve};
use super::table::Table;
use super::weigh::Weighing;
use douze_rules::king::{Action, Observation};

/// How often every seat answers the others, and how often when there is no time left.
const ROUNDS: i64 = 60;
const FEW_ROUNDS: i64 = 10;

/// Against every card of the others, by the chance to win: a mixed strategy.
pub(super) fn mixed(mind: &mut Mind, view: &Observation, options: &[Action], nodes: u32) -> Weighing {
    let table = Table::new(mind, view, nodes);
    let cells = table.cells();
    let seats = table.seats.iter().flatten().count();
    let solution = solve(&cells, seats, if table.cut { FEW_ROUNDS } else { ROUNDS });
    let places: Vec<usize> = options.iter().filter_map(|&action| table.place_of(action)).collect();
    let shares = places.iter().map(|&place| solution.share(place)).collect();
    let won = rounds(&cells, &solution, seats);
    let worths = if cells.is_empty() { Vec::new() } else { places.iter().map(|&place| won[place]).collect() };
    Weighing { worths, shares, cut: table.cut }
}
