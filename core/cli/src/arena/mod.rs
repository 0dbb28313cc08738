//! `douze arena`: two levels against each other on mirrored deals.

mod forest;
mod king;

use crate::{Failure, Game};
use douze_ai::Budget;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::time::{Duration, Instant};

/// Positions that a decision may look at. No limit of time, so that the same seed plays the same games.
const BUDGET: Budget = Budget::nodes(1_000_000);

#[derive(clap::Args)]
pub(crate) struct Args {
    game: Game,
    /// The level that is measured; forest: random, greedy, search10k, fawn, fox, wolf or owl; king: random, greedy,
    /// pretender, courtier or strategist
    #[arg(long, value_name = "LEVEL")]
    a: String,
    /// Its opponent
    #[arg(long, value_name = "LEVEL")]
    b: String,
    /// How many whole games; with 2 seats an even number, as each deal is played twice, with seats swapped
    #[arg(long, value_parser = games)]
    games: u32,
    /// Players in a game: A and copies of B, A on every seat of each deal in turn. A forest duel has 2
    #[arg(long, value_name = "2-4", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Forest: five cards drawn, three kept
    #[arg(long)]
    choose3: bool,
    /// King: the same characters in every deal, as in `douze play`; left out: each deal draws its own
    #[arg(long, value_name = "CHARACTERS")]
    characters: Option<crate::Characters>,
    /// One JSON object on the last line
    #[arg(long)]
    json: bool,
}

fn games(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(0) => Err("at least one game, and with 2 seats the number of games is even: 2, 4, …".into()),
        Ok(games) => Ok(games),
        Err(_) => Err("not a number of games".into()),
    }
}

impl Args {
    /// A's seat in this game.
    fn a_seat(&self, game: u32) -> u8 {
        (game % u32::from(self.seats)) as u8
    }

    /// The number of this game's cards and dice.
    fn deal(&self, game: u32) -> u32 {
        game / u32::from(self.seats)
    }

    /// The chance of a deal, or of a part of it.
    fn chance(&self, stream: u64) -> ChaCha8Rng {
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        chance.set_stream(stream);
        chance
    }
}

/// A number below `below`, from the upper bits.
fn pick(chance: &mut ChaCha8Rng, below: u32) -> u32 {
    ((u64::from(chance.next_u32()) * u64::from(below)) >> 32) as u32
}

/// A game of A.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Lost,
    Drawn,
    Won,
}

/// How the games of A went.
#[derive(Default)]
struct Tally {
    /// Of every game.
    ends: Vec<End>,
    /// Summed over the games.
    margin: i32,
    /// Wall time of every decision.
    times: Vec<Duration>,
    nodes: Vec<u32>,
}

impl Tally {
    fn count(&self, end: End) -> u32 {
        self.ends.iter().filter(|&&one| one == end).count() as u32
    }

    /// A's share of the games, a draw counts half, and its standard error over deals: the games of one deal, from all
    /// seats, are no more than one observation. None of a single deal.
    fn share(&self, seats: u8) -> (f64, Option<f64>) {
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
    fn time<T>(&mut self, decide: impl FnOnce() -> Result<(T, u32), String>) -> Result<T, String> {
        let start = Instant::now();
        let (answer, nodes) = decide()?;
        self.times.push(start.elapsed());
        self.nodes.push(nodes);
        Ok(answer)
    }
}

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

/// A word for a level: one of this game, or why there is none. `later` are promised and not yet there.
fn level<L: std::str::FromStr<Err: ToString>>(id: &str, later: &[&str], there: &str) -> Result<L, Failure> {
    if later.contains(&id) {
        return Err(Failure::Usage(format!("{id}: this level comes later; there are {there}")));
    }
    id.parse().map_err(|error: L::Err| Failure::Usage(error.to_string()))
}

/// What went wrong in a game, which should not be.
fn broken(game: u32, what: &str) -> Failure {
    Failure::Wrong { json: false, text: format!("game {game}: {what}") }
}

/// The value below which `percent` of the sorted values lie.
fn quantile<T: Copy + Default>(sorted: &[T], percent: usize) -> T {
    let rank = (sorted.len() * percent).div_ceil(100).max(1) - 1;
    sorted.get(rank).copied().unwrap_or_default()
}
