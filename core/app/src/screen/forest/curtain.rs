//! The curtain before the table, and the look at one's own hand.

use super::{Words, hand};
use crate::GameKind;
use crate::flow::forest::Forest;
use crate::flow::settings::Settings;
use crate::screen::{Body, PeekView, curtain};
use douze_rules::Seat;
use douze_rules::forest::Phase;

/// The curtain before the table of the forest duel.
pub(super) fn body(words: &Words, settings: &Settings, forest: &Forest, seat: Seat) -> Body {
    let keeping = forest.observation().phase() == Phase::Keep;
    let line = if keeping { "curtain-line-keep" } else { "curtain-line-choose" };
    let peek = peek(words, settings, forest);
    let curtain = curtain::view(
        words.text,
        GameKind::Forest,
        (seat, words.name(seat), words.medallion(seat)),
        line,
        peek,
        forest.undo_target(),
        settings.pace,
    );
    Body::Curtain { curtain }
}

/// The way to a look at one's own hand, where there is one.
pub(super) fn peek(words: &Words, settings: &Settings, forest: &Forest) -> Option<PeekView> {
    let seat = forest.peeker()?;
    let hands = || vec![hand::shown(words, &forest.observation(), seat)];
    Some(PeekView::new(words.text, settings, forest.device.peek() == Some(seat), hands))
}
