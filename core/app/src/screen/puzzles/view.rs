//! Puzzles, as the border has them.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use crate::screen::{ButtonView, CharacterView, ChoicesView};
use crate::{GameKind, PuzzleTheme};

/// The puzzles, with what was solved of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PuzzlesView {
    /// Whose puzzles are shown.
    pub game: GameKind,
    /// The three games.
    pub games: ChoicesView,
    /// The puzzle of the day; its hint says whether it was solved.
    pub daily: ButtonView,
    /// The grade of the puzzle of the day.
    pub daily_grade: GradeView,
    /// "Your rating: 1395".
    pub rating: String,
    /// Those that were missed and come again; none when there are none.
    pub missed: Option<ButtonView>,
    /// Which grades are wanted.
    pub grades: ChoicesView,
    /// All themes of the game.
    pub themes: Vec<PuzzleThemeView>,
}

/// The puzzles of a theme, of the wanted grades.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PuzzleThemeView {
    pub theme: PuzzleTheme,
    /// "12 of 210".
    pub solved: String,
    /// The next one; off when all were tried.
    pub button: ButtonView,
}

/// How hard a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GradeView {
    /// Whose sign of strength.
    pub game: GameKind,
    /// From 1.
    pub grade: i32,
    /// The hardest grade.
    pub of: i32,
    /// "Grade 4 of 5", for a screen reader.
    pub spoken: String,
}

/// A puzzle on its table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PuzzleView {
    /// How hard it is.
    pub grade: GradeView,
    /// "Puzzle 1700, you 1395".
    pub ratings: String,
    /// How often each card is to be played, where it asks for that and is not answered.
    pub mix: Option<MixView>,
    /// Once it was answered, and all that followed is played.
    pub verdict: Option<PuzzleVerdictView>,
}

/// An estimate of how often to play each card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MixView {
    /// "How often each card?"
    pub label: String,
    /// The hand, in the order of the lineup.
    pub cards: Vec<MixCardView>,
    /// The estimate stays so.
    pub confirm: ButtonView,
}

/// How often a card is played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MixCardView {
    /// Which card.
    pub character: CharacterView,
    /// "40%".
    pub share: String,
    /// 0 to 100.
    pub percent: i32,
    /// "Machine: 40%."
    pub spoken: String,
    /// More often.
    pub more: ButtonView,
    /// Less often.
    pub less: ButtonView,
}

/// How a puzzle was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PuzzleVerdictView {
    /// The answer was found.
    pub solved: bool,
    /// "Solved!"
    pub headline: String,
    /// Why, the theme, and the new rating.
    pub lines: Vec<String>,
    /// Another one like it; none when there are none.
    pub next: Option<ButtonView>,
    /// From the position once more.
    pub again: ButtonView,
    /// Plays the answer; none where it was found or shown.
    pub answer: Option<ButtonView>,
}
