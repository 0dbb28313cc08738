//! Why an action is refused. The texts are for developers and the tool; people read the app's own.

use super::{Card, Cell};
use crate::Seat;

/// An action that the rules do not allow here; nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum IllegalAction {
    #[error("the game is over")]
    GameOver,
    #[error("not the time for this: {expected} is due")]
    WrongPhase { expected: &'static str },
    #[error("not seat {}'s turn", .seat.index())]
    NotYourTurn { seat: Seat },
    #[error("there is no seat {}", .seat.index())]
    NoSuchSeat { seat: Seat },
    #[error("a deck has each of the 12 cards once")]
    NotADeck,
    #[error("{} is not in the hand of seat {}", .card.id(), .seat.index())]
    NotInHand { seat: Seat, card: Card },
    #[error("the five cards are kept or put under the deck, each once")]
    NotTheFive,
    #[error("seat {} has chosen already", .seat.index())]
    AlreadyChosen { seat: Seat },
    #[error("the first card of the display goes to [0,0]")]
    NotTheOrigin,
    #[error("[{},{}] is taken", .at.row, .at.col)]
    Occupied { at: Cell },
    #[error("[{},{}] would make the display larger than 4×4", .at.row, .at.col)]
    OutsideFrame { at: Cell },
    #[error("[{},{}] touches no card", .at.row, .at.col)]
    Touchless { at: Cell },
    #[error("a Deer enters a row or a column, it is not laid on a cell")]
    DeerIsPushed,
    #[error("only a Deer enters a row or a column")]
    NotADeer,
    #[error("a row is entered from left or right, a column from top or bottom")]
    WrongSide,
    #[error("a Deer enters a row or a column of 1 to 3 cards")]
    NoSuchLine,
    #[error("[{},{}] holds no card of the seat's own besides the Raccoon", .from.row, .from.col)]
    NotMovable { from: Cell },
    #[error("the display would fall apart")]
    FallsApart,
}
