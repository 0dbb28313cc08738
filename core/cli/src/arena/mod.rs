//! `douze arena`: two levels against each other on mirrored deals.

mod args;
mod forest;
mod king;
mod stranger;
mod tally;

use crate::Failure;
pub(crate) use args::Args;
use args::Game;
use serde::Serialize;
use tally::End;

/// Everything about A.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    a: &'static str,
    b: &'static str,
    seed: u64,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    /// Wins and half of the draws, of all games, and its standard error over deals; null of a single deal.
    share: f64,
    share_error: Option<f64>,
    /// Forest: points of A minus points of B. King: crowns of A minus those of the best other.
    mean_margin: f64,
    /// Wall time of a decision.
    ms_median: f64,
    ms_p99: f64,
    nodes_median: u32,
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    if args.seats == 2 && !args.games.is_multiple_of(2) {
        let why = "each deal is played twice, so the number of games is even: 2, 4, …";
        return Err(Failure::Usage(format!("--games {}: {why}", args.games)));
    }
    let ([a, b], mut tally) = match args.game {
        Game::Forest => forest::run(args)?,
        Game::King => king::run(args)?,
    };
    tally.times.sort_unstable();
    tally.nodes.sort_unstable();
    let ms = |percent| quantile(&tally.times, percent).as_secs_f64() * 1e3;
    let (share, share_error) = tally.share(args.seats);
    let report = Report {
        game: args.game.id(),
        seats: args.seats,
        a,
        b,
        seed: args.seed,
        games: args.games,
        wins: tally.count(End::Won),
        draws: tally.count(End::Drawn),
        losses: tally.count(End::Lost),
        share,
        share_error,
        mean_margin: f64::from(tally.margin) / f64::from(args.games),
        ms_median: ms(50),
        ms_p99: ms(99),
        nodes_median: quantile(&tally.nodes, 50),
    };
    if args.json {
        return serde_json::to_string(&report).map_err(|error| Failure::Usage(error.to_string()));
    }
    let Report { games, wins, draws, losses, mean_margin, ms_median, ms_p99, nodes_median, .. } = report;
    let error = share_error.map_or(String::new(), |error| format!(" ± {error:.3}"));
    let others = if args.seats > 2 { format!("{} times {b}", args.seats - 1) } else { b.to_owned() };
    Ok(format!(
        "{a} against {others}: {games} games, {wins} won, {draws} drawn, {losses} lost; share {share:.3}{error}, margin {mean_margin:+.2}\n\
         a decision of {a}: {ms_median:.3} ms (99 % below {ms_p99:.3} ms), {nodes_median} positions"
    ))
}

/// The value below which `percent` of the sorted values are.
fn quantile<T: Copy + Default>(sorted: &[T], percent: usize) -> T {
    let rank = (sorted.len() * percent).div_ceil(100).max(1) - 1;
    sorted.get(rank).copied().unwrap_or_default()
}
