//! The forms before a game.

use super::play::{Play, Tour};
use super::reigns;

pub(super) const TOURS: &[Tour] =
    &[("setup", forest), ("king-setup", king), ("council-setup", council), ("council-setup-known", known)];

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
}

fn king(play: &mut Play) {
    play.taps("king");
    play.show("king-setup-three");
    play.taps("remove, person 0, person 1, name 0 Mia, name 1 Lea, steps, facing, open-history");
    play.show("king-setup");
    play.taps(&"add, ".repeat(10));
    play.taps("random, groups threes");
    play.show("king-setup-twelve");
    play.taps(&"add, ".repeat(4));
    play.taps("chosen, toggle alchemist, toggle merchants");
    play.show("king-setup-chosen");
    play.taps("remove, toggle merchants");
    play.show("king-setup-missing");
}

fn council(play: &mut Play) {
    play.taps("council");
    play.show("council-setup");
    play.taps("add, name 0 Mia, sage 3, temperament 2 bold, silent");
    play.show("council-setup-four");
    play.taps("month, calendar 12");
    play.show("council-setup-december");
    play.taps("free, toggle alchemist, toggle golem, toggle stoic, dilemma 1, dilemma 17, dilemma 36");
    play.show("council-setup-free");
}

/// With a Chronicle and an own deck on the device.
fn known(play: &mut Play) {
    let deck = reigns::own_deck("Winter evenings");
    let reigns: Vec<_> = (0..40).map(reigns::reign).collect();
    play.fill(&reigns, std::slice::from_ref(&deck));
    play.taps(&format!("council, month, calendar 7, use-deck {}", deck.sha256));
    play.show("council-setup-month");
}
