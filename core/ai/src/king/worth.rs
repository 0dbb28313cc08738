//! What turns and rounds are worth.

use douze_rules::Seat;
use douze_rules::king::{Event, Events, Phase, Seats, Stage, State};

/// Certainty.
pub(super) const ALL: i32 = 10_000;

/// How much likelier a seat with a card under its die wins the game than one without: with two seats three
/// times exactly, if both are as likely to win a round.
const CROWNED: i32 = 3;

/// The seats that have won the round that just ended.
pub(super) fn winners(state: &State) -> Seats {
    if state.phase() == Phase::Crown { state.asked().collect() } else { state.winner().into_iter().collect() }
}

/// The chance that a seat wins the game, in ten-thousandths, judged when a round is over by the cards under
/// the dice alone. No card of the winners has been put there yet.
pub(super) fn chances<const N: usize>(state: &State, seats: [Option<Seat>; N]) -> [i32; N] {
    let won = winners(state);
    if state.phase() == Phase::Over {
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

/// Points that a turn brings.
pub(super) struct Gains {
    points: [i8; 16],
    tournament: bool,
}

impl Gains {
    pub(super) fn new(state: &State) -> Self {
        Self { points: [0; 16], tournament: state.setup().is_tournament() && !state.is_tie_break() }
    }

    /// What the seat has got.
    pub(super) fn of(&self, seat: Seat) -> i32 {
        self.points[seat.index() & 15].into()
    }

    /// What it has got more than others, counted in a way that its own points weigh most.
    pub(super) fn lead(&self, seat: Seat) -> i32 {
        let total: i32 = self.points.iter().copied().map(i32::from).sum();
        4 * self.of(seat) - total
    }

    fn add(&mut self, seat: Seat, points: i8) {
        self.points[seat.index() & 15] += points;
    }
}

impl Events for Gains {
    fn tell(&mut self, event: Event) {
        match event {
            Event::TokenTaken { seat, token, .. } => self.add(seat, token.points() as i8),
            Event::Stolen { thief, victim, token: Some(token) } => {
                self.add(thief, token.points() as i8);
                self.add(victim, -(token.points() as i8));
            }
            // A group's champion has still to win something among the champions: about a point.
            Event::Placed { stage: Stage::Group(_), winner: Some(seat), .. } if self.tournament => {
                self.add(seat, 1);
            }
            _ => {}
        }
    }
}
