//! The rules, and nothing else: no clock, no I/O, no random generator, no threads, no text.
//!
//! Every game has the same parts: a [`forest::State`] is a plain value, [`forest::legal`] lists what
//! may be done in it, [`forest::apply`] makes the next one and tells its events, [`forest::observe`]
//! cuts out what one viewer may know. Chance is an action like any other, so that the list of actions
//! is the whole game.

mod bit_set;
mod bits;
mod by_seat;
pub mod council;
pub mod d12;
pub mod forest;
pub mod king;
mod seats;

pub use bit_set::{BitSet, Nibble, Seats};
pub use by_seat::{BySeat, TooManySeats};
pub use seats::{Seat, Viewer};
