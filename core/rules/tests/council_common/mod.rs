//! What the tests of Council of 12 share: the shipped deck, setups, and games played at random.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::expect_used,
    clippy::panic,
    reason = "shared by tests, each uses a part"
)]

pub mod deck;

use douze_rules::Seat;
use douze_rules::council::{Action, Character, Deck, Draft, Scenario, Setup, State, apply, sample};

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
            let [a, b, c, d, e, f, g, ..] = characters;
            let [h, i, j, k, l, m, n, ..] = numbers;
            Draft::chosen(councillors, [a, b, c, d, e, f, g], [h, i, j, k, l, m, n], deck, pick)
        }
        _ => Draft::month(councillors, Scenario::ALL[kind - 3], ruler.filter(|_| pick(2) == 0), deck, pick),
    };
    Draft { silent: draft.silent || pick(6) == 0, bells: pick(8) > 0, ..draft }
}

/// Likewise, checked.
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
    (0..state.table().councillors() as u8).map(Seat::new)
}
