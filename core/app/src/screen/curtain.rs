//! Between two people: who takes the device, and nothing of what is behind.

use super::{ButtonView, HandView};
use crate::{GameKind, Intent};

/// The curtain.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CurtainView {
    /// Which accent and picture.
    pub game: GameKind,
    /// Who takes the device.
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
    /// The hand, and what lies under the own die; empty while not open.
    pub hands: Vec<HandView>,
}
