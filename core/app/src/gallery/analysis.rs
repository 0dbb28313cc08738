//! Hints while a game goes on, and the review after it.

use super::forest::forest;
use super::king::{chooses, is, king};
use super::play::{Play, Tour};
use crate::screen::{Body, CellMark, ReviewedTable};

pub(super) const TOURS: &[Tour] = &[
    ("forest-hint", forest_hint),
    ("forest-hint-place", forest_hint_place),
    ("king-hint", king_hint),
    ("council-hint", council_hint),
    ("review", review),
    ("review-king", review_king),
    ("review-council", review_council),
];

fn forest_hint(play: &mut Play) {
    play.taps("setup, fox 1, name 0 Mia, seed 5, start, hint");
    play.show("forest-hint-thinking");
    play.taps("think");
    play.show("forest-hint");
}

fn forest_hint_place(play: &mut Play) {
    play.taps("setup, fawn 1, name 0 Mia, seed 5, start");
    play.until("a place to choose", |update| {
        update.screen.thinking.is_none()
            && forest(update).is_some_and(|forest| {
                let mut cells = forest.board.cells.iter();
                forest.ask_hint.is_some() && cells.any(|cell| cell.mark == CellMark::Legal)
            })
    });
    play.show("forest-ask");
    play.taps("hint, think");
    play.show("forest-hint-place");
}

fn king_hint(play: &mut Play) {
    play.taps("king, name 0 Mia, seed 21, start, think");
    play.until("a card to choose", |update| is(update, chooses));
    play.show("king-ask");
    play.taps("hint, think");
    play.show("king-hint");
}

fn council_hint(play: &mut Play) {
    play.taps("council, name 0 Mia, bells off, seed 7, start, think");
    play.until("a card to choose", |update| super::council::is(update, super::council::chooses));
    play.show("council-ask");
    play.taps("hint, think");
    play.show("council-hint");
}

fn review(play: &mut Play) {
    play.taps("setup, fawn 1, name 0 Mia, seed 5, start");
    play.until("the end", |update| forest(update).is_some_and(|forest| forest.result.is_some()));
    play.taps("review");
    play.show("review-thinking");
    play.taps("think");
    // The costliest is shown already.
    let decisions = play.decisions();
    play.first(decisions.get(1..).unwrap_or_default(), |update| match &update.screen.body {
        Body::Review { review } => {
            let table = review.shown.as_ref().and_then(|shown| shown.table.as_ref());
            matches!(table, Some(ReviewedTable::Forest { board })
                if board.cells.iter().any(|cell| cell.mark == CellMark::Done))
        }
        _ => false,
    });
    play.show("review-shown");
}

fn review_king(play: &mut Play) {
    play.taps("king, remove, person 1, name 0 Maximiliane, name 1 Friederike, seed 3, start");
    play.until("the end", |update| king(update).is_some_and(|king| king.result.is_some()));
    play.taps("review");
    play.think_and_stop(6);
    play.show("review-stopped");
    let decisions = play.decisions();
    play.first(&decisions, |_| true);
    play.show("review-king");
}

fn review_council(play: &mut Play) {
    play.taps("council, name 0 Mia, bells off, seed 7, start, think");
    play.until("the end", |update| {
        super::council::council(update).is_some_and(|council| council.result.is_some())
    });
    play.taps("review");
    play.think_and_stop(4);
    let decisions = play.decisions();
    play.first(&decisions, |update| match &update.screen.body {
        Body::Review { review } => review.decisions.iter().any(|line| line.selected && line.better.is_some()),
        _ => false,
    });
    play.show("review-council");
}
