//! One game of a council in which all are built-in: they speak, propose, decide and agree.

use super::pick;
use douze_ai::council::{
    Player, Said, agree_on_bells, agree_on_order, decide, next_to_reveal, propose, remarks,
};
use douze_ai::{Budget, Control};
use douze_rules::council::{
    Action, Deck, How, Needs, Observation, Phase, Setup, State, apply, observe, sample,
};
use douze_rules::{Seat, Viewer};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

/// Positions that a question may look at. No limit of time, so that the same seed plays the same games.
const BUDGET: Budget = Budget::nodes(100_000);

/// A game to its end.
pub(super) fn play(
    setup: &Setup,
    deck: &Deck,
    player: Player,
    chance: &mut ChaCha8Rng,
    times: &mut Vec<Duration>,
) -> Result<State, String> {
    let mut table = Table { state: State::new(setup), deck, player, chance, times, heard: Vec::new() };
    while table.state.phase() != Phase::Over {
        table.step()?;
    }
    Ok(table.state)
}

struct Table<'a> {
    state: State,
    deck: &'a Deck,
    player: Player,
    chance: &'a mut ChaCha8Rng,
    times: &'a mut Vec<Duration>,
    /// What was said in this turn.
    heard: Vec<Said>,
}

impl Table<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.state.table().councillors() as u8).map(Seat::new)
    }

    fn view(&self, seat: Seat) -> Observation {
        observe(&self.state, Viewer::Seat(seat))
    }

    /// Puts a question to a councillor, with a seed of its own.
    fn ask<T>(
        &mut self,
        seat: Seat,
        question: impl Fn(&Observation, &Deck, &[Said], Player, u64, &Budget, &Control) -> T,
    ) -> T {
        let (view, seed) = (self.view(seat), self.chance.next_u64());
        question(&view, self.deck, &self.heard, self.player, seed, &BUDGET, &Control::new())
    }

    fn decide(&mut self, seat: Seat) -> Result<Action, String> {
        let start = Instant::now();
        let decision =
            self.ask(seat, decide).ok_or_else(|| format!("{} gave no answer", self.player.level))?;
        self.times.push(start.elapsed());
        Ok(decision.action)
    }

    fn apply(&mut self, action: Action) -> Result<(), String> {
        let (action, turn) = (self.fitted(action), self.state.turn());
        apply(&mut self.state, action, &mut ()).map_err(|illegal| format!("{action:?}: {illegal}"))?;
        if self.state.turn() != turn {
            self.heard.clear();
        }
        Ok(())
    }

    /// A doubled card is shown before anything is said of what it does.
    fn fitted(&self, action: Action) -> Action {
        match action {
            Action::Reveal { seat, .. } if self.state.needs(seat) == Some(Needs::Nothing) => {
                Action::Reveal { seat, how: How::Nothing }
            }
            Action::Next { seat, card, .. } if self.state.needs_next(card) == Some(Needs::Nothing) => {
                Action::Next { seat, card, how: How::Nothing }
            }
            _ => action,
        }
    }

    fn roll(&mut self) -> Result<(), String> {
        let roll = sample(&self.state, &mut |below| pick(self.chance, below)).ok_or("no chance to take")?;
        self.apply(roll)
    }

    /// Everybody speaks once.
    fn speak(&mut self) {
        for seat in self.seats() {
            let said = self.ask(seat, remarks);
            self.heard.extend(said.into_iter().map(|remark| Said { seat, remark }));
        }
    }

    /// Whatever is proposed is done.
    fn propose(&mut self) -> Result<(), String> {
        for seat in self.seats() {
            while let Some(proposal) = self.ask(seat, propose) {
                self.apply(proposal.action)?;
                if self.state.phase() == Phase::RewardRoll {
                    self.roll()?;
                }
            }
        }
        Ok(())
    }

    fn step(&mut self) -> Result<(), String> {
        let first = Seat::new(0);
        match self.state.phase() {
            Phase::Roll | Phase::OracleRoll | Phase::RewardRoll => self.roll(),
            Phase::Bells => {
                self.speak();
                self.propose()?;
                let mut votes = Vec::new();
                for seat in self.seats() {
                    votes.push((seat, self.decide(seat)? == Action::Bells { ring: true }));
                }
                self.apply(Action::Bells { ring: agree_on_bells(&self.view(first), &votes) })
            }
            Phase::Choose | Phase::Throne => {
                self.propose()?;
                let asked: Vec<Seat> = self.state.asked().collect();
                for seat in asked {
                    let action = self.decide(seat)?;
                    self.apply(action)?;
                }
                if self.state.phase() == Phase::Reveal {
                    self.speak();
                }
                Ok(())
            }
            Phase::Reveal => {
                let mut votes = Vec::new();
                for seat in self.seats() {
                    votes.extend(self.ask(seat, next_to_reveal).map(|vote| (seat, vote)));
                }
                let seat = agree_on_order(&self.view(first), &votes).ok_or("nobody reveals")?;
                let action = self.decide(seat)?;
                self.apply(action)
            }
            _ => {
                let seat = self.state.asked().next().unwrap_or(first);
                let action = self.decide(seat)?;
                self.apply(action)
            }
        }
    }
}
