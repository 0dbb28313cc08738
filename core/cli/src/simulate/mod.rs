//! `douze simulate`: whole councils of councillors and models of people, to see how hard the deck and its months are, and
//! how the councillors play beside whom.

mod log;
mod member;
mod people;

use crate::Failure;
use crate::chance::pick;
use clap::ValueEnum;
use douze_ai::council::{Level, Said, Simulation, Temperament};
use douze_app::deck::Deck;
use douze_rules::Seat;
use douze_rules::council::{Draft, Outcome, Phase, Scenario, Setup, State};
use member::Sits;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::fmt::Write;
use std::path::PathBuf;
use std::time::Duration;

/// The games that can be simulated: those that are won together.
#[derive(Clone, Copy, ValueEnum)]
enum Game {
    Council,
}

#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command")]
pub(crate) struct Args {
    game: Game,
    /// Councillors at the table; left out: as many as --seats names
    #[arg(long, value_name = "2-4", value_parser = clap::value_parser!(u8).range(2..=4), required_unless_present = "seats")]
    players: Option<u8>,
    /// Who sits there, in order: `sage-bold`, `councillor-careful` …, or a model of a person: greedy, greedy-truth, thinker … (another word lists them)
    #[arg(long, value_name = "LIST", value_delimiter = ',', conflicts_with_all = ["players", "level", "temperament"])]
    seats: Vec<String>,
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
    /// A silent council for the whole game
    #[arg(long)]
    silent: bool,
    /// No bells, as in a table's first game
    #[arg(long)]
    no_bells: bool,
    /// What is said and done, game by game
    #[arg(long, conflicts_with = "json")]
    log: bool,
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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    seats: Vec<String>,
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
    /// Games that came to the throne and were lost on it.
    lost_at_throne: u32,
    /// Words of councillors about who plays for the target, and those that their next card belied.
    words_given: u32,
    words_belied: u32,
    /// Wall time of a councillor's decision.
    ms_median: f64,
    ms_p99: f64,
}

#[derive(Default)]
struct Tally {
    won: u32,
    score: u32,
    solved: u32,
    bells: u32,
    throne: u32,
    given: u32,
    belied: u32,
    /// Wall time of every decision.
    times: Vec<Duration>,
    log: String,
}

impl Tally {
    fn count(&mut self, end: &State) {
        let won = end.outcome() == Some(Outcome::Won);
        self.won += u32::from(won);
        self.score += u32::from(end.score().total());
        self.solved += end.solved().count() as u32;
        self.bells += u32::from(end.bells_rung());
        self.throne += u32::from(!won && end.solved().count() + end.failed().count() == 7);
    }

    /// What councillors said before their choice, and what they chose.
    fn hear(&mut self, seats: &[Sits], before: &State, chosen: &State, heard: &[Said]) {
        for (seat, _) in
            (0..).map(Seat::new).zip(seats).filter(|(_, sits)| matches!(sits, Sits::Councillor(_)))
        {
            let words = people::kept::words(before, chosen, heard, seat);
            self.given += words.given;
            self.belied += words.belied;
        }
    }

    fn add(mut self, other: Self) -> Self {
        self.won += other.won;
        self.score += other.score;
        self.solved += other.solved;
        self.bells += other.bells;
        self.throne += other.throne;
        self.given += other.given;
        self.belied += other.belied;
        self.times.extend(other.times);
        self.log.push_str(&other.log);
        self
    }
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    let Game::Council = args.game;
    let usage = |text: String| Failure::Usage(text);
    let seats = seats(args).map_err(usage)?;
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
    // Side by side, a range of the games each: every game has a chance of its own.
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    let each = args.games.div_ceil(threads).max(1);
    let ranges =
        (0..threads).map(|thread| (thread * each).min(args.games)..(thread * each + each).min(args.games));
    let parts: Vec<Result<Tally, Failure>> = std::thread::scope(|scope| {
        let start = |range| scope.spawn(|| games(args, &seats, month, deck, range));
        let running: Vec<_> = ranges.map(start).collect();
        let broken = || Failure::Wrong { json: false, text: "a game broke off".into() };
        running.into_iter().map(|part| part.join().unwrap_or_else(|_| Err(broken()))).collect()
    });
    let mut tally = Tally::default();
    for part in parts {
        tally = tally.add(part?);
    }
    report(args, month, &seats, deck.name(), tally)
}

/// Who sits where.
fn seats(args: &Args) -> Result<Vec<Sits>, String> {
    if !args.seats.is_empty() {
        if !(2..=4).contains(&args.seats.len()) {
            return Err("a council has 2 to 4 seats".into());
        }
        return args.seats.iter().map(|word| Sits::from_word(word)).collect();
    }
    let level: Level = args.level.parse().map_err(|error: douze_ai::NoSuchLevel| error.to_string())?;
    let temperament = Temperament::from_id(&args.temperament)
        .ok_or("no such temperament; there are bold, careful and loyal")?;
    Ok(vec![Sits::Councillor(level.with(temperament)); args.players.unwrap_or(3).into()])
}

fn games(
    args: &Args,
    seats: &[Sits],
    month: Option<Scenario>,
    deck: &Deck,
    games: std::ops::Range<u32>,
) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    for game in games {
        let mut chance = ChaCha8Rng::seed_from_u64(args.seed);
        chance.set_stream(game.into());
        let broken = |what: String| Failure::Wrong { json: false, text: format!("game {game}: {what}") };
        let setup = draw(args, seats.len(), month, deck, &mut chance).map_err(broken)?;
        let members = seats.iter().map(Sits::seated).collect();
        let numbers = &mut || chance.next_u64();
        let mut table = Simulation::new(State::new(&setup), deck.rules(), members, numbers);
        if args.log {
            writeln!(tally.log, "=== game {game}").ok();
        }
        while table.state.phase() != Phase::Over {
            let (before, said) = (table.state, table.heard.len());
            table.step().map_err(|stuck| broken(format!("{stuck:?}")))?;
            if before.phase() == Phase::Choose && table.state.phase() == Phase::Reveal {
                tally.hear(seats, &before, &table.state, table.heard.get(..said).unwrap_or_default());
            }
            if args.log {
                tally.log.push_str(&log::step(&before, said, &table.heard, &table.events));
            }
        }
        tally.count(&table.state);
        table
            .members
            .iter_mut()
            .for_each(|seated| tally.times.extend(seated.times.take().into_iter().flatten()));
    }
    Ok(tally)
}
fn draw(
    args: &Args,
    players: usize,
    month: Option<Scenario>,
    deck: &Deck,
    chance: &mut ChaCha8Rng,
) -> Result<Setup, String> {
    let rules = deck.rules();
    let pick = &mut |below| pick(chance, below);
    let draft = match month {
        Some(month) => Draft::month(players, month, None, rules, pick),
        None => Draft::normal(players, None, rules, pick),
    };
    let silent = draft.silent || args.silent;
    Setup::new(&Draft { bells: !args.no_bells, silent, ..draft }, rules).map_err(|error| error.to_string())
}

fn report(
    args: &Args,
    month: Option<Scenario>,
    seats: &[Sits],
    deck: &str,
    mut tally: Tally,
) -> Result<String, Failure> {
    tally.times.sort_unstable();
    let ms = |percent: usize| {
        let rank = (tally.times.len() * percent).div_ceil(100).max(1) - 1;
        tally.times.get(rank).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let (level, temperament) = match (seats, args.seats.is_empty()) {
        ([Sits::Councillor(player), ..], true) => (player.level.id(), player.temperament.id()),
        _ => ("mixed", "mixed"),
    };
    let mean = |sum: u32| f64::from(sum) / f64::from(args.games);
    let report = Report {
        game: "council",
        players: seats.len() as u8,
        scenario: month.map(Scenario::id),
        seats: args.seats.clone(),
        level,
        temperament,
        deck: deck.to_owned(),
        seed: args.seed,
        games: args.games,
        won: tally.won,
        mean_score: mean(tally.score),
        mean_solved: mean(tally.solved),
        mean_bells: mean(tally.bells),
        lost_at_throne: tally.throne,
        words_given: tally.given,
        words_belied: tally.belied,
        ms_median: ms(50),
        ms_p99: ms(99),
    };
    if args.json {
        return serde_json::to_string(&report).map_err(|error| Failure::Usage(error.to_string()));
    }
    let Report { players, scenario, games, won, .. } = report;
    let Report { mean_score, mean_solved, mean_bells, .. } = report;
    let kind = scenario.unwrap_or("normal");
    let share = 100.0 * mean(won);
    let who = if args.seats.is_empty() {
        format!("{players} of {level}, {temperament}")
    } else {
        args.seats.join(", ")
    };
    Ok(format!(
        "{}{kind}, {who}: {games} games, {won} won ({share:.1} %); score {mean_score:.1}, \
         {mean_solved:.2} dilemmas solved, {mean_bells:.2} bells, {} lost at the throne, \
         {} words given and {} belied\n\
         a decision: {:.3} ms (99 % below {:.3} ms)",
        tally.log,
        report.lost_at_throne,
        report.words_given,
        report.words_belied,
        report.ms_median,
        report.ms_p99
    ))
}
