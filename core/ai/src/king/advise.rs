//! What a strong player would consider: for hints, and for the review after a game.

use super::skill::Skill;
use super::{Level, Reason, asked, weigh};
use crate::{Budget, Control};
use douze_rules::king::{Action, Observation};

/// What a strong player would consider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// All legal actions of the seat, best first: the first is what it advises.
    pub options: Vec<Weighed>,
    /// Why the first.
    pub reasons: Vec<Reason>,
    /// Positions looked at.
    pub nodes: u32,
    /// It was told to answer now, or its budget was spent: the best found so far.
    pub cut: bool,
}

/// An action and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// Legal in the position that was observed.
    pub action: Action,
    /// Ten-thousandths of the chance to win the round, or for a card under the die the next round. A round
    /// that nobody in the group wins counts as an equal share.
    pub worth: i32,
    /// How often of 100 times a strong player would choose it.
    pub percent: u8,
}

/// Weighs everything that the viewer of this observation may do.
///
/// None when there is nothing to decide, as for [`decide`](super::decide), and when it was stopped without keeping
/// the best.
pub fn advise(view: &Observation, seed: u64, budget: &Budget, control: &Control) -> Option<Advice> {
    let (mut mind, state, actions) = asked(view, seed, budget, control)?;
    let weighing = weigh(&mut mind, view, &state, &actions, Skill::of(Level::Strategist));
    let weighed = |(place, &action)| {
        let worth = weighing.worths.get(place).copied().unwrap_or(0);
        (place, Weighed { action, worth, percent: weighing.percent(place) })
    };
    let mut options: Vec<(usize, Weighed)> = actions.iter().enumerate().map(weighed).collect();
    options.sort_by_key(|(_, weighed)| std::cmp::Reverse((weighed.worth, weighed.percent)));
    let &(place, first) = options.first()?;
    let reasons = match actions.as_slice() {
        [_] => vec![Reason::OnlyChoice],
        _ => weighing.reasons(place, first.action),
    };
    mind.meter.progress(1, 1);
    let (nodes, cut) = (mind.meter.spent(), weighing.cut);
    let options = options.into_iter().map(|(_, weighed)| weighed).collect();
    (!control.given_up()).then_some(Advice { options, reasons, nodes, cut })
}
