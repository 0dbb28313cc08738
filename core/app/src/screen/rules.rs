//! The rules reference.

use super::entry::Entry;
use super::figure::RulePictureView;
use super::{ButtonView, CardFace, ChoicesView, FieldView, council, forest, king};
use crate::flow::Reading;
use crate::text::Text;
use crate::{AppIntent, GameKind, Intent};

/// The rules of a game, in our words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RulesView {
    /// Which game's.
    pub game: GameKind,
    /// The rules of which game are read.
    pub games: ChoicesView,
    /// What the game is about.
    pub premise: String,
    /// The way to its lesson; none where a game would be left for it.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub lesson: Option<ButtonView>,
    /// The way to the chance of the game that is played or watched, in its rules.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub fair: Option<ButtonView>,
    /// Words to look for. Answered by [`AppIntent::SearchRules`].
    pub search: FieldView,
    /// "4 rules", or that there are none; empty while nothing is looked for.
    pub found: String,
    /// The way to each section; empty while something is looked for.
    pub contents: Vec<ButtonView>,
    /// In the order in which one reads them; while something is looked for, only rules with these words.
    pub sections: Vec<RuleSectionView>,
    /// Back to where one came from.
    pub close: ButtonView,
}

/// Rules that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RuleSectionView {
    /// What they are about.
    pub heading: String,
    /// The one that was asked for: to be scrolled to.
    pub selected: bool,
    /// In the order in which one reads them.
    pub rules: Vec<RuleView>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RuleView {
    /// The card that it is about.
    pub face: Option<CardFace>,
    /// What it is called.
    pub title: String,
    /// What it says.
    pub text: String,
    /// "Why: …": the reason of a ruling of ours, where the rulebook is silent.
    pub ruling: Option<String>,
    /// What it looks like.
    pub pictures: Vec<RulePictureView>,
    /// The one that was asked for: to be scrolled to and marked.
    pub selected: bool,
}

/// Begins the id of a section, before its name.
const SECTION: &str = "section-";

/// The rules of a game, at the rule with the id asked for or at the beginning.
pub(crate) fn view(text: &Text, reading: &Reading, has_lesson: bool, has_chance: bool) -> RulesView {
    let game = reading.game;
    let sections = match game {
        GameKind::Council => sections(text, reading, council::rule_sections()),
        GameKind::King => sections(text, reading, king::rule_sections()),
        GameKind::Forest => sections(text, reading, forest::rule_sections()),
    };
    let games = GameKind::ALL.map(|game| (game, game.id()));
    let open = |game| Intent::App(AppIntent::OpenRules { game, rule: None });
    let searches = !reading.words().is_empty();
    let count = sections.iter().map(|(_, section)| section.rules.len()).sum::<usize>();
    let contents = sections.iter().map(|(name, section)| {
        let rule = Some(format!("{SECTION}{name}"));
        ButtonView::labelled(section.heading.clone(), Intent::App(AppIntent::OpenRules { game, rule }))
    });
    RulesView {
        game,
        games: ChoicesView::new(text, "rules-game", game, &games, &[], open),
        premise: text
            .of("rulebook-premise", games.iter().find(|(one, _)| *one == game).map_or("", |(_, name)| name)),
        lesson: has_lesson.then(|| super::home::lesson_button(text, game)),
        fair: has_chance.then(|| {
            ButtonView::new(text, "fair-title", Intent::App(AppIntent::OpenFair))
                .hint(text.say("fair-title-hint"))
        }),
        search: FieldView {
            label: text.say("rules-search"),
            value: reading.search.clone(),
            error: None,
            hint: None,
            limit: Reading::LIMIT,
        },
        found: if searches { text.with("rules-found", &[("count", count.into())]) } else { String::new() },
        contents: if searches { Vec::new() } else { contents.collect() },
        close: ButtonView::new(text, "common-close", Intent::App(AppIntent::Back)),
        sections: sections.into_iter().map(|(_, section)| section).collect(),
    }
}

/// Sections by their names, which end the keys of their headings; of a search only rules that hold all its words.
fn sections<'a, R: Entry>(
    text: &Text,
    reading: &Reading,
    sections: Vec<(&'a str, Vec<R>)>,
) -> Vec<(&'a str, RuleSectionView)> {
    let words = reading.words();
    let asked = reading.rule.as_deref();
    let view = |rule: R| {
        let (title, says) = (rule.title(text), rule.words(text));
        let ruling = rule.reason(text);
        let all = Reading::folded(&format!("{title} {says} {}", ruling.as_deref().unwrap_or_default()));
        words.iter().all(|word| all.contains(word.as_str())).then(|| RuleView {
            face: rule.face(text),
            pictures: rule.pictures(text),
            selected: asked == Some(&*rule.id()),
            title,
            text: says,
            ruling,
        })
    };
    let section = |(name, rules): (&'a str, Vec<R>)| {
        let rules: Vec<RuleView> = rules.into_iter().filter_map(view).collect();
        let selected = asked.and_then(|asked| asked.strip_prefix(SECTION)) == Some(name);
        (!rules.is_empty())
            .then(|| (name, RuleSectionView { heading: text.of("rules-section", name), selected, rules }))
    };
    sections.into_iter().filter_map(section).collect()
}
