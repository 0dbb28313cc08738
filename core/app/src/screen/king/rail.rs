//! The values of a group on a scale: who is where, who is out, who takes what.

use super::words::{number, placed};
use super::{RailMarkView, RailState, RailView, Words};
use crate::flow::king::{Compared, Ledger, LedgerEntry, Rank, SeatLedger};
use douze_rules::Seat;
use douze_rules::king::{Character, Seats, Stage};

/// What the scale shows at least.
const LOW: i8 = 0;
const HIGH: i8 = 24;

/// Who is compared on a scale: a group, or the champions of a tournament.
#[derive(Clone, Copy)]
pub(super) enum Compares {
    Group { tournament: bool },
    Champions,
}

/// The scale of these seats; none before their values are known.
pub(super) fn rail(words: &Words, ledger: &Ledger, members: &[Seat], who: Compares) -> Option<RailView> {
    let compared = |seat: Seat| {
        let own = ledger.seats.get(seat.index())?;
        let compared = match who {
            Compares::Group { .. } => own.played.group,
            Compares::Champions => own.played.champion?,
        };
        Some((seat, own, compared))
    };
    let all: Vec<_> = members.iter().filter_map(|&seat| compared(seat)).collect();
    let marks: Vec<(i8, RailMarkView)> =
        all.iter().filter_map(|(seat, _, compared)| mark(words, *seat, compared)).collect();
    let least = marks.iter().map(|(value, _)| *value).min()?;
    let most = marks.iter().map(|(value, _)| *value).max()?;
    Some(RailView {
        low: LOW.min(least).into(),
        high: HIGH.max(most).into(),
        low_wins: all.iter().any(|(_, own, _)| is_turned(own, who)),
        line: line(words, &all, who),
        marks: marks.into_iter().map(|(_, mark)| mark).collect(),
    })
}

fn mark(words: &Words, seat: Seat, compared: &Compared) -> Option<(i8, RailMarkView)> {
    let value = compared.value?.number;
    let state = match (compared.struck, compared.rank) {
        (Some(_), _) => RailState::Out,
        (None, Some(Rank::Winner)) => RailState::Winner,
        (None, Some(Rank::RunnerUp)) => RailState::RunnerUp,
        (None, None) => RailState::Counts,
    };
    let mark = RailMarkView {
        seat: seat.number().into(),
        medallion: words.medallion(seat),
        value: value.into(),
        text: number(value),
        state,
        taken: compared.taken.into(),
    };
    Some((value, mark))
}

/// Did a Knight turn the order of these?
fn is_turned(own: &SeatLedger, who: Compares) -> bool {
    let knight =
        |entry: &LedgerEntry| matches!(entry, LedgerEntry::OrderTurned { character: Character::Knight, .. });
    let mut parts = own.entries.split(|entry| *entry == LedgerEntry::Champion);
    let part = match who {
        Compares::Group { .. } => parts.next(),
        Compares::Champions => parts.nth(1),
    };
    part.unwrap_or_default().iter().any(knight)
}

/// Who met whom, then who is first and second; none before either is known.
fn line(words: &Words, all: &[(Seat, &SeatLedger, Compared)], who: Compares) -> Option<String> {
    let mut met: Vec<(i8, Seats)> =
        all.iter().filter_map(|(_, _, compared)| Some((compared.value?.number, compared.struck?))).collect();
    met.sort_unstable_by_key(|(value, _)| *value);
    met.dedup_by_key(|(value, _)| *value);
    let cancelled = |(value, seats): (i8, Seats)| {
        let args = [("value", number(value).into()), ("names", words.all(seats).into())];
        words.text.with("king-beat-values-cancelled", &args)
    };
    let mut lines: Vec<String> = met.into_iter().map(cancelled).collect();
    let ranked = |rank: Rank| {
        all.iter().find(|(_, _, compared)| compared.rank == Some(rank)).map(|(seat, _, _)| *seat)
    };
    let (winner, runner_up) = (ranked(Rank::Winner), ranked(Rank::RunnerUp));
    if winner.is_some() || runner_up.is_some() {
        let (stage, tournament) = match who {
            Compares::Group { tournament } => (Stage::Group(0), tournament),
            Compares::Champions => (Stage::Champions, true),
        };
        lines.push(placed(words, stage, winner, runner_up, tournament));
    }
    (!lines.is_empty()).then(|| lines.join(" "))
}
