//! Tips at the place: found in what has just happened, shown on the open table only, once on this device.

use super::{App, Place};
use crate::flow::{Tip, Tips};

impl App {
    /// Looks for a tip in what is news from this event on; a person who goes on has read the last one.
    pub(super) fn find_tip(&mut self, news: Option<usize>, by_person: bool) {
        if self.place.game().is_none() || (by_person && news.is_some()) {
            self.tip = None;
        }
        let Some(from) = news.filter(|_| self.tip.is_none() && !self.settings.tips_off) else { return };
        if let Some(table) = self.place.table().filter(|_| !matches!(self.place, Place::Lesson(_))) {
            let shown = Tips::load(&self.store);
            self.tip = table.tips(from).into_iter().find(|&tip| !shown.has(tip));
        }
    }

    /// The tip that is shown now; never over a curtain, and not before all is shown.
    pub(super) fn tip_shown(&self) -> Option<Tip> {
        let table = self.place.table().filter(|_| self.overlays.is_empty())?;
        self.tip.filter(|_| table.may_tip() && !self.settings.tips_off)
    }

    /// What is shown is not shown again.
    pub(super) fn keep_tip(&mut self) {
        let Some(tip) = self.tip_shown() else { return };
        let shown = Tips::load(&self.store);
        if !shown.has(tip) {
            // Best effort: the tip may come once more.
            let _ = shown.add(tip, &mut self.store);
        }
    }
}
