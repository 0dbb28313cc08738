//! What a game supplies to its table.

use super::{AdviceOf, AnyTable, Confirmation, Reviewed, Table};
use crate::flow::{Context, Refusal, Reply};
use crate::record;
use crate::store::StoreError;
use douze_ai::Control;
use douze_rules::{Seat, Viewer};
use std::fmt::Debug;

/// A game that is played at a [`Table`]: who decides what next, what is selected, what built-in players are asked.
pub(crate) trait Played:
    Reviewed<State: 'static, Action: Send + 'static, Illegal: Into<Refusal>>
{
    /// What is selected and opened on this device.
    type Own: Default;
    /// What can be pressed at its table only.
    type Intent;
    /// What can be explained.
    type Inspect: Copy;
    /// What a viewer may know.
    type Seen;
    /// What a built-in player is asked, with all that it may know.
    type Question: Send + 'static;
    /// What it does.
    type Answer: Debug + Send + 'static;

    fn observe(state: &Self::State, viewer: Viewer) -> Self::Seen;

    /// The person who decides next from what only they may see.
    fn secretly(table: &Table<Self>) -> Option<Seat>;
    /// The person who decides next from what lies open.
    fn openly(table: &Table<Self>) -> Option<Seat>;
    /// Have others begun what comes next, so that the device goes on from hand to hand?
    fn goes_round(table: &Table<Self>) -> bool;
    /// Does a person alone see their hand, not the open table?
    fn shows_hand(table: &Table<Self>) -> bool {
        !table.is_over()
    }
    /// What the confirm button does now.
    fn confirmation(table: &Table<Self>) -> Option<Confirmation<Self::Action>>;
    /// Did the step between two positions show anybody something new?
    fn reveals(table: &Table<Self>, before: &Self::State, after: &Self::State) -> bool;

    /// Answers what is pressed at its table only.
    fn tap(table: &mut Table<Self>, context: &mut Context, intent: Self::Intent)
    -> Result<Reply, StoreError>;
    /// Forgets what is selected.
    fn cancel(table: &mut Table<Self>) -> Reply;

    /// The game has begun, or goes on from the store.
    fn opened(_table: &mut Table<Self>, _resumed: bool) {}
    /// Other eyes look: what was selected goes with the old ones.
    fn put_down(table: &mut Table<Self>);
    /// Somebody leaves the curtain for the open table.
    fn left_curtain(_table: &mut Table<Self>) {}
    /// A hand is visible.
    fn looked(_table: &mut Table<Self>) {}
    /// The line has changed: what was selected for the old position goes.
    fn moved_on(_table: &mut Table<Self>) {}
    /// Can this still be explained?
    fn is_there(_table: &Table<Self>, _inspect: Self::Inspect) -> bool {
        true
    }
    /// The action as the position wants it, where its person could not know that.
    fn fitted(_table: &Table<Self>, action: Self::Action) -> Self::Action {
        action
    }
    /// This action is saved and its events are kept.
    fn acted(table: &mut Table<Self>, context: &mut Context, action: Self::Action);
    /// The line is shorter now.
    fn undone(_table: &mut Table<Self>) {}
    /// Has all that happened been shown?
    fn is_told(_table: &Table<Self>) -> bool {
        true
    }
    /// Closes a panel besides the one that explains; false when there is none.
    fn close_panel(_table: &mut Table<Self>) -> bool {
        false
    }

    /// The built-in player whose turn it is.
    fn thinker(table: &Table<Self>) -> Option<Seat>;
    /// The built-in player that is asked something now, at its turn or besides.
    fn asked(table: &Table<Self>) -> Option<Seat> {
        Self::thinker(table)
    }
    /// What it is asked.
    fn question(table: &Table<Self>) -> Option<Self::Question>;
    /// Thinks; `None` when it was stopped for good.
    fn answer(question: &Self::Question, control: &Control) -> Option<Self::Answer>;
    /// Takes the answer.
    fn hear(
        table: &mut Table<Self>,
        context: &mut Context,
        answer: Self::Answer,
    ) -> Result<Reply, StoreError>;
    /// Does this person, who is alone, decide something now that a hint could be about?
    fn decides(table: &Table<Self>, alone: Seat) -> bool;
    /// What a person might do, or might have done.
    fn advise(view: &Self::View, seed: u64, control: &Control) -> Option<AdviceOf<Self>>;

    /// The key of the title above the table.
    fn title(table: &Table<Self>) -> &'static str;
    /// Does the person before the device sit on its other side (table mode)?
    fn is_turned(_table: &Table<Self>) -> bool {
        false
    }
    /// How the record of this game begins.
    fn record_setup(table: &Table<Self>) -> record::Setup;
    fn record(header: &record::Header, line: &[Self::Action]) -> String;
}
