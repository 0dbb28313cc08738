//! The curtain before the table, and the look at one's own hand.

use super::{Words, hand};
use crate::GameKind;
use crate::flow::king::King;
use crate::flow::settings::Settings;
use crate::screen::{Body, PeekView, curtain};
use douze_rules::Seat;
use douze_rules::king::Phase;

/// The curtain before the table of King of 12.
pub(super) fn body(words: &Words, settings: &Settings, king: &King, seat: Seat) -> Body {
    let crowning = king.observation().phase() == Phase::Crown;
    let line = if crowning { "curtain-line-crown" } else { "curtain-line-choose" };
    let peek = peek(words, settings, king);
    let curtain = curtain::view(
        words.text,
        GameKind::King,
        (seat, words.name(seat), words.medallion(seat)),
        line,
        peek,
        king.undo_target(),
        settings.pace,
    );
    Body::Curtain { curtain }
}

/// The way to a look at one's own hand, where there is one.
pub(super) fn peek(words: &Words, settings: &Settings, king: &King) -> Option<PeekView> {
    let seat = king.peeker()?;
    let hands = || hand::shown(words, &king.observation(), king, seat);
    Some(PeekView::new(words.text, settings, king.device.peek() == Some(seat), hands))
}
