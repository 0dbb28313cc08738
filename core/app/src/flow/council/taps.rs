//! What a person presses at the table.

use super::game::{Step, Told, Unfit};
use super::task::{Pick, Silent, Task};
use super::{Council, Counsel, Inspect, Settled};
use crate::flow::table::{Confirmation, Shown, Table};
use crate::flow::undo::Target;
use crate::flow::{Context, Happened, Reply, seat as seat_of};
use crate::store::StoreError;
use crate::{Intent, KeptKind, Reason, RemarkKind};
use douze_ai::council::{Said, agree_on_bells, agree_on_order};
use douze_rules::council::{Action, Character, Illegal, Kept, Needs, Phase, Use, apply, observe};
use douze_rules::d12::Face;
use douze_rules::{Seat, Viewer};

impl Council {
    /// The one place where intents at the table are answered.
    pub(super) fn tap(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
        match *intent {
            Intent::LiftCurtain => {
                let Shown::Curtain(seat) = self.shown else { return Ok(Reply::not_now()) };
                self.show(Shown::Hand(seat));
            }
            Intent::ShowTable => {
                if !self.is_covered() {
                    return Ok(Reply::not_now());
                }
                // Who was agreed on stays so: what a card needs would tell which one it is.
                self.laying = None;
                self.show(Shown::Table);
            }
            Intent::Peek => {
                let Some(seat) = self.peeker() else { return Ok(Reply::not_now()) };
                self.peek = Some(seat);
            }
            Intent::StopPeeking => self.peek = None,
            Intent::PickCharacter { character } => {
                return Ok(character.council().map_or_else(Reply::not_now, |card| self.pick_card(card)));
            }
            Intent::PickFace { face } => return self.pick_face(context, face),
            Intent::PickTarget { target } => return Ok(self.pick_target(target)),
            Intent::Cancel if self.is_covered() => return Ok(Reply::not_now()),
            Intent::Cancel => {
                let laying = self.laying.take().is_some();
                self.cancel();
                if laying && self.alone().is_none() {
                    self.show(Shown::Table);
                }
            }
            Intent::Confirm => return self.confirm(context),
            Intent::Undo => return self.undo(context),
            Intent::Redo => {
                let step = self.game.redo();
                return step.map_or_else(|| Ok(Reply::not_now()), |step| self.step(context, step));
            }
            Intent::Say { remark } => return self.say(context, remark),
            Intent::ChooseSpeaker { seat } => {
                let seat = seat_of(seat, self.seats().count()).filter(|&seat| self.game.is_person(seat));
                let Some(seat) = seat else { return Ok(Reply::not_now()) };
                self.speaker = Some(seat);
            }
            _ if self.is_covered() => return Ok(Reply::not_now()),
            _ => return self.decide_together(context, intent),
        }
        Ok(Reply::seen())
    }

    /// What the whole council decides, and what only explains.
    fn decide_together(&mut self, context: &mut Context, intent: &Intent) -> Result<Reply, StoreError> {
        match *intent {
            Intent::RingBells { ring } => self.ring(context, ring),
            Intent::KeepSilence if !self.may_keep_silence() => {
                Ok(Reply::refused(Unfit::Rules(Illegal::TooLateForSilence)))
            }
            Intent::KeepSilence => self.act(context, Action::Silent),
            Intent::AskCouncil if self.may_ask() => {
                self.counsel.asked = Some(self.rules().turn());
                self.think_again(context.new_ticket());
                Ok(Reply::seen())
            }
            Intent::SpreadTargets => self.act(context, Action::Split),
            Intent::UseKept { kept } => self.use_kept(context, kept),
            Intent::LayOpen { seat } => {
                let person = seat_of(seat, self.seats().count()).filter(|&seat| self.game.is_person(seat));
                match person.filter(|_| self.opening) {
                    Some(seat) => {
                        self.opening = false;
                        self.laying = Some(seat);
                        let alone = self.alone().is_some();
                        self.show(if alone { Shown::Hand(seat) } else { Shown::Curtain(seat) });
                        Ok(Reply::seen())
                    }
                    None => Ok(self.not_my_turn()),
                }
            }
            Intent::AcceptProposal => match self.proposal() {
                Some((_, action)) => self.act(context, action),
                None => Ok(Reply::not_now()),
            },
            Intent::DeclineProposal => match self.proposal() {
                Some((_, action)) => {
                    self.counsel.declined.push((self.rules().turn(), action));
                    Ok(Reply::seen())
                }
                None => Ok(Reply::not_now()),
            },
            Intent::RevealNext { seat } => self.reveal_next(context, seat),
            Intent::Wait if self.revealing.is_some() => Ok(self.not_my_turn()),
            Intent::LetChoose if self.may_let_choose() => {
                self.counsel.chooses = Some(self.rules().turn());
                self.think_again(context.new_ticket());
                Ok(Reply::seen())
            }
            Intent::Wait => match self.silent() {
                Some(Silent::Asks(seat)) => {
                    self.counsel.waited.push(seat);
                    self.think_again(context.new_ticket());
                    Ok(Reply::seen())
                }
                _ => Ok(self.not_my_turn()),
            },
            Intent::UseShield { used } => self.act(context, Action::Shield { used }),
            Intent::TakePetitioner { take } => match self.openly() {
                Some(seat) => self.act(context, Action::Petitioner { seat, take }),
                None => Ok(self.not_my_turn()),
            },
            Intent::PickRuler { character } => match character.council() {
                Some(character) => self.act(context, Action::Ruler { character }),
                None => Ok(Reply::not_now()),
            },
            _ => Ok(self.look_at(intent)),
        }
    }

    fn look_at(&mut self, intent: &Intent) -> Reply {
        let inspect = match *intent {
            Intent::InspectCharacter { character } => character.council().map(Inspect::Character),
            Intent::InspectSeat { seat } => seat_of(seat, self.seats().count()).map(Inspect::Seat),
            Intent::InspectDie => self.rules().die().map(|_| Inspect::Die),
            Intent::InspectFavour => Some(Inspect::Favour),
            Intent::InspectDilemma { next: true } => {
                self.rules().next_dilemma().map(|_| Inspect::Dilemma { next: true })
            }
            Intent::InspectDilemma { next: false } => Some(Inspect::Dilemma { next: false }),
            Intent::InspectReign => Some(Inspect::Reign),
            Intent::CloseInspect => {
                self.inspect = None;
                return Reply::seen();
            }
            _ => None,
        };
        if inspect.is_none() {
            return self.not_my_turn();
        }
        self.inspect = inspect;
        Reply::seen()
    }

    fn is_covered(&self) -> bool {
        matches!(self.shown, Shown::Curtain(_))
    }

    /// Who may look at their hand for a moment: the person named by the curtain, or the one who decides openly.
    pub(crate) fn peeker(&self) -> Option<Seat> {
        match self.shown {
            Shown::Curtain(seat) => Some(seat),
            Shown::Table if self.alone().is_none() => self.openly(),
            _ => None,
        }
    }

    /// Is this legal now? Tried on a copy.
    pub(crate) fn may(&self, action: Action) -> Result<(), Illegal> {
        apply(&mut self.rules().clone(), action, &mut ())
    }

    fn cancel(&mut self) {
        self.pick = Pick::default();
        (self.tipping, self.opening, self.warned) = (false, false, false);
        if self.alone().is_some() {
            self.revealing = None;
        }
    }

    /// Takes a card up, or puts it back; with one place only, another card takes it.
    fn pick_card(&mut self, card: Character) -> Reply {
        if self.backs().contains(card) {
            self.pick.back = Some(card).filter(|_| self.pick.back != Some(card));
            return Reply::seen();
        }
        let Some(task) = self.task() else { return self.not_my_turn() };
        if !self.selectable().contains(card) {
            let (Task::Choose { seat } | Task::LayOpen { seat } | Task::Next { seat }) = task else {
                return Reply::not_now();
            };
            return Reply::refused(Unfit::Rules(if self.rules().petitioner() == Some(card) {
                Illegal::Petitioner { card }
            } else if let Some(open) = self.rules().opened(seat) {
                Illegal::MustPlayOpen { seat, card: open }
            } else {
                Illegal::NotInHand { seat, card }
            }));
        }
        let (most, cards) = (self.most(), &mut self.pick.cards);
        if let Some(place) = cards.iter().position(|&one| one == card) {
            cards.remove(place);
        } else if cards.len() < most {
            cards.push(card);
        } else if most == 1 {
            *cards = vec![card];
        } else {
            return Reply::rejected(Reason::NotLegal, "council-illegal-enough");
        }
        (self.pick.back, self.pick.face, self.pick.target) = (None, None, None);
        Reply::seen()
    }

    /// The same face again confirms.
    fn pick_face(&mut self, context: &mut Context, face: i32) -> Result<Reply, StoreError> {
        let Some(face) = u8::try_from(face).ok().and_then(Face::new) else { return Ok(Reply::not_now()) };
        let faces = self.faces();
        if self.is_covered() || faces.is_empty() {
            return Ok(self.not_my_turn());
        } else if !faces.contains(&face) {
            return Ok(Reply::rejected(Reason::NotLegal, "council-illegal-face"));
        } else if self.pick.face == Some(face) {
            return self.confirm(context);
        }
        self.pick.face = Some(face);
        Ok(Reply::seen())
    }

    fn pick_target(&mut self, target: i32) -> Reply {
        match u8::try_from(target).ok().filter(|&target| target < 2) {
            Some(target) if self.needs() == Some(Needs::Target) => {
                self.pick.target = Some(target);
                Reply::seen()
            }
            _ => self.not_my_turn(),
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
        self.told = self.game.events()?;
        // What was planned in earlier turns stays to be asked about.
        let turn = self.rules().turn();
        let plans = std::mem::take(&mut self.counsel.plans).into_iter().filter(|plan| plan.0 < turn);
        self.counsel = Counsel { plans: plans.collect(), ..Counsel::default() };
        self.settle(context);
        self.cover();
        Ok(Reply::seen())
    }

    fn say(&mut self, context: &mut Context, remark: RemarkKind) -> Result<Reply, StoreError> {
        match self.speaker() {
            Some(seat) if self.has_councillors() => self.step(context, Step::Say { seat, remark }),
            _ => Ok(Reply::not_now()),
        }
    }

    /// May this be said now?
    pub(crate) fn may_say(&self, remark: RemarkKind) -> bool {
        let said = |seat| Said { seat, remark: remark.into() };
        let talk = &self.game.state().talk;
        self.speaker().is_some_and(|seat| talk.may_say(self.rules(), said(seat)).is_ok())
    }

    /// A councillor that is the Head and settles what the others differ on (R-C11).
    pub(crate) fn councillor_head(&self) -> Option<Seat> {
        self.rules().head().filter(|&seat| !self.game.is_person(seat))
    }

    /// Would ringing lose the game now (R-C7)?
    pub(crate) fn is_last_favour(&self) -> bool {
        let state = self.rules();
        state.favour() == 1 && !state.must_ring()
    }

    fn ring(&mut self, context: &mut Context, ring: bool) -> Result<Reply, StoreError> {
        if let Err(illegal) = self.may(Action::Bells { ring }) {
            return Ok(Reply::refused(Unfit::Rules(illegal)));
        }
        let mut settled = ring;
        if let Some(head) = self.councillor_head().filter(|_| !self.rules().must_ring()) {
            if self.counsel.advised != Some(self.game.line().len()) {
                return Ok(self.not_my_turn());
            }
            let mut votes: Vec<(Seat, bool)> = self.people().map(|seat| (seat, ring)).collect();
            votes.extend(&self.counsel.bells);
            settled = agree_on_bells(&observe(self.rules(), Viewer::Everyone), &votes);
            // Nobody but a person loses the game on purpose.
            settled &= ring || !self.is_last_favour();
            if settled != ring {
                self.told.push(Told::HeadSettles { head, settled: Settled::Bells { ring: settled } });
            }
        }
        if settled && self.is_last_favour() && !self.warned {
            self.warned = true;
            return Ok(Reply::seen());
        }
        let from = self.told.len() - usize::from(settled != ring);
        let mut reply = self.act(context, Action::Bells { ring: settled })?;
        if reply.refusal.is_none() {
            reply.happened = Happened::Council { from };
        }
        Ok(reply)
    }

    fn use_kept(&mut self, context: &mut Context, kept: KeptKind) -> Result<Reply, StoreError> {
        let reward = match kept {
            KeptKind::FreeBell => Use::FreeBell,
            KeptKind::Reroll => Use::Reroll,
            KeptKind::Foresee => Use::Foresee,
            KeptKind::Tip => {
                if let Err(illegal) = self.may_use(Kept::Tip) {
                    return Ok(Reply::refused(Unfit::Rules(illegal)));
                }
                self.cancel();
                self.tipping = true;
                return Ok(Reply::seen());
            }
            KeptKind::OpenCard => {
                if let Err(illegal) = self.may_use(Kept::OpenCard) {
                    return Ok(Reply::refused(Unfit::Rules(illegal)));
                }
                self.cancel();
                self.laying = self.alone();
                self.opening = self.laying.is_none();
                return Ok(Reply::seen());
            }
            KeptKind::Shield => {
                return Ok(Reply::refused(Unfit::Rules(Illegal::NotNow { kept: Kept::Shield })));
            }
        };
        self.act(context, Action::Use { reward })
    }

    /// Can this kept reward be used now, in some way?
    pub(crate) fn may_use(&self, kept: Kept) -> Result<(), Illegal> {
        let state = self.rules();
        let way = |reward| self.may(Action::Use { reward });
        match kept {
            Kept::FreeBell => way(Use::FreeBell),
            Kept::Reroll => way(Use::Reroll),
            Kept::Foresee => way(Use::Foresee),
            Kept::Tip => match state.die() {
                Some(die) => way(Use::Tip { face: die.neighbours()[0] }),
                None => Err(Illegal::NotNow { kept }),
            },
            Kept::OpenCard => self.may_lay_open().next().map(|_| ()).ok_or(Illegal::NotNow { kept }),
            Kept::Shield => Err(Illegal::NotNow { kept }),
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
        if state.phase() != Phase::Reveal || self.revealing.is_some() {
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

    fn reveal_next(&mut self, context: &mut Context, seat: i32) -> Result<Reply, StoreError> {
        let seat = seat_of(seat, self.seats().count()).filter(|seat| self.may_reveal().contains(seat));
        let Some(wanted) = seat else { return Ok(self.not_my_turn()) };
        let mut next = wanted;
        if let Some(head) = self.councillor_head().filter(|_| !self.rules().is_silent()) {
            if self.counsel.ordered != Some(self.game.line().len()) {
                return Ok(self.not_my_turn());
            }
            let mut votes: Vec<(Seat, Seat)> = self.people().map(|seat| (seat, wanted)).collect();
            votes.extend(&self.counsel.wishes);
            next = agree_on_order(&observe(self.rules(), Viewer::Everyone), &votes).unwrap_or(wanted);
            if next != wanted {
                self.told.push(Told::HeadSettles { head, settled: Settled::Reveals(next) });
            }
        }
        let from = self.told.len() - usize::from(next != wanted);
        self.revealing = Some(next);
        self.pick = Pick::default();
        self.think_again(context.new_ticket());
        if !self.game.is_person(next) {
            return Ok(Reply::happened(Happened::Council { from }));
        }
        // What needs no choice is open at once.
        let card = self.rules().chosen(next);
        let needs = card.and_then(|card| observe(self.rules(), Viewer::Seat(next)).needs(card));
        if needs == Some(Needs::Nothing) {
            let mut reply =
                self.act(context, Action::Reveal { seat: next, how: douze_rules::council::How::Nothing })?;
            if reply.refusal.is_none() {
                reply.happened = Happened::Council { from };
            }
            return Ok(reply);
        }
        if self.alone().is_none() {
            self.show(Shown::Curtain(next));
        }
        Ok(Reply::happened(Happened::Council { from }))
    }
}
