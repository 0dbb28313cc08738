//! The shipped deck in its versions, read with a reader that knows just this file's form; the app's own gives lines and fields.

use douze_rules::council::{Character, Deck, Dilemma, Effect, Effects, Faces};
use douze_rules::d12::Face;

/// From the first version on.
const FILES: [&str; 2] =
    [include_str!("../../../data/council-deck.toml"), include_str!("../../../data/council-deck-2.toml")];

/// The dilemmas of the first version in the file's order, and the crowns.
pub fn parts() -> (Vec<Dilemma>, [u8; 12]) {
    parts_of(FILES[0])
}

fn parts_of(file: &str) -> (Vec<Dilemma>, [u8; 12]) {
    let (mut dilemmas, mut crowns) = (Vec::new(), [0; 12]);
    for line in file.lines().map(str::trim) {
        if line == "[[dilemma]]" {
            dilemmas.push(Dilemma::default());
        }
        let Some((key, value)) = line.split_once(" = ").filter(|_| !line.starts_with('#')) else { continue };
        if let Some(character) = Character::from_id(key) {
            crowns[character as usize] = value.parse().expect("a crown");
        }
        let Some(dilemma) = dilemmas.last_mut() else { continue };
        match key {
            "n" => dilemma.number = value.parse().expect("a number"),
            "bells" => dilemma.bells = value.parse().expect("bells"),
            "value" => dilemma.value = value.parse().expect("a value"),
            "targets" => dilemma.targets = targets(value),
            "reward" => dilemma.reward = effects(value),
            "penalty" => dilemma.penalty = effects(value),
            _ => {}
        }
    }
    (dilemmas, crowns)
}

/// The first version of the shipped deck: tests name its faces.
pub fn deck() -> Deck {
    let [first, _] = versions();
    first
}

/// All versions of the shipped deck; new games are played with the last one.
pub fn versions() -> [Deck; 2] {
    FILES.map(|file| {
        let (dilemmas, crowns) = parts_of(file);
        Deck::new(dilemmas, crowns).expect("a shipped deck")
    })
}

fn targets(text: &str) -> [Faces; 2] {
    let inside = text.trim_start_matches('[').trim_end_matches(']');
    let mut targets = [Faces::EMPTY; 2];
    for (place, list) in targets.iter_mut().zip(inside.split("], [")) {
        let face = |number: &str| Face::new(number.trim().parse().expect("a number")).expect("a face");
        *place = list.split(',').map(face).collect();
    }
    targets
}

fn effects(text: &str) -> Effects {
    let words = text.trim_matches(['[', ']']).split(',').map(|word| word.trim().trim_matches('"'));
    let effects: Vec<_> = words
        .filter(|word| !word.is_empty())
        .map(|word| Effect::from_word(word).unwrap_or_else(|| panic!("{word}")))
        .collect();
    Effects::new(&effects).expect("four at most")
}
