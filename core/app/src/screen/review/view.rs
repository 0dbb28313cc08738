//! A review, as a shell draws it.

use crate::screen::{
    BoardView, ButtonView, CardFace, ChoicesView, CouncilFrame, GroupView, HandView, WeighedView,
};
use crate::{GameKind, Intent};

/// Loss per decision, evaluated with the information that the player had.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReviewView {
    /// Which accent.
    pub game: GameKind,
    /// Whose: "Mia’s decisions".
    pub title: String,
    /// How it is computed.
    pub line: String,
    /// Whose decisions; none where one person played.
    pub people: Option<ChoicesView>,
    /// What they cost together and which was the worst; how far it is computed, as long as it is not.
    pub total: String,
    /// Goes on where it was stopped.
    pub resume: Option<ButtonView>,
    /// In the order of the game, without those that were forced.
    pub decisions: Vec<ReviewLineView>,
    /// The selected one; of a game that is looked at to its end the costliest, until another one is selected.
    pub shown: Option<ReviewedView>,
    /// How the game stood after each decision, as a line; none before two are looked at.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub chances: Option<ChancesView>,
    /// The costliest decisions, at most three, in the order of the game.
    #[cfg_attr(feature = "uniffi", uniffi(default = []))]
    pub turning: Vec<TurningView>,
    /// "3 turning points"; empty where there is none.
    #[cfg_attr(feature = "uniffi", uniffi(default = ""))]
    pub turning_label: String,
}

/// How the game stood after each decision.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ChancesView {
    /// Above the middle: "Mia ahead"; of a council: "Likely to succeed".
    pub above: String,
    /// Below it.
    pub below: String,
    /// In the order of the game.
    pub points: Vec<ChanceView>,
    /// All of it in one sentence.
    pub spoken: String,
}

/// How the game stood after a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ChanceView {
    /// 0 all behind, 50 level, 100 all ahead.
    pub ahead: i32,
    /// Which turning point it is, from 1.
    pub turning: Option<i32>,
    /// Shown in full.
    pub selected: bool,
    /// The decision in a sentence.
    pub spoken: String,
    /// Shows it in full.
    pub intent: Intent,
}

/// A decision that cost much.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TurningView {
    /// Its number on the line, from 1.
    pub place: i32,
    /// The card that it was about.
    pub face: Option<CardFace>,
    /// What was done: "Wolf".
    pub chosen: String,
    /// What it cost: "−2.0".
    pub change: String,
    /// "Round 5, choice".
    pub heading: String,
    /// Shown in full.
    pub selected: bool,
    /// All of it in one sentence.
    pub spoken: String,
    /// Shows it in full.
    pub intent: Intent,
}

/// A decision in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReviewLineView {
    /// From 0.
    pub number: i32,
    /// "Round 3, choice".
    pub heading: String,
    /// What was done: "Wolf".
    pub chosen: String,
    /// What would have been better, if anything: "Better: Crow".
    pub better: Option<String>,
    /// "cost 1.2 points", "as good as any", "not checked yet".
    pub cost: String,
    /// How bad it was, for a mark of its own shape: 0 not at all, 1 a little, 2 bad, 3 very bad; none while it is not
    /// computed.
    pub weight: Option<i32>,
    /// Shown in full.
    pub selected: bool,
    /// All of it in one sentence.
    pub spoken: String,
    /// Shows it in full, or no more.
    pub intent: Intent,
}

/// A decision in full: the table as that person saw it, and what was weighed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReviewedView {
    /// "Round 3, choice".
    pub heading: String,
    /// What was done, what would have been better, what it cost: a sentence each.
    pub sentences: Vec<String>,
    /// The table then; none before a card was placed in the forest.
    pub table: Option<ReviewedTable>,
    /// The person's hand then; a badge says which card was chosen and which one is better.
    pub hand: Option<HandView>,
    /// What was weighed, the best first; nothing of it can be selected.
    pub options: Vec<WeighedView>,
    /// Why the best one: a sentence each.
    pub reasons: Vec<String>,
    /// A game of one's own that goes on from here.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub again: Option<ButtonView>,
}

/// The table as it stood at a decision. Nothing on it is pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(clippy::large_enum_variant, reason = "one at a time is alive, and it crosses the border by value")]
pub enum ReviewedTable {
    /// The display, with what was chosen and what is better.
    Forest {
        /// Its cells speak for themselves.
        board: BoardView,
    },
    /// The group of the person who decided.
    King {
        /// Where the faces of every die are: 1, its neighbours clockwise, the face opposite to each of these, 12.
        die: Vec<i32>,
        /// Its seats.
        group: GroupView,
        /// Seat after seat in sentences.
        spoken: String,
    },
    /// Die, dilemma and councillors.
    Council {
        /// The month of the year, 1 to 12; 0 where the council sits in none.
        month: i32,
        /// The open table.
        table: CouncilFrame,
        /// All of it in sentences.
        spoken: String,
    },
}
