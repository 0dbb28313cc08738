//! The interface of a table to lessons.

use super::{AnyTable, Table, TableGame};
use crate::Intent;
use crate::flow::{Context, Reply};
use crate::store::StoreError;

/// A game that can be taught.
pub(crate) trait Taught: TableGame {
    /// The presses that lead to this action from the table as it is, the glowing button first. Once all is selected: the main
    /// button, or the same tap again.
    fn presses(table: &Table<Self>, action: Self::Action) -> Vec<Intent>;

    /// Does this action of the line follow by itself?
    fn follows(table: &Table<Self>, action: &Self::Action) -> bool {
        Self::seat(action).is_some_and(|seat| !table.game.is_person(seat))
    }

    /// Built-in players who are asked for their opinion have the one that the next action of the line shows.
    fn prepare(_table: &mut Table<Self>, _next: Option<Self::Action>) {}

    /// Answers the intents of its table only.
    fn own(intent: Intent) -> Option<Self::Intent>;

    /// Answers what is pressed at the table.
    fn press(table: &mut Table<Self>, context: &mut Context, intent: Intent) -> Result<Reply, StoreError> {
        match intent {
            Intent::Table(intent) => table.handle(context, intent),
            intent => match Self::own(intent) {
                Some(intent) => table.tap(context, intent),
                None => Ok(Reply::not_now()),
            },
        }
    }
}

impl<G: Taught> Table<G> {
    /// Carries out an action of a rival that a lesson has written down.
    pub(crate) fn follow(&mut self, context: &mut Context, action: G::Action) -> Result<(), StoreError> {
        self.act(context, action).map(drop)
    }
}
