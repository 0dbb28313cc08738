//! Whose words are true: what can be checked by the cards that all know of, in this turn and in those before.

use super::mind::Mind;
use super::turn::{Down, Turn, is_likely};
use super::{Remark, Said, Topic};
use douze_rules::Seat;
use douze_rules::council::Characters;

/// As likely as not that somebody speaks the truth.
const EVEN: u64 = 256;
/// The odds before anything was said.
const HONEST: u64 = 12 * EVEN;
/// A word that was true is so much likelier from who speaks the truth, and one that was not so much less likely.
const TRUE: (u64, u64) = (9, 4);
const FALSE: (u64, u64) = (1, 32);

impl Mind<'_> {
    /// Leaves out the words of those who say what is not so.
    pub(super) fn weigh_words(&mut self) {
        let unreliable = self.seats().filter(|&seat| self.odds(seat) < EVEN).collect();
        self.proven = self.seats().filter(|&seat| self.odds(seat) >= 4 * HONEST).collect();
        self.unreliable = unreliable;
        self.heard.retain(|said| !unreliable.contains(said.seat));
    }

    /// The odds that this seat speaks the truth, in the unit of [`EVEN`].
    fn odds(&self, seat: Seat) -> u64 {
        let now = self.heard.iter().filter(|said| said.seat == seat).map(|said| (self.view.turn(), *said));
        let before = self.before.iter().copied().filter(|(_, said)| said.seat == seat);
        let mut odds = HONEST;
        for (turn, said) in before.chain(now) {
            let (by, of) = match self.is_true(turn, said) {
                Some(true) => TRUE,
                Some(false) => FALSE,
                None => continue,
            };
            odds = (odds * by / of).clamp(1, 64 * HONEST);
        }
        odds
    }

    /// Was this true, as far as all can know? None when that cannot be said.
    fn is_true(&self, turn: u8, said: Said) -> Option<bool> {
        // Of whom it speaks.
        let seat = if said.remark == Remark::YouTakeIt { said.to? } else { said.seat };
        if said.remark.topic() == Topic::Answer {
            let proposed = |(when, other): (u8, &Said)| {
                when == turn && Some(other.seat) == said.to && other.remark.topic() == Topic::Proposal
            };
            let now = self.heard.iter().map(|other| (self.view.turn(), other));
            return Some(self.before.iter().map(|(when, other)| (*when, other)).chain(now).any(proposed));
        }
        let alone =
            |turn: &Turn, held: Characters, card| is_likely(turn.chance(turn.start, &[Down::of(held, card)]));
        let (past, held, card) = if turn == self.view.turn() {
            let petitioner = self.view.petitioner().into_iter().collect();
            (Turn::chosen(self.view)?, self.view.publicly_holds(seat).minus(petitioner), None)
        } else {
            let played = self.view.history().nth(usize::from(turn).checked_sub(1)?)?;
            let dilemma = self.view.dilemmas_seen().nth(played.place().into())?;
            (Turn::earlier(dilemma.targets, played.die()?)?, played.held(seat), played.card(seat))
        };
        if held.is_empty() {
            return None;
        }
        let can = held.iter().any(|card| alone(&past, held, card));
        let acts = |card| past.chance(past.start, &[Down::of(held.with(card), card)]) > 0;
        match said.remark {
            Remark::Alone | Remark::YouTakeIt => Some(can),
            Remark::Helps | Remark::NeedsHelp | Remark::CannotHelp | Remark::GiveUp => Some(!can),
            Remark::Last => Some(acts(card?)),
            Remark::NeedsSomebody => Some(!acts(card?)),
            Remark::TakeIt => card.map_or(Some(can), |card| Some(alone(&past, held.with(card), card))),
            _ => None,
        }
    }
}
