//! Sure wins at the end of a duel, for any hand, draw and reply of the other seat.
//!
//! Looked at is each card that the other seat has not shown, and each card that this seat's deck may bring. So the other seat
//! never knows less than in a game, and what wins here wins there.

use crate::budget::CutShort;
pub use crate::sure::Sure;
use crate::sure::{self, Grant};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, DecidedBy, Phase, State, Winner, apply, legal};

/// What the other seat does, and which card it must hold for that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// To be brought into its hand by [`State::hold`] first.
    pub hold: Option<Card>,
    /// Legal then.
    pub action: Action,
}

/// Looks at ends of duels for one seat, at so many positions at most.
pub struct Solver {
    seat: Seat,
    left: Grant,
}

impl Solver {
    /// For this seat; `positions` are granted for all questions together.
    pub const fn new(seat: Seat, positions: u32) -> Self {
        Self { seat, left: Grant::new(positions) }
    }

    /// What each action of the seat comes to, in the order of [`legal`]; none when it is not its turn, and when it would
    /// take too long.
    pub fn answers(&mut self, state: &State) -> Option<Vec<(Action, Sure)>> {
        let own: Vec<Action> = own(state, self.seat).collect();
        let answers: Vec<_> = own
            .into_iter()
            .map(|action| Some((action, self.after(state, action).ok()?)))
            .collect::<Option<_>>()?;
        (!answers.is_empty()).then_some(answers)
    }

    /// The other seat's action that spoils most; of those that spoil nothing, the one that leaves the seat the smallest
    /// share of sure answers. None when it is not its turn, and when it would take too long.
    pub fn reply(&mut self, state: &State) -> Option<Reply> {
        let mut best: Option<((Sure, u32), Reply)> = None;
        for (held, hold, action) in self.replies(state) {
            let sure = self.after(&held, action).ok()?;
            let mut next = held;
            apply(&mut next, action, &mut ()).ok()?;
            let share = if sure == Sure::Won { self.share(&next) } else { 0 };
            if best.is_none_or(|(least, _)| (sure, share) < least) {
                best = Some(((sure, share), Reply { hold, action }));
            }
        }
        best.map(|(_, reply)| reply)
    }

    /// What the position comes to; none when it would take too long.
    pub fn outcome(&mut self, state: &State) -> Option<Sure> {
        self.value(state).ok()
    }

    /// The card whose drawing after this action spoils most; none when the seat draws none that matters, and when it would
    /// take too long.
    pub fn draw(&mut self, state: &State, action: Action) -> Option<Card> {
        let mut next = *state;
        apply(&mut next, action, &mut ()).ok()?;
        if next.round() == state.round() {
            return None;
        }
        let mut worst: Option<(Sure, Card)> = None;
        for card in state.next_draws(self.seat).iter() {
            let mut next = *state;
            next.draw_next(self.seat, card);
            apply(&mut next, action, &mut ()).ok()?;
            let sure = self.outcome(&next)?;
            if worst.is_none_or(|(least, _)| sure < least) {
                worst = Some((sure, card));
            }
        }
        worst.map(|(_, card)| card)
    }

    /// Sure answers of the seat at its next decision with several, in thousandths; 1000 where nothing can go wrong.
    fn share(&mut self, state: &State) -> u32 {
        let Some(answers) = self.answers(state) else { return 1000 };
        let sure = answers.iter().filter(|(_, sure)| *sure == Sure::Won).count();
        (1000 * sure / answers.len()) as u32
    }

    /// Everything that the other seat may do now, each with the position in which it can.
    fn replies(&self, state: &State) -> Vec<(State, Option<Card>, Action)> {
        let other = self.seat.other();
        if state.phase() != Phase::Choose {
            return own(state, other).map(|action| (*state, None, action)).collect();
        }
        if state.has_chosen(other) {
            return Vec::new();
        }
        let unseen = state.hand(other).union(state.deck(other).collect());
        let held = unseen.iter().filter_map(|card| {
            let mut held = *state;
            let drawn = (!state.hand(other).contains(card)).then_some(card);
            held.hold(other, card).then_some((held, drawn, Action::Choose { seat: other, card }))
        });
        held.collect()
    }

    fn value(&mut self, state: &State) -> Result<Sure, CutShort> {
        if let Some(verdict) = state.verdict() {
            return Ok(match (verdict.decided_by, verdict.winner) {
                (DecidedBy::Hands | DecidedBy::Draw, _) | (_, Winner::Draw) => Sure::Open,
                (_, Winner::Seat(winner)) if winner == self.seat => Sure::Won,
                _ => Sure::Lost,
            });
        }
        if state.seats_to_act().any(|seat| seat == self.seat) {
            return sure::best(own(state, self.seat), |action| self.after(state, action));
        }
        sure::worst(self.replies(state), |(held, _, action)| self.after(&held, action))
    }

    /// What an action comes to, with each card that the seat may draw after it.
    fn after(&mut self, state: &State, action: Action) -> Result<Sure, CutShort> {
        self.left.spend()?;
        let mut next = *state;
        apply(&mut next, action, &mut ()).map_err(|_| CutShort)?;
        if next.round() == state.round() || next.deck_left(self.seat) == state.deck_left(self.seat) {
            return self.value(&next);
        }
        sure::worst(state.next_draws(self.seat).iter(), |card| {
            let mut next = *state;
            next.draw_next(self.seat, card);
            apply(&mut next, action, &mut ()).map_err(|_| CutShort)?;
            self.value(&next)
        })
    }
}

/// What the seat may do.
fn own(state: &State, seat: Seat) -> impl Iterator<Item = Action> + use<> {
    legal(state).into_iter().filter(move |action| action.seat() == Some(seat))
}
