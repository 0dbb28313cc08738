//! Reigns to fill a Chronicle with, without playing them.

use crate::chronicle::{DeckName, Member, Obstacle, Reign, ReignScore, Throne, Uuid};
use crate::deck::{SHIPPED, Sha256};
use crate::store::StoredDeck;
use douze_rules::council::{Character, Scenario};

/// A valid reign of this number: some are alike, none is the same as another.
pub fn reign(number: u32) -> Reign {
    const NAMES: [&str; 7] = ["Rita", "Mia", "Tom", "Léa", "Bob", "Ada", "Jo"];
    let name = |place: u32| NAMES[((number / 3 + place) % 7) as usize].to_owned();
    let members = (0..2 + number % 3)
        .map(|place| Member { name: name(place), person: place == 0 || !(number + place).is_multiple_of(4) });
    let won = !number.is_multiple_of(3);
    let (solved, public) = ((number * 7 % 60) as u16, (number * 7 % 60 / 2) as u16);
    Reign {
        id: Uuid::from_u128(0x6f2c_9a51_8f1f_4c67_9b53_0d8c_0000_0000 + u128::from(number)),
        ended_ms: 1_700_000_000_000 + i64::from(number) * 60_000,
        members: members.collect(),
        won,
        score: ReignScore { solved, public, crowns: 7 + (number % 9) as u16, favour: u16::from(won) * 3 },
        throne: match number % 6 {
            1 | 2 | 4 => Throne::Character(Character::ALL[(number % 12) as usize]),
            3 => Throne::Winner(name(0)),
            _ => Throne::Vacant,
        },
        obstacle: Some(Obstacle::Dilemma((1 + number % 36) as u8)),
        suggestions: vec![
            Obstacle::Dilemma((1 + number % 36) as u8),
            Obstacle::Face((1 + number % 12) as u8),
            Obstacle::Player(name(1)),
        ],
        ticks: (number % 4) as u8,
        scenario: (number % 4 == 1).then(|| Scenario::ALL[(number / 4 % 12) as usize]),
        free: number % 10 == 2,
        silent: number % 25 == 7,
        bells: (number % 5) as u8,
        deck: shipped(),
        takebacks: u32::from(number % 7 == 5),
        struck: false,
        corrections: Vec::new(),
    }
}

/// The deck that comes with the app.
pub fn shipped() -> DeckName {
    DeckName { name: "default".into(), sha256: Some(Sha256::of(SHIPPED.as_bytes())) }
}

/// A valid deck of our own with this name.
pub fn own_deck(name: &str) -> StoredDeck {
    let file = SHIPPED.replace("name = \"default\"", &format!("name = \"{name}\"")).into_bytes();
    StoredDeck { sha256: Sha256::of(&file), name: name.into(), file }
}

/// The reign, played with this deck.
pub fn with_deck(reign: Reign, deck: &StoredDeck) -> Reign {
    Reign { deck: DeckName { name: deck.name.clone(), sha256: Some(deck.sha256) }, ..reign }
}
