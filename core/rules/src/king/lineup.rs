//! The seven characters in use. Within a game a hand is seven bits, one per place of the lineup.

use super::{Character, Characters, SetupError};

/// A hand with all seven, as bits.
pub(super) const FULL: u8 = 0x7F;

/// The seven characters in use, in the order of `setup.characters`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lineup {
    /// The last entry is there twice, so that no place of three bits can be out of range.
    cards: [Character; 8],
    /// Four bits per character: its place, 15 when it is not in use.
    places: u64,
}

impl Lineup {
    /// The lineup of a first game.
    pub const FIRST_GAME: Self = Self::pack([
        Character::Knight,
        Character::Sorcerer,
        Character::Oracle,
        Character::Alchemist,
        Character::Machine,
        Character::Parasite,
        Character::Golem,
    ]);

    /// The lineup that a table has agreed on: any six besides the Knight (R-K1).
    ///
    /// # Errors
    /// [`SetupError`] unless they are seven different ones with the Knight among them.
    pub fn new(characters: [Character; 7]) -> Result<Self, SetupError> {
        let set: Characters = characters.into_iter().collect();
        if set.len() != 7 {
            return Err(SetupError::Repeated);
        }
        if !set.contains(Character::Knight) {
            return Err(SetupError::NoKnight);
        }
        Ok(Self::pack(characters))
    }

    /// A lineup by chance: the Knight and six others with at least two blue ones, each such set with the
    /// same chance (R-K1). `pick(n)` gives a random number below `n`.
    pub fn random(pick: &mut impl FnMut(u32) -> u32) -> Self {
        loop {
            let mut all = Character::ALL;
            all.swap(0, Character::Knight as usize);
            for place in 1..7 {
                let other = place + pick((12 - place) as u32) as usize;
                all.swap(place, other.min(11));
            }
            let lineup = Self::pack(std::array::from_fn(|place| all[place]));
            if lineup.is_random_legal() {
                return lineup;
            }
        }
    }

    const fn pack(characters: [Character; 7]) -> Self {
        let mut cards = [characters[6]; 8];
        let mut places = u64::MAX;
        let mut place = 0;
        while place < 7 {
            let shift = 4 * characters[place] as u32;
            cards[place] = characters[place];
            places = places & !(15 << shift) | (place as u64) << shift;
            place += 1;
        }
        Self { cards, places }
    }

    /// The seven, in order.
    pub fn iter(&self) -> impl Iterator<Item = Character> + use<> {
        self.cards.into_iter().take(7)
    }

    /// The seven as a set.
    pub fn set(&self) -> Characters {
        self.iter().collect()
    }

    /// How many have the blue symbol.
    pub fn blue(&self) -> usize {
        self.iter().filter(|character| character.is_blue()).count()
    }

    /// May chance draw it? At least two blue ones (R-K1).
    pub fn is_random_legal(&self) -> bool {
        self.blue() >= 2
    }

    /// The character at this place, counted from 0; beyond the last one, the last one.
    pub(super) const fn at(&self, place: u32) -> Character {
        self.cards[(place & 7) as usize]
    }

    /// Its bit in a hand; 0 when it is not in use.
    pub(super) const fn bit(&self, character: Character) -> u8 {
        (1_u16 << (self.places >> (4 * character as u32) & 15)) as u8 & FULL
    }

    /// The set that the bits of a hand stand for.
    pub(super) fn characters(&self, hand: u8) -> Characters {
        self.iter().enumerate().filter(|(place, _)| hand >> place & 1 != 0).map(|(_, card)| card).collect()
    }
}

impl std::fmt::Debug for Lineup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
