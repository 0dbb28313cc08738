//! Between two people: who takes the device, and nothing of what is behind.

use super::forest::{Words, hand};
use super::{Body, ButtonView, HandCardView};
use crate::flow::forest::Forest;
use crate::flow::settings::Settings;
use crate::text::Text;
use crate::{Intent, Peek};
use douze_rules::Seat;
use douze_rules::forest::Phase;

/// The curtain.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CurtainView {
    /// Whose picture: 0 black, 1 white.
    pub seat: i32,
    /// "Pass the device to Mia".
    pub headline: String,
    /// What Mia will do.
    pub line: String,
    /// "I am Mia".
    pub lift: ButtonView,
    /// A look at the own hand without lifting.
    pub peek: Option<PeekView>,
    /// A look at the open table, undo, home.
    pub actions: Vec<ButtonView>,
}

/// A look at one's own hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PeekView {
    /// "Hold to see your hand" or "Show your hand".
    pub label: String,
    /// False: visible while held. True: one tap shows, one tap hides.
    pub toggles: bool,
    /// Is the hand visible?
    pub open: bool,
    /// Sent when pressed, or to show.
    pub show: Intent,
    /// Sent when released, or to hide.
    pub hide: Intent,
    /// A warning before a screen reader would speak a secret hand aloud.
    pub warning: String,
    /// The hand; empty while not open.
    pub cards: Vec<HandCardView>,
}

/// The curtain before the table of the forest duel.
pub(crate) fn body(text: &Text, settings: &Settings, forest: &Forest, seat: Seat) -> Body {
    let words = Words::new(text, &forest.game.header);
    let state = forest.observation();
    let line = match state.phase() {
        Phase::Keep => words.about(seat, "curtain-line-keep"),
        Phase::Choose => words.about(seat, "curtain-line-choose"),
        _ => text.say("curtain-line-resume"),
    };
    let mut actions = Vec::new();
    if forest.alone().is_none() {
        actions.push(ButtonView::new(text, "curtain-table", Intent::ShowTable));
        if forest.can_undo().is_some() {
            actions.push(ButtonView::new(text, "common-undo", Intent::Undo));
        }
    }
    Body::Curtain {
        curtain: CurtainView {
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
        cards: if open { hand::shown(text, &forest.observation(), seat) } else { Vec::new() },
    })
}
