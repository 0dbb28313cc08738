//! A rule of the reference, and the way to it.

use super::figure::RulePictureView;
use super::{ButtonView, CardFace};
use crate::text::Text;
use crate::{AppIntent, GameKind, Intent};

/// A rule of a game's reference.
pub(crate) trait Entry: Copy {
    /// Whose rules.
    const GAME: GameKind;

    /// Names it in intents, and ends its keys.
    fn id(self) -> String;

    /// The card that it is about.
    fn face(self, text: &Text) -> Option<CardFace>;

    /// What it is called.
    fn title(self, text: &Text) -> String;

    /// What it says.
    fn words(self, text: &Text) -> String;

    /// A ruling of ours, where the rulebook is silent or can be read in two ways.
    fn is_ruling(self) -> bool;

    /// What it looks like.
    fn pictures(self, text: &Text) -> Vec<RulePictureView>;

    /// Why a ruling is as it is, in one line; none for a rule of the rulebook.
    fn reason(self, text: &Text) -> Option<String> {
        self.is_ruling().then(|| text.with("rules-ruling", &[("why", text.of("rulebook-why", &self.id()).into())]))
    }
}

/// The way to a rule.
pub(crate) fn link<R: Entry>(text: &Text, rule: R) -> ButtonView {
    let label = text.with("rules-link", &[("rule", rule.title(text).into())]);
    ButtonView::labelled(label, Intent::App(AppIntent::OpenRules { game: R::GAME, rule: Some(rule.id()) }))
}
