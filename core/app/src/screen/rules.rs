//! The rules reference.

use super::entry::Entry;
use super::{ButtonView, CharacterView, council, king};
use crate::text::Text;
use crate::{AppIntent, GameKind, Intent};

/// The rules of a game, in our words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RulesView {
    /// Which game's.
    pub game: GameKind,
    /// In the order in which one reads them.
    pub sections: Vec<RuleSectionView>,
    /// Back to where one came from.
    pub close: ButtonView,
}

/// Rules that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[expect(missing_docs, reason = "the names say it")]
pub struct RuleSectionView {
    pub heading: String,
    pub rules: Vec<RuleView>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RuleView {
    /// The character that it is about.
    pub character: Option<CharacterView>,
    /// What it is called.
    pub title: String,
    /// What it says.
    pub text: String,
    /// "Our ruling", where the rulebook is silent.
    pub ruling: Option<String>,
    /// The one that was asked for: to be scrolled to and marked.
    pub selected: bool,
}

/// The rules of King or Council, at the rule with this id or at the beginning.
pub(crate) fn view(text: &Text, game: GameKind, rule: Option<&str>) -> RulesView {
    let sections = match game {
        GameKind::Council => sections(text, rule, council::rule_sections()),
        GameKind::King | GameKind::Forest => sections(text, rule, king::rule_sections()),
    };
    let close = ButtonView::new(text, "common-close", Intent::App(AppIntent::Back));
    RulesView { game, sections, close }
}

/// Sections by their names, which end the keys of their headings.
fn sections<R: Entry>(
    text: &Text,
    asked: Option<&str>,
    sections: Vec<(&str, Vec<R>)>,
) -> Vec<RuleSectionView> {
    let view = |rule: R| RuleView {
        character: rule.character(text),
        title: rule.title(text),
        text: rule.words(text),
        ruling: rule.is_ruling().then(|| text.say("rules-ruling")),
        selected: asked == Some(&*rule.id()),
    };
    let section = |(name, rules): (&str, Vec<R>)| RuleSectionView {
        heading: text.of("rules-section", name),
        rules: rules.into_iter().map(view).collect(),
    };
    sections.into_iter().map(section).collect()
}
