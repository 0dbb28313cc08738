//! A forest duel on the device: who looks, what is selected, what may be undone.

mod aim;
mod game;
mod keep;
#[cfg(test)]
mod laws;
mod tables;
mod taps;
mod teach;

pub(crate) use aim::{Aim, entry};
pub(crate) use game::{Forest as ForestRules, Game, Header, Options, name, rematch, rules_variant};
pub(crate) use keep::Keep;

use super::hint::Hint;
use super::study::Study;
use super::table::{Decided, Seen, Shown, Table, Turn, Work};
use super::undo::{self, Target};
use super::{Context, Happened, Reply};
use crate::store::StoreError;
use crate::text::Text;
use crate::{Intent, PlayerKind, record};
use douze_ai::Control;
use douze_ai::forest::{Level, Reason};
use douze_rules::forest::{Action, Card, Cell, Observation, Phase, State, observe};
use douze_rules::{Seat, Viewer};
use std::sync::Arc;

/// What is being explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inspect {
    Card(Cell),
    Score(Seat),
}

/// The game on the display.
pub(crate) struct Forest {
    pub(crate) game: Game,
    pub(crate) shown: Shown,
    /// The seat whose hand is being peeked at.
    pub(crate) peek: Option<Seat>,
    /// The card selected in the hand.
    pub(crate) pick: Option<Card>,
    /// The five cards of the variant.
    pub(crate) keep: Keep,
    pub(crate) aim: Option<Aim>,
    pub(crate) inspect: Option<Inspect>,
    pub(crate) study: Study<Action, Reason, Observation>,
    /// Length of the line when a hand was last looked at.
    seen: usize,
    /// Number of the thinking that is due or under way; a new one with every change.
    ticket: i64,
    control: Arc<Control>,
}

impl Forest {
    /// Shuffles and deals.
    pub(crate) fn begin(context: &mut Context, header: Header) -> Result<(Self, Happened), StoreError> {
        let (game, events) = Game::begin(context.store, header, context.now_ms)?;
        let ticket = context.new_ticket();
        let mut forest = Self::new(game, ticket);
        forest.show(match (forest.alone(), forest.to_choose()) {
            (None, Some(seat)) => Shown::Curtain(seat),
            _ => forest.next_view(),
        });
        Ok((forest, Happened::Forest(events)))
    }

    /// Goes on with a stored game, from behind the curtain.
    pub(crate) fn resume(context: &mut Context, game: Game) -> Self {
        let ticket = context.new_ticket();
        let mut forest = Self::new(game, ticket);
        forest.show(forest.next_view());
        forest.seen = forest.game.line().len();
        forest.cover();
        forest
    }

    fn new(game: Game, ticket: i64) -> Self {
        Self {
            game,
            shown: Shown::Table,
            peek: None,
            pick: None,
            keep: Keep::default(),
            aim: None,
            inspect: None,
            study: Study::default(),
            seen: 0,
            ticket,
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

    /// The person who plays against built-in players alone.
    pub(crate) fn alone(&self) -> Option<Seat> {
        self.game.alone()
    }

    /// Who decides next: people before built-in players, so that these give nothing away by their time.
    pub(crate) fn actor(&self) -> Option<Seat> {
        let asked = || self.game.state().asked();
        asked().find(|&seat| self.game.is_person(seat)).or_else(|| asked().next())
    }

    /// The person who chooses from a secret hand next.
    pub(crate) fn to_choose(&self) -> Option<Seat> {
        let secret = matches!(self.game.state().phase(), Phase::Choose | Phase::Keep);
        self.actor().filter(|&seat| secret && self.game.is_person(seat))
    }

    /// The person who places, pushes or moves next.
    pub(crate) fn to_place(&self) -> Option<Seat> {
        let open = matches!(self.game.state().phase(), Phase::Place | Phase::Move);
        self.actor().filter(|&seat| open && self.game.is_person(seat))
    }

    /// What the display would be after what is selected; only what lies open.
    pub(crate) fn ghost(&self) -> Option<Observation> {
        let action = self.aim?.action(self.to_place()?)?;
        let mut after = *self.game.state();
        douze_rules::forest::apply(&mut after, action, &mut ()).ok()?;
        Some(observe(&after, Viewer::Everyone))
    }

    /// Gives the device to other eyes: what was peeked at, selected or explained goes with the old ones.
    fn show(&mut self, shown: Shown) {
        self.shown = shown;
        self.peek = None;
        self.pick = None;
        self.inspect = None;
        self.look();
    }

    /// A hand has been seen: what was drawn into it is revealed.
    fn look(&mut self) {
        if matches!(self.shown, Shown::Hand(_)) || self.peek.is_some() {
            self.seen = self.game.line().len();
        }
    }

    /// What is shown after an action: the next secret choice behind its curtain; between rounds the open table;
    /// a person alone always sees their own hand.
    fn next_view(&self) -> Shown {
        if let Some(seat) = self.alone() {
            return if self.game.state().phase() == Phase::Over { Shown::Table } else { Shown::Hand(seat) };
        }
        match self.to_choose() {
            Some(seat)
                if self.game.state().asked().count() < 2 && self.game.state().phase() == Phase::Choose =>
            {
                Shown::Curtain(seat)
            }
            Some(seat) if self.game.state().phase() == Phase::Keep => Shown::Curtain(seat),
            _ => Shown::Table,
        }
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
        self.keep = Keep::default();
        self.aim = None;
        let inspect = self.inspect.filter(|_| self.alone().is_some());
        self.show(self.next_view());
        self.inspect = inspect.filter(|inspect| match *inspect {
            Inspect::Score(_) => true,
            Inspect::Card(at) => self.game.state().card_at(at).is_some(),
        });
    }

    /// Carries out a decision of the seat whose turn it is.
    pub(crate) fn act(&mut self, context: &mut Context, action: Action) -> Result<Reply, StoreError> {
        match self.game.act(context.store, action, context.now_ms)? {
            Ok(events) => {
                if action.seat().is_some_and(|seat| self.game.is_person(seat)) {
                    self.inspect = None;
                }
                self.settle(context);
                Ok(Reply::happened(Happened::Forest(events)))
            }
            Err(illegal) => Ok(Reply::refused(illegal)),
        }
    }

    /// What undo would do now.
    pub(crate) fn undo_target(&self) -> Target {
        let reveals = |before: &State, after: &State| self.reveals(before, after);
        undo::target(&self.game, reveals).unwrap_or(Target::Nothing)
    }

    /// Opened cards show something new; a drawn card does when its hand has been looked at since.
    fn reveals(&self, before: &State, after: &State) -> bool {
        let opened = before.phase() == Phase::Choose
            && (after.phase() != Phase::Choose || after.round() != before.round());
        let drawn = after.round() != before.round() && self.seen >= self.game.line().len();
        opened || drawn
    }

    /// Can the last thing undone be done again?
    pub(crate) fn can_redo(&self) -> bool {
        self.game.redo().is_some()
    }
}

/// How well a built-in player plays.
fn level(player: PlayerKind) -> Level {
    Level::from_id(player.id()).unwrap_or(Level::Fox)
}

impl Table for Forest {
    fn handle(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
        self.tap(context, intent)
    }

    fn decide(&mut self, context: &mut Context, decided: Decided) -> Result<Reply, StoreError> {
        match decided {
            Decided::Forest(action) => self.act(context, action),
            Decided::ForestAdvice(advice) => {
                let stopped = self.control.stopped();
                let reply = self.study.advised(context.store, &mut self.game, advice, stopped)?;
                self.renew(context.new_ticket());
                Ok(reply)
            }
            _ => Ok(Reply::not_now()),
        }
    }

    fn thinker(&self) -> Option<(Seat, i64)> {
        self.actor().filter(|&seat| !self.game.is_person(seat)).map(|seat| (seat, self.ticket))
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
        let view = Seen::Forest(level, observation);
        Some(Turn { ticket, seed, view, control: Arc::clone(&self.control) })
    }

    fn cover(&mut self) {
        if self.alone().is_none() {
            self.show(self.to_choose().map_or(Shown::Table, Shown::Curtain));
        }
    }

    fn is_secret(&self) -> bool {
        self.alone().is_none() && (matches!(self.shown, Shown::Hand(_)) || self.peek.is_some())
    }

    fn think_again(&mut self, ticket: i64) {
        self.renew(ticket);
        self.study.give_up();
    }

    fn stop_thinking(&self) {
        self.control.stop(false);
    }

    fn close(&mut self) -> bool {
        self.study.close_review() || self.inspect.take().is_some() || self.study.close_hint()
    }

    fn title(&self) -> &'static str {
        "forest-title"
    }

    fn is_over(&self) -> bool {
        self.game.state().phase() == Phase::Over
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
            setup: record::Setup::Forest { variant: rules_variant(&self.game.header) },
            extra: self.game.record_extra(),
        };
        record::forest::write(&header, self.game.line())
    }
}
