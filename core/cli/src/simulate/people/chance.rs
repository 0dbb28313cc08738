//! Chances to solve with cards on the table, in twelfths: there is one die and one Oracle that can roll it.

use super::board::Board;
use douze_rules::council::{Character, Characters};
use douze_rules::d12::Face;

/// The chance of what is certain.
pub(super) const CERTAIN: u8 = 12;
/// The least chance of who says "I can do it alone": the first of 0.8 or more.
pub(super) const SURE: u8 = 10;

/// A card face down before a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Down {
    pub(super) card: Character,
    /// What may follow an Oracle.
    pub(super) seconds: Characters,
    /// Does its owner solve at once where it can, whatever else is there?
    pub(super) hasty: bool,
}

/// A hand with what its owner may do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hand {
    pub(super) cards: Characters,
    pub(super) bench: Characters,
    pub(super) petitioner: Option<Character>,
}

impl Hand {
    /// What may be chosen, if no card is open.
    pub(super) fn playable(self) -> Characters {
        self.petitioner.map_or(self.cards, |one| self.cards.without(one))
    }

    /// This card face down, the others in the hand.
    pub(super) fn down(self, card: Character) -> Down {
        let oracle = card == Character::Oracle;
        let seconds = if oracle { self.seconds() } else { Characters::EMPTY };
        Down { card, seconds, hasty: false }
    }

    /// What may follow the Oracle. One card that is left alone is discarded, and all else taken back.
    fn seconds(self) -> Characters {
        let rest = self.cards.without(Character::Oracle);
        let cards = if rest.len() == 1 { Characters::ALL.minus(self.bench).minus(rest) } else { rest };
        Self { cards, ..self }.playable()
    }

    /// Each card that may be chosen, with its chance if nothing else acts.
    pub(super) fn alone(self, board: Board) -> impl Iterator<Item = (Down, u8)> {
        self.playable().iter().map(move |card| {
            let down = self.down(card);
            (down, alone(board, down))
        })
    }

    /// The cards with the best chance alone, and that chance.
    pub(super) fn best_alone(self, board: Board) -> (Vec<Down>, u8) {
        let all: Vec<(Down, u8)> = self.alone(board).collect();
        let best = all.iter().map(|(_, chance)| *chance).max().unwrap_or(0);
        (all.into_iter().filter(|(_, chance)| *chance == best).map(|(down, _)| down).collect(), best)
    }
}

/// The chance if no other card did anything.
pub(super) fn alone(board: Board, down: Down) -> u8 {
    best(board, &[down], 1)
}

/// All of these cards are still face down.
pub(super) fn together(board: Board, down: &[Down]) -> u8 {
    best(board, down, everybody(down))
}

/// The set of all places.
pub(super) const fn everybody(down: &[Down]) -> u8 {
    (1 << down.len()) - 1
}

/// The chance in the best order, with the best faces. `left`: the places of those that are still face down, as bits.
pub(super) fn best(board: Board, down: &[Down], left: u8) -> u8 {
    if left == 0 {
        return if board.is_solved() { CERTAIN } else { 0 };
    }
    let mut most = 0;
    for place in (0..down.len()).filter(|place| left >> place & 1 != 0) {
        if most < CERTAIN {
            most = most.max(next(board, down, left, place));
        }
    }
    most
}

/// The chance when this place reveals next.
pub(super) fn next(board: Board, down: &[Down], left: u8, place: usize) -> u8 {
    let Some(&Down { card, seconds, hasty }) = down.get(place) else { return 0 };
    let equal = equal(down, left, card);
    let rest = left & !equal;
    if equal.count_ones() > 1 {
        return best(board.with_revealed(card), down, rest);
    }
    if card != Character::Oracle {
        return over_ways(board, card, hasty, &|after| best(after, down, rest));
    }
    let board = board.with_revealed(card);
    let roll = |face| u16::from(seconds_best(board.turned(face), down, rest, seconds, hasty));
    // Twelve rolls, each followed by what is certain or impossible.
    (Face::all().map(roll).sum::<u16>() / 12) as u8
}

/// The best of the cards that may follow an Oracle.
fn seconds_best(board: Board, down: &[Down], left: u8, seconds: Characters, hasty: bool) -> u8 {
    let mut most = 0;
    for card in seconds.iter() {
        if most < CERTAIN {
            most = most.max(second(board, down, left, card, hasty));
        }
    }
    most
}

/// This card follows an Oracle.
fn second(board: Board, down: &[Down], left: u8, card: Character, hasty: bool) -> u8 {
    let equal = equal(down, left, card);
    if equal != 0 || board.revealed.contains(card) {
        return best(board.with_revealed(card), down, left & !equal);
    }
    over_ways(board, card, hasty, &|after| best(after, down, left))
}

/// The best way of a card that acts; who is hasty solves at once, if it can.
fn over_ways(board: Board, card: Character, hasty: bool, chance: &dyn Fn(Board) -> u8) -> u8 {
    let mut solves = false;
    if hasty {
        board.each_way(card, |_, after| solves |= after.is_solved());
    }
    let mut most = 0;
    board.each_way(card, |_, after| {
        if most < CERTAIN && (!solves || after.is_solved()) {
            most = most.max(chance(after));
        }
    });
    most
}

fn equal(down: &[Down], left: u8, card: Character) -> u8 {
    let here = |place: usize| left >> place & 1 != 0 && down.get(place).is_some_and(|one| one.card == card);
    (0..down.len()).filter(|&place| here(place)).fold(0, |set, place| set | 1 << place)
}

/// Gives every combination of one of each list.
pub(super) fn each_combination(lists: &[Vec<Down>], give: &mut dyn FnMut(&[Down])) {
    fn go(lists: &[Vec<Down>], chosen: &mut Vec<Down>, give: &mut dyn FnMut(&[Down])) {
        let Some((first, rest)) = lists.split_first() else { return give(chosen) };
        for &down in first {
            chosen.push(down);
            go(rest, chosen, give);
            chosen.pop();
        }
    }
    go(lists, &mut Vec::new(), give);
}

#[cfg(test)]
mod tests {
    use super::*;
    use Character::{Alchemist, Druidess, Golem, Lady, Machine, Oracle, Parasite, Powerful, Reverser, Stoic};

    fn hand(cards: &[Character]) -> Hand {
        let cards = cards.iter().copied().collect();
        Hand { cards, bench: Characters::EMPTY, petitioner: None }
    }

    fn down(card: Character) -> Down {
        hand(&[card]).down(card)
    }

    #[test]
    fn alone_the_oracle_rolls_and_then_plays_its_best_second_card() {
        // The Reverser makes a 3 of a 10, the Stoic leaves a 3: two faces of twelve.
        let board = Board::of(7, &[&[3]]);
        assert_eq!(alone(board, hand(&[Oracle, Reverser, Stoic]).down(Oracle)), 2);
        // 3 with the Stoic, 5 and 6 with the Parasite, 10 with the Reverser.
        assert_eq!(alone(board, hand(&[Oracle, Reverser, Stoic, Parasite]).down(Oracle)), 4);
        // The Lady is not the first card any more.
        assert_eq!(alone(board, hand(&[Oracle, Lady, Reverser]).down(Oracle)), 2);
        assert_eq!(alone(board, down(Lady)), CERTAIN);
        assert_eq!(alone(board, down(Machine)), 0);
    }

    #[test]
    fn after_the_oracle_one_card_alone_is_discarded_and_all_else_comes_back() {
        let alone = hand(&[Oracle, Powerful]);
        let seconds = alone.down(Oracle).seconds;
        assert_eq!(seconds, Characters::ALL.without(Powerful));
        let asked = Hand { petitioner: Some(Stoic), ..hand(&[Oracle, Powerful, Stoic]) };
        assert_eq!(asked.down(Oracle).seconds, [Powerful].into_iter().collect());
    }

    #[test]
    fn together_cards_come_in_the_best_order_and_equal_ones_are_cancelled() {
        // 5 → 10 → 3: in the other order 5 → 8 → 4 or 12.
        let board = Board::of(5, &[&[3]]);
        assert_eq!(together(board, &[down(Reverser), down(Alchemist)]), CERTAIN);
        assert_eq!(next(board, &[down(Reverser), down(Alchemist)], 0b11, 0), 0);
        let there = Board::of(3, &[&[3]]);
        assert_eq!(together(there, &[down(Machine), down(Machine)]), CERTAIN);
        assert_eq!(together(there, &[down(Machine), down(Druidess)]), 0);
        // 3 → 2 → 4 with a Golem in between meets nothing; the Golem's own target needs a 9.
        assert_eq!(together(there, &[down(Golem), down(Parasite)]), 0);
    }

    #[test]
    fn two_targets_are_met_one_after_the_other() {
        // 8 → 10 → 3 or 8 → 5 → 3: one on the way.
        let board = Board::of(8, &[&[10], &[3]]);
        assert_eq!(together(board, &[down(Machine), down(Reverser)]), CERTAIN);
        assert_eq!(alone(board, down(Machine)), 0);
        let on = Board::of(10, &[&[10], &[3]]);
        assert_eq!(alone(on, down(Reverser)), CERTAIN);
    }

    #[test]
    fn who_is_hasty_solves_at_once_though_another_card_follows() {
        // 5 → 3 (solved) → 1 or 0; 5 → 2 → 1 … only 2 → 3 with the Druidess is solved at the end.
        let board = Board::of(5, &[&[3]]);
        let patient = [down(Parasite), down(Druidess)];
        let hasty = [Down { hasty: true, ..patient[0] }, patient[1]];
        assert_eq!(next(board, &patient, 0b11, 0), CERTAIN);
        assert_eq!(next(board, &hasty, 0b11, 0), 0);
    }

    #[test]
    fn combinations_are_all_given_once() {
        let lists =
            [vec![down(Lady), down(Stoic)], vec![down(Golem)], vec![down(Lady), down(Machine), down(Oracle)]];
        let mut count = 0;
        each_combination(&lists, &mut |chosen| count += usize::from(chosen.len() == 3));
        assert_eq!(count, 6);
    }
}
