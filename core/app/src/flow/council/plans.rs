//! The plans of the councillors, and their levels.

use super::Council;
use super::ai_answers::{Ask, Question};
use super::game::CouncilAction;
use super::task::Inspect;
use crate::PlayerKind;
use crate::flow::table::AnyTable;
use douze_ai::council::{Level, Player, Reason, Temperament};
use douze_rules::council::{Action, Phase, observe};
use douze_rules::{Seat, Viewer};
use std::sync::Arc;

impl Council {
    /// Why a councillor chose its last card, once it was revealed: the turn, and the reasons.
    pub(crate) fn plan(&self, seat: Seat) -> Option<(u8, &[Reason])> {
        let laid = |turn: u8| turn < self.rules().turn() || self.rules().phase() == Phase::Over;
        let plans = self.own.counsel.plans.iter().rev();
        let mut plans = plans.filter(|(turn, who, _)| *who == seat && laid(*turn));
        plans.next().map(|(turn, _, reasons)| (*turn, reasons.as_slice()))
    }

    /// A councillor that is looked at, and whose last plan is not at hand since the game was opened again: before so
    /// many steps it made it.
    pub(super) fn lost_plan(&self) -> Option<(Seat, usize)> {
        let Some(Inspect::Seat(seat)) = self.inspect else { return None };
        if self.game.is_person(seat) || self.thinker().is_some() {
            return None;
        }
        let over = self.rules().phase() == Phase::Over;
        let line = self.game.line();
        let chose = |action: &CouncilAction| matches!(action, CouncilAction::Act(Action::Choose { seat: who, .. }) if *who == seat);
        let mut until = line.len();
        loop {
            let at = line[..until].iter().rposition(chose)?;
            let turn = self.game.position(at).ok()?.rules.turn();
            if over || turn < self.rules().turn() {
                let known = self.own.counsel.plans.iter().any(|(when, who, _)| (*when, *who) == (turn, seat));
                return (!known).then_some((seat, at));
            }
            until = at;
        }
    }

    /// The question that this councillor was asked after so many steps: its answer is the same again.
    pub(super) fn question_at(&self, seat: Seat, at: usize) -> Option<Question> {
        let before = self.game.position(at).ok()?;
        let CouncilAction::Act(Action::Choose { card, .. }) = *self.game.line().get(at)? else { return None };
        Some(Question {
            ask: Ask::Plan { seat, turn: before.rules.turn(), card },
            views: vec![(seat, observe(&before.rules, Viewer::Seat(seat)))],
            heard: before.talk.words(before.rules.turn()),
            events: Vec::new(),
            deck: Arc::clone(self.game.header.options.deck().ok()?),
            players: self.players(),
            seed: self.question_seed(at),
        })
    }

    /// The seed of what councillors are asked after so many steps.
    pub(super) fn question_seed(&self, at: usize) -> u64 {
        self.game.header.player_seed.wrapping_add((at as u64) << 3)
    }

    /// How the councillors play, by seat.
    pub(super) fn players(&self) -> Vec<Player> {
        let header = &self.game.header;
        let player = |(seat, player): (usize, &PlayerKind)| {
            let temperament = Temperament::from_id(header.options.temperament(seat).id());
            let level = Level::from_id(player.id()).unwrap_or(Level::Councillor);
            level.with(temperament.unwrap_or(Temperament::Careful))
        };
        header.players.iter().enumerate().map(player).collect()
    }
}
