//! Intents of the Chronicle, which lies over whatever place one is in.

use super::{App, Over};
use crate::Intent;
use crate::chronicle::Reign;
use crate::flow::Reply;
use crate::flow::chronicle::{Chronicle, noted};
use crate::store::StoreError;

impl App {
    /// Answers an intent of the Chronicle; none for others.
    pub(super) fn at_chronicle(&mut self, intent: &Intent) -> Result<Option<Reply>, StoreError> {
        Ok(Some(match (intent, &mut self.over) {
            (Intent::OpenChronicle, _) => {
                let chronicle = Chronicle::open(&self.store)?;
                self.lay_over(Over::Chronicle(Box::new(chronicle)))
            }
            (Intent::PickObstacle { id, .. } | Intent::TypeObstacle { id, .. }, _) => {
                self.note(id, intent)?
            }
            (_, Some(Over::Chronicle(chronicle))) => match intent {
                Intent::Back if chronicle.close() => Reply::seen(),
                Intent::OpenReign { .. }
                | Intent::CloseReign
                | Intent::SetChronicleTab { .. }
                | Intent::ShowReigns { .. } => chronicle.handle(intent),
                _ => return Ok(None),
            },
            (Intent::OpenReign { id }, _) => match Chronicle::open_at(&self.store, id)? {
                Some(chronicle) => self.lay_over(Over::Chronicle(Box::new(chronicle))),
                None => Reply::not_now(),
            },
            _ => return Ok(None),
        }))
    }

    /// Writes the greatest obstacle of a reign; what was never on a page cannot be written.
    fn note(&mut self, id: &str, intent: &Intent) -> Result<Reply, StoreError> {
        let reign = Reign::load(&self.store, id)?;
        let Some(noted) = reign.clone().and_then(|reign| noted(reign, intent)) else {
            return Ok(Reply::not_now());
        };
        if reign.as_ref() != Some(&noted) {
            self.store.put_reign(&noted.to_stored()?)?;
        }
        if let Some(Over::Chronicle(chronicle)) = &mut self.over {
            chronicle.book.rewrite(noted);
        }
        Ok(Reply::seen())
    }
}
