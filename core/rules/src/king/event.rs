//! Events of an action, in order.

use super::{Cards, Character, FacesBySeat, Seats, Token};
use crate::Seat;
use crate::d12::Face;

/// Who compares with whom: the seats of a group, or the champions of all groups. A game of 2 to 4 seats
/// and a tie-break have the one group 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The group with this number, from 0.
    Group(u8),
    /// The champions of a tournament's groups.
    Champions,
}

/// Why a round ended. When both hold, it was the last card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundEnd {
    /// Somebody is left with exactly one card.
    LastCard,
    /// Somebody has 8 VP or more.
    EightPoints,
}

/// Why several Ladies steal nothing (R-K4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TheftFailure {
    /// Several of them have the lowest value, or the highest.
    Tie,
    /// The one with the highest value has no token.
    NoToken,
}

/// Something that happened. All of it is public: [`Event::Chosen`] and [`Event::Crowned`] carry no card for
/// that reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Event {
    /// The dice were rolled; rounds count from 1.
    RoundBegan { round: u32, faces: FacesBySeat },
    /// Tournament: several seats have two crowns, and these alone play one more round (R-K7).
    TieBreak { seats: Seats },
    /// A seat laid a card face down.
    Chosen { seat: Seat },
    /// All cards open.
    Revealed { cards: Cards },
    /// A group, or the champions, begin to resolve their cards.
    StageBegan { stage: Stage, seats: Seats },
    /// A character was played by several seats, and does nothing.
    CardsCancelled { stage: Stage, character: Character, seats: Seats },
    /// The only Lady cancelled every other card.
    LadyAlone { stage: Stage, seat: Seat },
    /// Merchants: the dice of the stage went to the left. `faces` are all dice of the table afterwards.
    DicePassed { stage: Stage, seat: Seat, faces: FacesBySeat },
    /// A die was turned to its opposite face by the Reverser or the Troublemakers of seat `by`.
    DieFlipped { seat: Seat, by: Seat, character: Character, from: Face, to: Face },
    /// Sorcerer: a die was tipped; `from` is its face after all flips.
    DieTipped { seat: Seat, from: Face, to: Face },
    /// Oracle: a die was rolled.
    DieRolled { seat: Seat, from: Face, to: Face },
    /// The value of a die; every seat of the stage, in its order. `character` changed the value, if any.
    Valued { stage: Stage, seat: Seat, face: Face, character: Option<Character>, value: i8 },
    /// Equal values cancelled each other.
    ValuesCancelled { stage: Stage, value: i8, seats: Seats },
    /// An uncancelled Knight: low beats high. Then an uncancelled Gambler: the first two change places.
    OrderTurned { stage: Stage, seat: Seat, character: Character },
    /// Who came first and second; reported also when nobody did. In a group of a tournament the winner is its
    /// champion and takes no token yet.
    Placed { stage: Stage, winner: Option<Seat>, runner_up: Option<Seat> },
    /// A token from the supply.
    TokenTaken { stage: Stage, seat: Seat, token: Token },
    /// The lowest Lady took a token from the highest one, or declined.
    Stolen { thief: Seat, victim: Seat, token: Option<Token> },
    /// These seats played the Lady, but nothing can be stolen.
    TheftVoid { seats: Seats, because: TheftFailure },
    /// The turn with this number of the round (from 1) is over.
    TurnEnded { turn: u32 },
    /// The round is over, because of these seats.
    RoundEnded { round: u32, because: RoundEnd, seats: Seats },
    /// Equal totals within a group cancelled each other, and the tokens went back.
    TotalsCancelled { group: u8, points: u8, seats: Seats },
    /// A group's winner of the round.
    RoundWon { group: u8, seat: Seat, points: u8 },
    /// All totals of the group were cancelled.
    RoundUnwon { group: u8 },
    /// A seat put a card under its die.
    Crowned { seat: Seat },
    /// The game is over.
    Ended { winner: Seat },
}

/// Where events go. Playouts pass `()` and pay nothing for them.
pub trait Events {
    /// Whether events are collected. Where not, what only events need is not computed.
    const ENABLED: bool = true;

    /// Takes the next event.
    fn push(&mut self, event: Event);
}

impl Events for () {
    const ENABLED: bool = false;

    #[inline]
    fn push(&mut self, _: Event) {}
}

impl Events for Vec<Event> {
    fn push(&mut self, event: Event) {
        self.push(event);
    }
}
