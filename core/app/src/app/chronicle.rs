//! Intents of the Chronicle, an overlay on any place.

use super::{App, Overlay, Place};
use crate::chronicle::{Book, Reign};
use crate::flow::Reply;
use crate::flow::chronicle::{CHRONICLE_NAME, Chronicle, rewritten};
use crate::flow::setup::{SetupFlow, cut};
use crate::store::StoreError;
use crate::text::shown;
use crate::{ChronicleIntent, RejectionReason};

impl App {
    /// Answers an intent of the Chronicle. A line can be written and a reign opened from anywhere.
    pub(super) fn at_chronicle(
        &mut self,
        intent: &ChronicleIntent,
        now_ms: i64,
    ) -> Result<Reply, StoreError> {
        Ok(match (intent, self.overlays.last_mut()) {
            (
                ChronicleIntent::PickObstacle { id, .. }
                | ChronicleIntent::TypeObstacle { id, .. }
                | ChronicleIntent::StrikeReign { id, .. }
                | ChronicleIntent::NameMember { id, .. },
                _,
            ) => self.rewrite(id, intent, now_ms)?,
            (ChronicleIntent::ClaimThrone { id }, _) => self.claim(id, now_ms)?,
            (
                ChronicleIntent::SelectChronicle { .. }
                | ChronicleIntent::AddChronicle
                | ChronicleIntent::NameChronicle { .. }
                | ChronicleIntent::RemoveChronicle,
                Some(Overlay::Chronicle(_)),
            ) => self.change_chronicles(intent)?,
            (_, Some(Overlay::Chronicle(chronicle))) => chronicle.handle(intent),
            (ChronicleIntent::OpenReign { id }, _) => match Chronicle::open_at(&self.store, id)? {
                Some(chronicle) => self.lay_over(Overlay::Chronicle(Box::new(chronicle))),
                None => Reply::not_now(),
            },
            _ => Reply::not_now(),
        })
    }

    /// Writes a line again; what was never on a page cannot be written.
    fn rewrite(&mut self, id: &str, intent: &ChronicleIntent, now_ms: i64) -> Result<Reply, StoreError> {
        let reign = Reign::load(&self.store, id)?;
        let Some(written) = reign.clone().and_then(|reign| rewritten(reign, intent, now_ms)) else {
            return Ok(match intent {
                ChronicleIntent::NameMember { .. } if reign.is_some() => {
                    Reply::rejected(RejectionReason::BadInput, "chronicle-name-refused")
                }
                _ => Reply::not_now(),
            });
        };
        if reign.as_ref() == Some(&written) {
            return Ok(Reply::seen());
        }
        self.store.put_reign(&written.to_stored()?)?;
        let moves =
            matches!(intent, ChronicleIntent::StrikeReign { .. } | ChronicleIntent::NameMember { .. });
        for overlay in &mut self.overlays {
            match overlay {
                // Years and numerals of others may follow.
                Overlay::Chronicle(chronicle) if moves => chronicle.reload(&self.store)?,
                Overlay::Chronicle(chronicle) => chronicle.book.rewrite(written.clone()),
                _ => {}
            }
        }
        if let (true, Place::Setup(setup)) = (moves, &mut self.place) {
            setup.refresh(&self.store, None);
        }
        Ok(Reply::seen())
    }

    /// The set-up of King of 12 for the vacant throne of the last reign, with its council.
    pub(super) fn claim(&mut self, id: &str, now_ms: i64) -> Result<Reply, StoreError> {
        let Some(chronicle) = self.store.chronicle_of(id)? else { return Ok(Reply::not_now()) };
        let book = Book::of_stored(&self.store.reigns_of(chronicle)?);
        let Some(line) = book.vacant().filter(|line| line.reign.id.to_string() == id) else {
            return Ok(Reply::rejected(RejectionReason::NotNow, "chronicle-claim-gone"));
        };
        self.go_home();
        self.place = Place::Setup(Box::new(SetupFlow::for_throne(&self.store, &line.reign, now_ms)));
        Ok(Reply::seen())
    }

    /// Opens, begins, names or takes away a Chronicle of this device.
    fn change_chronicles(&mut self, intent: &ChronicleIntent) -> Result<Reply, StoreError> {
        let Some(Overlay::Chronicle(here)) = self.overlays.last() else { return Ok(Reply::not_now()) };
        let open = here.id;
        match intent {
            ChronicleIntent::SelectChronicle { id } => {
                if !self.store.chronicles()?.iter().any(|other| other.id == *id) {
                    return Ok(Reply::not_now());
                }
                self.store.select_chronicle(*id)?;
            }
            ChronicleIntent::AddChronicle => {
                self.store.transaction(|store| {
                    let id = store.add_chronicle()?;
                    store.select_chronicle(id)
                })?;
            }
            ChronicleIntent::NameChronicle { name } => {
                let name: String = shown(&cut(name)).collect();
                let name: String = name.trim().chars().take(CHRONICLE_NAME).collect();
                self.store.name_chronicle(open, name.trim_end())?;
            }
            ChronicleIntent::RemoveChronicle if self.store.remove_chronicle(open)? => {}
            _ => return Ok(Reply::not_now()),
        }
        let chronicle = Chronicle::open(&self.store)?;
        self.overlays.pop();
        self.overlays.push(Overlay::Chronicle(Box::new(chronicle)));
        if let Place::Setup(setup) = &mut self.place {
            setup.refresh(&self.store, None);
        }
        Ok(Reply::seen())
    }
}
