//! A forest duel on the device: who looks, what is selected, what may be undone.

mod aim;
mod chance;
mod game;
mod header;
mod keep;
#[cfg(test)]
mod laws;
mod line;
mod taps;
mod undo;

pub(crate) use aim::{Aim, entry};
pub(crate) use chance::player_seed;
pub(crate) use game::{Found, Game, KIND};
pub(crate) use header::{Header, name};
pub(crate) use keep::Keep;
pub(crate) use taps::Confirmation;
pub(crate) use undo::Target;

use super::{Context, Reply};
use crate::PlayerKind;
use crate::store::StoreError;
use douze_ai::Control;
use douze_ai::forest::Level;
use douze_rules::forest::{Action, Card, Cell, Event, Observation, Phase, observe};
use douze_rules::{Seat, Viewer};
use std::sync::Arc;

/// Whose eyes the screen is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// The device goes to this seat.
    Curtain(Seat),
    /// This seat looks at its hand.
    Hand(Seat),
    /// What lies open for all.
    Table,
}

/// What is being explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inspect {
    Card(Cell),
    Score(Seat),
}

/// A built-in player's turn.
pub(crate) struct Turn {
    pub(crate) ticket: i64,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) observation: Observation,
    pub(crate) control: Arc<Control>,
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
    /// Length of the line when a hand was last looked at.
    seen: usize,
    /// Number of the thinking that is due or under way; a new one with every change.
    ticket: i64,
    control: Arc<Control>,
}

impl Forest {
    /// Shuffles and deals.
    pub(crate) fn begin(context: &mut Context, header: Header) -> Result<(Self, Vec<Event>), StoreError> {
        let (game, events) = Game::begin(context.store, header, context.now_ms)?;
        let ticket = context.new_ticket();
        let mut forest = Self::new(game, ticket);
        forest.show(match (forest.alone(), forest.to_choose()) {
            (None, Some(seat)) => Shown::Curtain(seat),
            _ => forest.next_view(),
        });
        Ok((forest, events))
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

    /// People at the table.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        [Seat::new(0), Seat::new(1)].into_iter().filter(|&seat| self.game.is_person(seat))
    }

    /// The person who plays against built-in players alone.
    pub(crate) fn alone(&self) -> Option<Seat> {
        let mut persons = self.persons();
        let first = persons.next();
        if persons.next().is_some() { None } else { first }
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

    /// The built-in player whose turn it is, and the ticket of the thinking.
    pub(crate) fn thinker(&self) -> Option<(Seat, i64)> {
        self.actor().filter(|&seat| !self.game.is_person(seat)).map(|seat| (seat, self.ticket))
    }

    /// What a built-in player needs to think, if it is one's turn.
    pub(crate) fn turn(&self) -> Option<Turn> {
        let (seat, ticket) = self.thinker()?;
        let level = match self.game.header.players[seat.index()] {
            PlayerKind::Person => return None,
            PlayerKind::Fawn => Level::Fawn,
            PlayerKind::Fox => Level::Fox,
        };
        let seed = self.game.header.player_seed.wrapping_add(self.game.line().len() as u64);
        Some(Turn {
            ticket,
            level,
            seed,
            observation: observe(self.game.state(), Viewer::Seat(seat)),
            control: Arc::clone(&self.control),
        })
    }

    /// What the display would be after what is selected; only what lies open.
    pub(crate) fn ghost(&self) -> Option<Observation> {
        let action = self.aim?.action(self.to_place()?)?;
        let mut after = *self.game.state();
        douze_rules::forest::apply(&mut after, action, &mut ()).ok()?;
        Some(observe(&after, Viewer::Everyone))
    }

    /// Hides what is secret; its person has to lift the curtain again. A person alone has no secrets.
    pub(crate) fn cover(&mut self) {
        if self.alone().is_none() {
            self.show(self.to_choose().map_or(Shown::Table, Shown::Curtain));
        }
    }

    /// Is something visible that another person at the table may not see?
    pub(crate) fn is_secret(&self) -> bool {
        self.alone().is_none() && (matches!(self.shown, Shown::Hand(_)) || self.peek.is_some())
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

    /// After every change of the line: other thinking, nothing selected, the next view.
    fn settle(&mut self, context: &mut Context) {
        self.control.stop(false);
        self.think_again(context.new_ticket());
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
        let mut events = Vec::new();
        match self.game.act(context.store, action, &mut events, context.now_ms)? {
            Ok(()) => {
                if action.seat().is_some_and(|seat| self.game.is_person(seat)) {
                    self.inspect = None;
                }
                self.settle(context);
                Ok(Reply::happened(events))
            }
            Err(illegal) => Ok(Reply::refused(&illegal)),
        }
    }

    /// The same turn once more, under a new ticket.
    pub(crate) fn think_again(&mut self, ticket: i64) {
        self.ticket = ticket;
        self.control = Arc::default();
    }

    /// Stops a built-in player that is at work.
    pub(crate) fn stop_thinking(&self) {
        self.control.stop(false);
    }

    /// What undo would do now.
    pub(crate) fn undo_target(&self) -> Target {
        undo::target(&self.game, self.seen).unwrap_or(Target::Nothing)
    }

    /// Can the last thing undone be done again?
    pub(crate) fn can_redo(&self) -> bool {
        self.game.redo().is_some()
    }
}
