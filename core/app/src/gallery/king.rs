//! The table of King of 12: decisions of persons.

use super::play::{Play, Tour, is_ready};
use super::setup::LONG;
use crate::screen::{Body, KingView};
use crate::{Intent, KingIntent, Update};

pub(super) const TOURS: &[Tour] = &[
    ("king-four", four),
    ("king-alone", alone),
    ("king-two", two),
    ("king-facing", facing),
    ("king-faces", faces),
    ("king-theft", theft),
];

pub(super) fn king(update: &Update) -> Option<&KingView> {
    match &update.screen.body {
        Body::King { king } => Some(king),
        _ => None,
    }
}

pub(super) fn is(update: &Update, what: impl Fn(&KingView) -> bool) -> bool {
    update.screen.thinking.is_none() && king(update).is_some_and(|king| king.result.is_none() && what(king))
}

/// A person may choose a card.
pub(super) fn chooses(king: &KingView) -> bool {
    king.hands.first().is_some_and(|hand| hand.cards.iter().any(|card| card.intent.is_some()))
}

/// The winner of the round chooses the card under the die: nothing becomes of the die.
fn crowns(king: &KingView) -> bool {
    chooses(king)
        && king
            .hands
            .first()
            .is_some_and(|hand| hand.cards.len() > 4 && hand.cards.iter().all(|card| card.badge.is_none()))
}

/// A choice of such intents is offered.
fn offers(king: &KingView, such: impl Fn(&KingIntent) -> bool) -> bool {
    let mut choices = king.offers.iter().flat_map(|offers| &offers.choices);
    choices.any(|choice| matches!(&choice.intent, Intent::King(intent) if such(intent)))
}

fn offers_faces(king: &KingView) -> bool {
    offers(king, |intent| matches!(intent, KingIntent::PickFace { .. }))
}

fn offers_tokens(king: &KingView) -> bool {
    offers(king, |intent| matches!(intent, KingIntent::PickToken { .. }))
}

/// A whole turn is open.
pub(super) fn is_scored(king: &KingView) -> bool {
    let mut seats = king.table.groups.iter().flat_map(|group| &group.seats);
    seats.any(|seat| seat.value.as_ref().is_some_and(|value| value.taken.is_some()))
}

fn ends(update: &Update) -> bool {
    king(update).is_some_and(|king| king.result.is_some())
}

/// Four people with one device, one of them with a long name.
fn four(play: &mut Play) {
    play.taps(&format!(
        "king, add, person 1, person 2, person 3, name 0 Mia, name 1 Lea, name 2 Tom, name 3 {LONG}, seed 12, start"
    ));
    play.show("king-rolled");
    play.taps("confirm");
    play.show("king-curtain");
    play.taps("peek");
    play.show("king-curtain-open");
    play.taps("lift");
    play.show("king-choose");
    play.until("a card selected", |update| {
        is(update, |king| chooses(king) && is_ready(king.confirm.as_ref()))
    });
    play.show("king-selected");
    play.until("a turn scored", |update| is(update, is_scored));
    play.show("king-scored");
    play.taps("why 3");
    play.show("king-inspect");
    play.taps("close, explain oracle");
    play.show("king-inspect-card");
    play.taps("close");
    play.seek("points cancelled", "king", 2, |update| {
        is(update, |king| {
            let mut seats = king.table.groups.iter().flat_map(|group| &group.seats);
            seats.any(|seat| seat.points_struck.is_some())
        })
    });
    play.show("king-totals");
    play.until("a round won", |update| is(update, crowns));
    play.show("king-crown");
    play.until("a card for under the die", |update| {
        is(update, |king| crowns(king) && is_ready(king.confirm.as_ref()))
    });
    play.show("king-crown-selected");
    play.until("a second round", |update| is(update, |king| king.hands.len() > 1));
    play.taps("history");
    play.show("king-history");
    play.taps("close-history");
    play.until("the end", ends);
    play.show("king-result");
}

/// A person and three rivals.
fn alone(play: &mut Play) {
    play.taps("king, add, courtier 2, random, name 0 Mia, seed 21, start");
    play.show("king-alone-first");
    play.until("a rival thinks", |update| update.screen.thinking.is_some());
    play.show("king-thinking");
    play.until("a turn scored", |update| is(update, |king| is_scored(king) && chooses(king)));
    play.show("king-alone");
    play.until("the end", ends);
    play.show("king-alone-result");
}

fn two(play: &mut Play) {
    play.taps("king, remove, person 1, name 0 Mia, name 1 Lea, random, open-history, seed 12, start");
    play.until("a turn scored", |update| is(update, is_scored));
    play.show("king-two");
    play.until("a second turn", |update| is(update, |king| is_scored(king) && king.round.contains('4')));
    play.taps("history");
    play.show("king-history-open");
}

/// Two people on either side of the device.
fn facing(play: &mut Play) {
    play.taps("king, remove, person 1, name 0 Mia, name 1 Lea, facing, seed 4, start");
    play.until("a turn scored", |update| is(update, |king| is_scored(king) && !update.screen.turned));
    play.show("king-facing");
    play.until("the other side chooses", |update| update.screen.turned && is(update, chooses));
    play.show("king-facing-turned");
}

/// The Sorcerer.
fn faces(play: &mut Play) {
    play.taps("king, person 1, person 2, chosen, name 0 Mia, name 1 Lea, name 2 Tom, seed 6, start");
    play.until("faces to choose from", |update| is(update, offers_faces));
    play.show("king-sorcerer");
    play.until("a face chosen", |update| {
        is(update, |king| offers_faces(king) && is_ready(king.confirm.as_ref()))
    });
    play.show("king-sorcerer-chosen");
}

/// Ladies who take tokens.
fn theft(play: &mut Play) {
    play.taps("king, person 1, person 2, random, name 0 Mia, name 1 Lea, name 2 Tom");
    play.seek("tokens to take", "king", 6, |update| {
        is(update, |king| {
            offers_tokens(king) && king.offers.as_ref().is_some_and(|offers| offers.choices.len() > 2)
        })
    });
    play.show("king-theft");
    play.taps("peek");
    play.show("king-peek");
    play.taps("stop-peeking");
    play.until("a token chosen", |update| {
        is(update, |king| offers_tokens(king) && is_ready(king.confirm.as_ref()))
    });
    play.show("king-theft-chosen");
}
