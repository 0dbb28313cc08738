//! The call of `douze play`.

use crate::Characters;
use clap::ValueEnum;
use douze_app::{ForestVariant, GameKind, Language, TwelveGroups};
use douze_rules::council::Scenario;
use std::path::PathBuf;

/// The games that can be played.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Game {
    Forest,
    King,
    Council,
}

#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "switches of a call")]
pub(crate) struct Args {
    pub(super) game: Game,
    /// Folder of games and settings
    #[arg(long, value_name = "DIR")]
    pub(super) data: Option<PathBuf>,
    /// Language, kept in the settings if they say another one
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "fr", "de"])]
    pub(super) lang: Option<String>,
    /// Chance of a new game: the same seed deals the same cards
    #[arg(long)]
    pub(super) seed: Option<u64>,
    /// Who plays a new game, by seat. Forest: black and white, person, fawn, fox, wolf or owl each. King: 2 to 16,
    /// person, pretender, courtier or strategist each; from five on it is a tournament. Council: 2 to 4, person,
    /// apprentice, councillor or sage each; of these with a temperament, as in sage:bold (bold, careful, loyal)
    #[arg(long, value_name = "PLAYER,PLAYER,…")]
    pub(super) players: Option<String>,
    /// Forest: how a new game begins, standard or choose3
    #[arg(long, value_parser = variant)]
    pub(super) variant: Option<ForestVariant>,
    /// King: the characters of a new game: first, random, or seven ids with the Knight among them
    #[arg(long, value_name = "CHARACTERS")]
    pub(super) characters: Option<Characters>,
    /// King: the groups of a new tournament of 12 players, 4,4,4 or 3,3,3,3
    #[arg(long, value_parser = groups)]
    pub(super) groups: Option<TwelveGroups>,
    /// King: stop at each step of a turn and explain it, in a new game
    #[arg(long)]
    pub(super) steps: bool,
    /// Council: january to december, or none for a normal game
    #[arg(long, value_parser = month)]
    pub(super) month: Option<Month>,
    /// Council: the seven petitioners of a free game
    #[arg(long, value_name = "ID,ID,…", requires = "dilemmas", conflicts_with = "month")]
    pub(super) petitioners: Option<String>,
    /// Council: the seven dilemmas of a free game, by their numbers in the deck
    #[arg(long, value_name = "N,N,…", requires = "petitioners")]
    pub(super) dilemmas: Option<String>,
    /// Council: is the whole game silent, on or off
    #[arg(long, value_name = "ON|OFF", value_parser = on_off)]
    pub(super) silent: Option<bool>,
    /// Council: are there bells, on or off
    #[arg(long, value_name = "ON|OFF", value_parser = on_off)]
    pub(super) bells: Option<bool>,
    /// Council: play with this deck, which is kept
    #[arg(long, value_name = "FILE")]
    pub(super) deck: Option<PathBuf>,
    /// The lesson of the game, in place of a game
    #[arg(long)]
    pub(super) lesson: bool,
    /// Begin a new game even if one is to be continued (so does every choice about a new game)
    #[arg(long)]
    pub(super) new: bool,
    /// The puzzle of the day of the game, in place of a game
    #[arg(long)]
    pub(super) puzzle: bool,
    /// Watch this record step by step, in place of a game: it is kept among the finished games
    #[arg(long, value_name = "FILE")]
    pub(super) watch: Option<PathBuf>,
    /// What each decision of a person cost, after the end
    #[arg(long)]
    pub(super) review: bool,
    /// Write the record of the ended game to this file
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    /// One JSON object on the last line: whether the game has ended, and how
    #[arg(long)]
    pub(super) json: bool,
}

/// Which month; none for a game without one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Month(pub(super) Option<Scenario>);

impl Game {
    /// Its word in commands and records.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Forest => "forest",
            Self::King => "king",
            Self::Council => "council",
        }
    }

    /// The same in the app's words.
    pub(super) const fn kind(self) -> GameKind {
        match self {
            Self::Forest => GameKind::Forest,
            Self::King => GameKind::King,
            Self::Council => GameKind::Council,
        }
    }
}

pub(super) fn language(id: &str) -> Option<Language> {
    match id {
        "en" => Some(Language::English),
        "fr" => Some(Language::French),
        "de" => Some(Language::German),
        _ => None,
    }
}

fn variant(id: &str) -> Result<ForestVariant, String> {
    match id {
        "standard" => Ok(ForestVariant::Standard),
        "choose3" => Ok(ForestVariant::Choose3),
        _ => Err("the variants are standard and choose3".into()),
    }
}

fn groups(sizes: &str) -> Result<TwelveGroups, String> {
    match sizes {
        "4,4,4" => Ok(TwelveGroups::Fours),
        "3,3,3,3" => Ok(TwelveGroups::Threes),
        _ => Err("the groups are 4,4,4 or 3,3,3,3".into()),
    }
}

fn month(id: &str) -> Result<Month, String> {
    match (id, Scenario::from_id(id)) {
        ("none", _) => Ok(Month(None)),
        (_, Some(month)) => Ok(Month(Some(month))),
        _ => Err("the months are january to december, or none".into()),
    }
}

fn on_off(word: &str) -> Result<bool, String> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("on or off".into()),
    }
}
