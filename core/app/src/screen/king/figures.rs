//! Pictures of King's rules.

use super::words::number;
use crate::flow::king::{Done, turn};
use crate::screen::CharacterView;
use crate::screen::figure::{RuleDieView, RuleFigure, RulePictureView};
use crate::screen::parts::die_layout;
use crate::text::Text;
use douze_rules::d12::Face;
use douze_rules::king::{Character, Preview};

const NAMES: [&str; 3] = ["Lea", "Mia", "Tom"];

/// The rulebook's turn: two cards and two values cancel each other.
pub(super) fn compared(text: &Text) -> Option<RulePictureView> {
    use Character::{Alchemist, Reverser};
    let done = turn(&[(10, Alchemist), (7, Alchemist), (3, Reverser)], None)?;
    Some(shown(text, "rulebook-picture-compared", &done))
}

/// Turned over by the Troublemakers, then tipped by the Sorcerer.
pub(super) fn turned_and_tipped(text: &Text) -> Option<RulePictureView> {
    use Character::{Sorcerer, Troublemakers};
    let [to, ..] = Face::new(2)?.opposite().neighbours();
    let done = turn(&[(2, Sorcerer), (6, Troublemakers)], Some(to.number()))?;
    Some(shown(text, "rulebook-picture-tipped", &done))
}

/// What the character does with a die, where that can be seen.
pub(super) fn character(text: &Text, character: Character) -> Option<RulePictureView> {
    if character == Character::Gambler {
        use Character::{Gambler, Knight, Reverser};
        let done = turn(&[(2, Knight), (5, Gambler), (4, Reverser)], None)?;
        return Some(shown(text, "rulebook-picture-gambler", &done));
    }
    let before = Face::new(match character {
        Character::Golem => 12,
        Character::Alchemist => 10,
        _ => 9,
    })?;
    let die = bare(text, character, before);
    let (die, key) = match Preview::of(character, before)? {
        Preview::Faces(faces) => {
            let marked = faces.map(|face| face.number().into()).into();
            (RuleDieView { marked, ..die }, "rulebook-picture-reach")
        }
        Preview::Value(value) if matches!(character, Character::Reverser | Character::Troublemakers) => {
            let value = format!("{} → {value}", before.number());
            let face = before.opposite().number().into();
            (RuleDieView { face, value, ..die }, "rulebook-picture-turned")
        }
        Preview::Value(value) => {
            let value = format!("{} → {}", before.number(), number(value));
            (RuleDieView { value, ..die }, "rulebook-picture-valued")
        }
    };
    let args = [("card", character.id().into())];
    Some(RulePictureView { caption: text.with(key, &args), figure: dice(vec![die.speaking(text)]) })
}

fn dice(dice: Vec<RuleDieView>) -> RuleFigure {
    RuleFigure::Dice { layout: die_layout(), dice }
}

/// The die as it shows this face.
fn bare(text: &Text, character: Character, face: Face) -> RuleDieView {
    let name = text.of("king-character", character.id());
    RuleDieView {
        card: Some(CharacterView::new(character.into(), name.clone())),
        name,
        card_struck: false,
        face: face.number().into(),
        marked: Vec::new(),
        targets: Vec::new(),
        value: String::new(),
        taken: String::new(),
        struck: false,
        spoken: String::new(),
    }
}

/// A whole turn, seat by seat.
fn shown(text: &Text, key: &str, done: &[Done]) -> RulePictureView {
    let die = |(name, one): (&&str, &Done)| {
        let value = if one.before == one.face {
            number(one.value)
        } else {
            format!("{} → {}", one.before.number(), number(one.value))
        };
        let taken = if one.taken > 0 { format!("+{}", one.taken) } else { String::new() };
        let die = RuleDieView {
            name: (*name).into(),
            card_struck: one.cancelled,
            value,
            taken,
            struck: one.struck,
            ..bare(text, one.card, one.face)
        };
        die.speaking(text)
    };
    RulePictureView { caption: text.say(key), figure: dice(NAMES.iter().zip(done).map(die).collect()) }
}
