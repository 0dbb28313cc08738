//! Agreement of the council (R-C19): each built-in councillor says yes or no before it happens; then the people have
//! the last word, or all seats vote. With four, a Head settles bells and order first (R-C11).

use super::ai_answers::Opinion;
use super::game::{CouncilEvent, Settled};
use super::subject::Subject;
use super::{Council, Underway};
use crate::flow::{Context, Reply};
use crate::store::StoreError;
use douze_rules::Seat;
use douze_rules::council::{Action, Phase};

/// What a councillor says to it.
#[derive(Clone, Debug)]
pub(crate) struct Answered {
    pub(crate) seat: Seat,
    pub(crate) yes: bool,
    /// What it would have the council do, and why; none: nothing.
    pub(crate) opinion: Option<Opinion>,
}

/// What became of a subject.
pub(super) enum Agreed {
    /// It is done, perhaps otherwise than it was pressed; by a vote, if there is something to report.
    Do(Subject, Option<CouncilEvent>),
    /// The answer to what was pressed: nothing is done yet, or at all.
    Not(Reply),
}

impl Council {
    /// Do the seats vote? Else the people have the last word.
    pub(crate) fn votes(&self) -> bool {
        self.game.header.options.vote
    }

    /// Have the councillors said what they think of what the council decides now?
    pub(crate) fn is_asked(&self) -> bool {
        let (counsel, now) = (&self.own.counsel, Some(self.game.line().len()));
        !self.has_councillors()
            || match self.rules().phase() {
                Phase::Bells | Phase::Choose | Phase::Throne => counsel.proposed == now,
                Phase::Shield | Phase::Ruler => counsel.agreed == now,
                Phase::Reveal => counsel.ordered == now || self.rules().is_silent(),
                _ => true,
            }
    }

    /// What each councillor says to this, once all have been asked. Nobody speaks up in silence.
    pub(crate) fn answers(&self, subject: Subject) -> Vec<Answered> {
        if !self.is_asked() {
            return Vec::new();
        }
        let counsel = &self.own.counsel;
        let would = |opinion: &Opinion| match (subject, opinion.action) {
            (Subject::Bells { ring }, Action::Bells { ring: own }) => ring == own,
            (Subject::Keep(kept), Action::Use { reward }) => reward.kept() == kept,
            (Subject::Split, Action::Split) => true,
            (Subject::Shield { used }, Action::Shield { used: own }) => used == own,
            (Subject::Ruler(character), Action::Ruler { character: own }) => character == own,
            _ => false,
        };
        let opinions = match subject {
            Subject::Bells { .. } => &counsel.bells,
            Subject::Keep(_) | Subject::Split => &counsel.wanted,
            Subject::Shield { .. } | Subject::Ruler(_) => &counsel.opinions,
        };
        let answer = |seat: Seat| {
            let opinion = opinions.iter().find(|opinion| opinion.seat == seat).cloned();
            Answered { seat, yes: opinion.as_ref().is_some_and(would), opinion }
        };
        self.councillors().map(answer).collect()
    }

    /// Councillors who would rather not.
    pub(crate) fn against(&self, subject: Subject) -> Vec<Seat> {
        self.answers(subject).into_iter().filter(|answer| !answer.yes).map(|answer| answer.seat).collect()
    }

    /// What the people have pressed, after the councillors' word: asked once more, done, or voted on.
    pub(super) fn agree(&mut self, subject: Subject) -> Agreed {
        if !self.is_asked() {
            return Agreed::Not(self.not_my_turn());
        }
        let against = self.against(subject);
        if self.votes() {
            return self.vote(subject, against.len());
        }
        let asks = !matches!(subject, Subject::Bells { ring: false });
        let heard = self.is(Underway::Opposed(subject)) || self.is(Underway::Warned);
        if asks && !against.is_empty() && !heard {
            self.own.underway = Underway::Opposed(subject);
            return Agreed::Not(Reply::seen());
        }
        Agreed::Do(subject, None)
    }

    /// More than half of the seats decide; people speak with one voice. When equal, nothing is rung or used.
    fn vote(&mut self, subject: Subject, against: usize) -> Agreed {
        let seats = self.seats().count();
        let yes = 2 * (seats - against) > seats;
        let voted = |settled| Some(CouncilEvent::Settles { head: None, settled });
        match subject {
            Subject::Bells { ring } => {
                // Of two equal halves the one that does not ring.
                let ring = if ring { yes } else { 2 * against > seats };
                let settled = (subject != Subject::Bells { ring }).then_some(Settled::Bells { ring });
                Agreed::Do(Subject::Bells { ring }, settled.and_then(voted))
            }
            Subject::Shield { used } => {
                let used = if used { yes } else { 2 * against > seats };
                let settled = (subject != Subject::Shield { used }).then_some(Settled::Shield { used });
                Agreed::Do(Subject::Shield { used }, settled.and_then(voted))
            }
            Subject::Keep(_) | Subject::Split if yes => Agreed::Do(subject, None),
            Subject::Keep(_) | Subject::Split => {
                let from = self.events.len();
                self.events.push(CouncilEvent::Settles { head: None, settled: Settled::Nothing });
                Agreed::Not(Reply::happened(from))
            }
            Subject::Ruler(wanted) => {
                let mine = self.people().map(|seat| (seat, wanted));
                let others = self.own.counsel.opinions.iter().filter_map(|opinion| match opinion.action {
                    Action::Ruler { character } => Some((opinion.seat, character)),
                    _ => None,
                });
                let chosen = most_voted(mine.chain(others)).unwrap_or(wanted);
                let settled = (chosen != wanted).then_some(Settled::Ruler(chosen));
                Agreed::Do(Subject::Ruler(chosen), settled.and_then(voted))
            }
        }
    }

    /// Who reveals next when the seats vote: most votes; of equal ones the proposal of the lowest seat.
    pub(super) fn voted_next(&self, wanted: Seat) -> Option<Seat> {
        let votes = self.people().map(|seat| (seat, wanted)).chain(self.own.counsel.wishes.iter().copied());
        most_voted(votes)
    }

    /// Carries out what all seats were asked.
    pub(super) fn put(&mut self, context: &mut Context, subject: Subject) -> Result<Reply, StoreError> {
        // What is not legal is refused before anybody is asked.
        if let Some(action) = action(subject)
            && self.may(action).is_err()
        {
            return self.act_settled(context, action, None);
        }
        let (subject, settles) = match self.agree(subject) {
            Agreed::Do(subject, settles) => (subject, settles),
            Agreed::Not(reply) => return Ok(reply),
        };
        match action(subject) {
            Some(action) => self.act_settled(context, action, settles),
            None => Ok(Reply::not_now()),
        }
    }
}

/// What the rules call it; none for a kept reward, which may ask for more.
const fn action(subject: Subject) -> Option<Action> {
    Some(match subject {
        Subject::Bells { ring } => Action::Bells { ring },
        Subject::Split => Action::Split,
        Subject::Shield { used } => Action::Shield { used },
        Subject::Ruler(character) => Action::Ruler { character },
        Subject::Keep(_) => return None,
    })
}

/// The choice with most votes; of equal ones that of the lowest seat.
fn most_voted<T: Copy + PartialEq>(votes: impl Iterator<Item = (Seat, T)>) -> Option<T> {
    let mut votes: Vec<(Seat, T)> = votes.collect();
    votes.sort_by_key(|(seat, _)| *seat);
    let count = |choice: T| votes.iter().filter(|(_, other)| *other == choice).count();
    let most = votes.iter().map(|(_, choice)| count(*choice)).max()?;
    votes.iter().find(|(_, choice)| count(*choice) == most).map(|(_, choice)| *choice)
}
