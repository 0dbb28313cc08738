//! The rules reference.

use super::king::{RULINGS, Rule, SECTIONS};
use super::{Body, ButtonView, CharacterView};
use crate::Intent;
use crate::text::Text;
use douze_rules::king::Character;

/// The rules of a game, in our words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RulesView {
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

/// The rules of King of 12, at the rule with this id or at the beginning.
pub(crate) fn body(text: &Text, rule: Option<&str>) -> Body {
    let view = |rule_of: Rule| {
        let id = rule_of.id();
        let character = match rule_of {
            Rule::Character(character) => {
                Some(CharacterView { character: character.into(), name: text.of("king-character", &id) })
            }
            _ => None,
        };
        RuleView {
            title: character
                .as_ref()
                .map_or_else(|| text.of("rules-king-title", &id), |character| character.name.clone()),
            text: if character.is_some() { text.of("king-rule", &id) } else { text.of("rules-king", &id) },
            character,
            ruling: matches!(rule_of, Rule::Ruling(_)).then(|| text.say("rules-ruling")),
            selected: rule == Some(&*id),
        }
    };
    let section = |name: &str, rules: Vec<Rule>| RuleSectionView {
        heading: text.of("rules-section", name),
        rules: rules.into_iter().map(view).collect(),
    };
    let mut sections: Vec<RuleSectionView> =
        SECTIONS.iter().map(|(name, rules)| section(name, rules.to_vec())).collect();
    sections.insert(3, section("characters", Character::ALL.map(Rule::Character).into()));
    sections.push(section("rulings", (1..=RULINGS).map(Rule::Ruling).collect()));
    let close = ButtonView::new(text, "common-close", Intent::Back);
    Body::Rules { rules: RulesView { sections, close } }
}
