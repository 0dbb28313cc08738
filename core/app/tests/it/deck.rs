//! Deck files: the shipped one, and every breach with its line and field.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // helpers of tests

use douze_app::Language;
use douze_app::deck::{Breach, Deck, Decks, LONGEST, SHIPPED, Sha256};
use douze_rules::council::Character;
use proptest::prelude::*;

/// The file with one place changed; the line where it is, and what is then wrong.
fn changed(from: &str, to: &str) -> (usize, Vec<Breach>) {
    let place = SHIPPED.find(from).unwrap_or_else(|| panic!("{from}"));
    let file = SHIPPED.replacen(from, to, 1);
    (SHIPPED[..place].matches('\n').count() + 1, Deck::read(file.as_bytes()).err().unwrap_or_default())
}

fn words(breaches: &[Breach]) -> Vec<String> {
    breaches.iter().map(ToString::to_string).collect()
}

#[test]
fn the_shipped_deck_is_sound_and_has_names_in_three_languages() {
    let deck = Deck::shipped().unwrap();
    assert_eq!((deck.name(), deck.rules().dilemmas().len()), ("default", 36));
    assert_eq!(deck.sha256(), Sha256::of(SHIPPED.as_bytes()));
    assert_eq!(deck.rules().crown(Character::Powerful), 1);
    assert_eq!(deck.rules().crown(Character::Stoic), 3);
    for (language, name) in [
        (Language::English, "Collapsed Tower"),
        (Language::French, "Tour effondrée"),
        (Language::German, "Eingestürzter Turm"),
    ] {
        assert_eq!(deck.dilemma_name(language, 5), Some(name));
        assert!((1..=36).all(|number| deck.dilemma_name(language, number).is_some()));
        assert_eq!([0, 37].map(|number| deck.dilemma_name(language, number)), [None, None]);
    }
}

#[test]
fn every_breach_has_its_line_field_and_sentence() {
    for (from, to, words) in [
        ("bells = 1", "bells = 4", "dilemma 1, bells: 4 bells: a dilemma has 1, 2 or 3"),
        ("bells = 1", "bells = \"1\"", "dilemma 1, bells: must be an integer, not string"),
        ("bells = 1", "bells = 1.0", "dilemma 1, bells: must be an integer, not float"),
        ("value = 3", "value = 0", "dilemma 1, value: 0 years: a dilemma has 1 to 20"),
        ("value = 3", "value = 300", "dilemma 1, value: 300 is no number from 0 to 255"),
        ("value = 3", "value = -3", "dilemma 1, value: -3 is no number from 0 to 255"),
        ("[[7]]", "[[13]]", "dilemma 1, targets: a die has no face 13"),
        ("[[7]]", "[[-7]]", "dilemma 1, targets: a die has no face -7"),
        ("[[7]]", "[[7, 7]]", "dilemma 1, targets: the face 7 is there twice in one target"),
        ("[[7]]", "[[]]", "dilemma 1, targets: a target has at least one face"),
        ("[[7]]", "[[7], []]", "dilemma 1, targets: a target has at least one face"),
        ("[[7]]", "[[7], [7]]", "dilemma 1, targets: the two targets are the same"),
        ("[[7]]", "[]", "targets: must be one target or two, each a list of faces; here are 0"),
        ("[[7]]", "[[7], [8], [9]]", "each a list of faces; here are 3"),
        ("[[7]]", "[7]", "dilemma 1, targets: must be a list, not integer"),
        ("[[7]]", "7", "dilemma 1, targets: must be a list, not integer"),
        (
            "reward = []",
            "reward = [\"favuor 1\"]",
            "reward: \"favuor 1\" is no effect; effects are favour N,",
        ),
        ("reward = []", "reward = [\"favour 6\"]", "reward: 6: Favour goes up or down by 1 to 5"),
        ("reward = []", "reward = [\"recall 4\"]", "reward: 4: 1 to 3 cards can be taken or discarded"),
        ("reward = []", "reward = [7]", "dilemma 1, reward: must be a text, not integer"),
        (
            "reward = []",
            "reward = [\"keep:tip\", \"keep:tip\"]",
            "reward: a dilemma is kept for one thing only",
        ),
        (
            "reward = []",
            "reward = [\"reroll\", \"reroll\", \"reroll\", \"reroll\", \"reroll\"]",
            "reward: at most 4 effects, here are 5",
        ),
        ("[\"favour -2\"]", "[\"keep:tip\"]", "dilemma 1, penalty: a penalty cannot be kept"),
        ("\"Hiver rude\"", "\"\"", "dilemma 1, fr: a name has 1 to 40 signs, all of them visible"),
        ("\"Hiver rude\"", "\"Hiver\\u202Erude\"", "fr: a name has 1 to 40 signs"),
        ("\"Hiver rude\"", "[]", "dilemma 1, fr: must be a text, not array"),
        ("name = \"default\"", "name = 7", "name: must be a text, not integer"),
        ("lady = 1", "lady = 4", "crowns.lady: crown 4: a petitioner has 1, 2 or 3"),
        ("n = 1\n", "n = 37\n", "dilemma 37, n: 37 is no number of a dilemma: they go from 1 to 36"),
        ("n = 2\n", "n = 1\n", "dilemma 1, n: there are several dilemmas 1"),
    ] {
        let (line, breaches) = changed(from, to);
        let found = self::words(&breaches);
        assert!(found.iter().any(|found| found.contains(words)), "{to}: {found:#?}");
        assert_eq!(breaches[0].line, line, "{to}: {found:#?}");
        // A dilemma with another number is missing besides.
        assert_eq!(breaches.len(), 1 + usize::from(from.starts_with("n = ")), "{to}: {found:#?}");
    }
}

#[test]
fn what_is_missing_or_unknown_is_named() {
    for (from, to, words) in [
        ("name = \"default\"\n", "", "line 1: name: is missing"),
        ("value = 3\n", "", "dilemma 1, value: is missing"),
        ("value = 3\n", "valeu = 3\n", "dilemma 1, value: is missing"),
        ("value = 3\n", "valeu = 3\n", "dilemma 1, valeu: no field has this name"),
        ("lady = 1\n", "ladi = 1\n", "crowns.lady: is missing"),
        ("lady = 1\n", "ladi = 1\n", "crowns.ladi: no field has this name"),
        ("[crowns]", "[crown]", "line 1: crowns: is missing"),
        ("[crowns]", "[[crowns]]", "crowns: must be a table, not array"),
        ("n = 7\n", "", "n: is missing"),
    ] {
        let found = self::words(&changed(from, to).1);
        assert!(found.iter().any(|found| found.contains(words)), "{to}: {found:#?}");
        assert!(found.len() <= 2, "no breach is a mere consequence: {found:#?}");
    }
    // The line of a dilemma in which something is missing is its heading.
    let (line, breaches) = changed("value = 3\n", "");
    assert!(SHIPPED.lines().nth(breaches[0].line - 1).unwrap().starts_with("[[dilemma]]"));
    assert!(breaches[0].line < line && breaches[0].line + 9 > line);
}

#[test]
fn the_deck_as_a_whole_is_judged_too() {
    let first = SHIPPED.find("[[dilemma]]").unwrap();
    let second = first + 1 + SHIPPED[first + 1..].find("[[dilemma]]").unwrap();
    let file = SHIPPED[..first].to_owned() + &SHIPPED[second..];
    let breaches = Deck::read(file.as_bytes()).unwrap_err();
    assert_eq!(breaches.len(), 1, "{breaches:?}");
    assert!(breaches[0].to_string().ends_with(": dilemma: dilemma 1 is missing"), "{}", breaches[0]);

    let file = SHIPPED.replace("bells = 3", "bells = 1");
    let found = words(&Deck::read(file.as_bytes()).unwrap_err());
    assert!(found[0].ends_with("dilemma: 0 dilemmas have 3 bells, a game needs 1"), "{found:?}");

    let file =
        SHIPPED.replace(" = 1\n", " = 2\n").replace("bells = 2", "bells = 1").replace("n = 2\n", "n = 1\n");
    let found = words(&Deck::read(file.as_bytes()).unwrap_err());
    assert!(
        found.iter().any(|found| found.contains("crowns: two characters besides the Powerful")),
        "{found:?}"
    );
}

#[test]
fn all_breaches_come_at_once_in_the_order_of_lines() {
    let file = SHIPPED
        .replacen("lady = 1", "lady = 9", 1)
        .replacen("bells = 1", "bells = 9", 1)
        .replacen("[[4, 5, 6]]", "[[4, 5, 16, 17]]", 1)
        .replacen("\"keep:tip\"", "\"keep:tea\"", 1)
        .replacen("n = 36", "n = true", 1);
    let breaches = Deck::read(file.as_bytes()).unwrap_err();
    let fields: Vec<(Option<u8>, &str)> =
        breaches.iter().map(|breach| (breach.dilemma, breach.field.as_str())).collect();
    let wanted = [
        (None, "crowns.lady"),
        (Some(1), "bells"),
        (Some(2), "targets"),
        (Some(2), "targets"),
        (Some(4), "reward"),
        (None, "n"),
    ];
    assert_eq!(fields, wanted);
    assert!(breaches.is_sorted_by_key(|breach| breach.line));
    for breach in &breaches {
        let line = file.lines().nth(breach.line - 1).unwrap();
        let name = breach.field.rsplit('.').next().unwrap();
        assert!(line.starts_with(name), "{breach}: {line}");
    }
}

#[test]
fn what_is_no_toml_is_said_with_its_line() {
    for (file, line, words) in [
        ("name = \"x\"\n[crowns\n", 2, "not TOML: "),
        ("name = \"x\"\nname = \"y\"\n", 2, "not TOML: duplicate key"),
        ("", 1, "name: is missing"),
    ] {
        let breaches = Deck::read(file.as_bytes()).unwrap_err();
        let found = self::words(&breaches);
        assert!(breaches[0].line == line && found[0].contains(words), "{found:?}");
    }
    let breaches = Deck::read(b"name = \"x\"\n# \xFF\n").unwrap_err();
    assert_eq!(words(&breaches), ["line 2: not UTF-8"]);
    let long = "#".repeat(LONGEST) + "\n";
    let breaches = Deck::read(long.as_bytes()).unwrap_err();
    assert_eq!(words(&breaches), ["line 1: the file is longer than 200000 bytes"]);
}

#[test]
fn decks_are_found_by_name_and_hash() {
    let (shipped, first) = (Deck::shipped().unwrap().sha256(), Deck::first().unwrap().sha256());
    assert_ne!(shipped, first);
    let own = |change: &str| Deck::read((SHIPPED.to_owned() + change).as_bytes()).unwrap();
    let mine = Deck::read(SHIPPED.replacen("\"default\"", "\"ours\"", 1).as_bytes()).unwrap();
    let tuned = own("# tuned\n");
    let mut decks = Decks::shipped();
    assert_eq!(decks.find("default", None).unwrap().sha256(), first);
    assert!(decks.find("ours", None).is_none() && !decks.has("ours"));
    decks.add(mine.clone());
    decks.add(tuned.clone());
    assert_eq!(decks.find("ours", None), Some(&mine));
    assert_eq!(decks.find("ours", Some(mine.sha256())), Some(&mine));
    assert_eq!(decks.find("ours", Some(shipped)), None);
    // Several versions of one name: the hash decides; without one it is the first.
    assert_eq!(decks.find("default", None).unwrap().sha256(), first);
    assert_eq!(decks.find("default", Some(tuned.sha256())), Some(&tuned));
    assert_eq!(decks.find("default", Some(first)).unwrap().sha256(), first);
    assert_eq!(decks.find("default", Some(shipped)).unwrap().sha256(), shipped);
    assert_eq!(decks.names().collect::<Vec<_>>(), ["default", "ours", "default"]);
}

#[test]
fn the_three_languages_may_not_be_left_out() {
    for name in ["en", "fr", "de"] {
        let file: Vec<&str> =
            SHIPPED.lines().filter(|line| !line.starts_with(&format!("{name} = "))).collect();
        let breaches = Deck::read(file.join("\n").as_bytes()).unwrap_err();
        assert_eq!(breaches.len(), 36);
        assert!(breaches.iter().all(|breach| breach.field == name), "{breaches:?}");
    }
}

proptest! {
    #[test]
    fn no_bytes_make_it_panic(at: prop::sample::Index, bytes in prop::collection::vec(any::<u8>(), 0..6), cut in 0..9_usize) {
        let mut file = SHIPPED.as_bytes().to_vec();
        let at = at.index(file.len());
        let end = (at + cut).min(file.len());
        file.splice(at..end, bytes);
        if let Err(breaches) = Deck::read(&file) {
            let lines = file.split(|&byte| byte == b'\n').count();
            prop_assert!(!breaches.is_empty());
            for breach in breaches {
                prop_assert!((1..=lines).contains(&breach.line), "{}", breach);
            }
        }
    }
}
