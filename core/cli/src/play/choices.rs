//! What can be answered: the intents that the screen offers, each with a number and a word. The first choice
//! always leads on, so that a pipe of ones plays a game to its end.

use douze_app::Intent;
use douze_app::screen::{Body, ButtonView, ForestView, HandCardView, Screen};
use douze_rules::forest::Card;

/// One possible answer. Its number is its place in the list, from 1.
pub(super) struct Choice {
    /// The word that may be typed for it: a card's id, "row,column" of the board as drawn, or a command.
    pub(super) word: String,
    /// Its line in the list; none for a cell, whose number stands on the board.
    pub(super) label: Option<String>,
    pub(super) intent: Intent,
}

pub(super) fn choices(screen: &Screen) -> Vec<Choice> {
    match &screen.body {
        Body::Curtain { curtain } => {
            std::iter::once(&curtain.lift).chain(&curtain.actions).filter_map(button).collect()
        }
        Body::Forest { forest } if forest.result.is_none() => at_the_table(forest),
        _ => Vec::new(),
    }
}

fn at_the_table(forest: &ForestView) -> Vec<Choice> {
    let hand = || forest.hand.iter().flat_map(|hand| &hand.cards);
    let cells = forest.board.cells.iter().filter_map(|cell| match &cell.intent {
        Some(intent @ Intent::TapCell { .. }) => {
            let word = format!("{},{}", cell.row + 1, cell.col + 1);
            Some(Choice { word, label: None, intent: intent.clone() })
        }
        _ => None,
    });
    let buttons = forest.cancel.iter().chain(&forest.actions).filter_map(button);
    let first = forest.confirm.as_ref().and_then(button);
    let cards = hand().filter(|card| !card.selected).filter_map(card);
    let selected = hand().filter(|card| card.selected).filter_map(card);
    first.into_iter().chain(cards).chain(cells).chain(selected).chain(buttons).collect()
}

fn card(card: &HandCardView) -> Option<Choice> {
    let word = Card::from(card.card.card).id().to_owned();
    let badge = card.badge.as_ref().map(|badge| format!(" ({badge})")).unwrap_or_default();
    let label = format!("{}{badge} – {}", super::draw::face(&card.card), card.rule);
    Some(Choice { word, label: Some(label), intent: card.intent.clone()? })
}

fn button(button: &ButtonView) -> Option<Choice> {
    let word = match button.intent {
        Intent::Confirm => "ok",
        Intent::Cancel => "cancel",
        Intent::Undo => "undo",
        Intent::Redo => "redo",
        Intent::SwapBottom => "swap",
        Intent::LiftCurtain => "lift",
        Intent::ShowTable => "table",
        _ => return None,
    };
    let label = match &button.hint {
        Some(hint) => format!("{} – {hint}", button.label),
        None => button.label.clone(),
    };
    button.enabled.then(|| Choice { word: word.into(), label: Some(label), intent: button.intent.clone() })
}

/// The choice that was meant, by number or word.
pub(super) fn find<'a>(choices: &'a [Choice], answer: &str) -> Option<&'a Choice> {
    let number = answer.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
    number.or_else(|| choices.iter().find(|choice| choice.word == answer))
}

/// Is what was just selected a whole decision? Three of five cards are not: two orders are left.
pub(super) fn is_decided(intent: &Intent, screen: &Screen) -> bool {
    let Body::Forest { forest } = &screen.body else { return false };
    let ready = forest.confirm.as_ref().is_some_and(|confirm| confirm.enabled);
    let selected = forest.hand.iter().flat_map(|hand| &hand.cards).filter(|card| card.selected).count();
    match intent {
        Intent::TapCell { .. } => ready,
        Intent::PickCard { .. } => ready && selected == 1,
        _ => false,
    }
}
