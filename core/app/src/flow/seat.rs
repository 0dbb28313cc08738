//! Seats as intents name them.

use douze_rules::Seat;

/// A seat as it crosses the border, of so many.
pub(crate) fn seat(number: i32, seats: usize) -> Option<Seat> {
    u8::try_from(number).ok().filter(|&number| usize::from(number) < seats).map(Seat::new)
}
