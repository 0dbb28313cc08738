//! The tables that beats lead to.

use super::seats::{frame, seat_then};
use super::{KingFrame, KingSeatView, Words};
use crate::TableFrame;
use crate::flow::king::{King, Ledger};
use douze_rules::Seat;

/// The frames of an update. A seat is worded anew only where the ledger of it changes.
pub(super) struct Frames<'a> {
    words: &'a Words<'a>,
    king: &'a King,
    ledger: Ledger,
    seats: Vec<KingSeatView>,
    shown: Option<KingFrame>,
}

impl<'a> Frames<'a> {
    pub(super) fn new(words: &'a Words<'a>, king: &'a King, from: usize) -> Self {
        let events = king.told_events();
        let ledger = Ledger::of(king.seats(), &events[..from.min(events.len())]);
        let seats = (0u8..).map(Seat::new).take(king.seats());
        let seats = seats.map(|seat| seat_then(words, king, &ledger, seat)).collect();
        Self { words, king, ledger, seats, shown: None }
    }

    /// The table of this ledger; none where it looks as before.
    pub(super) fn next(&mut self, ledger: &Ledger) -> Option<TableFrame> {
        for (seat, view) in (0u8..).map(Seat::new).zip(&mut self.seats) {
            if self.ledger.seats.get(seat.index()) != ledger.seats.get(seat.index()) {
                *view = seat_then(self.words, self.king, ledger, seat);
            }
        }
        self.ledger = ledger.clone();
        let table = frame(self.words, self.king, ledger, &self.seats);
        if self.shown.as_ref() == Some(&table) {
            return None;
        }
        self.shown = Some(table.clone());
        Some(TableFrame::King { king: table })
    }
}
