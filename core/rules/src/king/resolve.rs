//! Steps 2 to 6 of a turn: group after group, then a tournament's champions.

use super::character::NOBODY;
use super::open::{CHAMPIONS, NONE};
use super::score::{VALUES, acts, changes_value, places};
use super::{Cards, Character, Characters, Event, Events, Phase, Seats, State, Token, Void, round};
use crate::Seat;
use crate::d12::Face;

/// How far a stage has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    /// Nothing has happened yet.
    Begin,
    /// All dice are turned.
    Oracle,
    /// The faces are final.
    Score,
    /// Everything is done.
    Done,
}

/// Seats of a stage, as places in arrays of sixteen.
type Seated<const K: usize> = [u8; K];

const fn bit(character: Character) -> u16 {
    1 << character.number()
}

fn at(seat: u8) -> usize {
    usize::from(seat & 15)
}

/// All cards are chosen: they are opened, and resolved as far as nobody has to be asked.
pub(super) fn reveal(state: &mut State, events: &mut impl Events) {
    let shown = |&card: &u8| Character::from_number(card);
    let cards: Cards = state.cards.iter().take(state.open.setup.seats()).map(shown).collect();
    events.tell(Event::Revealed { cards });
    state.open.stage = 0;
    state.open.champions = Seats::EMPTY;
    go_on(state, Step::Begin, events);
}

/// Resolves from this step of the stage until somebody has to be asked, or the turn is over.
pub(super) fn go_on(state: &mut State, mut step: Step, events: &mut impl Events) {
    loop {
        let members = state.open.members();
        let [a, b, c, d] = members.seats;
        let done = match members.len {
            1 => resolve(state, [a], step, events),
            2 => resolve(state, [a, b], step, events),
            3 => resolve(state, [a, b, c], step, events),
            4 => resolve(state, [a, b, c, d], step, events),
            // No group had a champion.
            _ => true,
        };
        if !done {
            return;
        }
        if state.open.one_group() || state.open.stage == CHAMPIONS {
            return round::end_turn(state, events);
        }
        let next = state.open.stage + 1;
        state.open.stage = if next == state.open.group_count() { CHAMPIONS } else { next };
        step = Step::Begin;
    }
}

/// One stage, from this step. False when somebody has to be asked first.
fn resolve<const K: usize>(
    state: &mut State,
    seats: Seated<K>,
    step: Step,
    events: &mut impl Events,
) -> bool {
    let cards = seats.map(|seat| state.cards[at(seat)]);
    if step == Step::Begin {
        cancel(state, seats, cards, events);
        merchants(state, seats, cards, events);
        flips(state, seats, cards, events);
        if state.open.acting & bit(Character::Sorcerer) != 0 {
            return ask(state, Phase::Face, owner(seats, cards, Character::Sorcerer));
        }
    }
    if step <= Step::Oracle && state.open.acting & bit(Character::Oracle) != 0 {
        return ask(state, Phase::OracleRoll, owner(seats, cards, Character::Oracle));
    }
    if step <= Step::Score {
        score(state, seats, cards, events);
        return !theft(state, seats, cards, events);
    }
    true
}

fn ask(state: &mut State, phase: Phase, seat: u8) -> bool {
    state.open.phase = phase;
    state.open.actor = seat;
    false
}

/// Who of these played the character.
fn owner<const K: usize>(seats: Seated<K>, cards: [u8; K], character: Character) -> u8 {
    (0..K).fold(NONE, |found, i| if cards[i] == character.number() { seats[i] } else { found })
}

/// All of these that played the character.
fn owners<const K: usize>(seats: Seated<K>, cards: [u8; K], character: Character) -> Seats {
    (0..K).filter(|&i| cards[i] == character.number()).map(|i| Seat::new(seats[i])).collect()
}

/// Step 2, and the Lady: what is left acts.
fn cancel<const K: usize>(state: &mut State, seats: Seated<K>, cards: [u8; K], events: &mut impl Events) {
    let (mut once, mut twice) = (0_u16, 0);
    for card in cards {
        twice |= once & 1 << (card & 15);
        once |= 1 << (card & 15);
    }
    let mut acting = once & !twice;
    let stage = state.open.stage();
    events.tell(Event::StageBegan { stage, seats: seats.into_iter().map(Seat::new).collect() });
    for character in Characters(twice).iter() {
        events.tell(Event::CardsCancelled { stage, character, seats: owners(seats, cards, character) });
    }
    if acting & bit(Character::Lady) != 0 {
        acting = bit(Character::Lady);
        events.tell(Event::LadyAlone { stage, seat: Seat::new(owner(seats, cards, Character::Lady)) });
    }
    state.open.acting = acting;
}

/// Every die of the stage goes to the left, and stays there (R-K8).
fn merchants<const K: usize>(state: &mut State, seats: Seated<K>, cards: [u8; K], events: &mut impl Events) {
    if state.open.acting & bit(Character::Merchants) == 0 || K == 1 {
        return;
    }
    let faces = seats.map(|seat| state.open.faces[at(seat)]);
    for i in 0..K {
        state.open.faces[at(seats[(i + 1) % K])] = faces[i];
    }
    let seat = Seat::new(owner(seats, cards, Character::Merchants));
    events.tell(Event::DicePassed { stage: state.open.stage(), seat, faces: state.open.all_faces() });
}

/// Reverser and Troublemakers. That they come before the Sorcerer changes nothing (R-K2).
fn flips<const K: usize>(state: &mut State, seats: Seated<K>, cards: [u8; K], events: &mut impl Events) {
    let acting = state.open.acting;
    let all = acting & bit(Character::Troublemakers) != 0;
    for i in 0..K {
        let own = acts(acting, cards[i]) == Character::Reverser.number();
        let face = &mut state.open.faces[at(seats[i])];
        let from = *face;
        if own {
            tell_flip(seats[i], seats[i], Character::Reverser, from, events);
        }
        if all {
            let by = owner(seats, cards, Character::Troublemakers);
            let from = if own { 13 - from } else { from };
            tell_flip(seats[i], by, Character::Troublemakers, from, events);
        }
        *face = if own ^ all { 13 - from } else { from };
    }
}

fn tell_flip(seat: u8, by: u8, character: Character, from: u8, events: &mut impl Events) {
    if let Some(from) = Face::new(from) {
        let (seat, by) = (Seat::new(seat), Seat::new(by));
        events.tell(Event::DieFlipped { seat, by, character, from, to: from.opposite() });
    }
}

/// Steps 4 and 5.
fn score<const K: usize>(state: &mut State, seats: Seated<K>, cards: [u8; K], events: &mut impl Events) {
    let (acting, stage) = (state.open.acting, state.open.stage());
    let mut values = [0; K];
    for i in 0..K {
        let face = state.open.faces[at(seats[i])];
        values[i] = VALUES[usize::from(acts(acting, cards[i]) & 15)][usize::from(face & 15)];
        state.open.pending[at(seats[i])] = values[i];
        if let Some(face) = Face::new(face) {
            let character = Character::from_number(acts(acting, cards[i])).filter(|&c| changes_value(c));
            let seat = Seat::new(seats[i]);
            events.tell(Event::Valued { stage, seat, face, character, value: values[i] });
        }
    }
    for i in 0..K {
        let equal: Seats = (0..K).filter(|&j| values[j] == values[i]).map(|j| Seat::new(seats[j])).collect();
        if equal.len() > 1 && !values[..i].contains(&values[i]) {
            events.tell(Event::ValuesCancelled { stage, value: values[i], seats: equal });
        }
    }
    for character in [Character::Knight, Character::Gambler] {
        if acting & bit(character) != 0 {
            let seat = Seat::new(owner(seats, cards, character));
            events.tell(Event::OrderTurned { stage, seat, character });
        }
    }
    let knight = acting & bit(Character::Knight) != 0;
    let gambler = acting & bit(Character::Gambler) != 0;
    let places = places(seats, values, knight, gambler);
    let [winner, runner_up] = [places.winner, places.runner_up].map(|seat| seat.map(Seat::new));
    events.tell(Event::Placed { stage, winner, runner_up });
    // A group's champion in a tournament takes nothing yet.
    if state.open.one_group() || state.open.stage == CHAMPIONS {
        take(state, places.winner, Token::Two, events);
    } else if let Some(winner) = winner {
        state.open.champions = state.open.champions.with(winner);
    }
    take(state, places.runner_up, Token::One, events);
}

fn take(state: &mut State, seat: Option<u8>, token: Token, events: &mut impl Events) {
    if let Some(seat) = seat {
        state.open.tokens[at(seat)][token as usize] += 1;
        events.tell(Event::TokenTaken { stage: state.open.stage(), seat: Seat::new(seat), token });
    }
}

/// Step 6: true when a theft is due. Values count as they are, also cancelled ones and under a Knight
/// (R-K4). There is none among champions.
fn theft<const K: usize>(
    state: &mut State,
    seats: Seated<K>,
    cards: [u8; K],
    events: &mut impl Events,
) -> bool {
    let ladies = cards.iter().filter(|&&card| card == Character::Lady.number()).count();
    if ladies < 2 || state.open.stage == CHAMPIONS {
        return false;
    }
    let ladies = owners(seats, cards, Character::Lady);
    let value = |seat: Seat| state.open.pending[seat.index() & 15];
    let alone = |best: Option<i8>| {
        let mut best = ladies.iter().filter(move |&seat| Some(value(seat)) == best);
        best.next().filter(|_| best.next().is_none())
    };
    let thief = alone(ladies.iter().map(value).min());
    let victim = alone(ladies.iter().map(value).max());
    let (Some(thief), Some(victim)) = (thief, victim) else {
        events.tell(Event::TheftVoid { seats: ladies, because: Void::Tie });
        return false;
    };
    if state.open.points(victim) == 0 {
        events.tell(Event::TheftVoid { seats: ladies, because: Void::NoToken });
        return false;
    }
    state.open.phase = Phase::Theft;
    state.open.actor = thief.number();
    state.open.victim = victim.number();
    true
}

/// The cards of the turn are discarded.
pub(super) fn discard(state: &mut State) {
    state.cards = [NOBODY; super::lists::MOST];
    state.open.actor = NONE;
    state.open.victim = NONE;
}
