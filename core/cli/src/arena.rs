//! `douze arena`: two levels against each other on mirrored deals, each played twice with seats swapped.

use crate::{Failure, Game};
use douze_ai::forest::{Level, decide};
use douze_ai::{Budget, Control};
use douze_rules::forest::{Action, Phase, State, Variant, Winner, apply, observe, sample};
use douze_rules::{Seat, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::time::{Duration, Instant};

/// Levels that are promised and not yet there.
const LATER: [&str; 3] = ["search10k", "wolf", "owl"];

/// Positions that a decision may look at. No limit of time, so that the same seed plays the same games.
const BUDGET: Budget = Budget::nodes(100_000);

#[derive(clap::Args)]
pub(crate) struct Args {
    game: Game,
    /// The level that is measured: random, greedy, fawn or fox
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    a: Level,
    /// Its opponent
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    b: Level,
    /// How many games, an even number: each deal is played twice, with seats swapped
    #[arg(long, value_parser = games)]
    games: u32,
    /// Players in a game; a forest duel has 2
    #[arg(long = "seats", value_name = "2", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=2))]
    _seats: u8,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Five cards drawn, three kept
    #[arg(long)]
    choose3: bool,
    /// One JSON object on the last line
    #[arg(long)]
    json: bool,
}

fn level(id: &str) -> Result<Level, String> {
    if LATER.contains(&id) {
        return Err("this level comes later; there are random, greedy, fawn and fox".into());
    }
    id.parse().map_err(|error: douze_ai::forest::NoSuchLevel| error.to_string())
}

fn games(text: &str) -> Result<u32, String> {
    let games: u32 = text.parse().map_err(|_| "not a number of games".to_owned())?;
    if games > 0 && games.is_multiple_of(2) {
        return Ok(games);
    }
    Err("each deal is played twice, so the number of games is even: 2, 4, …".into())
}

/// Everything about A.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    a: &'static str,
    b: &'static str,
    seed: u64,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    /// Points of A minus points of B.
    mean_margin: f64,
    /// Wall time of a decision.
    ms_median: f64,
    ms_p99: f64,
    nodes_median: u32,
}

/// What A's decisions cost.
#[derive(Default)]
struct Costs {
    times: Vec<Duration>,
    nodes: Vec<u32>,
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    let Game::Forest = args.game;
    let (mut wins, mut draws, mut margin) = (0, 0, 0);
    let mut costs = Costs::default();
    for game in 0..args.games {
        let a_seat = Seat::new((game % 2) as u8);
        let end = play(args, game / 2, a_seat, &mut costs)
            .map_err(|what| Failure::Wrong { json: false, text: format!("game {game}: {what}") })?;
        match end.verdict().map(|verdict| verdict.winner) {
            Some(Winner::Seat(seat)) => wins += u32::from(seat == a_seat),
            _ => draws += 1,
        }
        let scores = end.scores();
        margin += i32::from(scores[a_seat.index()]) - i32::from(scores[a_seat.other().index()]);
    }
    costs.times.sort_unstable();
    costs.nodes.sort_unstable();
    let ms = |percent| quantile(&costs.times, percent).as_secs_f64() * 1e3;
    let report = Report {
        game: "forest",
        a: args.a.id(),
        b: args.b.id(),
        seed: args.seed,
        games: args.games,
        wins,
        draws,
        losses: args.games - wins - draws,
        mean_margin: f64::from(margin) / f64::from(args.games),
        ms_median: ms(50),
        ms_p99: ms(99),
        nodes_median: quantile(&costs.nodes, 50),
    };
    if args.json {
        return serde_json::to_string(&report).map_err(|error| Failure::Usage(error.to_string()));
    }
    let Report { a, b, games, wins, draws, losses, mean_margin, ms_median, ms_p99, nodes_median, .. } =
        report;
    let share = (f64::from(wins) + f64::from(draws) / 2.0) / f64::from(games);
    Ok(format!(
        "{a} against {b}: {games} games, {wins} won, {draws} drawn, {losses} lost; share {share:.3}, margin {mean_margin:+.2}\n\
         a decision of {a}: {ms_median:.3} ms (99 % below {ms_p99:.3} ms), {nodes_median} positions"
    ))
}

/// Plays one game to its end. Cards and seeds depend on the deal alone, so both seatings meet the same.
fn play(args: &Args, deal: u32, a_seat: Seat, costs: &mut Costs) -> Result<State, String> {
    let mut chance = ChaCha8Rng::seed_from_u64(args.seed);
    chance.set_stream(deal.into());
    let variant = if args.choose3 { Variant::Choose3 } else { Variant::Standard };
    let mut state = State::new(variant);
    while state.phase() != Phase::Over {
        let action = match state.asked().next() {
            None => {
                let mut pick = |below| ((u64::from(chance.next_u32()) * u64::from(below)) >> 32) as u32;
                sample(&state, &mut pick).ok_or("no chance to take")?
            }
            Some(seat) if seat == a_seat => {
                let (seed, start) = (chance.next_u64(), Instant::now());
                let (action, nodes) = ask(&state, seat, args.a, seed)?;
                costs.times.push(start.elapsed());
                costs.nodes.push(nodes);
                action
            }
            Some(seat) => ask(&state, seat, args.b, chance.next_u64())?.0,
        };
        apply(&mut state, action, &mut ()).map_err(|illegal| format!("{action:?}: {illegal}"))?;
    }
    Ok(state)
}

/// A player's answer and the positions that it looked at.
fn ask(state: &State, seat: Seat, level: Level, seed: u64) -> Result<(Action, u32), String> {
    let view = observe(state, Viewer::Seat(seat));
    let decision = decide(&view, level, seed, &BUDGET, &Control::new());
    let decision = decision.ok_or_else(|| format!("{level} gave no answer"))?;
    Ok((decision.action, decision.nodes))
}

/// The value below which `percent` of the sorted values lie.
fn quantile<T: Copy + Default>(sorted: &[T], percent: usize) -> T {
    let rank = (sorted.len() * percent).div_ceil(100).max(1) - 1;
    sorted.get(rank).copied().unwrap_or_default()
}
