//! `douze-trust`: the rows of `core/docs/reliability.md` at full length.

use clap::{Parser, Subcommand};
use douze_trust::script::{ALL, Script};
use douze_trust::{damage, failures, fuzz, kill, limits, notices, scale, stops, supply, threads, undo};
use std::process::ExitCode;
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
        stored: u32,
        /// Only this: games, long, stored, statistics or puzzles.
        #[arg(long)]
        only: Option<String>,
    },
    /// Kill -9 at random moments of every script.
    Kill {
        #[arg(default_value_t = 10_000)]
        kills: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Files at their limits and over them.
    Limits,
    /// Writes the page of notices (core/app/notices.txt).
    Notices,
    /// The process that is killed.
    #[command(hide = true)]
    Child { script: String, dir: std::path::PathBuf },
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
    Failures {
        /// Of so many places one.
        #[arg(long, default_value_t = 1)]
        every: usize,
        /// Only this script.
        #[arg(long)]
        only: Option<String>,
    },
}

/// The scripts that are asked for.
fn scripts(only: Option<&str>) -> impl Iterator<Item = &'static Script> {
    ALL.iter().filter(move |script| only.is_none_or(|only| only == script.name))
}

/// Prints the faults; gives how many.
fn report(faults: &[String]) -> usize {
    for fault in faults {
        println!("FAULT {fault}");
    }
    faults.len()
}

fn stopped(losses: usize, only: Option<&str>) -> usize {
    let mut all = stops::Stops::default();
    for script in scripts(only) {
        let count = stops::at_boundaries(script, losses, 1);
        println!("{}: {}", script.name, count.boundaries);
        report(&count.faults);
        all += count;
    }
    let stops::Stops { presses, boundaries, losses, faults, .. } = all;
    println!(
        "all: {presses} presses, {boundaries} boundaries, {losses} power losses, {} faults",
        faults.len()
    );
    faults.len()
}

fn failing(every: usize, only: Option<&str>) -> usize {
    let mut all = failures::Failures::default();
    for script in scripts(only) {
        let count = failures::at_every_call(script, every);
        println!("{}: {} runs", script.name, count.runs);
        report(&count.faults);
        all += count;
    }
    let failures::Failures { runs, failed_calls, refused, faults } = all;
    println!("all: {runs} runs, {failed_calls} failed calls, {refused} refusals, {} faults", faults.len());
    faults.len()
}

fn fed(only: Option<&str>, inputs: u64, seconds: u64, seed: u64) -> usize {
    let (mut faults, mut all) = (0, 0);
    for target in fuzz::ALL.iter().filter(|target| only.is_none_or(|only| only == target.name)) {
        let mut count = fuzz::run(target, seed, inputs, Duration::from_secs(seconds));
        faults += report(&std::mem::take(&mut count.faults));
        println!("{}: {count:?}", target.name);
        all += count.inputs;
    }
    println!("all: {all} inputs");
    faults
}

fn limited() -> usize {
    let mut faults = Vec::new();
    for file in limits::run(5) {
        let answer = file.refused.as_deref().unwrap_or("taken");
        println!("{}, {} bytes: {:?}: {answer}", file.what, file.bytes, file.took);
        if file.refused.is_some() != file.over || (file.over && file.took > Duration::from_millis(100)) {
            faults.push(format!("{}: {:?}", file.what, file.took));
        }
    }
    report(&faults)
}

fn scaled(games: u64, actions: usize, stored: u32, only: Option<&str>) {
    let wanted = |part| only.is_none_or(|only| only == part);
    if wanted("games") {
        println!("{games} games: kB after each tenth {:?}", scale::games(games));
    }
    if wanted("long") {
        println!("{:?}", scale::long(actions, 5));
    }
    if wanted("stored") {
        let (opens, size) = scale::stored(stored);
        println!("{stored} stored games, {size} kB: opened in {opens:?}");
    }
    if wanted("statistics") {
        println!("statistics of 5,000 games: {:?}", scale::statistics(5_000));
    }
    if wanted("puzzles") {
        println!("puzzles opened: {:?}", scale::puzzles(500));
    }
}

fn main() -> ExitCode {
    let began = Instant::now();
    let faults = match Args::parse().row {
        Row::Child { script, dir } => {
            kill::play(&script, &dir);
            return ExitCode::SUCCESS;
        }
        Row::Stops { losses, only } => stopped(losses, only.as_deref()),
        Row::Failures { every, only } => failing(every, only.as_deref()),
        Row::Fuzz { only, inputs, seconds, seed } => fed(only.as_deref(), inputs, seconds, seed),
        Row::Kill { kills, seed } => match std::env::current_exe() {
            Ok(program) => {
                let mut count = kill::run(&program, kills, seed);
                let faults = report(&std::mem::take(&mut count.faults));
                println!("{count:?}");
                faults
            }
            Err(error) => report(&[error.to_string()]),
        },
        Row::Damage { every, flips, seed } => {
            let mut count = damage::run(every, flips, seed);
            let faults = report(&std::mem::take(&mut count.faults));
            println!("{count:?}");
            faults
        }
        Row::Undo { presses, seed } => {
            println!("{:?}", undo::run(presses, seed));
            0
        }
        Row::Limits => limited(),
        Row::Notices => {
            let written = std::fs::write(supply::root().join("core/app/notices.txt"), notices::page());
            written.inspect_err(|error| eprintln!("core/app/notices.txt: {error}")).is_err().into()
        }
        Row::Threads { calls, seed } => {
            println!("{:?}", threads::run(calls, seed));
            0
        }
        Row::Scale { games, actions, stored, only } => {
            scaled(games, actions, stored, only.as_deref());
            0
        }
    };
    println!("{:?}", began.elapsed());
    if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
