//! The ends of turns, rounds and games.

use super::character::NOBODY;
use super::lineup::FULL;
use super::open::NONE;
use super::per_seat::PerSeat;
use super::{Event, Events, Phase, RoundEnd, Seats, State, report};
use crate::Seat;
use crate::by_seat::MAX_SEATS;

/// Step 7, and the test for the end of the round, after thefts and champions (R-K4).
pub(super) fn end_turn<E: Events>(state: &mut State, events: &mut E) {
    discard(state);
    let open = &mut state.open;
    open.finished ^= 1;
    open.valued = open.playing;
    events.push(Event::TurnEnded { turn: open.turn.into() });
    let (round, playing) = (open.round, open.playing);
    let because = if open.turn == open.last_turn {
        RoundEnd::LastCard
    } else if open.is_enough() {
        RoundEnd::EightPoints
    } else {
        open.turn += 1;
        return begin_turn(state);
    };
    let holds = |seat: &Seat| match because {
        RoundEnd::LastCard => state.hands.get(seat.index()).is_power_of_two(),
        RoundEnd::EightPoints => open.points(*seat) >= 8,
    };
    if E::ENABLED {
        events.push(Event::RoundEnded { round, because, seats: playing.iter().filter(holds).collect() });
    }
    end_round(state, events);
}

/// The cards of the turn are discarded.
fn discard(state: &mut State) {
    state.cards = [NOBODY; MAX_SEATS];
    state.open.actor = NONE;
    state.open.victim = NONE;
}

/// All who play may choose.
pub(super) fn begin_turn(state: &mut State) {
    state.open.phase = Phase::Choose;
    state.to_choose = state.hands;
    if state.open.tie_break {
        for seat in 0..MAX_SEATS {
            if !state.open.playing.contains(Seat::new(seat as u8)) {
                state.to_choose.clear(seat);
            }
        }
    }
}

fn end_round(state: &mut State, events: &mut impl Events) {
    // Nobody has an open card or one face down any more.
    let played = PerSeat::of(FULL, state.open.setup.seats()).minus(state.hands.or(state.under));
    state.open.since = state.open.since.map(|since| since.or(played));
    state.hands = state.hands.or(played);
    let mut winners = [NONE; 4];
    let mut count = 0;
    for number in 0..state.open.group_count() {
        let winner = judge(state, number, events);
        if winner != NONE {
            winners[count & 3] = winner;
            count += 1;
        }
    }
    match (winners[0], state.open.tie_break) {
        (NONE, false) => next_round(state),
        // Without a winner they play again (R-K7).
        (NONE, true) => tie_break(state, state.open.playing, events),
        // No card goes under a die.
        (winner, true) => end(state, winner, events),
        (_, false) => {
            state.open.to_crown = winners;
            state.open.phase = Phase::Crown;
        }
    }
}

/// A group's winner of the round: equal totals are cancelled, the highest of the others wins, even with 0
/// (R-K5).
fn judge<E: Events>(state: &mut State, number: u8, events: &mut E) -> u8 {
    let group = state.open.group(number);
    let len = usize::from(group.len.min(4));
    let totals = group.seats.map(|seat| state.open.points(Seat::new(seat)));
    let (mut best, mut cancelled) = (None, Seats::EMPTY);
    for i in 0..len {
        let seat = group.seats[i];
        if (0..len).any(|j| j != i && totals[j] == totals[i]) {
            cancelled = cancelled.with(Seat::new(seat));
            state.open.tokens.clear(seat.into());
        } else {
            best = best.max(Some((totals[i], seat)));
        }
    }
    if E::ENABLED {
        report::totals(number, &group.seats[..len], totals, cancelled, events);
    }
    match best {
        None => {
            events.push(Event::RoundUnwon { group: number });
            NONE
        }
        Some((points, seat)) => {
            events.push(Event::RoundWon { group: number, seat: Seat::new(seat), points });
            seat
        }
    }
}

/// After the last card under a die: the game is decided, or goes on.
pub(super) fn after_crowns(state: &mut State, events: &mut impl Events) {
    let twice = state.open.playing.iter().filter(|seat| state.open.crowns[seat.index() & 15] >= 2);
    let twice: Seats = twice.collect();
    match (twice.len(), twice.iter().next()) {
        (1, Some(winner)) => end(state, winner.number(), events),
        (0, _) => next_round(state),
        _ => tie_break(state, twice, events),
    }
}

/// Several have two crowns: they alone play one more round, as one group (R-K7).
fn tie_break(state: &mut State, seats: Seats, events: &mut impl Events) {
    state.open.tie_break = true;
    state.open.playing = seats;
    events.push(Event::TieBreak { seats });
    next_round(state);
}

/// Tokens back; all dice are rolled, also after a round that nobody won (R-K6).
fn next_round(state: &mut State) {
    let open = &mut state.open;
    open.phase = Phase::Roll;
    open.round += 1;
    open.turn = 1;
    open.tokens = PerSeat::ZERO;
    // Who has most of all plays in a tie-break, too.
    open.last_turn = 6 - open.crowns.into_iter().fold(0, u8::max);
}

fn end(state: &mut State, winner: u8, events: &mut impl Events) {
    state.open.winner = winner;
    state.open.phase = Phase::Over;
    events.push(Event::Ended { winner: Seat::new(winner) });
}
