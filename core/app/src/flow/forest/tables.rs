//! The open table after each event of an update, for the frames of its beats.

use super::Forest;
use douze_rules::Viewer;
use douze_rules::forest::{Action, Event, Events, Observation, State, apply, observe};

/// Actions that are played again to find the tables of the last events; more, where these have too few.
const BACK: usize = 8;

/// The open table after each event of one action.
#[derive(Default)]
struct Watch(Vec<Observation>);

impl Events for Watch {
    fn push(&mut self, _: Event) {}

    fn left(&mut self, position: &State) {
        self.0.push(observe(position, Viewer::Everyone));
    }
}

/// One more action from `position`: the table after each of its events, the last as the action leaves it. `None` for an
/// action that does not fit.
pub(super) fn follow(position: &mut State, action: Action) -> Option<Vec<Observation>> {
    let mut watch = Watch::default();
    apply(position, action, &mut watch).ok()?;
    if let Some(last) = watch.0.last_mut() {
        *last = observe(position, Viewer::Everyone);
    }
    Some(watch.0)
}

impl Forest {
    /// The open table after each of the last `count` events; none where the line does not replay.
    pub(crate) fn tables(&self, count: usize) -> Vec<Observation> {
        let line = self.game.line();
        let mut from = line.len();
        loop {
            from = from.saturating_sub(BACK);
            let Ok(mut position) = self.game.position(from) else { return Vec::new() };
            let tables: Option<Vec<_>> =
                line[from..].iter().map(|&action| follow(&mut position, action)).collect();
            let tables = tables.unwrap_or_default().concat();
            if from == 0 || tables.len() >= count {
                return tables[tables.len().saturating_sub(count)..].to_vec();
            }
        }
    }
}
