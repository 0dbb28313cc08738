//! `douze bench`: how fast the rules are. CPU time of this process, one thread, nothing else running in it.

mod count;
mod forest;
mod king;

use crate::Failure;
use count::Bench;
use rand::SeedableRng;
use rand::rngs::SmallRng;
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
