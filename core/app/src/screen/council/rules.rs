//! The rules of Council of 12, each with the id that receipts and cards link to.

use super::figures;
use crate::GameKind;
use crate::screen::entry::Entry;
use crate::screen::figure::RulePictureView;
use crate::screen::{CardFace, CharacterView};
use crate::text::Text;
use douze_rules::council::{Character, Scenario};

/// A rule of the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    Goal,
    Things,
    Setup,
    Deck,
    Petitioner,
    Bells,
    Choose,
    LastCard,
    Reveal,
    Check,
    Double,
    Split,
    Talk,
    RemarksChoice,
    RemarksReveal,
    RemarksCheck,
    Silent,
    Head,
    Rewards,
    Kept,
    Throne,
    End,
    Months,
    Month(Scenario),
    Score,
    Verdict,
    Line,
    Ruler,
    Free,
    Character(Character),
    /// R-C1 … R-C22.
    Ruling(u8),
}

/// How many rulings there are.
const RULINGS: u8 = 22;

/// Rules that belong together, in the order in which one reads them.
pub(crate) fn rule_sections() -> Vec<(&'static str, Vec<Rule>)> {
    use Rule::{
        Bells, Check, Choose, Deck, Double, End, Free, Goal, Head, Kept, LastCard, Line, Months, Petitioner,
        RemarksCheck, RemarksChoice, RemarksReveal, Reveal, Rewards, Ruler, Score, Setup, Silent, Split,
        Talk, Things, Throne, Verdict,
    };
    let months = [Months].into_iter().chain(Scenario::ALL.map(Rule::Month));
    vec![
        ("game", vec![Goal, Things, Setup, Deck]),
        ("turn", vec![Petitioner, Bells, Choose, LastCard, Reveal, Check]),
        ("targets", vec![Double, Split]),
        ("table", vec![Talk, RemarksChoice, RemarksReveal, RemarksCheck, Silent, Head]),
        ("rewards", vec![Rewards, Kept]),
        ("throne", vec![Throne, End]),
        ("months", months.collect()),
        ("chronicle", vec![Score, Verdict, Line, Ruler, Free]),
        ("characters", Character::ALL.map(Rule::Character).into()),
        ("rulings", (1..=RULINGS).map(Rule::Ruling).collect()),
    ]
}

impl Entry for Rule {
    const GAME: GameKind = GameKind::Council;

    fn id(self) -> String {
        let id = match self {
            Self::Goal => "goal",
            Self::Things => "things",
            Self::Setup => "setup",
            Self::Deck => "deck",
            Self::Petitioner => "petitioner",
            Self::Bells => "bells",
            Self::Choose => "choose",
            Self::LastCard => "last-card",
            Self::Reveal => "reveal",
            Self::Check => "check",
            Self::Double => "double",
            Self::Split => "split",
            Self::Talk => "talk",
            Self::RemarksChoice => "remarks-choice",
            Self::RemarksReveal => "remarks-reveal",
            Self::RemarksCheck => "remarks-check",
            Self::Silent => "silent",
            Self::Head => "head",
            Self::Rewards => "rewards",
            Self::Kept => "kept",
            Self::Throne => "throne",
            Self::End => "end",
            Self::Months => "months",
            Self::Month(month) => month.id(),
            Self::Score => "score",
            Self::Verdict => "verdict",
            Self::Line => "line",
            Self::Ruler => "ruler",
            Self::Free => "free",
            Self::Character(character) => character.id(),
            Self::Ruling(number) => return format!("r-c{number}"),
        };
        id.into()
    }

    fn face(self, text: &Text) -> Option<CardFace> {
        let Self::Character(character) = self else { return None };
        let character = CharacterView::new(character.into(), self.title(text));
        Some(CardFace::Character { character })
    }

    fn title(self, text: &Text) -> String {
        let is_character = matches!(self, Self::Character(_));
        text.of(if is_character { "council-character" } else { "rules-council-title" }, &self.id())
    }

    fn words(self, text: &Text) -> String {
        let is_character = matches!(self, Self::Character(_));
        text.of(if is_character { "council-rule" } else { "rules-council" }, &self.id())
    }

    fn is_ruling(self) -> bool {
        matches!(self, Self::Ruling(_))
    }

    fn pictures(self, text: &Text) -> Vec<RulePictureView> {
        let picture = match self {
            Self::Goal => figures::goal(text),
            Self::Things => Some(figures::characters(text)),
            Self::Bells => Some(figures::bells(text)),
            Self::Check => figures::tower(text),
            Self::Double => figures::places(text),
            Self::Throne => return figures::throne(text).into(),
            Self::Character(character) => figures::character(text, character),
            _ => None,
        };
        picture.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::Reading;
    use crate::screen::RulesView;
    use crate::screen::rules;
    use crate::{CharacterKind, Language};
    use std::collections::BTreeSet;

    fn view(game: GameKind, rule: Option<&str>) -> RulesView {
        let text = Text::new(Language::English).unwrap();
        rules::view(&text, &Reading::new(game, rule), false, false)
    }

    fn ids() -> Vec<String> {
        rule_sections().into_iter().flat_map(|(_, rules)| rules).map(Entry::id).collect()
    }

    #[test]
    fn every_ruling_of_the_document_has_an_entry_marked_as_ours() {
        // "| R-C7 | Bells at Favour 1 …"
        let document = include_str!("../../../../docs/rulings.md");
        let listed: BTreeSet<String> = document
            .lines()
            .filter_map(|line| line.strip_prefix("| R-C"))
            .filter_map(|line| line.split_once(' '))
            .map(|(number, _)| format!("r-c{number}"))
            .collect();
        let entries: Vec<Rule> = rule_sections().into_iter().flat_map(|(_, rules)| rules).collect();
        let ours: BTreeSet<String> =
            entries.iter().filter(|rule| rule.is_ruling()).map(|rule| rule.id()).collect();
        assert_eq!(ours, listed);
        let marked = |section: &crate::screen::RuleSectionView| {
            section.rules.iter().filter(|rule| rule.ruling.is_some()).count()
        };
        assert_eq!(view(GameKind::Council, None).sections.iter().map(marked).sum::<usize>(), 22);
    }

    #[test]
    fn ids_lead_to_one_rule_each() {
        let ids = ids();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
        for id in ids {
            let view = view(GameKind::Council, Some(&id));
            let rules = view.sections.iter().flat_map(|section| &section.rules);
            assert_eq!(rules.filter(|rule| rule.selected).count(), 1, "{id}");
        }
        let view = view(GameKind::Council, Some("nonsense"));
        assert!(view.sections.iter().flat_map(|section| &section.rules).all(|rule| !rule.selected));
    }

    #[test]
    fn characters_act_as_in_this_game() {
        let of = |game, id: &str| {
            let view = view(game, Some(id));
            let rule = view.sections.into_iter().flat_map(|section| section.rules);
            rule.into_iter().find(|rule| rule.selected).unwrap()
        };
        let (council, king) = (of(GameKind::Council, "machine"), of(GameKind::King, "machine"));
        assert_eq!(council.face, king.face);
        assert_ne!(council.text, king.text);
        let stoic = CharacterView::new(CharacterKind::Stoic, "Stoic".into());
        assert_eq!(of(GameKind::Council, "stoic").face, Some(CardFace::Character { character: stoic }));
    }

    #[test]
    fn both_games_call_a_character_by_the_same_name() {
        for language in [Language::English, Language::French, Language::German] {
            let text = Text::new(language).unwrap();
            for id in Character::ALL.map(Character::id) {
                if douze_rules::king::Character::ALL.iter().any(|character| character.id() == id) {
                    assert_eq!(text.of("king-character", id), text.of("council-character", id));
                }
            }
        }
    }
}
