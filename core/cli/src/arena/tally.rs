//! How the games of the arena end, and the limits that all of them share.

use crate::Failure;
use douze_ai::Budget;
use std::time::{Duration, Instant};

/// Positions that a decision may look at. No limit of time, so that the same seed plays the same games.
pub(super) const BUDGET: Budget = Budget::nodes(1_000_000);

/// A game of A.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Lost,
    Drawn,
    Won,
}

/// How the games of A went.
#[derive(Default)]
pub(super) struct Tally {
    /// Of every game.
    pub(super) ends: Vec<End>,
    /// Summed over the games.
    pub(super) margin: i32,
    /// Wall time of every decision.
    pub(super) times: Vec<Duration>,
    pub(super) nodes: Vec<u32>,
}

impl Tally {
    pub(super) fn count(&self, end: End) -> u32 {
        self.ends.iter().filter(|&&one| one == end).count() as u32
    }

    /// A's share of the games, a draw counts half, and its standard error over deals: the games of one deal, from all
    /// seats, are no more than one observation. None of a single deal.
    pub(super) fn share(&self, seats: u8) -> (f64, Option<f64>) {
        let share = |ends: &[End]| {
            let halves: u32 = ends.iter().map(|&end| end as u32).sum();
            f64::from(halves) / 2.0 / f64::from(ends.len() as u32)
        };
        let all = share(&self.ends);
        let deals: Vec<f64> = self.ends.chunks(seats.into()).map(share).collect();
        let squares: f64 = deals.iter().map(|deal| (deal - all).powi(2)).sum();
        let count = f64::from(deals.len() as u32);
        (all, (deals.len() > 1).then(|| (squares / (count - 1.0) / count).sqrt()))
    }

    /// A decision of A: the answer and the positions that it looked at.
    pub(super) fn time<T>(&mut self, decide: impl FnOnce() -> Result<(T, u32), String>) -> Result<T, String> {
        let start = Instant::now();
        let (answer, nodes) = decide()?;
        self.times.push(start.elapsed());
        self.nodes.push(nodes);
        Ok(answer)
    }
}

/// What went wrong in a game, which should not be.
pub(super) fn broken(game: u32, what: &str) -> Failure {
    Failure::Wrong { json: false, text: format!("game {game}: {what}") }
}
