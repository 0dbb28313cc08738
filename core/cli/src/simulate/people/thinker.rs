//! A person who thinks: it imagines some worlds, in each of them what the council would best do, and listens.

use super::chance::{CERTAIN, Down, Hand, SURE, each_combination, together};
use super::choice::one_of;
use super::sight::Sight;
use super::talk::{help, said_of_help};
use super::worth::worth;
use douze_ai::council::Remark;
use douze_rules::Seat;
use douze_rules::council::{Character, Characters};
use rand_chacha::ChaCha8Rng;

/// Worlds that it imagines.
const WORLDS: usize = 10;
/// How much more a world counts in which a remark is true than one in which it is not.
const TRUE: u32 = 10;

/// The others' hands in one world.
type World = Vec<(Seat, Hand)>;

/// What speaks for one of the person's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Votes {
    /// Worlds in which it is part of the best combination, by their weight.
    best: u32,
    /// Its best chance, summed over the worlds.
    sum: u32,
}

/// The person's card that is most often part of what would be best; of equal ones the one with the best chances. Chance
/// decides among the rest: who always takes the least useful one leaves all to others, who may do the same.
pub(super) fn card(sight: Sight, chance: &mut ChaCha8Rng) -> Option<Character> {
    let own: Vec<Down> = sight.own_downs().collect();
    let mut votes = vec![Votes::default(); own.len()];
    for _ in 0..WORLDS {
        let world = determinize(sight, chance);
        count(sight, &own, &world, &mut votes);
    }
    let most = votes.iter().max().copied();
    let equal = own.iter().zip(&votes).filter(|(_, votes)| Some(**votes) == most);
    one_of(equal.map(|(own, _)| own.card).collect(), chance)
}

/// Each of the others has one of the hands that fit, each with the same chance.
fn determinize(sight: Sight, chance: &mut ChaCha8Rng) -> World {
    let hand = |seat| {
        let hands: Vec<Hand> = sight.hands(seat).collect();
        let place = crate::chance::pick(chance, hands.len().max(1) as u32) as usize;
        (seat, hands.get(place).copied().unwrap_or(sight.as_hand(seat, Characters::EMPTY)))
    };
    sight.others().map(hand).collect()
}

/// Adds one world's values of the person's cards.
fn count(sight: Sight, own: &[Down], world: &World, votes: &mut [Votes]) {
    let weight = weight(sight, world);
    let lists: Vec<Vec<Down>> = world.iter().map(|(seat, hand)| plays(sight, *seat, *hand)).collect();
    let found: Vec<Plan> = own.iter().map(|&card| best_plan(sight, card, &lists)).collect();
    let best = found.iter().copied().min();
    for (votes, plan) in votes.iter_mut().zip(&found) {
        votes.best += if Some(*plan) == best { weight } else { 0 };
        votes.sum += weight * u32::from(CERTAIN - plan.missed);
    }
}

/// How good a combination is, the best one least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Plan {
    /// The chance to miss the target.
    missed: u8,
    /// How useful the cards would be for later.
    cost: u32,
}

/// The best that the others can do beside this card.
fn best_plan(sight: Sight, own: Down, lists: &[Vec<Down>]) -> Plan {
    let mut best = Plan { missed: CERTAIN + 1, cost: 0 };
    each_combination(lists, &mut |others| {
        let cost = worth(own.card) + others.iter().map(|down| worth(down.card)).sum::<u32>();
        // Where all is already certain, only a cheaper combination is better.
        if best.missed > 0 || cost < best.cost {
            let down: Vec<Down> = std::iter::once(own).chain(others.iter().copied()).collect();
            let plan = Plan { missed: CERTAIN - together(sight.board, &down), cost };
            best = best.min(plan);
        }
    });
    best
}

/// What a seat may play in this world: who can do it alone, or takes it, the best it has alone.
fn plays(sight: Sight, seat: Seat, hand: Hand) -> Vec<Down> {
    let alone = |said: &douze_ai::council::Said| {
        said.seat == seat && matches!(said.remark, Remark::Alone | Remark::TakeIt)
    };
    let open = |down: &Down| sight.view.opened(seat).is_none_or(|card| card == down.card);
    let all = || hand.playable().iter().map(|card| hand.down(card)).filter(open);
    if sight.heard.iter().any(alone) {
        let best: Vec<Down> = hand.best_alone(sight.board).0.into_iter().filter(open).collect();
        if !best.is_empty() {
            return best;
        }
    }
    all().collect()
}

/// A world counts more when what was said is true in it.
fn weight(sight: Sight, world: &World) -> u32 {
    let is_true = |(seat, hand): &(Seat, Hand)| match said_of_help(sight.heard, *seat) {
        Some(Remark::Alone) => hand.best_alone(sight.board).1 >= SURE,
        Some(said @ (Remark::Helps | Remark::CannotHelp)) => said == help_in(sight, *seat, *hand),
        _ => true,
    };
    world.iter().map(|one| if is_true(one) { TRUE } else { 1 }).product()
}

/// What a seat would truthfully say of this hand.
fn help_in(sight: Sight, seat: Seat, hand: Hand) -> Remark {
    let downs = |hand: Hand| -> Vec<Down> { hand.playable().iter().map(|card| hand.down(card)).collect() };
    let known = |seat| downs(sight.as_hand(seat, sight.view.publicly_holds(seat)));
    let others = sight.others().chain([sight.me]).filter(|&other| other != seat);
    let others: Vec<Down> =
        others.filter(|&other| sight.view.head() != Some(other)).flat_map(known).collect();
    help(sight, &downs(hand), &others)
}
