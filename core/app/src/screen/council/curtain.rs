//! The curtain before the table, and the look at one's own hand.

use super::{Words, hand};
use crate::GameKind;
use crate::flow::council::Council;
use crate::flow::settings::Settings;
use crate::screen::{Body, PeekView, curtain};
use douze_rules::Seat;
use douze_rules::council::Phase;

pub(super) fn body(words: &Words, settings: &Settings, council: &Council, seat: Seat) -> Body {
    let line = match council.public().phase() {
        Phase::Reveal => "curtain-line-reveal",
        Phase::Next => "curtain-line-next",
        Phase::Recall => "curtain-line-recall",
        Phase::Discard => "curtain-line-discard",
        Phase::Throne => "curtain-line-throne",
        _ => "curtain-line-choose",
    };
    let peek = peek(words, settings, council);
    let curtain = curtain::view(
        words.text,
        GameKind::Council,
        (seat, words.name(seat), words.medallion(seat)),
        line,
        peek,
        council.undo_target(),
        settings.pace,
    );
    Body::Curtain { curtain }
}

/// The way to a look at one's own hand, where there is one.
pub(super) fn peek(words: &Words, settings: &Settings, council: &Council) -> Option<PeekView> {
    let seat = council.peeker()?;
    let hands = || hand::shown(words, &council.observation(), seat);
    Some(PeekView::new(words.text, settings, council.device.peek() == Some(seat), hands))
}
