//! The table of the game that goes on, small, on its door.

use super::parts::die_layout;
use super::{CardView, PlacedCardView, ProgressStep};
use crate::Animals;
use crate::flow::Miniature;
use crate::text::Text;
use douze_rules::Seat;
use douze_rules::council::{self, Phase};
use douze_rules::d12::Face;
use douze_rules::{forest, king};

/// The end of the Favour track (R-C6).
const MAX_FAVOUR: i32 = 5;

/// A table as everybody sees it: a picture, nothing on it can be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum MiniatureView {
    /// The display of a forest duel.
    Forest {
        /// Its rows, at least 1.
        rows: i32,
        /// Its columns, at least 1.
        cols: i32,
        /// Rows and columns from 0.
        cards: Vec<PlacedCardView>,
    },
    /// The dice of King of 12.
    King {
        /// Where the faces of every die are, as in [`RuleFigure::Dice`](super::RuleFigure::Dice).
        layout: Vec<i32>,
        /// By seat.
        dice: Vec<SmallDieView>,
    },
    /// The die of a council, Favour, and what became of the dilemmas.
    Council {
        /// Where the faces of the die are.
        layout: Vec<i32>,
        /// None before the first roll.
        face: Option<i32>,
        /// Favour.
        favour: i32,
        /// The most that it can be.
        most_favour: i32,
        /// The seven dilemmas.
        steps: Vec<ProgressStep>,
    },
}

/// A die of King of 12 on a small table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SmallDieView {
    /// None before the first roll.
    pub face: Option<i32>,
    /// Rounds that its seat has won.
    pub crowns: i32,
}

pub(super) fn view(text: &Text, animals: Animals, table: &Miniature) -> MiniatureView {
    match table {
        Miniature::Forest(open) => display(text, animals, open),
        Miniature::King(open) => dice(open),
        Miniature::Council(open) => council(open),
    }
}

fn display(text: &Text, animals: Animals, open: &forest::Public) -> MiniatureView {
    let origin = forest::Cell { row: 0, col: 0 };
    let (first, last) = open.frame().unwrap_or((origin, origin));
    let placed = |placed: forest::Placed| PlacedCardView {
        row: i32::from(placed.at.row - first.row),
        col: i32::from(placed.at.col - first.col),
        card: CardView::new(text, animals, placed.seat, placed.card),
    };
    MiniatureView::Forest {
        rows: i32::from(last.row - first.row) + 1,
        cols: i32::from(last.col - first.col) + 1,
        cards: open.display().map(placed).collect(),
    }
}

fn number(face: Face) -> i32 {
    face.number().into()
}

fn dice(open: &king::Public) -> MiniatureView {
    let die =
        |seat: Seat| SmallDieView { face: open.face(seat).map(number), crowns: open.crowns(seat).into() };
    let seats = (0u8..).take(open.setup().seats()).map(Seat::new);
    MiniatureView::King { layout: die_layout(), dice: seats.map(die).collect() }
}

fn council(open: &council::Public) -> MiniatureView {
    MiniatureView::Council {
        layout: die_layout(),
        face: open.die().map(number),
        favour: open.favour().into(),
        most_favour: MAX_FAVOUR,
        steps: steps(open),
    }
}

/// What became of the seven dilemmas.
pub(super) fn steps(open: &council::Public) -> Vec<ProgressStep> {
    let now = open.dilemma().filter(|_| open.phase() != Phase::Over).map(|dilemma| dilemma.number);
    let step = |number: u8| {
        if open.public().any(|other| other == number) {
            ProgressStep::Public
        } else if open.solved().any(|other| other == number) {
            ProgressStep::Solved
        } else if open.failed().any(|other| other == number) {
            ProgressStep::Failed
        } else if now == Some(number) {
            ProgressStep::Now
        } else {
            ProgressStep::ToCome
        }
    };
    let mut steps: Vec<ProgressStep> = open.dilemmas_seen().map(|dilemma| step(dilemma.number)).collect();
    steps.resize(7, ProgressStep::ToCome);
    steps
}
