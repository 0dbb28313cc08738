//! Step 5: the target is checked, rewards and penalties apply.

use super::open::{Fate, Split};
use super::{Cause, Effect, Event, Events, Kept, Outcome, Phase, Scenario, Seats, State, turn};
use crate::Seat;

/// All cards are revealed.
pub(super) fn check(state: &mut State, events: &mut impl Events) {
    let open = &mut state.open;
    if !open.silent && !open.setup.silent {
        open.spoken = true;
    }
    let on = [open.is_on(0), open.is_on(1)];
    let met = [open.met & 1 != 0, open.met & 2 != 0];
    let solved = match open.split {
        // The first turn counts for the target on which the die ends, for the first if on both.
        Split::First if on[0] || on[1] => {
            let target = u8::from(!on[0]);
            open.split = Split::Second(target);
            open.turn += 1;
            state.report(events, Event::HalfSolved { target });
            return turn::begin(state, events);
        }
        Split::First => false,
        Split::Second(target) => on[usize::from(target & 1 ^ 1)],
        // R-C1: either target at the end, the other in the turn.
        Split::No if open.due_dilemma().is_double() => (on[0] && met[1]) || (on[1] && met[0]),
        Split::No => on[0],
    };
    if solved { solve(state, events) } else { fail(state, events) }
}

fn solve(state: &mut State, events: &mut impl Events) {
    let (dilemma, public, silent) = (state.open.due_dilemma(), state.open.rung, !state.open.spoken);
    settle(state, if public { Fate::Public } else { Fate::Solved });
    if silent {
        state.open.ticks |= 1 << state.open.at;
    }
    let years = dilemma.value * (1 + u8::from(public));
    state.report(events, Event::Solved { dilemma: dilemma.number, public, years, silent });
    resume(state, events);
}

/// R-C8: a failed dilemma scores nothing and its card is out.
fn fail(state: &mut State, events: &mut impl Events) {
    settle(state, Fate::Failed);
    state.report(events, Event::Failed { dilemma: state.open.due_dilemma().number });
    if state.open.has_kept(Kept::Shield) {
        state.open.phase = Phase::Shield;
    } else {
        resume(state, events);
    }
}

fn settle(state: &mut State, fate: Fate) {
    state.open.effect = 0;
    if let Some(place) = state.open.fates.get_mut(usize::from(state.open.at)) {
        *place = fate;
    }
}

/// A seat has answered an effect.
pub(super) fn answered(state: &mut State, seat: Seat, events: &mut impl Events) {
    state.open.waiting = state.open.waiting.without(seat);
    if state.open.waiting.is_empty() {
        resume(state, events);
    }
}

/// Effects of the reward or penalty in printed order (R-C6, R-C15), until somebody has to be asked or chance is
/// due; then what follows them.
pub(super) fn resume(state: &mut State, events: &mut impl Events) {
    loop {
        state.open.effect += 1;
        match state.open.due_effect() {
            None => return after_effects(state, events),
            Some(Effect::Favour(amount)) => {
                if favour(state, amount, events) {
                    return;
                }
            }
            Some(Effect::Keep(kept)) => {
                if let Some(place) = state.open.kept.iter_mut().find(|place| **place == 0) {
                    *place = kept as u8 + 1;
                }
                state.report(events, Event::Kept { kept });
            }
            Some(Effect::Reroll) => {
                state.open.phase = Phase::RewardRoll;
                return;
            }
            Some(Effect::Recall(_)) => {
                if ask(state, Phase::Recall, |state, seat| !state.discard(seat).is_empty()) {
                    return;
                }
            }
            Some(Effect::Bench(_)) => {
                if ask(state, Phase::Bench, |state, seat| !state.bench(seat).is_empty()) {
                    return;
                }
            }
            Some(Effect::Discard(_)) => {
                if ask(state, Phase::Discard, |state, seat| state.hand(seat).len() > 1) {
                    return;
                }
            }
        }
    }
}

/// Asks the seats that have something there; is there one?
fn ask(state: &mut State, phase: Phase, has: impl Fn(&State, Seat) -> bool) -> bool {
    let asked: Seats = state.open.seats().iter().filter(|&seat| has(state, seat)).collect();
    state.open.waiting = asked;
    if !asked.is_empty() {
        state.open.phase = phase;
    }
    !asked.is_empty()
}

/// After a solved dilemma each may take the petitioner's character from its bench (R-C14).
fn after_effects(state: &mut State, events: &mut impl Events) {
    let solved = state.open.fate() != Fate::Failed;
    let petitioner = state.open.petitioner().filter(|_| solved);
    let takes = |state: &State, seat| petitioner.is_some_and(|one| state.bench(seat).contains(one));
    if !ask(state, Phase::Petitioner, takes) {
        turn::next(state, events);
    }
}

/// Favour by reward or penalty; is the game lost?
fn favour(state: &mut State, amount: i8, events: &mut impl Events) -> bool {
    let failed = state.open.fate() == Fate::Failed;
    // R-C18: in November Favour gained by rewards is ignored.
    let ignored = state.open.setup.scenario.is_some_and(Scenario::ignores_favour);
    if !failed && amount > 0 && ignored {
        let favour = state.open.favour;
        state.report(events, Event::Favour { from: favour, to: favour, by: Cause::Reward, amount });
        return false;
    }
    change_favour(state, amount, if failed { Cause::Penalty } else { Cause::Reward }, events)
}

/// Favour goes up to 5 at most, what is above is lost (R-C6). At 0 the game is lost at once.
pub(super) fn change_favour(state: &mut State, amount: i8, by: Cause, events: &mut impl Events) -> bool {
    let from = state.open.favour;
    let to = from.saturating_add_signed(amount).min(5);
    state.open.favour = to;
    state.report(events, Event::Favour { from, to, by, amount });
    if to == 0 {
        end(state, Outcome::Lost, events);
    }
    to == 0
}

pub(super) fn end(state: &mut State, outcome: Outcome, events: &mut impl Events) {
    state.open.phase = Phase::Over;
    state.open.waiting = Seats::EMPTY;
    state.open.claims = 0;
    state.open.outcome = Some(outcome);
    let (ruler, score) = (state.open.ruler, state.score());
    state.report(events, Event::Ended { outcome, ruler, score });
}
