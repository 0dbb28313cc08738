//! `douze bench`: how fast the rules are. CPU time of this process, one thread, nothing else running in it.

mod forest;
mod king;

use crate::Failure;
use cpu_time::ProcessTime;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde::Serialize;
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// CPU seconds per figure
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object on the last line
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if (0.01..=600.0).contains(&seconds) { Ok(seconds) } else { Err("must be from 0.01 to 600".into()) }
}

/// What is printed: whole figures per second of CPU time.
#[derive(Serialize)]
struct Report {
    seed: u64,
    seconds: f64,
    forest: forest::Figures,
    king: king::Figures,
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    let mut bench =
        Bench { rng: SmallRng::seed_from_u64(args.seed), budget: Duration::from_secs_f64(args.seconds) };
    let forest = forest::measure(&mut bench);
    let king = king::measure(&mut bench);
    let report = Report { seed: args.seed, seconds: args.seconds, forest, king };
    if args.json {
        return serde_json::to_string(&report).map_err(|error| Failure::Usage(error.to_string()));
    }
    Ok(report.forest.lines().into_iter().chain(report.king.lines()).collect::<Vec<_>>().join("\n"))
}

struct Bench {
    rng: SmallRng,
    budget: Duration,
}

/// What was played.
#[derive(Clone, Copy, Default)]
struct Count {
    games: u64,
    /// Turns of King of 12.
    turns: u64,
    /// Chance included; a choice of one seat is one action.
    actions: u64,
}

/// What is played in between two looks at the clock.
const BATCH: u64 = 256;

impl Bench {
    /// A random number below `below`. A multiplication instead of a division: no number is more than 2⁻²⁵ too
    /// frequent.
    fn pick(&mut self, below: u32) -> u32 {
        ((u64::from(self.rng.next_u32()) * u64::from(below)) >> 32) as u32
    }

    /// Counts per second of CPU time. `play` plays a game and adds what it was, but for the game itself.
    fn measure(&mut self, mut play: impl FnMut(&mut Self, &mut Count)) -> Count {
        let mut count = Count::default();
        let start = ProcessTime::now();
        loop {
            for _ in 0..BATCH {
                play(self, &mut count);
            }
            count.games += BATCH;
            let spent = start.elapsed();
            if spent >= self.budget {
                return Count {
                    games: per_second(count.games, spent),
                    turns: per_second(count.turns, spent),
                    actions: per_second(count.actions, spent),
                };
            }
        }
    }
}

fn per_second(count: u64, spent: Duration) -> u64 {
    (u128::from(count) * 1_000_000_000 / spent.as_nanos().max(1)) as u64
}
