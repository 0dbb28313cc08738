//! An open hand: only of the seat that the observation is for.

use super::{HandCardView, HandView, Words};
use crate::flow::forest::Forest;
use crate::flow::table::Shown;
use crate::screen::{ButtonView, CardFace};
use crate::{ForestIntent, Intent, TableIntent};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Observation, Phase};

/// The hand on the table screen; none where it may not be seen, or the game is over.
pub(super) fn hand(words: &Words, seen: &Observation, forest: &Forest) -> Option<HandView> {
    let Shown::Hand(seat) = forest.shown() else { return None };
    let choosing = forest.to_choose() == Some(seat);
    let cards = seen.own_hand().iter().map(|card| {
        let mut view = card_view(words, seat, card);
        if choosing {
            offer(words, seen, forest, card, &mut view);
        }
        view
    });
    Some(HandView { label: words.about(seat, "forest-hand"), cards: cards.collect() })
}

/// A hand that is only shown.
pub(crate) fn shown(words: &Words, seen: &Observation, seat: Seat) -> HandView {
    let cards = seen.own_hand().iter().map(|card| card_view(words, seat, card)).collect();
    HandView { label: words.about(seat, "forest-hand"), cards }
}

fn card_view(words: &Words, seat: Seat, card: Card) -> HandCardView {
    let text = words.text;
    let face = words.face(seat, card);
    let rule = text.of("forest-rule", words.id(card));
    let args = [
        ("card", words.id(card).into()),
        ("number", face.number.clone().into()),
        ("rule", rule.clone().into()),
    ];
    let spoken = text.with("forest-hand-card", &args);
    HandCardView {
        face: CardFace::Animal { animal: face },
        selected: false,
        advised: false,
        badge: None,
        rule,
        spoken,
        intent: None,
        explain: None,
    }
}

/// Adds what may be done with a card, and what already is.
fn offer(words: &Words, seen: &Observation, forest: &Forest, card: Card, view: &mut HandCardView) {
    view.intent = Some(Intent::Forest(ForestIntent::PickCard { card: card.into() }));
    let state = if seen.phase() == Phase::Keep {
        view.selected = forest.own.keep.contains(card);
        let bottom = forest.own.keep.split(seen.own_hand()).map(|[_, bottom]| bottom).unwrap_or_default();
        let badge = match bottom.iter().position(|&low| low == card) {
            _ if view.selected => Some("forest-badge-keep"),
            Some(0) => Some("forest-badge-bottom-first"),
            Some(_) => Some("forest-badge-bottom-last"),
            None => None,
        };
        view.badge = badge.map(|key| words.text.say(key));
        if view.selected { "forest-hand-do-give-back" } else { "forest-hand-do-keep" }
    } else {
        view.selected = forest.own.pick == Some(card);
        if view.selected { "forest-hand-selected" } else { "forest-hand-do-choose" }
    };
    if let Some(badge) = view.badge.as_ref().filter(|_| !view.selected) {
        view.spoken.push(' ');
        view.spoken.push_str(badge);
        view.spoken.push('.');
    }
    view.advised = advises(forest, card);
    if view.advised {
        view.spoken.push(' ');
        view.spoken.push_str(&words.text.say("forest-hand-advised"));
    }
    view.spoken.push(' ');
    view.spoken.push_str(&words.text.say(state));
}

/// Does the hint that is shown choose this card?
fn advises(forest: &Forest, card: Card) -> bool {
    let best = forest.analysis.hint.shown().and_then(|advice| advice.options.first());
    match best.map(|best| best.action) {
        Some(Action::Choose { card: best, .. }) => best == card,
        Some(Action::Keep { keep, .. }) => keep.contains(&card),
        _ => false,
    }
}

/// The confirm button of the variant's first decision while cards are missing.
pub(super) fn keep_more(words: &Words, seen: &Observation, forest: &Forest) -> Option<ButtonView> {
    let Shown::Hand(seat) = forest.shown() else { return None };
    if seen.phase() != Phase::Keep || forest.to_choose() != Some(seat) {
        return None;
    }
    let kept = seen.own_hand().iter().filter(|&card| forest.own.keep.contains(card)).count();
    let missing = words.text.with("forest-confirm-keep-off", &[("count", (3 - kept).into())]);
    Some(ButtonView::new(words.text, "forest-confirm-keep", Intent::Table(TableIntent::Confirm)).off(missing))
}
