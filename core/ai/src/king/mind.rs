//! Code that all decisions share: playing a turn and a round to their ends.

use super::worth::Gains;
use crate::budget::{CutShort, Meter};
use crate::chance::Chance;
use douze_rules::Seat;
use douze_rules::king::{Action, Events, Observation, Phase, State, Token, apply, sample};

/// The thinking of one decision.
pub(super) struct Mind<'a> {
    pub(super) meter: Meter<'a>,
    pub(super) chance: Chance,
    pub(super) seat: Seat,
}

impl Mind<'_> {
    /// A game that looks like this, in which all others have chosen, each card with the same chance.
    pub(super) fn world(&mut self, view: &Observation) -> Result<State, CutShort> {
        let mut state = view.determinize(&mut |count| self.chance.below(count)).ok_or(CutShort)?;
        let own = self.seat;
        for seat in view.seats_to_act().filter(|&seat| seat != own) {
            let hand = state.hand(seat);
            let number = self.chance.below(hand.len() as u32) as usize;
            let character = hand.iter().nth(number).ok_or(CutShort)?;
            self.step(&mut state, Action::Choose { seat, character }, &mut ())?;
        }
        Ok(state)
    }

    /// Carries out an action: one position.
    pub(super) fn step(
        &mut self,
        state: &mut State,
        action: Action,
        events: &mut impl Events,
    ) -> Result<(), CutShort> {
        self.meter.spend()?;
        apply(state, action, events).map_err(|_| CutShort)
    }

    /// Plays on until the open cards are resolved.
    pub(super) fn finish_turn(
        &mut self,
        state: &mut State,
        events: &mut impl Events,
    ) -> Result<(), CutShort> {
        loop {
            let action = match state.phase() {
                Phase::Face => self.face(state)?,
                Phase::Theft => take(state),
                Phase::OracleRoll => self.sample(state)?,
                Phase::Roll | Phase::Choose | Phase::Crown | Phase::Over => return Ok(()),
            };
            self.step(state, action, events)?;
        }
    }

    /// Plays on until the round is over: all cards at random.
    pub(super) fn finish_round(&mut self, state: &mut State) -> Result<(), CutShort> {
        self.finish_turn(state, &mut ())?;
        while state.phase() == Phase::Choose {
            let action = self.sample(state)?;
            self.step(state, action, &mut ())?;
            self.finish_turn(state, &mut ())?;
        }
        Ok(())
    }

    fn sample(&mut self, state: &State) -> Result<Action, CutShort> {
        sample(state, &mut |count| self.chance.below(count)).ok_or(CutShort)
    }

    /// The Sorcerer's owner takes the face that gets most out of the turn, any of the best.
    fn face(&mut self, state: &State) -> Result<Action, CutShort> {
        let Some(seat) = state.seats_to_act().next() else { return Err(CutShort) };
        let reachable = state.reachable().ok_or(CutShort)?;
        let first = self.chance.below(5) as usize;
        let mut best = None;
        for place in first..first + 5 {
            let action = Action::Face { seat, face: reachable[place % 5] };
            let (mut after, mut gains) = (*state, Gains::new());
            self.step(&mut after, action, &mut gains)?;
            if after.phase() == Phase::OracleRoll {
                let roll = self.sample(&after)?;
                self.step(&mut after, roll, &mut gains)?;
            }
            let lead = gains.lead(seat);
            if best.is_none_or(|(most, _)| lead > most) {
                best = Some((lead, action));
            }
        }
        best.map(|(_, action)| action).ok_or(CutShort)
    }
}

/// The Lady takes the token that is worth more.
fn take(state: &State) -> Action {
    let (seat, victim) = (state.thief(), state.victim());
    let [ones, twos] = victim.map_or([0; 2], |victim| state.tokens(victim));
    let token = if twos > 0 { Some(Token::Two) } else { Some(Token::One).filter(|_| ones > 0) };
    Action::Take { seat: seat.unwrap_or(Seat::new(0)), token }
}
