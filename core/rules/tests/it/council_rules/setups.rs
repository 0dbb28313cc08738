//! Setups that are refused, and setups by chance.

use crate::council_common::deck::deck;
use crate::council_common::game::{cards, draft, month};
use douze_rules::council::{Character, Draft, Scenario, Setup, SetupError};

/// A normal game that is right.
fn normal() -> Draft {
    let dilemmas = [5, 6, 12, 15, 19, 20, 33];
    Draft { free: false, ..draft(3, "powerful machine sorcerer alchemist knight", "lady", &dilemmas) }
}

fn error(draft: Draft) -> Option<SetupError> {
    Setup::new(&draft, &deck()).err()
}

fn petitioners(ids: &str) -> [Character; 7] {
    cards(ids).try_into().expect("seven")
}

#[test]
fn each_breach_is_named() {
    assert_eq!(error(normal()), None);
    let right = normal();
    let open = |ids: &str| cards(ids).try_into().expect("five");
    for (draft, expected) in [
        (Draft { councillors: 1, ..right }, SetupError::Councillors { councillors: 1 }),
        (Draft { councillors: 5, ..right }, SetupError::Councillors { councillors: 5 }),
        (Draft { dilemmas: [5, 6, 12, 15, 19, 20, 37], ..right }, SetupError::NoSuchDilemma { number: 37 }),
        (Draft { dilemmas: [5, 6, 12, 15, 19, 20, 0], ..right }, SetupError::NoSuchDilemma { number: 0 }),
        (Draft { dilemmas: [5, 5, 12, 15, 19, 20, 33], ..right }, SetupError::RepeatedDilemma),
        (
            Draft {
                petitioners: petitioners("lady lady powerful machine sorcerer alchemist knight"),
                ..right
            },
            SetupError::RepeatedPetitioner,
        ),
        (Draft { open: open("powerful powerful machine sorcerer lady"), ..right }, SetupError::Open),
        (Draft { open: open("powerful machine sorcerer alchemist oracle"), ..right }, SetupError::Open),
        (
            Draft { dilemmas: [5, 6, 12, 15, 19, 20, 21], ..right },
            SetupError::Bells { bells: 2, found: 3, needed: 2 },
        ),
        (Draft { open: open("lady machine sorcerer alchemist knight"), ..right }, SetupError::NoPowerful),
        (
            Draft { ruler: Some(Character::Knight), ..right },
            SetupError::RulerAsks { ruler: Character::Knight },
        ),
    ] {
        assert_eq!(error(draft), Some(expected));
        // A free game may choose its cards, but not how many.
        let chosen = matches!(
            expected,
            SetupError::Bells { .. } | SetupError::NoPowerful | SetupError::RulerAsks { .. }
        );
        assert_eq!(error(Draft { free: true, ..draft }).is_none(), chosen, "{expected}");
    }
    let high = "powerful machine alchemist knight stoic";
    let low = Draft { free: false, ..draft(2, high, "lady", &right.dilemmas) };
    assert_eq!(error(low), Some(SetupError::LowCrowns { needed: 1 }));
}

#[test]
fn with_the_powerful_on_the_throne_two_open_ones_have_crown_1() {
    let ruled = |open: &str| Draft {
        ruler: Some(Character::Powerful),
        free: false,
        ..draft(2, open, "stoic oracle", &normal().dilemmas)
    };
    assert_eq!(error(ruled("lady sorcerer machine alchemist knight")), None);
    let one = ruled("lady parasite machine alchemist knight");
    assert_eq!(error(one), Some(SetupError::LowCrowns { needed: 2 }));
}

#[test]
fn a_month_has_exactly_its_lists() {
    let right = month(2, Scenario::January, "powerful druidess stoic sorcerer parasite", "", &[]);
    assert_eq!(error(right), None);
    assert_eq!(
        error(Draft { ruler: Some(Character::Stoic), ..right }),
        None,
        "even with the ruler among them"
    );
    assert_eq!(error(Draft { free: true, ..right }), Some(SetupError::FreeScenario));
    let other =
        Draft { petitioners: petitioners("powerful druidess stoic sorcerer parasite knight lady"), ..right };
    assert_eq!(error(other), Some(SetupError::ScenarioPetitioners));
    let other = Draft { dilemmas: [5, 8, 9, 12, 15, 16, 21], ..right };
    assert_eq!(error(other), Some(SetupError::ScenarioDilemmas));
    let december = month(2, Scenario::December, "druidess stoic golem sorcerer machine", "", &[]);
    assert_eq!(error(december), None);
    assert_eq!(error(Draft { silent: false, ..december }), Some(SetupError::NotSilent));
}

#[test]
fn a_setup_is_written_down_as_it_was() {
    let draft = normal();
    let back = Setup::new(&draft, &deck()).expect("right").draft();
    let set = |open: [Character; 5]| open.into_iter().collect::<douze_rules::council::Characters>();
    assert_eq!((set(back.open), Draft { open: draft.open, ..back }), (set(draft.open), draft));
}

#[test]
fn setups_by_chance_are_right_and_differ() {
    let deck = deck();
    let mut seed = 9_u32;
    let mut pick = |n: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) % n
    };
    let mut first = [0; 12];
    for round in 0..6_000 {
        let ruler = [None, Some(Character::Powerful), Some(Character::Lady)][round % 3];
        let draft = Draft::normal(2 + round % 3, ruler, &deck, &mut pick);
        assert_eq!(Setup::new(&draft, &deck).err(), None, "{draft:?}");
        first[draft.petitioners[0] as usize] += 1;
    }
    assert!(first.iter().all(|&count| count > 200), "{first:?}");
}
