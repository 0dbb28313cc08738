//! Who reveals next, and what the acting seat's card does.

use super::belief::ALWAYS;
use super::choose::{solves, understood};
use super::mind::Mind;
use super::model::{Model, SOLVED};
use super::turn::{Down, SURE, Turn};
use super::{Level, Reason};
use douze_rules::Seat;
use douze_rules::council::{Character, Characters, Faces, How, Needs, reach};
use douze_rules::d12::Face;

/// Who should reveal next: of equal ones the first in the table's order.
pub(super) fn next(mind: &mut Mind) -> Option<Seat> {
    let turn = Turn::new(mind.view)?;
    let model = mind.model(&turn, turn.start, None);
    let mut best = None;
    for seat in mind.view.reveal_order() {
        let value = model.place(seat).map_or(0, |place| match mind.player.level {
            Level::Sage | Level::Councillor if seat == mind.seat => {
                act(mind, &turn, &model, place).map_or(0, |(value, _)| value)
            }
            Level::Sage | Level::Councillor => mind.leave(&turn, &model, place),
            _ => first(&turn, &model, place),
        });
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

/// What the acting seat's card does, with the others after it.
pub(super) fn how(mind: &mut Mind) -> Option<(How, Vec<Reason>)> {
    let turn = Turn::new(mind.view)?;
    let model = mind.model(&turn, turn.start, None);
    let (value, how) = act(mind, &turn, &model, model.place(mind.seat)?)?;
    Some((how, [solves(value)].into_iter().chain(understood(mind, &model)).collect()))
}

/// All that the acting seat's card can do next, and the chance with each, of [`SOLVED`].
pub(super) fn hows_weighed(mind: &mut Mind) -> Option<Vec<(i64, How)>> {
    let turn = Turn::new(mind.view)?;
    let model = mind.model(&turn, turn.start, None);
    acts(mind, &turn, &model, model.place(mind.seat)?)
}

/// The best that the acting seat's card can do next, not knowing what else is face down, and the chance with it.
fn act(mind: &Mind, turn: &Turn, model: &Model, place: usize) -> Option<(i64, How)> {
    let mut best: Option<(i64, How)> = None;
    for (value, how) in acts(mind, turn, model, place)? {
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, how));
        }
    }
    best
}

fn acts(mind: &Mind, turn: &Turn, model: &Model, place: usize) -> Option<Vec<(i64, How)>> {
    let card = model.players[place].options.first()?.down.card;
    let mut acts = Vec::new();
    for how in candidates(mind, mind.view.needs(card)?) {
        let value = if card == Character::Oracle {
            first(turn, model, place)
        } else {
            let spot = turn.after(turn.start, card, how);
            model.mean(|cards| {
                let (own, others) = part(cards, place);
                let doubled = others.iter().any(|other| other.card == own.card);
                // Whatever is said then has no effect.
                if doubled {
                    turn.chance_after(turn.start, own, &others)
                } else {
                    turn.then(spot, card, &others)
                }
            })
        };
        acts.push((value, how));
    }
    Some(acts)
}

impl Mind<'_> {
    /// The chance if another reveals next: it does what is best where it reaches no target or plans with the others; else
    /// it goes for any face of a target.
    fn leave(&self, turn: &Turn, model: &Model, place: usize) -> i64 {
        let keeps = self.habits(model.players[place].seat).plans;
        let targets: Vec<Faces> = self.view.targets().collect();
        let Some(die) = self.view.die() else { return 0 };
        let hit = |face: Face| targets.iter().any(|target| target.contains(face));
        let chance = |cards: &[Down]| {
            let (next, others) = part(cards, place);
            let best = turn.chance_after(turn.start, next, &others);
            let faces = reach(next.card, die, [Faces::EMPTY; 2]);
            let hits: Faces = faces.iter().filter(|&face| hit(face)).collect();
            if hits.is_empty() || others.iter().any(|other| other.card == next.card) {
                return best * ALWAYS as u32;
            }
            let after =
                |face| turn.then(turn.after(turn.start, next.card, How::Face(face)), next.card, &others);
            let any = hits.iter().map(after).sum::<u32>() / hits.len() as u32;
            best * keeps as u32 + any * (ALWAYS - keeps) as u32
        };
        model.mean(chance) / ALWAYS
    }
}

/// The Oracle's second card and what it does.
pub(super) fn second(mind: &mut Mind, hand: Characters) -> Option<(Character, How, Vec<Reason>)> {
    let turn = Turn::new(mind.view)?;
    let model = mind.model(&turn, turn.start, None);
    let mut best: Option<(i64, Character, How)> = None;
    for (value, card, how) in seconds(mind, &turn, &model, hand)? {
        if best.is_none_or(|(most, ..)| value > most) {
            best = Some((value, card, how));
        }
    }
    let (value, card, how) = best?;
    let points = value + i64::from(mind.worth(card));
    Some((card, how, [solves(points)].into_iter().chain(understood(mind, &model)).collect()))
}

/// All that the Oracle's second card can be and do, and what it is worth, of [`SOLVED`].
pub(super) fn seconds_weighed(mind: &mut Mind) -> Option<Vec<(i64, Character, How)>> {
    let turn = Turn::new(mind.view)?;
    let model = mind.model(&turn, turn.start, None);
    seconds(mind, &turn, &model, mind.playable())
}

fn seconds(mind: &Mind, turn: &Turn, model: &Model, hand: Characters) -> Option<Vec<(i64, Character, How)>> {
    let mut seconds = Vec::new();
    for card in hand.iter() {
        let cancelled = mind.view.revealed().contains(card);
        let needs = if cancelled { Needs::Nothing } else { mind.view.needs(card)? };
        for how in candidates(mind, needs) {
            let spot = turn.after(turn.start, card, how);
            let value = model.mean(|cards| {
                let gone = cancelled || cards.iter().any(|down| down.card == card);
                turn.then(if gone { turn.start } else { spot }, card, cards)
            });
            seconds.push((value - i64::from(mind.worth(card)), card, how));
        }
    }
    Some(seconds)
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
