//! Hints in a council, and what its councillors had planned.

use super::counsel::{Advised, Ask, Question};
use super::game::Step;
use super::{Council, Task};
use crate::flow::chance::advice_seed;
use crate::flow::table::{Seen, Table, Turn, Work};
use crate::flow::{Context, Reply};
use crate::store::StoreError;
use crate::{Intent, PlayerKind};
use douze_ai::council::{Advice, Level, Player, Reason, Temperament};
use douze_rules::council::{Action, Phase, observe};
use douze_rules::{Seat, Viewer};
use std::sync::Arc;

impl Council {
    /// May a hint be asked for? Only by a person alone, who decides something now: it would show others what one holds.
    pub(crate) fn may_ask_hint(&self) -> bool {
        let Some(seat) = self.alone().filter(|_| self.thinker().is_none()) else { return false };
        let state = self.rules();
        let decides = match state.phase() {
            Phase::Bells => state.table().has_bells() && !state.must_ring(),
            Phase::Choose | Phase::Throne => self.task() == Some(Task::Choose { seat }),
            Phase::Shield | Phase::Ruler => true,
            _ => self.secretly().or_else(|| self.openly()) == Some(seat),
        };
        decides && self.study.hint.may_be_asked()
    }

    /// What is pressed about hints; none: it is about something else.
    pub(super) fn tap_study(&mut self, context: &mut Context, intent: &Intent) -> Option<Reply> {
        match intent {
            Intent::AskHint if self.may_ask_hint() => {
                self.inspect = None;
                if self.study.hint.ask() {
                    self.renew(context.new_ticket());
                }
                Some(Reply::seen())
            }
            Intent::CloseHint => {
                // What was looked for is wanted no more.
                if self.study.hint.is_asked() {
                    self.renew(context.new_ticket());
                }
                self.study.close_hint();
                Some(Reply::seen())
            }
            _ => None,
        }
    }

    /// What is thought about besides what the councillors are asked at the table.
    pub(super) fn study_work(&self) -> Option<Work> {
        let plan = self.lost_plan().map(|(seat, _)| Work::Player(seat));
        plan.or_else(|| self.study.work())
    }

    pub(super) fn study_turn(&self) -> Option<Turn> {
        let (ticket, control) = (self.ticket, Arc::clone(&self.control));
        if let Some((seat, at)) = self.lost_plan() {
            let view = Seen::Council(Box::new(self.question_at(seat, at)?));
            return Some(Turn { ticket, seed: 0, view, control });
        }
        self.study.work()?;
        let seat = self.alone()?;
        let view = observe(self.rules(), Viewer::Seat(seat));
        let heard = self.game.state().talk.words(self.rules().turn());
        let deck = Arc::clone(self.game.header.options.deck().ok()?);
        let view = Seen::CouncilAdvice(Box::new(Advised { view, heard, deck }));
        let seed = advice_seed(self.game.header.player_seed, self.game.line().len());
        Some(Turn { ticket, seed, view, control })
    }

    /// Why a councillor chose its last card, once it was revealed: the turn, and the reasons.
    pub(crate) fn plan(&self, seat: Seat) -> Option<(u8, &[Reason])> {
        let laid = |turn: u8| turn < self.rules().turn() || self.rules().phase() == Phase::Over;
        let plans = self.counsel.plans.iter().rev();
        let mut plans = plans.filter(|(turn, who, _)| *who == seat && laid(*turn));
        plans.next().map(|(turn, _, reasons)| (*turn, reasons.as_slice()))
    }

    /// A councillor that is looked at, and whose last plan is not at hand since the game was opened again: before so
    /// many steps it made it.
    fn lost_plan(&self) -> Option<(Seat, usize)> {
        let Some(super::Inspect::Seat(seat)) = self.inspect else { return None };
        if self.game.is_person(seat) || self.thinker().is_some() {
            return None;
        }
        let over = self.rules().phase() == Phase::Over;
        let line = self.game.line();
        let chose = |step: &Step| matches!(step, Step::Act(Action::Choose { seat: who, .. }) if *who == seat);
        let mut until = line.len();
        loop {
            let at = line[..until].iter().rposition(chose)?;
            let turn = self.game.position(at).ok()?.rules.turn();
            if over || turn < self.rules().turn() {
                let known = self.counsel.plans.iter().any(|(when, who, _)| (*when, *who) == (turn, seat));
                return (!known).then_some((seat, at));
            }
            until = at;
        }
    }

    /// The question that this councillor was asked after so many steps: its answer is the same again.
    fn question_at(&self, seat: Seat, at: usize) -> Option<Question> {
        let before = self.game.position(at).ok()?;
        let Step::Act(Action::Choose { card, .. }) = *self.game.line().get(at)? else { return None };
        Some(Question {
            ask: Ask::Plan { seat, turn: before.rules.turn(), card },
            views: vec![(seat, observe(&before.rules, Viewer::Seat(seat)))],
            heard: before.talk.words(before.rules.turn()),
            told: Vec::new(),
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

    /// Takes the advice for the hint.
    pub(super) fn advised(
        &mut self,
        context: &mut Context,
        advice: Option<Advice>,
    ) -> Result<Reply, StoreError> {
        let stopped = self.control.stopped();
        let reply = self.study.advised(context.store, &mut self.game, advice, stopped)?;
        self.renew(context.new_ticket());
        Ok(reply)
    }
}
