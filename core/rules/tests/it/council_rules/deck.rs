//! The constraints of a default deck (`council-deck.md`), and breaches of decks.

use crate::council_common::deck::{parts, versions};
use crate::council_common::game::faces;
use douze_rules::council::{
    Breach, BreachKind, Character, Deck, Dilemma, Effect, Effects, Faces, Kept, Place, Scenario,
};
use douze_rules::d12::Face;

fn numbers(deck: &Deck, holds: impl Fn(&Dilemma) -> bool) -> Vec<u8> {
    deck.dilemmas().iter().filter(|dilemma| holds(dilemma)).map(|dilemma| dilemma.number).collect()
}

/// What all these have, among others, in every version.
fn all(list: &[u8], holds: impl Fn(&Dilemma) -> bool) {
    for deck in versions() {
        let there = numbers(&deck, &holds);
        assert!(list.iter().all(|number| there.contains(number)), "{there:?}");
    }
}

#[test]
fn numbers_and_bells() {
    for deck in versions() {
        assert_eq!(numbers(&deck, |_| true), (1..=36).collect::<Vec<_>>());
        for (bells, range) in [(1, 1..=18), (2, 19..=29), (3, 30..=36)] {
            assert_eq!(numbers(&deck, |dilemma| dilemma.bells == bells), range.collect::<Vec<_>>());
        }
    }
}

#[test]
fn single_values_and_two_targets() {
    let single = |dilemma: &Dilemma| !dilemma.is_double() && dilemma.targets[0].len() == 1;
    for deck in versions() {
        assert_eq!(numbers(&deck, single), Scenario::August.dilemmas());
        assert_eq!(numbers(&deck, Dilemma::is_double), Scenario::September.dilemmas());
    }
}

#[test]
fn november_october_and_april_are_as_they_are_described() {
    let gains = |effect| matches!(effect, Effect::Favour(1..));
    all(&Scenario::November.dilemmas(), |dilemma| !dilemma.reward.iter().any(gains));
    let weak = |effect| matches!(effect, Effect::Reroll | Effect::Recall(1) | Effect::Keep(Kept::Reroll));
    all(&Scenario::October.dilemmas(), |dilemma| dilemma.reward.iter().all(weak));
    let heavy = |effect| matches!(effect, Effect::Favour(..=-2));
    all(&Scenario::April.dilemmas(), |dilemma| dilemma.penalty.iter().any(heavy));
}

#[test]
fn known_faces() {
    for deck in versions() {
        let dilemma = |number| *deck.dilemma(number).expect("there");
        assert_eq!(dilemma(5).targets, [faces(&[9, 10, 11]), Faces::EMPTY]);
        assert!(!dilemma(5).reward.iter().any(|effect| matches!(effect, Effect::Keep(_))));
        assert_eq!(dilemma(6).targets, [faces(&[3]), Faces::EMPTY]);
        assert_eq!(dilemma(21).targets, [faces(&[3]), faces(&[10])]);
    }
}

#[test]
fn crowns_and_values() {
    for deck in versions() {
        assert_eq!(deck.crown(Character::Powerful), 1);
        assert!(Character::ALL.into_iter().all(|one| (1..=3).contains(&deck.crown(one))));
        for face in Face::all() {
            let asked = numbers(&deck, |dilemma| dilemma.targets.iter().any(|target| target.contains(face)));
            assert!(asked.len() >= 5, "{face:?}: {asked:?}");
        }
    }
}

#[test]
fn july_holds_two_free_bells() {
    let free = |dilemma: &Dilemma| dilemma.reward.iter().any(|effect| effect == Effect::Keep(Kept::FreeBell));
    for deck in versions() {
        let there = numbers(&deck, free).into_iter();
        assert!(there.filter(|number| Scenario::July.dilemmas().contains(number)).count() >= 2);
    }
}

/// The best scores that could be reached, all public with Favour 5.
#[test]
fn best_scores_fall_into_their_verdicts() {
    versions().iter().for_each(best_scores_fall);
}

fn best_scores_fall(deck: &Deck) {
    let value = |number: u8| u32::from(deck.dilemma(number).expect("there").value);
    let crown = |one: Character| u32::from(deck.crown(one));
    let december = Scenario::December;
    let best = 2 * december.dilemmas().map(value).iter().sum::<u32>()
        + december.petitioners().map(crown).iter().sum::<u32>()
        + 5;
    assert!(best >= 110, "{best}");
    // A normal game: the most valuable 4, 2 and 1, and the most and least that seven crowns can be.
    let of = |bells: u8, count: usize, most: bool| {
        let mut values: Vec<_> =
            deck.dilemmas().iter().filter(|one| one.bells == bells).map(|one| u32::from(one.value)).collect();
        values.sort_unstable();
        if most {
            values.reverse();
        }
        values.iter().take(count).sum::<u32>()
    };
    let solved = |most| of(1, 4, most) + of(2, 2, most) + of(3, 1, most);
    // The Powerful, one more of value 1, and five others.
    let mut crowns: Vec<_> = Character::ALL.into_iter().map(crown).collect();
    crowns.sort_unstable();
    let least: u32 = crowns.iter().take(7).sum();
    let highest: u32 = 2 + crowns.iter().rev().take(5).sum::<u32>();
    let best = 2 * solved(true) + highest + 5;
    assert!((79..=109).contains(&best), "{best}");
    for usual in [solved(false) + least + 3, solved(true) + highest + 3] {
        assert!((30..=60).contains(&usual), "{usual}");
    }
    // A usual one, between the two.
    let middle = (solved(false) + least + solved(true) + highest) / 2 + 3;
    assert!((35..=60).contains(&middle), "{middle}");
}

/// The breaches of the shipped deck after a change.
fn breaches(change: impl Fn(&mut Vec<Dilemma>, &mut [u8; 12])) -> Vec<Breach> {
    let (mut dilemmas, mut crowns) = parts();
    change(&mut dilemmas, &mut crowns);
    let breaches = Deck::validate(&dilemmas, crowns);
    assert_eq!(Deck::new(dilemmas, crowns).err().unwrap_or_default(), breaches);
    breaches
}

fn in_field(field: &'static str, kind: BreachKind) -> Vec<Breach> {
    vec![Breach { place: Place::Dilemma { index: 2, field }, kind }]
}

#[test]
fn each_breach_is_reported_with_its_place() {
    assert_eq!(breaches(|_, _| {}), []);
    let effects = |list: &[Effect]| Effects::new(list).expect("four at most");
    let change = |change: &dyn Fn(&mut Dilemma)| breaches(|dilemmas, _| change(&mut dilemmas[2]));
    let missing = Breach { place: Place::Deck, kind: BreachKind::Missing { number: 3 } };
    let wrong = change(&|dilemma| dilemma.number = 37);
    assert_eq!(wrong, [in_field("n", BreachKind::Number { number: 37 }), vec![missing]].concat());
    let twice = change(&|dilemma| dilemma.number = 1);
    assert_eq!(twice, [in_field("n", BreachKind::Repeated { number: 1 }), vec![missing]].concat());
    assert_eq!(change(&|dilemma| dilemma.bells = 4), in_field("bells", BreachKind::Bells { bells: 4 }));
    assert_eq!(
        change(&|dilemma| dilemma.targets[0] = Faces::EMPTY),
        in_field("targets", BreachKind::EmptyTarget)
    );
    let same = change(&|dilemma| dilemma.targets[1] = dilemma.targets[0]);
    assert_eq!(same, in_field("targets", BreachKind::SameTargets));
    assert_eq!(change(&|dilemma| dilemma.value = 21), in_field("value", BreachKind::Value { value: 21 }));
    for amount in [0, 6, -6] {
        let wrong = change(&|dilemma| dilemma.reward = effects(&[Effect::Favour(amount)]));
        assert_eq!(wrong, in_field("reward", BreachKind::Favour { amount }));
    }
    for effect in [Effect::Recall(4), Effect::Bench(4), Effect::Discard(4)] {
        let wrong = change(&|dilemma| dilemma.penalty = effects(&[effect]));
        assert_eq!(wrong, in_field("penalty", BreachKind::Amount { amount: 4 }));
    }
    let kept = [Effect::Keep(Kept::Tip), Effect::Keep(Kept::Tip)];
    assert_eq!(change(&|dilemma| dilemma.reward = effects(&kept)), in_field("reward", BreachKind::KeptTwice));
    assert_eq!(
        change(&|dilemma| dilemma.penalty = effects(&kept[..1])),
        in_field("penalty", BreachKind::KeptPenalty)
    );
}

#[test]
fn breaches_of_crowns_and_of_the_whole() {
    let crown = breaches(|_, crowns| crowns[0] = 4);
    assert_eq!(
        crown,
        [Breach { place: Place::Crown(Character::Alchemist), kind: BreachKind::Crown { crown: 4 } }]
    );
    let high = breaches(|_, crowns| *crowns = [2; 12]);
    assert_eq!(high, [Breach { place: Place::Deck, kind: BreachKind::TooFewCrowns }]);
    let short = breaches(|dilemmas, _| dilemmas.truncate(29));
    assert_eq!(short.len(), 8, "seven numbers, and the hard ones");
    let none = BreachKind::TooFew { bells: 3, found: 0, needed: 1 };
    assert_eq!(short.last(), Some(&Breach { place: Place::Deck, kind: none }));
}

#[test]
fn words_of_effects() {
    for (word, effect) in [
        ("favour -2", Some(Effect::Favour(-2))),
        ("recall 1", Some(Effect::Recall(1))),
        ("bench 1", Some(Effect::Bench(1))),
        ("discard 2", Some(Effect::Discard(2))),
        ("reroll", Some(Effect::Reroll)),
        ("keep:open_card", Some(Effect::Keep(Kept::OpenCard))),
        ("keep:gold", None),
        ("favour", None),
        ("favour x", None),
        ("reroll 1", None),
        ("", None),
    ] {
        assert_eq!(Effect::from_word(word), effect, "{word}");
    }
    assert_eq!(Effects::new(&[Effect::Reroll; 5]), None);
}
