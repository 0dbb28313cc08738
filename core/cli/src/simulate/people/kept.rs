//! Words of a turn and the cards chosen after them: who has given its word, and who has belied it.

use super::board::Board;
use super::chance::{Down, Hand, SURE, alone, together};
use douze_ai::council::{Remark, Said};
use douze_rules::council::{State, observe};
use douze_rules::{Seat, Viewer};

/// Words given, and those that the card chosen after them belies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::simulate) struct Words {
    pub(in crate::simulate) given: u32,
    pub(in crate::simulate) belied: u32,
}

/// The words of this seat about who plays for the target. `chosen`: all cards are face down, `before`: none is yet.
pub(in crate::simulate) fn words(before: &State, chosen: &State, heard: &[Said], seat: Seat) -> Words {
    let mut words = Words::default();
    let Some(board) = Board::now(&observe(chosen, Viewer::Everyone)) else { return words };
    let hand =
        |seat| Hand { cards: before.hand(seat), bench: before.bench(seat), petitioner: before.petitioner() };
    let down = |seat: Seat| -> Option<Down> { Some(hand(seat).down(chosen.chosen(seat)?)) };
    let Some(own) = down(seat) else { return words };
    let takes = |who: Seat| alone(board, down(who).unwrap_or(own)) >= SURE;
    // Who does its part is not disturbed: its card still solves beside this one.
    let clear = |who: Seat| {
        let other = down(who)?;
        (alone(board, other) >= SURE).then(|| together(board, &[own, other]) >= SURE)
    };
    let pairs = |with: Seat| {
        let best = |own: Down| {
            hand(with).playable().iter().map(|card| together(board, &[own, hand(with).down(card)])).max()
        };
        let all = hand(seat).playable().iter().filter_map(|card| best(hand(seat).down(card))).max();
        best(own) >= all.min(Some(SURE))
    };
    let proposed = |by: Seat, remark| heard.iter().any(|said| said.seat == by && said.remark == remark);
    let carrier = heard.iter().find(|said| said.remark == Remark::TakeIt).map(|said| said.seat);
    for said in heard.iter().filter(|said| said.seat == seat) {
        let kept = match (said.remark, said.to) {
            (Remark::TakeIt, _) => Some(takes(seat)),
            (Remark::Agreed, Some(to)) if proposed(to, Remark::TakeIt) => clear(to),
            (Remark::Agreed, Some(to)) if proposed(to, Remark::YouTakeIt) => Some(takes(seat)),
            (Remark::Agreed, Some(to)) if heard.contains(&Remark::Together.from_to(to, seat)) => {
                Some(pairs(to))
            }
            (Remark::KeepBack, _) => carrier.filter(|&carrier| carrier != seat).and_then(clear),
            _ => None,
        };
        words.given += u32::from(kept.is_some());
        words.belied += u32::from(kept == Some(false));
    }
    words
}
