//! Advice of a sage in somebody's place: for a hint.

use super::choose::{self, Chosen};
use super::mind::Mind;
use super::model::SOLVED;
use super::{Decision, Heard, Level, Reason, Temperament, Thinking, decide, random, reveal};
use crate::{Budget, CancelToken};
use douze_rules::council::{Action, Deck, Observation, Phase};
use std::cmp::Reverse;

/// What a sage would consider: of a card to choose, and of what a revealed one does, all that may be; else that one action. Reasons may name what
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
    if view.phase() == Phase::Choose && random::options(&mind).len() > 1 {
        return choice(&mut mind).filter(|_| !control.is_cancelled());
    }
    // What else could be done with a card that is revealed.
    let weighed = match view.phase() {
        Phase::Reveal => reveal::hows_weighed(&mut mind).map(|hows| {
            let seat = mind.seat;
            hows.into_iter().map(|(worth, how)| option(Action::Reveal { seat, how }, worth)).collect()
        }),
        Phase::Next => reveal::seconds_weighed(&mut mind).map(|seconds| {
            let seat = mind.seat;
            let next = |(worth, card, how)| option(Action::Next { seat, card, how }, worth);
            seconds.into_iter().map(next).collect()
        }),
        _ => None,
    };
    let Decision { action, reasons, nodes } = decide(view, deck, heard, sage, seed, budget, control)?;
    let mut options: Vec<Weighed> = weighed.unwrap_or_default();
    if !options.iter().any(|weighed| weighed.action == action) {
        options = vec![option(action, 0)];
    }
    let cut = reasons.contains(&Reason::CutShort);
    Some(Advice { options: first(options, action), reasons, nodes, cut })
}

/// Which card is chosen.
fn choice(mind: &mut Mind) -> Option<Advice> {
    let seat = mind.seat;
    let Chosen { cards, card, reasons } = choose::card(mind)?;
    let chosen = |card| Action::Choose { seat, card };
    // What would break a word is worth no more than what keeps it.
    let most = cards.iter().find(|(other, _)| *other == card)?.1;
    let options = cards.iter().map(|&(other, worth)| option(chosen(other), worth.min(most))).collect();
    let cut = reasons.contains(&Reason::CutShort);
    mind.meter.progress(1, 1);
    let nodes = mind.meter.spent();
    Some(Advice { options: first(options, chosen(card)), reasons, nodes, cut })
}

fn option(action: Action, worth: i64) -> Weighed {
    Weighed { action, worth: (10_000 * worth / SOLVED) as i32, percent: 0 }
}

/// What is advised first, the others by worth.
fn first(mut options: Vec<Weighed>, advised: Action) -> Vec<Weighed> {
    for option in &mut options {
        option.percent = if option.action == advised { 100 } else { 0 };
    }
    options.sort_by_key(|option| Reverse((option.percent, option.worth)));
    options
}
