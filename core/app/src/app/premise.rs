//! The premise of a game, shown once: when its form opens for the first time. Its rules keep it.

use super::App;
use crate::GameKind;
use crate::flow::{self, Notice};
use serde::{Deserialize, Serialize};

const KEY: &str = "premises";

/// The games whose premise was shown.
#[derive(Default, Serialize, Deserialize)]
struct Shown(Vec<GameKind>);

impl App {
    /// Shows the premise of a game that was never opened nor played here. Other notices come first.
    pub(super) fn introduce(&mut self, game: GameKind) {
        let Shown(mut shown) = flow::load(&self.store, KEY);
        if self.notice.is_some() || shown.contains(&game) || flow::was_played(&self.store, game) {
            return;
        }
        shown.push(game);
        // Best effort: the premise may be shown once more.
        let _ = flow::save(&mut self.store, KEY, &Shown(shown));
        self.notice = Some(Notice::Premise(game));
    }

    /// The form is left.
    pub(super) fn end_introduction(&mut self) {
        self.notice.take_if(|notice| matches!(notice, Notice::Premise(_)));
    }
}
