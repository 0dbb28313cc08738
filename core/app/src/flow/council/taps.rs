//! Handlers of the intents of this table.

use super::agreement::Agreed;
use super::game::{CouncilAction, CouncilError};
use super::pick::Pick;
use super::subject::Subject;
use super::task::{Silent, Task};
use super::{Council, Inspect, Underway};
use crate::flow::table::{AnyTable, Shown};
use crate::flow::{Context, Reply, seat as seat_of};
use crate::store::StoreError;
use crate::{CouncilIntent, RejectionReason, RemarkKind};
use douze_ai::council::{Moment, Remark, Said, Topic};
use douze_rules::Seat;
use douze_rules::council::{Action, Character, IllegalAction, Needs, apply};
use douze_rules::d12::Face;

impl Council {
    /// What is pressed in a council only.
    pub(super) fn answer(
        &mut self,
        context: &mut Context,
        intent: CouncilIntent,
    ) -> Result<Reply, StoreError> {
        match intent {
            CouncilIntent::PickCharacter { character } => {
                Ok(character.council().map_or_else(Reply::not_now, |card| self.pick_card(card)))
            }
            CouncilIntent::PickFace { face } => self.pick_face(context, face),
            CouncilIntent::PickTarget { target } => Ok(self.pick_target(target)),
            CouncilIntent::Say { remark, to } => self.say(context, remark, to),
            CouncilIntent::ChooseSpeaker { seat } => {
                let seat = seat_of(seat, self.seats().count()).filter(|&seat| self.game.is_person(seat));
                let Some(seat) = seat else { return Ok(Reply::not_now()) };
                self.own.speaker = Some(seat);
                Ok(Reply::seen())
            }
            // What the whole council decides, and what only explains.
            _ if self.device.is_covered() => Ok(Reply::not_now()),
            CouncilIntent::RingBells { ring } => self.ring(context, ring),
            CouncilIntent::KeepSilence if !self.may_keep_silence() => {
                Ok(Reply::refused(CouncilError::Rules(IllegalAction::TooLateForSilence)))
            }
            CouncilIntent::KeepSilence => self.decide_on(context, Action::Silent),
            CouncilIntent::AskCouncil if self.may_ask() => {
                self.own.counsel.asked = Some(self.rules().turn());
                self.think_again(context.new_ticket());
                Ok(Reply::seen())
            }
            CouncilIntent::SpreadTargets => self.put(context, Subject::Split),
            CouncilIntent::UseKept { kept } => self.use_kept(context, kept),
            CouncilIntent::LayOpen { seat } => {
                let person = seat_of(seat, self.seats().count()).filter(|&seat| self.game.is_person(seat));
                match person.filter(|_| self.is(Underway::Opening)) {
                    Some(seat) => {
                        self.own.underway = Underway::Laying(seat);
                        let alone = self.alone().is_some();
                        self.show(if alone { Shown::Hand(seat) } else { Shown::Curtain(seat) });
                        Ok(Reply::seen())
                    }
                    None => Ok(self.not_my_turn()),
                }
            }
            CouncilIntent::AcceptProposal => match self.proposal() {
                Some((_, action)) => self.accept(context, action),
                None => Ok(Reply::not_now()),
            },
            CouncilIntent::DeclineProposal => match self.proposal() {
                Some((_, action)) => {
                    self.own.counsel.declined.push((self.rules().turn(), action));
                    Ok(Reply::seen())
                }
                None => Ok(Reply::not_now()),
            },
            CouncilIntent::RevealNext { seat } => self.reveal_next(context, seat),
            CouncilIntent::Wait if self.revealing().is_some() => Ok(self.not_my_turn()),
            CouncilIntent::LetChoose if self.may_let_choose() => {
                self.own.counsel.chooses = Some(self.rules().turn());
                self.think_again(context.new_ticket());
                Ok(Reply::seen())
            }
            CouncilIntent::Wait => match self.silent() {
                Some(Silent::Asks(seat)) => {
                    self.own.counsel.waited.push(seat);
                    self.think_again(context.new_ticket());
                    Ok(Reply::seen())
                }
                _ => Ok(self.not_my_turn()),
            },
            CouncilIntent::UseShield { used } => self.put(context, Subject::Shield { used }),
            CouncilIntent::TakePetitioner { take } => match self.openly() {
                Some(seat) => self.decide_on(context, Action::Petitioner { seat, take }),
                None => Ok(self.not_my_turn()),
            },
            CouncilIntent::PickRuler { character } => match character.council() {
                Some(character) => self.put(context, Subject::Ruler(character)),
                None => Ok(Reply::not_now()),
            },
            CouncilIntent::InspectCharacter { character } => {
                Ok(self.explain(character.council().map(Inspect::Character)))
            }
            CouncilIntent::InspectSeat { seat } => {
                Ok(self.explain(seat_of(seat, self.seats().count()).map(Inspect::Seat)))
            }
            CouncilIntent::InspectDie => Ok(self.explain(self.rules().die().map(|_| Inspect::Die))),
            CouncilIntent::InspectFavour => Ok(self.explain(Some(Inspect::Favour))),
            CouncilIntent::InspectDilemma { next } => {
                let is_there = !next || self.rules().next_dilemma().is_some();
                Ok(self.explain(is_there.then_some(Inspect::Dilemma { next })))
            }
            CouncilIntent::InspectReign => Ok(self.explain(Some(Inspect::Reign))),
            CouncilIntent::InspectMonth => {
                Ok(self.explain(self.rules().public_setup().scenario().map(|_| Inspect::Month)))
            }
            CouncilIntent::AskCouncil | CouncilIntent::LetChoose | CouncilIntent::PlayForThrone => {
                Ok(self.not_my_turn())
            }
        }
    }

    /// What a councillor proposes is put to the others, too.
    fn accept(&mut self, context: &mut Context, action: Action) -> Result<Reply, StoreError> {
        match Subject::of(action).map(|subject| self.agree(subject)) {
            Some(Agreed::Not(reply)) => Ok(reply),
            _ => self.decide_on(context, action),
        }
    }

    fn explain(&mut self, inspect: Option<Inspect>) -> Reply {
        if inspect.is_none() {
            return self.not_my_turn();
        }
        self.inspect = inspect;
        Reply::seen()
    }

    /// Is this legal now? Tried on a copy.
    pub(crate) fn may(&self, action: Action) -> Result<(), IllegalAction> {
        apply(&mut self.rules().clone(), action, &mut ())
    }

    /// Forgets what is selected and begun. Who was agreed on by several people stays so.
    pub(super) fn cancel(&mut self) {
        self.own.pick = Pick::default();
        let (begun, shared) = (self.own.underway, self.alone().is_none());
        if self.revealing().is_some() && shared {
            return;
        }
        self.own.underway = Underway::Nothing;
        if matches!(begun, Underway::Laying(_)) && shared {
            self.show(Shown::Table);
        }
    }

    /// Takes a card up, or puts it back; with one place only, another card takes it.
    fn pick_card(&mut self, card: Character) -> Reply {
        if self.backs().contains(card) {
            self.own.pick.back = Some(card).filter(|_| self.own.pick.back != Some(card));
            return Reply::seen();
        }
        let Some(task) = self.task() else { return self.not_my_turn() };
        if !self.selectable().contains(card) {
            let (Task::Choose { seat } | Task::LayOpen { seat } | Task::Next { seat }) = task else {
                return Reply::not_now();
            };
            return Reply::refused(CouncilError::Rules(if self.rules().petitioner() == Some(card) {
                IllegalAction::Petitioner { card }
            } else if let Some(open) = self.rules().opened(seat) {
                IllegalAction::MustPlayOpen { seat, card: open }
            } else {
                IllegalAction::NotInHand { seat, card }
            }));
        }
        let (most, cards) = (self.most(), &mut self.own.pick.cards);
        if let Some(place) = cards.iter().position(|&one| one == card) {
            cards.remove(place);
        } else if cards.len() < most {
            cards.push(card);
        } else if most == 1 {
            *cards = vec![card];
        } else {
            return Reply::rejected(RejectionReason::NotLegal, "council-illegal-enough");
        }
        (self.own.pick.back, self.own.pick.face, self.own.pick.target) = (None, None, None);
        Reply::seen()
    }

    /// The same face again confirms.
    fn pick_face(&mut self, context: &mut Context, face: i32) -> Result<Reply, StoreError> {
        let Some(face) = u8::try_from(face).ok().and_then(Face::new) else { return Ok(Reply::not_now()) };
        let faces = self.faces();
        if self.device.is_covered() || faces.is_empty() {
            return Ok(self.not_my_turn());
        } else if !faces.contains(&face) {
            return Ok(Reply::rejected(RejectionReason::NotLegal, "council-illegal-face"));
        } else if self.own.pick.face == Some(face) {
            return self.confirm(context);
        }
        self.own.pick.face = Some(face);
        Ok(Reply::seen())
    }

    fn pick_target(&mut self, target: i32) -> Reply {
        match u8::try_from(target).ok().filter(|&target| target < 2) {
            Some(target) if self.needs() == Some(Needs::Target) => {
                self.own.pick.target = Some(target);
                Reply::seen()
            }
            _ => self.not_my_turn(),
        }
    }

    fn say(
        &mut self,
        context: &mut Context,
        remark: RemarkKind,
        to: Option<i32>,
    ) -> Result<Reply, StoreError> {
        let to = to.map(|to| Seat::new(u8::try_from(to).unwrap_or(u8::MAX)));
        match self.speaker() {
            Some(seat) if self.has_councillors() => {
                let turn = self.rules().turn();
                let reply = self.act(context, CouncilAction::Say { seat, remark, to })?;
                if reply.refusal.is_none() && Remark::from(remark).topic() == Topic::Proposal {
                    // Who has spoken already answers.
                    self.own.counsel.spoken.retain(|spoken| *spoken != (turn, Moment::BeforeChoice));
                }
                Ok(reply)
            }
            _ => Ok(Reply::not_now()),
        }
    }

    /// May this be said now?
    pub(crate) fn may_say(&self, remark: RemarkKind, to: Option<Seat>) -> bool {
        let said = |seat| Said { seat, remark: remark.into(), to };
        let talk = &self.state().talk;
        self.speaker().is_some_and(|seat| talk.may_say(self.rules(), said(seat)).is_ok())
    }
}
