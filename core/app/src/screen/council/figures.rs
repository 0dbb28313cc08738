//! Pictures of Council's rules.

use crate::screen::figure::{RuleDieView, RuleFigure, RulePictureView, choice};
use crate::screen::parts::die_layout;
use crate::screen::{CardFace, CharacterView};
use crate::text::Text;
use douze_rules::council::{Character, Faces, reach};
use douze_rules::d12::Face;

/// A card before the council: who, which, whether it was cancelled, and the face that the die then shows.
type Shown<'a> = (&'a str, Character, bool, u8);

/// What the game is about: the die, its target, and a card that brings it there.
pub(super) fn goal(text: &Text) -> Option<RulePictureView> {
    let lea = text.say("rulebook-name-lea");
    turned(text, "rulebook-picture-goal", 7, [&[9, 10, 11], &[]], &[(&*lea, Character::Sorcerer, false, 10)])
}

/// The twelve characters.
pub(super) fn characters(text: &Text) -> RulePictureView {
    cards(text, "rulebook-picture-characters", Character::ALL)
}

/// Three councillors claim the throne, two of them for the same character, and what that costs.
pub(super) fn throne(text: &Text) -> [RulePictureView; 2] {
    let claims = [Character::Golem, Character::Golem, Character::Lady];
    let track = RuleFigure::Track { before: 3, after: 2, most: 5 };
    [
        cards(text, "rulebook-picture-throne", claims),
        RulePictureView { caption: text.say("rulebook-picture-throne-lost"), figure: track },
    ]
}

fn cards(text: &Text, caption: &str, cards: impl IntoIterator<Item = Character>) -> RulePictureView {
    let face = |card: Character| CardFace::Character {
        character: CharacterView::new(card.into(), text.of("council-character", card.id())),
    };
    RulePictureView::cards(text, caption, cards.into_iter().map(face))
}

/// Favour before and after the bells.
pub(super) fn bells(text: &Text) -> RulePictureView {
    RulePictureView {
        caption: text.say("rulebook-picture-bells"),
        figure: RuleFigure::Track { before: 3, after: 2, most: 5 },
    }
}

/// The rulebook's first dilemma: two equal cards, then the Sorcerer.
pub(super) fn tower(text: &Text) -> Option<RulePictureView> {
    use Character::{Machine, Sorcerer};
    let lea = text.say("rulebook-name-lea");
    let cards = [("Mia", Machine, true, 7), ("Tom", Machine, true, 7), (&*lea, Sorcerer, false, 10)];
    turned(text, "rulebook-picture-tower", 7, [&[9, 10, 11], &[]], &cards)
}

/// The rulebook's double dilemma: the Powerful meets the first target, the Alchemist the second one.
pub(super) fn places(text: &Text) -> Option<RulePictureView> {
    use Character::{Alchemist, Machine, Powerful};
    let lea = text.say("rulebook-name-lea");
    let cards = [("Tom", Powerful, false, 3), (&*lea, Machine, false, 5), ("Mia", Alchemist, false, 10)];
    turned(text, "rulebook-picture-places", 7, [&[3], &[10]], &cards)
}

/// Where the character may turn a die that shows 5, or what it makes of the target.
pub(super) fn character(text: &Text, character: Character) -> Option<RulePictureView> {
    let from = Face::new(5)?;
    if let Some((key, face, targets)) = target(character) {
        let face = Face::new(face)?;
        let die = RuleDieView { targets: targets.into(), ..die(text, "", character, face, face) };
        return Some(RulePictureView { caption: text.say(key), figure: dice(vec![die.speaking(text)]) });
    }
    if character == Character::Reverser {
        let to = from.opposite();
        let die = die(text, "", character, from, to);
        let caption = text.say("rulebook-picture-turned");
        return Some(RulePictureView { caption, figure: dice(vec![die.speaking(text)]) });
    }
    // The Lady's targets: 9, 10 and 11.
    let targets = [[9, 10, 11].into_iter().filter_map(Face::new).collect(), Faces::EMPTY];
    let marked: Vec<i32> = reach(character, from, targets).iter().map(|face| face.number().into()).collect();
    if marked.is_empty() {
        return None;
    }
    let number = i32::from(from.number());
    let value = if character == Character::Powerful {
        let other = i32::from(from.opposite().number());
        text.with("rulebook-reach-all-but", &[("face", number.into()), ("other", other.into())])
    } else {
        choice(number, marked.clone())
    };
    let die = RuleDieView { marked, value, ..die(text, "", character, from, from) };
    let is_lady = character == Character::Lady;
    let caption = text.say(if is_lady { "rulebook-picture-lady" } else { "rulebook-picture-reach" });
    Some(RulePictureView { caption, figure: dice(vec![die.speaking(text)]) })
}

/// Of a character that replaces the target: the caption, a face that meets the new one and has the others beside it,
/// and the new target.
fn target(character: Character) -> Option<(&'static str, u8, [i32; 4])> {
    match character {
        Character::Knight => Some(("rulebook-picture-low", 4, [1, 2, 3, 4])),
        Character::Golem => Some(("rulebook-picture-high", 9, [9, 10, 11, 12])),
        _ => None,
    }
}

/// Card after card; none where a card cannot turn the die so, which a test excludes.
fn turned(
    text: &Text,
    key: &str,
    start: u8,
    targets: [&[u8]; 2],
    cards: &[Shown<'_>],
) -> Option<RulePictureView> {
    let mut face = Face::new(start)?;
    let mut shown = Vec::new();
    for (place, &(name, card, cancelled, to)) in (1..).zip(cards) {
        let to = Face::new(to)?;
        let reaches = reach(card, face, [Faces::EMPTY; 2]).contains(to);
        if cancelled == (to != face) || !(cancelled || reaches) {
            return None;
        }
        let stays = if to == face { to.number().to_string() } else { String::new() };
        let moved = die(text, &format!("{place}. {name}"), card, face, to);
        let die = RuleDieView {
            card_struck: cancelled,
            value: if moved.value.is_empty() { stays } else { moved.value },
            targets: targets.concat().into_iter().map(i32::from).collect(),
            ..moved
        };
        shown.push(die.speaking(text));
        face = to;
    }
    Some(RulePictureView { caption: text.say(key), figure: dice(shown) })
}

fn dice(dice: Vec<RuleDieView>) -> RuleFigure {
    RuleFigure::Dice { layout: die_layout(), dice }
}

fn die(text: &Text, name: &str, card: Character, before: Face, face: Face) -> RuleDieView {
    RuleDieView {
        name: name.into(),
        card: Some(CharacterView::new(card.into(), text.of("council-character", card.id()))),
        card_struck: false,
        face: face.number().into(),
        marked: Vec::new(),
        targets: Vec::new(),
        value: if before == face {
            String::new()
        } else {
            format!("{} → {}", before.number(), face.number())
        },
        taken: String::new(),
        struck: false,
        spoken: String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn the_rulebooks_examples_are_turns_that_the_cards_allow() {
        let text = Text::new(Language::English).unwrap();
        assert!(tower(&text).is_some() && places(&text).is_some());
    }

    #[test]
    fn every_face_that_can_be_chosen_is_listed() {
        let text = Text::new(Language::English).unwrap();
        let value = |one| {
            let RuleFigure::Dice { dice, .. } = character(&text, one).unwrap().figure else {
                panic!("no dice")
            };
            dice.into_iter().map(|die| die.value).collect::<String>()
        };
        assert_eq!(value(Character::Alchemist), "5 → 2 · 10");
        assert_eq!(value(Character::Machine), "5 → 7 · 8");
        assert_eq!(value(Character::Parasite), "5 → 2 · 3");
        assert_eq!(value(Character::Druidess), "5 → 4 · 6");
        assert_eq!(value(Character::Powerful), "5 → all but 5 and 8");
    }
}
