//! Values of turns and rounds.

use douze_rules::Seat;
use douze_rules::king::{Event, Events, Phase, Seats, Stage, State, Token};

/// Certainty.
pub(super) const ALL: i32 = 10_000;

/// How much likelier a seat with a card under its die wins the game than one without: with two seats three
/// times exactly, if both are as likely to win a round.
const CROWNED: i32 = 3;

/// The seats that have won the round that just ended.
pub(super) fn winners(state: &State) -> Seats {
    if state.phase() == Phase::Crown {
        state.seats_to_act().collect()
    } else {
        state.winner().into_iter().collect()
    }
}

/// The chance that a seat wins the game, in ten-thousandths, judged when a round is over by the cards under
/// the dice alone. No card of the winners has been put there yet.
pub(super) fn chances<const N: usize>(state: &State, seats: [Option<Seat>; N]) -> [i32; N] {
    let won = winners(state);
    if state.phase() == Phase::Over {
        return seats.map(|seat| if seat.is_some_and(|seat| won.contains(seat)) { ALL } else { 0 });
    }
    chances_after(state, won, seats)
}

/// The same when these seats win the round that is being played.
pub(super) fn chances_after<const N: usize>(state: &State, won: Seats, seats: [Option<Seat>; N]) -> [i32; N] {
    if state.is_tie_break() && !won.is_empty() {
        return seats.map(|seat| if seat.is_some_and(|seat| won.contains(seat)) { ALL } else { 0 });
    }
    let crowns = |seat: Seat| state.crowns(seat) + u8::from(won.contains(seat));
    let twice = won.iter().any(|seat| crowns(seat) >= 2);
    let share = |seat: Seat| match (twice, crowns(seat)) {
        (true, 0 | 1) => 0,
        (true, _) | (false, 0) => 1,
        (false, _) => CROWNED,
    };
    let total: i32 = state.playing().iter().map(share).sum();
    seats.map(|seat| seat.map_or(0, |seat| ALL * share(seat) / total.max(1)))
}

/// All of the round that just ended for a seat that has won it; an equal share for each seat of a group that
/// nobody has won.
pub(super) fn share(state: &State, seat: Seat) -> i32 {
    let won = winners(state);
    let group = state.groups().find(|group| group.iter().any(|member| member == seat));
    let Some(group) = group.filter(|group| !group.iter().any(|member| won.contains(member))) else {
        return if won.contains(seat) { ALL } else { 0 };
    };
    ALL / group.iter().count() as i32
}

/// Points that a turn brings.
pub(super) struct Gains {
    points: [i8; 16],
    champions: [i8; 16],
}

impl Gains {
    pub(super) const fn new() -> Self {
        Self { points: [0; 16], champions: [0; 16] }
    }

    /// What the seat has got.
    pub(super) fn of(&self, seat: Seat) -> i32 {
        self.points[seat.index() & 15].into()
    }

    /// What it has got more than others, counted in a way that its own points weigh most. To be champion of
    /// a group counts as a point: something may still be won among the champions.
    pub(super) fn lead(&self, seat: Seat) -> i32 {
        let total: i32 = self.points.iter().chain(&self.champions).copied().map(i32::from).sum();
        4 * (self.of(seat) + i32::from(self.champions[seat.index() & 15])) - total
    }

    fn add(&mut self, seat: Seat, points: i8) {
        self.points[seat.index() & 15] += points;
    }
}

impl Events for Gains {
    fn push(&mut self, event: Event) {
        match event {
            Event::TokenTaken { seat, token, .. } => {
                self.add(seat, token.points() as i8);
                if token == Token::Two {
                    // Nothing more can be won by place.
                    self.champions = [0; 16];
                }
            }
            Event::Stolen { thief, victim, token: Some(token) } => {
                self.add(thief, token.points() as i8);
                self.add(victim, -(token.points() as i8));
            }
            Event::Placed { stage: Stage::Group(_), winner: Some(seat), .. } => {
                self.champions[seat.index() & 15] = 1;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use douze_rules::king::{Lineup, Setup, apply, sample};

    /// Positions right after the rounds of random games, of every number of seats.
    fn ends() -> impl Iterator<Item = State> {
        (0..60).flat_map(|seed| {
            let mut chance = Chance::new(seed);
            let seats = 2 + seed as usize % 15;
            let lineup = Lineup::random(&mut |count| chance.below(count));
            let setup = Setup::king(lineup, seats);
            let setup =
                setup.or_else(|_| Setup::tournament(lineup, seats, Some(douze_rules::king::Twelve::Trios)));
            let mut state = State::new(setup.unwrap());
            let mut ends = Vec::new();
            while let Some(action) = sample(&state, &mut |count| chance.below(count)) {
                let before = state;
                apply(&mut state, action, &mut ()).unwrap();
                let ended = before.phase() != Phase::Crown && state.phase() == Phase::Crown;
                if ended || state.round() > before.round() || state.phase() == Phase::Over {
                    ends.push(state);
                }
            }
            ends
        })
    }

    #[test]
    fn the_chances_of_all_seats_are_the_whole() {
        for state in ends() {
            let seats: [Option<Seat>; 16] =
                std::array::from_fn(|seat| (seat < state.setup().seats()).then_some(Seat::new(seat as u8)));
            let playing = seats.map(|seat| seat.filter(|&seat| state.playing().contains(seat)));
            let total: i32 = chances(&state, playing).into_iter().sum();
            assert!((ALL - 16..=ALL).contains(&total), "{total}: {state:?}");
        }
    }

    #[test]
    fn a_second_card_is_the_game_and_a_first_one_three_of_four() {
        let pair = [Some(Seat::new(0)), Some(Seat::new(1))];
        let mut seen = [0; 2];
        for state in ends().filter(|state| state.setup().seats() == 2 && state.phase() == Phase::Crown) {
            let winner = winners(&state).iter().next().unwrap();
            let [own, other] = if winner == Seat::new(0) { [0, 1] } else { [1, 0] };
            let crowns = [own, other].map(|seat| state.crowns(Seat::new(seat)));
            let expected = match crowns {
                [1, _] => ALL,
                [_, 1] => ALL / 2,
                _ => 3 * ALL / 4,
            };
            seen[usize::from(crowns[0])] += 1;
            assert_eq!(chances(&state, pair)[usize::from(own)], expected);
        }
        assert!(seen[0] > 0 && seen[1] > 0);
    }

    #[test]
    fn gains_are_the_tokens_that_changed_hands() {
        let [a, b] = [Seat::new(0), Seat::new(1)];
        let mut gains = Gains::new();
        gains.push(Event::Placed { stage: Stage::Group(0), winner: Some(a), runner_up: Some(b) });
        gains.push(Event::TokenTaken { stage: Stage::Group(0), seat: b, token: Token::One });
        assert_eq!([gains.of(a), gains.of(b)], [0, 1]);
        assert_eq!([gains.lead(a), gains.lead(b)], [2, 2], "a is among the champions");
        gains.push(Event::TokenTaken { stage: Stage::Champions, seat: a, token: Token::Two });
        gains.push(Event::Stolen { thief: b, victim: a, token: Some(Token::One) });
        assert_eq!([gains.of(a), gains.of(b)], [1, 2]);
        assert_eq!([gains.lead(a), gains.lead(b)], [1, 5]);
    }
}
