//! Setups by chance, as the rulebook draws them.

use super::deck::{NEEDED, is_low};
use super::{Character, Characters, Deck, Draft, Scenario};

/// A random number below its argument.
trait Pick: FnMut(u32) -> u32 {}
impl<F: FnMut(u32) -> u32> Pick for F {}

impl Draft {
    /// A normal game: the Powerful and four others open, one of them with crown value 1, two more face down;
    /// four easy, two medium and one hard dilemma. The ruler's card is taken out first; if it is the Powerful,
    /// one more of value 1 is open in its place.
    pub fn normal(
        councillors: usize,
        ruler: Option<Character>,
        deck: &Deck,
        pick: &mut impl FnMut(u32) -> u32,
    ) -> Self {
        let mut cards: Vec<_> = Character::ALL.into_iter().filter(|&one| Some(one) != ruler).collect();
        let mut open = Vec::new();
        let first = if ruler == Some(Character::Powerful) {
            let low: Vec<_> = cards.iter().copied().filter(|&one| is_low(one, deck.crowns())).collect();
            low.get(pick(low.len().max(1) as u32) as usize).copied()
        } else {
            Some(Character::Powerful)
        };
        if let Some(first) = first {
            cards.retain(|&card| card != first);
            open.push(first);
        }
        let others = draw_open(&cards, 5 - open.len(), deck, pick);
        cards.retain(|card| !others.contains(card));
        open.extend(others);
        shuffle(&mut cards, pick);
        let mut petitioners = open.clone();
        petitioners.extend(cards.into_iter().take(7 - open.len()));
        let mut dilemmas = Vec::new();
        for (bells, needed) in (1..).zip(NEEDED) {
            let all = deck.dilemmas().iter().filter(|dilemma| dilemma.bells == bells);
            let mut numbers: Vec<_> = all.map(|dilemma| dilemma.number).collect();
            shuffle(&mut numbers, pick);
            dilemmas.extend(numbers.into_iter().take(needed));
        }
        Self { ruler, ..Self::shuffled(councillors, &open, petitioners, dilemmas, pick) }
    }

    /// A month, with hands as in R-C5: the Powerful, if it is listed, is open, others by chance, at least one
    /// of them with crown value 1 if the list has one.
    pub fn month(
        councillors: usize,
        month: Scenario,
        ruler: Option<Character>,
        deck: &Deck,
        pick: &mut impl FnMut(u32) -> u32,
    ) -> Self {
        let draft = Self::chosen(councillors, month.petitioners(), month.dilemmas(), deck, pick);
        Self { scenario: Some(month), ruler, free: false, silent: month.is_silent(), ..draft }
    }

    /// A free game with these petitioners and dilemmas, shuffled; the open ones as in a month.
    pub fn chosen(
        councillors: usize,
        petitioners: [Character; 7],
        dilemmas: [u8; 7],
        deck: &Deck,
        pick: &mut impl FnMut(u32) -> u32,
    ) -> Self {
        let (mut open, mut cards) = (Vec::new(), petitioners.to_vec());
        if cards.contains(&Character::Powerful) {
            open.push(Character::Powerful);
            cards.retain(|&card| card != Character::Powerful);
        }
        open.extend(draw_open(&cards, 5 - open.len(), deck, pick));
        let draft = Self::shuffled(councillors, &open, petitioners.to_vec(), dilemmas.to_vec(), pick);
        Self { free: true, ..draft }
    }

    fn shuffled(
        councillors: usize,
        open: &[Character],
        mut petitioners: Vec<Character>,
        mut dilemmas: Vec<u8>,
        pick: &mut impl Pick,
    ) -> Self {
        shuffle(&mut petitioners, pick);
        shuffle(&mut dilemmas, pick);
        Self {
            councillors,
            scenario: None,
            ruler: None,
            free: false,
            open: array(open, Character::Alchemist),
            petitioners: array(&petitioners, Character::Alchemist),
            dilemmas: array(&dilemmas, 0),
            silent: false,
            bells: true,
        }
    }
}

/// So many of the cards, redrawn until one has crown value 1, which is the same as to draw among the sets that
/// have one: here by leaving out, as often as they come, those that have none.
fn draw_open(cards: &[Character], count: usize, deck: &Deck, pick: &mut impl Pick) -> Vec<Character> {
    let low = |card: &Character| is_low(*card, deck.crowns());
    let sets: Vec<Characters> = (0_u32..1 << cards.len())
        .filter(|set| set.count_ones() as usize == count)
        .map(|set| {
            let here = cards.iter().enumerate().filter(|(place, _)| set >> place & 1 != 0);
            here.map(|(_, &card)| card).collect()
        })
        .collect();
    let good: Vec<_> = sets.iter().filter(|set| set.iter().any(|card| low(&card))).collect();
    let set = match good.len() {
        0 => sets.get(pick(sets.len().max(1) as u32) as usize).copied(),
        len => good.get(pick(len as u32) as usize).copied().copied(),
    };
    set.unwrap_or_default().iter().collect()
}

fn shuffle<T>(items: &mut [T], pick: &mut impl Pick) {
    for last in (1..items.len()).rev() {
        items.swap(last, pick(last as u32 + 1) as usize);
    }
}

fn array<T: Copy, const N: usize>(items: &[T], filler: T) -> [T; N] {
    let mut array = [filler; N];
    array.iter_mut().zip(items).for_each(|(place, item)| *place = *item);
    array
}
