//! The table of Council of 12: what a council decides, and how a reign ends.

use super::forest::moved;
use super::play::{Play, Tour};
use super::setup::LONG;
use crate::screen::{Body, CouncilView};
use crate::{CouncilIntent, CouncilMotion, Intent, Motion, Update};

pub(super) const TOURS: &[Tour] = &[
    ("council-alone", alone),
    ("council-people", people),
    ("council-facing", facing),
    ("council-four", four),
    ("council-silent", silent),
    ("council-bells", bells),
    ("council-lost", lost),
    ("council-won", won),
];

pub(super) fn council(update: &Update) -> Option<&CouncilView> {
    match &update.screen.body {
        Body::Council { council } => Some(council),
        _ => None,
    }
}

/// A person decides at the table.
pub(super) fn is(update: &Update, what: impl Fn(&CouncilView) -> bool) -> bool {
    update.screen.thinking.is_none()
        && council(update).is_some_and(|council| council.result.is_none() && what(council))
}

/// A decision of the whole council with such an intent.
pub(super) fn decides(council: &CouncilView, such: impl Fn(&CouncilIntent) -> bool) -> bool {
    council.decisions.iter().any(|button| matches!(&button.intent, Intent::Council(intent) if such(intent)))
}

/// A card of a hand may be chosen.
pub(super) fn chooses(council: &CouncilView) -> bool {
    council.hands.iter().flat_map(|hand| &hand.cards).any(|card| card.intent.is_some())
}

/// What is selected may be confirmed.
pub(super) fn confirms(council: &CouncilView) -> bool {
    council.confirm.as_ref().is_some_and(|confirm| confirm.enabled)
}

fn reveals(council: &CouncilView) -> bool {
    council.table.seats.iter().any(|seat| seat.reveal.is_some())
}

pub(super) fn ended(update: &Update, what: impl Fn(&crate::screen::CouncilResultView) -> bool) -> bool {
    council(update).and_then(|council| council.result.as_ref()).is_some_and(what)
}

const RING: CouncilIntent = CouncilIntent::RingBells { ring: true };

/// Rings, whatever the councillors say.
fn ring(play: &mut Play, name: Option<&'static str>) {
    play.taps("ring");
    let warning = match &play.update.screen.body {
        Body::Council { council } => council.warning.as_ref().map(|warning| warning.go_on.intent.clone()),
        _ => None,
    };
    if let Some(intent) = warning {
        if let Some(name) = name {
            play.show(name);
        }
        play.dispatch(intent);
    }
    play.taps("think");
}

/// A person and two councillors.
fn alone(play: &mut Play) {
    play.taps("council, name 0 Mia, bells, seed 7, start");
    play.show("council-started");
    play.taps("think");
    play.show("council-bells");
    play.taps("ask, think");
    play.show("council-asked");
    play.taps("about-dilemma");
    play.show("council-inspect-dilemma");
    play.taps("close");
    ring(play, Some("council-against"));
    play.until("a card to choose", |update| is(update, chooses));
    play.show("council-choose-first");
    play.until("a card chosen", |update| is(update, |council| chooses(council) && confirms(council)));
    play.show("council-choose");
    play.until("cards to reveal", |update| is(update, reveals));
    play.show("council-reveal");
    play.until("the second turn", |update| {
        is(update, |council| council.turn.contains('2') && decides(council, |one| *one == RING))
    });
    play.taps("think");
    ring(play, None);
    play.until("the next dilemma", |update| {
        is(update, |council| council.table.next_dilemma.is_some() && chooses(council))
    });
    play.show("council-next-dilemma");
    play.until("a card in the discard", |update| {
        is(update, |council| council.hands.len() > 1 && chooses(council))
    });
    play.taps("die");
    play.show("council-inspect");
    play.taps("close, favour");
    play.show("council-inspect-favour");
    play.taps("close, seat 1");
    play.show("council-inspect-seat");
    play.taps("close, years");
    play.show("council-inspect-years");
    play.taps("close");
    play.until("a councillor thinks", |update| update.screen.thinking.is_some());
    play.show("council-thinking");
}

/// Two people on either side of the device.
fn facing(play: &mut Play) {
    play.taps("council, remove, person 1, name 0 Mia, name 1 Lea, facing, seed 4, start");
    play.until("a hand to choose from", |update| {
        update.screen.turned && council(update).is_some_and(|council| !council.hands.is_empty())
    });
    play.show("council-facing-turned");
}

/// Three people among themselves.
fn people(play: &mut Play) {
    play.taps("council, person 1, person 2, name 0 Mia, name 1 Odile, name 2 Aurel, bells, seed 7, start");
    play.show("council-people");
    play.until("the curtain", |update| matches!(update.screen.body, Body::Curtain { .. }));
    play.show("council-curtain");
    play.taps("peek");
    play.show("council-curtain-open");
    play.taps("stop-peeking");
    play.until("cards to reveal", |update| is(update, reveals));
    play.show("council-people-reveal");
}

/// Two people and two councillors, one name long.
fn four(play: &mut Play) {
    play.taps(&format!("council, add, person 1, name 0 Mia, name 1 {LONG}, bells, seed 11, start, think"));
    play.show("council-speakers");
    play.until("a card to choose", |update| is(update, |council| chooses(council) && confirms(council)));
    play.show("council-four-choose");
    play.until("cards to reveal", |update| is(update, reveals));
    play.show("council-four");
}

/// A December: nobody speaks.
fn silent(play: &mut Play) {
    play.taps("council, remove, person 1, name 0 Mia, name 1 Odile, month, calendar 12, seed 5, start");
    play.until("a card to choose", |update| is(update, chooses));
    play.show("council-silent-people");
    play.taps("home, council, councillor 1, seed 5, start, think");
    play.until("a card to choose", |update| is(update, |council| chooses(council) && confirms(council)));
    play.show("council-silent");
    play.until("somebody is asked", |update| {
        is(update, |council| decides(council, |intent| matches!(intent, CouncilIntent::Wait)))
    });
    play.show("council-asks");
}

/// Bells that would lose the game.
fn bells(play: &mut Play) {
    play.taps("council, name 0 Mia, bells, apprentice 1, apprentice 2");
    play.seek("a warning", "council", 4, |update| is(update, |council| council.warning.is_some()));
    play.show("council-warning");
    play.seek("bells", "council", 1, |update| {
        moved(update, |motion| matches!(motion, Motion::Council { council: CouncilMotion::BellsRung }))
    });
    play.show("council-rung");
}

fn lost(play: &mut Play) {
    play.taps("council, name 0 Mia, bells, seed 3, start");
    play.until("the end", |update| ended(update, |result| !result.won));
    play.show("council-lost");
}

/// The last turn, and the throne.
fn won(play: &mut Play) {
    play.taps("council, name 0 Mia, bells off");
    play.seek("the last turn", "council", 4, |update| {
        is(update, |council| council.table.petitioner.is_none() && chooses(council))
    });
    play.show("council-last");
    play.seek("a ruler", "council", 4, |update| ended(update, |result| result.ruler.is_some()));
    play.show("council-won");
}
