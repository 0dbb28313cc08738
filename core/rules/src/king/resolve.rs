//! Steps 2 to 6 of a turn: group after group, then a tournament's champions.

use super::open::{CHAMPIONS, NONE};
use super::score::{VALUES, active_card, places};
use super::stage::{StageCards, bit, index};
use super::{Character, Events, Phase, Seats, State, TheftFailure, Token, report, round};
use crate::Seat;

/// How far a stage has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    /// Nothing has happened yet.
    Begin,
    /// All dice are turned.
    Oracle,
    /// The faces are final.
    Score,
    /// Everything is done.
    Done,
}

/// All cards are chosen: they are opened, and resolved as far as nobody has to be asked.
pub(super) fn reveal(state: &mut State, events: &mut impl Events) {
    report::revealed(state, events);
    state.open.stage = 0;
    state.open.champions = Seats::EMPTY;
    resume(state, Step::Begin, events);
}

/// Resolves from this step of the stage until somebody has to be asked, or the turn is over.
pub(super) fn resume(state: &mut State, step: Step, events: &mut impl Events) {
    // The usual game by itself: with seats that are known in advance a turn takes less time.
    let done = match (state.open.setup.is_tournament(), state.open.setup.seats()) {
        (true, _) => return next_stages(state, step, events),
        (false, 2) => resolve(state, [0, 1], true, step, events),
        (false, 3) => resolve(state, [0, 1, 2], true, step, events),
        (false, _) => resolve(state, [0, 1, 2, 3], true, step, events),
    };
    if done {
        round::end_turn(state, events);
    }
}

/// Group after group, then the champions.
#[inline(never)]
fn next_stages(state: &mut State, mut step: Step, events: &mut impl Events) {
    loop {
        let whole = state.open.tie_break || state.open.stage == CHAMPIONS;
        let members = state.open.members();
        let [a, b, c, d] = members.seats;
        let done = match members.len {
            1 => resolve(state, [a], whole, step, events),
            2 => resolve(state, [a, b], whole, step, events),
            3 => resolve(state, [a, b, c], whole, step, events),
            4 => resolve(state, [a, b, c, d], whole, step, events),
            // No group had a champion.
            _ => true,
        };
        if !done {
            return;
        }
        if whole {
            return round::end_turn(state, events);
        }
        let next = state.open.stage + 1;
        state.open.stage = if next == state.open.group_count() { CHAMPIONS } else { next };
        step = Step::Begin;
    }
}

/// One stage, from this step; `whole` if its winner takes a token at once. False when somebody has to be asked first.
#[inline]
fn resolve<const K: usize>(
    state: &mut State,
    seats: [u8; K],
    whole: bool,
    step: Step,
    events: &mut impl Events,
) -> bool {
    let played = StageCards::of(seats, state);
    if step == Step::Begin {
        cancel(state, &played, events);
        merchants(state, &played, events);
        flips(state, &played, events);
        if state.open.acting & bit(Character::Sorcerer) != 0 {
            return ask(state, Phase::Face, played.owner(Character::Sorcerer));
        }
    }
    if step <= Step::Oracle && state.open.acting & bit(Character::Oracle) != 0 {
        return ask(state, Phase::OracleRoll, played.owner(Character::Oracle));
    }
    if step <= Step::Score {
        score(state, &played, whole, events);
        return !theft(state, &played, events);
    }
    true
}

fn ask(state: &mut State, phase: Phase, seat: u8) -> bool {
    state.open.phase = phase;
    state.open.actor = seat;
    false
}

/// Step 2, and the Lady: what is left acts.
#[inline]
fn cancel<const K: usize>(state: &mut State, played: &StageCards<K>, events: &mut impl Events) {
    let (mut once, mut twice) = (0_u16, 0);
    for card in played.cards {
        twice |= once & 1 << (card & 15);
        once |= 1 << (card & 15);
    }
    let acting = once & !twice;
    let lady = acting & bit(Character::Lady);
    state.open.acting = if lady == 0 { acting } else { lady };
    report::cancelled(&state.open, played, twice, events);
}

/// Every die of the stage goes to the left, and stays there (R-K8).
#[inline]
fn merchants<const K: usize>(state: &mut State, played: &StageCards<K>, events: &mut impl Events) {
    if K == 1 || state.open.acting & bit(Character::Merchants) == 0 {
        return;
    }
    let faces = played.seats.map(|seat| state.open.faces[index(seat)]);
    for (i, face) in faces.into_iter().enumerate() {
        state.open.faces[index(played.seats[(i + 1) % K])] = face;
    }
    report::passed(&state.open, played, events);
}

/// Reverser and Troublemakers. That they come before the Sorcerer changes nothing (R-K2).
#[inline]
fn flips<const K: usize>(state: &mut State, played: &StageCards<K>, events: &mut impl Events) {
    report::flips(&state.open, played, events);
    let all = state.open.acting & bit(Character::Troublemakers) != 0;
    let reverser = state.open.acting & bit(Character::Reverser) != 0;
    for (&seat, &card) in played.seats.iter().zip(&played.cards) {
        let own = reverser && card == Character::Reverser.number();
        let face = &mut state.open.faces[index(seat)];
        *face = if own ^ all { 13 - *face } else { *face };
    }
}

/// Steps 4 and 5.
#[inline]
fn score<const K: usize>(state: &mut State, played: &StageCards<K>, whole: bool, events: &mut impl Events) {
    let acting = state.open.acting;
    let pending = usize::from(state.open.finished & 1 ^ 1);
    let mut values = [0; K];
    for (value, (seat, card)) in values.iter_mut().zip(played.seats.into_iter().zip(played.cards)) {
        let (seat, card) = (index(seat), active_card(acting, card));
        *value = VALUES[index(card)][index(state.open.faces[seat])];
        state.open.values[pending][seat] = *value;
    }
    let has = |character| acting & bit(character) != 0;
    let places = places(played.seats, values, has(Character::Knight), has(Character::Gambler));
    report::scored(&state.open, played, values, places, events);
    // A group's champion in a tournament takes nothing yet.
    if whole {
        take(state, places.winner, Token::Two, events);
    } else if places.winner != NONE {
        state.open.champions = state.open.champions.with(Seat::new(places.winner));
    }
    take(state, places.runner_up, Token::One, events);
}

fn take(state: &mut State, seat: u8, token: Token, events: &mut impl Events) {
    // Nobody takes nothing, without a branch that cannot be foreseen.
    let packed = if seat == NONE { 0 } else { token.packed() };
    state.open.tokens.add(index(seat), packed);
    report::taken(&state.open, seat, token, events);
}

/// Step 6: true when a theft is due. Values count as they are, also cancelled ones and under a Knight
/// (R-K4). There is none among champions.
#[inline]
fn theft<const K: usize>(state: &mut State, played: &StageCards<K>, events: &mut impl Events) -> bool {
    let ladies = played.cards.iter().filter(|&&card| card == Character::Lady.number());
    if ladies.map(|_| 1).sum::<u8>() < 2 || state.open.stage == CHAMPIONS {
        return false;
    }
    let ladies = played.owners(Character::Lady);
    let value = |seat: Seat| state.open.pending()[seat.index() & 15];
    let alone = |best: Option<i8>| {
        let mut best = ladies.iter().filter(move |&seat| Some(value(seat)) == best);
        best.next().filter(|_| best.next().is_none())
    };
    let thief = alone(ladies.iter().map(value).min());
    let victim = alone(ladies.iter().map(value).max());
    let because = match (thief, victim) {
        (Some(thief), Some(victim)) if state.open.points(victim) > 0 => {
            state.open.phase = Phase::Theft;
            state.open.actor = thief.number();
            state.open.victim = victim.number();
            return true;
        }
        (Some(_), Some(_)) => TheftFailure::NoToken,
        _ => TheftFailure::Tie,
    };
    report::theft_void(ladies, because, events);
    false
}
