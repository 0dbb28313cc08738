//! The curtain before the table, and the look at one's own hand.

use super::{Words, hand};
use crate::flow::forest::Forest;
use crate::flow::settings::Settings;
use crate::flow::undo::Target;
use crate::screen::{Body, ButtonView, CurtainView, PeekView};
use crate::text::Text;
use crate::{GameKind, Intent, Peek};
use douze_rules::Seat;
use douze_rules::forest::Phase;

/// The curtain before the table of the forest duel.
pub(crate) fn body(text: &Text, settings: &Settings, forest: &Forest, seat: Seat) -> Body {
    let words = Words::new(text, settings.animals, &forest.game);
    let keeping = forest.observation().phase() == Phase::Keep;
    let line = words.about(seat, if keeping { "curtain-line-keep" } else { "curtain-line-choose" });
    let mut actions = vec![ButtonView::new(text, "curtain-table", Intent::ShowTable)];
    if matches!(forest.undo_target(), Target::To { .. }) {
        actions.push(ButtonView::new(text, "common-undo", Intent::Undo));
    }
    Body::Curtain {
        curtain: CurtainView {
            game: GameKind::Forest,
            seat: seat.number().into(),
            headline: words.about(seat, "curtain-headline"),
            line,
            lift: ButtonView::labelled(words.about(seat, "curtain-lift"), Intent::LiftCurtain)
                .hint(words.about(seat, "curtain-lift-hint")),
            peek: peek(text, settings, forest),
            actions,
        },
    }
}

/// The way to a look at one's own hand, where there is one.
pub(crate) fn peek(text: &Text, settings: &Settings, forest: &Forest) -> Option<PeekView> {
    let seat = forest.peeker()?;
    let toggles = settings.peek == Peek::Toggle;
    let open = forest.peek == Some(seat);
    let key = match (toggles, open) {
        (false, _) => "curtain-peek-hold",
        (true, false) => "curtain-peek-show",
        (true, true) => "curtain-peek-hide",
    };
    Some(PeekView {
        label: text.say(key),
        toggles,
        open,
        show: Intent::Peek,
        hide: Intent::StopPeeking,
        warning: text.say("curtain-peek-warning"),
        hands: if open {
            let words = Words::new(text, settings.animals, &forest.game);
            vec![hand::shown(&words, &forest.observation(), seat)]
        } else {
            Vec::new()
        },
    })
}
