//! How useful a card is, in a person's own simple order: how many faces it reaches. And the habits that follow from
//! it: what is taken, thrown away, crowned.

use super::sight::Sight;
use douze_rules::council::{Action, Character, Characters, Effect, Goal, Kept, Observation, Phase, Scenario};

/// Faces that it reaches, or that it makes a target of; the Oracle by its roll and its second card.
pub(super) const fn worth(card: Character) -> u32 {
    match card {
        Character::Powerful => 10,
        Character::Oracle => 7,
        Character::Lady => 6,
        Character::Sorcerer => 5,
        Character::Knight | Character::Golem => 4,
        Character::Alchemist | Character::Machine | Character::Druidess | Character::Parasite => 2,
        Character::Reverser => 1,
        Character::Stoic => 0,
    }
}

/// From the least useful, equal ones in the order of the rules.
fn sorted(cards: Characters) -> Vec<Character> {
    let mut cards: Vec<Character> = cards.iter().collect();
    cards.sort_by_key(|&card| worth(card));
    cards
}

/// The least useful one.
pub(super) fn least(cards: Characters) -> Option<Character> {
    sorted(cards).first().copied()
}

/// So many of the most useful ones.
pub(super) fn most(cards: Characters, count: usize) -> Characters {
    sorted(cards).into_iter().rev().take(count).collect()
}

/// How many cards an effect lets each take or makes each discard.
fn amount(view: &Observation) -> usize {
    match view.effect() {
        Some(Effect::Recall(count) | Effect::Bench(count) | Effect::Discard(count)) => count.into(),
        _ => 0,
    }
}

/// What all answer alike where cards are taken, thrown away or crowned. A beginner takes nothing from the bench.
pub(super) fn answer(sight: Sight, takes: bool) -> Option<Action> {
    match sight.view.phase() {
        Phase::Shield => Some(shield(sight.view)),
        Phase::Recall => Some(recall(sight)),
        Phase::Bench => Some(bench(sight, takes)),
        Phase::Discard => Some(discard(sight)),
        Phase::Petitioner => Some(Action::Petitioner { seat: sight.me, take: takes }),
        Phase::Ruler => ruler(sight.view),
        _ => None,
    }
}

/// Takes back the most useful discards.
fn recall(sight: Sight) -> Action {
    let cards = most(sight.view.own_discard().set(), amount(sight.view));
    Action::Recall { seat: sight.me, cards }
}

/// Takes the most useful characters from the bench; a beginner none.
fn bench(sight: Sight, takes: bool) -> Action {
    let count = if takes { amount(sight.view) } else { 0 };
    Action::Bench { seat: sight.me, cards: most(sight.view.bench(sight.me), count) }
}

/// Throws away the least useful cards, the last card never.
fn discard(sight: Sight) -> Action {
    let hand = sight.view.own_hand();
    let count = amount(sight.view).min(hand.len().saturating_sub(1));
    Action::Discard { seat: sight.me, cards: sorted(hand).into_iter().take(count).collect() }
}

/// A shield is used against a loss of Favour, and before it would be too late.
fn shield(view: &Observation) -> Action {
    let hurts = |effect| matches!(effect, Effect::Favour(amount) if amount < 0);
    let penalty = view.dilemma().is_some_and(|dilemma| dilemma.penalty.iter().any(hurts));
    let shields = view.kept().filter(|&kept| kept == Kept::Shield).count();
    let left = 7_usize.saturating_sub(view.solved().count() + view.failed().count());
    Action::Shield { used: penalty || shields > left }
}

/// The character that the month wants on the throne.
pub(super) fn wanted(view: &Observation) -> Option<Character> {
    match view.public_setup().scenario().map(Scenario::goal) {
        Some(Goal::Reigns(character)) => Some(character),
        _ => None,
    }
}

/// For the throne: whom the month wants; else whom most are known to hold, of equal ones the highest crown.
pub(super) fn throne_card(sight: Sight) -> Option<Character> {
    let view = sight.view;
    let cards = sight.of_open(sight.me, view.own_hand());
    let holders = |card| sight.seats().filter(|&seat| view.publicly_holds(seat).contains(card)).count();
    let rank = |card: Character| {
        (wanted(view) == Some(card), holders(card), view.public_setup().crown(card), 12 - card as u8)
    };
    cards.iter().max_by_key(|&card| rank(card))
}

/// Whom the month wants, else the highest crown.
fn ruler(view: &Observation) -> Option<Action> {
    let rank = |one: Character| (wanted(view) == Some(one), view.public_setup().crown(one), 12 - one as u8);
    view.claims().iter().max_by_key(|&one| rank(one)).map(|character| Action::Ruler { character })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Character::{Golem, Lady, Machine, Powerful, Stoic};

    #[test]
    fn the_most_useful_cards_reach_the_most_faces() {
        let cards: Characters = [Machine, Stoic, Powerful, Lady, Golem].into_iter().collect();
        assert_eq!(least(cards), Some(Stoic));
        assert_eq!(most(cards, 2), [Powerful, Lady].into_iter().collect());
        assert_eq!(most(cards, 0), Characters::EMPTY);
        assert_eq!(least(Characters::EMPTY), None);
    }
}
