//! `douze play`: the app in a terminal, over the same session and screens as every other shell. Whatever a game
//! says comes from the screen; one answer is one decision, given as a number or a word of the list.

mod choice;
mod draw;
mod forest;
mod king;
mod record_file;
mod setup;
mod table;

use crate::{Characters, Failure, Game};
use choice::{Choice, choices};
use douze_app::record::{self, Play};
use douze_app::screen::{Body, Screen};
use douze_app::text::Text;
use douze_app::{DouzeError, ExportKind, ForestVariant, Intent, Language, Session, TwelveGroups, Update};
use record_file::RecordFile;
use setup::Wish;
use std::path::PathBuf;
use std::sync::Arc;
use table::{Answer, Terminal};

#[derive(clap::Args)]
pub(crate) struct Args {
    game: Game,
    /// Folder of games and settings
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Language, kept in the settings if they say another one
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "fr", "de"])]
    lang: Option<String>,
    /// Chance of a new game: the same seed deals the same cards
    #[arg(long)]
    seed: Option<u64>,
    /// Who plays a new game, by seat. Forest: black and white, person, fawn or fox each. King: 2 to 16, person
    /// or pretender each; from five on it is a tournament
    #[arg(long, value_name = "PLAYER,PLAYER,…")]
    players: Option<String>,
    /// Forest: how a new game begins, standard or choose3
    #[arg(long, value_parser = variant)]
    variant: Option<ForestVariant>,
    /// King: the characters of a new game: first, random, or seven ids with the Knight among them
    #[arg(long, value_name = "CHARACTERS")]
    characters: Option<Characters>,
    /// King: the groups of a new tournament of 12 players, 4,4,4 or 3,3,3,3
    #[arg(long, value_parser = groups)]
    groups: Option<TwelveGroups>,
    /// King: stop at each step of a turn and explain it, in a new game
    #[arg(long)]
    steps: bool,
    /// Begin a new game even if one is to be continued (so does every choice about a new game)
    #[arg(long)]
    new: bool,
    /// Write the record of the ended game to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// One JSON object on the last line: whether the game has ended, and how
    #[arg(long)]
    json: bool,
}

fn language(id: &str) -> Option<Language> {
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

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
    let wish = Wish::of(args)?;
    let dir =
        args.data.clone().or_else(data_folder).ok_or_else(|| Failure::Usage("--data is needed".into()))?;
    let locales = args.lang.as_ref().map_or_else(locales, |lang| vec![lang.clone()]);
    let session = Session::open(dir.to_string_lossy().into_owned(), locales).map_err(|e| failed(&e))?;
    let screen = session.screen().map_err(|e| failed(&e))?;
    let mut spoken = screen.look.language;
    if let Some(wanted) = args.lang.as_ref().filter(|wanted| **wanted != spoken) {
        // The settings say another one.
        session.dispatch(Intent::SetLanguage { language: language(wanted) }).map_err(|e| failed(&e))?;
        spoken.clone_from(wanted);
    }
    let text = language(&spoken).and_then(|language| Text::new(language).ok());
    let text = text.ok_or_else(|| Failure::Usage("the texts cannot be read".into()))?;
    let record = args.record.clone().map(RecordFile::new).transpose()?;
    let mut player = Player { game: args.game, session, text, terminal: Terminal::new() };
    player.terminal.say(&text.say("tool-welcome"));
    player.begin(args, &wish)?;
    player.play().map_err(|e| failed(&e))?;
    player.end(args.json, record)
}

fn failed(error: &DouzeError) -> Failure {
    Failure::Wrong { json: false, text: format!("{}\n({error})", error.sentence()) }
}

/// The same folder as the window's.
fn data_folder() -> Option<PathBuf> {
    let home = || std::env::var_os("HOME").map(PathBuf::from);
    if cfg!(target_os = "macos") {
        return Some(home()?.join("Library/Application Support/douze"));
    }
    let data = std::env::var_os("XDG_DATA_HOME").filter(|dir| !dir.is_empty()).map(PathBuf::from);
    Some(data.or_else(|| Some(home()?.join(".local/share")))?.join("douze"))
}

/// What the system speaks, best first.
fn locales() -> Vec<String> {
    let of = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let list = of("LANGUAGE").unwrap_or_default();
    let single = of("LC_ALL").or_else(|| of("LC_MESSAGES")).or_else(|| of("LANG"));
    list.split(':').map(str::to_owned).chain(single).filter(|name| !name.is_empty()).collect()
}

struct Player {
    game: Game,
    session: Arc<Session>,
    text: Text,
    terminal: Terminal,
}

impl Player {
    /// Goes on with the last game, or begins a new one.
    fn begin(&mut self, args: &Args, wish: &Wish) -> Result<(), Failure> {
        let wanted = |intent| self.session.dispatch(intent).map_err(|error| failed(&error));
        let continued =
            if args.new || wish.is_new() { None } else { Some(wanted(Intent::ContinueGame)?.screen) };
        if let Some(screen) = continued {
            if let Some(notice) = &screen.notice {
                self.terminal.say(&notice.sentence);
                wanted(Intent::DismissNotice)?;
            }
            match setup::shown(&screen) {
                Some(game) if game == setup::kind(args.game) => return Ok(()),
                // The last game is another one, and stays saved.
                Some(_) => drop(wanted(Intent::OpenHome)?),
                None => {}
            }
        }
        match wish.start(&self.session).map_err(|error| failed(&error))? {
            Ok(update) => {
                self.tell(&update);
                Ok(())
            }
            Err(refused) => Err(Failure::Usage(refused)),
        }
    }

    /// Until the game or the input ends, or somebody quits.
    fn play(&mut self) -> Result<(), DouzeError> {
        let mut drawn = None;
        loop {
            let screen = self.session.screen()?;
            if let Some(thinking) = &screen.thinking {
                self.terminal.say(&thinking.sentence);
                let update = self.session.think(thinking.ticket)?;
                self.tell(&update);
                continue;
            }
            let choices = choices(&screen);
            if drawn.as_ref() != Some(&screen) {
                self.terminal.say(&draw::screen(&screen, &choices));
                drawn = Some(screen.clone());
            }
            let over = match &screen.body {
                Body::Forest { forest } => forest.result.is_some(),
                Body::King { king } => king.result.is_some(),
                _ => false,
            };
            if over {
                return Ok(());
            }
            match self.terminal.ask(&self.text.say("tool-prompt")) {
                Answer::End => {
                    self.terminal.say(&self.text.say("tool-end-of-input"));
                    return Ok(());
                }
                Answer::Word(word) => match word.as_str() {
                    "" => {}
                    "quit" => {
                        self.terminal.say(&self.text.say("tool-bye"));
                        return Ok(());
                    }
                    "help" => self.terminal.say(&self.text.say("tool-help")),
                    "why" => self.explain(&screen)?,
                    _ => {
                        if let Some(choice) = choice::find(&choices, &word) {
                            self.decide(&screen, choice)?;
                        } else {
                            let word = [("word", word.as_str().into())];
                            self.terminal.say(&self.text.with("tool-bad-answer", &word));
                        }
                    }
                },
            }
        }
    }

    /// Selects, and confirms at once where that is a whole decision.
    fn decide(&mut self, before: &Screen, choice: &Choice) -> Result<(), DouzeError> {
        let mut update = self.session.dispatch(choice.intent.clone())?;
        if choice::is_decided(&choice.intent, &update.screen) {
            update = self.session.dispatch(Intent::Confirm)?;
        }
        if let Intent::OpenHistory = choice.intent {
            return self.history(&update.screen);
        }
        if before.secret && !update.screen.secret {
            self.terminal.hide(&self.text.say("tool-hidden"));
        }
        self.tell(&update);
        if let Some(rejection) = update.rejection {
            self.terminal.say(&rejection.sentence);
        }
        Ok(())
    }

    /// What just happened, unless the slow mode has stopped to tell it.
    fn tell(&mut self, update: &Update) {
        if !matches!(&update.screen.body, Body::King { king } if king.step.is_some()) {
            self.terminal.tell(&update.beats);
        }
    }

    /// The turns of this round.
    fn history(&mut self, screen: &Screen) -> Result<(), DouzeError> {
        if let Body::King { king } = &screen.body
            && let Some(history) = &king.history
        {
            self.terminal.say(&king::draw_history(history));
            self.session.dispatch(history.close.intent.clone())?;
        }
        Ok(())
    }

    /// How the points of all seats came about.
    fn explain(&mut self, screen: &Screen) -> Result<(), DouzeError> {
        let why: Vec<Intent> = match &screen.body {
            Body::Forest { forest } => forest.seats.iter().map(|seat| seat.why.clone()).collect(),
            Body::King { king } => {
                king.groups.iter().flat_map(|group| &group.seats).map(|seat| seat.why.clone()).collect()
            }
            _ => return Ok(()),
        };
        for intent in why {
            let inspect = match self.session.dispatch(intent)?.screen.body {
                Body::Forest { forest } => forest.inspect,
                Body::King { king } => king.inspect,
                _ => None,
            };
            if let Some(inspect) = &inspect {
                self.terminal.say(&draw::account(inspect));
            }
        }
        self.session.dispatch(Intent::CloseInspect)?;
        Ok(())
    }

    /// The record, where there is one, and what is asked for on the last line.
    fn end(&mut self, json: bool, file: Option<RecordFile>) -> Result<String, Failure> {
        let record = match self.session.export(ExportKind::Record) {
            Ok(record) => Some(record.bytes),
            Err(DouzeError::Missing { .. }) => None,
            Err(error) => return Err(failed(&error)),
        };
        if let (Some(file), Some(record)) = (file, &record) {
            let path = file.write(record)?;
            let file = [("file", path.display().to_string().into())];
            self.terminal.say(&self.text.with("tool-record", &file));
        }
        if !json {
            return Ok(String::new());
        }
        let replay = record.and_then(|record| record::read(&record).ok());
        let end = replay.as_ref().map(|replay| end_of(&replay.play));
        let game = match replay.map(|replay| replay.play) {
            Some(Play::King(play)) if play.setup.is_tournament() => "tournament",
            Some(Play::King(_)) => "king",
            Some(Play::Forest(_)) => "forest",
            Some(Play::Council(_)) => "council",
            None => self.game.id(),
        };
        Ok(serde_json::json!({ "game": game, "ended": end.is_some(), "end": end }).to_string())
    }
}

/// How a game ended.
fn end_of(play: &Play) -> serde_json::Value {
    match play {
        Play::Forest(play) => {
            let position = record::forest::Position::of(&play.state);
            serde_json::json!({
                "round": position.round,
                "scores": position.scores,
                "winner": position.winner,
                "decided_by": position.decided_by,
            })
        }
        Play::King(play) => {
            let position = record::king::Position::of(&play.state);
            serde_json::json!({
                "round": position.round,
                "turn": position.turn,
                "points": position.points,
                "crowns": position.crowns,
                "winner": position.winner,
            })
        }
        Play::Council(play) => {
            let position = record::council::Position::of(&play.state);
            serde_json::json!({
                "turn": position.turn,
                "favour": position.favour,
                "outcome": position.outcome,
                "ruler": position.ruler,
                "score": position.score,
            })
        }
    }
}
