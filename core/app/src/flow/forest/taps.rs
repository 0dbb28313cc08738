//! What a person presses at the table.

use super::aim::Aim;
use super::{Forest, Inspect};
use crate::flow::table::{Confirmation, Shown, Table};
use crate::flow::undo::Target;
use crate::flow::{Context, Reply, seat as seat_of};
use crate::store::StoreError;
use crate::{Intent, Reason};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Cell, Illegal, Phase, legal};

impl Forest {
    /// The one place where intents at the table are answered.
    pub(super) fn tap(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
        if let Some(reply) = self.tap_study(context, intent)? {
            return Ok(reply);
        }
        match *intent {
            Intent::Cover => self.cover(),
            Intent::LiftCurtain => {
                let Shown::Curtain(seat) = self.shown else { return Ok(Reply::not_now()) };
                self.show(Shown::Hand(seat));
            }
            Intent::ShowTable => {
                if !self.is_covered() {
                    return Ok(Reply::not_now());
                }
                self.show(Shown::Table);
            }
            Intent::Peek => {
                let Some(seat) = self.peeker() else { return Ok(Reply::not_now()) };
                self.peek = Some(seat);
                self.look();
            }
            Intent::StopPeeking => self.peek = None,
            Intent::PickCard { card } => return Ok(self.pick(card.into())),
            Intent::SwapBottom => {
                if !self.can_swap() {
                    return Ok(Reply::not_now());
                }
                self.keep.swap();
            }
            Intent::TapCell { row, col } => return self.tap_cell(context, row, col),
            Intent::Cancel => {
                self.pick = None;
                self.aim = self.aim.and_then(Aim::back);
            }
            Intent::Confirm => return self.confirm(context),
            Intent::InspectCard { .. } | Intent::InspectScore { .. } if self.is_covered() => {
                return Ok(Reply::not_now());
            }
            Intent::InspectCard { row, col } => {
                let lies = |cell: &Cell| self.game.state().card_at(*cell).is_some();
                let Some(cell) = cell(row, col).filter(lies) else { return Ok(Reply::not_now()) };
                self.inspect = Some(Inspect::Card(cell));
            }
            Intent::InspectScore { seat } => {
                let Some(seat) = seat_of(seat, 2) else { return Ok(Reply::not_now()) };
                self.inspect = Some(Inspect::Score(seat));
            }
            Intent::CloseInspect => self.inspect = None,
            Intent::Undo => return self.undo(context),
            Intent::Redo => return self.redo(context),
            _ => return Ok(Reply::not_now()),
        }
        Ok(Reply::seen())
    }

    fn is_covered(&self) -> bool {
        matches!(self.shown, Shown::Curtain(_))
    }

    /// Are two cards on their way under the deck, before the person who may change their order?
    pub(crate) fn can_swap(&self) -> bool {
        let Shown::Hand(seat) = self.shown else { return false };
        let state = self.game.state();
        state.phase() == Phase::Keep
            && self.to_choose() == Some(seat)
            && self.keep.split(state.hand(seat)).is_some()
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
            return Reply::refused(Illegal::NotInHand { seat, card });
        }
        if self.game.state().phase() == Phase::Keep {
            self.keep.toggle(card);
        } else {
            self.pick = if self.pick == Some(card) { None } else { Some(card) };
        }
        Reply::seen()
    }

    fn tap_cell(&mut self, context: &mut Context, row: i32, col: i32) -> Result<Reply, StoreError> {
        let (Some(seat), Some(at)) = (self.to_place(), cell(row, col)) else { return Ok(self.not_my_turn()) };
        if self.is_covered() {
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
            Err(illegal) => Ok(Reply::refused(illegal)),
        }
    }

    /// What the confirm button does now.
    pub(crate) fn confirmation(&self) -> Option<Confirmation<Action>> {
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
                self.show(Shown::Curtain(seat));
                Ok(Reply::seen())
            }
            None => Ok(self.not_my_turn()),
        }
    }

    fn undo(&mut self, context: &mut Context) -> Result<Reply, StoreError> {
        let (to, taken_back) = match self.undo_target() {
            Target::To { to, taken_back } => (to, taken_back),
            Target::Nothing => return Ok(Reply::not_now()),
            Target::Revealed => return Ok(Reply::rejected(Reason::Revealed, "error-revealed")),
        };
        self.game.undo(context.store, to, taken_back)?;
        self.settle(context);
        if self.alone().is_none() {
            self.show(self.to_choose().map_or(Shown::Table, Shown::Curtain));
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

/// A cell as it crosses the border.
fn cell(row: i32, col: i32) -> Option<Cell> {
    Some(Cell { row: i8::try_from(row).ok()?, col: i8::try_from(col).ok()? })
}
