//! `douze puzzles`: makes the puzzles of a game, proves those that the app holds, and counts them.

mod council;
mod figures;
mod forest;
mod king;
mod make;
mod maker;
mod mixes;

use crate::Failure;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Play games and print their puzzles, one a line: the files in `core/app/src/puzzles`
    Make(make::Args),
    /// Prove every puzzle again and count them by theme, grade and level
    Figures(figures::Args),
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    match &args.command {
        Command::Make(args) => make::run(args),
        Command::Figures(args) => figures::run(args),
    }
}
