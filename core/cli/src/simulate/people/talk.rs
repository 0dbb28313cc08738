//! Remarks of people: the truth, by the meanings of the remarks; answers to proposals; or anything.

use super::chance::{Down, SURE, alone, each_combination, everybody, next, together};
use super::deal::{self, Part};
use super::down::down_cards;
use super::keeping::can_alone;
use super::sight::Sight;
use douze_ai::council::{Moment, Remark, Said, Topic};
use douze_rules::Seat;
use douze_rules::council::{Character, Phase};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Of a card more or less: a quarter, in twelfths.
const QUARTER: i32 = 3;

/// The chance of a hand's best card alone, and whether a card of it makes a better pair with one of the others' than
/// that has alone.
pub(super) fn help(sight: Sight, own: &[Down], others: &[Down]) -> Remark {
    if own.iter().any(|&card| alone(sight.board, card) >= SURE) {
        return Remark::Alone;
    }
    let better = |other: Down| {
        let chance = alone(sight.board, other);
        own.iter().any(|&card| together(sight.board, &[card, other]) > chance)
    };
    if others.iter().any(|&other| better(other)) { Remark::Helps } else { Remark::CannotHelp }
}

/// What its own cards can do; nothing for a seat that plays no card.
pub(super) fn own_help(sight: Sight) -> Option<Remark> {
    let own: Vec<Down> = sight.own_downs().collect();
    let others: Vec<Down> = sight.others().flat_map(|seat| sight.possible(seat)).collect();
    (!own.is_empty()).then(|| help(sight, &own, &others))
}

/// Does it ring? Where Favour allows it, and it believes that this will be solved. Who plays no card itself believes
/// who says "I can do it alone".
pub(super) fn rings(sight: Sight) -> bool {
    let alone = |said: &Said| matches!(said.remark, Remark::Alone | Remark::TakeIt);
    let believes = can_alone(sight) || sight.is_head() && sight.heard.iter().any(alone);
    may_ring(sight) && believes
}

fn may_ring(sight: Sight) -> bool {
    sight.view.public_setup().has_bells() && sight.view.favour() >= 3
}

/// About the bells, where they can be rung or not.
fn bells(sight: Sight) -> Option<Remark> {
    let asked = sight.view.phase() == Phase::Bells && sight.view.public_setup().has_bells();
    (asked && !sight.view.must_ring()).then(|| match rings(sight) {
        true => Remark::Ring,
        false if may_ring(sight) => Remark::RingAsYouLike,
        false => Remark::DoNotRing,
    })
}

/// When its card should come, over all that the others may have put down. None without a card.
pub(super) fn order(sight: Sight, proposals: bool) -> Option<Remark> {
    let own = sight.own_down()?;
    if is_leading_lady(sight, own) {
        return Some(Remark::First);
    }
    let lists = down_cards(sight, proposals);
    if lists.is_empty() {
        return Some(Remark::AnyOrder);
    }
    let (mut first, mut other, mut count) = (0, 0, 0);
    each_combination(&lists, &mut |others| {
        let down: Vec<Down> = std::iter::once(own).chain(others.iter().copied()).collect();
        let chance = |place| i32::from(next(sight.board, &down, everybody(&down), place));
        first += chance(0);
        other += (1..down.len()).map(chance).max().unwrap_or(0);
        count += 1;
    });
    Some(match other - first {
        gain if gain <= -QUARTER * count => Remark::First,
        gain if gain < QUARTER * count => Remark::AnyOrder,
        _ if alone(sight.board, own) > 0 => Remark::Last,
        _ => Remark::NeedsSomebody,
    })
}

/// A Lady who turns the die to the target as the first card, and otherwise does nothing: a player of hers counts on
/// her, whatever the others may have.
fn is_leading_lady(sight: Sight, own: Down) -> bool {
    let acts = own.card == Character::Lady && sight.view.revealed().is_empty();
    acts && !sight.board.is_solved() && alone(sight.board, own) > 0
}

/// Says what is true.
pub(super) fn truth(sight: Sight) -> Vec<Said> {
    let remarks =
        if sight.is_before_choice() { [own_help(sight), bells(sight)] } else { [order(sight, false), None] };
    remarks.into_iter().flatten().map(|remark| remark.by(sight.me)).collect()
}

/// Says what is true, answers proposals, and takes it when it can do it alone and nobody else does.
pub(super) fn proposals(sight: Sight) -> Vec<Said> {
    if !sight.is_before_choice() {
        return order(sight, true).map(|remark| remark.by(sight.me)).into_iter().collect();
    }
    let mut said = answers(sight);
    let heard: Vec<Said> = sight.heard.iter().chain(&said).copied().collect();
    let has_taken = deal::proposals(sight.heard).contains(&Remark::TakeIt.by(sight.me));
    let free = !deal::is_taken(&heard, sight.me) && deal::part(&heard, sight.me) == Part::Free;
    if has_taken || free && can_alone(sight) {
        said.push(Remark::TakeIt.by(sight.me));
    } else {
        said.extend(own_help(sight).map(|remark| remark.by(sight.me)));
    }
    said.extend(bells(sight).map(|remark| remark.by(sight.me)));
    said
}

/// Answers to what was proposed to it, or to all, and not answered yet.
fn answers(sight: Sight) -> Vec<Said> {
    let mut heard = sight.heard.to_vec();
    let mut said = Vec::new();
    for proposal in deal::proposals(sight.heard) {
        let by = proposal.seat;
        if by == sight.me || deal::answer(&heard, sight.me, by).is_some() {
            continue;
        }
        if let Some(agreed) = agrees(sight, &heard, proposal) {
            let remark = if agreed { Remark::Agreed } else { Remark::RatherNot };
            said.push(remark.from_to(sight.me, by));
            heard.push(remark.from_to(sight.me, by));
        }
    }
    said
}

/// Does it agree? None where it is not asked.
fn agrees(sight: Sight, heard: &[Said], proposal: Said) -> Option<bool> {
    let asked = proposal.to.is_none_or(|to| to == sight.me);
    let free = !deal::is_bound_beside(heard, sight.me, proposal.seat);
    match proposal.remark {
        Remark::TakeIt => Some(free),
        Remark::YouTakeIt if asked => Some(free && can_alone(sight)),
        Remark::Together if asked => {
            Some(free && matches!(own_help(sight), Some(Remark::Alone | Remark::Helps)))
        }
        _ => None,
    }
}

/// Half the time something, whatever it means. One roll for the whole moment, however often it is asked.
pub(super) fn anything(sight: Sight) -> Vec<Said> {
    let mut chance = ChaCha8Rng::seed_from_u64(sight.occasion());
    let mut pick = |below: usize| crate::chance::pick(&mut chance, below.max(1) as u32) as usize;
    let moment = if sight.is_before_choice() { Moment::BeforeChoice } else { Moment::AfterChoice };
    // Not one that came after the figures were published.
    let said = |remark: &Remark| remark.moment() == moment && *remark != Remark::NeedsHelp;
    let remarks: Vec<Remark> = Remark::ALL.into_iter().filter(said).collect();
    let others: Vec<Seat> = sight.seats().filter(|&seat| seat != sight.me).collect();
    let speaks = pick(2) == 0;
    let (remark, to) = (remarks.get(pick(remarks.len())), others.get(pick(others.len())));
    match (remark, to) {
        (Some(remark), Some(&to)) if speaks && remark.is_to_one() => vec![remark.from_to(sight.me, to)],
        (Some(remark), _) if speaks => vec![remark.by(sight.me)],
        _ => Vec::new(),
    }
}

/// What the seat has last said of what its cards can do.
pub(super) fn said_of_help(heard: &[Said], seat: Seat) -> Option<Remark> {
    let of_help = |said: &&Said| said.seat == seat && said.remark.topic() == Topic::Help;
    heard.iter().rev().find(of_help).map(|said| said.remark)
}
