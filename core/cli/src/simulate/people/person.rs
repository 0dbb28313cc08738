//! A person as a member of the table.

use super::choice::{agreed, greedy_cards, one_of};
use super::sight::Sight;
use super::{reveal, talk, thinker, worth};
use douze_ai::council::{Member, Question, Said};
use douze_rules::Seat;
use douze_rules::council::{Action, Character, Phase};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// How a person chooses its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Play {
    Greedy,
    Beginner,
    Thinker,
}

/// What a person says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Talk {
    /// Nothing.
    Silent,
    /// What is true; nothing about proposals.
    Truth,
    /// What is true, and proposals are made, answered and kept.
    Proposals,
    /// Anything.
    Random,
}

/// A person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Person {
    pub(super) play: Play,
    /// How often it plays any card, of a hundred times.
    pub(super) errors: u32,
    pub(super) talk: Talk,
}

impl Person {
    /// What it sees.
    fn sight<'a>(self, asked: &Question<'a>) -> Option<Sight<'a>> {
        let sight = Sight::of(asked)?;
        Some(if self.play == Play::Beginner { sight.with_first_only() } else { sight })
    }

    fn proposes(self) -> bool {
        self.talk == Talk::Proposals
    }

    fn card(self, sight: Sight, seed: u64) -> Option<Character> {
        let chance = &mut ChaCha8Rng::seed_from_u64(seed);
        if crate::chance::pick(chance, 100) < self.errors {
            return one_of(sight.playable(), chance);
        }
        let agreed = if self.proposes() { agreed(sight, chance) } else { None };
        agreed.or_else(|| match self.play {
            Play::Greedy | Play::Beginner => one_of(greedy_cards(sight), chance),
            Play::Thinker => thinker::card(sight, chance),
        })
    }
}

impl Member for Person {
    fn speak(&mut self, asked: &Question) -> Vec<Said> {
        let Some(sight) = self.sight(asked) else { return Vec::new() };
        match self.talk {
            Talk::Silent => Vec::new(),
            Talk::Truth => talk::truth(sight),
            Talk::Proposals => talk::proposals(sight),
            Talk::Random => talk::anything(sight),
        }
    }

    fn propose(&mut self, _: &Question) -> Option<Action> {
        None
    }

    fn next(&mut self, asked: &Question) -> Option<Seat> {
        reveal::next(self.sight(asked)?, self.proposes())
    }

    fn decide(&mut self, asked: &Question) -> Option<Action> {
        let sight = self.sight(asked)?;
        let seat = sight.me;
        match sight.view.phase() {
            Phase::Bells => Some(Action::Bells { ring: sight.view.must_ring() || talk::rings(sight) }),
            Phase::Choose => self.card(sight, asked.seed).map(|card| Action::Choose { seat, card }),
            Phase::Reveal => reveal::reveal(sight, self.proposes()),
            Phase::Next => reveal::second(sight, self.proposes()),
            Phase::Throne => worth::throne_card(sight).map(|card| Action::Throne { seat, card }),
            _ => worth::answer(sight, self.play != Play::Beginner),
        }
    }

    /// A person's word decides for the council.
    fn leads(&self) -> bool {
        true
    }
}
