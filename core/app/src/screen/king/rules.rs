//! The rules of King of 12, each with the id that receipts and cards link to.

use super::figures;
use crate::GameKind;
use crate::screen::entry::{self, Entry};
use crate::screen::figure::RulePictureView;
use crate::screen::{ButtonView, CardFace, CharacterView};
use crate::text::Text;
use douze_rules::king::Character;

/// A rule of the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    Goal,
    Setup,
    Play,
    Cancel,
    Effects,
    Compare,
    Score,
    Discard,
    RoundEnd,
    GameEnd,
    Groups,
    Champions,
    TournamentEnd,
    Character(Character),
    /// R-K1 … R-K12.
    Ruling(u8),
}

/// How many rulings there are.
const RULINGS: u8 = 12;

/// Rules that belong together, in the order in which one reads them.
pub(crate) fn rule_sections() -> Vec<(&'static str, Vec<Rule>)> {
    use Rule::{
        Cancel, Champions, Compare, Discard, Effects, GameEnd, Goal, Groups, Play, RoundEnd, Score, Setup,
        TournamentEnd,
    };
    vec![
        ("game", vec![Goal, Setup]),
        ("turn", vec![Play, Cancel, Effects, Compare, Score, Discard]),
        ("round", vec![RoundEnd, GameEnd]),
        ("characters", Character::ALL.map(Rule::Character).into()),
        ("tournament", vec![Groups, Champions, TournamentEnd]),
        ("rulings", (1..=RULINGS).map(Rule::Ruling).collect()),
    ]
}

impl Rule {
    /// The way to it.
    pub(crate) fn link(self, text: &Text) -> ButtonView {
        entry::link(text, self)
    }
}

impl Entry for Rule {
    const GAME: GameKind = GameKind::King;

    fn id(self) -> String {
        match self {
            Self::Goal => "goal".into(),
            Self::Setup => "setup".into(),
            Self::Play => "play".into(),
            Self::Cancel => "cancel".into(),
            Self::Effects => "effects".into(),
            Self::Compare => "compare".into(),
            Self::Score => "score".into(),
            Self::Discard => "discard".into(),
            Self::RoundEnd => "round-end".into(),
            Self::GameEnd => "game-end".into(),
            Self::Groups => "groups".into(),
            Self::Champions => "champions".into(),
            Self::TournamentEnd => "tournament-end".into(),
            Self::Character(character) => character.id().into(),
            Self::Ruling(number) => format!("r-k{number}"),
        }
    }

    fn face(self, text: &Text) -> Option<CardFace> {
        let Self::Character(character) = self else { return None };
        let character = CharacterView::new(character.into(), self.title(text));
        Some(CardFace::Character { character })
    }

    fn title(self, text: &Text) -> String {
        let family = if matches!(self, Self::Character(_)) { "king-character" } else { "rules-king-title" };
        text.of(family, &self.id())
    }

    fn words(self, text: &Text) -> String {
        let family = if matches!(self, Self::Character(_)) { "king-rule" } else { "rules-king" };
        text.of(family, &self.id())
    }

    fn is_ruling(self) -> bool {
        matches!(self, Self::Ruling(_))
    }

    fn pictures(self, text: &Text) -> Vec<RulePictureView> {
        let picture = match self {
            Self::Goal => figures::best_two(text),
            Self::Setup => Some(figures::first_game(text)),
            Self::Cancel => figures::cancelled(text),
            Self::Compare => figures::compared(text),
            Self::Effects => figures::turned_and_tipped(text),
            Self::Character(character) => figures::character(text, character),
            _ => None,
        };
        picture.into_iter().collect()
    }
}
