use super::choice::greedy_cards;
use super::informed::Informed;
use super::keeping::{best_pair, clear_card};
use super::person::{Person, Play, Talk};
use super::sight::Sight;
use super::*;
use crate::simulate::member::Sits;
use douze_ai::council::{Question, Remark, Said, Simulation};
use douze_app::deck::Deck;
use douze_rules::council::{Action, Character, Characters, Draft, Scenario, Setup, State, apply};
use douze_rules::d12::Face;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use Character::{Alchemist, Druidess, Golem, Knight, Lady, Machine, Powerful, Reverser, Sorcerer, Stoic};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn deck() -> &'static Deck {
    Deck::shipped().expect("a valid deck")
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

/// Looks at the questions that the table puts to a seat.
struct Spy<'a>(Option<&'a mut dyn FnMut(&Question)>);

impl Member for Spy<'_> {
    fn speak(&mut self, _: &Question) -> Vec<Said> {
        Vec::new()
    }

    fn propose(&mut self, question: &Question) -> Option<Action> {
        if let Some(see) = &mut self.0 {
            see(question);
        }
        None
    }

    fn next(&mut self, _: &Question) -> Option<Seat> {
        None
    }

    fn decide(&mut self, _: &Question) -> Option<Action> {
        None
    }
}

/// Puts one question to a seat, before the bells or the choice.
fn ask<T>(state: &State, seat: Seat, heard: &[Said], seed: u64, mut answer: impl FnMut(&Question) -> T) -> T {
    let mut answered = None;
    let mut see = |question: &Question| answered = Some(answer(question));
    let mut see: Option<&mut dyn FnMut(&Question)> = Some(&mut see);
    let spies = (0..state.public_setup().councillors() as u8)
        .map(|place| Spy(see.take_if(|_| Seat::new(place) == seat)));
    let (spies, mut chance) = (spies.collect(), || seed);
    let mut table = Simulation::new(*state, deck().rules(), spies, &mut chance);
    table.heard = heard.to_vec();
    assert!(table.step().is_err(), "spies decide nothing");
    answered.expect("an answer")
}

fn with_sight<T>(state: &State, seat: Seat, heard: &[Said], see: impl Fn(Sight) -> T) -> T {
    ask(state, seat, heard, 1, |question| see(Sight::of(question).expect("a sight")))
}

/// What a member chooses, once the bells are not rung.
fn choice(
    member: &mut dyn Member,
    state: &State,
    seat: Seat,
    heard: &[Said],
    seed: u64,
) -> Option<Character> {
    let state = ring_no(state);
    member.peek(&state);
    match ask(&state, seat, heard, seed, |question| member.decide(question)) {
        Some(Action::Choose { card, .. }) => Some(card),
        _ => None,
    }
}

fn said(mut person: Person, state: &State, heard: &[Said]) -> Vec<Said> {
    ask(state, A, heard, 1, |question| person.speak(question))
}

fn ring_no(state: &State) -> State {
    let mut state = *state;
    apply(&mut state, Action::Bells { ring: false }, &mut ()).expect("legal");
    state
}

fn chosen(mut person: Person, state: &State, heard: &[Said]) -> Option<Character> {
    choice(&mut person, state, A, heard, 1)
}

#[test]
fn words_name_people() {
    let person = |play, errors, talk| Some(Model(Kind::Person(Person { play, errors, talk })));
    assert_eq!(Model::from_word("greedy"), person(Play::Greedy, 10, Talk::Silent));
    assert_eq!(Model::from_word("person-greedy20-truth"), person(Play::Greedy, 20, Talk::Truth));
    assert_eq!(Model::from_word("beginner"), person(Play::Beginner, 20, Talk::Silent));
    assert_eq!(Model::from_word("thinker"), person(Play::Thinker, 10, Talk::Proposals));
    assert_eq!(Model::from_word("thinker0-silent"), person(Play::Thinker, 0, Talk::Silent));
    assert_eq!(Model::from_word("informed20-at1"), Some(Model(Kind::Informed(Seat::new(1), 20))));
    for word in ["", "greedy101", "greedy-", "sage", "informed-truth", "informed-at4", "20", "thinker-"] {
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
    let state = seven(3, 5, FIVE);
    let mut person = Person { play: Play::Greedy, errors: 20, talk: Talk::Silent };
    let cards = (0..4_000).filter_map(|seed| choice(&mut person, &state, A, &[], seed));
    let errors = cards.filter(|card| ![Machine, Powerful].contains(card)).count();
    // Three cards of five are seen to be mistakes: 12 of 100.
    assert!((400..560).contains(&errors), "{errors}");
}

#[test]
fn remarks_are_true() {
    let remarks = |die, talk| -> Vec<Remark> {
        let person = Person { play: Play::Greedy, errors: 10, talk };
        said(person, &seven(3, die, FIVE), &[]).into_iter().map(|said| said.remark).collect()
    };
    assert_eq!(remarks(5, Talk::Truth), [Remark::Alone, Remark::Ring]);
    assert_eq!(remarks(5, Talk::Proposals), [Remark::TakeIt, Remark::Ring]);
    assert_eq!(remarks(5, Talk::Silent), []);
    // No card makes a 7 of a 6; the Powerful first, and another one then does.
    assert_eq!(remarks(6, Talk::Truth), [Remark::Helps, Remark::RingAsYouLike]);
}

#[test]
fn proposals_are_answered_as_asked() {
    let said = |die, heard: &[Said]| {
        said(Person { play: Play::Greedy, errors: 0, talk: Talk::Proposals }, &seven(3, die, FIVE), heard)
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
    let mut person = Person { play: Play::Greedy, errors: 10, talk: Talk::Random };
    let mut words = |seed| ask(&state, A, &[], seed, |question| person.speak(question));
    let first = words(0);
    assert!((1..20).all(|seed| words(seed) == first));
}

#[test]
fn a_yes_is_belied_by_the_card_that_cancels_who_takes_it() {
    let mut before = seven(2, 5, FIVE);
    apply(&mut before, Action::Bells { ring: false }, &mut ()).expect("legal");
    let heard = [Remark::TakeIt.by(A), Remark::Agreed.from_to(B, A)];
    let words = |own: Character, other: Character| {
        let mut chosen = before;
        for (seat, card) in [(A, own), (B, other)] {
            apply(&mut chosen, Action::Choose { seat, card }, &mut ()).expect("legal");
        }
        [A, B].map(|seat| kept::words(&before, &chosen, &heard, seat).belied)
    };
    // The Machine turns the 5 to 7; the Stoic leaves it there.
    assert_eq!(words(Machine, Stoic), [0, 0]);
    assert_eq!(words(Machine, Machine), [0, 1]);
    assert_eq!(words(Stoic, Machine), [1, 0]);
}

#[test]
fn informed_seats_find_the_same_plan() {
    let state = seven(3, 5, FIVE);
    let cards = |errors| [B, C].map(|seat| choice(&mut Informed::new(A, errors), &state, seat, &[], 1));
    // The person has the Machine or the Powerful: two Stoics disturb neither.
    assert_eq!(cards(0), [Some(Stoic); 2]);
    // It may err: of a Machine and a Powerful one is cancelled by what it means to play, and together they mend what
    // it does by mistake.
    assert_eq!(cards(10), [Some(Machine), Some(Powerful)]);
    assert!(!Informed::new(A, 10).leads());
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
        "informed",
        "informed-at1",
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
    let mut pick = |below| crate::chance::pick(&mut chance, below);
    let rules = deck().rules();
    let draft = match month {
        Some(month) => Draft::month(players, month, None, rules, &mut pick),
        None => Draft::normal(players, None, rules, &mut pick),
    };
    let state = State::new(&Setup::new(&draft, rules).expect("a setup"));
    let sits = Sits::from_word(word).expect("a word");
    let members = (0..players).map(|_| sits.seated()).collect();
    let mut numbers = || chance.next_u64();
    let end = Simulation::new(state, rules, members, &mut numbers).play();
    assert!(end.is_ok(), "{word}, {players}, {month:?}: {end:?}");
}
