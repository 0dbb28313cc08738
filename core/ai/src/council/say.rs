//! The remark that a councillor makes: exactly what is true by its own estimate.

use super::bells::{Wish, wish};
use super::mind::Mind;
use super::model::{Choice, Model, SOLVED};
use super::reveal::{first, part};
use super::turn::{Down, Turn, is_likely};
use super::{Level, Remark, Said, Topic};
use douze_rules::Seat;
use douze_rules::council::{Character, Characters, Event, Phase};

/// A quarter of certainty.
const QUARTER: i64 = SOLVED / 4;

/// Before the choice: what it can do or will do, and what it thinks of the bells.
pub(super) fn before(mind: &mut Mind) -> Option<Vec<Said>> {
    let turn = mind.turn()?;
    mind.loose = false;
    let model = mind.model(&turn, turn.start, None);
    mind.loose = true;
    let mut said = Vec::new();
    if !model.cut {
        said.extend(answers(mind, &turn, &model));
        let bound = said.iter().any(|said| said.remark == Remark::Agreed);
        match proposal(mind, &turn, &model).filter(|_| !bound) {
            Some(proposal) => said.push(proposal),
            None if said.is_empty() && !mind.proposes(mind.seat) && mind.carrier(&model).is_none() => {
                said.extend(help(mind, &turn, &model).map(|remark| remark.by(mind.seat)));
            }
            None => {}
        }
    }
    let asked =
        mind.view.phase() == Phase::Bells && mind.view.public_setup().has_bells() && !mind.view.must_ring();
    if asked {
        let remark = match wish(mind)?.0 {
            Wish::Ring => Remark::Ring,
            Wish::AsYouLike => Remark::RingAsYouLike,
            Wish::DoNotRing => Remark::DoNotRing,
        };
        said.push(remark.by(mind.seat));
    }
    Some(said)
}

impl Mind<'_> {
    /// Has this seat made a proposal or answered one?
    fn proposes(&self, seat: Seat) -> bool {
        let proposes = |said: &Said| matches!(said.remark.topic(), Topic::Proposal | Topic::Answer);
        self.heard.iter().any(|said| said.seat == seat && proposes(said))
    }
}

/// What its part of the plan is, in words that say who and not which card: "I take it", when it solves alone; "two of us
/// together", when it does with one other; "I keep back", when it is not needed. Nothing, when something is agreed.
fn proposal(mind: &Mind, turn: &Turn, model: &Model) -> Option<Said> {
    if mind.player.level < Level::Sage || !mind.is_free(turn, model) {
        return None;
    }
    let place = model.place(mind.seat)?;
    let planned: Vec<Down> =
        model.players.iter().filter_map(|player| player.planned().map(|option| option.down)).collect();
    if planned.len() < model.players.len() {
        return None;
    }
    let chance = |cards: &[Down]| turn.chance(turn.start, cards);
    if is_likely(chance(&[planned[place]])) {
        return Some(Remark::TakeIt.by(mind.seat));
    }
    let all = chance(&planned);
    for (other, player) in model.players.iter().enumerate().filter(|(other, _)| *other != place) {
        let pair = chance(&[planned[place], planned[other]]);
        if is_likely(pair) && pair > chance(&[planned[other]]) {
            let asked = |said: &Said| {
                said.remark == Remark::Together && said.seat == player.seat && said.to == Some(mind.seat)
            };
            return (!mind.heard.iter().any(asked)).then(|| Remark::Together.from_to(mind.seat, player.seat));
        }
    }
    let (_, others) = part(&planned, place);
    (chance(&others) >= all && all > 0).then(|| Remark::KeepBack.by(mind.seat))
}

/// What it answers to who proposed something: once to each.
fn answers(mind: &mut Mind, turn: &Turn, model: &Model) -> Vec<Said> {
    let clear = mind.carrier(model).is_none_or(|carrier| keeps_clear(mind, turn, carrier));
    let mind = &*mind;
    let answered = |to| {
        mind.heard
            .iter()
            .any(|said| said.seat == mind.seat && said.remark.topic() == Topic::Answer && said.to == Some(to))
    };
    let can = || {
        let own = model.place(mind.seat).and_then(|place| model.players.get(place));
        own.is_some_and(|own| own.options.iter().any(Choice::is_likely))
    };
    let answer = |said: &Said| {
        let yes = match said.remark {
            // Not where the card that it means to play may cancel or disturb.
            Remark::TakeIt => clear && mind.carrier(model) == Some(said.seat),
            Remark::YouTakeIt if said.to == Some(mind.seat) => mind.carrier(model).is_none() && can(),
            Remark::Together if said.to == Some(mind.seat) => {
                let pair = model.pair(turn, mind.seat, said.seat);
                mind.is_free(turn, model) && pair.is_some_and(|pair| is_likely(pair.chance))
            }
            _ => return None,
        };
        Some(if yes { Remark::Agreed } else { Remark::RatherNot }.from_to(mind.seat, said.seat))
    };
    let others = mind.heard.iter().filter(|said| said.seat != mind.seat && !answered(said.seat));
    others.filter_map(answer).collect()
}

/// Does the card that it means to play leave the carrier its chance? A beginner finds one when it chooses.
fn keeps_clear(mind: &mut Mind, turn: &Turn, carrier: Seat) -> bool {
    if carrier == mind.seat || mind.player.level == Level::Apprentice {
        return true;
    }
    // As when it will choose: others may reveal as they like.
    let model = mind.model(turn, turn.start, None);
    let Some(own) = model.place(mind.seat) else { return true };
    let Some(clear) = model.clear(turn, own, carrier, mind.player.level) else { return true };
    let worth = model.worth(own);
    let most = worth.iter().copied().max().unwrap_or(0);
    worth.into_iter().zip(clear).any(|(worth, clear)| clear && worth == most)
}

fn help(mind: &Mind, turn: &Turn, model: &Model) -> Option<Remark> {
    let own = &model.players.get(model.place(mind.seat)?)?.options;
    if own.iter().any(Choice::is_likely) {
        return Some(Remark::Alone);
    } else if model.best() < 3 {
        return Some(Remark::GiveUp);
    }
    let others = model.players.iter().filter(|player| player.seat != mind.seat);
    let mut others = others.flat_map(|player| &player.options);
    let pairs = |other: u32, pair: u32| pair > other;
    let helps = others.any(|other| {
        own.iter().any(|option| pairs(other.alone, turn.chance(turn.start, &[option.down, other.down])))
    });
    Some(if helps { Remark::Helps } else { Remark::CannotHelp })
}

/// After the choice: when its card should come, and what may become of it.
pub(super) fn after(mind: &mut Mind) -> Option<Vec<Said>> {
    let turn = Turn::new(mind.view)?;
    mind.loose = false;
    let model = mind.model(&turn, turn.start, None);
    let own = model.place(mind.seat)?;
    // An apprentice does not think of what its card does beside others.
    if model.cut || mind.player.level == Level::Apprentice {
        return None;
    }
    let alone = model.players[own].options.first()?.alone;
    let next = first(&turn, &model, own);
    let other = model.mean(|cards| {
        let chance = |place| {
            let (next, others) = part(cards, place);
            turn.chance_after(turn.start, next, &others)
        };
        (0..cards.len()).filter(|&place| place != own).map(chance).max().unwrap_or(0)
    });
    let mut remarks = vec![match () {
        () if next - other >= QUARTER => Remark::First,
        () if other - next < QUARTER => Remark::AnyOrder,
        () if alone > 0 => Remark::Last,
        () => Remark::NeedsSomebody,
    }];
    let acts = model.expected();
    let cancelled = model.mean(|cards| {
        let (own, others) = part(cards, own);
        turn.then(turn.start, own.card, &others)
    });
    if cancelled - acts >= QUARTER {
        remarks.push(Remark::CancelMe);
    } else if acts - cancelled >= 2 * QUARTER {
        remarks.push(Remark::DoNotDouble);
    }
    Some(remarks.into_iter().map(|remark| remark.by(mind.seat)).collect())
}

/// After the check, from what was reported since all cards lay face down, when the view was taken.
pub(super) fn afterwards(mind: &Mind, heard: &[Said], events: &[Event]) -> Option<Remark> {
    let solved = |event: &Event| matches!(event, Event::Solved { .. } | Event::HalfSolved { .. });
    if events.iter().any(solved) {
        return Some(Remark::WellDone);
    } else if !events.iter().any(|event| matches!(event, Event::Failed { .. })) {
        return None;
    }
    let turn = Turn::new(mind.view)?;
    let down = |seat: Seat| {
        let card = played(seat, events)?;
        let seconds = mind.seconds(seat, mind.view.surely_holds(seat), card);
        Some(Down { card, seconds, loose: false })
    };
    let others: Vec<Down> = mind.seats().filter(|&seat| seat != mind.seat).filter_map(down).collect();
    let hand: Characters = mind.playable();
    let better = hand.iter().any(|card| {
        let mut cards = others.clone();
        cards.push(Down { card, seconds: mind.seconds(mind.seat, mind.view.own_hand(), card), loose: false });
        is_likely(turn.chance(turn.start, &cards))
    });
    // Also what proved false was understood so.
    let spoken = heard.iter().any(|said| said.seat != mind.seat);
    let understood = Some(Remark::Understood).filter(|_| spoken);
    if better && mind.view.own_chosen().is_some() { Some(Remark::MyFault) } else { understood }
}

/// The card that a seat had chosen.
fn played(seat: Seat, events: &[Event]) -> Option<Character> {
    events.iter().find_map(|event| match *event {
        Event::Revealed { seat: who, card } if who == seat => Some(card),
        Event::Cancelled { card, seats } if seats.contains(seat) => Some(card),
        _ => None,
    })
}
