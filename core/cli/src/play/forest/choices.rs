//! Choices at the table of the forest duel.

use super::super::choice::{Choice, button};
use super::super::lines::face;
use douze_app::screen::{ButtonView, CardFace, ForestView, HandCardView};
use douze_app::{ForestIntent, Intent};
use douze_rules::forest::Card;

pub(in super::super) fn choices(forest: &ForestView, tools: &[ButtonView]) -> Vec<Choice> {
    let hand = || forest.hand.iter().flat_map(|hand| &hand.cards);
    let board = &forest.board;
    let cells = board.cells.iter().filter_map(|cell| match &cell.intent {
        Some(intent @ Intent::Forest(ForestIntent::TapCell { .. })) => {
            let (row, column) = (cell.row - board.square_row, cell.col - board.square_col);
            let word = format!("{},{}", row + 1, column + 1);
            Some(Choice { word, label: None, intent: intent.clone() })
        }
        _ => None,
    });
    let buttons = forest.cancel.iter().chain(&forest.swap).chain(tools).filter_map(button);
    let first = forest.confirm.as_ref().and_then(button);
    let cards = hand().filter(|card| !card.selected).filter_map(card);
    let selected = hand().filter(|card| card.selected).filter_map(card);
    first.into_iter().chain(cards).chain(cells).chain(selected).chain(buttons).collect()
}

fn card(card: &HandCardView) -> Option<Choice> {
    let CardFace::Animal { animal } = &card.face else { return None };
    let word = Card::from(animal.card).id().to_owned();
    let badge = card.badge.as_ref().map(|badge| format!(" ({badge})")).unwrap_or_default();
    let label = format!("{}{badge} – {}", face(&card.face), card.rule);
    Some(Choice { word, label: Some(label), intent: card.intent.clone()? })
}

/// Is what was just selected a whole decision? Three of five cards are not: two orders are left.
pub(in super::super) fn is_decided(intent: &Intent, forest: &ForestView) -> bool {
    let ready = forest.confirm.as_ref().is_some_and(|confirm| confirm.enabled);
    let selected = forest.hand.iter().flat_map(|hand| &hand.cards).filter(|card| card.selected).count();
    match intent {
        Intent::Forest(ForestIntent::TapCell { .. }) => ready,
        Intent::Forest(ForestIntent::PickCard { .. }) => ready && selected == 1,
        _ => false,
    }
}
