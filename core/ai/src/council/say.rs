//! What a councillor says: exactly what is true by its own reckoning.

use super::bells::{Wish, wish};
use super::mind::Mind;
use super::model::{Model, SOLVED};
use super::reveal::{first, part};
use super::turn::{Down, Turn};
use super::{Remark, Said};
use douze_rules::Seat;
use douze_rules::council::{Character, Characters, Event, Phase};

/// A quarter of certainty.
const QUARTER: i64 = SOLVED / 4;
/// Of twelve: 0.8 or more.
const ALONE: u32 = 10;

/// Before the choice: what it can do, and what it thinks of the bells.
pub(super) fn before(mind: &mut Mind) -> Option<Vec<Remark>> {
    let turn = Turn::new(mind.view)?;
    mind.loose = false;
    let model = mind.model(&turn, turn.start, None);
    mind.loose = true;
    let mut remarks = Vec::new();
    if !model.cut {
        remarks.extend(help(mind, &turn, &model));
    }
    let asked = mind.view.phase() == Phase::Bells && mind.view.table().has_bells() && !mind.view.must_ring();
    if asked {
        remarks.push(match wish(mind)?.0 {
            Wish::Ring => Remark::Ring,
            Wish::AsYouLike => Remark::RingAsYouLike,
            Wish::DoNotRing => Remark::DoNotRing,
        });
    }
    Some(remarks)
}

fn help(mind: &Mind, turn: &Turn, model: &Model) -> Option<Remark> {
    let own = &model.players.get(model.place(mind.seat)?)?.options;
    if own.iter().any(|option| option.alone >= ALONE) {
        return Some(Remark::Alone);
    } else if model.best() < 3 {
        return Some(Remark::GiveUp);
    }
    let others = model.players.iter().filter(|player| player.seat != mind.seat);
    let mut others = others.flat_map(|player| &player.options);
    let pairs = |other: u32, pair: u32| pair > other;
    let helps = others.any(|other| {
        own.iter().any(|option| pairs(other.alone, turn.chance(turn.start, &[option.down, other.down])))
    });
    Some(if helps { Remark::Helps } else { Remark::CannotHelp })
}

/// After the choice: when its card should come, and what may become of it.
pub(super) fn after(mind: &mut Mind) -> Option<Vec<Remark>> {
    let turn = Turn::new(mind.view)?;
    mind.loose = false;
    let model = mind.model(&turn, turn.start, None);
    let own = model.place(mind.seat)?;
    if model.cut {
        return None;
    }
    let alone = model.players[own].options.first()?.alone;
    let next = first(&turn, &model, own);
    let other = model.mean(|cards| {
        let chance = |place| {
            let (next, others) = part(cards, place);
            turn.chance_after(turn.start, next, &others)
        };
        (0..cards.len()).filter(|&place| place != own).map(chance).max().unwrap_or(0)
    });
    let mut remarks = vec![match () {
        () if next - other >= QUARTER => Remark::First,
        () if other - next < QUARTER => Remark::AnyOrder,
        () if alone > 0 => Remark::Last,
        () => Remark::NeedsSomebody,
    }];
    let acts = model.expected();
    let cancelled = model.mean(|cards| {
        let (own, others) = part(cards, own);
        turn.then(turn.start, own.card, &others)
    });
    if cancelled - acts >= QUARTER {
        remarks.push(Remark::CancelMe);
    } else if acts - cancelled >= 2 * QUARTER {
        remarks.push(Remark::DoNotDouble);
    }
    Some(remarks)
}

/// After the check, from what was told since all cards lay face down, when the view was taken.
pub(super) fn afterwards(mind: &Mind, told: &[Event]) -> Option<Remark> {
    let solved = |event: &Event| matches!(event, Event::Solved { .. } | Event::HalfSolved { .. });
    if told.iter().any(solved) {
        return Some(Remark::WellDone);
    } else if !told.iter().any(|event| matches!(event, Event::Failed { .. })) {
        return None;
    }
    let turn = Turn::new(mind.view)?;
    let down = |seat: Seat| {
        let card = played(seat, told)?;
        let seconds = mind.seconds(seat, mind.view.surely_holds(seat), card);
        Some(Down { card, seconds, loose: false })
    };
    let others: Vec<Down> = mind.seats().filter(|&seat| seat != mind.seat).filter_map(down).collect();
    let hand: Characters = mind.playable();
    let better = hand.iter().any(|card| {
        let mut cards = others.clone();
        cards.push(Down { card, seconds: mind.seconds(mind.seat, mind.view.own_hand(), card), loose: false });
        turn.chance(turn.start, &cards) >= ALONE
    });
    let spoken = mind.heard.iter().any(|said: &Said| said.seat != mind.seat);
    let understood = Some(Remark::Understood).filter(|_| spoken);
    if better && mind.view.own_chosen().is_some() { Some(Remark::MyFault) } else { understood }
}

/// The card that a seat had chosen.
fn played(seat: Seat, told: &[Event]) -> Option<Character> {
    told.iter().find_map(|event| match *event {
        Event::Revealed { seat: who, card } if who == seat => Some(card),
        Event::Cancelled { card, seats } if seats.contains(seat) => Some(card),
        _ => None,
    })
}
