//! The tables that beats lead to.

use super::seats::{frame, seat_then};
use super::{KingSeatView, Words};
use crate::flow::king::{King, Ledger, SeatLedger};
use crate::screen::frames::changed;
use crate::{Beat, TableFrame};
use douze_rules::Seat;

/// The frames of an update. A seat is worded again only where the ledger of it changes.
pub(super) struct Frames<'a> {
    words: &'a Words<'a>,
    king: &'a King,
    ledgers: Vec<SeatLedger>,
    seats: Vec<KingSeatView>,
}

impl<'a> Frames<'a> {
    pub(super) fn new(words: &'a Words<'a>, king: &'a King, from: usize) -> Self {
        let ledger = king.ledger_before(from);
        let seats = (0u8..).map(Seat::new).take(king.seats());
        let seats = seats.map(|seat| seat_then(words, king, &ledger, seat)).collect();
        Self { words, king, ledgers: ledger.seats, seats }
    }

    /// The table of this ledger after these beats; none where it looks as before.
    pub(super) fn next(&mut self, ledger: &Ledger, beats: &[Beat]) -> Option<TableFrame> {
        let seats = (0u8..).map(Seat::new).zip(&ledger.seats);
        for ((seat, now), (before, view)) in seats.zip(self.ledgers.iter_mut().zip(&mut self.seats)) {
            if before != now {
                before.clone_from(now);
                *view = seat_then(self.words, self.king, ledger, seat);
            }
        }
        let king = frame(self.words, self.king, ledger, &self.seats);
        changed(TableFrame::King { king }, beats)
    }
}
