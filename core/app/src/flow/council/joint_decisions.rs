//! Decisions of the whole council: bells, kept rewards, who reveals next; and where a Head settles them (R-C11).

use super::agreement::Agreed;
use super::game::{CouncilError, CouncilEvent};
use super::pick::Pick;
use super::subject::Subject;
use super::task::Silent;
use super::{Council, Settled, Underway};
use crate::KeptKind;
use crate::flow::table::{AnyTable, Shown};
use crate::flow::{Context, Reply, seat as seat_of};
use crate::store::StoreError;
use douze_ai::council::{agree_on_bells, agree_on_order};
use douze_rules::council::{Action, How, IllegalAction, Kept, Needs, Phase, Use, observe};
use douze_rules::{Seat, Viewer};

impl Council {
    /// A councillor that is the Head and settles what the others differ on (R-C11).
    pub(crate) fn councillor_head(&self) -> Option<Seat> {
        self.rules().head().filter(|&seat| !self.game.is_person(seat))
    }

    /// Would ringing lose the game now (R-C7)?
    pub(crate) fn is_last_favour(&self) -> bool {
        let state = self.rules();
        state.favour() == 1 && !state.must_ring()
    }

    pub(super) fn ring(&mut self, context: &mut Context, ring: bool) -> Result<Reply, StoreError> {
        if let Err(illegal) = self.may(Action::Bells { ring }) {
            return Ok(Reply::refused(CouncilError::Rules(illegal)));
        }
        let (mut settled, mut settles) = (ring, None);
        if ring && !self.votes() && self.is_asked() && self.is_last_favour() && !self.is(Underway::Warned) {
            self.own.underway = Underway::Warned;
            return Ok(Reply::seen());
        }
        if let Some(head) = self.councillor_head().filter(|_| !self.rules().must_ring()) {
            if self.own.counsel.proposed != Some(self.game.line().len()) {
                return Ok(self.not_my_turn());
            }
            let mut votes: Vec<(Seat, bool)> = self.people().map(|seat| (seat, ring)).collect();
            votes.extend(self.own.counsel.bells.iter().filter_map(|opinion| match opinion.action {
                Action::Bells { ring } => Some((opinion.seat, ring)),
                _ => None,
            }));
            settled = agree_on_bells(&observe(self.rules(), Viewer::Everyone), &votes);
            // Nobody but a person loses the game on purpose.
            settled &= ring || !self.is_last_favour();
            if settled != ring {
                settles = Some(CouncilEvent::Settles {
                    head: Some(head),
                    settled: Settled::Bells { ring: settled },
                });
            }
        } else if self.rules().public_setup().has_bells() && !self.rules().must_ring() {
            match self.agree(Subject::Bells { ring }) {
                Agreed::Do(Subject::Bells { ring }, settled_by) => (settled, settles) = (ring, settled_by),
                Agreed::Do(..) => {}
                Agreed::Not(reply) => return Ok(reply),
            }
            // Nobody but a person loses the game on purpose.
            settled &= ring || !self.is_last_favour();
        }
        if settled && self.is_last_favour() && !self.is(Underway::Warned) {
            self.own.underway = Underway::Warned;
            return Ok(Reply::seen());
        }
        self.act_settled(context, Action::Bells { ring: settled }, settles)
    }

    /// Carries out a decision after the word of a Head who settles it. Not saved: neither is reported.
    pub(super) fn act_settled(
        &mut self,
        context: &mut Context,
        action: Action,
        settles: Option<CouncilEvent>,
    ) -> Result<Reply, StoreError> {
        let from = self.events.len();
        let reply = self.decide_on(context, action)?;
        if reply.refusal.is_none() {
            self.events.splice(from..from, settles);
        }
        Ok(reply)
    }

    pub(super) fn use_kept(&mut self, context: &mut Context, kept: KeptKind) -> Result<Reply, StoreError> {
        // What is not legal is refused before anybody is asked.
        if self.may_use(kept.into()).is_ok()
            && let Agreed::Not(reply) = self.agree(Subject::Keep(kept.into()))
        {
            return Ok(reply);
        }
        let reward = match kept {
            KeptKind::FreeBell => Use::FreeBell,
            KeptKind::Reroll => Use::Reroll,
            KeptKind::Foresee => Use::Foresee,
            KeptKind::Tip => {
                if let Err(illegal) = self.may_use(Kept::Tip) {
                    return Ok(Reply::refused(CouncilError::Rules(illegal)));
                }
                self.cancel();
                self.own.underway = Underway::Tipping;
                return Ok(Reply::seen());
            }
            KeptKind::OpenCard => {
                if let Err(illegal) = self.may_use(Kept::OpenCard) {
                    return Ok(Reply::refused(CouncilError::Rules(illegal)));
                }
                self.cancel();
                self.own.underway = self.alone().map_or(Underway::Opening, Underway::Laying);
                return Ok(Reply::seen());
            }
            KeptKind::Shield => {
                return Ok(Reply::refused(CouncilError::Rules(IllegalAction::NotNow { kept: Kept::Shield })));
            }
        };
        self.decide_on(context, Action::Use { reward })
    }

    /// Can this kept reward be used now, in some way?
    pub(crate) fn may_use(&self, kept: Kept) -> Result<(), IllegalAction> {
        let state = self.rules();
        let way = |reward| self.may(Action::Use { reward });
        match kept {
            Kept::FreeBell => way(Use::FreeBell),
            Kept::Reroll => way(Use::Reroll),
            Kept::Foresee => way(Use::Foresee),
            Kept::Tip => match state.die() {
                Some(die) => way(Use::Tip { face: die.neighbours()[0] }),
                None => Err(IllegalAction::NotNow { kept }),
            },
            Kept::OpenCard => self.may_lay_open().next().map(|_| ()).ok_or(IllegalAction::NotNow { kept }),
            Kept::Shield => Err(IllegalAction::NotNow { kept }),
        }
    }

    /// People who may lay a card open now.
    pub(crate) fn may_lay_open(&self) -> impl Iterator<Item = Seat> + '_ {
        let open = |seat, card| self.may(Action::Use { reward: Use::OpenCard { seat, card } }).is_ok();
        self.people().filter(move |&seat| self.rules().hand(seat).iter().any(|card| open(seat, card)))
    }

    /// Who may be agreed on to reveal next.
    pub(crate) fn may_reveal(&self) -> Vec<Seat> {
        let state = self.rules();
        if state.phase() != Phase::Reveal || self.revealing().is_some() {
            return Vec::new();
        }
        if state.is_silent() {
            return match self.silent() {
                Some(Silent::Asks(seat)) => vec![seat],
                Some(Silent::Reveals(seat)) if self.game.is_person(seat) => vec![seat],
                _ => Vec::new(),
            };
        }
        state.reveal_order().collect()
    }

    pub(super) fn reveal_next(&mut self, context: &mut Context, seat: i32) -> Result<Reply, StoreError> {
        let seat = seat_of(seat, self.seats().count()).filter(|seat| self.may_reveal().contains(seat));
        let Some(wanted) = seat else { return Ok(self.not_my_turn()) };
        let (mut next, mut settles) = (wanted, None);
        if let Some(head) = self.councillor_head().filter(|_| !self.rules().is_silent()) {
            if self.own.counsel.ordered != Some(self.game.line().len()) {
                return Ok(self.not_my_turn());
            }
            let mut votes: Vec<(Seat, Seat)> = self.people().map(|seat| (seat, wanted)).collect();
            votes.extend(&self.own.counsel.wishes);
            next = agree_on_order(&observe(self.rules(), Viewer::Everyone), &votes).unwrap_or(wanted);
            if next != wanted {
                settles = Some(CouncilEvent::Settles { head: Some(head), settled: Settled::Reveals(next) });
            }
        }
        if self.councillor_head().is_none() && self.votes() && !self.rules().is_silent() {
            if !self.is_asked() {
                return Ok(self.not_my_turn());
            }
            next = self.voted_next(wanted).filter(|seat| self.may_reveal().contains(seat)).unwrap_or(wanted);
            settles = (next != wanted)
                .then_some(CouncilEvent::Settles { head: None, settled: Settled::Reveals(next) });
        }
        // What needs no choice is open at once.
        let card = self.rules().chosen(next).filter(|_| self.game.is_person(next));
        let needs = card.and_then(|card| observe(self.rules(), Viewer::Seat(next)).needs(card));
        if needs == Some(Needs::Nothing) {
            return self.act_settled(context, Action::Reveal { seat: next, how: How::Nothing }, settles);
        }
        let from = self.events.len();
        self.events.extend(settles);
        self.own.underway = Underway::Revealing(next);
        self.own.pick = Pick::default();
        self.think_again(context.new_ticket());
        if self.game.is_person(next) && self.alone().is_none() {
            self.show(Shown::Curtain(next));
        }
        Ok(Reply::happened(from))
    }
}
