//! Remarks made at the table (`solo.md`, Etiquette): when a remark may be made, and how long it stays.

use douze_ai::council::{Heard, Moment, Remark, Said, Topic};
use douze_rules::Seat;
use douze_rules::council::{Event, Phase, State};

/// The remarks of this dilemma and those after the last check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Talk {
    /// With the turn in which each was made: a dilemma may be spread over two.
    now: Vec<(u8, Said)>,
    /// Of the dilemmas before this one, with their turns.
    before: Vec<(u8, Said)>,
    /// After the check of the last dilemma.
    after: Vec<Said>,
    /// A dilemma was checked, and nobody has laid a card for the next one.
    checked: bool,
}

/// What was said in a game, as councillors are asked with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) now: Vec<Said>,
    pub(crate) before: Vec<(u8, Said)>,
}

impl Words {
    pub(crate) fn heard(&self) -> Heard<'_> {
        Heard { now: &self.now, before: &self.before }
    }
}

/// Why a remark is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unsaid {
    #[error("the council is silent")]
    Silence,
    #[error("not the moment for this remark")]
    Moment,
    #[error("said already")]
    Twice,
}

impl Talk {
    /// In this dilemma, the first first.
    pub(crate) fn now(&self) -> impl Iterator<Item = Said> + '_ {
        self.now.iter().map(|(_, said)| *said)
    }

    /// After the last check; empty once a card was laid for the next dilemma.
    pub(crate) fn after(&self) -> &[Said] {
        &self.after
    }

    /// Was a dilemma checked, and is nobody's card down since?
    pub(crate) const fn is_checked(&self) -> bool {
        self.checked
    }

    /// What was heard in this turn.
    pub(crate) fn heard(&self, turn: u8) -> Vec<Said> {
        self.now.iter().filter(|(when, _)| *when == turn).map(|(_, said)| *said).collect()
    }

    /// What councillors go by: what was heard in this turn and in those before.
    pub(crate) fn words(&self, turn: u8) -> Words {
        let earlier = self.now.iter().copied().filter(|(when, _)| *when != turn);
        Words { now: self.heard(turn), before: self.before.iter().copied().chain(earlier).collect() }
    }

    /// Has this seat said something at this moment?
    pub(crate) fn has_spoken(&self, turn: u8, seat: Seat, moment: Moment) -> bool {
        let own = |said: &Said| said.seat == seat && said.remark.moment() == moment;
        self.heard(turn).iter().chain(&self.after).any(own)
    }

    /// What this seat proposes in this turn.
    fn proposal(&self, turn: u8, seat: Seat) -> Option<Said> {
        let proposes = |said: &Said| said.seat == seat && said.remark.topic() == Topic::Proposal;
        self.heard(turn).into_iter().find(proposes)
    }

    /// What others propose to all or to this seat in this turn, and it has not answered.
    pub(crate) fn open_proposals(&self, turn: u8, seat: Seat) -> Vec<Said> {
        let heard = self.heard(turn);
        let asks = |said: &Said| match said.remark {
            Remark::TakeIt => said.seat != seat,
            Remark::YouTakeIt | Remark::Together => said.to == Some(seat),
            _ => false,
        };
        let answers = |said: &Said| said.seat == seat && said.remark.topic() == Topic::Answer;
        let answered = |to: Seat| heard.iter().any(|said| answers(said) && said.to == Some(to));
        heard.iter().filter(|said| asks(said) && !answered(said.seat)).copied().collect()
    }

    /// May this seat say this now?
    pub(crate) fn may_say(&self, state: &State, said: Said) -> Result<(), Unsaid> {
        let sits = |seat: Seat| seat.index() < state.public_setup().councillors();
        let to_whom_it_may = match said.to {
            Some(to) => said.remark.is_to_one() && sits(to) && to != said.seat,
            None => !said.remark.is_to_one(),
        };
        if !sits(said.seat) || !to_whom_it_may {
            return Err(Unsaid::Moment);
        }
        // Words on the last check belong to the last dilemma: they break no silence, but are not said within one (R-C12).
        if state.is_silent() && state.phase() != Phase::Over {
            return Err(Unsaid::Silence);
        }
        if !self.is_moment(state, said) {
            return Err(Unsaid::Moment);
        }
        let twice = match said.remark.moment() {
            Moment::AfterReveal => self.after.contains(&said),
            _ => self.heard(state.turn()).contains(&said),
        };
        if twice { Err(Unsaid::Twice) } else { Ok(()) }
    }

    fn is_moment(&self, state: &State, said: Said) -> bool {
        let chosen = state.chosen(said.seat).is_some();
        let of_bells = said.remark.topic() == Topic::Bells;
        let answers = said.remark.topic() == Topic::Answer;
        let proposed = |to| self.proposal(state.turn(), to).is_some();
        match (said.remark.moment(), state.phase()) {
            // The Head plays no card (R-C11).
            (Moment::BeforeChoice, _) if state.head().is_some_and(|head| plays(said, head)) => false,
            (Moment::BeforeChoice, _) if answers && !said.to.is_some_and(proposed) => false,
            (Moment::BeforeChoice, Phase::Bells) => state.public_setup().has_bells() || !of_bells,
            (Moment::BeforeChoice, Phase::Choose) => !chosen && !of_bells,
            // Whose cards the council goes by; everything else would be about cards.
            (Moment::BeforeChoice, Phase::Throne) => {
                !chosen && matches!(said.remark, Remark::TakeIt | Remark::YouTakeIt)
            }
            (Moment::AfterChoice, Phase::Choose | Phase::Reveal) => chosen,
            (Moment::AfterReveal, _) => self.checked,
            _ => false,
        }
    }

    pub(super) fn say(&mut self, state: &State, said: Said) -> Result<(), Unsaid> {
        self.may_say(state, said)?;
        let turn = state.turn();
        // Of remarks that exclude each other the last one counts: of answers, those to the same seat. What was answered
        // to an earlier proposal is no answer to the new one.
        let topic = said.remark.topic();
        let stands = |other: &Said| match other.remark.topic() {
            Topic::Answer if topic == Topic::Proposal => other.to != Some(said.seat),
            Topic::Answer if topic == Topic::Answer => other.seat != said.seat || other.to != said.to,
            others => other.seat != said.seat || others != topic,
        };
        if said.remark.moment() == Moment::AfterReveal {
            self.after.retain(stands);
            self.after.push(said);
        } else {
            self.now.retain(|(when, other)| *when != turn || stands(other));
            self.now.push((turn, said));
        }
        Ok(())
    }

    /// Follows the game.
    pub(super) fn happened(&mut self, event: &Event) {
        match event {
            Event::Solved { .. } | Event::Failed { .. } => {
                self.before.append(&mut self.now);
                self.after.clear();
                self.checked = true;
            }
            Event::Chosen { .. } => {
                self.after.clear();
                self.checked = false;
            }
            _ => {}
        }
    }
}

/// Does the remark say that this seat has cards to play, or is to play one?
fn plays(said: Said, seat: Seat) -> bool {
    match said.remark {
        Remark::Alone
        | Remark::Helps
        | Remark::NeedsHelp
        | Remark::CannotHelp
        | Remark::TakeIt
        | Remark::KeepBack => said.seat == seat,
        Remark::YouTakeIt => said.to == Some(seat),
        Remark::Together => said.seat == seat || said.to == Some(seat),
        _ => false,
    }
}
