//! The rules of the forest duel, each with the id that receipts and cards link to.

use super::figures::{cards, picture};
use crate::flow::forest::Scene;
use crate::screen::entry::{self, Entry};
use crate::screen::figure::RulePictureView;
use crate::screen::{ButtonView, CardFace, CardView};
use crate::text::Text;
use crate::{Animals, GameKind};
use douze_rules::Seat;
use douze_rules::forest::Card;

/// A rule of the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    Goal,
    Things,
    Setup,
    Keep,
    Choose,
    Reveal,
    Order,
    Tiebreaker,
    Draw,
    Cells,
    Square,
    Deer,
    Raccoon,
    Snake,
    End,
    Points,
    Tie,
    Card(Card),
    /// R-F1 … R-F9.
    Ruling(u8),
}

/// How many rulings there are.
const RULINGS: u8 = 9;

/// Rules that belong together, in the order in which one reads them.
pub(crate) fn rule_sections() -> Vec<(&'static str, Vec<Rule>)> {
    use Rule::{
        Cells, Choose, Deer, Draw, End, Goal, Keep, Order, Points, Raccoon, Reveal, Setup, Snake, Square,
        Things, Tie, Tiebreaker,
    };
    vec![
        ("game", vec![Goal, Things, Setup, Keep]),
        ("duel-round", vec![Choose, Reveal, Order, Tiebreaker, Draw]),
        ("placing", vec![Cells, Square]),
        ("effects", vec![Deer, Raccoon, Snake]),
        ("duel-end", vec![End, Points, Tie]),
        ("animals", Card::ALL.map(Rule::Card).into()),
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
    const GAME: GameKind = GameKind::Forest;

    fn id(self) -> String {
        let id = match self {
            Self::Goal => "goal",
            Self::Things => "things",
            Self::Setup => "setup",
            Self::Keep => "keep",
            Self::Choose => "choose",
            Self::Reveal => "reveal",
            Self::Order => "order",
            Self::Tiebreaker => "tiebreaker",
            Self::Draw => "draw",
            Self::Cells => "cells",
            Self::Square => "square",
            Self::Deer => "push",
            Self::Raccoon => "move",
            Self::Snake => "remove",
            Self::End => "end",
            Self::Points => "points",
            Self::Tie => "tie",
            Self::Card(card) => card.id(),
            Self::Ruling(number) => return format!("r-f{number}"),
        };
        id.into()
    }

    fn face(self, text: &Text) -> Option<CardFace> {
        let Self::Card(card) = self else { return None };
        Some(CardFace::Animal { animal: CardView::new(text, Animals::All, Seat::new(0), card) })
    }

    fn title(self, text: &Text) -> String {
        match self {
            Self::Card(card) => text.with("rules-forest-title-animal", &[("card", card.id().into())]),
            _ => text.of("rules-forest-title", &self.id()),
        }
    }

    fn words(self, text: &Text) -> String {
        text.of(if matches!(self, Self::Card(_)) { "forest-rule" } else { "rules-forest" }, &self.id())
    }

    fn is_ruling(self) -> bool {
        matches!(self, Self::Ruling(_))
    }

    fn pictures(self, text: &Text) -> Vec<RulePictureView> {
        let scenes = match self {
            Self::Things => {
                return vec![cards(text, "rulebook-picture-animals", &Card::ALL.map(|card| (0, card)))];
            }
            Self::Reveal => {
                return vec![cards(text, "rulebook-picture-snake", &[(0, Card::Snake), (1, Card::Wolf)])];
            }
            Self::Order => {
                return vec![cards(text, "rulebook-picture-order", &[(0, Card::Wolf), (1, Card::Cat)])];
            }
            Self::Cells => vec![Scene::Cells],
            Self::Deer => vec![Scene::Doors, Scene::Pushed],
            Self::Raccoon => vec![Scene::Lifted, Scene::Moved],
            Self::Goal | Self::Points => vec![Scene::Full],
            Self::Card(Card::Deer | Card::Raccoon | Card::Snake) => Vec::new(),
            Self::Card(Card::Spider5) => vec![Scene::Spiders(Card::Spider5)],
            Self::Card(card) => vec![Scene::Counts(card)],
            _ => Vec::new(),
        };
        scenes.into_iter().filter_map(|scene| picture(text, scene)).collect()
    }
}
