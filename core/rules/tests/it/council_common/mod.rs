//! Shared by the tests of Council of 12: the shipped deck, setups, and games played at random.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::expect_used,
    clippy::panic,
    reason = "shared by tests, each uses a part"
)]

pub mod deck;
pub mod game;
pub mod memory;

use douze_rules::Seat;
use douze_rules::council::{
    Action, Character, Deck, Draft, Effect, Effects, Faces, Kept, Scenario, Setup, State, apply, sample,
};
use douze_rules::d12::Face;

/// Kinds of setups: normal ones with and without a ruler, a free one, and the twelve months.
pub const KINDS: usize = 15;

/// A setup by chance: 2 to 4 councillors, some of them silent, some without bells.
pub fn draft(kind: usize, deck: &Deck, pick: &mut impl FnMut(u32) -> u32) -> Draft {
    let councillors = 2 + pick(3) as usize;
    let ruler = Some(Character::ALL[pick(12) as usize]);
    let draft = match kind {
        0 => Draft::normal(councillors, None, deck, pick),
        1 => Draft::normal(councillors, ruler, deck, pick),
        2 => {
            let mut characters = Character::ALL;
            let mut numbers: [u8; 36] = std::array::from_fn(|place| place as u8 + 1);
            (0..7).for_each(|place| {
                characters.swap(place, place + pick(12 - place as u32) as usize);
                numbers.swap(place, place + pick(36 - place as u32) as usize);
            });
            let first = <[Character; 7]>::try_from(&characters[..7]).expect("seven");
            let numbers = <[u8; 7]>::try_from(&numbers[..7]).expect("seven");
            Draft::chosen(councillors, first, numbers, deck, pick)
        }
        _ => Draft::month(councillors, Scenario::ALL[kind - 3], ruler.filter(|_| pick(2) == 0), deck, pick),
    };
    Draft { silent: draft.silent || pick(6) == 0, bells: pick(8) > 0, ..draft }
}

/// The same, checked.
pub fn setup(kind: usize, deck: &Deck, pick: &mut impl FnMut(u32) -> u32) -> Setup {
    Setup::new(&draft(kind, deck, pick), deck).expect("a setup")
}

/// A random game: each state, and the action that was done in it; the last one has none.
pub fn random_game(setup: &Setup, pick: &mut impl FnMut(u32) -> u32) -> Vec<(State, Option<Action>)> {
    let mut state = State::new(setup);
    let mut steps = Vec::new();
    while let Some(action) = sample(&state, pick) {
        steps.push((state, Some(action)));
        apply(&mut state, action, &mut ()).expect("a sampled action is legal");
    }
    steps.push((state, None));
    steps
}

pub fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    (0..state.public_setup().councillors() as u8).map(Seat::new)
}

/// A deck with any effects and targets that are allowed, kinder than the shipped one, so that games go on.
pub fn wild_deck(pick: &mut impl FnMut(u32) -> u32) -> Deck {
    let (mut dilemmas, crowns) = deck::parts();
    for dilemma in &mut dilemmas {
        let faces = Face::all().filter(|_| pick(2) == 0).collect::<Faces>();
        dilemma.targets = [faces.with(Face::new(7).expect("a face")), Faces::EMPTY];
        if pick(3) == 0 {
            dilemma.targets[1] = Face::all().filter(|face| face.number() != 7 && pick(3) == 0).collect();
        }
        let mut effects = |penalty: bool| {
            let mut kept = penalty;
            let mut effect = || match pick(if kept { 5 } else { 8 }) {
                0 => Effect::Favour(if penalty && pick(3) > 0 { -1 } else { 1 + pick(2) as i8 }),
                1 => Effect::Recall(1 + pick(3) as u8),
                2 => Effect::Bench(1 + pick(2) as u8),
                3 => Effect::Discard(1 + pick(3) as u8),
                4 => Effect::Reroll,
                _ => {
                    kept = true;
                    Effect::Keep(Kept::ALL[pick(6) as usize])
                }
            };
            let list = [effect(), effect(), effect(), effect()];
            Effects::new(&list[..pick(5) as usize]).expect("four at most")
        };
        dilemma.reward = effects(false);
        dilemma.penalty = effects(true);
    }
    Deck::new(dilemmas, crowns).expect("a deck")
}

/// Every third game with the shipped deck, the others with wild ones.
pub fn some_deck(number: u64, pick: &mut impl FnMut(u32) -> u32) -> Deck {
    if number.is_multiple_of(3) { deck::deck() } else { wild_deck(pick) }
}
