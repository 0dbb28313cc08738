//! Beginnings of turns, and what moves cards and the die.

use super::character::NOBODY;
use super::known::Known;
use super::open::Split;
use super::{Character, Characters, Event, Events, Faces, Phase, Seats, State, Turner};
use crate::Seat;
use crate::d12::Face;

/// The petitioner and the dilemma of this turn are turned up.
pub(super) fn show(state: &mut State) {
    let at = usize::from(state.open.at);
    if let (Some(petitioner), Some(dilemma)) = (state.petitioners.get(at), state.dilemmas.get(at)) {
        state.open.petitioners[at] = petitioner.number();
        state.open.dilemmas[at] = *dilemma;
    }
}

/// The turn after this dilemma.
pub(super) fn next(state: &mut State, events: &mut impl Events) {
    let open = &mut state.open;
    open.at += 1;
    open.turn += 1;
    open.waiting = Seats::EMPTY;
    open.rung = false;
    open.spoken = false;
    open.split = Split::No;
    if open.is_last_turn() {
        clear(state);
        state.open.targets = [Faces::EMPTY; 2];
        state.open.fresh = false;
        ask_choices(state, Phase::Throne);
        state.report(events, Event::ThroneBegan { turn: state.open.turn });
        refill_all(state, events);
    } else {
        show(state);
        begin(state, events);
    }
}

/// The state of one turn.
fn clear(state: &mut State) {
    state.open.met = 0;
    state.open.revealed = 0;
    state.open.opened = [NOBODY; 4];
    state.open.silent = false;
    state.open.fresh = true;
}

/// Begins a turn: targets as printed, hands refilled. The second turn of a split has no bells (R-C13).
pub(super) fn begin(state: &mut State, events: &mut impl Events) {
    clear(state);
    let dilemma = state.open.due_dilemma();
    state.open.targets = dilemma.targets;
    state.open.phase = Phase::Bells;
    let (turn, head) = (state.open.turn, state.open.head());
    if let Some(petitioner) = state.open.petitioner() {
        state.report(events, Event::TurnBegan { turn, petitioner, dilemma: dilemma.number, head });
    }
    // The die rests where it lay.
    rest(state, events);
    if let Split::Second(_) = state.open.split {
        ask_choices(state, Phase::Choose);
    }
    refill_all(state, events);
}

/// Everybody who plays a card is asked for it.
pub(super) fn ask_choices(state: &mut State, phase: Phase) {
    state.open.phase = phase;
    state.open.waiting = players(state);
}

/// All but the Head.
fn players(state: &State) -> Seats {
    let all = state.open.seats();
    state.open.head().map_or(all, |head| all.without(head))
}

/// Never play your last card: a seat that has to play and holds one card, be it the petitioner's, discards it and
/// takes back its whole discard. A hand of two is not refilled, even if one of them is the petitioner's (R-C9).
fn refill_all(state: &mut State, events: &mut impl Events) {
    for seat in players(state).iter() {
        if state.hand(seat).len() == 1 {
            refill(state, seat, events);
        }
    }
}

/// The last card of the hand becomes the discard, all others go to the hand.
pub(super) fn refill(state: &mut State, seat: Seat, events: &mut impl Events) {
    let place = seat.index() & 3;
    let Some(card) = state.hand(seat).iter().next() else { return };
    state.hands[place] = 0xFFF & !state.open.benches[place] & !card.bit();
    state.open.known[place] = Known::only(card);
    state.taken[place] = 0;
    state.report(events, Event::Refilled { seat, card });
}

/// Turns the die; where a card or a kept reward does, it rests there (R-C1).
pub(super) fn turn_die(state: &mut State, to: Face, by: Turner, events: &mut impl Events) {
    let from = state.open.die.replace(to);
    state.report(events, Event::DieTurned { from, to, by });
    if matches!(by, Turner::Card(..) | Turner::Kept(_)) {
        rest(state, events);
    }
}

/// The die rests: targets that it shows are met (R-C1).
pub(super) fn rest(state: &mut State, events: &mut impl Events) {
    let reported = state.open.due_dilemma().is_double() && state.open.split == Split::No;
    for target in 0..2 {
        if state.open.is_on(target.into()) && state.open.met >> target & 1 == 0 {
            state.open.met |= 1 << target;
            if reported {
                state.report(events, Event::TargetMet { target });
            }
        }
    }
}

impl State {
    /// A card of the hand is laid face down.
    pub(super) fn put_down(&mut self, seat: Seat, card: Character) {
        let place = seat.index() & 3;
        self.hands[place] &= !card.bit();
        self.cards[place] = card.number();
        self.open.down = self.open.down.with(seat);
        self.open.waiting = self.open.waiting.without(seat);
    }

    /// The card before a seat is revealed and laid on its discard.
    pub(super) fn lay_revealed(&mut self, seat: Seat) {
        let place = seat.index() & 3;
        let Some(card) = Character::from_number(self.cards[place]) else { return };
        self.cards[place] = NOBODY;
        self.open.opened[place] = NOBODY;
        self.open.down = self.open.down.without(seat);
        self.lay(seat, card);
    }

    /// A card that is in no place goes to the discard.
    pub(super) fn lay(&mut self, seat: Seat, card: Character) {
        let place = seat.index() & 3;
        self.open.known[place].lay(card);
        self.taken[place] &= !card.bit();
        self.forget(place);
    }

    /// Cards of the discard go to the hand. Gives those of which everybody knows by that.
    pub(super) fn take_back(&mut self, seat: Seat, cards: Characters) -> Characters {
        if cards.is_empty() {
            return cards;
        }
        let place = seat.index() & 3;
        self.hands[place] |= cards.bits();
        self.taken[place] |= cards.bits();
        self.open.known[place].take(Characters::from_bits(self.taken[place]));
        self.forget(place);
        cards.minus(Characters::from_bits(self.taken[place]))
    }

    /// Everybody sees that the card is not in the discard.
    pub(super) fn prove(&mut self, seat: Seat, card: Character) {
        let place = seat.index() & 3;
        self.open.known[place].prove(card);
        self.forget(place);
    }

    /// Cards of which everybody knows that they were taken are no secret any more.
    fn forget(&mut self, place: usize) {
        self.taken[place] &= self.open.known[place].laid().set().bits();
    }
}
