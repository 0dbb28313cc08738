//! What can be answered: the intents that the screen offers, each with a number and a word. The first choice
//! always leads on, so that a pipe of ones plays a game to its end.

use super::{council, forest, king};
use douze_app::screen::{Body, ButtonView, Screen};
use douze_app::{ForestIntent, Intent, KingIntent, TableIntent};

/// One possible answer. Its number is its place in the list, from 1.
pub(super) struct Choice {
    /// The word that may be typed for it: a card's or a character's id, "row,column" of the board as drawn,
    /// "face4", "take2", "reveal2", "say-alone", or a command.
    pub(super) word: String,
    /// Its line in the list; none for a cell, whose number stands on the board.
    pub(super) label: Option<String>,
    pub(super) intent: Intent,
}

pub(super) fn choices(screen: &Screen) -> Vec<Choice> {
    match &screen.body {
        Body::Curtain { curtain } => {
            std::iter::once(&curtain.lift).chain(&curtain.actions).filter_map(button).collect()
        }
        Body::Forest { forest } if forest.result.is_none() => forest::choices(forest, &screen.tools),
        Body::King { king } if king.result.is_none() => king::choices(king, &screen.tools),
        Body::Council { council } => council::choices(council, &screen.tools),
        _ => Vec::new(),
    }
}

/// A button that is on and has a word.
pub(super) fn button(button: &ButtonView) -> Option<Choice> {
    let word = match &button.intent {
        Intent::Table(TableIntent::Confirm) => "ok",
        Intent::Table(TableIntent::Cancel) => "cancel",
        Intent::Table(TableIntent::Undo) => "undo",
        Intent::Table(TableIntent::Redo) => "redo",
        Intent::Forest(ForestIntent::SwapBottom) => "swap",
        Intent::Table(TableIntent::LiftCurtain) => "lift",
        Intent::Table(TableIntent::ShowTable) => "table",
        Intent::King(KingIntent::NextStep) => "next",
        Intent::King(KingIntent::OpenHistory) => "history",
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

/// Is what was just selected a whole decision, so that it can be confirmed at once?
pub(super) fn is_decided(intent: &Intent, before: &Screen, after: &Screen) -> bool {
    match (&before.body, &after.body) {
        (_, Body::Forest { forest }) => forest::is_decided(intent, forest),
        (_, Body::King { king }) => king::is_decided(intent, king),
        (Body::Council { council: before }, Body::Council { council: after }) => {
            council::is_decided(intent, before, after)
        }
        _ => false,
    }
}
