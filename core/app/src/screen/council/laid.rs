//! The open table of a council, as it is now or was on the way to now.

use crate::flow::council::{Council, CouncilEvent, Talk};
use douze_rules::council::{Event, Observation};

/// The open table that is drawn: as it is now, or after an event on the way to now.
#[derive(Clone, Copy)]
pub(super) struct Laid<'a> {
    pub(super) seen: &'a Observation,
    /// All that has happened until then.
    pub(super) events: &'a [CouncilEvent],
    pub(super) talk: &'a Talk,
}

impl<'a> Laid<'a> {
    pub(super) fn now(seen: &'a Observation, council: &'a Council) -> Self {
        Self { seen, events: council.events(), talk: council.talk() }
    }

    /// Nothing has happened since.
    pub(super) fn is_now(self, council: &Council) -> bool {
        self.events.len() == council.events().len()
    }

    /// Events of this turn; those of both turns of a split are two turns.
    pub(super) fn of_this_turn(self) -> impl Iterator<Item = Event> + 'a {
        of_this_turn(self.events)
    }
}

/// Events of the last turn that was begun.
pub(super) fn of_this_turn(events: &[CouncilEvent]) -> impl Iterator<Item = Event> + '_ {
    let begins = |event: &CouncilEvent| {
        matches!(event, CouncilEvent::Event(Event::TurnBegan { .. } | Event::ThroneBegan { .. }))
    };
    let from = events.iter().rposition(begins).unwrap_or(0);
    events[from..].iter().filter_map(|event| match event {
        CouncilEvent::Event(event) => Some(*event),
        _ => None,
    })
}
