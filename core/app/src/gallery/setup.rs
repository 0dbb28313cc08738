//! The forms before a game.

use super::play::{Play, Tour};
use super::reigns;
use crate::{AppIntent, GameKind, Intent};

pub(super) const TOURS: &[Tour] = &[
    ("setup", forest),
    ("setup-premise", premise),
    ("king-setup", king),
    ("council-setup", council),
    ("council-setup-known", known),
    ("setup-people", people),
];

/// A name as long as a form takes it.
pub(super) const LONG: &str = "Maximiliane Hohenstein";

fn forest(play: &mut Play) {
    play.taps("setup");
    play.show("setup");
    play.refused("fawn 0");
    play.show("setup-refused");
    play.taps("variant choose3, person 1, name 0 Mia, name 1 Mia, seed 12x");
    play.show("setup-errors");
    play.taps("name 1 Maximiliane von und zu Hohenstein, seed 99999999999999999999999");
    play.show("setup-too-long");
    play.taps("open-seat 1");
    play.show("setup-seat");
    play.taps("close-panel, more");
    play.show("setup-more");
}

/// Each game opened for the first time.
fn premise(play: &mut Play) {
    for (game, name) in [
        (GameKind::Council, "council-setup-premise"),
        (GameKind::King, "king-setup-premise"),
        (GameKind::Forest, "setup-premise"),
    ] {
        play.dispatch(Intent::App(AppIntent::OpenSetup { game }));
        play.show(name);
        play.taps("home");
    }
}

fn king(play: &mut Play) {
    play.taps("king");
    play.show("king-setup-three");
    play.taps("sit 1 Lea, more");
    play.show("king-setup-more");
    play.taps("close-panel, pretender 1");
    play.taps("remove, person 0, person 1, name 0 Mia, name 1 Lea, steps, facing, open-history");
    play.show("king-setup");
    play.taps(&"add, ".repeat(10));
    play.taps("random, groups threes");
    play.show("king-setup-twelve");
    play.taps("more");
    play.show("king-setup-more-twelve");
    play.taps("close-panel");
    play.taps(&"add, ".repeat(4));
    play.taps("chosen, toggle alchemist, toggle merchants");
    play.show("king-setup-chosen");
    play.taps("remove, toggle merchants");
    play.show("king-setup-missing");
    play.taps("more");
    play.show("king-setup-more-chosen");
}

fn council(play: &mut Play) {
    play.taps("council");
    play.show("council-setup");
    play.taps("add, name 0 Mia, sage 3, temperament 2 bold, silent");
    play.show("council-setup-four");
    play.taps("month, calendar 12");
    play.show("council-setup-december");
    play.taps("close-panel");
    play.show("council-setup-month-chosen");
    play.taps("free, toggle alchemist, toggle golem, toggle stoic, dilemma 1, dilemma 17, dilemma 36");
    play.show("council-setup-free");
}

/// People who played before sit down without a keyboard.
fn people(play: &mut Play) {
    play.taps("king, preset quick, person 1, name 0 Mia, name 1 Lea, start, home");
    play.taps("king, sit 0 Tom, sit 1 Odile, start, home");
    play.taps("king, preset first-game, sit 2 Aurel, start, home, king, preset first-game, open-seat 2");
    play.show("king-setup-seat");
    play.taps("strategist 2, add, open-seat 3");
    play.show("king-setup-seat-rival");
}

/// With a Chronicle and a custom deck on the device.
fn known(play: &mut Play) {
    let deck = reigns::own_deck("Winter evenings");
    let reigns: Vec<_> = (0..40).map(reigns::reign).collect();
    play.fill(&reigns, std::slice::from_ref(&deck));
    play.taps(&format!("council, month, use-deck {}", deck.sha256));
    play.show("council-setup-months");
    play.taps("calendar 7");
    play.show("council-setup-month");
    play.taps("back, back, open-seat 1");
    play.show("council-setup-seat");
    play.taps("close-panel, more");
    play.show("council-setup-more");
}
