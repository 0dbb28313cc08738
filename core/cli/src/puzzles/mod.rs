//! `douze puzzles`: makes the puzzles of the forest duel, proves those that the app holds, and counts them.

mod figures;
mod make;

use crate::Failure;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Play duels and print their puzzles, one a line: `core/app/src/puzzles/forest.txt`
    Make(make::Args),
    /// Prove every puzzle again and count them by theme, grade and level
    Figures,
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    match &args.command {
        Command::Make(args) => make::run(args),
        Command::Figures => figures::run(),
    }
}
