//! Advice of a sage in somebody's place: for a hint.

use super::choose::{self, Chosen};
use super::model::SOLVED;
use super::{Decision, Heard, Level, Reason, Temperament, Thinking, decide, random};
use crate::{Budget, CancelToken};
use douze_rules::council::{Action, Deck, Observation, Phase};
use std::cmp::Reverse;

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
    heard: Heard,
    seed: u64,
    budget: &Budget,
    control: &CancelToken,
) -> Option<Advice> {
    let sage = Level::Sage.with(Temperament::Careful);
    let thinking = Thinking { player: sage, seed, budget, control };
    let mut mind = thinking.mind(view, deck, heard)?;
    if view.phase() != Phase::Choose || random::options(&mind).len() < 2 {
        let Decision { action, reasons, nodes } = decide(view, deck, heard, sage, seed, budget, control)?;
        let cut = reasons.contains(&Reason::CutShort);
        return Some(Advice {
            options: vec![Weighed { action, worth: 0, percent: 100 }],
            reasons,
            nodes,
            cut,
        });
    }
    let seat = mind.seat;
    let Chosen { cards, card, reasons } = choose::card(&mut mind)?;
    let weighed = |(other, worth): (_, i64)| Weighed {
        action: Action::Choose { seat, card: other },
        worth: (10_000 * worth / SOLVED) as i32,
        percent: if other == card { 100 } else { 0 },
    };
    let mut options: Vec<Weighed> = cards.into_iter().map(weighed).collect();
    options.sort_by_key(|option| Reverse((option.percent, option.worth)));
    let cut = reasons.contains(&Reason::CutShort);
    mind.meter.progress(1, 1);
    let nodes = mind.meter.spent();
    (!control.is_cancelled()).then_some(Advice { options, reasons, nodes, cut })
}
