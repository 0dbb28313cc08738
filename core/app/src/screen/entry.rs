//! A rule of the reference, and the way to it.

use super::{ButtonView, CharacterView};
use crate::text::Text;
use crate::{AppIntent, GameKind, Intent};

/// A rule of a game's reference.
pub(crate) trait Entry: Copy {
    /// Whose rules.
    const GAME: GameKind;

    /// Names it in intents, and ends its keys.
    fn id(self) -> String;

    /// The character that it is about.
    fn character(self, text: &Text) -> Option<CharacterView>;

    /// What it is called.
    fn title(self, text: &Text) -> String;

    /// What it says.
    fn words(self, text: &Text) -> String;

    /// Is the rulebook silent here?
    fn is_ruling(self) -> bool;
}

/// The way to a rule.
pub(crate) fn link<R: Entry>(text: &Text, rule: R) -> ButtonView {
    let label = text.with("rules-link", &[("rule", rule.title(text).into())]);
    ButtonView::labelled(label, Intent::App(AppIntent::OpenRules { game: R::GAME, rule: Some(rule.id()) }))
}
