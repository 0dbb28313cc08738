//! The page about the chance of the game on screen.

use super::{App, Overlay, Place};
use crate::GameKind;
use crate::flow::Reply;
use crate::flow::fair::Fair;
use crate::store::StoreError;

impl App {
    /// Opens the page over the game, or over its replay.
    pub(super) fn open_fair(&mut self) -> Result<Reply, StoreError> {
        let (kind, proof, over) = match &self.place {
            Place::Replay(replaying) => (replaying.watched.kind(), replaying.watched.proof()?, true),
            place => match (place.game(), place.table()) {
                (Some((kind, _)), Some(table)) => (kind, table.proof()?, table.is_over()),
                _ => return Ok(Reply::not_now()),
            },
        };
        Ok(self.lay_over(Overlay::Fair(Box::new(Fair { kind, proof, over, checked: false }))))
    }

    /// Checks that all draws follow from the seed.
    pub(super) fn check_fair(&mut self) -> Reply {
        match self.overlays.last_mut() {
            Some(Overlay::Fair(fair)) if fair.is_open() => fair.checked = true,
            _ => return Reply::not_now(),
        }
        Reply::seen()
    }

    /// The game whose chance can be shown.
    pub(super) fn has_chance(&self) -> Option<GameKind> {
        match &self.place {
            Place::Replay(replaying) => Some(replaying.watched.kind()),
            place => place.game().map(|(kind, _)| kind),
        }
    }
}
