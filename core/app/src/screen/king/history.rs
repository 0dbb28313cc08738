//! The turns of this round, and who is how far.

use super::seats::{taken, value_text};
use super::{HistoryCellView, HistoryTurnView, HistoryView, StandingView, StandingsView, Words};
use crate::Intent;
use crate::flow::king::{King, Ledger, Played};
use crate::screen::ButtonView;
use douze_rules::Seat;

/// The turns of this round; cards only where the table has chosen to see them (R-K10).
pub(super) fn history(words: &Words, king: &King, ledger: &Ledger) -> Option<HistoryView> {
    if !king.history {
        return None;
    }
    let text = words.text;
    let open = king.game.header.options.open_history;
    let state = king.game.state();
    let group = state.groups().nth(king.open_group().into());
    let seats: Vec<Seat> = group.map(|group| group.iter().collect()).unwrap_or_default();
    let turns = (1u32..).zip(&ledger.turns).map(|(turn, played)| HistoryTurnView {
        label: text.with("king-turn", &[("turn", turn.into())]),
        cells: seats
            .iter()
            .map(|&seat| cell(words, seat, played.get(seat.index()).unwrap_or(&Played::default()), open))
            .collect(),
    });
    let note = if ledger.turns.is_empty() {
        Some("king-history-empty")
    } else if open {
        None
    } else {
        Some("king-history-closed")
    };
    Some(HistoryView {
        title: text.with("king-history", &[("round", ledger.round.into())]),
        seats: seats.iter().map(|&seat| words.name(seat).to_owned()).collect(),
        turns: turns.collect(),
        note: note.map(|key| text.say(key)),
        close: ButtonView::new(text, "common-close", Intent::CloseHistory),
    })
}

fn cell(words: &Words, seat: Seat, played: &Played, open: bool) -> HistoryCellView {
    let last = played.champion.as_ref().unwrap_or(&played.group);
    let value = last.value.map(|value| value_text(words, value)).unwrap_or_default();
    let character = played.card.filter(|_| open).map(|card| words.face(card));
    let points = played.group.taken + played.champion.map_or(0, |champion| champion.taken);
    let mut spoken = words.with(seat, "king-history-spoken", &[("value", value.as_str().into())]);
    for (told, sentence) in [
        (last.struck.is_some(), words.text.say("king-history-spoken-struck")),
        (points > 0, words.text.with("king-history-spoken-taken", &[("points", points.into())])),
    ] {
        if told {
            spoken.push(' ');
            spoken.push_str(&sentence);
        }
    }
    if let Some(character) = &character {
        spoken.push(' ');
        spoken
            .push_str(&words.text.with("king-seat-spoken-card", &[("card", character.name.as_str().into())]));
    }
    HistoryCellView {
        character,
        value,
        struck: last.struck.is_some(),
        taken: if points > 0 { taken(words, points) } else { String::new() },
        spoken,
    }
}

/// All seats: more crowns first, then more points; equal ones share a place.
pub(super) fn standings(words: &Words, king: &King, ledger: &Ledger) -> Option<StandingsView> {
    let over = crate::flow::table::Table::is_over(king);
    if !over && !king.game.state().setup().is_tournament() {
        return None;
    }
    let winner = king.game.state().winner().filter(|_| over);
    let mut seats: Vec<(Seat, (bool, u8, u8))> = (0u8..)
        .zip(&ledger.seats)
        .map(|(seat, own)| (Seat::new(seat), (winner == Some(Seat::new(seat)), own.crowns, own.points())))
        .collect();
    seats.sort_by_key(|&(seat, standing)| (std::cmp::Reverse(standing), seat));
    let row = |&(seat, standing): &(Seat, (bool, u8, u8))| {
        let (_, crowns, points) = standing;
        let place = seats.iter().filter(|(_, other)| *other > standing).count() + 1;
        let told = words.text.with("king-points", &[("points", points.into())]);
        let args = [("place", place.into()), ("crowns", crowns.into()), ("points", told.as_str().into())];
        StandingView {
            seat: seat.number().into(),
            place: place.to_string(),
            name: words.name(seat).to_owned(),
            crowns: crowns.into(),
            spoken: words.with(seat, "king-standing-spoken", &args),
            points: told,
        }
    };
    let rows = seats.iter().map(row).collect();
    Some(StandingsView { label: words.text.say("king-standings"), rows })
}
