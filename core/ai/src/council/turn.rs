//! The outcomes that a turn can still have: every face that the die can be brought to by the cards that act, in any order.
//!
//! A set of situations is one number: for each of the four ways in which two targets may have been met (R-C1), the
//! twelve faces on which the die may be.

use douze_rules::council::{Character, Characters, Faces, How, Observation, reach};
use douze_rules::d12::Face;
use std::sync::LazyLock;

/// Certainty: chances are twelfths, because one Oracle at most rolls in a turn.
pub(super) const SURE: u32 = 12;

/// Certainty where the chances of all orders are weighed: a mean of six orders is a whole number of it.
pub(super) const FINE: u32 = 48 * SURE;
/// How much the best order counts, of eight parts; the rest is the mean of all orders.
const BEST_ORDER: u32 = 7;

/// Is this a chance of 0.8 or more, with which somebody "can do it alone" (`solo.md`, Etiquette)?
pub(super) const fn is_likely(chance: u32) -> bool {
    10 * chance >= 8 * SURE
}

/// What solves the dilemma.
#[derive(Clone, Copy)]
enum Aim {
    /// The die ends on this target.
    On(usize),
    /// It ends on any target: the first turn of a split.
    Any,
    /// It ends on one target, and the other was met.
    Both,
}

/// A card before a councillor, and what it could play after an Oracle.
#[derive(Clone, Copy)]
pub(super) struct Down {
    pub(super) card: Character,
    pub(super) seconds: Characters,
    /// Its owner does not think of the others where it reaches a target: then it goes for that.
    pub(super) loose: bool,
}

impl Down {
    /// A card of a hand, for a player that knows only this; what a refill would bring after an Oracle is left out.
    pub(super) fn of(hand: Characters, card: Character) -> Self {
        let seconds = if hand.len() > 2 { hand.without(card) } else { Characters::EMPTY };
        Self { card, seconds, loose: false }
    }
}

/// Situations that can be chosen among, and what is the same in all of them.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    set: u64,
    targets: [u64; 2],
    /// Nothing was revealed yet.
    fresh: bool,
}

/// Where a character turns the die, by face; those without a choice of their own are left out.
static WAYS: LazyLock<[[u64; 12]; 12]> = LazyLock::new(|| {
    let mut ways = [[0; 12]; 12];
    for card in Character::ALL {
        for (way, face) in ways[card as usize].iter_mut().zip(Face::all()) {
            *way = set_of(reach(card, face, [Faces::EMPTY; 2]));
        }
    }
    ways
});

/// The turn of one observation.
pub(super) struct Turn {
    aim: Aim,
    pub(super) start: Spot,
    /// Characters that were revealed in this turn.
    revealed: Characters,
}

/// Those that are not cancelled.
fn singles(cards: &[Down]) -> Vec<Down> {
    let count = |card| cards.iter().filter(|other| other.card == card).count();
    cards.iter().copied().filter(|down| count(down.card) == 1).collect()
}

/// The other cards, and how many they are.
fn others(cards: &[Down], place: usize) -> ([Down; 3], usize) {
    let mut rest = [cards[place]; 3];
    let others = cards.iter().enumerate().filter(|(other, _)| *other != place);
    let mut count = 0;
    for (slot, (_, other)) in rest.iter_mut().zip(others) {
        *slot = *other;
        count += 1;
    }
    (rest, count)
}

fn set_of(faces: Faces) -> u64 {
    faces.iter().fold(0, |set, face| set | bit(face))
}

fn bit(face: Face) -> u64 {
    1 << (face.number() - 1)
}

impl Turn {
    /// None before the first roll and in the last turn.
    pub(super) fn new(view: &Observation) -> Option<Self> {
        let mut targets = [Faces::EMPTY; 2];
        targets.iter_mut().zip(view.targets()).for_each(|(place, target)| *place = target);
        let aim = match (view.half_solved(), view.is_split()) {
            _ if targets[1].is_empty() => Aim::On(0),
            (Some(target), _) => Aim::On(usize::from(target & 1 ^ 1)),
            (None, true) => Aim::Any,
            (None, false) => Aim::Both,
        };
        let met = u32::from(view.is_met(0)) | u32::from(view.is_met(1)) << 1;
        Self::of(aim, view.die()?, targets, met, view.revealed())
    }

    /// The same turn as it was when all had chosen; now, if they have not.
    pub(super) fn chosen(view: &Observation) -> Option<Self> {
        let turn = Self::new(view)?;
        match view.history().nth(usize::from(view.turn()).saturating_sub(1)) {
            Some(played) => Self::of(turn.aim, played.die()?, view.dilemma()?.targets, 0, Characters::EMPTY),
            None => Some(turn),
        }
    }

    /// An earlier turn, when all had chosen.
    pub(super) fn earlier(targets: [Faces; 2], die: Face) -> Option<Self> {
        let aim = if targets[1].is_empty() { Aim::On(0) } else { Aim::Both };
        Self::of(aim, die, targets, 0, Characters::EMPTY)
    }

    fn of(aim: Aim, die: Face, targets: [Faces; 2], met: u32, revealed: Characters) -> Option<Self> {
        let targets = targets.map(set_of);
        let mut turn = Self { aim, start: Spot { set: 0, targets, fresh: revealed.is_empty() }, revealed };
        turn.start.set = turn.rest(bit(die), met, targets);
        (targets[0] != 0).then_some(turn)
    }

    /// The same with the die on another face before anything is revealed.
    pub(super) fn with_die(&self, face: Face) -> Spot {
        let met = (0..4).find(|met| self.start.set >> (12 * met) & 0xFFF != 0).unwrap_or(0);
        Spot { set: self.rest(bit(face), met, self.start.targets), ..self.start }
    }

    /// The same for a council that overlooks the second target, unless one of the two was met before.
    #[must_use]
    pub(super) fn first_only(mut self) -> Self {
        if matches!(self.aim, Aim::Both) && self.start.fresh {
            let die = (0..4).fold(0, |die, met| die | self.start.set >> (12 * met) & 0xFFF);
            (self.aim, self.start.set, self.start.targets[1]) = (Aim::On(0), die, 0);
        }
        self
    }

    /// The same, if a double dilemma was spread over two turns: the first of them.
    pub(super) fn split(&self) -> Self {
        let mut turn = Self { aim: Aim::Any, ..*self };
        let die = (0..4).fold(0, |die, met| die | self.start.set >> (12 * met) & 0xFFF);
        turn.start.set = die;
        turn
    }

    /// The chance with these cards, if the best order and faces are taken. Equal ones cancel each other.
    pub(super) fn chance(&self, spot: Spot, cards: &[Down]) -> u32 {
        self.best(spot, &singles(cards), self.present(cards))
    }

    /// The chance with these cards if the table finds the best order most of the time, of [`FINE`]: nobody knows what else
    /// is face down. `best` is that of the best order, of [`SURE`].
    pub(super) fn robust(&self, spot: Spot, cards: &[Down], best: u32) -> u32 {
        let any = if best == 0 { 0 } else { self.mean_of_orders(spot, &singles(cards), self.present(cards)) };
        (BEST_ORDER * (FINE / SURE) * best + (8 - BEST_ORDER) * any) / 8
    }

    /// Do these cards solve, with a chance of 0.8 or more, whichever comes first?
    pub(super) fn is_likely_in_any_order(&self, cards: &[Down]) -> bool {
        10 * self.mean_of_orders(self.start, &singles(cards), self.present(cards)) >= 8 * FINE
    }

    /// The mean over all orders, of [`FINE`]; a Lady who can act is always first, and an Oracle's owner finds the best order
    /// of the rest.
    fn mean_of_orders(&self, spot: Spot, cards: &[Down], present: Characters) -> u32 {
        if cards.len() <= 1 {
            return FINE / SURE * self.best(spot, cards, present);
        }
        let lady = |down: &Down| spot.fresh && down.card == Character::Lady;
        let led = cards.iter().any(lady);
        let (mut sum, mut count) = (0, 0);
        for (place, &next) in cards.iter().enumerate().filter(|(_, down)| !led || lady(down)) {
            let (rest, left) = others(cards, place);
            let rest = &rest[..left];
            sum += match next.card {
                Character::Knight | Character::Golem => {
                    let targets = if spot.targets[1] == 0 { 0..1 } else { 0..2 };
                    let each = targets.map(|target| {
                        self.mean_of_orders(self.retarget(spot, target, next.card), rest, present)
                    });
                    each.max().unwrap_or(0)
                }
                Character::Oracle => FINE / SURE * self.oracle(spot, next.seconds, rest, present),
                _ if next.loose => FINE / SURE * self.play(spot, next, rest, present),
                card => self.mean_of_orders(self.turned(spot, card), rest, present),
            };
            count += 1;
        }
        sum / count.max(1)
    }

    /// The chance if this card is revealed next, and the others after it.
    pub(super) fn chance_after(&self, spot: Spot, next: Down, others: &[Down]) -> u32 {
        if others.iter().any(|other| other.card == next.card) {
            return self.then(Spot { fresh: false, ..spot }, next.card, others);
        }
        let present = self.present(others).with(next.card);
        self.play(spot, next, &singles(others), present)
    }

    /// The chance with these cards after this one has done what it does; equal ones have no effect.
    pub(super) fn then(&self, spot: Spot, gone: Character, others: &[Down]) -> u32 {
        let mut rest = singles(others);
        rest.retain(|down| down.card != gone);
        self.best(spot, &rest, self.present(others).with(gone))
    }

    fn present(&self, cards: &[Down]) -> Characters {
        cards.iter().map(|down| down.card).collect::<Characters>().union(self.revealed)
    }

    /// The chance with these cards, none of them cancelled; `present` are all of this turn, cancelled ones too.
    fn best(&self, spot: Spot, cards: &[Down], present: Characters) -> u32 {
        if cards.is_empty() {
            return if self.wins(spot) { SURE } else { 0 };
        }
        let mut most = 0;
        for (place, &next) in cards.iter().enumerate() {
            let (rest, count) = others(cards, place);
            most = most.max(self.play(spot, next, &rest[..count], present));
            if most == SURE {
                break;
            }
        }
        most
    }

    /// This card acts next.
    fn play(&self, spot: Spot, next: Down, rest: &[Down], present: Characters) -> u32 {
        match next.card {
            Character::Knight | Character::Golem => {
                let targets = if spot.targets[1] == 0 { 0..1 } else { 0..2 };
                let each =
                    targets.map(|target| self.best(self.retarget(spot, target, next.card), rest, present));
                each.max().unwrap_or(0)
            }
            Character::Oracle => self.oracle(spot, next.seconds, rest, present),
            card if next.loose && spot.set != 0 => self.loose(spot, card, rest, present),
            card => self.best(self.turned(spot, card), rest, present),
        }
    }

    /// The chance after a card that aims for itself, from the situation that is best for that.
    fn loose(&self, spot: Spot, card: Character, rest: &[Down], present: Characters) -> u32 {
        let aims = spot.targets[0] | spot.targets[1];
        let mut most = 0;
        for place in (0..48).filter(|place| spot.set >> place & 1 != 0) {
            let out = self.turned(Spot { set: 1 << place, ..spot }, card);
            let on = |set: u64| (0..4).fold(0, |hits, met| hits | set & aims << (12 * met));
            let chance = match on(out.set) {
                0 => self.best(out, rest, present),
                hits => self.best(Spot { set: hits, ..out }, rest, present),
            };
            most = most.max(chance);
            if most == SURE {
                break;
            }
        }
        most
    }

    /// All situations after this card has turned the die.
    fn turned(&self, spot: Spot, card: Character) -> Spot {
        let mut next = Spot { set: 0, fresh: false, ..spot };
        for met in 0..4 {
            let here = spot.set >> (12 * met) & 0xFFF;
            if here == 0 {
                continue;
            }
            let out = match card {
                Character::Lady if spot.fresh => spot.targets[0] | spot.targets[1],
                Character::Lady | Character::Stoic => here,
                Character::Reverser => here.reverse_bits() >> 52,
                _ => {
                    let ways = WAYS[card as usize].iter().enumerate();
                    ways.filter(|(face, _)| here >> face & 1 != 0).fold(0, |out, (_, way)| out | way)
                }
            };
            next.set |= self.rest(out, met, spot.targets);
        }
        next
    }

    /// The die rests on one of these faces, in a turn in which targets were met so (R-C1).
    fn rest(&self, faces: u64, met: u32, [first, second]: [u64; 2]) -> u64 {
        if !matches!(self.aim, Aim::Both) {
            return faces;
        }
        (faces & !first & !second) << (12 * met)
            | (faces & first & !second) << (12 * (met | 1))
            | (faces & second & !first) << (12 * (met | 2))
            | (faces & first & second) << 36
    }

    /// Knight or Golem has changed a target, which must be met again.
    fn retarget(&self, spot: Spot, target: u32, card: Character) -> Spot {
        let mut next = Spot { set: 0, fresh: false, ..spot };
        let faces = if card == Character::Knight { Faces::LOW } else { Faces::HIGH };
        next.targets[target as usize & 1] = set_of(faces);
        for met in 0..4 {
            let here = spot.set >> (12 * met) & 0xFFF;
            next.set |= self.rest(here, met & !(1 << target), next.targets);
        }
        next
    }

    /// A card has done this.
    pub(super) fn after(&self, spot: Spot, card: Character, how: How) -> Spot {
        match how {
            How::Face(face) => {
                let met = (0..4).filter(|met| spot.set >> (12 * met) & 0xFFF != 0);
                let set = met.fold(0, |set, met| set | self.rest(bit(face), met, spot.targets));
                Spot { set, fresh: false, ..spot }
            }
            How::Target(target) => self.retarget(spot, target.into(), card),
            _ if matches!(card, Character::Knight | Character::Golem) => self.retarget(spot, 0, card),
            _ => self.turned(spot, card),
        }
    }

    /// The die is rolled, and a second card acts at once; R-C4: one whose character is there already is
    /// cancelled, with the one that is face down.
    fn oracle(&self, spot: Spot, seconds: Characters, rest: &[Down], present: Characters) -> u32 {
        let mut most = 0;
        for met in (0..4).filter(|met| spot.set >> (12 * met) & 0xFFF != 0) {
            let hits = (0..12_u32).filter(|face| {
                let rolled = Spot { set: self.rest(1 << face, met, spot.targets), fresh: false, ..spot };
                seconds.iter().any(|card| self.second(rolled, card, rest, present) == SURE)
            });
            most = most.max(hits.count() as u32);
        }
        most
    }

    /// The chance with this card as the Oracle's second.
    fn second(&self, spot: Spot, card: Character, rest: &[Down], present: Characters) -> u32 {
        if present.contains(card) {
            let left: Vec<Down> = rest.iter().copied().filter(|down| down.card != card).collect();
            return self.best(spot, &left, present);
        }
        self.play(spot, Down { card, seconds: Characters::EMPTY, loose: false }, rest, present.with(card))
    }

    fn wins(&self, spot: Spot) -> bool {
        let [first, second] = spot.targets;
        let wins = match self.aim {
            Aim::On(target) => spot.targets[target & 1],
            Aim::Any => first | second,
            Aim::Both => second << 12 | first << 24 | (first | second) << 36,
        };
        spot.set & wins != 0
    }
}

#[cfg(test)]
mod tests;
