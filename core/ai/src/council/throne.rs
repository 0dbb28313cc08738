//! The last turn: everybody finds the same character without a word, by what all know.
//!
//! The rule: the character that a month asks for, if anybody may hold it; else the one that the most councillors
//! hold for all to know, of several the one with the highest crown, of several the first of the twelve. Who does
//! not hold it plays the next one in this order.

use super::mind::Mind;
use douze_rules::council::{Character, Characters, Goal, Phase};

impl Mind<'_> {
    /// All characters from the one that is to reign.
    pub(super) fn heirs(&self) -> Vec<(Character, usize)> {
        let count = |card: Character| {
            self.seats().filter(|&seat| self.view.publicly_holds(seat).contains(card)).count()
        };
        let mut heirs: Vec<_> = Character::ALL.into_iter().map(|card| (card, count(card))).collect();
        let opened: Characters = self.seats().filter_map(|seat| self.view.opened(seat)).collect();
        heirs.sort_by_key(|&(card, count)| {
            let asked = self.goal() == Goal::Reigns(card);
            // A card laid open is a promise.
            let open = self.view.phase() == Phase::Throne && opened.contains(card);
            (!asked, !open, usize::MAX - count, u8::MAX - self.view.table().crown(card))
        });
        heirs
    }

    /// The first heir among these cards.
    pub(super) fn heir(&self, cards: Characters) -> Option<(Character, usize)> {
        self.heirs().into_iter().find(|&(card, _)| cards.contains(card))
    }
}
