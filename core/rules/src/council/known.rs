//! Public knowledge of a seat's discard. Only the top card is seen, but every card was seen when it came;
//! so all is known but which cards the Stoic and recalls have taken out of the middle.

use super::character::Character;
use super::{Characters, Pile};

/// At least so many cards of this set have been taken: twelve bits for the set, four for the number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
struct Link(u16);

impl Link {
    const fn new(set: u16, count: u32) -> Self {
        Self(set | (count as u16) << 12)
    }

    const fn set(self) -> u16 {
        self.0 & 0xFFF
    }

    const fn count(self) -> u32 {
        (self.0 >> 12) as u32
    }
}

/// The cards that may be in a discard, and what is known of those that do not.
///
/// Cards taken unseen are a subset T of `laid` with at least `count` cards in the set of each link. The sets
/// grow strictly, the counts too; T is in the last set and has exactly its count. So every take adds a link:
/// all below the card that was then on top. A card that is seen later on leaves the sets (it was still there),
/// a card that is seen to have been taken is counted off. Both keep this form exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Known {
    laid: Pile,
    /// The used ones first; then empty ones.
    links: [Link; 11],
}

impl Known {
    pub(super) const EMPTY: Self = Self { laid: Pile::EMPTY, links: [Link(0); 11] };

    /// Only this card is there.
    pub(super) fn only(card: Character) -> Self {
        Self { laid: [card].into_iter().collect(), ..Self::EMPTY }
    }

    /// All cards that may be there, in their order.
    pub(super) const fn laid(&self) -> Pile {
        self.laid
    }

    fn links(&self) -> impl Iterator<Item = Link> + use<> {
        self.links.into_iter().take_while(|link| link.count() > 0)
    }

    /// The cards of `laid` that may have been taken.
    pub(super) fn maybe(&self) -> Characters {
        Characters::from_bits(self.links().last().map_or(0, Link::set))
    }

    /// How many of `laid` have been taken.
    pub(super) fn missing(&self) -> u32 {
        self.links().last().map_or(0, Link::count)
    }

    /// How many cards are there.
    pub(super) fn len(&self) -> usize {
        self.laid.len() - self.missing() as usize
    }

    /// May exactly these have been taken?
    pub(super) fn allows(&self, taken: Characters) -> bool {
        taken.len() as u32 == self.missing()
            && taken.minus(self.maybe()).is_empty()
            && self.links().all(|link| (taken.bits() & link.set()).count_ones() >= link.count())
    }

    /// Does any set of the right size do?
    pub(super) fn is_simple(&self) -> bool {
        self.links[1].count() == 0
    }

    /// A card is laid on top. If it was among `laid`, it had been taken.
    pub(super) fn lay(&mut self, card: Character) {
        self.prove(card);
        self.laid.push(card);
    }

    /// A card is seen not to be there.
    pub(super) fn prove(&mut self, card: Character) {
        if self.maybe().contains(card) {
            self.count_off(card);
            self.settle();
        }
    }

    /// Cards were taken just now; `taken` are all of `laid` that are no longer there.
    pub(super) fn take(&mut self, taken: Characters) {
        let Some(top) = self.laid.minus(taken).top() else {
            *self = Self::EMPTY;
            return;
        };
        while let Some(above) = self.laid.top().filter(|&above| above != top) {
            self.count_off(above);
        }
        for link in &mut self.links {
            *link = Link::new(link.set() & !top.bit(), link.count());
        }
        let below = self.laid.set().without(top).bits();
        let used = self.links().count();
        if let Some(link) = self.links.get_mut(used) {
            *link = Link::new(below, (taken.bits() & below).count_ones());
        }
        self.settle();
    }

    /// A card that has been taken for sure is nothing to be guessed any more.
    fn count_off(&mut self, card: Character) {
        self.laid = self.laid.minus(Characters::EMPTY.with(card));
        for link in &mut self.links {
            if link.set() & card.bit() != 0 {
                *link = Link::new(link.set() & !card.bit(), link.count().saturating_sub(1));
            }
        }
    }

    /// Leaves out what says nothing, or no more than another link; and sets that have been taken wholly.
    fn settle(&mut self) {
        let whole = |link: &Link| link.count() > 0 && link.count() == link.set().count_ones();
        while let Some(link) = self.links.iter().copied().find(whole) {
            Characters::from_bits(link.set()).iter().for_each(|card| self.count_off(card));
        }
        let mut links = [Link::default(); 11];
        let mut used = 0_usize;
        for link in self.links.into_iter().filter(|link| link.count() > 0) {
            let last = used.checked_sub(1).map_or(Link::default(), |last| links[last]);
            if link.count() <= last.count() {
                // Those are in the smaller set.
                continue;
            }
            if link.set() != last.set() {
                used += 1;
            }
            links[used - 1] = link;
        }
        self.links = links;
    }
}

impl std::fmt::Debug for Known {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let links = self.links().map(|link| (link.count(), Characters::from_bits(link.set())));
        f.debug_tuple("Known").field(&self.laid).field(&links.collect::<Vec<_>>()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The same knowledge as a plain list of all that may have been taken, with the cards laid.
    struct Worlds {
        laid: Vec<Character>,
        taken: BTreeSet<Vec<Character>>,
    }

    fn next(seed: &mut u64, below: usize) -> usize {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) as usize % below
    }

    fn sorted(mut cards: Vec<Character>) -> Vec<Character> {
        cards.sort_unstable();
        cards
    }

    impl Worlds {
        fn lay(&mut self, card: Character) {
            self.prove(card);
            self.laid.push(card);
        }

        fn prove(&mut self, card: Character) {
            if self.laid.contains(&card) {
                self.laid.retain(|&other| other != card);
                let with = self.taken.iter().filter(|world| world.contains(&card));
                self.taken = with.map(|w| w.iter().copied().filter(|&c| c != card).collect()).collect();
            }
        }

        /// Every way to take so many, after which this card is on top.
        fn take(&mut self, count: usize, top: Option<Character>) {
            let mut after = BTreeSet::new();
            for world in &self.taken {
                let there: Vec<_> = self.laid.iter().copied().filter(|c| !world.contains(c)).collect();
                for set in 0_u32..1 << there.len() {
                    let chosen = |i: usize| set >> i & 1 != 0;
                    let left = (0..there.len()).rev().find(|&i| !chosen(i)).map(|i| there[i]);
                    if set.count_ones() as usize == count && left == top {
                        let taken = (0..there.len()).filter(|&i| chosen(i)).map(|i| there[i]);
                        after.insert(sorted(world.iter().copied().chain(taken).collect()));
                    }
                }
            }
            self.taken = after;
        }
    }

    #[test]
    fn links_say_what_a_list_of_all_worlds_says() {
        let mut seed = 5;
        let (mut several, mut most) = (0, 0);
        for _ in 0..3_000 {
            let mut known = Known::EMPTY;
            let mut worlds = Worlds { laid: vec![], taken: BTreeSet::from([vec![]]) };
            let mut taken: Vec<Character> = vec![];
            for _ in 0..14 {
                let there: Vec<_> = worlds.laid.iter().copied().filter(|c| !taken.contains(c)).collect();
                if next(&mut seed, 3) > 0 || there.is_empty() {
                    let hand: Vec<_> = Character::ALL.into_iter().filter(|c| !there.contains(c)).collect();
                    if hand.is_empty() {
                        continue;
                    }
                    let card = hand[next(&mut seed, hand.len())];
                    taken.retain(|&other| other != card);
                    known.lay(card);
                    worlds.lay(card);
                } else {
                    let mut rest = there.clone();
                    let count = 1 + next(&mut seed, 2.min(rest.len()));
                    for _ in 0..count {
                        taken.push(rest.remove(next(&mut seed, rest.len())));
                    }
                    known.take(taken.iter().copied().collect());
                    worlds.take(count, rest.last().copied());
                }
                // What is certain is forgotten by the one and not by the other.
                let sure: Characters =
                    worlds.laid.iter().copied().filter(|&card| !known.laid().set().contains(card)).collect();
                let all: BTreeSet<Vec<_>> = (0_u16..1 << 12)
                    .map(Characters::from_bits)
                    .filter(|&set| known.allows(set))
                    .map(|set| set.union(sure).iter().collect())
                    .collect();
                assert_eq!(all, worlds.taken, "{known:?}");
                assert!(worlds.taken.contains(&sorted(taken.clone())));
                assert_eq!(known.len(), worlds.laid.len() - taken.len());
                several += usize::from(!known.is_simple());
                most = most.max(all.len());
            }
        }
        assert!(several > 1_000 && most > 30, "{several} {most}");
    }
}
