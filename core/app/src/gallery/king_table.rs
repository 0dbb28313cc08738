//! The table of King of 12 as it is seen: full tables, tournaments, the slow mode, ties.

use super::forest::moved;
use super::king::{chooses, is, is_scored, king};
use super::play::{Play, Tour};
use crate::screen::KingSeatView;
use crate::{KingMotion, Motion, TableFrame, Update};

pub(super) const TOURS: &[Tour] = &[
    ("king-step", step),
    ("king-five", five),
    ("king-seven", seven),
    ("king-tournament", tournament),
    ("king-champions", champions),
    ("king-tie", tie),
    ("king-motions", motions),
    ("king-black", black),
];

/// Every step explained.
fn step(play: &mut Play) {
    play.taps("king, name 0 Mia, steps, seed 12, start");
    play.until("the first step", |update| king(update).is_some_and(|king| king.step.is_some()));
    play.show("king-step");
    play.taps("next");
    play.show("king-step-next");
    play.until("a step with dice", |update| {
        king(update).is_some_and(|king| king.step.as_ref().is_some_and(|step| step.happened.len() > 1))
    });
    play.show("king-step-happened");
}

fn five(play: &mut Play) {
    play.taps("king, add, add, person 4, name 0 Mia, name 4 Lea, random, seed 9, start");
    play.until("a turn scored", |update| is(update, is_scored));
    play.show("king-five");
}

fn seven(play: &mut Play) {
    play.taps("king, add, add, add, add, name 0 Friederike, random, seed 10, start");
    play.until("a turn scored", |update| is(update, |king| is_scored(king) && chooses(king)));
    play.show("king-seven");
}

/// Sixteen seats.
fn tournament(play: &mut Play) {
    play.taps("king");
    play.taps(&"add, ".repeat(13));
    play.taps("name 0 Mia, random, seed 3, start");
    play.show("king-tournament");
    play.until("a turn scored", |update| is(update, |king| is_scored(king) && chooses(king)));
    play.show("king-tournament-scored");
    play.taps("group 1");
    play.show("king-tournament-group");
}

/// Eight seats, with champions who play on.
fn champions(play: &mut Play) {
    play.taps("king");
    play.taps(&"add, ".repeat(5));
    play.taps("name 0 Mia, name 7 Lea, seed 3, start");
    play.until("champions", |update| {
        is(update, |king| {
            let mut seats = king.table.groups.iter().flat_map(|group| &group.seats);
            seats.any(|seat| seat.champion.is_some())
        })
    });
    play.show("king-champions");
    play.until("the end", |update| king(update).is_some_and(|king| king.result.is_some()));
    play.show("king-tournament-result");
}

/// A round without a winner: all points are cancelled.
fn tie(play: &mut Play) {
    play.taps("king, remove, person 1, name 0 Mia, name 1 Lea");
    play.seek("a tie", "king", 14, |update| framed(update, |seat| seat.points_struck.is_some()));
    play.show("king-tie");
}

/// What else moves on the table.
fn motions(play: &mut Play) {
    play.taps(
        "king, add, person 1, person 2, person 3, random, name 0 Mia, name 1 Lea, name 2 Tom, name 3 Jo",
    );
    let mut seek = |name, seed, what: fn(&Update) -> bool| {
        play.seek(name, "king", seed, what);
        play.show(name);
    };
    seek("king-dice-passed", 4, |update| {
        turned(update, |king| matches!(king, KingMotion::DicePassed { .. }))
    });
    seek("king-die-flipped", 1, |update| turned(update, |king| matches!(king, KingMotion::DiceFlipped)));
    seek("king-die-tipped", 1, |update| turned(update, |king| matches!(king, KingMotion::DieTipped)));
    seek("king-dice-cancelled", 2, |update| framed(update, |seat| seat.struck.is_some()));
    seek("king-token-stolen", 5, |update| {
        turned(update, |king| matches!(king, KingMotion::TokenTaken { from: Some(_), .. }))
    });
    seek("king-crown-taken", 1, |update| {
        turned(update, |king| matches!(king, KingMotion::CrownTaken { .. }))
    });
}

fn turned(update: &Update, what: impl Fn(&KingMotion) -> bool) -> bool {
    moved(update, |motion| matches!(motion, Motion::King { king } if what(king)))
}

/// A beat shows a seat like this.
fn framed(update: &Update, what: impl Fn(&KingSeatView) -> bool) -> bool {
    update.beats.iter().any(|beat| match &beat.frame {
        Some(TableFrame::King { king }) => king.groups.iter().flat_map(|group| &group.seats).any(&what),
        _ => false,
    })
}

/// Motion off, a look at the hand by tapping, black.
fn black(play: &mut Play) {
    play.taps("settings, theme black, pace off, peeking toggle, back");
    play.taps("king, person 1, name 0 Mia, name 1 Lea, seed 12, start, confirm");
    play.show("king-curtain-toggle");
    play.taps("peek");
    play.show("king-curtain-toggle-open");
}
