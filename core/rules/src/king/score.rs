//! The value of a die under its card, and the places by value (`king.md`, steps 3 to 5).

use super::Character;
use super::character::NOBODY;
use super::open::NONE;
use crate::d12::Face;

/// The value of a face under a character's effect: entry `[character][face]`. Only four characters change
/// a value (R-K2: they are applied to the face at the end of step 3).
pub(super) const VALUES: [[i8; 16]; 16] = {
    let mut values = [[0; 16]; 16];
    let mut character = 0;
    while character < 16 {
        let mut face = 1;
        while face <= 12 {
            values[character][face] = value(character as u8, face as i8);
            face += 1;
        }
        character += 1;
    }
    values
};

const ALCHEMIST: u8 = Character::Alchemist.number();
const GOLEM: u8 = Character::Golem.number();
const MACHINE: u8 = Character::Machine.number();
const PARASITE: u8 = Character::Parasite.number();

const fn value(character: u8, face: i8) -> i8 {
    match character {
        ALCHEMIST => 2 * face,
        MACHINE => face + 7,
        PARASITE => face - 7,
        // The Golem is worth 12, or 1 on the face 12.
        GOLEM if face == 12 => 1,
        GOLEM => 12,
        _ => face,
    }
}

/// Does it change the value of its owner's die?
pub(super) const fn changes_value(character: Character) -> bool {
    matches!(character.number(), ALCHEMIST | GOLEM | MACHINE | PARASITE)
}

/// The value and face that a card gives its owner's die if nothing else happens (`king.md`, steps 3 and 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preview {
    /// This value.
    Value(i8),
    /// One of these faces, as its owner decides.
    Faces([Face; 5]),
}

impl Preview {
    /// `None` for a card that leaves its player's die as it is, or whose effect hangs on chance or on others.
    pub fn of(character: Character, face: Face) -> Option<Self> {
        match character {
            Character::Reverser | Character::Troublemakers => {
                Some(Self::Value(face.opposite().number().cast_signed()))
            }
            Character::Sorcerer => Some(Self::Faces(face.neighbours())),
            _ if changes_value(character) => {
                let row = VALUES[usize::from(character.number() & 15)];
                Some(Self::Value(row[usize::from(face.number() & 15)]))
            }
            _ => None,
        }
    }
}

/// First and second, or [`NONE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Places {
    pub(super) winner: u8,
    pub(super) runner_up: u8,
}

/// Who comes first and second: equal values are out (R-K9: also those below 1), then high beats low, or low
/// high under the Knight; the Gambler makes the two change places, also when there is only one (R-K3).
pub(super) fn places<const K: usize>(seats: [u8; K], values: [i8; K], knight: bool, gambler: bool) -> Places {
    // A key is above 0 and holds the seat in its lowest four bits.
    let (mut first, mut second) = (0, 0);
    let turned = -i32::from(knight);
    for i in 0..K {
        let alone = (0..K).all(|j| i == j || values[i] != values[j]);
        // Under the Knight minus the value. Without a branch, which the processor cannot foresee: a turn
        // takes 7 % less time.
        let height = (64 + (i32::from(values[i]) ^ turned) - turned).unsigned_abs();
        let key = if alone { height << 4 | u32::from(seats[i]) } else { 0 };
        second = second.max(first.min(key));
        first = first.max(key);
    }
    let (first, second) = if gambler { (second, first) } else { (first, second) };
    let seat = |key: u32| if key > 0 { (key & 15) as u8 } else { NONE };
    Places { winner: seat(first), runner_up: seat(second) }
}

/// The number of a character that acts, else [`NOBODY`].
pub(super) const fn active_card(acting: u16, card: u8) -> u8 {
    if acting >> (card & 15) & 1 != 0 { card } else { NOBODY }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "helpers of a test")]
mod tests {
    use super::*;

    #[test]
    fn a_card_shows_what_it_makes_of_the_own_die() {
        let value = |character, face| match Preview::of(character, Face::new(face).unwrap()) {
            Some(Preview::Value(value)) => Some(value),
            _ => None,
        };
        assert_eq!(value(Character::Alchemist, 7), Some(14));
        assert_eq!(value(Character::Machine, 7), Some(14));
        assert_eq!(value(Character::Parasite, 7), Some(0));
        assert_eq!((value(Character::Golem, 7), value(Character::Golem, 12)), (Some(12), Some(1)));
        assert_eq!(value(Character::Troublemakers, 7), Some(6));
        assert_eq!(value(Character::Reverser, 1), Some(12));
        assert_eq!(value(Character::Knight, 7), None);
        let faces = Face::new(7).unwrap();
        assert_eq!(Preview::of(Character::Sorcerer, faces), Some(Preview::Faces(faces.neighbours())));
    }
}
