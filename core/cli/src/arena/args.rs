//! The options of `douze arena`.

use crate::{Characters, Failure};
use clap::ValueEnum;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The games that this version has.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Game {
    Forest,
    King,
}

impl Game {
    /// Its word in commands and records.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Forest => "forest",
            Self::King => "king",
        }
    }
}

#[derive(clap::Args)]
pub(crate) struct Args {
    pub(super) game: Game,
    /// The level that is measured; forest: random, greedy, search10k, fawn, fox, wolf or owl; king: random, greedy,
    /// pretender, courtier or strategist; both: the strangers highest, lowest and copycat
    #[arg(long, value_name = "LEVEL")]
    pub(super) a: String,
    /// Its opponent
    #[arg(long, value_name = "LEVEL")]
    pub(super) b: String,
    /// How many whole games; with 2 seats an even number, as each deal is played twice, with seats swapped
    #[arg(long, value_parser = games)]
    pub(super) games: u32,
    /// Players in a game: A and copies of B, A on every seat of each deal in turn. A forest duel has 2
    #[arg(long, value_name = "2-4", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(super) seats: u8,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Forest: five cards drawn, three kept
    #[arg(long)]
    pub(super) choose3: bool,
    /// King: the same characters in every deal, as in `douze play`; left out: each deal draws its own
    #[arg(long, value_name = "CHARACTERS")]
    pub(super) characters: Option<Characters>,
    /// One JSON object on the last line
    #[arg(long)]
    pub(super) json: bool,
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
    pub(super) fn a_seat(&self, game: u32) -> u8 {
        (game % u32::from(self.seats)) as u8
    }

    /// The number of this game's cards and dice.
    pub(super) fn deal(&self, game: u32) -> u32 {
        game / u32::from(self.seats)
    }

    /// The chance of a deal, or of a part of it.
    pub(super) fn chance(&self, stream: u64) -> ChaCha8Rng {
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        chance.set_stream(stream);
        chance
    }
}

/// A word for a level: one of this game, or why there is none. `later` are promised and not yet there.
pub(super) fn level<L: std::str::FromStr<Err: ToString>>(
    id: &str,
    later: &[&str],
    there: &str,
) -> Result<L, Failure> {
    if later.contains(&id) {
        return Err(Failure::Usage(format!("{id}: this level comes later; there are {there}")));
    }
    id.parse().map_err(|error: L::Err| Failure::Usage(error.to_string()))
}
