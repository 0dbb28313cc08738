//! The open table of a council, as it is now or was on the way to now.

use crate::flow::council::{Council, Talk, Told};
use douze_rules::council::{Event, Observation};

/// The open table that is drawn: as it is now, or after an event on the way to now.
#[derive(Clone, Copy)]
pub(super) struct Laid<'a> {
    pub(super) seen: &'a Observation,
    /// All that has happened until then.
    pub(super) told: &'a [Told],
    pub(super) talk: &'a Talk,
}

impl<'a> Laid<'a> {
    pub(super) fn now(seen: &'a Observation, council: &'a Council) -> Self {
        Self { seen, told: council.told(), talk: council.talk() }
    }

    /// Events of this turn; those of both turns of a split are two turns.
    pub(super) fn of_this_turn(self) -> impl Iterator<Item = Event> + 'a {
        of_this_turn(self.told)
    }
}

/// Events of the last turn that was begun.
pub(super) fn of_this_turn(told: &[Told]) -> impl Iterator<Item = Event> + '_ {
    let begins =
        |told: &Told| matches!(told, Told::Event(Event::TurnBegan { .. } | Event::ThroneBegan { .. }));
    let from = told.iter().rposition(begins).unwrap_or(0);
    told[from..].iter().filter_map(|told| match told {
        Told::Event(event) => Some(*event),
        _ => None,
    })
}
