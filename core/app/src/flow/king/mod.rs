//! A game of King of 12, or a tournament, on the device: who looks, what is selected, what may be undone.

mod add;
mod game;
#[cfg(test)]
mod laws;
mod ledger;
mod steps;
mod taps;
mod teach;

pub(crate) use game::{Game, Header, KingRules, Options, for_throne, name, rematch};
pub(crate) use ledger::{CardStruck, Compared, Ledger, Played, Rank, SeatLedger, Step, Value};
pub(crate) use steps::Stop;

use super::hint::Hint;
use super::study::Study;
use super::table::{Decided, Seen, Shown, Table, Turn, Work};
use super::undo::{self, Target};
use super::{Context, Happened, Reply};
use crate::store::StoreError;
use crate::text::Text;
use crate::{Intent, PlayerKind, record};
use douze_ai::Control;
use douze_ai::king::{Level, Reason};
use douze_rules::d12::Face;
use douze_rules::king::{Action, Character, Event, Observation, Phase, State, Token, observe};
use douze_rules::{Seat, Viewer};
use std::sync::Arc;

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

/// The game on the display.
pub(crate) struct King {
    pub(crate) game: Game,
    pub(crate) shown: Shown,
    /// The seat whose hand is being peeked at.
    pub(crate) peek: Option<Seat>,
    pub(crate) pick: Option<Pick>,
    pub(crate) inspect: Option<Inspect>,
    pub(crate) study: Study<Action, Reason, Observation>,
    /// The turns of this round are looked at.
    pub(crate) history: bool,
    /// The group that somebody has opened.
    opened: Option<u8>,
    /// All that has happened on the line that counts.
    events: Vec<Event>,
    /// How many events have been told; all of them unless the slow mode has stopped.
    told: usize,
    /// How many were told before the last time.
    told_before: usize,
    pub(crate) stop: Option<Stop>,
    /// Number of the thinking that is due or under way; a new one with every change.
    ticket: i64,
    control: Arc<Control>,
}

impl King {
    /// Rolls the dice.
    pub(crate) fn begin(context: &mut Context, header: Header) -> Result<(Self, Happened), StoreError> {
        let (game, events) = Game::begin(context.store, header, context.now_ms)?;
        let mut king = Self::new(context, game, events);
        king.show(king.next_view());
        Ok((king, Happened::King { from: 0 }))
    }

    /// Goes on with a stored game, from behind the curtain.
    pub(crate) fn resume(context: &mut Context, game: Game) -> Result<Self, StoreError> {
        let events = game.events()?;
        let mut king = Self::new(context, game, events);
        // The slow mode explains the last turn once more: nobody knows how far it had come.
        let opened = king.events.iter().rposition(|event| matches!(event, Event::Revealed { .. }));
        let begun = |from: usize| {
            let after = |event: &Event| matches!(event, Event::Chosen { .. });
            king.events[from..].iter().any(after)
        };
        if let Some(opened) = opened.filter(|&opened| !begun(opened)) {
            king.told = opened;
            king.tell(None);
        }
        king.show(king.next_view());
        king.cover();
        Ok(king)
    }

    fn new(context: &mut Context, game: Game, events: Vec<Event>) -> Self {
        Self {
            game,
            shown: Shown::Table,
            peek: None,
            pick: None,
            inspect: None,
            study: Study::default(),
            history: false,
            opened: None,
            told: events.len(),
            told_before: events.len(),
            events,
            stop: None,
            ticket: context.new_ticket(),
            control: Arc::default(),
        }
    }

    /// What the person before the device may know now.
    pub(crate) fn observation(&self) -> Observation {
        let viewer = match (self.shown, self.peek) {
            (_, Some(seat)) | (Shown::Hand(seat), None) => Viewer::Seat(seat),
            (Shown::Curtain(_), None) => Viewer::Curtain,
            (Shown::Table, None) => Viewer::Everyone,
        };
        observe(self.game.state(), viewer)
    }

    /// The open table as far as it has been told. Before a hand the last turn is put away, so that every seat chooses
    /// before the same table; a person alone keeps it in view.
    pub(crate) fn ledger(&self) -> Ledger {
        let mut ledger = Ledger::of(self.seats(), self.told_events());
        if matches!(self.shown, Shown::Hand(_)) && self.alone().is_none() {
            ledger.sweep();
        }
        ledger
    }

    /// What has been told of all that happened.
    pub(crate) fn told_events(&self) -> &[Event] {
        &self.events[..self.told.min(self.events.len())]
    }

    /// The number of the first event that was told last.
    pub(crate) fn news_from(&self) -> usize {
        self.told_before
    }

    pub(crate) fn seats(&self) -> usize {
        self.game.header.players.len()
    }

    /// The person who plays against built-in players alone.
    pub(crate) fn alone(&self) -> Option<Seat> {
        self.game.alone()
    }

    /// Who decides next; of those who choose a card, people before built-in players, so that these give nothing away
    /// by their time. Nobody while the slow mode has stopped.
    pub(crate) fn actor(&self) -> Option<Seat> {
        if self.stop.is_some() {
            return None;
        }
        let state = self.game.state();
        let person = (state.phase() == Phase::Choose)
            .then(|| state.asked().find(|&seat| self.game.is_person(seat)))
            .flatten();
        person.or_else(|| state.asked().next())
    }

    fn person_in(&self, phases: [Phase; 2]) -> Option<Seat> {
        let due = phases.contains(&self.game.state().phase());
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
        let state = self.game.state();
        let looking = match self.shown {
            Shown::Hand(seat) | Shown::Curtain(seat) => Some(seat),
            Shown::Table => self.alone().or_else(|| self.actor().filter(|&seat| self.game.is_person(seat))),
        };
        let first = || self.game.header.persons().next().map(|seat| Seat::new(seat as u8));
        let own = looking.or_else(first).and_then(|seat| state.group_of(seat));
        self.opened.filter(|&group| usize::from(group) < state.groups().count()).or(own).unwrap_or(0)
    }

    /// Gives the device to other eyes: what was peeked at, selected or explained goes with the old ones.
    fn show(&mut self, shown: Shown) {
        self.shown = shown;
        self.peek = None;
        self.pick = None;
        self.inspect = None;
        self.history = false;
    }

    /// What is shown after an action: the next secret choice behind its curtain; between turns the open table; a person
    /// alone always sees their own hand.
    fn next_view(&self) -> Shown {
        if let Some(seat) = self.alone() {
            return if self.is_over() { Shown::Table } else { Shown::Hand(seat) };
        }
        let state = self.game.state();
        let begun = state.phase() == Phase::Choose && state.asked().count() < state.playing().len();
        self.to_choose().filter(|_| begun).map_or(Shown::Table, Shown::Curtain)
    }

    /// Other thinking is due, or the same once more; what is under way ends.
    fn renew(&mut self, ticket: i64) {
        self.control.stop(false);
        (self.ticket, self.control) = (ticket, Arc::default());
    }

    /// After every change of the line: other thinking, nothing selected, the next view.
    fn settle(&mut self, context: &mut Context) {
        self.renew(context.new_ticket());
        self.study.hint = Hint::None;
        let inspect = self.inspect.filter(|_| self.alone().is_some());
        self.show(self.next_view());
        self.inspect = inspect;
    }

    /// Carries out a decision of the seat whose turn it is.
    pub(crate) fn act(&mut self, context: &mut Context, action: Action) -> Result<Reply, StoreError> {
        match self.game.act(context.store, action, context.now_ms)? {
            Ok(events) => {
                if action.seat().is_some_and(|seat| self.game.is_person(seat)) {
                    (self.inspect, self.opened) = (None, None);
                }
                let from = self.told;
                self.events.extend(events);
                self.tell(None);
                self.settle(context);
                Ok(Reply::happened(Happened::King { from }))
            }
            Err(illegal) => Ok(Reply::refused(illegal)),
        }
    }

    /// Tells what has happened: all of it, or in the slow mode up to the next stop.
    fn tell(&mut self, stop: Option<Stop>) {
        self.told_before = self.told;
        let slow = self.game.header.options.steps && !self.game.state().setup().is_tournament();
        (self.stop, self.told) =
            if slow { steps::next(&self.events, self.told, stop) } else { (None, self.events.len()) };
    }

    /// What undo would do now: nothing is taken back that opened cards or rolled dice.
    pub(crate) fn undo_target(&self) -> Target {
        let opened = |before: &State, after: &State| {
            before.phase() == Phase::Choose
                && (after.phase() != Phase::Choose
                    || (after.round(), after.turn()) != (before.round(), before.turn()))
        };
        undo::target(&self.game, opened).unwrap_or(Target::Nothing)
    }

    /// Can the last thing undone be done again?
    pub(crate) fn can_redo(&self) -> bool {
        self.game.redo().is_some()
    }
}

/// How well a built-in player plays.
fn level(player: PlayerKind) -> Level {
    Level::from_id(player.id()).unwrap_or(Level::Pretender)
}

impl Table for King {
    fn handle(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
        self.tap(context, intent)
    }

    fn decide(&mut self, context: &mut Context, decided: Decided) -> Result<Reply, StoreError> {
        match decided {
            Decided::King(action) => self.act(context, action),
            Decided::KingAdvice(advice) => {
                let stopped = self.control.stopped();
                let reply = self.study.advised(context.store, &mut self.game, advice, stopped)?;
                self.renew(context.new_ticket());
                Ok(reply)
            }
            _ => Ok(Reply::not_now()),
        }
    }

    fn work(&self) -> Option<(Work, i64)> {
        let player = || self.thinker().map(|(seat, _)| Work::Player(seat));
        self.study.work().or_else(player).map(|work| (work, self.ticket))
    }

    fn turn(&self) -> Option<Turn> {
        let Some((seat, ticket)) = self.thinker() else { return self.study_turn() };
        let level = level(*self.game.header.players.get(seat.index())?);
        let seed = self.game.header.player_seed.wrapping_add(self.game.line().len() as u64);
        let observation = Box::new(observe(self.game.state(), Viewer::Seat(seat)));
        let view = Seen::King(level, observation);
        Some(Turn { ticket, seed, view, control: Arc::clone(&self.control) })
    }

    fn thinker(&self) -> Option<(Seat, i64)> {
        self.actor().filter(|&seat| !self.game.is_person(seat)).map(|seat| (seat, self.ticket))
    }

    fn think_again(&mut self, ticket: i64) {
        self.renew(ticket);
        self.study.give_up();
    }

    fn stop_thinking(&self) {
        self.control.stop(false);
    }

    fn cover(&mut self) {
        if self.alone().is_none() {
            self.show(self.to_choose().map_or(Shown::Table, Shown::Curtain));
        }
    }

    fn close(&mut self) -> bool {
        if self.study.close_review() {
            return true;
        }
        let lay_open = self.inspect.is_some() || self.history;
        (self.inspect, self.history) = (None, false);
        lay_open || self.study.close_hint()
    }

    fn is_secret(&self) -> bool {
        self.alone().is_none() && (matches!(self.shown, Shown::Hand(_)) || self.peek.is_some())
    }

    fn is_turned(&self) -> bool {
        let far = Seat::new(1);
        self.game.header.options.table_mode
            && match self.shown {
                Shown::Curtain(seat) | Shown::Hand(seat) => seat == far,
                Shown::Table => self.to_decide().or_else(|| self.to_choose()) == Some(far),
            }
    }

    fn title(&self) -> &'static str {
        if self.game.state().setup().is_tournament() { "king-title-tournament" } else { "king-title" }
    }

    fn is_over(&self) -> bool {
        self.game.state().phase() == Phase::Over && self.stop.is_none()
    }

    fn is_shared(&self) -> bool {
        self.game.alone().is_none()
    }

    fn name(&self, text: &Text, seat: Seat) -> String {
        self.game.name(text, seat)
    }

    fn record(&self, text: &Text) -> String {
        let header = record::Header {
            seats: self.game.names(text),
            setup: record::Setup::King { setup: self.game.state().setup() },
            extra: self.game.record_extra(),
        };
        record::king::write(&header, self.game.line())
    }
}
