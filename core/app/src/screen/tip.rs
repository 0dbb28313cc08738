//! A tip at the place, in a bubble over the open table.

use super::ButtonView;
use crate::flow::Tip;
use crate::text::Text;
use crate::{AppIntent, CouncilIntent, Intent};

/// A sentence on something that happens here for the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TipView {
    /// At most twelve words.
    pub words: String,
    /// What carries this intent is what the tip is about; none: the table.
    pub about: Option<Intent>,
    /// Closes it for good.
    pub close: ButtonView,
}

pub(crate) fn view(text: &Text, tip: Tip) -> TipView {
    let (key, about) = match tip {
        Tip::TwoTargets => {
            ("lesson-tip-two-targets", Some(Intent::Council(CouncilIntent::InspectDilemma { next: false })))
        }
        Tip::Tie => ("lesson-tip-tie", None),
        Tip::Theft => ("lesson-tip-theft", None),
        Tip::Deer => ("lesson-tip-deer", None),
    };
    let close = ButtonView::new(text, "common-understood", Intent::App(AppIntent::DismissTip));
    TipView { words: text.say(key), about, close }
}
