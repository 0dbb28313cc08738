//! The events of a turn. Nothing here changes the game.

use super::open::{NONE, Public};
use super::score::{Places, active_card, changes_value};
use super::stage::{StageCards, bit, index};
use super::{Cards, Character, Characters, Event, Events, Seats, State, TheftFailure, Token};
use crate::Seat;
use crate::d12::Face;

pub(super) fn revealed<E: Events>(state: &State, events: &mut E) {
    if E::ENABLED {
        let shown = |&card: &u8| Character::from_number(card);
        let cards: Cards = state.cards.iter().take(state.open.setup.seats()).map(shown).collect();
        events.push(Event::Revealed { cards });
    }
}

/// The beginning of a stage, the characters played by several, and the only Lady.
pub(super) fn cancelled<const K: usize, E: Events>(
    open: &Public,
    played: &StageCards<K>,
    twice: u16,
    events: &mut E,
) {
    if !E::ENABLED {
        return;
    }
    let (stage, members) = (open.current_stage(), played.seats);
    events.push(Event::StageBegan { stage, seats: members.into_iter().map(Seat::new).collect() });
    for character in Characters::from_bits(twice).iter() {
        events.push(Event::CardsCancelled { stage, character, seats: played.owners(character) });
    }
    if open.acting & bit(Character::Lady) != 0 {
        events.push(Event::LadyAlone { stage, seat: Seat::new(played.owner(Character::Lady)) });
    }
}

pub(super) fn passed<const K: usize, E: Events>(open: &Public, played: &StageCards<K>, events: &mut E) {
    if E::ENABLED {
        let seat = Seat::new(played.owner(Character::Merchants));
        events.push(Event::DicePassed { stage: open.current_stage(), seat, faces: open.all_faces() });
    }
}

/// Before the dice are turned: by the seat's own Reverser, then all of them by the Troublemakers.
pub(super) fn flips<const K: usize, E: Events>(open: &Public, played: &StageCards<K>, events: &mut E) {
    if !E::ENABLED {
        return;
    }
    let acting = Characters::from_bits(open.acting);
    let turned = |card: u8, character: Character| {
        let all = character == Character::Troublemakers;
        acting.contains(character) && (all || card == character.number())
    };
    for character in [Character::Reverser, Character::Troublemakers] {
        for (seat, card) in played.seats.into_iter().zip(played.cards) {
            let Some(mut from) = Face::new(open.faces[index(seat)]).filter(|_| turned(card, character))
            else {
                continue;
            };
            if character == Character::Troublemakers && turned(card, Character::Reverser) {
                from = from.opposite();
            }
            let (seat, by) = (Seat::new(seat), Seat::new(played.owner(character)));
            events.push(Event::DieFlipped { seat, by, character, from, to: from.opposite() });
        }
    }
}

/// Values, those that are equal, what turns the order, and the places.
pub(super) fn scored<const K: usize, E: Events>(
    open: &Public,
    played: &StageCards<K>,
    values: [i8; K],
    places: Places,
    events: &mut E,
) {
    if !E::ENABLED {
        return;
    }
    let (acting, stage) = (open.acting, open.current_stage());
    for (i, value) in values.into_iter().enumerate() {
        let Some(face) = Face::new(open.faces[index(played.seats[i])]) else { continue };
        let character = Character::from_number(active_card(acting, played.cards[i]));
        let character = character.filter(|&character| changes_value(character));
        let seat = Seat::new(played.seats[i]);
        events.push(Event::Valued { stage, seat, face, character, value });
    }
    for i in 0..K {
        let equal = (0..K).filter(|&j| values[j] == values[i]).map(|j| Seat::new(played.seats[j]));
        let seats: Seats = equal.collect();
        if seats.len() > 1 && !values[..i].contains(&values[i]) {
            events.push(Event::ValuesCancelled { stage, value: values[i], seats });
        }
    }
    for character in [Character::Knight, Character::Gambler] {
        if acting & bit(character) != 0 {
            let seat = Seat::new(played.owner(character));
            events.push(Event::OrderTurned { stage, seat, character });
        }
    }
    let [winner, runner_up] =
        [places.winner, places.runner_up].map(|seat| (seat != NONE).then_some(Seat::new(seat)));
    events.push(Event::Placed { stage, winner, runner_up });
}

pub(super) fn taken<E: Events>(open: &Public, seat: u8, token: Token, events: &mut E) {
    if E::ENABLED && seat != NONE {
        events.push(Event::TokenTaken { stage: open.current_stage(), seat: Seat::new(seat), token });
    }
}

pub(super) fn theft_void(seats: Seats, because: TheftFailure, events: &mut impl Events) {
    events.push(Event::TheftVoid { seats, because });
}

/// Equal totals of a group, the highest first.
pub(super) fn totals(group: u8, seats: &[u8], totals: [u8; 4], cancelled: Seats, events: &mut impl Events) {
    let totals = || seats.iter().map(|&seat| Seat::new(seat)).zip(totals);
    let mut left = cancelled;
    while let Some(points) = totals().filter(|(seat, _)| left.contains(*seat)).map(|(_, total)| total).max() {
        let equal: Seats = totals().filter(|(_, total)| *total == points).map(|(seat, _)| seat).collect();
        events.push(Event::TotalsCancelled { group, points, seats: equal });
        left = left.minus(equal);
    }
}
