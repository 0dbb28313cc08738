//! Advice of an owl: for a hint, and for the review of a decision.

use super::mind::{Evaluator, Mind};
use super::weigh::{self, Weighed};
use super::{Reason, keep};
use crate::budget::Meter;
use crate::chance::Chance;
use crate::{Budget, CancelToken};
use douze_rules::Viewer;
use douze_rules::forest::{Action, Observation, Phase, legal};

/// What a strong player would consider in a forest duel.
pub type Advice = crate::Advice<Action, Reason>;

/// Weighs all that the viewer may do now. Give every call a seed of its own: equal observations and equal
/// seeds give equal advice.
///
/// None when there is nothing to decide (not a seat's view, not its turn, chance is due, the game is
/// over), and when it was stopped without keeping the best.
pub fn advise(view: &Observation, seed: u64, budget: &Budget, control: &CancelToken) -> Option<Advice> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    if control.is_cancelled() || !view.seats_to_act().any(|asked| asked == seat) {
        return None;
    }
    let mut chance = Chance::new(seed);
    let state = view.determinize(&mut |count| chance.below(count))?;
    let budget = Budget { nodes: budget.nodes.min(weigh::ADVICE.nodes), ..*budget };
    let mut mind = Mind { meter: Meter::new(&budget, control), chance, seat, evaluator: Evaluator::Network };
    let (mut options, reasons, mut cut) = if view.phase() == Phase::Keep {
        let weigh = |action| Weighed { worth: keep::worth(&action), action, percent: 0 };
        let mut options: Vec<Weighed> = legal(&state).into_iter().map(weigh).collect();
        options.sort_by_key(|option| -option.worth);
        options.first_mut()?.percent = 100;
        (options, vec![Reason::KeepsTheBetter], false)
    } else {
        let mut weighing = weigh::weigh(&mut mind, view, &state, weigh::ADVICE);
        if view.phase() == Phase::Choose {
            weighing.options.sort_by_key(|option| std::cmp::Reverse((option.percent, option.worth)));
        }
        let only = weighing.options.len() == 1 && !weighing.cut;
        let reasons = if only { vec![Reason::OnlyChoice] } else { weigh::why(&mind, &state, &weighing, 0) };
        (weighing.options, reasons, weighing.cut)
    };
    if options.is_empty() {
        let action = legal(&state).into_iter().find(|action| action.seat() == Some(seat))?;
        options.push(Weighed { action, worth: 0, percent: 100 });
        cut = true;
    }
    mind.meter.progress(1, 1);
    let nodes = mind.meter.spent();
    (!control.is_cancelled()).then_some(Advice { options, reasons, nodes, cut })
}
