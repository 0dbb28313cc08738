//! Why an action or a setup is refused. The texts are for developers and the tool; people read the app's own.

use super::Character;
use crate::Seat;
use crate::d12::Face;

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
    #[error("a roll has a face for each seat that plays, and none for the others")]
    WrongDice,
    #[error("seat {} sits out the tie-break", .seat.index())]
    SitsOut { seat: Seat },
    #[error("seat {} has chosen already", .seat.index())]
    AlreadyChosen { seat: Seat },
    #[error("{} is not in the hand of seat {}", .character.id(), .seat.index())]
    NotInHand { seat: Seat, character: Character },
    #[error("{} is no neighbour of {}, where the die stands after all flips", .to.number(), .from.number())]
    NoNeighbour { from: Face, to: Face },
    #[error("seat {} has no such token", .victim.index())]
    NoSuchToken { victim: Seat },
}

/// A setup that the rules do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum SetupError {
    #[error("a character is there twice")]
    Repeated,
    #[error("the Knight is always among the characters")]
    NoKnight,
    #[error("{seats} seats: a game has 2 to 4, a tournament 5 to 16")]
    Seats { seats: usize },
    #[error("12 seats: [4,4,4] or [3,3,3,3] must be said")]
    Groups,
}
