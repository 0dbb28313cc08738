//! What a sage would do in somebody's place: for a hint.

use super::choose;
use super::model::SOLVED;
use super::{Decision, Level, Reason, Said, Temperament, Thinking, decide};
use crate::{Budget, Control};
use douze_rules::council::{Action, Deck, Observation, Phase};

/// What a sage would consider: of a card to choose all that may be chosen, else that one action. Reasons may name what
/// others probably hold, nothing that is secret.
pub type Advice = crate::Advice<Action, Reason>;

/// One action, legal but for what a doubled card does; its worth are ten-thousandths of the chance to solve the dilemma,
/// less what the card would be worth later on.
pub type Weighed = crate::Weighed<Action>;

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
    let thinking = Thinking { player: sage, seed, budget, control };
    let options = cards(view, deck, heard, thinking).filter(|options| !options.is_empty());
    let mut options = options.unwrap_or_else(|| vec![Weighed { action, worth: 0, percent: 100 }]);
    // What it decides comes first, also among equals.
    options.sort_by_key(|weighed| (-weighed.worth, weighed.action != action));
    for weighed in &mut options {
        weighed.percent = if weighed.action == action { 100 } else { 0 };
    }
    Some(Advice { options, reasons, nodes, cut })
}

/// Every card that may be chosen, with its worth.
fn cards(view: &Observation, deck: &Deck, heard: &[Said], thinking: Thinking) -> Option<Vec<Weighed>> {
    if view.phase() != Phase::Choose {
        return None;
    }
    let mut mind = thinking.mind(view, deck, heard)?;
    let seat = mind.seat;
    let worth = choose::weigh(&mut mind)?;
    let weighed = |(card, worth): (_, i64)| Weighed {
        action: Action::Choose { seat, card },
        worth: (10_000 * worth / SOLVED) as i32,
        percent: 0,
    };
    Some(worth.into_iter().map(weighed).collect())
}
