//! The ends of turns, rounds and games.

use super::lists::MOST;
use super::open::NONE;
use super::per_seat::PerSeat;
use super::{Event, Events, Group, Phase, RoundEnd, Seats, State, resolve};
use crate::Seat;

/// Step 7, and the test for the end of the round, after thefts and champions (R-K4).
pub(super) fn end_turn<E: Events>(state: &mut State, events: &mut E) {
    resolve::discard(state);
    let open = &mut state.open;
    open.finished ^= 1;
    open.valued = open.playing;
    events.tell(Event::TurnEnded { turn: open.turn.into() });
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
    if E::HEARD {
        events.tell(Event::RoundEnded { round, because, seats: playing.iter().filter(holds).collect() });
    }
    end_round(state, events);
}

/// All who play may choose.
pub(super) fn begin_turn(state: &mut State) {
    state.open.phase = Phase::Choose;
    state.to_choose = state.hands;
    if state.open.tie_break {
        for seat in 0..MOST {
            if !state.open.playing.contains(Seat::new(seat as u8)) {
                state.to_choose.clear(seat);
            }
        }
    }
}

fn end_round(state: &mut State, events: &mut impl Events) {
    let played = state.played_bits();
    state.open.since = state.open.since.map(|since| since.or(played));
    state.hands = state.hands.or(played);
    let winners: [u8; 4] = std::array::from_fn(|number| {
        let number = number as u8;
        if number < state.open.group_count() { judge(state, number, events) } else { NONE }
    });
    if state.open.tie_break {
        // No card goes under a die; without a winner they play again (R-K7).
        match winners[0] {
            NONE => tie_break(state, state.open.playing, events),
            winner => end(state, winner, events),
        }
        return;
    }
    let mut to_crown = winners.into_iter().filter(|&seat| seat != NONE);
    state.open.to_crown = std::array::from_fn(|_| to_crown.next().unwrap_or(NONE));
    if state.open.to_crown[0] == NONE { next_round(state) } else { state.open.phase = Phase::Crown }
}

/// A group's winner of the round: equal totals are cancelled, the highest of the others wins, even with 0
/// (R-K5).
fn judge(state: &mut State, number: u8, events: &mut impl Events) -> u8 {
    let group = state.open.group(number);
    let points = |seat: Seat| state.open.points(seat);
    let equal = |seat: Seat| group.iter().filter(move |&other| points(other) == points(seat));
    let best = group.iter().filter(|&seat| equal(seat).count() == 1).max_by_key(|&seat| points(seat));
    let cancelled: Seats = group.iter().filter(|&seat| equal(seat).count() > 1).collect();
    tell_cancelled(state, number, group, cancelled, events);
    for seat in cancelled.iter() {
        state.open.tokens.clear(seat.index());
    }
    let Some(seat) = best else {
        events.tell(Event::RoundUnwon { group: number });
        return NONE;
    };
    events.tell(Event::RoundWon { group: number, seat, points: state.open.points(seat) });
    seat.number()
}

/// Highest totals first.
fn tell_cancelled(state: &State, number: u8, group: Group, cancelled: Seats, events: &mut impl Events) {
    let mut left = cancelled;
    while let Some(points) = left.iter().map(|seat| state.open.points(seat)).max() {
        let seats: Seats = group.iter().filter(|&seat| state.open.points(seat) == points).collect();
        events.tell(Event::TotalsCancelled { group: number, points, seats });
        left = Seats(left.0 & !seats.0);
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
    events.tell(Event::TieBreak { seats });
    next_round(state);
}

/// Tokens back; all dice are rolled, also after a round that nobody won (R-K6).
fn next_round(state: &mut State) {
    let open = &mut state.open;
    open.phase = Phase::Roll;
    open.round += 1;
    open.turn = 1;
    open.tokens = PerSeat::ZERO;
    let most = open.playing.iter().map(|seat| open.crowns[seat.index() & 15]).max();
    open.last_turn = 6 - most.unwrap_or(0);
}

fn end(state: &mut State, winner: u8, events: &mut impl Events) {
    state.open.winner = winner;
    state.open.phase = Phase::Over;
    events.tell(Event::Ended { winner: Seat::new(winner) });
}
