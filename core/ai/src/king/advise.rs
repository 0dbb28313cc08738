//! Advice of a strategist: for hints, and for the review after a game.

use super::skill::Skill;
use super::{Level, Reason, asked, weigh};
use crate::{Budget, CancelToken};
use douze_rules::king::{Action, Observation};

/// What a strategist would consider: all legal actions of the seat.
pub type Advice = crate::Advice<Action, Reason>;

/// One action; its worth are ten-thousandths of the chance to win the round, or for a card under the die the next
/// round. A round that nobody in the group wins counts as an equal share.
pub type Weighed = crate::Weighed<Action>;

/// Weighs everything that the viewer of this observation may do.
///
/// None when there is nothing to decide, as for [`decide`](super::decide), and when it was stopped without keeping
/// the best.
pub fn advise(view: &Observation, seed: u64, budget: &Budget, control: &CancelToken) -> Option<Advice> {
    let (mut mind, state, actions) = asked(view, seed, budget, control)?;
    let weighing = weigh(&mut mind, view, &state, &actions, Skill::of(Level::Strategist));
    let weighed = |(place, &action)| {
        let worth = weighing.worths.get(place).copied().unwrap_or(0);
        (place, Weighed { action, worth, percent: weighing.percent(place) })
    };
    let mut options: Vec<(usize, Weighed)> = actions.iter().enumerate().map(weighed).collect();
    options.sort_by_key(|(_, weighed)| std::cmp::Reverse((weighed.percent, weighed.worth)));
    let &(place, first) = options.first()?;
    let reasons = match actions.as_slice() {
        [_] => vec![Reason::OnlyChoice],
        _ => weighing.reasons(place, first.action),
    };
    mind.meter.progress(1, 1);
    let (nodes, cut) = (mind.meter.spent(), weighing.cut);
    let options = options.into_iter().map(|(_, weighed)| weighed).collect();
    (!control.is_cancelled()).then_some(Advice { options, reasons, nodes, cut })
}
