//! Home: three doors and a way back into the last game.

use super::ButtonView;
use crate::flow::LastGame;
use crate::text::{Arg, Text};
use crate::{AppIntent, GameKind, Intent};

/// The first screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HomeView {
    /// One tap back into the last game; its hint says what happened last.
    pub continue_game: Option<ButtonView>,
    /// On whose door it stands; none where the game cannot be read.
    pub continue_in: Option<GameKind>,
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

pub(crate) fn view(text: &Text, last: &LastGame, offered: &[GameKind]) -> HomeView {
    let button = ButtonView::new(text, "home-continue", Intent::App(AppIntent::ContinueGame));
    let continue_in = match last {
        LastGame::Open { kind, .. } => Some(*kind),
        LastGame::None | LastGame::Unreadable => None,
    };
    let continue_game = match last {
        LastGame::None => None,
        LastGame::Unreadable => Some(button),
        LastGame::Open { kind, round, names } => {
            let (names, round) = (names(text), (*round).into());
            let all = || ("names", Arg::from(names.join(", ")));
            let (key, args) = match (kind, names.as_slice()) {
                (GameKind::Forest, [name, other, ..]) => {
                    let pair = [("name", name.as_str().into()), ("other", other.as_str().into())];
                    ("home-continue-hint", [&pair[..], &[("round", round)]].concat())
                }
                (GameKind::Council, _) => ("home-continue-council", vec![all(), ("turn", round)]),
                _ => ("home-continue-king", vec![all(), ("round", round)]),
            };
            Some(button.hint(text.with(key, &args)))
        }
    };
    let door = |game: GameKind, name: &str| {
        let button = ButtonView::labelled(text.of("home", name), Intent::App(AppIntent::OpenSetup { game }));
        let lesson = offered.contains(&game).then(|| lesson_button(text, game));
        DoorView { game, button: button.hint(text.say(&format!("home-{name}-line"))), lesson }
    };
    let doors = vec![
        door(GameKind::King, "king"),
        door(GameKind::Council, "council"),
        door(GameKind::Forest, "forest"),
    ];
    let chronicle = ButtonView::new(text, "home-chronicle", Intent::App(AppIntent::OpenChronicle))
        .hint(text.say("home-chronicle-line"));
    let settings = ButtonView::new(text, "home-settings", Intent::App(AppIntent::OpenSettings));
    let rules = Intent::App(AppIntent::OpenRules { game: GameKind::King, rule: None });
    let rules = ButtonView::new(text, "rules-open", rules);
    let puzzles = ButtonView::new(text, "puzzles-title", Intent::App(AppIntent::OpenPuzzles));
    let about = text.say("home-about");
    HomeView { continue_game, continue_in, doors, chronicle, puzzles, rules, settings, about }
}

/// The button that opens a lesson.
pub(super) fn lesson_button(text: &Text, game: GameKind) -> ButtonView {
    ButtonView::new(text, "lesson-open", Intent::App(AppIntent::OpenLesson { game }))
}
