//! What a strong player would consider: for a hint, and for the review of a decision that was made.

use super::mind::{Eye, Mind};
use super::{Reason, keep, weigh};
use crate::budget::Meter;
use crate::chance::Chance;
use crate::{Budget, Control};
use douze_rules::Viewer;
use douze_rules::forest::{Action, Observation, Phase, legal};

/// What a strong player would consider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Best first; the first is what it advises. Every legal action of the seat that was weighed.
    pub options: Vec<Weighed>,
    /// For the first.
    pub reasons: Vec<Reason>,
    /// Positions looked at.
    pub nodes: u32,
    /// There was no time for all that it wanted to look at.
    pub cut: bool,
}

/// One action, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// Legal in the position that was observed.
    pub action: Action,
    /// Hundredths of points expected at the end, own less the other's; a quarter of it counts points as
    /// they are, the rest the chance to win, with 5 points for a sure one.
    pub worth: i32,
    /// Of 100 times, how often a strong player would choose it: shares for cards, otherwise 100 or 0.
    pub percent: u8,
}

impl Weighed {
    /// A search counts four times as much.
    pub(super) const PARTS: i32 = 4;
}

/// Weighs all that the viewer may do now. Give every call a seed of its own: equal observations and equal
/// seeds give equal advice. Worths of one call can be compared: what a choice costs is the first one's less
/// its own.
///
/// None when there is nothing to decide (not a seat's view, not its turn, chance is due, the game is
/// over), and when it was stopped without keeping the best.
pub fn advise(view: &Observation, seed: u64, budget: &Budget, control: &Control) -> Option<Advice> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    if control.given_up() || !view.asked().any(|asked| asked == seat) {
        return None;
    }
    let mut chance = Chance::new(seed);
    let state = view.imagine(&mut |count| chance.below(count))?;
    let budget = Budget { nodes: budget.nodes.min(weigh::ADVICE.nodes), ..*budget };
    let mut mind = Mind { meter: Meter::new(&budget, control), chance, seat, eye: Eye::Judge };
    let (mut options, reasons, mut cut) = if view.phase() == Phase::Keep {
        let weigh = |action| Weighed { worth: keep::worth(&action), action, percent: 0 };
        let mut options: Vec<Weighed> = legal(&state).into_iter().map(weigh).collect();
        options.sort_by_key(|option| -option.worth);
        options.first_mut()?.percent = 100;
        (options, vec![Reason::KeepsTheBetter], false)
    } else {
        let weighing = weigh::weigh(&mut mind, view, &state, weigh::ADVICE);
        let reasons = weigh::why(&mind, &state, &weighing, 0);
        (weighing.options, reasons, weighing.cut)
    };
    if options.is_empty() {
        let action = legal(&state).into_iter().find(|action| action.seat() == Some(seat))?;
        options.push(Weighed { action, worth: 0, percent: 100 });
        cut = true;
    }
    mind.meter.progress(1, 1);
    let nodes = mind.meter.spent();
    (!control.given_up()).then_some(Advice { options, reasons, nodes, cut })
}
