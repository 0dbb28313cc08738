//! The curtain before the table, and the look at one's own hand.

use super::{Words, hand};
use crate::GameKind;
use crate::flow::forest::Forest;
use crate::flow::settings::Settings;
use crate::screen::{Body, PeekView, curtain};
use crate::text::Text;
use douze_rules::Seat;
use douze_rules::forest::Phase;

/// The curtain before the table of the forest duel.
pub(crate) fn body(text: &Text, settings: &Settings, forest: &Forest, seat: Seat) -> Body {
    let words = Words::new(text, settings.animals, &forest.game);
    let keeping = forest.observation().phase() == Phase::Keep;
    let line = if keeping { "curtain-line-keep" } else { "curtain-line-choose" };
    let peek = peek(text, settings, forest);
    let curtain = curtain::view(
        text,
        GameKind::Forest,
        (seat, words.name(seat)),
        line,
        peek,
        forest.undo_target(),
        settings.pace,
    );
    Body::Curtain { curtain }
}

/// The way to a look at one's own hand, where there is one.
pub(crate) fn peek(text: &Text, settings: &Settings, forest: &Forest) -> Option<PeekView> {
    let seat = forest.peeker()?;
    let hands = || {
        let words = Words::new(text, settings.animals, &forest.game);
        vec![hand::shown(&words, &forest.observation(), seat)]
    };
    Some(PeekView::new(text, settings, forest.device.peek() == Some(seat), hands))
}
