//! Choices: the intents that the screen offers, each with a number and a word.

use super::council;
use douze_app::screen::ButtonView;
use douze_app::{ForestIntent, Intent, KingIntent, LessonIntent, PuzzlesIntent, ReplayIntent, TableIntent};

/// One possible answer. Its number is its place in the list, from 1.
pub(super) struct Choice {
    /// The word that may be typed for it: a card's or a character's id, "row,column" of the board as drawn,
    /// "face4", "take2", "reveal2", "say-alone", or a command.
    pub(super) word: String,
    /// Its line in the list; none for a cell, whose number stands on the board.
    pub(super) label: Option<String>,
    pub(super) intent: Intent,
}

/// A button that is on and has a word.
pub(super) fn button(button: &ButtonView) -> Option<Choice> {
    let word = match &button.intent {
        Intent::Table(TableIntent::Confirm) | Intent::Puzzles(PuzzlesIntent::SettleMix) => "ok",
        Intent::Table(TableIntent::Cancel) => "cancel",
        Intent::Table(TableIntent::Undo) => "undo",
        Intent::Table(TableIntent::Redo) => "redo",
        Intent::Forest(ForestIntent::SwapBottom) => "swap",
        Intent::Table(TableIntent::LiftCurtain) => "lift",
        Intent::Table(TableIntent::ShowTable) => "table",
        Intent::King(KingIntent::NextStep)
        | Intent::Lesson(LessonIntent::Next)
        | Intent::Puzzles(PuzzlesIntent::NextPuzzle) => "next",
        Intent::Lesson(LessonIntent::Skip) => "skip",
        Intent::Lesson(LessonIntent::Again) | Intent::Puzzles(PuzzlesIntent::TryAgain) => "again",
        Intent::Lesson(LessonIntent::Leave) => "leave",
        Intent::King(KingIntent::OpenHistory) => "history",
        Intent::Puzzles(PuzzlesIntent::ShowAnswer) => "answer",
        Intent::Replay(ReplayIntent::OpenLog) => "read",
        Intent::Replay(ReplayIntent::PlayOn) => "on",
        Intent::Puzzles(PuzzlesIntent::PlayMore { card }) => &format!("more{}", card + 1),
        Intent::Puzzles(PuzzlesIntent::PlayLess { card }) => &format!("less{}", card + 1),
        other => &council::word(other)?,
    };
    let label = match &button.hint {
        Some(hint) => format!("{} – {hint}", button.label),
        None => button.label.clone(),
    };
    button.enabled.then(|| Choice { word: word.into(), label: Some(label), intent: button.intent.clone() })
}

/// The choice that was meant, by number or word.
pub(super) fn find<'a>(choices: &'a [Choice], answer: &str) -> Option<&'a Choice> {
    let number = answer.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
    number.or_else(|| choices.iter().find(|choice| choice.word == answer))
}
