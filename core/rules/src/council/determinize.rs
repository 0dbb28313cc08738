//! Games that would look the same to a viewer: what is hidden is dealt out at random.

use super::character::NOBODY;
use super::deck::NEEDED;
use super::{Character, Characters, Deck, Dilemma, Observation, State};
use crate::bits::pick_bit;
use crate::{Seat, Viewer};

impl Observation {
    /// A whole game that looks like this to the viewer, each with the same chance: the petitioners and
    /// dilemmas to come, what others have taken out of the middle of their discards, and their cards face down.
    /// `deck` is the one of the game; `pick(n)` gives a random number below `n`. None for the curtain, and with
    /// a deck that lacks a dilemma.
    pub fn determinize(&self, deck: &Deck, pick: &mut impl FnMut(u32) -> u32) -> Option<State> {
        if self.viewer == Viewer::Curtain {
            return None;
        }
        let mut state = State {
            open: self.open,
            petitioners: self.imagine_petitioners(pick)?,
            dilemmas: self.imagine_dilemmas(deck, pick)?,
            hands: [0; 4],
            taken: [0; 4],
            cards: [NOBODY; 4],
        };
        for seat in self.open.seats().iter() {
            let place = seat.index() & 3;
            let (taken, card) = if self.own() == Some(seat) {
                (Characters::from_bits(self.taken), self.own_chosen())
            } else {
                self.imagine_seat(seat, pick)?
            };
            let down = card.into_iter().collect();
            state.hands[place] = self.surely_holds_beside(seat).union(taken).minus(down).bits();
            state.taken[place] = taken.bits();
            state.cards[place] = card.map_or(NOBODY, Character::number);
        }
        Some(state)
    }

    /// The sets that a seat may hold, in its hand or face down, by public knowledge: each once. Of the viewer's
    /// own seat as well what the others may think. Empty for the curtain and where nobody sits.
    pub fn hands(&self, seat: Seat) -> impl Iterator<Item = Characters> + use<'_> {
        let here = self.viewer != Viewer::Curtain && self.open.seats().contains(seat);
        let known = &self.open.known[seat.index() & 3];
        let (maybe, sure) = (known.maybe(), self.surely_holds_beside(seat));
        let taken = (0..=maybe.bits()).filter(move |set| set & !maybe.bits() == 0).map(Characters::from_bits);
        let hands = taken.filter(|&taken| known.allows(taken)).map(move |taken| sure.union(taken));
        let down = here && self.open.down.contains(seat);
        hands.filter(move |hand| here && (!down || !hand.minus(self.not_down()).is_empty()))
    }

    /// The cards of a seat besides those that it may have taken unseen.
    fn surely_holds_beside(&self, seat: Seat) -> Characters {
        let laid = self.open.known[seat.index() & 3].laid().set();
        Characters::ALL.minus(self.bench(seat)).minus(laid)
    }

    /// A card that another seat has taken unseen, and its card face down: each pair with the same chance.
    fn imagine_seat(
        &self,
        seat: Seat,
        pick: &mut impl FnMut(u32) -> u32,
    ) -> Option<(Characters, Option<Character>)> {
        let known = &self.open.known[seat.index() & 3];
        let down = self.open.down.contains(seat);
        let choices = |taken: Characters| self.surely_holds_beside(seat).union(taken).minus(self.not_down());
        let opened = self.opened(seat);
        // With so many cards to choose from for the one face down; one way where it is open or not there.
        let ways = |taken| if down && opened.is_none() { choices(taken).len() as u32 } else { 1 };
        let maybe = known.maybe();
        let even = !down || opened.is_some() || maybe.minus(self.not_down()) == maybe;
        let taken = if known.is_simple() && even {
            subset(maybe, known.missing(), pick)?
        } else {
            let worlds =
                || (0..=maybe.bits()).filter(|set| set & !maybe.bits() == 0).map(Characters::from_bits);
            let worlds = || worlds().filter(|&taken| known.allows(taken));
            let all = worlds().map(ways).sum::<u32>();
            let mut number = if all > 0 { pick(all) } else { 0 };
            worlds().find(|&taken| {
                let here = number < ways(taken);
                number = number.saturating_sub(if here { 0 } else { ways(taken) });
                here
            })?
        };
        let card = match opened {
            _ if !down => None,
            Some(card) => Some(card),
            None => Character::from_number(pick_bit(choices(taken).bits().into(), pick)? as u8),
        };
        Some((taken, card))
    }

    /// The characters that no card face down has: the petitioner, and those that were revealed in this turn, because equal cards are
    /// revealed together.
    fn not_down(&self) -> Characters {
        let petitioner = self.open.petitioner().into_iter().collect();
        Characters::from_bits(self.open.revealed).union(petitioner)
    }

    /// All seven in order. The two that were laid face down are among the others, but for the ruler.
    fn imagine_petitioners(&self, pick: &mut impl FnMut(u32) -> u32) -> Option<[Character; 7]> {
        let (setup, seen) = (&self.open.setup, self.petitioners_seen().collect::<Characters>());
        let mut rest = setup.petitioners;
        if rest.is_empty() {
            let ruler = setup.ruler.into_iter().collect();
            let others = Characters::ALL.minus(setup.open).minus(ruler).minus(seen);
            let hidden = 7 - setup.open.union(seen).len();
            rest = setup.open.union(subset(others, hidden as u32, pick)?);
        }
        rest = rest.minus(seen);
        let mut petitioners = [Character::Alchemist; 7];
        for (place, number) in petitioners.iter_mut().zip(self.open.petitioners) {
            *place = match Character::from_number(number) {
                Some(seen) => seen,
                None => draw(&mut rest, pick)?,
            };
        }
        Some(petitioners)
    }

    /// All seven in order: of those that month or table name, else so many of 1, 2 and 3 bells.
    fn imagine_dilemmas(&self, deck: &Deck, pick: &mut impl FnMut(u32) -> u32) -> Option<[Dilemma; 7]> {
        let seen = self.open.dilemmas.iter().fold(0_u64, |seen, dilemma| seen | 1 << dilemma.number);
        let mut rest = self.open.setup.dilemmas;
        if rest == 0 {
            for (bells, needed) in (1..).zip(NEEDED) {
                let all = deck.dilemmas().iter().filter(|dilemma| dilemma.bells == bells);
                let mut all = all.fold(0_u64, |all, dilemma| all | 1 << dilemma.number);
                let here = (all & seen).count_ones() as usize;
                all &= !seen;
                for _ in here..needed {
                    let number = pick_bit(all, pick)?;
                    all &= !(1 << number);
                    rest |= 1 << number;
                }
            }
        }
        rest &= !seen;
        let mut dilemmas = self.open.dilemmas;
        for dilemma in dilemmas.iter_mut().filter(|dilemma| dilemma.number == 0) {
            let number = pick_bit(rest, pick)?;
            rest &= !(1 << number);
            *dilemma = *deck.dilemma(number as u8)?;
        }
        Some(dilemmas)
    }
}

fn draw(cards: &mut Characters, pick: &mut impl FnMut(u32) -> u32) -> Option<Character> {
    let card = Character::from_number(pick_bit(cards.bits().into(), pick)? as u8)?;
    *cards = cards.without(card);
    Some(card)
}

/// So many of the cards, each set with the same chance.
fn subset(mut cards: Characters, count: u32, pick: &mut impl FnMut(u32) -> u32) -> Option<Characters> {
    (0..count).map(|_| draw(&mut cards, pick)).collect()
}
