//! `douze`: replay, deck, play, arena, simulate and bench in a terminal (`records.md`, The tool). It speaks English, for
//! developers; only what a game says comes from the app's own texts.
//!
//! Exit codes: 0, done; 1, what was read is wrong; 2, the call itself is wrong.

mod arena;
mod bench;
mod chance;
mod characters;
mod deck;
mod failure;
mod play;
mod puzzles;
mod replay;
mod simulate;
mod words;

use characters::Characters;
use clap::{Parser, Subcommand};
use failure::Failure;
use std::io::Write;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "douze", version, about = "Tool for the records, players and speed of Douze")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a record through the rules and print the position reached
    Replay(replay::Args),
    /// Check a deck of Council of 12 and print every breach with its line
    Deck(deck::Args),
    /// Play in the terminal; answers are read from standard input
    Play(play::Args),
    /// Let two levels play mirrored deals against each other
    Arena(arena::Args),
    /// Let councils of councillors play whole games of Council of 12
    Simulate(simulate::Args),
    /// Make, prove and count the puzzles
    Puzzles(puzzles::Args),
    /// Random games and actions per second of CPU time, on one thread
    ///
    /// For each game: `games_per_cpu_s` (whole random games), `actions_per_cpu_s` and `api_actions_per_cpu_s`
    /// (with events); king also `turns_per_cpu_s` by the number of seats.
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Replay(args) => replay::run(&args),
        Command::Deck(args) => deck::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    // Nobody reads on when a pipe is closed.
    match result {
        Ok(text) => {
            if !text.is_empty() {
                let _ = writeln!(std::io::stdout(), "{text}");
            }
            ExitCode::SUCCESS
        }
        Err(Failure::Wrong { json: true, text } | Failure::Found(text)) => {
            let _ = writeln!(std::io::stdout(), "{text}");
            ExitCode::from(1)
        }
        Err(Failure::Wrong { json: false, text }) => {
            let _ = writeln!(std::io::stderr(), "{text}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(text)) => {
            let _ = writeln!(std::io::stderr(), "error: {text}");
            ExitCode::from(2)
        }
    }
}
