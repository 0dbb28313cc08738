//! A duel's hint and its review, in words.

use super::advised_cell::tapped;
use super::reviewed::reviewed;
use super::{Words, hand};
use crate::flow::forest::{Forest, entry};
use crate::flow::table::review::ReviewedDecision;
use crate::screen::hint::{self, Named, Unit};
use crate::screen::review::{Explainer, ReviewedTable, TableThen, badge, mark};
use crate::screen::{CardFace, HintView};
use crate::text::Text;
use crate::{ForestIntent, GameKind, Intent};
use douze_ai::forest::Reason;
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Cell, Line, Observation, Side};

/// The hint beside the table, unless something is explained there.
pub(super) fn hint(words: &Words, seen: &Observation, forest: &Forest) -> Option<HintView> {
    let advice = forest.analysis.hint.shown().filter(|_| forest.inspect.is_none())?;
    let name =
        |action: &Action| Named { select: select(seen, forest, *action), ..words.action(seen, action) };
    Some(hint::view(words.text, advice, Unit::Points, name, |reason| words.reason(reason)))
}

/// What selects this at the table; none where it is selected. The same tap twice would confirm it.
fn select(seen: &Observation, forest: &Forest, action: Action) -> Option<Intent> {
    match action {
        Action::Choose { card, .. } if forest.own.pick != Some(card) => {
            Some(Intent::Forest(ForestIntent::PickCard { card: card.into() }))
        }
        _ => {
            let Cell { row, col } = tapped(seen, forest, action)?;
            Some(Intent::Forest(ForestIntent::TapCell { row: row.into(), col: col.into() }))
        }
    }
}

impl Words<'_> {
    fn label(&self, seen: &Observation, action: &Action) -> String {
        let text = self.text;
        match *action {
            Action::Keep { keep, .. } => {
                let mut keep = keep;
                keep.sort_unstable();
                keep.map(|card| text.of("forest-card", self.id(card))).join(", ")
            }
            Action::Choose { card, .. } => text.of("forest-card", self.id(card)),
            Action::Place { at, .. } => self.beside(seen, at, None),
            Action::Push { line, from, .. } => {
                let Some(cell) = entry(seen.frame(), line, from) else { return String::new() };
                let key = match (line, from) {
                    (Line::Row(_), Side::Left) => "hint-push-left",
                    (Line::Row(_), _) => "hint-push-right",
                    (Line::Col(_), Side::Top) => "hint-push-top",
                    (Line::Col(_), _) => "hint-push-bottom",
                };
                let first = first_of_line(seen, cell, from).map_or("deer", |card| self.id(card));
                text.with(key, &[("card", first.into())])
            }
            Action::Move { from, to, .. } => {
                let card = seen.card_at(from).map_or("crow", |(_, card)| self.id(card));
                let place = self.beside(seen, to, Some(from));
                text.with("hint-move", &[("card", card.into()), ("place", place.into())])
            }
            Action::Deal { .. } | Action::Tiebreaker { .. } => String::new(),
        }
    }

    /// Where a cell is, by the card that it touches; the one at `without` leaves its cell.
    fn beside(&self, seen: &Observation, at: Cell, without: Option<Cell>) -> String {
        let card_at = |(row, col): (i8, i8)| {
            let cell = Cell { row: at.row + row, col: at.col + col };
            seen.card_at(cell).filter(|_| without != Some(cell)).map(|(_, card)| card)
        };
        let found = NEIGHBOURS.iter().find_map(|&(by, key)| Some((card_at(by)?, key)));
        found.map_or_else(
            || self.text.say("hint-first"),
            |(card, key)| self.text.with(key, &[("card", self.id(card).into())]),
        )
    }
}

/// The way to a neighbour, and how a cell is named by it.
const NEIGHBOURS: [((i8, i8), &str); 8] = [
    ((-1, 0), "hint-below"),
    ((1, 0), "hint-above"),
    ((0, -1), "hint-right"),
    ((0, 1), "hint-left"),
    ((-1, -1), "hint-corner"),
    ((-1, 1), "hint-corner"),
    ((1, -1), "hint-corner"),
    ((1, 1), "hint-corner"),
];

/// The first card that the Deer meets as it enters at this cell.
fn first_of_line(seen: &Observation, entry: Cell, from: Side) -> Option<Card> {
    let (row, col) = match from {
        Side::Left => (0, 1),
        Side::Right => (0, -1),
        Side::Top => (1, 0),
        Side::Bottom => (-1, 0),
    };
    (1..=4).find_map(|by| {
        seen.card_at(Cell { row: entry.row + by * row, col: entry.col + by * col }).map(|(_, card)| card)
    })
}

impl Explainer<Action, Reason, Observation> for Words<'_> {
    const GAME: GameKind = GameKind::Forest;
    const UNIT: Unit = Unit::Points;

    fn text(&self) -> &Text {
        self.text
    }

    fn name(&self, seat: Seat) -> &str {
        self.name(seat)
    }

    /// The order of the cards kept is none, and that of those under the deck seldom matters.
    fn alike(one: &Action, other: &Action) -> bool {
        match (*one, *other) {
            (Action::Keep { mut keep, .. }, Action::Keep { keep: mut kept, .. }) => {
                keep.sort_unstable();
                kept.sort_unstable();
                keep == kept
            }
            _ => one == other,
        }
    }

    fn heading(&self, seen: &Observation, action: &Action) -> String {
        let key = match action {
            Action::Keep { .. } => return self.text.say("review-heading-keep"),
            Action::Choose { .. } => "review-heading-choose",
            Action::Move { .. } => "review-heading-move",
            _ => "review-heading-place",
        };
        self.text.with(key, &[("round", seen.round().into())])
    }

    fn action(&self, seen: &Observation, action: &Action) -> Named {
        let face = match *action {
            Action::Choose { seat, card } => Some((seat, card)),
            Action::Place { .. } | Action::Push { .. } => seen.table().next(),
            Action::Move { from, .. } => seen.card_at(from),
            _ => None,
        };
        let face = face.map(|(seat, card)| CardFace::Animal { animal: self.face(seat, card) });
        Named { face, label: self.label(seen, action), select: None }
    }

    fn reason(&self, reason: &Reason) -> Option<String> {
        let text = self.text;
        let points = |key: &str, points: i16| text.with(key, &[("points", points.into())]);
        Some(match *reason {
            Reason::OnlyChoice => text.say("hint-only"),
            Reason::ScoresNow { points: more } => points("hint-scores", more),
            Reason::Denies { points: less } => points("hint-denies", less),
            Reason::Promises { points: more } => points("hint-promises", more),
            Reason::TakesOut => text.say("hint-takes-out"),
            Reason::Mixes { .. } => text.say("hint-mixes"),
            Reason::KeepsTheBetter => text.say("hint-keeps-three"),
            Reason::CutShort => text.say("hint-cut"),
            Reason::AtRandom | Reason::Mistake { .. } => return None,
        })
    }
}

/// The table at a decision of a review.
pub(super) fn then(
    words: &Words,
    decision: &ReviewedDecision<Action, Reason, Observation>,
    better: Option<&Action>,
) -> TableThen {
    let seen = &decision.view;
    let (done, better) = (decision.action, better.copied());
    let mut hand = hand::shown(words, seen, decision.seat);
    for card in &mut hand.cards {
        let CardFace::Animal { animal } = &card.face else { continue };
        let is_card = |action: Action| match action {
            Action::Choose { card, .. } => animal.card == card.into(),
            Action::Keep { keep, .. } => keep.iter().any(|&card: &Card| animal.card == card.into()),
            _ => false,
        };
        let key = badge(is_card(done), better.is_some_and(is_card));
        mark(words.text, card, key);
    }
    let table = seen.frame().map(|_| ReviewedTable::Forest { board: reviewed(words, seen, done, better) });
    TableThen { table, hand: Some(hand) }
}
