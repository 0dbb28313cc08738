//! Pictures of the rules: real positions as data, which shells draw with what draws the tables.

use super::{BoardView, CardFace, CharacterView};
use crate::text::Text;

/// A picture beside a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct RulePictureView {
    /// What it shows, in a sentence.
    pub caption: String,
    pub figure: RuleFigure,
}

impl RulePictureView {
    /// Cards side by side, the caption by its key.
    pub(super) fn cards(text: &Text, caption: &str, cards: impl IntoIterator<Item = CardFace>) -> Self {
        let figure = RuleFigure::Cards { cards: cards.into_iter().collect() };
        Self { caption: text.say(caption), figure }
    }
}

/// What a picture of the rules is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum RuleFigure {
    /// A display of the forest duel, with the marks of what may be done.
    Board {
        /// Nothing on it can be pressed.
        board: BoardView,
    },
    /// Dice side by side, the first first.
    Dice {
        /// Where the faces of every die are: 1, its neighbours clockwise, the face opposite to each of these, 12.
        layout: Vec<i32>,
        /// What is said of each.
        dice: Vec<RuleDieView>,
    },
    /// Cards side by side, the first first.
    Cards {
        /// At least 2.
        cards: Vec<CardFace>,
    },
    /// The Favour track, before and after.
    Track {
        /// Where the marker was.
        before: i32,
        /// Where it is.
        after: i32,
        /// The end of the track.
        most: i32,
    },
}

/// "5 → 4 · 6": a face, and what can be chosen from it, lowest first.
pub(super) fn choice(from: i32, mut faces: Vec<i32>) -> String {
    faces.sort_unstable();
    let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
    format!("{from} → {}", faces.join(" · "))
}

/// A die of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RuleDieView {
    /// Whose it is; empty where only the card matters.
    pub name: String,
    /// The card that acts on it.
    pub card: Option<CharacterView>,
    /// That card is cancelled.
    pub card_struck: bool,
    /// The face that it shows.
    pub face: i32,
    /// Faces that could be chosen: marked on the die.
    pub marked: Vec<i32>,
    /// Values of the target: ringed on the die.
    pub targets: Vec<i32>,
    /// "3 → 10", "10 → 20", "5 → 4 · 6", or empty.
    pub value: String,
    /// "+2 points", or empty.
    pub taken: String,
    /// The die is cancelled.
    pub struck: bool,
    /// All of it in a sentence.
    pub spoken: String,
}

impl RuleDieView {
    /// What a screen reader says of it: everything that is seen.
    pub(super) fn speaking(mut self, text: &Text) -> Self {
        let mut parts = vec![self.name.clone()];
        if let Some(card) = self.card.as_ref().filter(|card| card.name != self.name) {
            parts.push(card.name.clone());
        }
        if self.card_struck {
            parts.push(text.say("rulebook-cancelled"));
        }
        // Faces in reach are listed below.
        let is_value = !self.value.is_empty() && self.marked.is_empty();
        let shown = if is_value { self.value.clone() } else { self.face.to_string() };
        parts.push(text.with("rulebook-die", &[("value", shown.into())]));
        if self.struck {
            parts.push(text.say("rulebook-cancelled"));
        }
        if !self.marked.is_empty() {
            let faces: Vec<String> = self.marked.iter().map(ToString::to_string).collect();
            parts.push(text.with("rulebook-die-marked", &[("faces", faces.join(", ").into())]));
        }
        parts.push(self.taken.clone());
        parts.retain(|part| !part.is_empty());
        self.spoken = parts.join(", ");
        self
    }
}
