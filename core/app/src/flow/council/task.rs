//! The task of the person before the device, and the selection for it.

use super::{Council, Underway};
use crate::flow::table::{Confirmation, Shown};
use douze_rules::Seat;
use douze_rules::council::{
    Action, Character, Characters, Effect, How, Needs, Observation, Phase, Pile, Use, observe,
};
use douze_rules::d12::Face;

/// What a person selects for. What the whole council decides needs one tap and no selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// A card to play, or in the last turn one to claim the throne with.
    Choose { seat: Seat },
    /// A card to be laid open with a kept reward.
    LayOpen { seat: Seat },
    /// A neighbouring face, for a kept tip.
    Tip,
    /// What the acting seat's card does, which is revealed now.
    Reveal { seat: Seat, card: Character },
    /// The Oracle's second card.
    Next { seat: Seat },
    /// Up to so many discards.
    Recall { seat: Seat, most: usize },
    /// Up to so many characters of the bench.
    Bench { seat: Seat, most: usize },
    /// Exactly so many cards of the hand.
    Discard { seat: Seat, count: usize },
}

/// Who steps forward in a silent turn (R-C12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silent {
    /// This person is asked.
    Asks(Seat),
    /// This seat reveals: it stepped forward, or all others wait and it is the first.
    Reveals(Seat),
}

impl Council {
    /// The person who decides from what only they may see.
    pub(crate) fn secretly(&self) -> Option<Seat> {
        let person = |seat: &Seat| self.game.is_person(*seat);
        let state = self.rules();
        match state.phase() {
            Phase::Choose | Phase::Throne => {
                self.laying().or_else(|| state.seats_to_act().find(|seat| person(seat)))
            }
            Phase::Reveal => self.revealing().filter(person),
            Phase::Next | Phase::Recall | Phase::Discard => state.seats_to_act().next().filter(person),
            _ => None,
        }
    }

    /// The person who decides from what is open.
    pub(crate) fn openly(&self) -> Option<Seat> {
        let state = self.rules();
        match state.phase() {
            Phase::Bench => state.seats_to_act().next().filter(|&seat| self.game.is_person(seat)),
            Phase::Petitioner => state.seats_to_act().find(|&seat| self.game.is_person(seat)),
            _ => None,
        }
    }

    /// In a silent turn: who is asked to step forward, or who reveals.
    pub(crate) fn silent(&self) -> Option<Silent> {
        let state = self.rules();
        if !state.is_silent() || state.phase() != Phase::Reveal {
            return None;
        }
        for seat in state.reveal_order() {
            if self.game.is_person(seat) {
                if !self.own.counsel.waited.contains(&seat) {
                    return Some(Silent::Asks(seat));
                }
            } else if self.own.counsel.ordered != Some(self.game.line().len()) {
                // What it does is not known yet.
                return None;
            } else if self.wish(seat) == Some(seat) {
                return Some(Silent::Reveals(seat));
            }
        }
        state.reveal_order().next().map(Silent::Reveals)
    }

    /// What is to be selected for, in the eyes of those before the device.
    pub(crate) fn task(&self) -> Option<Task> {
        let state = self.rules();
        if self.is(Underway::Tipping) {
            return Some(Task::Tip);
        }
        if let Some(seat) = self.openly() {
            let most = self.amount();
            return (state.phase() == Phase::Bench).then_some(Task::Bench { seat, most });
        }
        let seat = self.secretly()?;
        if self.shown() != Shown::Hand(seat) {
            return None;
        }
        Some(match state.phase() {
            Phase::Choose | Phase::Throne if self.laying() == Some(seat) => Task::LayOpen { seat },
            Phase::Choose | Phase::Throne => Task::Choose { seat },
            Phase::Reveal => Task::Reveal { seat, card: state.chosen(seat)? },
            Phase::Next => Task::Next { seat },
            Phase::Recall => Task::Recall { seat, most: self.amount() },
            _ => Task::Discard { seat, count: self.amount().min(state.hand(seat).len().saturating_sub(1)) },
        })
    }

    /// How many cards the reward or penalty is about (R-C15).
    fn amount(&self) -> usize {
        match self.rules().effect() {
            Some(Effect::Recall(count) | Effect::Bench(count) | Effect::Discard(count)) => count.into(),
            _ => 0,
        }
    }

    fn seen_by(&self, seat: Seat) -> Observation {
        observe(self.rules(), douze_rules::Viewer::Seat(seat))
    }

    /// The cards that may be selected.
    pub(crate) fn selectable(&self) -> Characters {
        let Some(task) = self.task() else { return Characters::EMPTY };
        let state = self.rules();
        let playable = |seat| {
            let hand = state.hand(seat);
            let open = state.opened(seat).map(|card| Characters::EMPTY.with(card));
            open.unwrap_or_else(|| state.petitioner().map_or(hand, |one| hand.without(one)))
        };
        match task {
            Task::Choose { seat } => playable(seat),
            Task::LayOpen { seat } | Task::Next { seat } => {
                state.petitioner().map_or(state.hand(seat), |one| state.hand(seat).without(one))
            }
            Task::Recall { seat, .. } => state.discard(seat).set(),
            Task::Bench { seat, .. } => state.bench(seat),
            Task::Discard { seat, .. } => state.hand(seat),
            Task::Reveal { .. } | Task::Tip => Characters::EMPTY,
        }
    }

    /// The cards of their discard that a Stoic may take back.
    pub(crate) fn backs(&self) -> Characters {
        match self.needs() {
            Some(Needs::Back(cards)) => cards,
            _ => Characters::EMPTY,
        }
    }

    /// How many cards may be selected.
    pub(super) fn most(&self) -> usize {
        match self.task() {
            Some(Task::Recall { most, .. } | Task::Bench { most, .. }) => most,
            Some(Task::Discard { count, .. }) => count,
            _ => 1,
        }
    }

    /// What has to be said with the card: the one that is revealed, or the selected second one. As far as its owner
    /// knows: not whether an equal one is face down.
    pub(crate) fn needs(&self) -> Option<Needs> {
        match self.task()? {
            Task::Reveal { seat, card } => self.seen_by(seat).needs(card),
            Task::Next { seat } => {
                let card = *self.own.pick.cards.first()?;
                let seen = self.seen_by(seat);
                // It was revealed in this turn: everybody knows that it does nothing (R-C4).
                if seen.revealed().contains(card) { Some(Needs::Nothing) } else { seen.needs(card) }
            }
            _ => None,
        }
    }

    /// The faces that may be selected.
    pub(crate) fn faces(&self) -> Vec<Face> {
        if self.is(Underway::Tipping) {
            let mut faces: Vec<Face> =
                self.rules().die().map(Face::neighbours).into_iter().flatten().collect();
            faces.sort_unstable();
            return faces;
        }
        match self.needs() {
            Some(Needs::Face(faces)) => faces.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// How a card is revealed, once all that it needs is selected.
    fn how(&self) -> Option<How> {
        Some(match self.needs()? {
            Needs::Nothing => How::Nothing,
            Needs::Face(faces) => match (self.own.pick.face, faces.len()) {
                (Some(face), _) => How::Face(face),
                (None, 1) => How::Face(faces.iter().next()?),
                _ => return None,
            },
            Needs::Target => How::Target(self.own.pick.target?),
            Needs::Back(cards) if cards.len() == 1 => How::Back(cards.iter().next()?),
            Needs::Back(_) => How::Back(self.own.pick.back?),
        })
    }

    /// What the confirm button does now.
    pub(super) fn selected(&self) -> Option<Confirmation<Action>> {
        if matches!(self.shown(), Shown::Curtain(_)) {
            return None;
        }
        let Some(task) = self.task() else {
            let device =
                self.alone().is_none() && self.shown() == Shown::Table && !self.is(Underway::Opening);
            return self.secretly().filter(|_| device).map(Confirmation::Pass);
        };
        let card = self.own.pick.cards.first().copied();
        let set = || self.own.pick.cards.iter().copied().collect::<Characters>();
        let action = match task {
            Task::Choose { seat } if self.rules().phase() == Phase::Throne => {
                Action::Throne { seat, card: card? }
            }
            Task::Choose { seat } => Action::Choose { seat, card: card? },
            Task::LayOpen { seat } => Action::Use { reward: Use::OpenCard { seat, card: card? } },
            Task::Tip => Action::Use { reward: Use::Tip { face: self.own.pick.face? } },
            Task::Reveal { seat, .. } => Action::Reveal { seat, how: self.how()? },
            Task::Next { seat } => Action::Next { seat, card: card?, how: self.how()? },
            Task::Recall { seat, .. } => Action::Recall { seat, cards: set() },
            Task::Bench { seat, .. } => Action::Bench { seat, cards: set() },
            Task::Discard { seat, count } => {
                let pile =
                    Pile::try_from(self.own.pick.cards.clone()).ok().filter(|pile| pile.len() == count)?;
                Action::Discard { seat, cards: pile }
            }
        };
        Some(Confirmation::Act(action))
    }
}

/// What is being explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inspect {
    Character(Character),
    Seat(Seat),
    Die,
    Favour,
    /// The one of this turn, or the next one.
    Dilemma {
        next: bool,
    },
    /// The years of the reign.
    Reign,
    /// The story of the month, and what of it is still to come.
    Month,
}
