//! Presses that lead on: the robot of the gallery and of the tests.

use crate::screen::{Body, ButtonView, CouncilView, ForestView, KingView, Screen};
use crate::{ForestIntent, Intent};

/// The game on the screen has ended.
pub fn is_over(screen: &Screen) -> bool {
    match &screen.body {
        Body::Forest { forest } => forest.result.is_some(),
        Body::King { king } => king.result.is_some(),
        Body::Council { council } => council.result.is_some(),
        _ => false,
    }
}

/// What could be pressed to go on at a table or at its curtain.
pub fn options(screen: &Screen) -> Vec<Intent> {
    if let Some(mix) = screen.puzzle.as_ref().and_then(|puzzle| puzzle.mix.as_ref()) {
        let buttons = mix.cards.iter().flat_map(|card| [&card.more, &card.less]);
        return buttons.filter(|button| button.enabled).map(|button| button.intent.clone()).collect();
    }
    match &screen.body {
        Body::Curtain { curtain } => vec![curtain.lift.intent.clone()],
        Body::Forest { forest } => forest_options(forest),
        Body::King { king } => king_options(king),
        Body::Council { council } => council_options(council),
        _ => Vec::new(),
    }
}

fn forest_options(forest: &ForestView) -> Vec<Intent> {
    if let Some(confirm) = forest.confirm.as_ref().filter(|confirm| confirm.enabled) {
        return vec![confirm.intent.clone()];
    }
    let hand = forest.hand.iter().flat_map(|hand| &hand.cards);
    let picks = hand.filter(|card| !card.selected).filter_map(|card| card.intent.clone());
    let cells = forest.board.cells.iter().filter_map(|cell| cell.intent.clone());
    picks
        .chain(cells.filter(|intent| matches!(intent, Intent::Forest(ForestIntent::TapCell { .. }))))
        .collect()
}

fn king_options(king: &KingView) -> Vec<Intent> {
    if let Some(step) = &king.step {
        return vec![step.next.intent.clone()];
    }
    if let Some(confirm) = king.confirm.as_ref().filter(|confirm| confirm.enabled) {
        return vec![confirm.intent.clone()];
    }
    let cards = king.hands.iter().flat_map(|hand| &hand.cards).filter(|card| !card.selected);
    let offers = king.offers.iter().flat_map(|offers| &offers.choices);
    let offers = offers.filter(|choice| !choice.selected).map(|choice| choice.intent.clone());
    cards.filter_map(|card| card.intent.clone()).chain(offers).collect()
}

fn council_options(council: &CouncilView) -> Vec<Intent> {
    let enabled = |button: &&ButtonView| button.enabled;
    let cards = council.hands.iter().flat_map(|hand| &hand.cards).filter(|card| !card.selected);
    let offers = council.offers.iter().flat_map(|offers| &offers.choices).filter(|choice| !choice.selected);
    let mut options: Vec<Intent> = cards
        .filter_map(|card| card.intent.clone())
        .chain(offers.map(|choice| choice.intent.clone()))
        .collect();
    let seats = council.table.seats.iter().filter_map(|seat| seat.reveal.as_ref());
    let kept = council.kept.iter().map(|kept| &kept.button);
    let proposal = council.proposal.iter().flat_map(|proposal| [&proposal.accept, &proposal.decline]);
    let warning = council.warning.iter().flat_map(|warning| [&warning.go_on, &warning.cancel]);
    let talk = council.talk.iter().flat_map(|talk| talk.offers.iter().take(1));
    let buttons = council.decisions.iter().chain(seats).chain(kept).chain(proposal).chain(warning);
    let buttons = buttons.chain(talk).filter(enabled);
    options.extend(buttons.map(|button| button.intent.clone()));
    if let Some(confirm) = council.confirm.as_ref().filter(enabled) {
        // Twice as likely as a change of the selection.
        options.extend(vec![confirm.intent.clone(); options.len().max(1)]);
    }
    options
}
