//! The setup of a game: everything that is fixed before the first roll.

use super::{Lineup, SetupError};

/// How twelve players of a tournament are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Twelve {
    /// Three groups of four.
    Quads,
    /// Four groups of three.
    Trios,
}

/// The characters in use, the number of seats, and the groups of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    pub(super) lineup: Lineup,
    seats: u8,
    tournament: bool,
    /// Seats per group, in group order, then 0.
    sizes: [u8; 4],
}

impl Setup {
    /// A game of 2 to 4 seats.
    ///
    /// # Errors
    /// [`SetupError::Seats`] for another number of seats.
    pub const fn king(lineup: Lineup, seats: usize) -> Result<Self, SetupError> {
        match seats {
            2..=4 => {
                Ok(Self { lineup, seats: seats as u8, tournament: false, sizes: [seats as u8, 0, 0, 0] })
            }
            _ => Err(SetupError::Seats { seats }),
        }
    }

    /// A tournament of 5 to 16 seats. `twelve` is required with 12 seats, and ignored otherwise.
    ///
    /// # Errors
    /// [`SetupError::Seats`] for another number of seats, [`SetupError::Groups`] when `twelve` is missing.
    pub const fn tournament(
        lineup: Lineup,
        seats: usize,
        twelve: Option<Twelve>,
    ) -> Result<Self, SetupError> {
        let sizes = match (seats, twelve) {
            (5, _) => [2, 3, 0, 0],
            (6, _) => [3, 3, 0, 0],
            (7, _) => [3, 4, 0, 0],
            (8, _) => [4, 4, 0, 0],
            (9, _) => [3, 3, 3, 0],
            (10, _) => [3, 3, 4, 0],
            (11, _) => [3, 4, 4, 0],
            (12, Some(Twelve::Quads)) => [4, 4, 4, 0],
            (12, Some(Twelve::Trios)) => [3, 3, 3, 3],
            (12, None) => return Err(SetupError::Groups),
            (13, _) => [3, 3, 3, 4],
            (14, _) => [3, 3, 4, 4],
            (15, _) => [3, 4, 4, 4],
            (16, _) => [4, 4, 4, 4],
            _ => return Err(SetupError::Seats { seats }),
        };
        Ok(Self { lineup, seats: seats as u8, tournament: true, sizes })
    }

    /// The characters in use.
    pub const fn lineup(&self) -> Lineup {
        self.lineup
    }

    /// How many seats.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Is it a tournament?
    pub const fn is_tournament(&self) -> bool {
        self.tournament
    }

    /// How twelve seats are grouped; none with another number.
    pub const fn twelve(&self) -> Option<Twelve> {
        match (self.seats, self.sizes) {
            (12, [3, ..]) => Some(Twelve::Trios),
            (12, _) => Some(Twelve::Quads),
            _ => None,
        }
    }

    /// Seats per group, in group order, then 0.
    pub(super) const fn sizes(&self) -> [u8; 4] {
        self.sizes
    }
}
