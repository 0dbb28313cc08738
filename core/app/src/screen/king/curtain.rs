//! The curtain before the table, and the look at one's own hand.

use super::{Words, hand};
use crate::flow::king::King;
use crate::flow::settings::Settings;
use crate::flow::undo::Target;
use crate::screen::{Body, ButtonView, CurtainView, PeekView};
use crate::{GameKind, Intent, Peek};
use douze_rules::Seat;
use douze_rules::king::Phase;

/// The curtain before the table of King of 12.
pub(super) fn body(words: &Words, settings: &Settings, king: &King, seat: Seat) -> Body {
    let text = words.text;
    let crowning = king.observation().phase() == Phase::Crown;
    let mut actions = vec![ButtonView::new(text, "curtain-table", Intent::ShowTable)];
    if matches!(king.undo_target(), Target::To { .. }) {
        actions.push(ButtonView::new(text, "common-undo", Intent::Undo));
    }
    Body::Curtain {
        curtain: CurtainView {
            game: GameKind::King,
            seat: seat.number().into(),
            headline: words.about(seat, "curtain-headline"),
            line: words.about(seat, if crowning { "curtain-line-crown" } else { "curtain-line-choose" }),
            lift: ButtonView::labelled(words.about(seat, "curtain-lift"), Intent::LiftCurtain)
                .hint(words.about(seat, "curtain-lift-hint")),
            peek: peek(words, settings, king),
            actions,
        },
    }
}

/// The way to a look at one's own hand, where there is one.
pub(super) fn peek(words: &Words, settings: &Settings, king: &King) -> Option<PeekView> {
    let seat = king.peeker()?;
    let toggles = settings.peek == Peek::Toggle;
    let open = king.peek == Some(seat);
    let key = match (toggles, open) {
        (false, _) => "curtain-peek-hold",
        (true, false) => "curtain-peek-show",
        (true, true) => "curtain-peek-hide",
    };
    Some(PeekView {
        label: words.text.say(key),
        toggles,
        open,
        show: Intent::Peek,
        hide: Intent::StopPeeking,
        warning: words.text.say("curtain-peek-warning"),
        hands: if open { hand::shown(words, &king.observation(), king, seat) } else { Vec::new() },
    })
}
