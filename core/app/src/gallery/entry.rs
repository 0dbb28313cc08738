//! Home, its notices, settings, rules, and what is refused there.

use super::council::council;
use super::forest::forest;
use super::king::{is_scored, king};
use super::play::{Play, Tour};
use super::reigns;
use crate::screen::Body;
use crate::store::FILE_NAME;
use crate::{
    AppIntent, ExportKind, GamesIntent, Intent, PeopleIntent, PersonColour, SettingsIntent, SetupIntent,
};
use std::fs;

pub(super) const TOURS: &[Tour] = &[
    ("home", home),
    ("games", games),
    ("games-finished", finished),
    ("known", known),
    ("fair", fair),
    ("home-notices", notices),
    ("home-lost-deck", lost_deck),
    ("settings", settings),
    ("rules", rules),
];

fn home(play: &mut Play) {
    play.show("home");
    play.refused("close");
    play.show("home-refused");
    for name in ["home-winter", "home-spring", "home-summer"] {
        play.wait(91);
        play.taps("home");
        play.show(name);
    }
    play.taps("setup, fox 1, name 0 Mia, seed 5, start");
    play.until("a game begun", |update| {
        update.screen.thinking.is_none() && update.screen.heading.contains('5')
    });
    play.taps("home");
    play.show("home-continue");
}

/// Several games that are not finished.
fn games(play: &mut Play) {
    play.taps("council, name 0 Mia, seed 7, start");
    play.until("a dilemma is checked", |update| match &update.screen.body {
        Body::Council { council } => council.turn.contains('3') && update.screen.thinking.is_none(),
        _ => false,
    });
    play.taps("home");
    play.show("home-council");
    play.taps("setup, name 0 Mia, fox 1, seed 5, start");
    play.until("a game begun", |update| {
        update.screen.thinking.is_none() && update.screen.heading.contains('3')
    });
    play.taps("home, king, name 0 Lea, seed 4, start");
    play.until("a round is over", |update| {
        update.screen.thinking.is_none() && update.screen.heading.contains('2')
    });
    play.taps("home");
    play.show("home-several");
    play.taps("games");
    play.show("games");
    play.taps("delete-game 2");
    play.show("games-deleted");
    play.taps("restore-game 2, delete-game 1, delete-game 2, delete-game 3");
    play.show("games-none");
}

/// Finished games below the others, and the buttons of one.
fn finished(play: &mut Play) {
    play.taps("setup, fawn 1, name 0 Mia, seed 5, start");
    play.until("the end", |update| forest(update).is_some_and(|forest| forest.result.is_some()));
    let record = play.export(ExportKind::Record);
    play.taps("home, king, name 0 Lea, seed 3, start");
    play.until("the end", |update| king(update).is_some_and(|king| king.result.is_some()));
    play.taps("home");
    play.show("home-finished");
    play.open_file(record);
    play.keep_file();
    play.taps("home, council, name 0 Mia, bells off, seed 7, start");
    play.until("the end", |update| council(update).is_some_and(|council| council.result.is_some()));
    play.taps("home, games");
    play.show("games-finished");
    play.dispatch(Intent::Games(GamesIntent::SelectFinished { id: 2 }));
    play.show("games-finished-selected");
    play.dispatch(Intent::App(AppIntent::OpenPeople));
    play.show("people");
    play.dispatch(Intent::People(PeopleIntent::OpenPerson { name: "Mia".into() }));
    play.dispatch(Intent::People(PeopleIntent::SetColour { colour: PersonColour::Emerald }));
    play.show("people-page");
    play.dispatch(Intent::People(PeopleIntent::ForgetPerson));
    play.show("people-forgotten");
}

/// Somebody with a face of their own, on another chair at each table; two newcomers and built-in players around it.
fn known(play: &mut Play) {
    play.taps("king, add, person 1, name 0 Lea, name 1 Mia, seed 12, start, home, games");
    play.dispatch(Intent::App(AppIntent::OpenPeople));
    play.dispatch(Intent::People(PeopleIntent::OpenPerson { name: "Mia".into() }));
    play.dispatch(Intent::People(PeopleIntent::SetPortrait { portrait: 7 }));
    play.dispatch(Intent::People(PeopleIntent::SetColour { colour: PersonColour::Emerald }));
    play.taps("home, continue");
    play.until("a turn scored", |update| king(update).is_some_and(is_scored));
    play.show("king-known");
    play.taps("home, council, person 2, name 0 Tom, name 2 Mia, bells off, seed 7, start");
    play.show("council-known");
    play.taps("home, setup, person 1, name 0 Mia, name 1 Lea, seed 12, start");
    play.show("curtain-known");
    play.until("the end", |update| forest(update).is_some_and(|forest| forest.result.is_some()));
    play.show("forest-known-result");
}

/// A code that is none; the chance of a game, unchecked and checked, with the same deal.
fn fair(play: &mut Play) {
    play.taps("king, name 0 Mia, more, seed 9F3K-77");
    play.show("setup-king-code-wrong");
    play.dispatch(Intent::Setup(SetupIntent::TakeDealOfDay));
    play.show("setup-king-deal-of-day");
    play.taps("seed 3, close-panel, start, rules king");
    play.show("king-rules-playing");
    play.taps("back");
    play.until("the end", |update| king(update).is_some_and(|king| king.result.is_some()));
    play.dispatch(Intent::App(AppIntent::OpenFair));
    play.show("fair");
    play.dispatch(Intent::App(AppIntent::CheckFair));
    play.show("fair-checked");
}

/// Damaged data, at the start and in a game.
fn notices(play: &mut Play) {
    play.restart(|folder| {
        for companion in ["-wal", "-shm"] {
            fs::remove_file(folder.join(format!("{FILE_NAME}{companion}")))?;
        }
        fs::write(folder.join(FILE_NAME), "no database")
    });
    play.show("home-set-aside");
    play.taps("dismiss");
}

/// A council that waits for a deck which is not here any more.
fn lost_deck(play: &mut Play) {
    let deck = reigns::own_deck("Winter evenings");
    play.fill(&[], std::slice::from_ref(&deck));
    play.taps("council");
    play.taps(&format!("use-deck {}, seed 7, start, home", deck.sha256));
    play.damage("DELETE FROM decks");
    play.taps("continue");
    play.show("home-lost-deck");
}

fn settings(play: &mut Play) {
    play.taps("settings");
    play.show("settings");
    play.taps("notices");
    play.show("notices");
    play.taps("back");
    play.taps("pace off, theme black, peeking toggle, animals gentle");
    play.show("settings-changed");
    play.dispatch(Intent::Settings(SettingsIntent::SetLanguage { language: None }));
    play.taps("back");
    play.show("home-black");
}

fn rules(play: &mut Play) {
    play.taps("rules king");
    play.show("king-rules");
    play.taps("back, rules king merchants");
    play.show("king-rules-at");
    play.taps("back, rules council");
    play.show("council-rules");
    play.taps("back, rules council bells");
    play.show("council-rules-at");
    play.taps("back, rules forest");
    play.show("forest-rules");
    play.taps("back, rules forest push");
    play.show("forest-rules-at");
    play.taps("search-rules corner");
    play.show("forest-rules-search");
    play.taps("search-rules zebra");
    play.show("forest-rules-nothing");
}
