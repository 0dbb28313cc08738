//! A game of King of 12, or a tournament, on the device: what is selected, and who has to do what.

mod apply_event;
mod examples;
mod game;
#[cfg(test)]
mod laws;
mod ledger;
mod lineup;
mod steps;
mod table;
mod taps;
mod taught;

pub(crate) use examples::{Done, turn};
pub(crate) use game::{Game, Header, KingRules, Options, name, rematch};
pub(crate) use ledger::{CardStruck, Compared, Ledger, LedgerEntry, PlayedCard, Rank, SeatLedger, Value};
pub(crate) use lineup::{TOURNAMENT, random};
pub(crate) use steps::Stop;

use super::table::{Shown, Table};
use douze_rules::Seat;
use douze_rules::d12::Face;
use douze_rules::king::{Character, Event, Phase, Token};
use ledger::Reported;
use std::borrow::Cow;

/// A game of King of 12 on screen.
pub(crate) type King = Table<KingRules>;

/// What is being explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inspect {
    Character(Character),
    Seat(Seat),
}

/// What is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// To be played, or to go under the die.
    Card(Character),
    /// For the Sorcerer.
    Face(Face),
    /// For the Lady; none: she declines.
    Token(Option<Token>),
}

/// What is selected and opened, and how far the last turn has been reported.
#[derive(Default)]
pub(crate) struct Interaction {
    pub(crate) pick: Option<Pick>,
    /// The turns of this round are looked at.
    pub(crate) history: bool,
    /// The group that somebody has opened.
    opened: Option<u8>,
    /// What has been reported; all events unless the slow mode has stopped.
    reported: Reported,
    /// What was reported before the last time.
    before: Reported,
    pub(crate) stop: Option<Stop>,
}

impl King {
    /// The open table as far as it has been reported. Before a hand the last turn is put away, so that every seat chooses
    /// before the same table; a person alone keeps it in view.
    pub(crate) fn ledger(&self) -> Cow<'_, Ledger> {
        let mut ledger = Cow::Borrowed(&self.own.reported.ledger);
        if matches!(self.shown(), Shown::Hand(_)) && self.alone().is_none() {
            ledger.to_mut().sweep();
        }
        ledger
    }

    /// The open table before event number `from`.
    pub(crate) fn ledger_before(&self, from: usize) -> Ledger {
        let before = &self.own.before;
        if before.count == from {
            return before.ledger.clone();
        }
        Ledger::of(self.seats(), self.events.get(..from).unwrap_or(&self.events))
    }

    /// What has been reported of all that happened.
    pub(crate) fn reported_events(&self) -> &[Event] {
        &self.events[..self.own.reported.count.min(self.events.len())]
    }

    /// The number of the first event that was reported last.
    pub(crate) fn news_from(&self) -> usize {
        self.own.before.count
    }

    pub(crate) fn seats(&self) -> usize {
        self.game.header.players.len()
    }

    /// Who decides next; of those who choose a card, people before built-in players, so that these give nothing away
    /// by their time. Nobody while the slow mode has stopped.
    pub(crate) fn actor(&self) -> Option<Seat> {
        if self.own.stop.is_some() {
            return None;
        }
        let state = self.state();
        let person = (state.phase() == Phase::Choose)
            .then(|| state.seats_to_act().find(|&seat| self.game.is_person(seat)))
            .flatten();
        person.or_else(|| state.seats_to_act().next())
    }

    fn person_in(&self, phases: [Phase; 2]) -> Option<Seat> {
        let due = phases.contains(&self.state().phase());
        self.actor().filter(|&seat| due && self.game.is_person(seat))
    }

    /// The person who chooses from a secret hand next: a card to play, or one to put under the die.
    pub(crate) fn to_choose(&self) -> Option<Seat> {
        self.person_in([Phase::Choose, Phase::Crown])
    }

    /// The person who decides openly next: the Sorcerer's face, or what the Lady takes.
    pub(crate) fn to_decide(&self) -> Option<Seat> {
        self.person_in([Phase::Face, Phase::Theft])
    }

    /// The group that is drawn large: the one somebody has opened, or that of the person whose turn it is.
    pub(crate) fn open_group(&self) -> u8 {
        let state = self.state();
        let looking = match self.shown() {
            Shown::Hand(seat) | Shown::Curtain(seat) => Some(seat),
            Shown::Table => self.alone().or_else(|| self.actor().filter(|&seat| self.game.is_person(seat))),
        };
        let first = || self.game.header.persons().next().map(|seat| Seat::new(seat as u8));
        let own = looking.or_else(first).and_then(|seat| state.group_of(seat));
        self.own.opened.filter(|&group| usize::from(group) < state.groups().count()).or(own).unwrap_or(0)
    }

    /// Reports what has happened: all of it, or in the slow mode up to the next stop.
    fn report(&mut self, stop: Option<Stop>) {
        self.own.before = self.own.reported.clone();
        let slow = self.game.header.options.steps && !self.state().setup().is_tournament();
        let (stop, count) = if slow {
            steps::next(&self.events, self.own.reported.count, stop)
        } else {
            (None, self.events.len())
        };
        self.own.stop = stop;
        self.own.reported.go_on(&self.events, count);
    }
}
