//! The rules of King of 12, each with the id that receipts and cards link to.

use crate::screen::ButtonView;
use crate::text::Text;
use crate::{GameKind, Intent};
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
    /// R-K1 … R-K11.
    Ruling(u8),
}

/// Rules that belong together; characters and rulings are sections of their own.
pub(crate) const SECTIONS: [(&str, &[Rule]); 4] = [
    ("game", &[Rule::Goal, Rule::Setup]),
    ("turn", &[Rule::Play, Rule::Cancel, Rule::Effects, Rule::Compare, Rule::Score, Rule::Discard]),
    ("round", &[Rule::RoundEnd, Rule::GameEnd]),
    ("tournament", &[Rule::Groups, Rule::Champions, Rule::TournamentEnd]),
];

/// How many rulings there are.
pub(crate) const RULINGS: u8 = 11;

impl Rule {
    /// Names it in intents, and ends its keys.
    pub(crate) fn id(self) -> String {
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

    /// The way to it.
    pub(crate) fn link(self, text: &Text) -> ButtonView {
        let title = match self {
            Self::Character(character) => text.of("king-character", character.id()),
            _ => text.of("rules-king-title", &self.id()),
        };
        let label = text.with("rules-link", &[("rule", title.into())]);
        ButtonView::labelled(label, Intent::OpenRules { game: GameKind::King, rule: Some(self.id()) })
    }
}
