//! `douze-trust`: the rows of `core/docs/reliability.md` at full length.

use clap::{Parser, Subcommand};
use douze_trust::scenario::ALL;
use douze_trust::{damage, faults, fuzz, kill, scale, stops, threads, undo};
use std::time::{Duration, Instant};

#[derive(Parser)]
#[command(about)]
struct Args {
    #[command(subcommand)]
    row: Row,
}

#[derive(Subcommand)]
enum Row {
    /// Stops at every boundary between two writes of every script, and power losses there.
    Stops {
        /// Power losses at each boundary.
        #[arg(long, default_value_t = 3)]
        losses: usize,
        /// Only this script.
        #[arg(long)]
        only: Option<String>,
    },
    /// Cut files, flipped bits, empty pages.
    Damage {
        /// Cuts at every so many bytes.
        #[arg(long, default_value_t = 1)]
        every: usize,
        #[arg(long, default_value_t = 100_000)]
        flips: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Do, undo, redo.
    Undo {
        #[arg(default_value_t = 1_000_000)]
        presses: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Eight threads on one session.
    Threads {
        #[arg(default_value_t = 100_000)]
        calls: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Many games, a long one, many stored ones.
    Scale {
        #[arg(long, default_value_t = 100_000)]
        games: u64,
        #[arg(long, default_value_t = 10_000)]
        actions: usize,
        #[arg(long, default_value_t = 20_000)]
        stored: usize,
    },
    /// Kill -9 at random moments of every script.
    Kill {
        #[arg(default_value_t = 10_000)]
        kills: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// The process that is killed.
    #[command(hide = true)]
    Child { scenario: String, dir: std::path::PathBuf },
    /// Changed files, intents and rows.
    Fuzz {
        /// Only this target.
        #[arg(long)]
        only: Option<String>,
        /// Most inputs of each target.
        #[arg(long, default_value_t = u64::MAX)]
        inputs: u64,
        /// Seconds for each target.
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// A failing call of the system at every place of every script.
    Faults {
        /// Of so many places one.
        #[arg(long, default_value_t = 1)]
        every: usize,
        /// Only this script.
        #[arg(long)]
        only: Option<String>,
    },
}

fn main() {
    let began = Instant::now();
    match Args::parse().row {
        Row::Child { scenario, dir } => {
            kill::play(&scenario, &dir);
            return;
        }
        Row::Damage { every, flips, seed } => {
            let mut count = damage::run(every, flips, seed);
            let faults = std::mem::take(&mut count.faults);
            faults.iter().for_each(|fault| println!("FAULT {fault}"));
            println!("{count:?}");
            assert!(faults.is_empty());
        }
        Row::Undo { presses, seed } => println!("{:?}", undo::run(presses, seed)),
        Row::Threads { calls, seed } => println!("{:?}", threads::run(calls, seed)),
        Row::Scale { games, actions, stored } => {
            let (early, late) = scale::games(games);
            println!("{games} games: {early} kB after a tenth, {late} kB at the end");
            println!("{:?}", scale::long(actions));
            let (opens, size) = scale::stored(stored);
            println!("{stored} stored games, {size} kB: opened in {opens:?}");
        }
        Row::Kill { kills, seed } => {
            let program = std::env::current_exe().expect("this program");
            let count = kill::run(&program, kills, seed);
            count.faults.iter().for_each(|fault| println!("FAULT {fault}"));
            println!(
                "{} kills, {} in the middle, {} signs, {} presses under way done and {} undone, {} faults",
                count.kills,
                count.in_the_middle,
                count.acknowledged,
                count.done,
                count.undone,
                count.faults.len()
            );
            assert!(count.faults.is_empty());
        }
        Row::Stops { losses, only } => {
            let mut all = stops::Stops::default();
            for scenario in
                ALL.iter().filter(|scenario| only.as_deref().is_none_or(|only| only == scenario.name))
            {
                let count = stops::at_boundaries(scenario, losses, 1);
                println!(
                    "{}: {} presses, {} boundaries, {} losses",
                    scenario.name, count.presses, count.boundaries, count.losses
                );
                count.faults.iter().for_each(|fault| println!("FAULT {fault}"));
                all += count;
            }
            println!(
                "all: {} presses, {} boundaries, {} losses, {} faults",
                all.presses,
                all.boundaries,
                all.losses,
                all.faults.len()
            );
            assert!(all.faults.is_empty());
        }
        Row::Fuzz { only, inputs, seconds, seed } => {
            let mut faults = 0;
            for target in
                fuzz::ALL.iter().filter(|target| only.as_deref().is_none_or(|only| only == target.name))
            {
                let fed = fuzz::run(target, seed, inputs, Duration::from_secs(seconds));
                println!(
                    "{}: {} inputs, {} accepted, {} shapes, slowest {:?}, {} kB more over the second half, {} faults",
                    target.name,
                    fed.inputs,
                    fed.accepted,
                    fed.shapes,
                    fed.slowest,
                    fed.growth,
                    fed.faults.len()
                );
                fed.faults.iter().for_each(|fault| println!("FAULT {fault}"));
                faults += fed.faults.len();
            }
            assert_eq!(faults, 0);
        }
        Row::Faults { every, only } => {
            let mut all = faults::Faults::default();
            for scenario in
                ALL.iter().filter(|scenario| only.as_deref().is_none_or(|only| only == scenario.name))
            {
                let count = faults::at_every_call(scenario, every);
                println!(
                    "{}: {} runs, {} failed calls, {} refusals, {} faults",
                    scenario.name,
                    count.runs,
                    count.failed_calls,
                    count.refused,
                    count.faults.len()
                );
                count.faults.iter().for_each(|fault| println!("FAULT {fault}"));
                all += count;
            }
            println!(
                "all: {} runs, {} failed calls, {} refusals, {} faults",
                all.runs,
                all.failed_calls,
                all.refused,
                all.faults.len()
            );
            assert!(all.faults.is_empty());
        }
    }
    println!("{:?}", began.elapsed());
}
