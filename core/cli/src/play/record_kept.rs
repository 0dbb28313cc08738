//! A record that is kept among the finished games and watched.

use super::watch::draw_log;
use super::{Player, failed};
use crate::Failure;
use douze_app::screen::{Body, Screen};
use douze_app::{DouzeError, PreviewKind};
use std::path::Path;

impl Player {
    /// Keeps this record and opens its replay.
    pub(super) fn watch(&self, file: &Path) -> Result<(), Failure> {
        let unread = |error| Failure::Usage(format!("cannot read {}: {error}", file.display()));
        let bytes = std::fs::read(file).map_err(unread)?;
        self.session.import(bytes).map_err(|error| failed(&error))?;
        let screen = self.session.screen().map_err(|error| failed(&error))?;
        let press = |intent| self.session.dispatch(intent).map_err(|error| failed(&error));
        if let Body::Preview { preview } = screen.body {
            match preview.confirm.filter(|_| preview.kind == PreviewKind::Record) {
                Some(keep) => press(keep.intent)?,
                None => press(preview.close.intent)?,
            };
        }
        let screen = self.session.screen().map_err(|error| failed(&error))?;
        match screen.replay {
            Some(_) => Ok(()),
            None => {
                Err(Failure::Usage(format!("{} is no record of a game that can be watched", file.display())))
            }
        }
    }

    /// All that happened, in sentences.
    pub(super) fn read(&mut self, screen: &Screen) -> Result<(), DouzeError> {
        if let Some(log) = screen.replay.as_ref().and_then(|replay| replay.log.as_ref()) {
            self.terminal.say(&draw_log(log));
            self.session.dispatch(log.close.intent.clone())?;
        }
        Ok(())
    }
}
