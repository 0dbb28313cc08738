//! Home: three doors and a way back into the last game.

use super::{ButtonView, MiniatureView, games, miniature};
use crate::flow::{Games, Unfinished};
use crate::text::{Arg, Text};
use crate::{Animals, AppIntent, GameKind, Intent, Season};

/// The first screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HomeView {
    /// One tap back into the last game; its hint says what happened last.
    pub continue_game: Option<ButtonView>,
    /// On whose door it stands; none where the game cannot be read.
    pub continue_in: Option<GameKind>,
    /// Its table, for that door.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub miniature: Option<MiniatureView>,
    /// What the doors look like.
    pub season: Season,
    /// The way to all games, unfinished and finished; none where there is none.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub games: Option<ButtonView>,
    /// King of 12, Council of 12, forest duel.
    pub doors: Vec<DoorView>,
    /// The way to the Chronicle of Council of 12.
    pub chronicle: ButtonView,
    /// The way to the puzzles.
    pub puzzles: ButtonView,
    /// The rules of all three games.
    pub rules: ButtonView,
    /// The way to the settings.
    pub settings: ButtonView,
    /// Unofficial, and where the rules come from.
    pub about: String,
}

/// The way into a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DoorView {
    /// Which picture and accent.
    pub game: GameKind,
    /// Name, one line about the game, intent.
    pub button: ButtonView,
    /// The way to the lesson of a game that was never played here.
    pub lesson: Option<ButtonView>,
}

pub(crate) fn view(text: &Text, animals: Animals, games: &Games, offered: &[GameKind]) -> HomeView {
    let last = games.games.first();
    let continue_game = last.map(|game| {
        let button = ButtonView::new(text, "home-continue", Intent::App(AppIntent::ContinueGame));
        match hint(text, animals, game) {
            Some(hint) => button.hint(hint),
            None => button,
        }
    });
    let unfinished = last.map(|_| text.with("home-games-unfinished", &[("count", games.total.into())]));
    let finished = games.finished.any.then(|| text.say("home-games-finished"));
    let all_games = unfinished
        .or(finished)
        .map(|line| ButtonView::new(text, "home-games", Intent::App(AppIntent::OpenGames)).hint(line));
    let door = |game: GameKind| {
        let name = game.id();
        let button = ButtonView::labelled(text.of("home", name), Intent::App(AppIntent::OpenSetup { game }));
        let lesson = offered.contains(&game).then(|| {
            ButtonView::new(text, "home-lesson", Intent::App(AppIntent::OpenLesson { game }))
                .hint(text.with("home-lesson-line", &[("game", text.of("home", name).into())]))
        });
        DoorView { game, button: button.hint(text.say(&format!("home-{name}-line"))), lesson }
    };
    let doors = GameKind::ALL.map(door).into();
    let chronicle = ButtonView::new(text, "home-chronicle", Intent::App(AppIntent::OpenChronicle))
        .hint(text.say("home-chronicle-line"));
    let settings = ButtonView::new(text, "home-settings", Intent::App(AppIntent::OpenSettings));
    let rules = Intent::App(AppIntent::OpenRules { game: GameKind::King, rule: None });
    let rules = ButtonView::new(text, "rules-open", rules);
    let puzzles = ButtonView::new(text, "puzzles-title", Intent::App(AppIntent::OpenPuzzles));
    HomeView {
        continue_game,
        continue_in: last.filter(|game| game.names.is_some()).map(|game| game.kind),
        miniature: games.table.as_ref().map(|table| miniature::view(text, animals, table)),
        season: games.season,
        games: all_games,
        doors,
        chronicle,
        puzzles,
        rules,
        settings,
        about: text.say("home-about"),
    }
}

/// Who plays, how far they are, and what happened last.
fn hint(text: &Text, animals: Animals, game: &Unfinished) -> Option<String> {
    let names = game.names.as_ref()?(text);
    let round = ("round", game.last.map_or(1, |last| last.round).into());
    let line = match (game.kind, names.as_slice()) {
        (GameKind::Forest, [name, other, ..]) => {
            let pair = [("name", name.as_str().into()), ("other", other.as_str().into()), round];
            text.with("home-continue-hint", &pair)
        }
        (kind, _) => {
            let all = ("names", Arg::from(names.join(", ")));
            match kind {
                GameKind::Council => text.with("home-continue-council", &[all, ("turn", round.1)]),
                _ => text.with("home-continue-king", &[all, round]),
            }
        }
    };
    Some(format!("{line} {}", games::happened(text, animals, game)))
}

/// The button that opens a lesson.
pub(super) fn lesson_button(text: &Text, game: GameKind) -> ButtonView {
    ButtonView::new(text, "lesson-open", Intent::App(AppIntent::OpenLesson { game }))
}
