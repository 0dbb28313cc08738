//! Legal actions: all of them, or one at random.

use super::board::Board;
use super::display::Display;
use super::open::SEATS;
use super::{Action, Card, CardSet, Cell, Line, Phase, Side, State};
use crate::Seat;
use crate::bits::{bits, pick_bit, select};

/// All legal actions of the seats, in a fixed order: by seat; cards in their order; cells by row, then
/// column; rows before columns. Empty while chance is due and when the game is over.
pub fn legal(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    legal_into(state, &mut actions);
    actions
}

/// The same into a list that is used again and again: what it held is gone.
pub fn legal_into(state: &State, actions: &mut Vec<Action>) {
    actions.clear();
    let display = &state.open.display;
    let seat = state.open.turn;
    match state.open.phase {
        Phase::Deal | Phase::Tiebreaker | Phase::Over => {}
        Phase::Keep => actions.extend((0..KEEPS).filter_map(|number| keep(state, seat, number))),
        Phase::Choose => actions.extend(
            state
                .seats_to_act()
                .flat_map(|seat| state.hand(seat).iter().map(move |card| Action::Choose { seat, card })),
        ),
        Phase::Place if pushes(state) => {
            actions.extend((0..16).filter_map(|entry| push(display, seat, entry)));
        }
        Phase::Place => {
            actions.extend(bits(display.room()).map(|bit| Action::Place { seat, at: display.cell(bit) }));
        }
        Phase::Move => actions.extend(bits(movable(display, seat)).flat_map(|from| {
            let (homes, from) = (display.homes(from), display.cell(from));
            bits(homes).map(move |to| Action::Move { seat, from, to: display.cell(to) })
        })),
    }
}

/// One action for a playout, each legal one with the same chance; chance itself included: decks are
/// shuffled and the tiebreaker drawn. `pick(n)` gives a random number below `n`. None when the game is over.
pub fn sample(state: &State, pick: &mut impl FnMut(u32) -> u32) -> Option<Action> {
    let display = &state.open.display;
    let seat = state.open.turn;
    Some(match state.open.phase {
        Phase::Over => return None,
        Phase::Deal => Action::Deal { decks: [shuffle(pick), shuffle(pick)] },
        Phase::Tiebreaker => Action::Tiebreaker { holder: Seat::new(pick(2) as u8 & 1) },
        Phase::Keep => keep(state, seat, pick(KEEPS))?,
        Phase::Choose => {
            let seat = match state.cards {
                [None, None] => Seat::new(pick(2) as u8 & 1),
                [None, _] => SEATS[0],
                _ => SEATS[1],
            };
            Action::Choose { seat, card: pick_card(state.hand(seat), pick) }
        }
        Phase::Place if pushes(state) => {
            let (line, backwards) = pick_line(display, pick);
            push(display, seat, 2 * line + u32::from(backwards))?
        }
        Phase::Place => Action::Place { seat, at: display.cell(pick_bit(display.room(), pick)?) },
        Phase::Move => {
            let (from, to) = pick_move(display, movable(display, seat), pick)?;
            Action::Move { seat, from: display.cell(from), to: display.cell(to) }
        }
    })
}

/// A card of a hand of three: hands have three cards whenever seats choose (R-F3).
pub(super) fn pick_card(hand: CardSet, pick: &mut impl FnMut(u32) -> u32) -> Card {
    let (number, hand) = (pick(3), u32::from(hand.bits()));
    // The lowest bit goes when 1 is subtracted. Without branches, because the processor cannot foresee which card it is: a
    // search takes 3 % less time.
    let rest = hand & hand.wrapping_sub((number > 0).into());
    let rest = rest & rest.wrapping_sub((number > 1).into());
    Card::from_bits(rest.trailing_zeros().into())
}

/// A line for a Deer, numbered as in [`Display::lines`], and whether it comes from the line's end.
pub(super) fn pick_line(display: &Display, pick: &mut impl FnMut(u32) -> u32) -> (u32, bool) {
    let lines = display.lines();
    let number = pick(2 * lines.count_ones());
    (select(lines, number / 2), !number.is_multiple_of(2))
}

/// Does the Deer have to be pushed? As very first card it is simply placed (R-F2).
fn pushes(state: &State) -> bool {
    state.cards[state.open.turn.side()] == Some(Card::Deer) && !state.open.display.is_empty()
}

/// The cells whose card the seat's Raccoon may move: own ones, itself excepted.
pub(super) fn movable(display: &Display, seat: Seat) -> Board {
    let own = display.own(seat);
    bits(own).find(|&bit| display.card(bit) == Card::Raccoon).map_or(own, |bit| own & !(1 << bit))
}

/// Has the seat's Raccoon a legal move (R-F5)?
pub(super) fn can_move(display: &Display, seat: Seat) -> bool {
    bits(movable(display, seat)).any(|from| display.homes(from) != 0)
}

/// From which bit to which the Raccoon moves one of these cards; none when it can move none.
pub(super) fn pick_move(
    display: &Display,
    movable: Board,
    pick: &mut impl FnMut(u32) -> u32,
) -> Option<(u32, u32)> {
    let mut options = [(0, 0); 8];
    let mut total = 0;
    for (from, option) in bits(movable).zip(&mut options) {
        let homes = display.homes(from);
        *option = (from, homes);
        total += homes.count_ones();
    }
    if total == 0 {
        return None;
    }
    let mut number = pick(total);
    for (from, homes) in options {
        let count = homes.count_ones();
        if number < count {
            return Some((from, select(homes, number)));
        }
        number -= count;
    }
    None
}

/// Entry number `2 × line + end`, if its line takes a Deer.
fn push(display: &Display, seat: Seat, entry: u32) -> Option<Action> {
    let line = entry / 2;
    if display.lines() >> line & 1 == 0 {
        return None;
    }
    let Cell { row, col } = display.cell(9 * (line & 3) + 9);
    let (line, from) = match (line < 4, entry.is_multiple_of(2)) {
        (true, true) => (Line::Row(row), Side::Left),
        (true, false) => (Line::Row(row), Side::Right),
        (false, true) => (Line::Col(col), Side::Top),
        (false, false) => (Line::Col(col), Side::Bottom),
    };
    Some(Action::Push { seat, line, from })
}

/// Ways to keep three of five: ten pairs go under the deck in either order.
const KEEPS: u32 = 20;

fn keep(state: &State, seat: Seat, number: u32) -> Option<Action> {
    let mut cards = state.hand(seat).iter();
    let five: [Option<Card>; 5] = std::array::from_fn(|_| cards.next());
    let pairs = (0..5).flat_map(|i| (i + 1..5).map(move |j| (i, j)));
    let (i, j) = pairs.clone().nth(number as usize / 2)?;
    let mut kept = (0..5).filter(|k| ![i, j].contains(k)).filter_map(|k| five[k]);
    let keep = [kept.next()?, kept.next()?, kept.next()?];
    let (first, second) = if number.is_multiple_of(2) { (i, j) } else { (j, i) };
    Some(Action::Keep { seat, keep, bottom: [five[first]?, five[second]?] })
}

fn shuffle(pick: &mut impl FnMut(u32) -> u32) -> [Card; 12] {
    let deck = shuffle_packed(pick);
    std::array::from_fn(|place| Card::from_bits(deck >> (4 * place)))
}

/// All twelve cards in random order, four bits each, the top one lowest. In one register an exchange needs no memory: a
/// whole game takes a tenth less time than with an array.
pub(super) fn shuffle_packed(pick: &mut impl FnMut(u32) -> u32) -> u64 {
    let mut deck = 0xBA98_7654_3210;
    for last in (1..12).rev() {
        let (place, top) = (4 * pick(last + 1).min(last), 4 * last);
        let differ = (deck >> place ^ deck >> top) & 15;
        deck ^= differ << place | differ << top;
    }
    deck
}
