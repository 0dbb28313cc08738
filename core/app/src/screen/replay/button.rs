//! The button that opens a replay.

use crate::flow::table::AnyTable;
use crate::screen::ButtonView;
use crate::store::GameId;
use crate::text::Text;
use crate::{Intent, ReplayIntent};

/// The button of a result that opens the replay.
pub(in crate::screen) fn button(text: &Text, table: &dyn AnyTable) -> ButtonView {
    button_of(text, table.id())
}

/// The button that opens the replay of this game.
pub(in crate::screen) fn button_of(text: &Text, game: GameId) -> ButtonView {
    ButtonView::new(text, "replay-open", Intent::Replay(ReplayIntent::Watch { game: game.0 }))
        .hint(text.say("replay-open-hint"))
}
