//! `douze play`: the app in a terminal, over the same session and screens as every other shell. Whatever a game
//! says comes from the screen; one answer is one decision, given as a number or a word of the list.

mod choices;
mod draw;
mod record_file;
mod table;

use crate::{Failure, Game};
use choices::{Choice, choices};
use douze_app::record::{self, Play, forest::Position};
use douze_app::screen::{Body, Screen};
use douze_app::text::Text;
use douze_app::{DouzeError, ForestVariant, GameKind, Intent, Language, PlayerKind, Session, Update};
use record_file::RecordFile;
use std::path::PathBuf;
use std::sync::Arc;
use table::{Answer, Terminal};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    _game: Game,
    /// Folder of games and settings
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Language, kept in the settings if they say another one
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "fr", "de"])]
    lang: Option<String>,
    /// Chance of a new game: the same seed deals the same cards
    #[arg(long)]
    seed: Option<u64>,
    /// Who sits on black and white in a new game: person, fawn or fox each
    #[arg(long, value_name = "BLACK,WHITE", value_parser = players)]
    players: Option<[PlayerKind; 2]>,
    /// How a new game begins: standard or choose3
    #[arg(long, value_parser = variant)]
    variant: Option<ForestVariant>,
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

fn players(ids: &str) -> Result<[PlayerKind; 2], String> {
    let player = |id: &str| match id {
        "person" => Ok(PlayerKind::Person),
        "fawn" => Ok(PlayerKind::Fawn),
        "fox" => Ok(PlayerKind::Fox),
        "wolf" | "owl" => Err("this player comes later; there are person, fawn and fox".to_owned()),
        _ => Err("the players are person, fawn and fox".into()),
    };
    match ids.split_once(',') {
        Some((black, white)) => Ok([player(black)?, player(white)?]),
        None => Err("two players are needed, as in person,fawn".into()),
    }
}

fn variant(id: &str) -> Result<ForestVariant, String> {
    match id {
        "standard" => Ok(ForestVariant::Standard),
        "choose3" => Ok(ForestVariant::Choose3),
        _ => Err("the variants are standard and choose3".into()),
    }
}

pub(crate) fn run(args: &Args) -> Result<String, Failure> {
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
    let mut player = Player { session, text, terminal: Terminal::new() };
    player.terminal.say(&text.say("tool-welcome"));
    player.begin(args)?;
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
    session: Arc<Session>,
    text: Text,
    terminal: Terminal,
}

impl Player {
    /// Goes on with the last game, or begins a new one.
    fn begin(&mut self, args: &Args) -> Result<(), Failure> {
        let fresh = args.new || args.seed.is_some() || args.players.is_some() || args.variant.is_some();
        let wanted = |intent| self.session.dispatch(intent).map_err(|error| failed(&error));
        let continued = if fresh { None } else { Some(wanted(Intent::ContinueGame)?) };
        if let Some(notice) = continued.as_ref().and_then(|update| update.screen.notice.as_ref()) {
            self.terminal.say(&notice.sentence);
            wanted(Intent::DismissNotice)?;
        }
        if continued.is_some_and(|update| !matches!(update.screen.body, Body::Home { .. })) {
            return Ok(());
        }
        let mut intents = vec![Intent::OpenSetup { game: GameKind::Forest }];
        if let Some(players) = args.players {
            let seats = || [0, 1].into_iter();
            // First two people, as the form wants one at any time.
            intents.extend(seats().map(|seat| Intent::SetPlayer { seat, player: PlayerKind::Person }));
            intents.extend(seats().zip(players).map(|(seat, player)| Intent::SetPlayer { seat, player }));
        }
        intents.extend(args.variant.map(|variant| Intent::SetVariant { variant }));
        intents.extend(args.seed.map(|seed| Intent::TypeSeed { seed: seed.to_string() }));
        intents.push(Intent::StartGame);
        for intent in intents {
            let update = wanted(intent)?;
            if let Some(rejection) = update.rejection {
                return Err(Failure::Usage(rejection.sentence));
            }
            self.terminal.tell(&update.beats);
        }
        Ok(())
    }

    /// Until the game or the input ends, or somebody quits.
    fn play(&mut self) -> Result<(), DouzeError> {
        let mut drawn = None;
        loop {
            let screen = self.session.screen()?;
            if let Some(thinking) = &screen.thinking {
                self.terminal.say(&thinking.sentence);
                let update = self.session.think(thinking.ticket)?;
                self.terminal.tell(&update.beats);
                continue;
            }
            let choices = choices(&screen);
            if drawn.as_ref() != Some(&screen) {
                self.terminal.say(&draw::screen(&screen, &choices));
                drawn = Some(screen.clone());
            }
            if matches!(&screen.body, Body::Forest { forest } if forest.result.is_some()) {
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
                        if let Some(choice) = choices::find(&choices, &word) {
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
        if choices::is_decided(&choice.intent, &update.screen) {
            update = self.session.dispatch(Intent::Confirm)?;
        }
        let Update { screen, beats, rejection } = update;
        if before.secret && !screen.secret {
            self.terminal.hide(&self.text.say("tool-hidden"));
        }
        self.terminal.tell(&beats);
        if let Some(rejection) = rejection {
            self.terminal.say(&rejection.sentence);
        }
        Ok(())
    }

    /// How the points of both seats came about.
    fn explain(&mut self, screen: &Screen) -> Result<(), DouzeError> {
        let Body::Forest { forest } = &screen.body else { return Ok(()) };
        for seat in &forest.seats {
            let update = self.session.dispatch(seat.why.clone())?;
            if let Body::Forest { forest } = update.screen.body
                && let Some(inspect) = &forest.inspect
            {
                self.terminal.say(&draw::account(inspect));
            }
        }
        self.session.dispatch(Intent::CloseInspect)?;
        Ok(())
    }

    /// The record, where there is one, and what is asked for on the last line.
    fn end(&mut self, json: bool, file: Option<RecordFile>) -> Result<String, Failure> {
        let record = match self.session.export() {
            Ok(record) => Some(record),
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
        let position = record.and_then(|record| record::read(&record).ok()).map(|replay| {
            let Play::Forest(play) = replay.play;
            Position::of(&play.state)
        });
        let end = position.as_ref().map(|position| {
            serde_json::json!({
                "round": position.round,
                "scores": position.scores,
                "winner": position.winner,
                "decided_by": position.decided_by,
            })
        });
        Ok(serde_json::json!({ "game": "forest", "ended": end.is_some(), "end": end }).to_string())
    }
}
