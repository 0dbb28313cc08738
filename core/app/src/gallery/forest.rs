//! The table of the forest duel.

use super::play::{Play, Tour, is_ready};
use crate::screen::{Body, CellMark, CellView, ForestView};
use crate::{ForestIntent, ForestMotion, Intent, Motion, Update};

pub(super) const TOURS: &[Tour] = &[
    ("forest-two", two),
    ("forest-facing", facing),
    ("forest-alone", alone),
    ("forest-animals", animals),
    ("forest-keep", keep),
    ("forest-gentle", gentle),
    ("forest-ends", ends),
];

pub(super) fn forest(update: &Update) -> Option<&ForestView> {
    match &update.screen.body {
        Body::Forest { forest } => Some(forest),
        _ => None,
    }
}

fn is(update: &Update, what: impl Fn(&ForestView) -> bool) -> bool {
    update.screen.thinking.is_none()
        && forest(update).is_some_and(|forest| forest.result.is_none() && what(forest))
}

fn has(forest: &ForestView, mark: CellMark) -> bool {
    forest.board.cells.iter().any(|cell| cell.mark == mark)
}

/// A card of the hand may be chosen.
fn chooses(forest: &ForestView) -> bool {
    forest.hand.iter().flat_map(|hand| &hand.cards).any(|card| card.intent.is_some())
}

/// A card on the board may be picked up.
fn moves(forest: &ForestView) -> bool {
    let mut cells = forest.board.cells.iter();
    let taps = |cell: &CellView| matches!(cell.intent, Some(Intent::Forest(ForestIntent::TapCell { .. })));
    cells.any(|cell| cell.card.is_some() && taps(cell))
}

fn pushes(forest: &ForestView) -> bool {
    has(forest, CellMark::EnterLeft)
}

/// Such a motion is in the last update.
pub(super) fn moved(update: &Update, what: impl Fn(&Motion) -> bool) -> bool {
    update.beats.iter().filter_map(|beat| beat.motion.as_ref()).any(what)
}

/// Cards enough that the square is full in one direction.
fn is_broad(forest: &ForestView) -> bool {
    forest.board.cells.iter().filter(|cell| cell.card.is_some()).count() >= 6
}

/// Two people with one device.
fn two(play: &mut Play) {
    play.taps("setup, person 1, name 0 Mia, name 1 Lea, seed 12, start");
    play.show("curtain");
    play.taps("peek");
    play.show("curtain-open");
    play.taps("stop-peeking, table");
    play.show("forest-table");
    play.taps("confirm, lift");
    play.show("forest-first");
    play.until("a card selected", |update| {
        is(update, |forest| is_ready(forest.confirm.as_ref()) && forest.hand.is_some())
    });
    play.show("forest-selected");
    play.taps("confirm");
    play.show("curtain-undo");
    play.taps("undo, lift");
    play.show("forest-undone");
    play.taps("redo");
    play.until("cards revealed", |update| {
        moved(update, |motion| {
            matches!(motion, Motion::Forest { forest: ForestMotion::CardsRevealed { .. } })
        })
    });
    play.show("forest-revealed");
    play.until("a full table", |update| {
        is(update, |forest| is_broad(forest) && has(forest, CellMark::Latest))
    });
    play.show("forest-latest");
    play.taps("score 0");
    play.show("forest-score");
    play.taps("close");
    play.until("the end", |update| forest(update).is_some_and(|forest| forest.result.is_some()));
    play.show("forest-result");
}

/// Two people on either side of the device.
fn facing(play: &mut Play) {
    play.taps("setup, person 1, name 0 Mia, name 1 Lea, facing, seed 4, start");
    play.until("one side places", |update| {
        !update.screen.turned && is(update, |forest| forest.hand.is_none() && forest.board.cells.len() > 16)
    });
    play.show("forest-facing");
    play.until("the other side chooses", |update| update.screen.turned && is(update, chooses));
    play.show("forest-facing-turned");
}

/// A person and the Fox.
fn alone(play: &mut Play) {
    play.taps("setup, fox 1, name 0 Mia, seed 5, start");
    play.show("forest-alone-first");
    play.until("a card selected", |update| is(update, |forest| is_ready(forest.confirm.as_ref())));
    play.show("forest-alone-selected");
    play.until("the Fox thinks", |update| {
        update.screen.thinking.is_some() && forest(update).is_some_and(is_broad)
    });
    play.show("forest-thinking");
    play.refused("confirm");
    play.show("forest-thinking-refused");
    play.until("a card to choose", |update| {
        is(update, |forest| chooses(forest) && is_broad(forest) && !forest.removed.is_empty())
    });
    play.show("forest-choose");
    play.until("a card selected", |update| {
        is(update, |forest| chooses(forest) && is_ready(forest.confirm.as_ref()))
    });
    play.show("forest-choose-selected");
    play.until("a place to choose", |update| {
        is(update, |forest| has(forest, CellMark::Legal) && !has(forest, CellMark::Ghost))
    });
    play.show("forest-place");
    play.until("a place chosen", |update| is(update, |forest| has(forest, CellMark::Ghost)));
    play.show("forest-ghost");
    play.taps("cancel");
    let cards = play.cards();
    play.first(&cards, |update| forest(update).is_some_and(|forest| has(forest, CellMark::Because)));
    play.show("forest-inspect");
}

/// Animals with a way of their own: a Deer that pushes, a Raccoon that moves.
fn animals(play: &mut Play) {
    play.taps("setup, fawn 1, name 0 Maximiliane");
    play.seek("a line to push", "setup", 2, |update| is(update, |forest| pushes(forest) && is_broad(forest)));
    play.show("forest-deer");
    play.until("a line chosen", |update| is(update, |forest| has(forest, CellMark::Ghost)));
    play.show("forest-push");
    play.until("pushed", |update| {
        moved(update, |motion| matches!(motion, Motion::Forest { forest: ForestMotion::LinePushed { .. } }))
    });
    play.show("forest-pushed");
    play.seek("a card to move", "setup", 4, |update| {
        is(update, |forest| moves(forest) && !has(forest, CellMark::Ghost) && is_broad(forest))
    });
    play.show("forest-raccoon");
    play.until("a card picked up", |update| {
        is(update, |forest| has(forest, CellMark::Selected) && !is_ready(forest.confirm.as_ref()))
    });
    play.show("forest-raccoon-to");
    play.until("moved", |update| {
        moved(update, |motion| matches!(motion, Motion::Forest { forest: ForestMotion::CardMoved { .. } }))
    });
    play.show("forest-moved");
}

/// Three cards out of five.
fn keep(play: &mut Play) {
    play.taps("setup, wolf 1, variant choose3, name 0 Mia, seed 3, start");
    play.show("forest-keep");
    let kept = |forest: &ForestView| is_ready(forest.confirm.as_ref());
    play.until("three kept", |update| is(update, kept));
    play.show("forest-kept");
}

/// Without what some fear.
fn gentle(play: &mut Play) {
    play.taps("settings, animals gentle, back, setup, person 1, name 0 Mia, name 1 Lea, seed 12, start");
    play.until("a spider on the table", |update| {
        is(update, |forest| {
            let cards = forest.board.cells.iter().filter_map(|cell| cell.card.as_ref());
            is_broad(forest) && cards.filter(|card| card.gentle).count() > 1
        })
    });
    play.show("forest-gentle");
}

/// How a duel can end.
fn ends(play: &mut Play) {
    play.taps("setup, person 1");
    play.seek("the end", "setup", 7, |update| {
        forest(update).is_some_and(|forest| {
            forest.result.is_some() && forest.seats.windows(2).all(|pair| pair[0].score == pair[1].score)
        })
    });
    play.show("forest-result-tie");
}
