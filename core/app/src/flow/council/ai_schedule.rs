//! When the built-in councillors are asked what, and what becomes of their answers.

use super::ai_answers::{Answer, Ask, Question};
use super::game::CouncilAction;
use super::game::CouncilState;
use super::talk::Words;
use super::{Council, CouncilEvent, Silent};
use crate::flow::table::AnyTable;
use crate::flow::table::hint::Hint;
use crate::flow::{Context, Reply};
use crate::store::StoreError;
use douze_ai::council::{Moment, Said};
use douze_rules::council::{Action, Phase, State, observe};
use douze_rules::{Seat, Viewer};
use std::sync::Arc;

impl Council {
    /// What the councillors are asked next, if anything; people choose their cards first, so that councillors give
    /// nothing away by their time.
    pub(super) fn ask(&self) -> Option<Ask> {
        if !self.has_councillors() {
            return None;
        }
        let (state, counsel, now) = (self.rules(), &self.own.counsel, self.game.line().len());
        let turn = state.turn();
        let spoken = |moment| counsel.spoken.contains(&(turn, moment));
        let speak = |moment| (!spoken(moment)).then_some(Ask::Speak(moment));
        let talks = !state.is_silent();
        let councillor = |seat: Seat| !self.game.is_person(seat);
        let next = |seat: Option<Seat>| seat.filter(|&seat| councillor(seat)).map(Ask::Decide);
        match state.phase() {
            Phase::Bells | Phase::Choose | Phase::Throne
                if !self.seats().any(|seat| state.has_chosen(seat)) =>
            {
                let after =
                    (talks && !self.check_talk_is_over()).then(|| speak(Moment::AfterReveal)).flatten();
                // As long as silence may be kept nobody speaks unasked (R-C12).
                let open = counsel.asked == Some(turn) || !self.may_keep_silence();
                let before = || {
                    speak(Moment::BeforeChoice).filter(|_| talks && open && state.phase() != Phase::Throne)
                };
                let propose = || (counsel.proposed != Some(now)).then_some(Ask::Propose);
                after.or_else(before).or_else(propose).or_else(|| self.choice(state))
            }
            Phase::Choose | Phase::Throne | Phase::Petitioner => self.choice(state),
            Phase::Reveal => {
                let after = speak(Moment::AfterChoice).filter(|_| talks && state.revealed().is_empty());
                let order = || (counsel.ordered != Some(now)).then_some(Ask::Order);
                after.or_else(|| next(self.revealing())).or_else(|| {
                    if self.revealing().is_some() {
                        return None;
                    }
                    order().or_else(|| match self.silent() {
                        Some(Silent::Reveals(seat)) => next(Some(seat)),
                        _ => None,
                    })
                })
            }
            Phase::Shield | Phase::Ruler => (counsel.agreed != Some(now)).then_some(Ask::Agree),
            Phase::Next => next(state.oracle()),
            Phase::Recall | Phase::Bench | Phase::Discard => next(state.seats_to_act().next()),
            Phase::Over if !self.check_talk_is_over() => speak(Moment::AfterReveal),
            _ => None,
        }
    }

    /// The councillor that answers next, when no person has still to.
    fn choice(&self, state: &State) -> Option<Ask> {
        if self.may_let_choose() {
            return None;
        }
        let choosing = matches!(state.phase(), Phase::Choose | Phase::Throne | Phase::Petitioner);
        let person = state.seats_to_act().any(|seat| self.game.is_person(seat));
        state.seats_to_act().next().filter(|_| choosing && !person).map(Ask::Decide)
    }

    /// Nothing is left to be said of the last check: there was none, or somebody has.
    fn check_talk_is_over(&self) -> bool {
        let talk = &self.state().talk;
        !talk.is_checked() || self.councillors().any(|seat| talk.after().iter().any(|said| said.seat == seat))
    }

    /// The question to the councillors that is due.
    pub(super) fn question(&self) -> Option<Question> {
        let ask = self.ask()?;
        let deck = Arc::clone(self.game.header.options.deck().ok()?);
        let (players, seed) = (self.players(), self.question_seed(self.game.line().len()));
        let (state, talk) = (self.rules(), &self.state().talk);
        let view = |state: &State, seat: Seat| (seat, observe(state, Viewer::Seat(seat)));
        let (views, heard, events) = (Vec::new(), Words::default(), Vec::new());
        let question = Question { ask, views, heard, events, deck, players, seed };
        Some(match ask {
            Ask::Speak(Moment::AfterReveal) => {
                let (before, events) = self.last_reveal()?;
                let views = self.councillors().map(|seat| view(&before.rules, seat)).collect();
                Question { views, heard: before.talk.words(before.rules.turn()), events, ..question }
            }
            Ask::Plan { .. } => return None,
            Ask::Decide(seat) => {
                Question { views: vec![view(state, seat)], heard: talk.words(state.turn()), ..question }
            }
            Ask::Speak(moment) => {
                let turn = state.turn();
                let asked =
                    |seat| moment == Moment::BeforeChoice && !talk.open_proposals(turn, seat).is_empty();
                let speaks = |&seat: &Seat| asked(seat) || !talk.has_spoken(turn, seat, moment);
                let views = self.councillors().filter(speaks).map(|seat| view(state, seat)).collect();
                Question { views, heard: talk.words(state.turn()), ..question }
            }
            Ask::Propose | Ask::Order | Ask::Agree => {
                let views = self.councillors().map(|seat| view(state, seat)).collect();
                Question { views, heard: talk.words(state.turn()), ..question }
            }
        })
    }

    /// The position when all cards of the last dilemma lay face down, and the events from there on.
    fn last_reveal(&self) -> Option<(CouncilState, Vec<douze_rules::council::Event>)> {
        let line = self.game.line();
        let chosen =
            line.iter().rposition(|action| matches!(action, CouncilAction::Act(Action::Choose { .. })))?;
        let first = line[chosen..]
            .iter()
            .position(|action| matches!(action, CouncilAction::Act(Action::Reveal { .. })))?;
        let before = self.game.position(chosen + first).ok()?;
        let of_rules = |events: Vec<CouncilEvent>| {
            let of_rules = |event| match event {
                CouncilEvent::Event(event) => Some(event),
                CouncilEvent::Said(_) | CouncilEvent::Settles { .. } => None,
            };
            events.into_iter().filter_map(of_rules).collect()
        };
        let events = self.game.events_from(chosen + first).ok()?;
        Some((before, of_rules(events)))
    }

    /// Takes what the councillors have answered. Not saved: they have answered nothing yet.
    pub(super) fn hear(&mut self, context: &mut Context, answer: Answer) -> Result<Reply, StoreError> {
        let (turn, now) = (self.rules().turn(), self.game.line().len());
        let from = self.events.len();
        match answer {
            Answer::Said(moment, said) => {
                let say = |said: Said| CouncilAction::Say {
                    seat: said.seat,
                    remark: said.remark.into(),
                    to: said.to,
                };
                let actions: Vec<CouncilAction> = said.into_iter().map(say).collect();
                let events = self.game.act_all(context.store, &actions, context.now_ms)?;
                if !events.is_empty() {
                    self.analysis.hint = Hint::None;
                }
                self.events.extend(events);
                self.own.counsel.spoken.push((turn, moment));
            }
            Answer::Proposal { wanted, bells } => {
                self.own.counsel.proposed = Some(now);
                self.own.counsel.proposal = wanted.first().map(|opinion| (opinion.seat, opinion.action));
                (self.own.counsel.wanted, self.own.counsel.bells) = (wanted, bells);
            }
            Answer::Opinions(opinions) => {
                (self.own.counsel.agreed, self.own.counsel.opinions) = (Some(now), opinions);
            }
            Answer::Wishes(wishes) => {
                (self.own.counsel.ordered, self.own.counsel.wishes) = (Some(now), wishes);
            }
            Answer::Plan { seat, turn, reasons } => self.own.counsel.plans.push((turn, seat, reasons)),
            Answer::Action { seat, action, reasons } => {
                let reply = self.decide_on(context, action)?;
                if matches!(action, Action::Choose { .. }) && reply.refusal.is_none() {
                    self.own.counsel.plans.push((turn, seat, reasons));
                }
                return Ok(reply);
            }
        }
        self.think_again(context.new_ticket());
        Ok(Reply::happened(from))
    }
}
