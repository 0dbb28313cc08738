//! A forest duel on the device: what is selected, and who has to do what.

mod aim;
mod examples;
mod game;
mod keep;
#[cfg(test)]
mod laws;
mod table;
mod tables;
mod taps;
mod taught;

pub(crate) use aim::{Aim, entry};
pub(crate) use examples::{Example, Scene, example};
pub(crate) use game::{ForestRules, Game, Header, Options, name, rematch, rules_variant};
pub(crate) use keep::Keep;

use super::table::Table;
use douze_rules::forest::{Action, Card, Cell, Event, Observation, Phase, legal, observe};
use douze_rules::{Seat, Viewer};

/// A forest duel on screen.
pub(crate) type Forest = Table<ForestRules>;

/// What is being explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inspect {
    Card(Cell),
    Score(Seat),
}

/// What is selected and not yet decided.
#[derive(Default)]
pub(crate) struct Interaction {
    /// The card selected in the hand.
    pub(crate) pick: Option<Card>,
    /// The five cards of the variant.
    pub(crate) keep: Keep,
    pub(crate) aim: Option<Aim>,
    /// Length of the line when a hand was last looked at.
    seen: usize,
}

impl Forest {
    /// Who decides next: people before built-in players, so that these give nothing away by their time.
    pub(crate) fn actor(&self) -> Option<Seat> {
        let asked = || self.state().seats_to_act();
        asked().find(|&seat| self.game.is_person(seat)).or_else(|| asked().next())
    }

    fn person_in(&self, phases: [Phase; 2]) -> Option<Seat> {
        let due = phases.contains(&self.state().phase());
        self.actor().filter(|&seat| due && self.game.is_person(seat))
    }

    /// The person who chooses from a secret hand next.
    pub(crate) fn to_choose(&self) -> Option<Seat> {
        self.person_in([Phase::Choose, Phase::Keep])
    }

    /// The person who places, pushes or moves next.
    pub(crate) fn to_place(&self) -> Option<Seat> {
        self.person_in([Phase::Place, Phase::Move])
    }

    /// What the person who places, pushes or moves next may do; all of it is open.
    pub(crate) fn placings(&self) -> Vec<Action> {
        self.to_place().map(|_| legal(self.state())).unwrap_or_default()
    }

    /// All that has happened on the line that counts.
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    /// What the display would be after what is selected; only what is open.
    pub(crate) fn ghost(&self) -> Option<Observation> {
        let action = self.own.aim?.action(self.to_place()?)?;
        let mut after = *self.state();
        douze_rules::forest::apply(&mut after, action, &mut ()).ok()?;
        Some(observe(&after, Viewer::Everyone))
    }
}
