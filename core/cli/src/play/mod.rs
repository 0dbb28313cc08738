//! `douze play`: the app in a terminal, over the same session and screens as every other shell. Whatever a game
//! says comes from the screen; one answer is one decision, given as a number or a word of the list.

mod advice;
mod args;
mod choice;
mod council;
mod draw;
mod end;
mod forest;
mod form;
mod king;
mod lesson;
mod lines;
mod offered;
mod record_file;
mod record_kept;
mod setup;
mod table;
mod watch;

use crate::Failure;
pub(crate) use args::Args;
use args::{Game, language};
use choice::Choice;
use douze_app::deck::Decks;
use douze_app::screen::{Body, Screen, ThinkingView};
use douze_app::text::Text;
use douze_app::{
    AppIntent, DouzeError, ExportKind, Intent, KingIntent, PuzzlesIntent, ReplayIntent, Session,
    SettingsIntent, SetupIntent, TableIntent, Update, record,
};
use offered::choices;
use record_file::RecordFile;
use setup::{Begun, Wish};
use std::path::PathBuf;
use std::sync::Arc;
use table::{Answer, Terminal};

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
        session
            .dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: language(wanted) }))
            .map_err(|e| failed(&e))?;
        spoken.clone_from(wanted);
    }
    let text = language(&spoken).and_then(|language| Text::new(language).ok());
    let text = text.ok_or_else(|| Failure::Usage("the texts cannot be read".into()))?;
    let file = args.record.clone().map(RecordFile::new).transpose()?;
    let terminal = Terminal::new();
    let (review, teaches, watches) = (args.review, args.lesson, args.watch.is_some());
    let mut player = Player {
        game: args.game,
        session,
        text,
        terminal,
        file,
        review,
        teaches,
        watches,
        record: None,
        thought: None,
    };
    player.terminal.say(&text.say("tool-welcome"));
    player.begin(args, &wish)?;
    player.play()?;
    Ok(if args.json { player.end(&wish.council.decks()) } else { String::new() })
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
    file: Option<RecordFile>,
    /// What each decision cost is wanted at the end.
    review: bool,
    /// A lesson, not a game.
    teaches: bool,
    /// A record that is watched.
    watches: bool,
    /// Of the game that was asked for, once it has ended.
    record: Option<Vec<u8>>,
    /// What was said last, if it was who thinks.
    thought: Option<String>,
}

impl Player {
    /// Goes on with the last game, or begins a new one.
    fn begin(&mut self, args: &Args, wish: &Wish) -> Result<(), Failure> {
        let wanted = |intent| self.session.dispatch(intent).map_err(|error| failed(&error));
        if self.teaches {
            return wanted(Intent::App(AppIntent::OpenLesson { game: self.game.kind() })).map(drop);
        }
        if let Some(file) = &args.watch {
            return self.watch(file);
        }
        if args.puzzle {
            wanted(Intent::App(AppIntent::OpenPuzzles))?;
            wanted(Intent::Puzzles(PuzzlesIntent::SetGame { game: self.game.kind() }))?;
            return wanted(Intent::Puzzles(PuzzlesIntent::OpenDaily)).map(drop);
        }
        let continued = if args.new || wish.is_new() {
            None
        } else {
            Some(wanted(Intent::App(AppIntent::ContinueGame))?.screen)
        };
        if let Some(screen) = continued {
            if let Some(notice) = &screen.notice {
                self.terminal.say(&notice.sentence);
                wanted(Intent::App(AppIntent::DismissNotice))?;
            }
            match setup::shown(&screen) {
                Some(game) if game == args.game.kind() => return Ok(()),
                // The last game is another one, and stays saved.
                Some(_) => drop(wanted(Intent::App(AppIntent::OpenHome))?),
                None => {}
            }
        }
        match wish.start(&self.session).map_err(|error| failed(&error))? {
            Ok(Begun { notes, update }) => {
                for sentence in &notes {
                    self.terminal.say(sentence);
                }
                self.report(&update);
                Ok(())
            }
            Err(refused) => Err(Failure::Usage(refused)),
        }
    }

    /// Until the game or the input ends, or somebody quits.
    fn play(&mut self) -> Result<(), Failure> {
        let mut drawn = None;
        loop {
            let screen = self.session.screen().map_err(|e| failed(&e))?;
            if let Some(thinking) = &screen.thinking {
                let update = self.think(thinking).map_err(|e| failed(&e))?;
                self.report(&update);
                continue;
            }
            if let Some(tip) = &screen.tip {
                self.terminal.say(&tip.words);
                self.session.dispatch(tip.close.intent.clone()).map_err(|e| failed(&e))?;
                continue;
            }
            // It was left.
            if self.teaches && screen.lesson.is_none() {
                return Ok(());
            }
            if self.watches && screen.replay.is_none() {
                // What is played on from it is a game.
                if choices(&screen).is_empty() {
                    return Ok(());
                }
                self.watches = false;
            }
            let choices = choices(&screen);
            if drawn.as_ref() != Some(&screen) {
                self.thought = None;
                self.terminal.say(&draw::screen(&screen, &choices));
                drawn = Some(screen.clone());
                if screen.lesson.as_ref().is_some_and(|lesson| lesson.learned.is_some()) {
                    return Ok(());
                }
                if is_over(&screen) && !self.teaches {
                    self.finish(&screen)?;
                }
            }
            if is_over(&screen) && choices.is_empty() && !self.teaches {
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
                    "why" => self.explain(&screen).map_err(|e| failed(&e))?,
                    "hint" => self.hint().map_err(|e| failed(&e))?,
                    _ => {
                        if let Some(choice) = choice::find(&choices, &word) {
                            self.decide(&screen, choice).map_err(|e| failed(&e))?;
                        } else {
                            let word = [("word", word.as_str().into())];
                            self.terminal.say(&self.text.with("tool-bad-answer", &word));
                        }
                    }
                },
            }
        }
    }

    /// A built-in player's turn; councillors think several times in a row, which is reported once.
    fn think(&mut self, thinking: &ThinkingView) -> Result<Update, DouzeError> {
        if self.thought.as_ref() != Some(&thinking.sentence) {
            self.terminal.say(&thinking.sentence);
            self.thought = Some(thinking.sentence.clone());
        }
        self.session.think(thinking.ticket)
    }

    /// Selects, and confirms at once where that is a whole decision.
    fn decide(&mut self, before: &Screen, choice: &Choice) -> Result<(), DouzeError> {
        let mut update = self.session.dispatch(choice.intent.clone())?;
        if offered::is_decided(&choice.intent, before, &update.screen) {
            update = self.session.dispatch(Intent::Table(TableIntent::Confirm))?;
        }
        // The set-up for a throne is begun as it stands.
        if matches!(update.screen.body, Body::Setup { .. }) {
            update = self.session.dispatch(Intent::Setup(SetupIntent::StartGame))?;
        }
        if let Intent::King(KingIntent::OpenHistory) = choice.intent {
            return self.history(&update.screen);
        }
        if let Intent::Replay(ReplayIntent::OpenLog) = choice.intent {
            return self.read(&update.screen);
        }
        if before.secret && !update.screen.secret {
            self.terminal.hide(&self.text.say("tool-hidden"));
        }
        self.report(&update);
        if let Some(rejection) = update.rejection {
            self.terminal.say(&rejection.sentence);
        }
        Ok(())
    }

    /// What just happened, unless the slow mode has stopped to report it.
    fn report(&mut self, update: &Update) {
        if !update.beats.is_empty() {
            self.thought = None;
        }
        if !matches!(&update.screen.body, Body::King { king } if king.step.is_some()) {
            self.terminal.report(&update.beats);
        }
    }

    /// The turns of this round.
    fn history(&mut self, screen: &Screen) -> Result<(), DouzeError> {
        if let Body::King { king } = &screen.body
            && let Some(history) = &king.history
        {
            self.terminal.say(&king::draw_history(history));
            if let Some(close) = &history.close {
                self.session.dispatch(close.intent.clone())?;
            }
        }
        Ok(())
    }

    /// How the points of all seats came about.
    fn explain(&mut self, screen: &Screen) -> Result<(), DouzeError> {
        let why: Vec<Intent> = match &screen.body {
            Body::Forest { forest } => forest.seats.iter().map(|seat| seat.why.clone()).collect(),
            Body::King { king } => {
                king.table.groups.iter().flat_map(|group| &group.seats).map(|seat| seat.why.clone()).collect()
            }
            Body::Council { council } => council::reasons(council),
            _ => return Ok(()),
        };
        for intent in why {
            let inspect = match self.session.dispatch(intent)?.screen.body {
                Body::Forest { forest } => forest.inspect,
                Body::King { king } => king.inspect,
                Body::Council { council } => council.inspect,
                _ => None,
            };
            if let Some(inspect) = &inspect {
                self.terminal.say(&lines::account(inspect));
            }
        }
        self.session.dispatch(Intent::Table(TableIntent::CloseInspect))?;
        Ok(())
    }

    /// What an ended game leaves: its record, and the Chronicle's line. Not a King of 12 that follows for the throne.
    fn finish(&mut self, screen: &Screen) -> Result<(), Failure> {
        if self.record.is_some() {
            return Ok(());
        }
        let record = self.session.export(ExportKind::Record).map_err(|e| failed(&e))?.bytes;
        if let Body::Council { council } = &screen.body
            && let Some(end) = &council.result
        {
            let opened = self.session.dispatch(end.chronicle.intent.clone()).map_err(|e| failed(&e))?.screen;
            if let Body::Chronicle { chronicle } = &opened.body {
                if let Some(reign) = council::draw_reign(&opened, chronicle) {
                    self.terminal.say(&reign);
                }
                self.session.dispatch(Intent::App(AppIntent::Back)).map_err(|e| failed(&e))?;
            }
        }
        if self.review {
            self.review().map_err(|e| failed(&e))?;
        }
        if let Some(file) = self.file.take() {
            let path = file.write(&record)?;
            let file = [("file", path.display().to_string().into())];
            self.terminal.say(&self.text.with("tool-record", &file));
        }
        self.record = Some(record);
        Ok(())
    }

    /// Whether the game that was asked for has ended, and how.
    fn end(&self, decks: &Decks) -> String {
        let replay =
            self.record.as_ref().and_then(|record| record::read_with(record, usize::MAX, decks).ok());
        let (game, end) = replay.map(|replay| end::of(&replay.play)).unzip();
        let game = game.unwrap_or(self.game.id());
        serde_json::json!({ "game": game, "ended": self.record.is_some(), "end": end }).to_string()
    }
}

fn is_over(screen: &Screen) -> bool {
    match &screen.body {
        Body::Forest { forest } => forest.result.is_some(),
        Body::King { king } => king.result.is_some(),
        Body::Council { council } => council.result.is_some(),
        _ => false,
    }
}
