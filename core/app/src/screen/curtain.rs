//! Between two people: who takes the device, and nothing of what is behind. `Device::viewer` (`flow/table/device.rs`)
//! decides when.

use super::parts::at_pace;
use super::{ButtonView, FaceView, HandView};
use crate::flow::settings::Settings;
use crate::flow::table::undo::Target;
use crate::text::Text;
use crate::{GameKind, Intent, Pace, Peek, TableIntent};
use douze_rules::Seat;

/// The curtain.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CurtainView {
    /// Which accent and picture.
    pub game: GameKind,
    /// Who takes the device.
    pub seat: i32,
    /// How they are drawn.
    pub medallion: FaceView,
    /// "Mia’s turn".
    pub headline: String,
    /// What Mia will do.
    pub line: String,
    /// "I’m Mia".
    pub lift: ButtonView,
    /// A look at one's hand without lifting.
    pub peek: Option<PeekView>,
    /// A look at the open table, undo, home.
    pub actions: Vec<ButtonView>,
    /// How long it takes to go up, at the chosen pace.
    pub ms: i32,
    /// "Swipe up to lift the curtain"; for eyes alone, the button is for others.
    pub hint: String,
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
    /// The hand, and what is under the viewer's die; empty while not open.
    pub hands: Vec<HandView>,
}

/// It goes up in this time, at the normal pace.
const RISE_MS: i32 = 380;

/// The curtain before this seat, with its name and face; `line` is the key of what it will do.
pub(crate) fn view(
    text: &Text,
    game: GameKind,
    (seat, name, medallion): (Seat, &str, FaceView),
    line: &str,
    peek: Option<PeekView>,
    undo: Target,
    pace: Pace,
) -> CurtainView {
    let about = |key: &str| text.with(key, &[("name", name.into())]);
    let mut actions = vec![ButtonView::new(text, "curtain-table", Intent::Table(TableIntent::ShowTable))];
    if matches!(undo, Target::To { .. }) {
        actions.push(ButtonView::new(text, "common-undo", Intent::Table(TableIntent::Undo)));
    }
    let held = peek.as_ref().is_some_and(|peek| peek.open && !peek.toggles);
    CurtainView {
        game,
        seat: seat.number().into(),
        medallion,
        headline: about("curtain-headline"),
        line: about(line),
        lift: ButtonView::labelled(about("curtain-lift"), Intent::Table(TableIntent::LiftCurtain))
            .hint(about("curtain-lift-hint")),
        peek,
        actions,
        ms: at_pace(RISE_MS, pace),
        hint: text.say(if held { "curtain-let-go" } else { "curtain-swipe" }),
    }
}

impl PeekView {
    /// The way to a look at one's own hand; `hands` is only asked for while it is open.
    pub(crate) fn new(
        text: &Text,
        settings: &Settings,
        open: bool,
        hands: impl FnOnce() -> Vec<HandView>,
    ) -> Self {
        let toggles = settings.peek == Peek::Toggle;
        let key = match (toggles, open) {
            (false, _) => "curtain-peek-hold",
            (true, false) => "curtain-peek-show",
            (true, true) => "curtain-peek-hide",
        };
        Self {
            label: text.say(key),
            toggles,
            open,
            show: Intent::Table(TableIntent::Peek),
            hide: Intent::Table(TableIntent::StopPeeking),
            warning: text.say("curtain-peek-warning"),
            hands: if open { looked_at(hands()) } else { Vec::new() },
        }
    }
}

/// There is no room beside a curtain to explain a card; what it does is in its sentence.
fn looked_at(mut hands: Vec<HandView>) -> Vec<HandView> {
    for card in hands.iter_mut().flat_map(|hand| &mut hand.cards) {
        card.explain = None;
    }
    hands
}
