//! `douze bench`: how fast the rules are. CPU time of this process, one thread, nothing else running in it.

use crate::Failure;
use cpu_time::ProcessTime;
use douze_rules::forest::{Event, Events, State, Variant, apply, sample};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde::Serialize;
use std::hint::black_box;
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
    forest: ForestFigures,
}

#[derive(Serialize)]
#[expect(clippy::struct_field_names, reason = "the keys of records.md")]
struct ForestFigures {
    /// Whole random games, from the shuffle to the verdict.
    games_per_cpu_s: u64,
    /// Actions of these games, chance included; a choice of one seat is one action.
    actions_per_cpu_s: u64,
    /// The same through the interface that the app uses: every event told.
    api_actions_per_cpu_s: u64,
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    let mut bench =
        Bench { rng: SmallRng::seed_from_u64(args.seed), budget: Duration::from_secs_f64(args.seconds) };
    // Once around before the clock counts.
    bench.random_games(100, &mut ());
    let (games_per_cpu_s, actions_per_cpu_s) = bench.measure(&mut ());
    let (_, api_actions_per_cpu_s) = bench.measure(&mut Told(Vec::new()));
    let forest = ForestFigures { games_per_cpu_s, actions_per_cpu_s, api_actions_per_cpu_s };
    let report = Report { seed: args.seed, seconds: args.seconds, forest };
    if args.json {
        return serde_json::to_string(&report).map_err(|error| Failure::Usage(error.to_string()));
    }
    Ok(format!(
        "forest  {:>12} random games per CPU second\n\
         forest  {:>12} actions per CPU second\n\
         forest  {:>12} actions per CPU second with events told",
        report.forest.games_per_cpu_s, report.forest.actions_per_cpu_s, report.forest.api_actions_per_cpu_s,
    ))
}

struct Bench {
    rng: SmallRng,
    budget: Duration,
}

impl Bench {
    /// Games and actions per second of CPU time.
    fn measure(&mut self, events: &mut impl Events) -> (u64, u64) {
        let (mut games, mut actions) = (0, 0);
        let start = ProcessTime::now();
        loop {
            actions += self.random_games(256, events);
            games += 256;
            let spent = start.elapsed();
            if spent >= self.budget {
                let per_second = |count: u64| (u128::from(count) * 1_000_000_000 / spent.as_nanos()) as u64;
                return (per_second(games), per_second(actions));
            }
        }
    }

    /// Plays random games; gives the number of actions.
    fn random_games(&mut self, games: u32, events: &mut impl Events) -> u64 {
        let mut actions = 0;
        for _ in 0..games {
            let mut state = State::new(Variant::Standard);
            // A multiplication instead of a division: no number is more than 2⁻²⁵ too frequent.
            while let Some(action) = sample(&state, &mut |below| {
                ((u64::from(self.rng.next_u32()) * u64::from(below)) >> 32) as u32
            }) {
                if apply(&mut state, action, events).is_err() {
                    break;
                }
                actions += 1;
            }
            black_box(state.verdict());
        }
        actions
    }
}

/// Takes all events of a game.
struct Told(Vec<Event>);

impl Events for Told {
    fn tell(&mut self, event: Event) {
        if matches!(event, Event::Dealt) {
            self.0.clear();
        }
        self.0.push(black_box(event));
    }
}
