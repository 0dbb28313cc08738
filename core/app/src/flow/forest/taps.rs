//! Handlers of the intents of this table.

use super::aim::Aim;
use super::{Forest, Inspect};
use crate::ForestIntent;
use crate::flow::table::Shown;
use crate::flow::{Context, Reply, seat as seat_of};
use crate::store::StoreError;
use douze_rules::forest::{Card, Cell, IllegalAction, Phase, legal};

impl Forest {
    /// What is pressed in a duel only.
    pub(super) fn answer(
        &mut self,
        context: &mut Context,
        intent: ForestIntent,
    ) -> Result<Reply, StoreError> {
        match intent {
            ForestIntent::PickCard { card } => return self.pick(context, card.into()),
            ForestIntent::SwapBottom => {
                if !self.can_swap() {
                    return Ok(Reply::not_now());
                }
                self.own.keep.swap();
            }
            ForestIntent::TapCell { row, col } => return self.tap_cell(context, row, col),
            ForestIntent::InspectCard { .. } | ForestIntent::InspectScore { .. }
                if self.device.is_covered() =>
            {
                return Ok(Reply::not_now());
            }
            ForestIntent::InspectCard { row, col } => {
                let is_laid = |cell: &Cell| self.state().card_at(*cell).is_some();
                let Some(cell) = cell(row, col).filter(is_laid) else { return Ok(Reply::not_now()) };
                self.inspect = Some(Inspect::Card(cell));
            }
            ForestIntent::InspectScore { seat } => {
                let Some(seat) = seat_of(seat, 2) else { return Ok(Reply::not_now()) };
                self.inspect = Some(Inspect::Score(seat));
            }
        }
        Ok(Reply::seen())
    }

    /// Are two cards on their way under the deck, before the person who may change their order?
    pub(crate) fn can_swap(&self) -> bool {
        let Shown::Hand(seat) = self.shown() else { return false };
        let state = self.state();
        state.phase() == Phase::Keep
            && self.to_choose() == Some(seat)
            && self.own.keep.split(state.hand(seat)).is_some()
    }

    /// The same card again confirms; while five are sorted, it is given back.
    fn pick(&mut self, context: &mut Context, card: Card) -> Result<Reply, StoreError> {
        let Shown::Hand(seat) = self.shown() else { return Ok(Reply::not_now()) };
        if self.to_choose() != Some(seat) {
            return Ok(Reply::not_now());
        }
        if !self.state().hand(seat).contains(card) {
            return Ok(Reply::refused(IllegalAction::NotInHand { seat, card }));
        }
        if self.state().phase() == Phase::Keep {
            self.own.keep.toggle(card);
        } else if self.own.pick == Some(card) {
            return self.confirm(context);
        } else {
            self.own.pick = Some(card);
        }
        Ok(Reply::seen())
    }

    fn tap_cell(&mut self, context: &mut Context, row: i32, col: i32) -> Result<Reply, StoreError> {
        let (Some(seat), Some(at)) = (self.to_place(), cell(row, col)) else { return Ok(self.not_my_turn()) };
        if self.device.is_covered() {
            return Ok(Reply::not_now());
        }
        let actions = legal(self.state());
        match Aim::tap(self.own.aim, self.state(), seat, at, &actions) {
            Ok(aim) if self.own.aim == Some(aim) && aim.action(seat).is_some() => self.confirm(context),
            Ok(aim) => {
                self.own.aim = Some(aim);
                self.inspect = None;
                Ok(Reply::seen())
            }
            Err(illegal) => Ok(Reply::refused(illegal)),
        }
    }
}

/// A cell as it crosses the border.
fn cell(row: i32, col: i32) -> Option<Cell> {
    Some(Cell { row: i8::try_from(row).ok()?, col: i8::try_from(col).ok()? })
}
