//! The display: a window on the cells that matter now, and what each of them is and does.

use super::advised_cell::advised;
use super::{BoardView, CellMark, CellView, PlacedCardView, Words};
use crate::flow::forest::{Aim, Example, Forest, Inspect, entry};
use crate::{ForestIntent, Intent};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Cell, Event, Observation, Phase, Placed, Receipt, Side, Why};

/// The part of the plane that is shown: the display, a margin of one cell where it may grow, all around it while
/// a Deer is about to enter or the Raccoon moves a card (R-F5: the display may shift).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    first: Cell,
    last: Cell,
    /// The first cell of the square in which the display is drawn.
    square: Cell,
}

/// Where the square begins along one axis: the first card of the game is beside its corner, and the square moves only
/// when the display grows past its edge.
fn square(first: i8, last: i8) -> i8 {
    (-1).clamp(last.saturating_sub(3).min(first), first)
}

impl Window {
    pub(super) fn new(seen: &Observation, ghost: Option<&Observation>) -> Self {
        let origin = Cell { row: 0, col: 0 };
        let (mut first, mut last) = seen.frame().unwrap_or((origin, origin));
        let square = Cell { row: square(first.row, last.row), col: square(first.col, last.col) };
        let deer =
            seen.phase() == Phase::Place && seen.table().next().is_some_and(|(_, card)| card == Card::Deer);
        let (over, moving) = (seen.phase() == Phase::Over, seen.phase() == Phase::Move);
        let margin = |size: i8| i8::from(!over && (size < 4 || deer || moving));
        let (rows, cols) = (margin(last.row - first.row + 1), margin(last.col - first.col + 1));
        first = Cell { row: first.row - rows, col: first.col - cols };
        last = Cell { row: last.row + rows, col: last.col + cols };
        if let Some((top, bottom)) = ghost.and_then(|ghost| ghost.frame()) {
            first = Cell { row: first.row.min(top.row), col: first.col.min(top.col) };
            last = Cell { row: last.row.max(bottom.row), col: last.col.max(bottom.col) };
        }
        Self { first, last, square }
    }

    /// The same with this cell in the square, where there is room for it beside the display.
    pub(super) fn around(mut self, seen: &Observation, at: Cell) -> Self {
        let Some((first, last)) = seen.frame() else { return self };
        let start = |now: i8, first: i8, last: i8, at: i8| {
            let (first, last) = (first.min(at), last.max(at));
            if last - first < 4 { now.clamp(last - 3, first) } else { now }
        };
        self.square = Cell {
            row: start(self.square.row, first.row, last.row, at.row),
            col: start(self.square.col, first.col, last.col, at.col),
        };
        self
    }

    fn rows(self) -> i8 {
        self.last.row - self.first.row + 1
    }

    fn cols(self) -> i8 {
        self.last.col - self.first.col + 1
    }

    /// Row and column in the window, from 0.
    pub(super) fn locate(self, at: Cell) -> (i32, i32) {
        (i32::from(at.row - self.first.row), i32::from(at.col - self.first.col))
    }

    /// Row and column as they are said, by the square that is drawn: from 1 to 4; 0 and 5 are beside it.
    pub(super) fn number(self, at: Cell) -> (i32, i32) {
        (i32::from(at.row - self.square.row) + 1, i32::from(at.col - self.square.col) + 1)
    }

    /// Row and column of the square; an end at which the Deer enters is in the gutter at its side.
    fn slot(self, at: Cell, offer: Option<Offer>) -> (i32, i32) {
        let (row, col) = (at.row - self.square.row, at.col - self.square.col);
        let (row, col) = match offer {
            Some(Offer::Enter(Side::Left)) => (row, -1),
            Some(Offer::Enter(Side::Right)) => (row, 4),
            Some(Offer::Enter(Side::Top)) => (-1, col),
            Some(Offer::Enter(Side::Bottom)) => (4, col),
            _ => (row, col),
        };
        (row.clamp(-1, 4).into(), col.clamp(-1, 4).into())
    }

    fn cells(self) -> impl Iterator<Item = Cell> {
        (self.first.row..=self.last.row)
            .flat_map(move |row| (self.first.col..=self.last.col).map(move |col| Cell { row, col }))
    }
}

/// A card of the display as it stands in the window.
pub(super) fn placed(words: &Words, window: Window, Placed { seat, card, at }: Placed) -> PlacedCardView {
    let (row, col) = window.locate(at);
    PlacedCardView { row, col, card: words.face(seat, card) }
}

/// What a tap on a cell would select.
#[derive(Clone, Copy)]
enum Offer {
    Place,
    Enter(Side),
    Lift,
    MoveTo,
}

/// The offers of this moment, cell by cell.
fn offers(seen: &Observation, aim: Option<Aim>, placings: Vec<Action>) -> Vec<(Cell, Offer)> {
    let lifted = match aim {
        Some(Aim::Lift(from) | Aim::Move { from, .. }) => Some(from),
        _ => None,
    };
    let offer = |action: Action| match action {
        Action::Place { at, .. } => Some((at, Offer::Place)),
        Action::Push { line, from, .. } => Some((entry(seen.frame(), line, from)?, Offer::Enter(from))),
        Action::Move { from, to, .. } if lifted == Some(from) => Some((to, Offer::MoveTo)),
        Action::Move { from, .. } => Some((from, Offer::Lift)),
        _ => None,
    };
    placings.into_iter().filter_map(offer).collect()
}

struct Board<'a> {
    words: &'a Words<'a>,
    seen: &'a Observation,
    ghost: Option<&'a Observation>,
    aim: Option<Aim>,
    window: Window,
    offers: Vec<(Cell, Offer)>,
    receipts: Vec<Receipt>,
    because: Vec<Cell>,
    latest: Option<Cell>,
    /// Where the hint would tap.
    advised: Option<Cell>,
    /// Nothing happens on a tap.
    still: bool,
}

pub(super) fn board(
    words: &Words,
    seen: &Observation,
    ghost: Option<&Observation>,
    forest: &Forest,
) -> BoardView {
    let receipts: Vec<Receipt> = ghost.unwrap_or(seen).receipts().collect();
    let because = match forest.inspect {
        Some(Inspect::Card(at)) => {
            receipts.iter().find(|receipt| receipt.at == at).map(|receipt| receipt.cells.iter().collect())
        }
        _ => None,
    };
    let board = Board {
        words,
        seen,
        ghost,
        aim: forest.own.aim,
        window: Window::new(seen, ghost),
        offers: offers(seen, forest.own.aim, forest.placings()),
        receipts,
        because: because.unwrap_or_default(),
        latest: latest(forest),
        advised: advised(seen, forest),
        still: false,
    };
    board.view()
}

/// The display as it stood.
pub(super) fn still(words: &Words, seen: &Observation, window: Window) -> BoardView {
    let board = Board {
        words,
        seen,
        ghost: None,
        aim: None,
        window,
        offers: Vec::new(),
        receipts: seen.receipts().collect(),
        because: Vec::new(),
        latest: None,
        advised: None,
        still: true,
    };
    board.view()
}

/// Cards of a full display.
const FULL: usize = 16;

/// A position of the rules: what may be done there, or what counts for the card that is explained.
pub(super) fn pictured(words: &Words, example: &Example) -> BoardView {
    let Example { seen, placings, aim, latest, explained } = example;
    let because = explained.and_then(|at| seen.receipts().find(|receipt| receipt.at == at));
    let because: Vec<Cell> = because.map(|receipt| receipt.cells.iter().collect()).unwrap_or_default();
    // Points stand only where they are the matter: on what is explained, or on a full display.
    let is_shown = |receipt: &Receipt| match *explained {
        Some(at) => receipt.at == at || because.contains(&receipt.at),
        None => seen.display().count() == FULL,
    };
    let receipts: Vec<Receipt> = seen.receipts().filter(is_shown).collect();
    let board = Board {
        words,
        seen,
        ghost: None,
        aim: aim.or(explained.map(Aim::Lift)),
        window: Window::new(seen, None),
        offers: offers(seen, *aim, placings.clone()),
        because,
        receipts,
        latest: *latest,
        advised: None,
        still: true,
    };
    board.view()
}

/// Where the last card placed, pushed or moved is now.
fn latest(forest: &Forest) -> Option<Cell> {
    let last = forest.game.line().len().checked_sub(1)?;
    match *forest.game.line().get(last)? {
        Action::Place { at, .. } => Some(at),
        Action::Move { to, .. } => Some(to),
        Action::Push { .. } => forest.events().iter().rev().find_map(|event| match event {
            Event::Pushed { at, .. } => Some(*at),
            _ => None,
        }),
        _ => None,
    }
}

impl Board<'_> {
    fn view(&self) -> BoardView {
        let (seen, text) = (self.seen, self.words.text);
        let count = seen.display().count();
        let size = seen.frame().map(|(first, last)| (last.row - first.row + 1, last.col - first.col + 1));
        BoardView {
            rows: self.window.rows().into(),
            cols: self.window.cols().into(),
            square_row: self.window.locate(self.window.square).0,
            square_col: self.window.locate(self.window.square).1,
            cells: self.window.cells().map(|at| self.cell(at)).collect(),
            spoken: match size {
                None => text.say("forest-board-empty"),
                Some((rows, columns)) => text.with(
                    "forest-board",
                    &[("rows", rows.into()), ("columns", columns.into()), ("count", count.into())],
                ),
            },
        }
    }

    fn cell(&self, at: Cell) -> CellView {
        let now = self.seen.card_at(at);
        let then = self.ghost.map_or(now, |ghost| ghost.card_at(at));
        let offer = self.offers.iter().find(|(cell, _)| *cell == at).map(|(_, offer)| *offer);
        let mark = self.mark(at, now, then, offer);
        let shown = if mark == CellMark::Leaving { now } else { then };
        let receipt = self.receipts.iter().find(|receipt| receipt.at == at && then.is_some());
        let points = receipt
            .filter(|receipt| !matches!(receipt.why, Why::NoPoints | Why::NotYetSquare))
            .map(|receipt| receipt.points);
        let (row, col) = self.window.locate(at);
        let (slot_row, slot_col) = self.window.slot(at, offer);
        let (to_row, to_col) = (i32::from(at.row), i32::from(at.col));
        let intent = if self.still {
            None
        } else if offer.is_some() || mark == CellMark::Selected {
            Some(Intent::Forest(ForestIntent::TapCell { row: to_row, col: to_col }))
        } else {
            then.map(|_| Intent::Forest(ForestIntent::InspectCard { row: to_row, col: to_col }))
        };
        CellView {
            row,
            col,
            slot_row,
            slot_col,
            card: shown.map(|(seat, card)| self.words.face(seat, card)),
            points: points.map(|points| points.to_string()),
            mark,
            spoken: self.spoken(at, mark, shown, points, offer, intent.as_ref()),
            intent,
        }
    }

    fn mark(
        &self,
        at: Cell,
        now: Option<(Seat, Card)>,
        then: Option<(Seat, Card)>,
        offer: Option<Offer>,
    ) -> CellMark {
        if now != then {
            return if then.is_some() { CellMark::Ghost } else { CellMark::Leaving };
        }
        let aimed = match self.aim {
            Some(Aim::Place(cell) | Aim::Lift(cell)) => Some(cell),
            Some(Aim::Push { line, from }) => entry(self.seen.frame(), line, from),
            Some(Aim::Move { from, .. }) => Some(from),
            None => None,
        };
        match offer {
            _ if aimed == Some(at) => CellMark::Selected,
            _ if self.advised == Some(at) => CellMark::Advised,
            _ if self.because.contains(&at) => CellMark::Because,
            Some(Offer::Enter(Side::Left)) => CellMark::EnterRight,
            Some(Offer::Enter(Side::Right)) => CellMark::EnterLeft,
            Some(Offer::Enter(Side::Top)) => CellMark::EnterDown,
            Some(Offer::Enter(Side::Bottom)) => CellMark::EnterUp,
            Some(_) => CellMark::Legal,
            None if self.latest == Some(at) && now.is_some() => CellMark::Latest,
            None => CellMark::Plain,
        }
    }

    /// Place, card, state and action in one sentence.
    fn spoken(
        &self,
        at: Cell,
        mark: CellMark,
        card: Option<(Seat, Card)>,
        points: Option<u8>,
        offer: Option<Offer>,
        intent: Option<&Intent>,
    ) -> String {
        let words = self.words;
        let (row, col) = self.window.number(at);
        let mut args = vec![("row", row.into()), ("column", col.into())];
        let mut parts = Vec::with_capacity(3);
        if let Some((seat, card)) = card {
            args.push(("card", words.id(card).into()));
            let key = match (mark, points) {
                (CellMark::Leaving, _) => "forest-cell-leaving",
                (CellMark::Ghost, None) => "forest-cell-ghost",
                (CellMark::Ghost, Some(_)) => "forest-cell-ghost-points",
                (_, None) => "forest-cell-card",
                (_, Some(_)) => "forest-cell-card-points",
            };
            if let Some(points) = points {
                args.push(("points", points.into()));
            }
            parts.push(words.with(seat, key, &args));
        } else {
            parts.push(words.text.with("forest-cell-empty", &args));
        }
        match mark {
            CellMark::Selected => parts.push(words.text.say("forest-cell-selected")),
            CellMark::Latest => parts.push(words.text.say("forest-cell-latest")),
            CellMark::Because => parts.push(words.text.say("forest-cell-because")),
            CellMark::Advised => parts.push(words.text.say("forest-cell-advised")),
            _ => {}
        }
        match offer {
            _ if matches!(mark, CellMark::Ghost | CellMark::Selected) && offer.is_some() => {
                parts.push(words.text.say("forest-do-confirm"));
            }
            Some(_) if self.still => parts.push(words.text.say("rulebook-cell-legal")),
            Some(offer) => parts.push(self.invitation(offer, &args)),
            None if matches!(intent, Some(Intent::Forest(ForestIntent::InspectCard { .. }))) => {
                parts.push(words.text.say("forest-do-inspect"));
            }
            None => {}
        }
        parts.join(" ")
    }

    /// What a tap would do.
    fn invitation(&self, offer: Offer, args: &[(&str, crate::text::Arg<'_>)]) -> String {
        let text = self.words.text;
        let card = match (offer, self.aim) {
            (Offer::MoveTo, Some(Aim::Lift(from) | Aim::Move { from, .. })) => self.seen.card_at(from),
            _ => self.seen.table().next(),
        };
        let mut args = args.to_vec();
        if let Some((_, card)) = card {
            args.push(("card", self.words.id(card).into()));
        }
        text.with(
            match offer {
                Offer::Place => "forest-do-place",
                Offer::Lift => "forest-do-pick",
                Offer::MoveTo => "forest-do-move",
                Offer::Enter(Side::Left) => "forest-do-push-left",
                Offer::Enter(Side::Right) => "forest-do-push-right",
                Offer::Enter(Side::Top) => "forest-do-push-top",
                Offer::Enter(Side::Bottom) => "forest-do-push-bottom",
            },
            &args,
        )
    }
}
