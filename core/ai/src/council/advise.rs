//! What a sage would do in somebody's place: for a hint.

use super::choose;
use super::model::SOLVED;
use super::{Decision, Level, Player, Reason, Said, Temperament, decide};
use crate::{Budget, Control};
use douze_rules::council::{Action, Deck, Observation, Phase};

/// What a strong player would consider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Best first; the first is what it advises. Of a card to choose all that may be chosen, else that one action.
    pub options: Vec<Weighed>,
    /// Why the first; the weightiest reason first. They may name what others probably hold, nothing that is secret.
    pub reasons: Vec<Reason>,
    /// Positions looked at.
    pub nodes: u32,
    /// It was told to move now, or its budget was spent.
    pub cut: bool,
}

/// An action and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// Legal in the position, but for what a doubled card does.
    pub action: Action,
    /// Ten-thousandths of the chance to solve the dilemma, less what the card would be worth later on. Comparable within
    /// one advice.
    pub worth: i32,
    /// Of 100 times, how often a sage would choose it.
    pub percent: u8,
}

/// What a sage would do in the place of the viewer's seat. Arguments and nothing as in [`decide`].
pub fn advise(
    view: &Observation,
    deck: &Deck,
    heard: &[Said],
    seed: u64,
    budget: &Budget,
    control: &Control,
) -> Option<Advice> {
    let sage = Level::Sage.with(Temperament::Careful);
    let Decision { action, reasons, nodes } = decide(view, deck, heard, sage, seed, budget, control)?;
    let cut = reasons.contains(&Reason::CutShort);
    let options = cards(view, deck, heard, sage, seed, budget, control).filter(|options| !options.is_empty());
    let mut options = options.unwrap_or_else(|| vec![Weighed { action, worth: 0, percent: 100 }]);
    // What it decides comes first, also among equals.
    options.sort_by_key(|weighed| (-weighed.worth, weighed.action != action));
    for weighed in &mut options {
        weighed.percent = if weighed.action == action { 100 } else { 0 };
    }
    Some(Advice { options, reasons, nodes, cut })
}

/// Every card that may be chosen, with its worth.
fn cards(
    view: &Observation,
    deck: &Deck,
    heard: &[Said],
    player: Player,
    seed: u64,
    budget: &Budget,
    control: &Control,
) -> Option<Vec<Weighed>> {
    if view.phase() != Phase::Choose {
        return None;
    }
    let mut mind = super::Thinking { player, seed, budget, control }.mind(view, deck, heard)?;
    let seat = mind.seat;
    let worth = choose::weigh(&mut mind)?;
    let weighed = |(card, worth): (_, i64)| Weighed {
        action: Action::Choose { seat, card },
        worth: (10_000 * worth / SOLVED) as i32,
        percent: 0,
    };
    Some(worth.into_iter().map(weighed).collect())
}
