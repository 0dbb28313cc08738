//! The table of the forest duel, built from an observation and what is selected.

mod advice;
mod advised_cell;
pub(crate) mod beats;
mod board;
mod curtain;
mod figures;
pub(crate) mod hand;
mod inspect;
mod log;
mod reviewed;
mod rules;
mod seats;
mod sentences;
mod view;
mod words;

pub(crate) use inspect::preview;
pub(crate) use rules::rule_sections;
pub use view::{
    BoardView, CellMark, CellView, ForestFrame, ForestView, LogLineView, LogRoundView, PlacedCardView,
    ResultView, SeatColour, SeatView,
};
pub(crate) use words::{Words, refusal};

use super::parts::undo_redo;
use super::{Body, ButtonView, CardView, HandCardView, HandView, InspectView, ReceiptView, hint, review};
use crate::flow::forest::{Aim, Forest};
use crate::flow::settings::Settings;
use crate::flow::setup::People;
use crate::flow::table::{Confirmation, Shown};
use crate::text::Text;
use crate::{AppIntent, ForestIntent, GameKind, Intent, TableIntent};
pub(crate) use beats::beats;
use board::Window;
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Observation, Phase};

pub(crate) fn body(text: &Text, settings: &Settings, people: &People, forest: &Forest) -> Body {
    let words = Words::seated(text, settings.animals, people, &forest.game);
    if let Shown::Curtain(seat) = forest.shown() {
        return curtain::body(&words, settings, forest, seat);
    }
    if let Some(review) = forest.analysis.review() {
        return Body::Review {
            review: review::view(&words, review, |decision, better| advice::then(&words, decision, better)),
        };
    }
    let seen = forest.observation();
    let ghost = forest.ghost();
    let gain = ghost.as_ref().and_then(|ghost| Some(words.gain(forest.to_place()?, &seen, ghost)));
    let frame = frame(&words, &seen, Window::new(&seen, ghost.as_ref()));
    Body::Forest {
        forest: ForestView {
            round: text.with("forest-round", &[("round", seen.round().into())]),
            status: status(&words, &seen, forest),
            seats: seats::seats(&words, &seen, ghost.as_ref(), forest),
            board: board::board(&words, &seen, ghost.as_ref(), forest),
            table_label: frame.table_label,
            table: frame.table,
            removed_label: frame.removed_label,
            removed: frame.removed,
            hand: hand::hand(&words, &seen, forest),
            peek: curtain::peek(&words, settings, forest),
            rule: rule(&words, &seen, forest),
            confirm: confirm(&words, &seen, ghost.as_ref(), gain.clone(), forest),
            gain,
            cancel: (forest.own.pick.is_some() || forest.own.aim.is_some())
                .then(|| ButtonView::new(text, "common-cancel", Intent::Table(TableIntent::Cancel))),
            swap: forest.can_swap().then(|| {
                ButtonView::new(text, "forest-swap-bottom", Intent::Forest(ForestIntent::SwapBottom))
            }),
            ask_hint: forest.may_ask_hint().then(|| hint::button(text)),
            hint: advice::hint(&words, &seen, forest),
            log: log::log(&words, &seen, forest),
            inspect: inspect::inspect(&words, ghost.as_ref().unwrap_or(&seen), forest),
            result: inspect::result(&words, &seen, forest),
        },
    }
}

/// The open table, without buttons.
fn frame(words: &Words, seen: &Observation, window: Window) -> ForestFrame {
    let faces =
        |cards: Vec<(Seat, Card)>| cards.into_iter().map(|(seat, card)| words.face(seat, card)).collect();
    let table: Vec<CardView> = faces(seen.table().collect());
    let removed: Vec<CardView> = faces(seen.removed().collect());
    let label = |cards: &[CardView], said: String| if cards.is_empty() { String::new() } else { said };
    ForestFrame {
        seats: seats::seats_then(words, seen),
        cards: seen.display().map(|placed| board::placed(words, window, placed)).collect(),
        table_label: label(&table, words.text.say("forest-table")),
        table,
        removed_label: label(&removed, words.gently("forest-removed", "forest-removed-gently")),
        removed,
    }
}

/// Who is to do what.
fn status(words: &Words, seen: &Observation, forest: &Forest) -> String {
    let Some(seat) = forest.actor() else { return words.text.say("forest-status-over") };
    if let Some(Confirmation::Pass(next)) = forest.confirmation() {
        return words.about(next, "curtain-next");
    }
    let card = seen.table().next().map(|(_, card)| card);
    if !forest.game.is_person(seat) {
        return words.about(seat, "curtain-headline");
    }
    match (seen.phase(), card, forest.own.aim) {
        (Phase::Keep, ..) => words.about(seat, "forest-status-keep"),
        (Phase::Place, Some(Card::Deer), _) if seen.frame().is_some() => {
            words.about(seat, "forest-status-push")
        }
        (Phase::Place, Some(card), _) => words.card(seat, card, "forest-status-place"),
        (Phase::Move, _, Some(Aim::Lift(from) | Aim::Move { from, .. })) => match seen.card_at(from) {
            Some((_, card)) => words.card(seat, card, "forest-status-move-to"),
            None => words.about(seat, "forest-status-move"),
        },
        (Phase::Move, ..) => words.about(seat, "forest-status-move"),
        _ => words.about(seat, "forest-status-choose"),
    }
}

/// What the card scores or does that is selected in the hand, or is to be placed.
fn rule(words: &Words, seen: &Observation, forest: &Forest) -> Option<String> {
    let card = match forest.shown() {
        Shown::Hand(_) if forest.to_choose().is_some() => forest.own.pick,
        _ => forest.to_place().and(seen.table().next()).map(|(_, card)| card),
    };
    card.map(|card| words.text.of("forest-rule", words.id(card)))
}

/// The button that does what is selected.
fn confirm(
    words: &Words,
    seen: &Observation,
    ghost: Option<&Observation>,
    gain: Option<String>,
    forest: &Forest,
) -> Option<ButtonView> {
    let text = words.text;
    let label = match (forest.confirmation(), ghost) {
        (Some(Confirmation::Pass(seat)), _) => words.about(seat, "curtain-pass"),
        (Some(Confirmation::Act(Action::Keep { .. })), _) => text.say("forest-confirm-keep"),
        (Some(Confirmation::Act(Action::Choose { seat, card })), _) => {
            words.card(seat, card, "forest-confirm-choose")
        }
        (Some(Confirmation::Act(action)), Some(_)) => words.act(action, seen),
        (Some(Confirmation::Act(_)), None) => text.say("common-confirm"),
        (None, _) => return missing(words, seen, forest),
    };
    let button = ButtonView::labelled(label, Intent::Table(TableIntent::Confirm));
    Some(match gain {
        Some(gain) => button.hint(gain),
        None => button,
    })
}

/// The same button, off, with what is still to be selected.
fn missing(words: &Words, seen: &Observation, forest: &Forest) -> Option<ButtonView> {
    if seen.phase() == Phase::Keep {
        return hand::keep_more(words, seen, forest);
    }
    let text = words.text;
    let label = match (forest.shown(), forest.to_place(), seen.phase()) {
        (Shown::Hand(seat), _, Phase::Choose) if forest.to_choose() == Some(seat) => {
            text.say("common-choose-card")
        }
        (_, Some(_), Phase::Move) => text.say("common-choose-card"),
        (_, Some(seat), _) => match seen.table().next()? {
            (_, Card::Deer) if seen.frame().is_some() => text.say("forest-confirm-push"),
            (_, card) => words.card(seat, card, "forest-confirm-place"),
        },
        _ => return None,
    };
    let why = status(words, seen, forest);
    Some(ButtonView::labelled(label, Intent::Table(TableIntent::Confirm)).off(why))
}

/// Undo and redo until the end, the rules.
pub(crate) fn tools(text: &Text, forest: &Forest) -> Vec<ButtonView> {
    let mut tools = Vec::new();
    if forest.public().phase() != Phase::Over {
        tools.extend(undo_redo(text, forest.undo_target(), forest.can_redo()));
    }
    let rules = Intent::App(AppIntent::OpenRules { game: GameKind::Forest, rule: None });
    tools.push(ButtonView::new(text, "rules-open", rules));
    tools
}
