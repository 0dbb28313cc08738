//! One tour: an app in a folder of its own, what is pressed in it, and the states that are shown on the way.

use super::press::{is_over, options};
use super::script::intent;
use super::state::GalleryScreen;
use crate::app::{App, read_file};
use crate::chronicle::Reign;
use crate::screen::{Body, ButtonView, CellView, PreviewView};
use crate::store::{FILE_NAME, Store, StoredDeck};
use crate::{ChronicleIntent, DouzeError, ForestIntent, Intent, SettingsIntent, Theme, Update};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::Path;
use tempfile::TempDir;

/// Presses at most, from one state to the next.
const MAX_STEPS: usize = 4_000;

/// Games at most that are begun in search of a state.
const SEEDS: u64 = 60;

/// Every tour begins on this day, and each press takes a second.
const DAY_MS: i64 = 1_764_000_000_000;

/// Reigns of played councils have random ids; this one is shown instead.
const REIGN: &str = "6f2c9a51-8f1f-4c67-9b53-0d8c00000000";

/// What stopped a tour.
pub(super) type Broken = String;

/// A tour of an area, by name.
pub(super) type Tour = (&'static str, fn(&mut Play));

/// An app, and its last update.
pub(super) struct Play {
    app: App,
    folder: TempDir,
    locale: String,
    now_ms: i64,
    chance: ChaCha8Rng,
    pub(super) update: Update,
    shown: Vec<GalleryScreen>,
    broken: Option<Broken>,
}

impl Play {
    /// A fresh app at home, in this language.
    pub(super) fn new(locale: &str) -> Result<Self, Broken> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut app = open(folder.path(), locale)?;
        // Each tip has a state of its own, and who draws a state chooses day or night.
        for setting in
            [SettingsIntent::SetTips { on: false }, SettingsIntent::SetTheme { theme: Theme::System }]
        {
            app.handle(Intent::Settings(setting), DAY_MS).map_err(|error| error.to_string())?;
        }
        let update = Update { screen: app.screen(), beats: Vec::new(), rejection: None };
        Ok(Self {
            app,
            folder,
            locale: locale.into(),
            now_ms: DAY_MS,
            chance: ChaCha8Rng::seed_from_u64(12),
            update,
            shown: Vec::new(),
            broken: None,
        })
    }

    /// So many days pass.
    pub(super) fn wait(&mut self, days: i64) {
        self.now_ms += days * 24 * 60 * 60 * 1000;
    }

    /// The states that were shown.
    pub(super) fn end(self) -> Result<Vec<GalleryScreen>, Broken> {
        match self.broken {
            Some(broken) => Err(broken),
            None => Ok(self.shown),
        }
    }

    /// Names the state on screen.
    pub(super) fn show(&mut self, name: &'static str) {
        let update = self.update.clone();
        self.shown.push(GalleryScreen { name, update });
    }

    /// Presses what these lines say, separated by commas; each must be accepted. "think": the built-in players do.
    pub(super) fn taps(&mut self, lines: &str) {
        for line in lines.split([',', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
            self.tap(line);
            self.dismiss_premise();
            if let (None, Some(rejection)) = (&self.broken, &self.update.rejection) {
                self.broken = Some(format!("{line}: {}", rejection.sentence));
            }
        }
    }

    /// Only the tour of the premises shows them.
    fn dismiss_premise(&mut self) {
        if matches!(self.update.screen.body, Body::Setup { .. })
            && let Some(notice) = self.update.screen.notice.take()
        {
            self.dispatch(notice.dismiss.intent);
        }
    }

    /// Presses what must be rejected.
    pub(super) fn refused(&mut self, line: &str) {
        self.tap(line);
        if self.broken.is_none() && self.update.rejection.is_none() {
            self.broken = Some(format!("{line}: accepted"));
        }
    }

    /// Dispatches an intent that must be accepted.
    pub(super) fn dispatch(&mut self, intent: Intent) {
        self.now_ms += 1_000;
        let answer = self.app.handle(intent, self.now_ms);
        self.take(answer);
    }

    /// Plays on, persons by chance, until the update is such a one.
    pub(super) fn until(&mut self, what: &str, is_it: impl Fn(&Update) -> bool) {
        if !self.plays_until(is_it) {
            self.broken.get_or_insert_with(|| format!("{what}: not reached"));
        }
    }

    /// Plays on; false: the game ended before.
    fn plays_until(&mut self, is_it: impl Fn(&Update) -> bool) -> bool {
        for _ in 0..MAX_STEPS {
            if self.broken.is_some() || is_it(&self.update) {
                return true;
            }
            if self.update.screen.thinking.is_some() {
                self.think_once();
                continue;
            }
            if let Some(intent) = self.lesson() {
                self.dispatch(intent);
                continue;
            }
            let options = options(&self.update.screen);
            if options.is_empty() || is_over(&self.update.screen) {
                return false;
            }
            let choice = self.chance.random_range(0..options.len());
            self.dispatch(options[choice].clone());
        }
        false
    }

    /// Begins games of this kind as the form stands, from this seed on, until one comes to such an update.
    pub(super) fn seek(&mut self, what: &str, game: &str, seed: u64, is_it: impl Fn(&Update) -> bool) {
        for seed in seed..seed + SEEDS {
            if !matches!(self.update.screen.body, Body::Setup { .. }) {
                self.taps(&format!("home, {game}"));
            }
            self.taps(&format!("seed {seed}, start"));
            self.chance = ChaCha8Rng::seed_from_u64(seed);
            if self.broken.is_some() || self.plays_until(&is_it) {
                return;
            }
        }
        self.broken.get_or_insert_with(|| format!("{what}: not reached from seed {seed}"));
    }

    /// Closes the app and opens it again, with `change` of its folder between.
    pub(super) fn restart(&mut self, change: impl FnOnce(&Path) -> std::io::Result<()>) {
        let done = change(self.folder.path()).map_err(|error| error.to_string());
        self.reopen(done);
    }

    /// Changes the stored data by this statement, behind the back of the app, and opens the app again.
    pub(super) fn damage(&mut self, sql: &str) {
        let done = rusqlite::Connection::open(self.folder.path().join(FILE_NAME))
            .and_then(|file| file.execute_batch(sql))
            .map_err(|error| error.to_string());
        self.reopen(done);
    }

    fn reopen(&mut self, done: Result<(), Broken>) {
        match done.and_then(|()| open(self.folder.path(), &self.locale)) {
            Ok(app) => {
                self.app = app;
                self.update = Update { screen: self.app.screen(), beats: Vec::new(), rejection: None };
            }
            Err(broken) => self.broken = Some(broken),
        }
    }

    /// Writes these reigns into the Chronicle, and opens the app again.
    pub(super) fn fill(&mut self, reigns: &[Reign], decks: &[StoredDeck]) {
        let stored: Result<Vec<_>, _> = reigns.iter().map(Reign::to_stored).collect();
        let filled = stored.and_then(|reigns| {
            let mut store = Store::open(self.folder.path())?.store;
            store.merge_reigns(&reigns, decks)
        });
        match filled {
            Ok(()) => self.restart(|_| Ok(())),
            Err(error) => self.broken = Some(error.to_string()),
        }
    }

    /// Chooses a file with these bytes, whose preview is shown.
    pub(super) fn open_file(&mut self, bytes: Vec<u8>) {
        let opened = self.app.decks().and_then(|decks| {
            let found = read_file(bytes, &decks, self.now_ms);
            self.app.preview(found)
        });
        match opened {
            Ok(()) => self.update = Update { screen: self.app.screen(), beats: Vec::new(), rejection: None },
            Err(error) => self.broken = Some(error.to_string()),
        }
    }

    /// Opens the replay of the game that has ended on screen.
    pub(super) fn watch(&mut self) {
        let watch = match &self.update.screen.body {
            Body::Forest { forest } => forest.result.as_ref().map(|result| result.watch.clone()),
            Body::King { king } => king.result.as_ref().map(|result| result.watch.clone()),
            Body::Council { council } => council.result.as_ref().map(|result| result.watch.clone()),
            _ => None,
        };
        match watch {
            Some(watch) => self.dispatch(watch.intent),
            None => self.broken = Some("no replay".into()),
        }
    }

    /// Of reigns that are here in another form the file's.
    pub(super) fn take_theirs(&mut self) {
        self.press_preview(|preview| Some(preview.conflicts?.choices.pop()?.intent));
    }

    /// Keeps what the file brings.
    pub(super) fn keep_file(&mut self) {
        self.press_preview(|preview| Some(preview.confirm?.intent));
    }

    fn press_preview(&mut self, find: impl Fn(PreviewView) -> Option<Intent>) {
        let intent = match &self.update.screen.body {
            Body::Preview { preview } => find(preview.clone()),
            _ => None,
        };
        match intent {
            Some(intent) => self.dispatch(intent),
            None => self.broken = Some("no such button of a preview".into()),
        }
    }

    /// A file of this app.
    pub(super) fn export(&self, kind: crate::ExportKind) -> Vec<u8> {
        self.app.export(kind).map(|leaving| leaving.write().bytes).unwrap_or_default()
    }

    /// Presses one of these after the other until the update is such a one.
    pub(super) fn first(&mut self, lines: &[String], is_it: impl Fn(&Update) -> bool) {
        for line in lines {
            self.taps(line);
            if self.broken.is_some() || is_it(&self.update) {
                return;
            }
        }
        self.broken.get_or_insert_with(|| "none of these led there".into());
    }

    /// The presses that a lesson on screen asks for.
    pub(super) fn lesson(&self) -> Option<Intent> {
        let lesson = self.update.screen.lesson.as_ref()?;
        lesson.glow.clone().or_else(|| lesson.next.as_ref().map(|next| next.intent.clone()))
    }

    /// What is pressed next for the answer of the puzzle on the table.
    pub(super) fn answer(&self) -> Option<Intent> {
        self.app.puzzle_presses().into_iter().next()
    }

    /// The words for opening each decision of the review, the costliest first.
    pub(super) fn decisions(&self) -> Vec<String> {
        let Body::Review { review } = &self.update.screen.body else { return Vec::new() };
        let mut weighed: Vec<_> =
            review.decisions.iter().filter_map(|line| Some((line.weight?, line.number))).collect();
        weighed.sort_unstable_by(|one, other| other.cmp(one));
        weighed.iter().map(|(_, number)| format!("decision {number}")).collect()
    }

    /// The words for inspecting each card on the board of the forest.
    pub(super) fn cards(&self) -> Vec<String> {
        let Body::Forest { forest } = &self.update.screen.body else { return Vec::new() };
        let card = |cell: &CellView| match (&cell.card, &cell.intent) {
            (Some(_), Some(Intent::Forest(ForestIntent::InspectCard { row, col }))) => {
                Some(format!("card {row} {col}"))
            }
            _ => None,
        };
        forest.board.cells.iter().filter_map(card).collect()
    }

    /// Lets the app think so many times; then what is under way is stopped.
    pub(super) fn think_and_stop(&mut self, times: usize) {
        for _ in 0..times {
            self.think_once();
        }
        if let Some(job) = self.app.job() {
            job.control.stop(false);
        }
        self.think_once();
    }

    fn tap(&mut self, line: &str) {
        if self.broken.is_some() {
            return;
        }
        if line == "think" {
            while self.broken.is_none() && self.update.screen.thinking.is_some() {
                self.think_once();
            }
            return;
        }
        match intent(line) {
            Some(intent) => self.dispatch(intent),
            None => self.broken = Some(format!("{line}: no such word")),
        }
    }

    fn think_once(&mut self) {
        self.now_ms += 1_000;
        let Some(job) = self.app.job() else { return };
        job.control.ignore_clock();
        let answer = match job.think() {
            Some(thought) => self.app.decide(job.ticket, thought, self.now_ms),
            None => Ok(self.app.think_again(job.ticket)),
        };
        self.take(answer);
    }

    fn take(&mut self, answer: Result<Update, DouzeError>) {
        match answer {
            Ok(mut update) => {
                if let Body::Council { council } = &mut update.screen.body
                    && let Some(result) = &mut council.result
                {
                    let own = result.chronicle.intent.clone();
                    let page = Intent::Chronicle(ChronicleIntent::OpenReign { id: REIGN.into() });
                    for button in [&mut result.chronicle, &mut result.main] {
                        if button.intent == own {
                            button.intent = page.clone();
                        }
                    }
                }
                self.update = update;
            }
            Err(error) => self.broken = Some(error.to_string()),
        }
    }
}

/// Can what is selected be confirmed?
pub(super) fn is_ready(confirm: Option<&ButtonView>) -> bool {
    confirm.is_some_and(|confirm| confirm.enabled)
}

fn open(folder: &Path, locale: &str) -> Result<App, Broken> {
    let opened = crate::session::open_app(&folder.to_string_lossy(), vec![locale.into()], DAY_MS);
    opened.map_err(|error| error.to_string())
}
