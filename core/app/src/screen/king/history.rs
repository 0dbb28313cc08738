//! The turns of this round, and who is how far.

use super::seats::{taken, value_text};
use super::words::number;
use super::{HistoryCellView, HistoryTurnView, HistoryView, StandingView, StandingsView, Words};
use crate::flow::king::{King, Ledger, PlayedCard};
use crate::screen::ButtonView;
use crate::{Intent, KingIntent};
use douze_rules::Seat;

/// The turns of this round; cards only where the table has chosen to see them (R-K10).
pub(super) fn history(words: &Words, king: &King, ledger: &Ledger) -> Option<HistoryView> {
    let close = ButtonView::new(words.text, "common-close", Intent::King(KingIntent::CloseHistory));
    king.own.history.then(|| HistoryView { close: Some(close), ..turns(words, king, ledger) })
}

/// The same without a way to close it: at the end of a game it is a part of the result.
pub(super) fn turns(words: &Words, king: &King, ledger: &Ledger) -> HistoryView {
    let text = words.text;
    let open = king.game.header.options.open_history;
    let state = king.public();
    let group = state.groups().nth(king.open_group().into());
    let seats: Vec<Seat> = group.map(|group| group.iter().collect()).unwrap_or_default();
    // The round before stays until a turn of the new one is over.
    let (round, played) = if ledger.turns.is_empty() && !ledger.turns_before.is_empty() {
        (ledger.round - 1, &ledger.turns_before)
    } else {
        (ledger.round, &ledger.turns)
    };
    let turns = (1u32..).zip(played).map(|(turn, played)| HistoryTurnView {
        label: text.with("king-turn", &[("turn", turn.into())]),
        cells: seats
            .iter()
            .map(|&seat| cell(words, seat, played.get(seat.index()).unwrap_or(&PlayedCard::default()), open))
            .collect(),
    });
    let note = if played.is_empty() {
        Some("king-history-empty")
    } else if open {
        None
    } else {
        Some("king-history-closed")
    };
    HistoryView {
        title: text.with("king-history", &[("round", round.into())]),
        seats: seats.iter().map(|&seat| words.name(seat).to_owned()).collect(),
        turns: turns.collect(),
        note: note.map(|key| text.say(key)),
        close: None,
    }
}

fn cell(words: &Words, seat: Seat, played: &PlayedCard, open: bool) -> HistoryCellView {
    let text = words.text;
    let stages = || std::iter::once(&played.group).chain(&played.champion);
    let values: Vec<String> = stages().filter_map(|stage| Some(value_text(words, stage.value?))).collect();
    let value = values.join(" · ");
    let character = played.card.filter(|_| open).map(|card| words.face(card));
    let struck = played.champion.as_ref().unwrap_or(&played.group).struck.is_some();
    let values: Vec<String> = stages().filter_map(|stage| Some(number(stage.value?.number))).collect();
    let mut spoken = vec![words.with(seat, "king-history-spoken", &[("value", values.join(", ").into())])];
    if struck {
        spoken.push(text.say("king-history-spoken-struck"));
    }
    if played.taken() > 0 {
        spoken.push(text.with("king-history-spoken-taken", &[("points", played.taken().into())]));
    }
    if played.stolen != 0 {
        let key = if played.stolen > 0 { "king-history-spoken-stole" } else { "king-history-spoken-lost" };
        spoken.push(text.with(key, &[("points", played.stolen.unsigned_abs().into())]));
    }
    if let Some(character) = &character {
        spoken.push(text.with("king-seat-spoken-card", &[("card", character.name.as_str().into())]));
    }
    HistoryCellView { character, value, struck, taken: brought(words, played), spoken: spoken.join(" ") }
}

/// Points that a turn brought, and what the Lady moved: "+2 −1"; empty for none.
pub(super) fn brought(words: &Words, played: &PlayedCard) -> String {
    let supply = (played.taken() > 0).then(|| taken(words, played.taken()));
    let stolen = match played.stolen {
        0 => None,
        lost @ ..0 => Some(number(lost)),
        stolen => Some(taken(words, stolen.unsigned_abs())),
    };
    let parts: Vec<String> = supply.into_iter().chain(stolen).collect();
    parts.join(" ")
}

/// All seats: more crowns first, then more points; equal ones share a place.
pub(super) fn standings(words: &Words, king: &King, ledger: &Ledger) -> Option<StandingsView> {
    let over = crate::flow::table::AnyTable::is_over(king);
    if !over && !king.public().setup().is_tournament() {
        return None;
    }
    let winner = king.public().winner().filter(|_| over);
    let mut seats: Vec<(Seat, (bool, u8, u8))> = (0u8..)
        .zip(&ledger.seats)
        .map(|(seat, own)| (Seat::new(seat), (winner == Some(Seat::new(seat)), own.crowns, own.points())))
        .collect();
    seats.sort_by_key(|&(seat, standing)| (std::cmp::Reverse(standing), seat));
    let row = |&(seat, standing): &(Seat, (bool, u8, u8))| {
        let (_, crowns, points) = standing;
        let place = seats.iter().filter(|(_, other)| *other > standing).count() + 1;
        let total = words.text.with("king-points", &[("points", points.into())]);
        let args = [("place", place.into()), ("crowns", crowns.into()), ("points", total.as_str().into())];
        StandingView {
            medallion: words.medallion(seat),
            place: place.to_string(),
            name: words.name(seat).to_owned(),
            crowns: crowns.into(),
            spoken: words.with(seat, "king-standing-spoken", &args),
            points: total,
        }
    };
    let rows = seats.iter().map(row).collect();
    Some(StandingsView { label: words.text.say("king-standings"), rows })
}
