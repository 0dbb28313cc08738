//! Who reveals next, and what the own card does.

use super::Reason;
use super::Remark;
use super::choose::{solves, understood};
use super::mind::Mind;
use super::model::{Model, SOLVED};
use super::turn::{Down, SURE, Turn};
use douze_rules::Seat;
use douze_rules::council::{Character, Characters, How, Needs};

/// The remark about the order weighs so much, of a solved dilemma.
const WISH: i64 = 150;

/// Who should reveal next: of equal ones the first in the table's order.
pub(super) fn next(mind: &mut Mind) -> Option<Seat> {
    let turn = Turn::new(mind.view)?;
    let model = mind.model(&turn, turn.start, None);
    let fresh = mind.view.revealed().is_empty();
    let mut best = None;
    for seat in mind.view.reveal_order() {
        let wish = |remark| i64::from(fresh && mind.said(seat, remark)) * WISH;
        let wishes = wish(Remark::First) - wish(Remark::Last) - wish(Remark::NeedsSomebody);
        let value = model.place(seat).map_or(0, |place| first(&turn, &model, place)) + wishes;
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, seat));
        }
    }
    best.map(|(_, seat)| seat)
}

/// The chance if this player reveals next, of [`SOLVED`].
pub(super) fn first(turn: &Turn, model: &Model, place: usize) -> i64 {
    model.mean(|cards| {
        let (next, others) = part(cards, place);
        turn.chance_after(turn.start, next, &others)
    })
}

/// One of the cards, and the others.
pub(super) fn part(cards: &[Down], place: usize) -> (Down, Vec<Down>) {
    let others = cards.iter().enumerate().filter(|(other, _)| *other != place);
    (cards[place], others.map(|(_, down)| *down).collect())
}

/// All that can be said with this card.
pub(super) fn hows(needs: Needs) -> Vec<How> {
    match needs {
        Needs::Nothing => vec![How::Nothing],
        Needs::Face(faces) => faces.iter().map(How::Face).collect(),
        Needs::Target => vec![How::Target(0), How::Target(1)],
        Needs::Back(cards) => cards.iter().map(How::Back).collect(),
    }
}

/// What the own card does, with the others after it.
pub(super) fn how(mind: &mut Mind, card: Character) -> Option<(How, Vec<Reason>)> {
    let needs = mind.view.needs(card)?;
    let turn = Turn::new(mind.view)?;
    let model = mind.model(&turn, turn.start, None);
    let place = model.place(mind.seat)?;
    let mut best = None;
    for how in candidates(mind, needs) {
        let value = if card == Character::Oracle {
            first(&turn, &model, place)
        } else {
            let spot = turn.after(turn.start, card, how);
            model.mean(|cards| {
                let (own, others) = part(cards, place);
                let doubled = others.iter().any(|other| other.card == own.card);
                // Whatever is said then has no effect.
                if doubled { 0 } else { turn.then(spot, card, &others) }
            })
        };
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, how));
        }
    }
    let (value, how) = best?;
    Some((how, [solves(value)].into_iter().chain(understood(mind, &model)).collect()))
}

/// The Oracle's second card and what it does.
pub(super) fn second(mind: &mut Mind, hand: Characters) -> Option<(Character, How, Vec<Reason>)> {
    let turn = Turn::new(mind.view)?;
    let model = mind.model(&turn, turn.start, None);
    let mut best: Option<(i64, Character, How)> = None;
    for card in hand.iter() {
        let cancelled = mind.view.revealed().contains(card);
        let needs = if cancelled { Needs::Nothing } else { mind.view.needs(card)? };
        for how in candidates(mind, needs) {
            let spot = turn.after(turn.start, card, how);
            let value = model.mean(|cards| {
                let gone = cancelled || cards.iter().any(|down| down.card == card);
                turn.then(if gone { turn.start } else { spot }, card, cards)
            });
            let value = value - i64::from(mind.worth(card));
            if best.is_none_or(|(most, ..)| value > most) {
                best = Some((value, card, how));
            }
        }
    }
    let (value, card, how) = best?;
    let points = value + i64::from(mind.worth(card));
    Some((card, how, [solves(points)].into_iter().chain(understood(mind, &model)).collect()))
}

/// What is worth weighing: of cards to take back only the dearest.
fn candidates(mind: &Mind, needs: Needs) -> Vec<How> {
    match needs {
        Needs::Back(cards) => mind.dearest(cards).map(How::Back).into_iter().collect(),
        _ => hows(needs),
    }
}

impl Model {
    /// The mean of a chance over all combinations, of [`SOLVED`].
    pub(super) fn mean(&self, chance: impl Fn(&[Down]) -> u32) -> i64 {
        let (mut sum, mut all) = (0, 0);
        for (cards, weight, _) in self.combinations().filter(|(_, weight, _)| *weight > 0) {
            sum += weight * u64::from(chance(&cards));
            all += weight;
        }
        (sum * (SOLVED as u64 / u64::from(SURE)) / all.max(1)) as i64
    }
}
