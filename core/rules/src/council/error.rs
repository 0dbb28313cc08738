//! Why an action or a setup is refused. The texts are for developers and the tool; people read the app's own.

use super::{Character, Kept};
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
    #[error("there is no seat {}", .seat.index())]
    NoSuchSeat { seat: Seat },
    #[error("not seat {}'s turn", .seat.index())]
    NotYourTurn { seat: Seat },
    #[error("seat {} has answered already", .seat.index())]
    AlreadyAnswered { seat: Seat },
    #[error("seat {} is the Head of the Council and plays no card", .seat.index())]
    Head { seat: Seat },
    #[error("silence is said first in a turn, and not when the whole game is silent")]
    TooLateForSilence,
    #[error("this game is played without bells")]
    NoBells,
    #[error("the free bell is used: it must be rung")]
    MustRing,
    #[error("no {} is kept", .kept.id())]
    NotKept { kept: Kept },
    #[error("{} cannot be used now", .kept.id())]
    NotNow { kept: Kept },
    #[error("seat {} has laid a card open already", .seat.index())]
    OpenAlready { seat: Seat },
    #[error("seat {} has laid {} open and must play it", .seat.index(), .card.id())]
    MustPlayOpen { seat: Seat, card: Character },
    #[error("only two councillors with a dilemma of two targets may spread it over two turns, once")]
    NoSplit,
    #[error("{} is not in the hand of seat {}", .card.id(), .seat.index())]
    NotInHand { seat: Seat, card: Character },
    #[error("{} is the petitioner and cannot be played", .card.id())]
    Petitioner { card: Character },
    #[error("seat {} has no card face down", .seat.index())]
    NothingToReveal { seat: Seat },
    #[error("with {} nothing is to be said", .card.id())]
    NothingAsked { card: Character },
    #[error("{}: where does the die end?", .card.id())]
    FaceMissing { card: Character },
    #[error("{} cannot end on {}", .card.id(), .to.number())]
    OutOfReach { card: Character, to: Face },
    #[error("{}: which of the two targets, 0 or 1?", .card.id())]
    TargetMissing { card: Character },
    #[error("the Stoic takes a card of its own discard")]
    BackMissing,
    #[error("{} is not in the discard of seat {}", .card.id(), .seat.index())]
    NotInDiscard { seat: Seat, card: Character },
    #[error("{} is not on the bench of seat {}", .card.id(), .seat.index())]
    NotOnBench { seat: Seat, card: Character },
    #[error("at most {most} cards")]
    TooMany { most: usize },
    #[error("{needed} cards must be discarded")]
    WrongCount { needed: usize },
    #[error("{} is no neighbour of {}", .to.number(), .from.number())]
    NoNeighbour { from: Face, to: Face },
    #[error("{} is not among the largest groups", .character.id())]
    NoClaim { character: Character },
}

/// A setup that the rules do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum SetupError {
    #[error("{councillors} councillors: a council has 2 to 4")]
    Councillors { councillors: usize },
    #[error("dilemma {number} is not in the deck")]
    NoSuchDilemma { number: u8 },
    #[error("petitioners: seven different characters are needed")]
    RepeatedPetitioner,
    #[error("open: five different characters among the petitioners are needed")]
    Open,
    #[error("dilemmas: seven different numbers are needed")]
    RepeatedDilemma,
    #[error("free: a month has its own petitioners and dilemmas")]
    FreeScenario,
    #[error("silent: December is played by a silent council")]
    NotSilent,
    #[error("petitioners: not those of the month")]
    ScenarioPetitioners,
    #[error("dilemmas: not those of the month")]
    ScenarioDilemmas,
    #[error("petitioners: {} rules, and is taken out", .ruler.id())]
    RulerAsks { ruler: Character },
    #[error("dilemmas: {found} of {bells} bells, {needed} are needed")]
    Bells { bells: u8, found: usize, needed: usize },
    #[error("open: the Powerful is always among them")]
    NoPowerful,
    #[error("open: {needed} besides the Powerful must have crown value 1")]
    LowCrowns { needed: usize },
}
