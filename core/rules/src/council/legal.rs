//! Legal actions: all of them, or one at random.

use super::apply::{amount, check_use, may_split, to_discard};
use super::due::may_choose;
use super::{Action, Characters, How, Needs, Phase, Pile, State, Use};
use crate::Seat;
use crate::bits::bits;
use crate::d12::Face;

/// All legal actions of seats and council, in a fixed order: what is said before bells or choice first (silence,
/// kept rewards, the split), then by seat, cards and faces from the first. Empty while chance is due and when the
/// game is over.
pub fn legal(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    each(state, &mut |action| actions.push(action));
    actions
}

/// One action for a playout, each legal one with the same chance; chance itself included. `pick(n)` gives a
/// random number below `n`. None when the game is over.
pub fn sample(state: &State, pick: &mut impl FnMut(u32) -> u32) -> Option<Action> {
    let mut face = || Face::new(pick(12) as u8 + 1);
    match state.open.phase {
        Phase::Roll | Phase::RewardRoll => return Some(Action::Roll { face: face()? }),
        Phase::OracleRoll => return Some(Action::OracleRoll { seat: state.open.oracle, face: face()? }),
        _ => {}
    }
    let mut count = 0;
    each(state, &mut |_| count += 1);
    let mut number = if count > 0 { pick(count) } else { 0 };
    let mut picked = None;
    each(state, &mut |action| {
        if number == 0 && picked.is_none() {
            picked = Some(action);
        }
        number = number.saturating_sub(1);
    });
    picked
}

fn each(state: &State, give: &mut impl FnMut(Action)) {
    let open = &state.open;
    match open.phase {
        Phase::Roll | Phase::OracleRoll | Phase::RewardRoll | Phase::Over => {}
        Phase::Bells => {
            before_choice(state, give);
            for ring in [false, true] {
                if (open.setup.bells || !ring) && (ring || !open.free_bell) {
                    give(Action::Bells { ring });
                }
            }
        }
        Phase::Choose => {
            before_choice(state, give);
            choices(state, &mut |seat, card| give(Action::Choose { seat, card }));
        }
        Phase::Throne => {
            before_choice(state, give);
            choices(state, &mut |seat, card| give(Action::Throne { seat, card }));
        }
        Phase::Reveal => {
            for seat in open.down.iter() {
                let needs = state.needs(seat).unwrap_or(Needs::Nothing);
                hows(needs, &mut |how| give(Action::Reveal { seat, how }));
            }
        }
        Phase::Next => {
            let seat = open.oracle;
            for card in state.hand(seat).iter() {
                if let Some(needs) = state.needs_next(card) {
                    hows(needs, &mut |how| give(Action::Next { seat, card, how }));
                }
            }
        }
        Phase::Shield => [false, true].map(|used| Action::Shield { used }).into_iter().for_each(give),
        Phase::Petitioner => {
            for seat in open.waiting.iter() {
                for take in [false, true] {
                    give(Action::Petitioner { seat, take });
                }
            }
        }
        Phase::Recall | Phase::Bench | Phase::Discard => {
            if let Some(seat) = open.waiting.lowest() {
                answers(state, seat, give);
            }
        }
        Phase::Ruler => {
            state.claims().iter().for_each(|character| give(Action::Ruler { character }));
        }
    }
}

/// The legal announcements before the bells, or before the first card is chosen.
fn before_choice(state: &State, give: &mut impl FnMut(Action)) {
    let open = &state.open;
    if open.fresh && !open.setup.silent {
        give(Action::Silent);
    }
    let mut try_use = |reward| {
        if check_use(state, reward).is_ok() {
            give(Action::Use { reward });
        }
    };
    if open.kept[0] > 0 {
        [Use::FreeBell, Use::Reroll, Use::Foresee].into_iter().for_each(&mut try_use);
        let neighbours = open.die.map(Face::neighbours);
        neighbours.into_iter().flatten().for_each(|face| try_use(Use::Tip { face }));
        for seat in open.seats().iter() {
            state.hand(seat).iter().for_each(|card| try_use(Use::OpenCard { seat, card }));
        }
    }
    if open.phase == Phase::Choose && may_split(state) {
        give(Action::Split);
    }
}

fn choices(state: &State, give: &mut impl FnMut(Seat, super::Character)) {
    for seat in state.open.waiting.iter() {
        for card in state.hand(seat).iter() {
            if may_choose(state, state.open.phase, seat, card).is_ok() {
                give(seat, card);
            }
        }
    }
}

fn hows(needs: Needs, give: &mut impl FnMut(How)) {
    match needs {
        Needs::Nothing => give(How::Nothing),
        Needs::Face(faces) => faces.iter().for_each(|face| give(How::Face(face))),
        Needs::Target => [How::Target(0), How::Target(1)].into_iter().for_each(give),
        Needs::Back(cards) => cards.iter().for_each(|card| give(How::Back(card))),
    }
}

/// The answers of one seat to a reward or a penalty.
fn answers(state: &State, seat: Seat, give: &mut impl FnMut(Action)) {
    match state.open.phase {
        Phase::Recall => {
            subsets(state.discard(seat).set(), amount(state), &mut |cards| {
                give(Action::Recall { seat, cards });
            });
        }
        Phase::Bench => {
            subsets(state.bench(seat), amount(state), &mut |cards| give(Action::Bench { seat, cards }));
        }
        _ => orders(state.hand(seat), Pile::EMPTY, to_discard(state, seat), &mut |cards| {
            give(Action::Discard { seat, cards });
        }),
    }
}

/// All subsets with at most so many cards; the empty one first.
fn subsets(cards: Characters, most: usize, give: &mut impl FnMut(Characters)) {
    fn go(rest: u16, chosen: Characters, most: usize, give: &mut impl FnMut(Characters)) {
        give(chosen);
        if most == 0 {
            return;
        }
        for bit in bits(rest.into()) {
            // Only later ones, so that each set comes once.
            go(rest & !((2 << bit) - 1), Characters::from_bits(chosen.bits() | 1 << bit), most - 1, give);
        }
    }
    go(cards.bits(), Characters::EMPTY, most, give);
}

/// All ways to lay so many of the cards one by one.
fn orders(cards: Characters, laid: Pile, count: usize, give: &mut impl FnMut(Pile)) {
    if count == 0 {
        return give(laid);
    }
    for card in cards.iter() {
        let mut laid = laid;
        laid.push(card);
        orders(cards.without(card), laid, count - 1, give);
    }
}
