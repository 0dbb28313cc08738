use super::choice::greedy_cards;
use super::keeping::{best_pair, clear_card};
use super::person::{Person, Play, Talk};
use super::sight::Sight;
use super::told::Told;
use super::*;
use crate::simulate::member::Sits;
use douze_ai::council::{Question, Remark, Said, Table};
use douze_app::deck::Deck;
use douze_rules::Viewer;
use douze_rules::council::{
    Action, Character, Characters, Draft, Observation, Scenario, Setup, State, apply, observe,
};
use douze_rules::d12::Face;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use Character::{Alchemist, Druidess, Golem, Knight, Lady, Machine, Powerful, Reverser, Sorcerer, Stoic};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn deck() -> &'static Deck {
    Deck::shipped().expect("a sound deck")
}

/// The first dilemma with one target, 7, and these hands; the Lady asks first.
fn seven(councillors: usize, die: u8, open: [Character; 5]) -> State {
    let petitioners: Characters = [Lady]
        .into_iter()
        .chain(open)
        .chain([Alchemist, Reverser, Sorcerer])
        .filter(|&one| one != Lady)
        .collect();
    let mut others = petitioners.iter().filter(|one| !open.contains(one));
    let draft = Draft {
        councillors,
        scenario: None,
        ruler: None,
        free: true,
        open,
        petitioners: [Lady, open[0], open[1], open[2], open[3], open[4], others.next().expect("one")],
        dilemmas: [1, 2, 3, 4, 5, 6, 7],
        silent: false,
        bells: true,
    };
    let mut state = State::new(&Setup::new(&draft, deck().rules()).expect("a setup"));
    apply(&mut state, Action::Roll { face: Face::new(die).expect("a face") }, &mut ()).expect("legal");
    state
}

const FIVE: [Character; 5] = [Machine, Knight, Golem, Powerful, Stoic];

fn asked<'a>(view: &'a Observation, heard: &'a [Said]) -> Question<'a> {
    Question { view, deck: deck().rules(), heard, seed: 1 }
}

fn with_sight<T>(state: &State, seat: Seat, heard: &[Said], see: impl FnOnce(Sight) -> T) -> T {
    let view = observe(state, Viewer::Seat(seat));
    see(Sight::of(&asked(&view, heard)).expect("a sight"))
}

fn ring_no(state: &State) -> State {
    let mut state = *state;
    apply(&mut state, Action::Bells { ring: false }, &mut ()).expect("legal");
    state
}

fn chosen(person: Person, state: &State, heard: &[Said]) -> Option<Character> {
    let view = observe(&ring_no(state), Viewer::Seat(A));
    let mut member = person;
    match member.decide(&asked(&view, heard)) {
        Some(Action::Choose { card, .. }) => Some(card),
        _ => None,
    }
}

#[test]
fn words_name_people() {
    let person = |play, errors, talk| Some(Model(Kind::Person(Person { play, errors, talk })));
    assert_eq!(Model::from_word("greedy"), person(Play::Greedy, 10, Talk::Silent));
    assert_eq!(Model::from_word("person-greedy20-truth"), person(Play::Greedy, 20, Talk::Truth));
    assert_eq!(Model::from_word("beginner"), person(Play::Beginner, 20, Talk::Silent));
    assert_eq!(Model::from_word("thinker"), person(Play::Thinker, 10, Talk::Proposals));
    assert_eq!(Model::from_word("thinker0-silent"), person(Play::Thinker, 0, Talk::Silent));
    assert_eq!(Model::from_word("told20-at1"), Some(Model(Kind::Told(Seat::new(1), 20))));
    for word in ["", "greedy101", "greedy-", "sage", "told-truth", "told-at4", "20", "thinker-"] {
        assert_eq!(Model::from_word(word), None, "{word}");
    }
}

#[test]
fn who_is_greedy_takes_what_solves_alone_and_else_the_least_useful() {
    // 5 + 2, and the Powerful reaches a 7.
    let cards = with_sight(&seven(3, 5, FIVE), A, &[], greedy_cards);
    assert_eq!(cards, [Machine, Powerful].into_iter().collect());
    // From 12 the Powerful reaches all but 1 and 12.
    let cards = with_sight(&seven(3, 12, [Machine, Knight, Druidess, Powerful, Stoic]), A, &[], greedy_cards);
    assert_eq!(cards, [Powerful].into_iter().collect());
    // From 6 it reaches no 7.
    let nothing = with_sight(&seven(3, 6, [Machine, Knight, Golem, Powerful, Stoic]), A, &[], greedy_cards);
    assert_eq!(nothing, [Stoic].into_iter().collect());
}

#[test]
fn errors_are_as_frequent_as_the_word_says() {
    let state = ring_no(&seven(3, 5, FIVE));
    let view = observe(&state, Viewer::Seat(A));
    let mut person = Person { play: Play::Greedy, errors: 20, talk: Talk::Silent };
    let mut errors = 0;
    for seed in 0..4_000 {
        let card = match person.decide(&Question { seed, ..asked(&view, &[]) }) {
            Some(Action::Choose { card, .. }) => card,
            other => panic!("{other:?}"),
        };
        errors += u32::from(![Machine, Powerful].contains(&card));
    }
    // Three cards of five are seen to be mistakes: 12 of 100.
    assert!((400..560).contains(&errors), "{errors}");
}

#[test]
fn remarks_are_true() {
    let remarks = |state: &State, talk| {
        let view = observe(state, Viewer::Seat(A));
        let said = Person { play: Play::Greedy, errors: 10, talk }.speak(&asked(&view, &[]));
        said.into_iter().map(|said| said.remark).collect::<Vec<_>>()
    };
    let alone = seven(3, 5, FIVE);
    assert_eq!(remarks(&alone, Talk::Truth), [Remark::Alone, Remark::Ring]);
    assert_eq!(remarks(&alone, Talk::Proposals), [Remark::TakeIt, Remark::Ring]);
    assert_eq!(remarks(&alone, Talk::Silent), []);
    // No card makes a 7 of a 6; the Powerful first, and another one then does.
    let pair = seven(3, 6, FIVE);
    assert_eq!(remarks(&pair, Talk::Truth), [Remark::Helps, Remark::RingAsYouLike]);
}

#[test]
fn proposals_are_answered_as_asked() {
    let said = |die, heard: &[Said]| {
        let state = seven(3, die, FIVE);
        let view = observe(&state, Viewer::Seat(A));
        Person { play: Play::Greedy, errors: 0, talk: Talk::Proposals }.speak(&asked(&view, heard))
    };
    let agreed = Remark::Agreed.from_to(A, B);
    assert!(said(5, &[Remark::TakeIt.by(B)]).contains(&agreed));
    assert!(!said(5, &[Remark::TakeIt.by(B)]).contains(&Remark::TakeIt.by(A)));
    assert!(said(5, &[Remark::YouTakeIt.from_to(B, A)]).contains(&agreed));
    assert!(said(6, &[Remark::YouTakeIt.from_to(B, A)]).contains(&Remark::RatherNot.from_to(A, B)));
    assert!(said(6, &[Remark::Together.from_to(B, A)]).contains(&agreed));
    assert!(said(6, &[Remark::Together.from_to(B, C)]).iter().all(|said| said.to.is_none()));
    assert!(said(5, &[Remark::KeepBack.by(B)]).contains(&Remark::TakeIt.by(A)));
    // Who has agreed with one does not agree with another one.
    let two = said(6, &[Remark::TakeIt.by(B), Remark::TakeIt.by(C)]);
    assert!(two.contains(&agreed) && two.contains(&Remark::RatherNot.from_to(A, C)));
}

#[test]
fn deals_are_kept() {
    let person = Person { play: Play::Greedy, errors: 0, talk: Talk::Proposals };
    let agreed = Remark::Agreed.from_to(A, B);
    let state = seven(3, 5, FIVE);
    let clear = [Remark::TakeIt.by(B), agreed];
    assert_eq!(chosen(person, &state, &clear), Some(Stoic));
    assert_eq!(with_sight(&state, A, &clear, |sight| clear_card(sight, B)), Some(Stoic));
    let takes = chosen(person, &state, &[Remark::YouTakeIt.from_to(B, A), agreed]);
    assert!(matches!(takes, Some(Machine | Powerful)), "{takes:?}");
    // Both find the same pair.
    let state = seven(3, 6, FIVE);
    let own = with_sight(&state, A, &[], |sight| best_pair(sight, A, B)).expect("a pair");
    let other = with_sight(&state, B, &[], |sight| best_pair(sight, B, A)).expect("a pair");
    assert_eq!((own.0.card, own.1.card), (other.1.card, other.0.card));
    assert_eq!(chosen(person, &state, &[Remark::Together.from_to(B, A), agreed]), Some(own.0.card));
}

#[test]
fn who_thinks_leaves_it_to_who_says_that_it_can_do_it_alone() {
    let person = Person { play: Play::Thinker, errors: 0, talk: Talk::Silent };
    let state = seven(2, 5, FIVE);
    assert_eq!(chosen(person, &state, &[Remark::Alone.by(B)]), Some(Stoic));
}

#[test]
fn random_remarks_stay_the_same_for_a_moment() {
    let state = seven(3, 5, FIVE);
    let view = observe(&state, Viewer::Seat(A));
    let mut person = Person { play: Play::Greedy, errors: 10, talk: Talk::Random };
    let said = person.speak(&asked(&view, &[]));
    assert!((0..20).all(|seed| person.speak(&Question { seed, ..asked(&view, &[]) }) == said));
}

#[test]
fn who_is_told_finds_the_same_plan_as_the_other() {
    let state = ring_no(&seven(3, 5, FIVE));
    let card = |seat, errors| {
        let view = observe(&state, Viewer::Seat(seat));
        let mut told = Told::new(A, errors);
        told.peek(&state);
        assert!(!told.leads());
        match told.decide(&asked(&view, &[])) {
            Some(Action::Choose { card, .. }) => card,
            other => panic!("{other:?}"),
        }
    };
    // The person has the Machine or the Powerful: two Stoics disturb neither.
    assert_eq!([B, C].map(|seat| card(seat, 0)), [Stoic, Stoic]);
    // It may err: of a Machine and a Powerful one is cancelled by what it means to play, and together they mend what
    // it does by mistake.
    assert_eq!([B, C].map(|seat| card(seat, 10)), [Machine, Powerful]);
}

#[test]
fn all_answers_are_legal() {
    let words = [
        "greedy",
        "greedy-truth",
        "greedy-proposals",
        "greedy-random",
        "greedy100",
        "beginner",
        "thinker",
        "thinker-silent",
        "told",
        "told-at1",
    ];
    for (game, word) in (0_u64..).zip(words) {
        for players in 2..=4 {
            let month = Scenario::ALL[(game as usize * 5 + players) % 12];
            for month in [None, Some(month)] {
                play(word, players, month, game);
            }
        }
    }
}

fn play(word: &str, players: usize, month: Option<Scenario>, game: u64) {
    let mut chance = ChaCha8Rng::seed_from_u64(game);
    let mut pick = |below| super::super::pick(&mut chance, below);
    let rules = deck().rules();
    let draft = match month {
        Some(month) => Draft::month(players, month, None, rules, &mut pick),
        None => Draft::normal(players, None, rules, &mut pick),
    };
    let state = State::new(&Setup::new(&draft, rules).expect("a setup"));
    let sits = Sits::from_word(word).expect("a word");
    let members = (0..players).map(|_| sits.seated()).collect();
    let mut numbers = || chance.next_u64();
    let end = Table::new(state, rules, members, &mut numbers).play();
    assert!(end.is_ok(), "{word}, {players}, {month:?}: {end:?}");
}
