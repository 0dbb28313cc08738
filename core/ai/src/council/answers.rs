//! Answers of a seat to rewards and penalties.

use super::mind::{Mind, favour};
use super::{Level, Reason};
use douze_rules::council::{Action, Characters, Effect, Pile};

/// How many cards the effect allows or asks for.
fn amount(mind: &Mind) -> usize {
    match mind.view.effect() {
        Some(Effect::Recall(most) | Effect::Bench(most) | Effect::Discard(most)) => most.into(),
        _ => 0,
    }
}

/// The most valuable of the cards, as many as the throne allows.
fn dearest(mind: &Mind, mut cards: Characters, most: usize) -> Characters {
    let mut taken = Characters::EMPTY;
    let succession = mind.succession();
    let (most, heir) = succession.takes(mind, mind.seat, cards, most.min(cards.len()));
    if let Some(heir) = succession.heir().filter(|_| heir) {
        taken = taken.with(heir);
        cards = cards.without(heir);
    }
    while let Some(card) = mind.dearest(cards).filter(|_| taken.len() < most) {
        taken = taken.with(card);
        cards = cards.without(card);
    }
    taken
}

pub(super) fn recall(mind: &Mind) -> Action {
    let cards = dearest(mind, mind.view.own_discard().set(), amount(mind));
    Action::Recall { seat: mind.seat, cards }
}

pub(super) fn bench(mind: &Mind) -> Action {
    // Beginners forget that there is a bench.
    let most = if mind.player.level == Level::Apprentice { 0 } else { amount(mind) };
    let cards = dearest(mind, mind.view.bench(mind.seat), most);
    Action::Bench { seat: mind.seat, cards }
}

pub(super) fn discard(mind: &Mind) -> Action {
    let mut hand = mind.view.own_hand();
    let needed = amount(mind).min(hand.len().saturating_sub(1));
    let mut laid = Vec::new();
    while let Some(card) = mind.cheapest(hand).filter(|_| laid.len() < needed) {
        laid.push(card);
        hand = hand.without(card);
    }
    // The cheapest on top.
    let cards: Pile = laid.into_iter().rev().collect();
    Action::Discard { seat: mind.seat, cards }
}

/// A shield is used where Favour would be lost, and in the last dilemma in any case: then it has no other use.
pub(super) fn shield(mind: &Mind) -> (Action, Vec<Reason>) {
    let lost = mind.view.dilemma().map_or(0, |dilemma| favour(dilemma.penalty));
    let now = i32::from(mind.view.favour());
    // The shield settles this dilemma, so that it counts as one that is over.
    let used = lost <= -2 || (lost < 0 && now <= 3) || mind.done() >= 7;
    let why = if used { Reason::FavourTooLow } else { Reason::FavourAllows };
    (Action::Shield { used }, vec![why])
}
