//! No sentence on a table is too long: measured with real names and numbers, in every state of the gallery.
#![allow(clippy::unwrap_used, reason = "helpers of a test")]

use douze_app::gallery::gallery;
use douze_app::screen::Body;
use std::collections::BTreeSet;

/// Characters of a sentence on a table at most.
const LONGEST: usize = 60;

/// All texts in a value, from its `Debug` form: one stands at the end of its line.
fn texts(value: &str) -> impl Iterator<Item = String> {
    value.lines().filter_map(|line| {
        let (_, text) = line.strip_suffix(',')?.strip_suffix('"')?.split_once('"')?;
        Some(text.replace("\\u{202f}", " ").replace("\\u{a0}", " ").replace("\\n", ". "))
    })
}

/// The sentences of a text.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let ends = |place: usize, end: char| ".!?".contains(end) && text[place + 1..].starts_with(' ');
    let places: Vec<usize> =
        text.char_indices().filter(|&(place, end)| ends(place, end)).map(|(place, _)| place + 1).collect();
    let mut from = 0;
    places.into_iter().chain([text.len()]).map(move |to| {
        let sentence = text[from..to].trim();
        from = to;
        sentence
    })
}

/// How long a sentence is. Of a list of names only its beginning counts, up to the colon.
fn length(sentence: &str) -> usize {
    let is_name = |name: &str| name.split(' ').count() <= 3;
    let is_list = |list: &str| {
        let words = [" and ", " et ", " und "];
        let list = words.iter().fold(list.to_owned(), |list, word| list.replace(word, ", "));
        list.contains(", ") && list.split(", ").all(is_name)
    };
    match sentence.rsplit_once(": ") {
        Some((beginning, list)) if is_list(list) => beginning.chars().count(),
        _ => sentence.chars().count(),
    }
}

/// It plays the whole gallery once per language, which takes seconds.
#[test]
fn no_sentence_on_a_table_has_more_than_sixty_characters() {
    for locale in ["en", "fr", "de"] {
        let mut long = BTreeSet::new();
        let tables = gallery(locale).unwrap().into_iter().filter(|state| {
            matches!(
                state.update.screen.body,
                Body::Curtain { .. } | Body::Forest { .. } | Body::King { .. } | Body::Council { .. }
            )
        });
        for state in tables {
            for text in texts(&format!("{:#?}", state.update)) {
                let too_long = sentences(&text).filter(|sentence| length(sentence) > LONGEST);
                long.extend(too_long.map(|sentence| (length(sentence), sentence.to_owned())));
            }
        }
        let list: Vec<String> =
            long.iter().rev().map(|(length, sentence)| format!("{length} {sentence}")).collect();
        assert!(long.is_empty(), "{locale}, longer than {LONGEST}:\n{}", list.join("\n"));
    }
}

/// It plays the whole gallery, which takes seconds.
#[test]
fn places_of_the_forest_are_said_by_the_square_that_is_drawn() {
    let mut said = 0;
    for state in gallery("en").unwrap() {
        let Body::Forest { forest } = &state.update.screen.body else { continue };
        for cell in &forest.board.cells {
            let inside = (0..4).contains(&cell.slot_row) && (0..4).contains(&cell.slot_col);
            if inside && cell.spoken.starts_with("Row ") {
                let place = format!("Row {}, column {}: ", cell.slot_row + 1, cell.slot_col + 1);
                assert!(cell.spoken.starts_with(&place), "{}: {}", state.name, cell.spoken);
                said += 1;
            }
        }
    }
    assert!(said > 100, "{said}");
}
