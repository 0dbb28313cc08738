//! `douze simulate`: whole councils of councillors, to see how hard the deck and its months are.

mod table;

use crate::Failure;
use clap::ValueEnum;
use douze_ai::council::{Level, Player, Temperament};
use douze_app::deck::Deck;
use douze_rules::council::{Draft, Outcome, Scenario, Setup};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::path::PathBuf;
use std::time::Duration;

/// The games that can be simulated: those that are won together.
#[derive(Clone, Copy, ValueEnum)]
enum Game {
    Council,
}

#[derive(clap::Args)]
pub(crate) struct Args {
    game: Game,
    /// Councillors at the table
    #[arg(long, value_name = "2-4", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// A month, january to december; left out: normal games
    #[arg(long, value_name = "MONTH")]
    scenario: Option<String>,
    /// Of all councillors: random, apprentice, councillor or sage
    #[arg(long, value_name = "LEVEL", default_value = "councillor")]
    level: String,
    /// Of all councillors: bold, careful or loyal
    #[arg(long, value_name = "WORD", default_value = "careful")]
    temperament: String,
    /// A deck, as TOML; left out: the app's
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// How many whole games
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// No bells, as in a table's first game
    #[arg(long)]
    no_bells: bool,
    /// One JSON object on the last line
    #[arg(long)]
    json: bool,
}

/// How the games went.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    scenario: Option<&'static str>,
    level: &'static str,
    temperament: &'static str,
    deck: String,
    seed: u64,
    games: u32,
    won: u32,
    /// Years of a reign, lost ones included.
    mean_score: f64,
    /// Dilemmas solved, of seven.
    mean_solved: f64,
    /// Bells rung, free ones and a losing one included.
    mean_bells: f64,
    /// Wall time of a decision.
    ms_median: f64,
    ms_p99: f64,
}

#[derive(Default)]
struct Tally {
    won: u32,
    score: u32,
    solved: u32,
    bells: u32,
    /// Wall time of every decision.
    times: Vec<Duration>,
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    let Game::Council = args.game;
    let usage = |text: String| Failure::Usage(text);
    let level: Level = args.level.parse().map_err(|error: douze_ai::NoSuchLevel| usage(error.to_string()))?;
    let temperament = Temperament::from_id(&args.temperament)
        .ok_or_else(|| usage("no such temperament; there are bold, careful and loyal".into()))?;
    let player = level.with(temperament);
    let month = match args.scenario.as_deref().map(Scenario::from_id) {
        Some(None) => return Err(usage("no such month; there are january to december".into())),
        Some(month) => month,
        None => None,
    };
    let own = args.deck.as_deref().map(crate::deck::read).transpose()?;
    let deck = match &own {
        Some(own) => own,
        None => Deck::shipped().map_err(|_| usage("the shipped deck cannot be read".into()))?,
    };
    let mut tally = Tally::default();
    for game in 0..args.games {
        let mut chance = ChaCha8Rng::seed_from_u64(args.seed);
        chance.set_stream(game.into());
        let broken = |what| Failure::Wrong { json: false, text: format!("game {game}: {what}") };
        let setup = draw(args, month, deck, &mut chance).map_err(broken)?;
        let end = table::play(&setup, deck.rules(), player, &mut chance, &mut tally.times).map_err(broken)?;
        tally.won += u32::from(end.outcome() == Some(Outcome::Won));
        tally.score += u32::from(end.score().total());
        tally.solved += end.solved().count() as u32;
        tally.bells += u32::from(end.bells_rung());
    }
    report(args, month, player, deck.name(), tally)
}

fn draw(args: &Args, month: Option<Scenario>, deck: &Deck, chance: &mut ChaCha8Rng) -> Result<Setup, String> {
    let (players, rules) = (args.players.into(), deck.rules());
    let pick = &mut |below| pick(chance, below);
    let draft = match month {
        Some(month) => Draft::month(players, month, None, rules, pick),
        None => Draft::normal(players, None, rules, pick),
    };
    Setup::new(&Draft { bells: !args.no_bells, ..draft }, rules).map_err(|error| error.to_string())
}

/// A number below `below`, from the upper bits.
fn pick(chance: &mut ChaCha8Rng, below: u32) -> u32 {
    ((u64::from(chance.next_u32()) * u64::from(below)) >> 32) as u32
}

fn report(
    args: &Args,
    month: Option<Scenario>,
    player: Player,
    deck: &str,
    mut tally: Tally,
) -> Result<String, Failure> {
    tally.times.sort_unstable();
    let ms = |percent: usize| {
        let rank = (tally.times.len() * percent).div_ceil(100).max(1) - 1;
        tally.times.get(rank).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let mean = |sum: u32| f64::from(sum) / f64::from(args.games);
    let report = Report {
        game: "council",
        players: args.players,
        scenario: month.map(Scenario::id),
        level: player.level.id(),
        temperament: player.temperament.id(),
        deck: deck.to_owned(),
        seed: args.seed,
        games: args.games,
        won: tally.won,
        mean_score: mean(tally.score),
        mean_solved: mean(tally.solved),
        mean_bells: mean(tally.bells),
        ms_median: ms(50),
        ms_p99: ms(99),
    };
    if args.json {
        return serde_json::to_string(&report).map_err(|error| Failure::Usage(error.to_string()));
    }
    let Report { players, scenario, level, temperament, games, won, .. } = report;
    let Report { mean_score, mean_solved, mean_bells, .. } = report;
    let kind = scenario.unwrap_or("normal");
    let share = 100.0 * mean(won);
    Ok(format!(
        "{kind}, {players} of {level}, {temperament}: {games} games, {won} won ({share:.1} %); score {mean_score:.1}, \
         {mean_solved:.2} dilemmas solved, {mean_bells:.2} bells\n\
         a decision: {:.3} ms (99 % below {:.3} ms)",
        report.ms_median, report.ms_p99
    ))
}
