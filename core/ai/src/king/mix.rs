//! Which card is chosen in secret.

use super::mind::Mind;
use super::payoffs::Payoffs;
use super::regret::solve;
use super::skill::Skill;
use super::weigh::Weighing;
use super::worth::ALL;
use douze_rules::king::{Action, Observation};

/// This part of an equal share in the game is nothing: with cards that are so near to the best it mixes.
const NEAR: i32 = 250;

/// Against every card of the others, by the chance to win: a mixed strategy. Who takes the others to be as careful as
/// can be plays so that it cannot be exploited, anybody else what is best or nearly so against them.
pub(super) fn mixed(mind: &mut Mind, view: &Observation, options: &[Action], skill: Skill) -> Weighing {
    let payoffs = Payoffs::new(mind, view, skill);
    let cells = payoffs.cells();
    let seats = payoffs.seats.iter().flatten().count();
    let solution = solve(&cells, seats, skill, &mut mind.meter);
    let places: Vec<usize> = options.iter().filter_map(|&action| payoffs.place_of(action)).collect();
    let [won, game] =
        [solution.worth(&cells, seats, |cell| cell.won), solution.worth(&cells, seats, |cell| cell.sums[0])];
    let near = ALL / (NEAR * view.playing().len().max(1) as i32);
    let best = places.iter().map(|&place| game[place]).max().unwrap_or(0);
    let share = |&place: &usize| {
        if skill.trust == 100 { solution.share(place) } else { (game[place] - best + near).max(0) as u32 }
    };
    let shares = places.iter().map(share).collect();
    let worths = if cells.is_empty() { Vec::new() } else { places.iter().map(|&place| won[place]).collect() };
    Weighing { worths, shares, cut: payoffs.cut || solution.cut }
}
