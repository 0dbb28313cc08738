//! Proposals of a councillor before bells and choice: kept rewards, and a double target over two turns.

use super::choose::percent;
use super::mind::Mind;
use super::model::SOLVED;
use super::{Reason, bells};
use douze_rules::council::{Action, Characters, Kept, Observation, Phase, Use};
use douze_rules::d12::Face;

/// A kept reward is used for so much more chance.
const GAIN: i64 = SOLVED / 5;

pub(super) fn proposal(mind: &mut Mind) -> Option<(Action, Vec<Reason>)> {
    match mind.view.phase() {
        Phase::Bells => bells::free(mind).map(|why| (kept(Use::FreeBell), why)),
        Phase::Choose if is_open(mind) => before_choice(mind),
        Phase::Throne if is_open(mind) => open_heir(mind),
        _ => None,
    }
}

fn kept(reward: Use) -> Action {
    Action::Use { reward }
}

/// Nobody has chosen yet, and it is not the first turn of a split, in which nothing more can be used.
fn is_open(mind: &Mind) -> bool {
    let spread = mind.view.is_split() && mind.view.half_solved().is_none();
    !spread && mind.seats().all(|seat| !mind.view.has_chosen(seat))
}

fn has(view: &Observation, kept: Kept) -> bool {
    view.kept().any(|one| one == kept)
}

fn before_choice(mind: &mut Mind) -> Option<(Action, Vec<Reason>)> {
    let view = mind.view;
    if has(view, Kept::Foresee) && mind.done() < 6 && view.foreseen().is_none() {
        return Some((kept(Use::Foresee), vec![]));
    }
    let useful = [Kept::Tip, Kept::Reroll, Kept::OpenCard].into_iter().any(|one| has(view, one));
    let spread = view.public_setup().councillors() == 2 && !view.is_split() && view.targets().count() == 2;
    if !useful && !spread {
        return None;
    }
    let turn = mind.turn()?;
    let now = mind.model(&turn, turn.start, None).expected();
    let mut best = None;
    let mut weigh = |action, value| {
        if value > now && best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    };
    if spread {
        let first = turn.split();
        let both = mind.model(&first, first.start, None).expected();
        // The second turn is about as likely as the first.
        weigh(Action::Split, both * both / SOLVED - GAIN / 2);
    }
    if has(view, Kept::Tip) {
        for face in view.die()?.neighbours() {
            let value = mind.model(&turn, turn.with_die(face), None).expected();
            weigh(kept(Use::Tip { face }), value - GAIN);
        }
    }
    if has(view, Kept::Reroll) {
        let value = |face| mind.model(&turn, turn.with_die(face), None).expected();
        let mean = Face::all().map(value).sum::<i64>() / 12;
        weigh(kept(Use::Reroll), mean - GAIN);
    }
    if has(view, Kept::OpenCard) && Some(mind.seat) != view.head() && view.opened(mind.seat).is_none() {
        let seat = mind.seat;
        for card in mind.playable().iter() {
            let value = mind.model(&turn, turn.start, Some(card)).expected();
            weigh(kept(Use::OpenCard { seat, card }), value - GAIN);
        }
    }
    let (value, action) = best?;
    let why =
        vec![Reason::Solves { percent: percent(value + GAIN) }, Reason::Otherwise { percent: percent(now) }];
    Some((action, why))
}

/// In the last turn a promise costs nothing (R-C16).
fn open_heir(mind: &mut Mind) -> Option<(Action, Vec<Reason>)> {
    let (view, seat) = (mind.view, mind.seat);
    let promised = mind.seats().any(|seat| view.opened(seat).is_some());
    if !has(view, Kept::OpenCard) || promised {
        return None;
    }
    let (card, count) = mind.heir(view.own_hand())?;
    let why = vec![Reason::MostHold { seats: count as u8 }];
    Some((kept(Use::OpenCard { seat, card }), why))
}

impl Mind<'_> {
    /// What it may choose or play now; the petitioner's character stays in the hand.
    pub(super) fn playable(&self) -> Characters {
        match self.view.opened(self.seat) {
            Some(card) => Characters::EMPTY.with(card),
            None => self.view.petitioner().into_iter().fold(self.view.own_hand(), Characters::without),
        }
    }
}
