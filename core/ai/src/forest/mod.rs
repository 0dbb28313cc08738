//! The forest opponent.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "small numbers, clamped where it matters"
)]

mod advise;
mod choose;
mod choose_mix;
mod endgame;
#[cfg_attr(
    not(feature = "learn"),
    expect(unreachable_pub, dead_code, reason = "used by the training example only")
)]
mod evaluation;
mod ismcts;
mod keep;
mod level;
mod matrix;
mod mind;
mod mix;
mod place;
mod prospect;
mod reason;
mod search;
pub mod sure;
mod weigh;
mod worth;

pub use advise::{Advice, advise};
pub use level::Level;
pub use reason::Reason;
pub use weigh::Weighed;

/// For `examples/forest_learn`.
#[cfg(feature = "learn")]
pub mod learn {
    pub use super::evaluation::{
        Encoding, FEATURES, Features, HEADS, OUT_SCALE, SCALE, STAGES, UNITS, evaluate, read,
    };
}

use crate::budget::Meter;
use crate::chance::Chance;
use crate::{Budget, CancelToken};
use douze_rules::Viewer;
use douze_rules::forest::{Action, Observation, Phase, legal};
use mind::{Evaluator, Mind};

/// What a built-in player does, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Legal in the position that was observed.
    pub action: Action,
    /// The weightiest first.
    pub reasons: Vec<Reason>,
    /// Positions looked at.
    pub nodes: u32,
}

/// Decides for the viewer of this observation. Give every decision a seed of its own: equal observations
/// and equal seeds give equal decisions.
///
/// None when there is nothing to decide (not a seat's view, not its turn, chance is due, the game is
/// over), and when it was stopped without keeping the best.
pub fn decide(
    view: &Observation,
    level: Level,
    seed: u64,
    budget: &Budget,
    control: &CancelToken,
) -> Option<Decision> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    if control.is_cancelled() || !view.seats_to_act().any(|asked| asked == seat) {
        return None;
    }
    let mut chance = Chance::new(seed);
    let state = view.determinize(&mut |count| chance.below(count))?;
    let mut options = legal(&state);
    options.retain(|action| !matches!(action, Action::Choose { seat: chooser, .. } if *chooser != seat));

    let evaluator = match level {
        Level::Greedy => Evaluator::Score,
        Level::Wolf | Level::Owl => Evaluator::Network,
        _ => Evaluator::Prospect,
    };
    let searching = matches!(level, Level::Wolf | Level::Owl);
    let effort = if level == Level::Owl { weigh::OWL } else { weigh::WOLF };
    let nodes = if searching { budget.nodes.min(effort.nodes) } else { budget.nodes };
    let budget = Budget { nodes, ..*budget };
    let mut mind = Mind { meter: Meter::new(&budget, control), chance, seat, evaluator };
    let (action, reasons) = match (options.as_slice(), level, view.phase()) {
        ([], ..) => return None,
        ([only], ..) => (*only, vec![Reason::OnlyChoice]),
        (_, Level::Random, _) => {
            (options[mind.chance.below(options.len() as u32) as usize], vec![Reason::AtRandom])
        }
        (_, Level::Search10k, _) => ismcts::decide(&mut mind.meter, mind.chance, seat, view)?,
        (_, _, Phase::Keep) => keep::decide(&mut mind, level, &options)?,
        _ if searching => {
            let decided = weigh::decide(&mut mind, view, &state, effort);
            decided.unwrap_or_else(|| (options[0], vec![Reason::CutShort]))
        }
        (_, _, Phase::Choose) => choose::decide(&mut mind, level, view)?,
        _ => place::decide(&mut mind, level, &state, &options)?,
    };
    mind.meter.progress(1, 1);
    let nodes = mind.meter.spent();
    (!control.is_cancelled()).then_some(Decision { action, reasons, nodes })
}
