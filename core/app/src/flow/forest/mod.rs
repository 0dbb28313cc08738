//! A forest duel on the device: who looks, what is selected, what may be undone.

mod aim;
mod game;
mod keep;
#[cfg(test)]
mod secrecy;
mod undo;

pub(crate) use aim::{Aim, entry};
pub(crate) use game::{Found, Game, Header, KIND};
pub(crate) use keep::Keep;

use super::{Context, Reply};
use crate::store::StoreError;
use crate::{Intent, PlayerKind, Reason};
use douze_ai::Control;
use douze_rules::forest::{Action, Card, Cell, Event, Illegal, Observation, Phase, legal, observe};
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
    pub(crate) seat: Seat,
    pub(crate) player: PlayerKind,
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
        forest.shown = forest.next_view();
        if forest.persons().count() > 1 {
            forest.shown = forest.to_choose().map_or(Shown::Table, Shown::Curtain);
        }
        forest.look();
        Ok((forest, events))
    }

    /// Goes on with a stored game, from behind the curtain.
    pub(crate) fn resume(context: &mut Context, game: Game) -> Self {
        let ticket = context.new_ticket();
        let mut forest = Self::new(game, ticket);
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

    /// A built-in player's turn, if it is one.
    pub(crate) fn turn(&self) -> Option<Turn> {
        let seat = self.actor().filter(|&seat| !self.game.is_person(seat))?;
        let seed = self.game.header.player_seed.wrapping_add(self.game.line().len() as u64);
        Some(Turn {
            ticket: self.ticket,
            seat,
            player: self.game.header.players[seat.index()],
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

    /// Hides what is secret; a person has to lift the curtain again.
    pub(crate) fn cover(&mut self) {
        self.peek = None;
        self.pick = None;
        if let Some(seat) = self.to_choose() {
            self.shown = Shown::Curtain(seat);
        } else if let Some(seat) = self.alone().filter(|_| self.game.state().phase() != Phase::Over) {
            self.shown = Shown::Curtain(seat);
        } else {
            self.shown = Shown::Table;
        }
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

    fn settle(&mut self, context: &mut Context) {
        self.control.stop(false);
        self.control = Arc::default();
        self.ticket = context.new_ticket();
        self.peek = None;
        self.pick = None;
        self.keep = Keep::default();
        self.aim = None;
        self.inspect = None;
        self.shown = self.next_view();
        self.look();
    }

    /// Carries out a decision of the seat whose turn it is.
    pub(crate) fn act(&mut self, context: &mut Context, action: Action) -> Result<Reply, StoreError> {
        let mut events = Vec::new();
        match self.game.act(context.store, action, &mut events, context.now_ms)? {
            Ok(()) => {
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

    /// Is undo possible, and would it take back something revealed?
    pub(crate) fn can_undo(&self) -> Option<bool> {
        undo::target(&self.game, self.seen).ok().flatten().map(|target| target.taken_back)
    }

    /// Can the last thing undone be done again?
    pub(crate) fn can_redo(&self) -> bool {
        self.game.redo().is_some()
    }

    /// The one place where intents at the table are answered.
    pub(crate) fn handle(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
        match *intent {
            Intent::Cover => self.cover(),
            Intent::LiftCurtain => {
                let Shown::Curtain(seat) = self.shown else { return Ok(Reply::not_now()) };
                self.shown = Shown::Hand(seat);
                self.look();
            }
            Intent::ShowTable => {
                if self.alone().is_some() {
                    return Ok(Reply::not_now());
                }
                self.shown = Shown::Table;
            }
            Intent::Peek => {
                let Some(seat) = self.peeker() else { return Ok(Reply::not_now()) };
                self.peek = Some(seat);
                self.look();
            }
            Intent::StopPeeking => self.peek = None,
            Intent::PickCard { card } => return Ok(self.pick(card.into())),
            Intent::SwapBottom => self.keep.swap(),
            Intent::TapCell { row, col } => return self.tap(context, row, col),
            Intent::Cancel => {
                self.pick = None;
                self.aim = self.aim.and_then(Aim::back);
            }
            Intent::Confirm => return self.confirm(context),
            Intent::InspectCard { row, col } => {
                let Some(cell) = cell(row, col) else { return Ok(Reply::not_now()) };
                self.inspect = Some(Inspect::Card(cell));
            }
            Intent::InspectScore { seat } => {
                let Some(seat) = super::seat(seat) else { return Ok(Reply::not_now()) };
                self.inspect = Some(Inspect::Score(seat));
            }
            Intent::CloseInspect => self.inspect = None,
            Intent::Undo => return self.undo(context),
            Intent::Redo => return self.redo(context),
            _ => return Ok(Reply::not_now()),
        }
        Ok(Reply::seen())
    }

    /// Who may look at their hand for a moment: the person named by the curtain, or the one who places.
    pub(crate) fn peeker(&self) -> Option<Seat> {
        match self.shown {
            Shown::Curtain(seat) => Some(seat),
            Shown::Table if self.alone().is_none() => self.to_place(),
            _ => None,
        }
    }

    fn pick(&mut self, card: Card) -> Reply {
        let Shown::Hand(seat) = self.shown else { return Reply::not_now() };
        if self.to_choose() != Some(seat) {
            return Reply::not_now();
        }
        if !self.game.state().hand(seat).contains(card) {
            return Reply::refused(&Illegal::NotInHand { seat, card });
        }
        if self.game.state().phase() == Phase::Keep {
            self.keep.toggle(card);
        } else {
            self.pick = if self.pick == Some(card) { None } else { Some(card) };
        }
        Reply::seen()
    }

    fn tap(&mut self, context: &mut Context, row: i32, col: i32) -> Result<Reply, StoreError> {
        let (Some(seat), Some(at)) = (self.to_place(), cell(row, col)) else { return Ok(self.not_my_turn()) };
        if matches!(self.shown, Shown::Curtain(_)) {
            return Ok(Reply::not_now());
        }
        let actions = legal(self.game.state());
        match Aim::tap(self.aim, self.game.state(), seat, at, &actions) {
            Ok(aim) if self.aim == Some(aim) && aim.action(seat).is_some() => self.confirm(context),
            Ok(aim) => {
                self.aim = Some(aim);
                self.inspect = None;
                Ok(Reply::seen())
            }
            Err(illegal) => Ok(Reply::refused(&illegal)),
        }
    }

    /// What the confirm button does now.
    pub(crate) fn confirmation(&self) -> Option<Confirmation> {
        match self.shown {
            Shown::Hand(seat) if self.to_choose() == Some(seat) => {
                if self.game.state().phase() == Phase::Keep {
                    let [keep, bottom] = self.keep.split(self.game.state().hand(seat))?;
                    return Some(Confirmation::Act(Action::Keep {
                        seat,
                        keep: keep.try_into().ok()?,
                        bottom: bottom.try_into().ok()?,
                    }));
                }
                Some(Confirmation::Act(Action::Choose { seat, card: self.pick? }))
            }
            Shown::Table if self.to_choose().is_some() => self.to_choose().map(Confirmation::Pass),
            Shown::Table | Shown::Hand(_) => {
                self.to_place().and_then(|seat| self.aim?.action(seat)).map(Confirmation::Act)
            }
            Shown::Curtain(_) => None,
        }
    }

    fn confirm(&mut self, context: &mut Context) -> Result<Reply, StoreError> {
        match self.confirmation() {
            Some(Confirmation::Act(action)) => self.act(context, action),
            Some(Confirmation::Pass(seat)) => {
                self.shown = Shown::Curtain(seat);
                self.inspect = None;
                Ok(Reply::seen())
            }
            None => Ok(self.not_my_turn()),
        }
    }

    fn not_my_turn(&self) -> Reply {
        if self.turn().is_some() {
            Reply::rejected(Reason::Thinking, "error-thinking")
        } else {
            Reply::not_now()
        }
    }

    fn undo(&mut self, context: &mut Context) -> Result<Reply, StoreError> {
        let Some(target) = undo::target(&self.game, self.seen)? else {
            return Ok(Reply::rejected(Reason::Revealed, "error-revealed"));
        };
        self.game.undo(context.store, target.to, target.taken_back)?;
        self.settle(context);
        if self.alone().is_none() {
            self.shown = self.to_choose().map_or(Shown::Table, Shown::Curtain);
        }
        Ok(Reply::seen())
    }

    fn redo(&mut self, context: &mut Context) -> Result<Reply, StoreError> {
        match self.game.redo() {
            Some(action) => self.act(context, action),
            None => Ok(Reply::not_now()),
        }
    }
}

/// What the confirm button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    Act(Action),
    /// The device goes to this seat.
    Pass(Seat),
}

/// A cell as it crosses the border.
fn cell(row: i32, col: i32) -> Option<Cell> {
    Some(Cell { row: i8::try_from(row).ok()?, col: i8::try_from(col).ok()? })
}
