//! The rivals of King of 12, for 2 to 4 seats and for tournaments.
//!
//! All levels go for the chance to win the round, not for the points of a turn: those are a worse guide than
//! chance. They differ in how far they look and with how much care they choose (`skill`).
//!
//! Among three or four, and in a tournament, what is hidden is dealt, cards are tried, and the round is played out at
//! random, quickly (`playout`) or by the rules (`mind`); what became of it is sorted by the cards of the group
//! (`payoffs`). From that all seats of the group learn to regret nothing (`regret`). A pretender and a courtier mix their
//! own share of it. A strategist expects others that do not always look, and takes what they give away (`mix`).
//! Between two seats a pretender does the same; a courtier and a strategist solve the turns to come (`duel`), the
//! strategist to the end of the round.
//!
//! ```
//! use douze_ai::{Budget, CancelToken, king::{Level, decide}};
//! use douze_rules::{Seat, Viewer, king::{Lineup, Setup, State, apply, observe, sample}};
//!
//! let mut state = State::new(Setup::king(Lineup::FIRST_GAME, 2).unwrap());
//! let roll = sample(&state, &mut |_| 0).unwrap();
//! apply(&mut state, roll, &mut ()).unwrap();
//! let seen = observe(&state, Viewer::Seat(Seat::new(1)));
//! let decision = decide(&seen, Level::Pretender, 7, &Budget::default(), &CancelToken::new()).unwrap();
//! apply(&mut state, decision.action, &mut ()).unwrap();
//! ```

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "small numbers, clamped where it matters"
)]

mod advise;
mod crown;
mod duel;
mod equilibrium;
mod greedy;
mod level;
mod mind;
mod mix;
mod open;
mod payoffs;
mod playout;
mod reason;
mod regret;
mod skill;
pub mod sure;
mod weigh;
mod worth;

pub use advise::{Advice, Weighed, advise};
pub use equilibrium::{Mix, shares};
pub use level::Level;
pub use reason::Reason;

use crate::budget::Meter;
use crate::chance::Chance;
use crate::{Budget, CancelToken};
use douze_rules::Viewer;
use douze_rules::king::{Action, Observation, Phase, State, legal};
use mind::Mind;
use skill::Skill;
use weigh::Weighing;

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
    let (mut mind, state, options) = asked(view, seed, budget, control)?;
    let (action, reasons) = match (options.as_slice(), level, view.phase()) {
        ([only], ..) => (*only, vec![Reason::OnlyChoice]),
        (_, Level::Random, _) => {
            (options[mind.chance.below(options.len() as u32) as usize], vec![Reason::AtRandom])
        }
        (_, Level::Greedy, Phase::Choose) => greedy::card(&mut mind, view, &options)?,
        (_, Level::Greedy, Phase::Face | Phase::Theft) => greedy::open(&mut mind, &state, &options)?,
        _ => {
            let skill = Skill::of(level);
            let weighing = weigh(&mut mind, view, &state, &options, skill);
            let care = skill.care[usize::from(view.playing().len() > 2)];
            let weighing = if let Phase::Choose = view.phase() { weighing.with_care(care) } else { weighing };
            let place = weighing.choose(&mut mind.chance)?;
            let action = *options.get(place)?;
            (action, weighing.reasons(place, action))
        }
    };
    mind.meter.progress(1, 1);
    let nodes = mind.meter.spent();
    (!control.is_cancelled()).then_some(Decision { action, reasons, nodes })
}

/// What a decision begins with: a mind, a game that looks like this, and what the viewer may do. None when there
/// is nothing to decide.
fn asked<'a>(
    view: &Observation,
    seed: u64,
    budget: &Budget,
    control: &'a CancelToken,
) -> Option<(Mind<'a>, State, Vec<Action>)> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    if control.is_cancelled() || !view.seats_to_act().any(|asked| asked == seat) {
        return None;
    }
    let mut chance = Chance::new(seed);
    let state = view.determinize(&mut |count| chance.below(count))?;
    // In crown only the first of the winners may act.
    let mut options = legal(&state);
    options.retain(|action| action.seat() == Some(seat));
    let mind = Mind { meter: Meter::new(budget, control), chance, seat };
    (!options.is_empty()).then_some((mind, state, options))
}

/// Weighs the options with this skill.
fn weigh(mind: &mut Mind, view: &Observation, state: &State, options: &[Action], skill: Skill) -> Weighing {
    let duel = if skill.turns == 0 { None } else { duel::weigh(mind, view, state, options, skill.turns) };
    match (view.phase(), duel) {
        (_, Some(weighing)) => weighing,
        (Phase::Crown, _) => crown::mixed(options),
        (Phase::Choose, _) => mix::mixed(mind, view, options, skill),
        _ => open::best(mind, state, options, skill.nodes),
    }
}
