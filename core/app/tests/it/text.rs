//! The three catalogues say the same, completely, and the code asks for nothing else.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

mod calls;
mod catalogue;
mod code;
mod families;

use catalogue::{LANGUAGES, messages, sources};
use douze_ai::council::{Moment, Remark};
use douze_app::text::{Arg, Text};
use douze_rules::forest::Card;
use douze_rules::{council, king::Character};
use std::collections::BTreeSet;

/// Sentences that are the same in English and in another language, and rightly so.
const SAME: &[&str] = &[
    "games-date",
    "people-portraits",
    "people-portrait",
    "people-colour-gold",
    "people-colour-amethyst",
    "home-title",
    "home-king",
    "home-council",
    "setup-name",
    "setup-preset-quick",
    "settings-notices",
    "settings-language-english",
    "settings-language-french",
    "settings-language-german",
    "settings-pace-normal",
    "forest-card-wolf",
    "forest-card-jackalope",
    "forest-seat-preview",
    "forest-gain",
    "forest-seat-deck",
    // "Douze, version { $version }." and "{ $points } points" are French as well.
    "settings-about-version",
    "forest-inspect-points",
    "chronicle-vacant",
    // "Pause" is French as well.
    "replay-pause",
    "chronicle-deck",
    "decks-title",
    "setup-deck",
    "king-beat-champions",
    "chronicle-first-spoken",
    "chronicle-obstacle-number",
    "chronicle-column-name",
    "setup-player-wolf",
    "setup-player-sage",
    "setup-temperament",
    "setup-temperament-loyal",
    "hint-face",
    "king-title",
    "king-character-alchemist",
    "king-character-golem",
    "king-character-oracle",
    "king-character-parasite",
    "council-character-alchemist",
    "council-character-golem",
    "council-character-oracle",
    "council-character-parasite",
    "council-title",
    "council-dilemma",
    "council-face",
    "rulebook-name-lea",
    "rules-council-title-april",
    "rules-council-title-august",
    "rules-council-title-september",
    "rules-council-title-november",
    "king-effect-alchemist",
    "king-effect-golem",
    "king-effect-parasite",
    "king-points",
    "king-face-choose",
    "king-history-spoken-taken",
    "rules-game-king",
    "rules-game-council",
];

/// Beginnings of keys that wait for their code.
const NOT_YET: &[&str] = &[];

/// A value for every name of an argument that may occur; `case` goes through numbers and the cards of the file's game.
fn sample(file: &str, name: &str, case: u8) -> Arg<'static> {
    let card = usize::from(case) % 12;
    match name {
        "name" | "other" | "owner" | "victim" | "last" => "Lea".into(),
        "names" | "first" => "Lea, Tom".into(),
        "card" | "othercard" if file == "king" => Character::ALL[card].id().into(),
        "card" | "othercard" if ["council", "chronicle"].contains(&file) => {
            council::Character::ALL[card].id().into()
        }
        "card" | "othercard" => Card::ALL[card].id().into(),
        "list" | "sum" | "value" | "why" | "mark" | "faces" | "cards" => "3 → 17".into(),
        "rule" | "targets" | "reward" | "penalty" | "error" => "1 point.".into(),
        "label" | "dilemma" | "difficulty" | "kept" | "month" | "remark" | "reasons" | "action" | "worth"
        | "heading" | "part" | "level" | "temperament" | "theme" | "grade" | "own" | "best" | "share"
        | "theirs" | "rating" | "puzzle" => "Mai".into(),
        "number" => "X".into(),
        "seat" => (case % 2).into(),
        "row" | "column" | "rows" | "columns" | "points" | "otherpoints" | "before" | "after" | "count"
        | "hand" | "deck" | "more" | "less" | "round" | "limit" | "line" | "found" | "known" | "turn"
        | "face" | "from" | "to" | "place" | "crowns" | "ones" | "twos" | "years" | "discards" | "bench"
        | "favour" | "most" | "solved" | "public" | "failed" | "percent" | "done" | "step" | "steps"
        | "cost" | "won" | "day" => case.into(),
        "version" | "file" | "game" | "word" | "seed" | "detail" | "year" => "x-1".into(),
        other => panic!("an argument without a sample: ${other}"),
    }
}

#[test]
fn the_languages_have_the_same_files_keys_and_arguments() {
    let english = messages("en");
    let files = |tag| sources(tag).into_iter().map(|(file, _)| file).collect::<Vec<_>>();
    for (_, tag) in LANGUAGES {
        assert_eq!(files(tag), files("en"), "{tag}");
        let other = messages(tag);
        let names = |m: &std::collections::BTreeMap<String, _>| m.keys().cloned().collect::<BTreeSet<_>>();
        let differing: Vec<_> = names(&english).symmetric_difference(&names(&other)).cloned().collect();
        assert!(differing.is_empty(), "{tag}: {differing:?}");
        for (key, message) in &other {
            assert_eq!(message.args, english[key].args, "{tag}: {key}");
            assert_eq!(message.file, english[key].file, "{tag}: {key}");
            assert!(key.starts_with(&format!("{}-", message.file)), "{tag}: {key} in {}", message.file);
        }
    }
}

#[test]
fn choices_cover_the_plural_forms_of_the_language() {
    // CLDR as fluent-bundle's intl_pluralrules 7 has it: all three know one and other. (French "many" came
    // later, for whole millions; nothing here counts so far.)
    let categories = BTreeSet::from(["one", "other"]);
    for (_, tag) in LANGUAGES {
        for (key, message) in messages(tag) {
            for choice in &message.choices {
                let (numbers, words): (Vec<&str>, Vec<&str>) =
                    choice.variants.iter().map(String::as_str).partition(|v| v.starts_with('['));
                if choice.on == "seat" {
                    assert_eq!(
                        (numbers.as_slice(), words.is_empty()),
                        (["[1]", "[0]"].as_slice(), true),
                        "{tag}: {key}"
                    );
                } else {
                    assert_eq!(words.iter().copied().collect::<BTreeSet<_>>(), categories, "{tag}: {key}");
                    assert_eq!(choice.variants[0], "other", "{tag}: {key}: the default is other");
                }
            }
        }
    }
}

#[test]
fn no_sentence_is_empty_or_left_in_english() {
    let english = messages("en");
    for (_, tag) in LANGUAGES {
        for (key, message) in messages(tag) {
            assert!(!message.words.trim().is_empty() || !message.args.is_empty(), "{tag}: {key}");
            let says_words = message.words.chars().any(char::is_alphabetic);
            if tag != "en" && says_words && !SAME.contains(&key.as_str()) {
                assert_ne!(message.words, english[&key].words, "{tag}: {key}");
            }
        }
    }
    let differing = |key: &&str| {
        LANGUAGES.iter().all(|(_, t)| *t == "en" || messages(t)[*key].words != english[*key].words)
    };
    let needless: Vec<_> = SAME.iter().copied().filter(differing).collect();
    assert!(needless.is_empty(), "allowed for nothing: {needless:?}");
}

/// All animals, gentle ones among them.
fn gentle() -> Vec<&'static str> {
    Card::ALL.map(Card::id).into_iter().chain(code::GENTLE).collect()
}

#[test]
fn every_card_has_its_texts_in_every_form_that_sentences_use() {
    let animals = ("forest", "forest-card-", "forest-rule-", gentle());
    let characters = ("king", "king-character-", "king-rule-", Character::ALL.map(Character::id).to_vec());
    let ids = council::Character::ALL.map(council::Character::id).to_vec();
    let councillors = ("council", "council-character-", "council-rule-", ids);
    for (_, tag) in LANGUAGES {
        let all = messages(tag);
        for (file, family, rule, ids) in [animals.clone(), characters.clone(), councillors.clone()] {
            let sentences = all.values().filter(|message| message.file == file);
            let used: BTreeSet<_> = sentences.flat_map(|message| message.card_forms.clone()).collect();
            let cards: BTreeSet<_> = ids.iter().map(|id| format!("{family}{id}")).collect();
            let named: BTreeSet<_> = all.keys().filter(|key| key.starts_with(family)).cloned().collect();
            assert_eq!(cards, named, "{tag}");
            for id in ids {
                assert!(all.contains_key(&format!("{rule}{id}")), "{tag}: {id}");
                let message = &all[&format!("{family}{id}")];
                for form in used.iter().filter(|form| !["", "name"].contains(&form.as_str())) {
                    assert!(message.attributes.contains_key(form), "{tag}: {id} lacks {form}");
                }
            }
        }
    }
}

#[test]
fn every_sentence_is_made_from_sample_values() {
    for (language, tag) in LANGUAGES {
        let text = Text::new(language).unwrap();
        for (key, message) in messages(tag) {
            for case in 0..12 {
                let args: Vec<_> = message
                    .args
                    .iter()
                    .map(|name| (name.as_str(), sample(&message.file, name, case)))
                    .collect();
                // A fault stops here by itself (debug assertions).
                let sentence = text.with(&key, &args);
                assert!(!sentence.trim().is_empty(), "{tag}: {key}");
                assert!(
                    !sentence.contains(['{', '}']) && !sentence.contains("  "),
                    "{tag}: {key}: {sentence}"
                );
                assert_eq!(sentence.trim_matches(' '), sentence, "{tag}: {key}");
                assert!(!sentence.contains("CARD("), "{tag}: {key}: {sentence}");
                assert!(!sentence.chars().any(|c| ('\u{2066}'..='\u{2069}').contains(&c)), "{tag}: {key}");
            }
        }
    }
}

#[test]
fn letters_are_set_as_each_language_sets_them() {
    for (_, tag) in LANGUAGES {
        for (key, message) in messages(tag) {
            let words = [message.words.clone(), message.attributes.values().cloned().collect()].concat();
            assert!(!words.contains(['\'', '"']), "{tag}: {key}: typographic marks, please");
            if tag == "fr" {
                for mark in [" :", " ;", " !", " ?", "« ", " »", " %"] {
                    assert!(!words.contains(mark), "{key}: the space of “{mark}” may not break");
                }
                // A narrow space before ; ! ? and inside « », a wide one before a colon and a percent sign.
                for mark in ["\u{a0};", "\u{a0}!", "\u{a0}?", "«\u{a0}", "\u{a0}»", "\u{202f}:", "\u{202f}%"]
                {
                    assert!(!words.contains(mark), "{key}: the other space with {mark:?}");
                }
            }
        }
    }
}

#[test]
fn grammar_is_the_catalogues_matter() {
    use douze_app::Language::{English, French, German};
    let say = |language, key: &str, args: &[(&str, Arg<'_>)]| Text::new(language).unwrap().with(key, args);
    let raccoon = [("name", "Lea".into()), ("card", "raccoon".into())];
    assert_eq!(say(English, "forest-status-place", &raccoon), "Lea, place the Raccoon");
    assert_eq!(say(German, "forest-status-place", &raccoon), "Lea, lege den Waschbären");
    assert_eq!(say(French, "forest-status-place", &raccoon), "Lea, posez le Raton laveur");
    let alchemist = [("name", "Lea".into()), ("card", "alchemist".into())];
    assert_eq!(say(English, "king-beat-revealed-one", &alchemist), "Lea plays the Alchemist");
    assert_eq!(say(German, "king-beat-revealed-one", &alchemist), "Lea spielt den Alchemisten");
    assert_eq!(say(French, "king-beat-revealed-one", &alchemist), "Lea joue l’Alchimiste");
    let points = |n: u8| [("points", n.into())];
    assert_eq!(say(English, "forest-inspect-points", &points(0)), "0 points");
    assert_eq!(say(French, "forest-inspect-points", &points(0)), "0 point");
    assert_eq!(say(German, "forest-inspect-points", &points(1)), "1 Punkt");
    let cell: [(&str, Arg<'_>); 5] = [
        ("row", 2.into()),
        ("column", 3.into()),
        ("name", "Lea".into()),
        ("card", "spider4".into()),
        ("points", 3.into()),
    ];
    assert_eq!(say(English, "forest-cell-card-points", &cell), "Row 2, column 3: Lea’s Spider 4. 3 points.");
    assert_eq!(
        say(German, "forest-cell-card-points", &cell),
        "Zeile 2, Spalte 3: Spinne 4 von Lea. 3 Punkte."
    );
}

#[test]
fn the_code_asks_for_keys_that_exist_and_for_all_of_them() {
    let known: BTreeSet<String> = messages("en").into_keys().collect();
    let asked = code::keys(&known);
    let missing: Vec<_> = asked.difference(&known).collect();
    assert!(missing.is_empty(), "asked for, but not in the catalogue: {missing:?}");
    let unused: Vec<_> = known
        .difference(&asked)
        .filter(|key| !NOT_YET.iter().any(|not_yet| key.starts_with(not_yet)))
        .collect();
    assert!(unused.is_empty(), "in the catalogue, but never asked for: {unused:?}");
}

#[test]
fn the_code_gives_each_sentence_what_it_needs() {
    let all = messages("en");
    let calls = calls::calls();
    let fits = |call: &&calls::Call| {
        let Some(message) = all.get(&call.key) else { return true };
        let own: BTreeSet<String> = call.own.iter().map(|&name| name.to_owned()).collect();
        call.given.is_subset(&message.args) && message.args.is_subset(&(&call.given | &own))
    };
    let wrong: Vec<_> = calls.iter().filter(|call| !fits(call)).collect();
    assert!(wrong.is_empty(), "given other values than the sentence has: {wrong:#?}");
    assert!(calls.len() > 500, "the calls are not recognised any more: {}", calls.len());
}

#[test]
fn the_rules_quote_each_remark_word_for_word() {
    for (language, tag) in LANGUAGES {
        let text = Text::new(language).unwrap();
        for remark in Remark::ALL {
            let place = match remark.moment() {
                Moment::BeforeChoice => "rules-council-remarks-choice",
                Moment::AfterChoice => "rules-council-remarks-reveal",
                Moment::AfterReveal => "rules-council-remarks-check",
            };
            let said = text.of("council-remark", remark.id());
            let quotes = match tag {
                "fr" => format!("«\u{202f}{said}\u{202f}»"),
                "de" => format!("„{said}“"),
                _ => format!("“{said}”"),
            };
            assert!(text.say(place).contains(&quotes), "{tag}: {quotes}");
        }
    }
}

#[test]
fn badges_are_short_enough_for_a_card() {
    for (language, tag) in LANGUAGES {
        let text = Text::new(language).unwrap();
        for badge in ["council-badge-petitioner", "council-badge-twice"].map(|key| text.say(key)) {
            assert!(badge.chars().count() <= 12, "{tag}: {badge}");
        }
    }
}
