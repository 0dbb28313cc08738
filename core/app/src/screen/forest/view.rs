//! The table of the forest duel.

#![expect(missing_docs, reason = "fields and variants without a comment are explained by their names")]

use crate::Intent;
use crate::screen::{ButtonView, CardView, ExportView, FaceView, HandView, HintView, InspectView, PeekView};

/// The table, during a game and at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ForestView {
    /// "Round 3".
    pub round: String,
    /// Who is to do what: "Lea places the Wolf".
    pub status: String,
    /// Both seats, 0 first.
    pub seats: Vec<SeatView>,
    /// The display.
    pub board: BoardView,
    /// Label above `table`; empty when there is nothing on it.
    pub table_label: String,
    /// Cards revealed and not yet placed, the next one first.
    pub table: Vec<CardView>,
    /// Label above `removed`; empty when there is nothing.
    pub removed_label: String,
    /// Cards that Snakes took out of the game.
    pub removed: Vec<CardView>,
    /// The hand of the person whose turn it is, while it may be seen.
    pub hand: Option<HandView>,
    /// A look at one's hand while cards are placed.
    pub peek: Option<PeekView>,
    /// What the card scores or does that is selected, or is to be placed.
    pub rule: Option<String>,
    /// What the selection would bring: "Mia 5 → 8, Lea 4 → 3".
    pub gain: Option<String>,
    /// Does what is selected: "Place the Wolf".
    pub confirm: Option<ButtonView>,
    /// Forgets what is selected.
    pub cancel: Option<ButtonView>,
    /// Swaps the two cards that go under the deck.
    pub swap: Option<ButtonView>,
    /// Asks for a hint, while it is a person’s turn who is alone with built-in players.
    pub ask_hint: Option<ButtonView>,
    /// What a strong player would do, beside the table; never while something is explained there.
    pub hint: Option<HintView>,
    /// What happened in the last rounds, the newest first.
    pub log: Vec<LogRoundView>,
    /// A card or a score explained, beside the board.
    pub inspect: Option<InspectView>,
    /// The end of the game.
    pub result: Option<ResultView>,
}

/// What happened in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LogRoundView {
    /// "Round 3".
    pub heading: String,
    /// In the order in which it happened.
    pub lines: Vec<LogLineView>,
}

/// What somebody did on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LogLineView {
    /// The card that did it.
    pub face: Option<CardView>,
    /// "Lea places the Wolf on row 2, column 3."
    pub sentence: String,
}

/// The open table after a beat, over the board of the screen that the beats lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ForestFrame {
    /// Both seats, 0 first; nobody's turn is marked.
    pub seats: Vec<SeatView>,
    /// The display.
    pub cards: Vec<PlacedCardView>,
    /// Label above `table`; empty when there is nothing on it.
    pub table_label: String,
    /// Cards revealed and not yet placed, the next one first.
    pub table: Vec<CardView>,
    /// Label above `removed`; empty when there is nothing.
    pub removed_label: String,
    /// Cards that Snakes took out of the game.
    pub removed: Vec<CardView>,
}

/// A card of the display.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlacedCardView {
    pub row: i32,
    pub col: i32,
    pub card: CardView,
}

/// Colour of a seat's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum SeatColour {
    Black,
    White,
}

/// What is before a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SeatView {
    /// 0 or 1.
    pub seat: i32,
    /// Of its cards.
    pub colour: SeatColour,
    /// Who sits there.
    pub name: String,
    /// How who sits there is drawn.
    pub medallion: FaceView,
    /// Points as the display now stands.
    pub score: String,
    /// Points after what is selected.
    pub preview: Option<String>,
    /// Hand and deck: "3 in hand, 7 in the deck".
    pub cards: String,
    /// Cards in the deck, beside those in hand: "+4".
    pub deck: String,
    /// Cards in hand, to be drawn face down.
    pub in_hand: i32,
    /// A card is chosen, face down.
    pub has_chosen: bool,
    /// Holds the tiebreaker token: its spoken name.
    pub tiebreaker: Option<String>,
    /// It is this seat’s turn, or it has won.
    pub active: bool,
    /// Everything above in one sentence.
    pub spoken: String,
    /// Why this score.
    pub why: Intent,
    /// Its side of the device is the other one (table mode): drawn upside down, unless the screen is.
    #[cfg_attr(feature = "uniffi", uniffi(default = false))]
    pub turned: bool,
}

/// The display with a margin of one cell on every side, for growth and for the Deer. It is drawn in a square of 4 by 4
/// that always has the same size; what is beside that square stands in its gutters.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BoardView {
    /// Rows of `cells`.
    pub rows: i32,
    /// Columns of `cells`.
    pub cols: i32,
    /// Row of the window at which the square begins; may be below 0.
    pub square_row: i32,
    /// Column of the window at which the square begins.
    pub square_col: i32,
    /// Row by row.
    pub cells: Vec<CellView>,
    /// The display in a sentence.
    pub spoken: String,
}

/// One cell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CellView {
    /// From 0, at the top.
    pub row: i32,
    /// From 0, at the left.
    pub col: i32,
    /// Row of the square, 0 to 3; -1: in the gutter above, 4: below.
    pub slot_row: i32,
    /// Column of the square, 0 to 3; -1: in the gutter at the left, 4: at the right.
    pub slot_col: i32,
    /// The card that is there, or would be there after what is selected.
    pub card: Option<CardView>,
    /// Points of that card, where it has any or could have; with a selection: after it.
    pub points: Option<String>,
    /// How to draw it.
    pub mark: CellMark,
    /// Place, card, state and action in one sentence.
    pub spoken: String,
    /// What a tap does; none: nothing.
    pub intent: Option<Intent>,
}

/// How a cell is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum CellMark {
    /// Nothing special.
    Plain,
    /// May be chosen now.
    Legal,
    /// Where the Deer may enter, moving down.
    EnterDown,
    /// … moving up.
    EnterUp,
    /// … moving right.
    EnterRight,
    /// … moving left.
    EnterLeft,
    /// Holds the selected card, or the end that is selected.
    Selected,
    /// Would hold this card after what is selected.
    Ghost,
    /// Would be left empty by what is selected.
    Leaving,
    /// Placed or moved last.
    Latest,
    /// Counts for the card being explained.
    Because,
    /// What the hint, or the review, would do; in a review with the card that would be there.
    Advised,
    /// What was done, in a review; with the card that ended there.
    Done,
}

/// The end of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ResultView {
    /// "Mia wins, 19 to 17".
    pub headline: String,
    /// What decided: points, scoring cards, hands.
    pub decided_by: String,
    /// One per seat: the score explained, card by card.
    pub accounts: Vec<InspectView>,
    /// The seed of the game's chance, to be checked.
    pub seed: String,
    /// The whole game as a file.
    pub record: ExportView,
    /// What each decision cost.
    pub review: ButtonView,
    /// The whole game once more, move by move.
    pub watch: ButtonView,
    /// A new game with the same people.
    pub rematch: ButtonView,
    /// Home.
    pub home: ButtonView,
}
