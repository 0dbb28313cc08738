//! Seats and viewers, shared by all games.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; 0 is the first.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, to index arrays that have an entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other one of two seats.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 & 1 ^ 1)
    }

    /// Its place in an array of two; cannot be out of range.
    pub(crate) const fn side(self) -> usize {
        (self.0 & 1) as usize
    }
}

/// Whose eyes an observation is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Nobody is known to look: the device changes hands. Sees only whose turn it is.
    Curtain,
    /// The player of this seat: the open table and what is their own.
    Seat(Seat),
    /// All at the table: what is open.
    Everyone,
}
