//! Events of an action, in order.

use super::{Character, Characters, Kept, Outcome, Score, Seats, State};
use crate::Seat;
use crate::d12::Face;

/// The cause of a turn of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turner {
    /// The first roll.
    Beginning,
    /// A card of this seat.
    Card(Seat, Character),
    /// A kept reward.
    Kept(Kept),
    /// The reward of the dilemma.
    Reward,
}

/// The cause of a change of Favour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The bells.
    Bells,
    /// The reward of the dilemma.
    Reward,
    /// The penalty of the dilemma.
    Penalty,
    /// Claim the Throne (R-C2).
    Throne,
}

/// The reason why a seat may take cards back from its discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Taking {
    /// Its Stoic.
    Stoic,
    /// A reward.
    Recall,
}

/// Something that happened. All of it is public: choices carry no card, and what is taken out of the middle of
/// a discard is not named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Event {
    /// A turn began, from 1; the second of a split has the dilemma and petitioner of the first.
    TurnBegan { turn: u8, petitioner: Character, dilemma: u8, head: Option<Seat> },
    /// A seat that had to play held one card: it discarded this one and took back all others.
    Refilled { seat: Seat, card: Character },
    /// This turn is played in silence.
    Silenced,
    /// A kept reward is used up.
    KeptUsed { kept: Kept },
    /// The bells were rung, or not; free with a kept reward.
    Bells { rung: bool, free: bool },
    /// The next dilemma is visible.
    NextShown { dilemma: u8 },
    /// The next petitioner is known.
    Foreseen { petitioner: Character },
    /// A seat will play this card.
    CardOpened { seat: Seat, card: Character },
    /// Two targets are spread over two turns.
    Split,
    /// A seat laid a card face down.
    Chosen { seat: Seat },
    /// A seat revealed its card, or the Oracle's second one.
    Revealed { seat: Seat, card: Character },
    /// These seats have revealed this character, the last ones now: no effect, and discarded.
    Cancelled { card: Character, seats: Seats },
    /// The Lady was not the first card of the turn (R-C3).
    LadyTooLate { seat: Seat },
    /// The Stoic's discard is empty (R-C10).
    NothingToTake { seat: Seat },
    /// The die was turned, or rolled; it may stay where it was.
    DieTurned { from: Option<Face>, to: Face, by: Turner },
    /// Knight or Golem replaced this target, 0 or 1.
    TargetChanged { target: u8, seat: Seat, card: Character },
    /// The die rests on this target of two for the first time in the turn (R-C1).
    TargetMet { target: u8 },
    /// Cards were taken back; `seen` are those of which everybody knows by that.
    TookBack { seat: Seat, by: Taking, count: u8, seen: Characters },
    /// The first turn of a split reached this target.
    HalfSolved { target: u8 },
    /// The dilemma is solved: its value, doubled if it is public; a tick for a silent council.
    Solved { dilemma: u8, public: bool, years: u8, silent: bool },
    /// The dilemma failed.
    Failed { dilemma: u8 },
    /// The penalty is ignored, or not.
    Shielded { used: bool },
    /// Favour changed; or was to change by the amount, but stays.
    Favour { from: u8, to: u8, by: Cause, amount: i8 },
    /// A reward stays beside the track.
    Kept { kept: Kept },
    /// Characters went from a bench to the hand.
    Benched { seat: Seat, cards: Characters },
    /// A card was discarded.
    Discarded { seat: Seat, card: Character },
    /// The petitioner's character went from a bench to the hand, or stayed there.
    Petitioner { seat: Seat, character: Character, taken: bool },
    /// Claim the Throne begins, as this turn.
    ThroneBegan { turn: u8 },
    /// The cards of the last turn, by seat.
    ThroneRevealed { cards: [Option<Character>; 4] },
    /// The size of the largest group, and who could reign.
    ThroneCounted { largest: u8, claims: Characters },
    /// The council chose among several.
    RulerChosen { character: Character },
    /// The game is over.
    Ended { outcome: Outcome, ruler: Option<Character>, score: Score },
}

/// Where events go. Playouts pass `()` and pay nothing for them.
pub trait Events {
    /// Whether events are collected. Where not, what only events need is not computed.
    const ENABLED: bool = true;

    /// Takes the next event.
    fn push(&mut self, event: Event);

    /// Sees the position in which the event just taken left the table.
    #[inline]
    fn left(&mut self, _position: &State) {}
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

impl State {
    /// Reports an event, and the position it leads to.
    #[inline]
    pub(super) fn report(&self, events: &mut impl Events, event: Event) {
        events.push(event);
        events.left(self);
    }
}
