//! A built-in councillor at a table.

use super::table::{Member, Question};
use super::{Player, Said, decide, next_to_reveal, propose, remarks};
use crate::{Budget, CancelToken};
use douze_rules::Seat;
use douze_rules::council::Action;

/// Sits at a [`Simulation`](super::Simulation).
#[derive(Clone, Copy, Debug)]
pub struct Councillor {
    /// Which one.
    pub player: Player,
    /// What each of its answers may cost.
    pub budget: Budget,
}

impl Member for Councillor {
    fn speak(&mut self, asked: &Question) -> Vec<Said> {
        remarks(
            asked.view,
            asked.deck,
            asked.heard,
            self.player,
            asked.seed,
            &self.budget,
            &CancelToken::new(),
        )
    }

    fn propose(&mut self, asked: &Question) -> Option<Action> {
        let Self { player, budget } = self;
        let found =
            propose(asked.view, asked.deck, asked.heard, *player, asked.seed, budget, &CancelToken::new())?;
        Some(found.action)
    }

    fn next(&mut self, asked: &Question) -> Option<Seat> {
        next_to_reveal(
            asked.view,
            asked.deck,
            asked.heard,
            self.player,
            asked.seed,
            &self.budget,
            &CancelToken::new(),
        )
    }

    fn decide(&mut self, asked: &Question) -> Option<Action> {
        let Self { player, budget } = self;
        let found =
            decide(asked.view, asked.deck, asked.heard, *player, asked.seed, budget, &CancelToken::new())?;
        Some(found.action)
    }
}
