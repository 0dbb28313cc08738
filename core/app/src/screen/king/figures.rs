//! Pictures of King's rules.

use super::words::number;
use crate::flow::king::{Done, turn};
use crate::screen::figure::{RuleDieView, RuleFigure, RulePictureView, choice};
use crate::screen::parts::die_layout;
use crate::screen::{CardFace, CharacterView};
use crate::text::Text;
use douze_rules::d12::Face;
use douze_rules::king::{Character, Lineup, Preview};

/// What a turn is about: the two best dice score. Equal cards do nothing, so they are left out.
pub(super) fn best_two(text: &Text) -> Option<RulePictureView> {
    use Character::Oracle;
    let done = turn(&[(3, Oracle), (11, Oracle), (7, Oracle)], None)?;
    let mut picture = shown(text, "rulebook-picture-best", &done);
    if let RuleFigure::Dice { dice, .. } = &mut picture.figure {
        for die in dice {
            let bare = RuleDieView { card: None, card_struck: false, ..die.clone() };
            *die = bare.speaking(text);
        }
    }
    Some(picture)
}

/// The cards of a first game.
pub(super) fn first_game(text: &Text) -> RulePictureView {
    let face = |character| CardFace::Character { character: CharacterView::of_king(text, character) };
    RulePictureView::cards(text, "rulebook-picture-first-game", Lineup::FIRST_GAME.iter().map(face))
}

/// Two equal cards do nothing, and the third one does.
pub(super) fn cancelled(text: &Text) -> Option<RulePictureView> {
    use Character::{Alchemist, Golem};
    let done = turn(&[(11, Golem), (4, Golem), (7, Alchemist)], None)?;
    Some(shown(text, "rulebook-picture-cancelled", &done))
}

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
    if let Some((key, cards)) = whole(character) {
        return Some(shown(text, key, &turn(&cards, None)?));
    }
    if character == Character::Golem {
        let dice = [9, 12].map(|face| golem(text, face)).into_iter().collect::<Option<_>>()?;
        return Some(RulePictureView {
            caption: text.say("rulebook-picture-golem"),
            figure: self::dice(dice),
        });
    }
    let before = Face::new(if character == Character::Alchemist { 10 } else { 9 })?;
    let die = bare(text, character, before);
    let (die, key) = match Preview::of(character, before)? {
        Preview::Faces(faces) => {
            let marked: Vec<i32> = faces.map(|face| face.number().into()).into();
            let value = choice(die.face, marked.clone());
            (RuleDieView { marked, value, ..die }, "rulebook-picture-reach")
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
    Some(RulePictureView { caption: text.say(key), figure: dice(vec![die.speaking(text)]) })
}

/// Characters that only a whole turn shows.
fn whole(character: Character) -> Option<(&'static str, [(u8, Character); 3])> {
    use Character::{Golem, Knight, Lady, Merchants, Oracle};
    match character {
        Knight => Some(("rulebook-picture-knight", [(2, Knight), (9, Oracle), (5, Oracle)])),
        Lady => Some(("rulebook-picture-ladies", [(3, Lady), (11, Lady), (7, Golem)])),
        Merchants => Some(("rulebook-picture-merchants", [(4, Merchants), (9, Knight), (2, Knight)])),
        _ => None,
    }
}

/// What the Golem makes of a face.
fn golem(text: &Text, face: u8) -> Option<RuleDieView> {
    let before = Face::new(face)?;
    let Preview::Value(value) = Preview::of(Character::Golem, before)? else { return None };
    let value = format!("{face} → {}", number(value));
    Some(RuleDieView { value, ..bare(text, Character::Golem, before) }.speaking(text))
}

fn dice(dice: Vec<RuleDieView>) -> RuleFigure {
    RuleFigure::Dice { layout: die_layout(), dice }
}

/// The die as it shows this face.
fn bare(text: &Text, character: Character, face: Face) -> RuleDieView {
    RuleDieView {
        name: String::new(),
        card: Some(CharacterView::new(character.into(), text.of("king-character", character.id()))),
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
    let names = [text.say("rulebook-name-lea"), "Mia".into(), "Tom".into()];
    let die = |(name, one): (&String, &Done)| {
        let stays = one.before == one.face && i32::from(one.before.number()) == i32::from(one.value);
        let value = if stays {
            number(one.value)
        } else {
            format!("{} → {}", one.before.number(), number(one.value))
        };
        let taken = (one.taken > 0).then(|| {
            let points = text.with("king-points", &[("points", one.taken.into())]);
            format!("+{points}")
        });
        let die = RuleDieView {
            name: name.clone(),
            card_struck: one.cancelled,
            value,
            taken: taken.unwrap_or_default(),
            struck: one.struck,
            ..bare(text, one.card, one.face)
        };
        die.speaking(text)
    };
    RulePictureView { caption: text.say(key), figure: dice(names.iter().zip(done).map(die).collect()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn whole_turns_show_what_their_captions_say() {
        let text = Text::new(Language::English).unwrap();
        let shown = |one| {
            let RuleFigure::Dice { dice, .. } = character(&text, one).unwrap().figure else {
                panic!("no dice")
            };
            dice.into_iter().map(|die| format!("{} {}", die.value, die.taken)).collect::<Vec<_>>()
        };
        assert_eq!(shown(Character::Merchants), ["4 → 2 ", "9 → 4 +1 point", "2 → 9 +2 points"]);
        assert_eq!(shown(Character::Lady), ["3 ", "11 +1 point", "7 → 12 +2 points"]);
        assert_eq!(shown(Character::Knight), ["2 +2 points", "9 ", "5 +1 point"]);
        assert_eq!(shown(Character::Golem), ["9 → 12 ", "12 → 1 "]);
        assert_eq!(shown(Character::Sorcerer), ["9 → 5 · 7 · 10 · 11 · 12 "]);
    }
}
