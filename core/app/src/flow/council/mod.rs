//! A game of Council of 12 on the device: what is selected, who has to do what, what the councillors are asked.

mod agreement;
mod ai_answers;
mod ai_schedule;
mod game;
mod joint_decisions;
#[cfg(test)]
mod laws;
mod pick;
mod plans;
mod reign;
mod rules;
mod subject;
mod table;
mod tables;
mod talk;
mod taps;
mod task;
mod taught;

pub(crate) use agreement::Answered;
pub(crate) use ai_answers::Advised;
pub(crate) use game::{
    CouncilAction, CouncilError, CouncilEvent, CouncilRules, Game, Header, Options, Settled,
};
pub(crate) use pick::Pick;
pub(crate) use rules::free_draft;
pub(crate) use subject::Subject;
pub(crate) use tables::OpenTable;
pub(crate) use talk::{Talk, Unsaid};
pub(crate) use task::{Inspect, Silent, Task};

use super::table::{Shown, Table};
use super::{Context, Reply};
use crate::store::StoreError;
use ai_answers::Counsel;
use douze_rules::Seat;
use douze_rules::council::{Action, Phase, Score, State};

/// A game of Council of 12 on screen.
pub(crate) type Council = Table<CouncilRules>;

/// What is selected, agreed on and answered.
#[derive(Default)]
pub(crate) struct Interaction {
    pub(crate) pick: Pick,
    pub(crate) underway: Underway,
    speaker: Option<Seat>,
    counsel: Counsel,
}

/// What the table has begun and not yet decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Underway {
    #[default]
    Nothing,
    /// Ringing would lose the game, and was asked for once.
    Warned,
    /// Councillors are against this, and it was pressed once.
    Opposed(Subject),
    /// A kept tip waits for its face.
    Tipping,
    /// A kept reward waits for somebody who lays a card open.
    Opening,
    /// This person chooses the card that is laid open.
    Laying(Seat),
    /// The council has agreed that this seat reveals now.
    Revealing(Seat),
}

impl Council {
    pub(in crate::flow) fn rules(&self) -> &State {
        &self.state().rules
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0u8..).take(self.game.header.players.len()).map(Seat::new)
    }

    /// Is this under way?
    pub(crate) fn is(&self, underway: Underway) -> bool {
        self.own.underway == underway
    }

    /// Who chooses the card that is laid open.
    pub(crate) fn laying(&self) -> Option<Seat> {
        if let Underway::Laying(seat) = self.own.underway { Some(seat) } else { None }
    }

    /// Who reveals now, as the council has agreed.
    pub(crate) fn revealing(&self) -> Option<Seat> {
        if let Underway::Revealing(seat) = self.own.underway { Some(seat) } else { None }
    }

    /// The game is over and nobody took the throne: King of 12 may be played for it.
    pub(crate) fn is_vacant(&self) -> bool {
        let tried = self.game.header.options.trial;
        self.rules().phase() == Phase::Over && self.rules().ruler().is_none() && !tried
    }

    /// The people at the table.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.game.is_person(seat))
    }

    fn councillors(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| !self.game.is_person(seat))
    }

    /// Do built-in councillors sit at the table? Without them people simply talk.
    pub(crate) fn has_councillors(&self) -> bool {
        self.councillors().next().is_some()
    }

    /// Who speaks when a remark is pressed: the one person, the one before the device, or the one chosen.
    pub(crate) fn speaker(&self) -> Option<Seat> {
        let looking = match self.shown() {
            Shown::Hand(seat) => Some(seat),
            Shown::Table => self.own.speaker,
            Shown::Curtain(_) => return None,
        };
        self.alone().or(looking).or_else(|| self.people().next())
    }

    /// What a councillor proposes now.
    pub(crate) fn proposal(&self) -> Option<(Seat, Action)> {
        let fresh = self.own.counsel.proposed == Some(self.game.line().len());
        let turn = self.rules().turn();
        let declined = |action| self.own.counsel.declined.contains(&(turn, action));
        let silent = self.rules().is_silent() || self.may_keep_silence();
        self.own.counsel.proposal.filter(|&(_, action)| fresh && !silent && !declined(action))
    }

    /// Nothing has been said or done in this turn: it may be played in silence (R-C12).
    pub(crate) fn may_keep_silence(&self) -> bool {
        let talk = &self.state().talk;
        self.may(Action::Silent).is_ok() && talk.heard(self.rules().turn()).is_empty()
    }

    /// No person plays a card in this turn (the Head plays none, R-C11), and nobody has chosen yet: the people have their
    /// moment before the councillors choose.
    pub(crate) fn may_let_choose(&self) -> bool {
        let state = self.rules();
        state.phase() == Phase::Choose
            && self.own.counsel.chooses != Some(state.turn())
            && !state.seats_to_act().any(|seat| self.game.is_person(seat))
            && !self.seats().any(|seat| state.has_chosen(seat))
    }

    /// Does a councillor who is the Head (R-C11) still think about what the council decides now?
    pub(crate) fn head_is_thinking(&self) -> Option<Seat> {
        let now = Some(self.game.line().len());
        let known = match self.rules().phase() {
            Phase::Bells => self.own.counsel.proposed == now,
            Phase::Reveal => self.own.counsel.ordered == now,
            _ => true,
        };
        self.councillor_head().filter(|_| !known)
    }

    /// A councillor whose word on what the council decides now is not there yet.
    pub(crate) fn unheard(&self) -> Option<Seat> {
        self.head_is_thinking().or_else(|| self.councillors().next().filter(|_| !self.is_asked()))
    }

    /// Are the councillors waiting to be asked for remarks?
    pub(crate) fn may_ask(&self) -> bool {
        let turn = self.rules().turn();
        self.has_councillors() && self.may_keep_silence() && self.own.counsel.asked != Some(turn)
    }

    /// Whom a councillor would see reveal next.
    pub(crate) fn wish(&self, seat: Seat) -> Option<Seat> {
        let fresh = self.own.counsel.ordered == Some(self.game.line().len());
        let wish = self.own.counsel.wishes.iter().find(|(who, _)| *who == seat);
        wish.filter(|_| fresh).map(|(_, next)| *next)
    }

    /// Carries out a decision of a seat or of the whole council.
    fn decide_on(&mut self, context: &mut Context, action: Action) -> Result<Reply, StoreError> {
        self.act(context, CouncilAction::Act(action))
    }

    /// All that has happened on the line that counts.
    pub(crate) fn events(&self) -> &[CouncilEvent] {
        &self.events
    }

    /// The length of the reign; for when the game is over, and all is reported.
    pub(crate) fn final_score(&self) -> Option<Score> {
        (self.rules().phase() == Phase::Over).then(|| self.rules().score())
    }

    /// What the table has said.
    pub(crate) fn talk(&self) -> &Talk {
        &self.state().talk
    }
}
