//! The events of a turn. Nothing here changes the game.

use super::resolve::{Played, at, bit};
use super::score::{Places, acts, changes_value};
use super::{Cards, Character, Characters, Event, Events, Seats, State, Token, Void};
use crate::Seat;
use crate::d12::Face;

pub(super) fn revealed<E: Events>(state: &State, events: &mut E) {
    if E::HEARD {
        let shown = |&card: &u8| Character::from_number(card);
        let cards: Cards = state.cards.iter().take(state.open.setup.seats()).map(shown).collect();
        events.tell(Event::Revealed { cards });
    }
}

/// The beginning of a stage, the characters played by several, and the only Lady.
pub(super) fn cancelled<const K: usize, E: Events>(
    state: &State,
    played: &Played<K>,
    twice: u16,
    events: &mut E,
) {
    if !E::HEARD {
        return;
    }
    let stage = state.open.stage();
    events.tell(Event::StageBegan { stage, seats: played.seats.into_iter().map(Seat::new).collect() });
    for character in Characters(twice).iter() {
        events.tell(Event::CardsCancelled { stage, character, seats: played.owners(character) });
    }
    if state.open.acting & bit(Character::Lady) != 0 {
        events.tell(Event::LadyAlone { stage, seat: Seat::new(played.owner(Character::Lady)) });
    }
}

pub(super) fn passed<const K: usize, E: Events>(state: &State, played: &Played<K>, events: &mut E) {
    if E::HEARD {
        let seat = Seat::new(played.owner(Character::Merchants));
        events.tell(Event::DicePassed { stage: state.open.stage(), seat, faces: state.open.all_faces() });
    }
}

/// Before the dice are turned: by the own Reverser, then by the Troublemakers.
pub(super) fn flips<const K: usize, E: Events>(state: &State, played: &Played<K>, events: &mut E) {
    if !E::HEARD {
        return;
    }
    let acting = Characters(state.open.acting);
    for (seat, card) in played.seats.into_iter().zip(played.cards) {
        let Some(mut from) = Face::new(state.open.faces[at(seat)]) else { continue };
        for character in [Character::Reverser, Character::Troublemakers] {
            let turns = character == Character::Troublemakers || card == character.number();
            if turns && acting.contains(character) {
                let (seat, by) = (Seat::new(seat), Seat::new(played.owner(character)));
                events.tell(Event::DieFlipped { seat, by, character, from, to: from.opposite() });
                from = from.opposite();
            }
        }
    }
}

/// Values, those that are equal, what turns the order, and the places.
pub(super) fn scored<const K: usize, E: Events>(
    state: &State,
    played: &Played<K>,
    values: [i8; K],
    places: Places,
    events: &mut E,
) {
    if !E::HEARD {
        return;
    }
    let (acting, stage) = (state.open.acting, state.open.stage());
    for i in 0..K {
        let Some(face) = Face::new(state.open.faces[at(played.seats[i])]) else { continue };
        let character = Character::from_number(acts(acting, played.cards[i]));
        let character = character.filter(|&character| changes_value(character));
        let seat = Seat::new(played.seats[i]);
        events.tell(Event::Valued { stage, seat, face, character, value: values[i] });
    }
    for i in 0..K {
        let equal = (0..K).filter(|&j| values[j] == values[i]).map(|j| Seat::new(played.seats[j]));
        let seats: Seats = equal.collect();
        if seats.len() > 1 && !values[..i].contains(&values[i]) {
            events.tell(Event::ValuesCancelled { stage, value: values[i], seats });
        }
    }
    for character in [Character::Knight, Character::Gambler] {
        if acting & bit(character) != 0 {
            let seat = Seat::new(played.owner(character));
            events.tell(Event::OrderTurned { stage, seat, character });
        }
    }
    let [winner, runner_up] = [places.winner, places.runner_up].map(|seat| seat.map(Seat::new));
    events.tell(Event::Placed { stage, winner, runner_up });
}

pub(super) fn taken<E: Events>(state: &State, seat: Option<u8>, token: Token, events: &mut E) {
    if let Some(seat) = seat.filter(|_| E::HEARD) {
        events.tell(Event::TokenTaken { stage: state.open.stage(), seat: Seat::new(seat), token });
    }
}

pub(super) fn theft_void(seats: Seats, because: Void, events: &mut impl Events) {
    events.tell(Event::TheftVoid { seats, because });
}
