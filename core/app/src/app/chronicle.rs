//! Intents of the Chronicle, an overlay on any place.

use super::{App, Overlay};
use crate::ChronicleIntent;
use crate::chronicle::Reign;
use crate::flow::Reply;
use crate::flow::chronicle::{Chronicle, noted};
use crate::store::StoreError;

impl App {
    /// Answers an intent of the Chronicle. An obstacle can be noted and a reign opened from anywhere.
    pub(super) fn at_chronicle(&mut self, intent: &ChronicleIntent) -> Result<Reply, StoreError> {
        Ok(match (intent, self.overlays.last_mut()) {
            (ChronicleIntent::PickObstacle { id, .. } | ChronicleIntent::TypeObstacle { id, .. }, _) => {
                self.note(id, intent)?
            }
            (_, Some(Overlay::Chronicle(chronicle))) => chronicle.handle(intent),
            (ChronicleIntent::OpenReign { id }, _) => match Chronicle::open_at(&self.store, id)? {
                Some(chronicle) => self.lay_over(Overlay::Chronicle(Box::new(chronicle))),
                None => Reply::not_now(),
            },
            (
                ChronicleIntent::CloseReign
                | ChronicleIntent::SetChronicleTab { .. }
                | ChronicleIntent::ShowReigns { .. },
                _,
            ) => Reply::not_now(),
        })
    }

    /// Writes the greatest obstacle of a reign; what was never on a page cannot be written.
    fn note(&mut self, id: &str, intent: &ChronicleIntent) -> Result<Reply, StoreError> {
        let reign = Reign::load(&self.store, id)?;
        let Some(noted) = reign.clone().and_then(|reign| noted(reign, intent)) else {
            return Ok(Reply::not_now());
        };
        if reign.as_ref() != Some(&noted) {
            self.store.put_reign(&noted.to_stored()?)?;
        }
        let book = self.overlays.iter_mut().find_map(|overlay| match overlay {
            Overlay::Chronicle(chronicle) => Some(&mut chronicle.book),
            _ => None,
        });
        if let Some(book) = book {
            book.rewrite(noted);
        }
        Ok(Reply::seen())
    }
}
