//! The open table after each event of an update, for the frames of its beats.

use super::Council;
use super::game::{CouncilAction, CouncilEvent, CouncilRules, CouncilState};
use super::talk::Talk;
use crate::flow::stored::Rules;
use douze_rules::Viewer;
use douze_rules::council::{Event, Events, Observation, State, apply, observe};

/// Steps that are played again to find the tables of the last events; more, where these have too few.
const BACK: usize = 8;

/// The open table at one moment. Everybody may see it: the type has no place for a hidden card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpenTable {
    pub(crate) seen: Observation,
    pub(crate) talk: Talk,
}

impl OpenTable {
    fn of(position: &CouncilState) -> Self {
        Self { seen: observe(&position.rules, Viewer::Everyone), talk: position.talk.clone() }
    }
}

/// The events of one action, each with the table that it leads to.
#[derive(Default)]
struct Watch {
    events: Vec<Event>,
    seen: Vec<Observation>,
}

impl Events for Watch {
    fn push(&mut self, event: Event) {
        self.events.push(event);
    }

    fn left(&mut self, position: &State) {
        self.seen.push(observe(position, Viewer::Everyone));
    }
}

/// One more action from `position`: the table after each of its events, the last as the action leaves it. `None` for an action
/// that does not fit.
pub(super) fn follow(position: &mut CouncilState, action: CouncilAction) -> Option<Vec<OpenTable>> {
    let CouncilAction::Act(action) = action else {
        CouncilRules::apply(position, action, &mut Vec::new()).ok()?;
        return Some(vec![OpenTable::of(position)]);
    };
    let mut watch = Watch::default();
    apply(&mut position.rules, action, &mut watch).ok()?;
    let Watch { events, mut seen } = watch;
    if let Some(last) = seen.last_mut() {
        *last = observe(&position.rules, Viewer::Everyone);
    }
    let mut table = |(event, seen): (Event, Observation)| {
        position.talk.happened(&event);
        OpenTable { seen, talk: position.talk.clone() }
    };
    Some(events.into_iter().zip(seen).map(&mut table).collect())
}

impl Council {
    /// The open table after each event from number `from` on; none where the line does not replay.
    pub(crate) fn tables(&self, from: usize) -> Vec<OpenTable> {
        self.replayed(from).unwrap_or_default()
    }

    fn replayed(&self, from: usize) -> Option<Vec<OpenTable>> {
        let events = self.events.get(from..)?;
        // What the Head or a vote settles is no part of the line.
        let on_the_line = |event: &&CouncilEvent| !matches!(event, CouncilEvent::Settles { .. });
        let count = events.iter().filter(on_the_line).count();
        let (mut open, after) = self.last_tables(count)?;
        let mut after = after.into_iter();
        let mut table = |event: &CouncilEvent| {
            if on_the_line(&event) {
                open = after.next()?;
            }
            Some(open.clone())
        };
        events.iter().map(&mut table).collect()
    }

    /// The open table before the last `count` events of the line, and after each of them.
    fn last_tables(&self, count: usize) -> Option<(OpenTable, Vec<OpenTable>)> {
        let line = self.game.line();
        let mut from = line.len();
        loop {
            from = from.saturating_sub(BACK);
            let mut position = self.game.position(from).ok()?;
            let mut tables = vec![OpenTable::of(&position)];
            for &action in &line[from..] {
                tables.extend(follow(&mut position, action)?);
            }
            if tables.len() > count {
                let after = tables.split_off(tables.len() - count);
                return Some((tables.pop()?, after));
            } else if from == 0 {
                return None;
            }
        }
    }
}
