//! The end of a game, solved exactly for hands that are known: choices as games of three rows and three
//! columns, places as moves in turn, draws as chance.

mod bounds;
mod cards;
mod last;
mod lazy;
mod mean;
mod memory;
mod tables;

use super::evaluation::{Encoding, evaluate};
use super::matrix::Matrix;
use super::worth::{ALL, expected, of, settled};
use crate::budget::{CutShort, Meter};
use cards::{Cards, SEATS};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, DecidedBy, Phase, State, apply, legal_into};
use lazy::Lazy;
use mean::{Mean, WAYS};
use memory::Memory;
use tables::Tables;

/// Size of the transposition table.
const POSITIONS: usize = 1 << 15;
/// Positions in which cards are placed whose best action is remembered.
const FIRSTS: usize = 1 << 13;
const _: () = assert!((POSITIONS + FIRSTS) * Memory::SIZE + Tables::BYTES <= 8 << 20);
/// The number of cards in the display when the last round begins.
const LAST: usize = 14;
/// A solver and what it remembers. Worth is as in [`settled`], for seat 0.
pub(super) struct Endgame {
    /// Bounds of what positions are worth.
    known: Memory,
    /// By cards in the display and cards chosen, what the pair came to when it was looked at last.
    pairs: [[[i32; 12]; 12]; 8],
    /// By cards in the display and cards drawn, what followed when it was looked at last.
    draws: [[[i32; 12]; 12]; 8],
    tables: Tables,
    /// The best action with other hands, by its number among the legal actions.
    firsts: Vec<(u64, u64)>,
    free: Vec<Lists>,
    through_snakes: bool,
}

/// So many lists are in use at the same time, as a rule, with so many actions in each.
const LISTS: usize = 24;
const ACTIONS: usize = 96;

#[derive(Default)]
struct Lists {
    actions: Vec<Action>,
    order: Vec<(i32, usize, Action)>,
}

impl Lists {
    fn new() -> Self {
        Self { actions: Vec::with_capacity(ACTIONS), order: Vec::with_capacity(ACTIONS) }
    }
}

impl Endgame {
    /// With all its memory. A Snake before the last round makes the end a hundred times as long:
    /// `through_snakes` solves that, too, otherwise the network says what follows it.
    pub(super) fn new(through_snakes: bool) -> Self {
        Self {
            // Hardly anything else comes back to a position.
            known: Memory::new(if through_snakes { POSITIONS } else { 1 }),
            pairs: [[[0; 12]; 12]; 8],
            draws: [[[0; 12]; 12]; 8],
            tables: Tables::new(),
            firsts: vec![(0, 0); FIRSTS],
            free: (0..LISTS).map(|_| Lists::new()).collect(),
            through_snakes,
        }
    }

    /// The values of some actions of one seat, one after the other.
    pub(super) fn line(
        &mut self,
        meter: &mut Meter,
        state: &State,
        actions: [Option<Action>; 2],
    ) -> Result<i32, CutShort> {
        let [Some(first), then] = actions else { return Err(CutShort) };
        let Some(then) = then else { return self.act(meter, state, first, ALL[0], ALL[1]) };
        let mut between = *state;
        apply(&mut between, first, &mut ()).map_err(|_| CutShort)?;
        self.act(meter, &between, then, ALL[0], ALL[1])
    }

    /// The value of each pair of cards.
    pub(super) fn matrix(&mut self, meter: &mut Meter, state: &State) -> Result<Matrix, CutShort> {
        if state.display().count() == LAST {
            let end = self.tables.end(state);
            return self.tables.matrix(meter, &end, &SEATS.map(|seat| Cards::new(state, seat)));
        }
        let mut worth = [[0; 3]; 3];
        for (row, own) in state.hand(SEATS[0]).iter().take(3).enumerate() {
            let mut chosen = *state;
            apply(&mut chosen, Action::Choose { seat: SEATS[0], card: own }, &mut ())
                .map_err(|_| CutShort)?;
            for (col, theirs) in state.hand(SEATS[1]).iter().take(3).enumerate() {
                let action = Action::Choose { seat: SEATS[1], card: theirs };
                worth[row][col] = self.act(meter, &chosen, action, ALL[0], ALL[1])?;
            }
        }
        Ok(worth)
    }

    /// The value of a position in which cards are chosen, within these bounds.
    fn choose(&mut self, meter: &mut Meter, state: &State, [low, high]: [i32; 2]) -> Result<i32, CutShort> {
        let cards = SEATS.map(|seat| Cards::new(state, seat));
        let laid = state.display().count();
        if laid == LAST {
            let end = self.tables.end(state);
            return self.tables.value(meter, &end, &cards);
        }
        let encoding = Encoding::new(state);
        let under = cards.map(Cards::key);
        let key = mixed([
            encoding.at.as_flattened(),
            &[encoding.gone[0], encoding.gone[1], encoding.first.into()],
            under.as_flattened(),
        ]);
        let bounds = self.known.bounds(key);
        let [least, most] = bounds;
        if least == most || least >= high {
            return Ok(least);
        }
        if most <= low {
            return Ok(most);
        }
        let hands = SEATS.map(|seat| {
            let mut cards = state.hand(seat).iter();
            [(); 3].map(|()| cards.next().unwrap_or(Card::Snake))
        });
        let seen = |row: usize, col: usize| (laid / 2, hands[0][row] as usize, hands[1][col] as usize);
        let guess = [0, 1, 2].map(|row| {
            [0, 1, 2].map(|col| {
                let (laid, own, theirs) = seen(row, col);
                self.pairs[laid & 7][own][theirs]
            })
        });
        let [least, most] = Lazy::new(guess, |_, _| false).solve([low, high], |row, col, [low, high]| {
            let mut chosen = *state;
            let action = Action::Choose { seat: SEATS[0], card: hands[0][row] };
            apply(&mut chosen, action, &mut ()).map_err(|_| CutShort)?;
            let action = Action::Choose { seat: SEATS[1], card: hands[1][col] };
            let worth = self.act(meter, &chosen, action, low, high)?;
            let (laid, own, theirs) = seen(row, col);
            self.pairs[laid & 7][own][theirs] = worth;
            Ok(worth)
        })?;
        let bounds = [least.max(bounds[0]), most.min(bounds[1])];
        self.known.keep(key, bounds);
        Ok(if bounds[1] <= low { bounds[1] } else { bounds[0] })
    }

    /// The seat whose turn it is places or moves as well as can be.
    fn turn(&mut self, meter: &mut Meter, state: &State, low: i32, high: i32) -> Result<i32, CutShort> {
        let mut lists = self.free.pop().unwrap_or_default();
        let result = self.best(meter, state, [low, high], &mut lists);
        self.free.push(lists);
        result
    }

    fn best(
        &mut self,
        meter: &mut Meter,
        state: &State,
        [mut low, mut high]: [i32; 2],
        lists: &mut Lists,
    ) -> Result<i32, CutShort> {
        let Some(seat) = state.seats_to_act().next() else { return Ok(settled(state)) };
        legal_into(state, &mut lists.actions);
        let place = self.order(meter, state, seat, lists)?;
        let (mut best, mut number) = (i32::MIN, 0);
        for &(_, there, action) in &lists.order {
            let worth = of(seat, self.act(meter, state, action, low, high)?);
            if worth > best {
                (best, number) = (worth, there);
            }
            if seat.index() == 0 {
                low = low.max(best);
            } else {
                high = high.min(-best);
            }
            if low >= high {
                break;
            }
        }
        self.firsts[place].1 = number as u64;
        Ok(of(seat, best))
    }

    /// First what was best here with other hands, or all as the network expects it. Returns where to keep what
    /// is best.
    fn order(
        &mut self,
        meter: &mut Meter,
        state: &State,
        seat: Seat,
        lists: &mut Lists,
    ) -> Result<usize, CutShort> {
        let encoding = Encoding::new(state);
        let table = [encoding.table[0], encoding.table[1], seat.index() as u16, encoding.first.into()];
        let key = mixed([encoding.at.as_flattened(), &table]);
        let place = (key >> 32) as usize % FIRSTS;
        let known = self.firsts[place].0 == key;
        let first = self.firsts[place].1 as usize;
        self.firsts[place].0 = key;
        lists.order.clear();
        for (number, &action) in lists.actions.iter().enumerate() {
            let mut after = *state;
            let worth = if known {
                i32::from(number == first)
            } else if encoding.laid() < LAST && apply(&mut after, action, &mut ()).is_ok() {
                meter.spend()?;
                evaluate(&after, seat).points
            } else {
                0
            };
            lists.order.push((-worth, number, action));
        }
        lists.order.sort_unstable_by_key(|&(worth, number, _)| (worth, number));
        Ok(place)
    }

    /// An action, and the mean of all draws when it ends the round.
    fn act(
        &mut self,
        meter: &mut Meter,
        state: &State,
        action: Action,
        low: i32,
        high: i32,
    ) -> Result<i32, CutShort> {
        meter.spend()?;
        let mut after = *state;
        apply(&mut after, action, &mut ()).map_err(|_| CutShort)?;
        match after.verdict().map(|verdict| verdict.decided_by) {
            None if after.phase() == Phase::Place && after.display().count() == LAST - 1 => {
                return self.tables.reply(meter, &after, [low, high]);
            }
            None if after.phase() != Phase::Choose => return self.turn(meter, &after, low, high),
            Some(DecidedBy::Points | DecidedBy::ScoringCards) => return Ok(settled(&after)),
            _ => {}
        }
        let nothing_placed = after.phase() == Phase::Choose && matches!(action, Action::Choose { .. });
        let last = after.display().count() >= LAST;
        if last && after.phase() == Phase::Choose && !nothing_placed {
            let end = self.tables.end(&after);
            return self.tables.drawn(meter, &end, &SEATS.map(|seat| Cards::new(state, seat)), [low, high]);
        }
        let judged = nothing_placed && !self.through_snakes && !last;
        self.drawn(meter, state, action, judged, [low, high])
    }

    /// The mean of all draws when an action ends the round; what the network expects of each when it is `judged`.
    fn drawn(
        &mut self,
        meter: &mut Meter,
        state: &State,
        action: Action,
        judged: bool,
        bounds: [i32; 2],
    ) -> Result<i32, CutShort> {
        let draws = SEATS.map(|seat| state.next_draws(seat));
        // A deck may be empty (R-F3): then there is one way to draw nothing.
        let ways = |seat: usize| draws[seat].iter().map(Some).chain(draws[seat].is_empty().then_some(None));
        let laid = (state.display().count() / 2) & 7;
        let number = |card: Option<Card>| card.map_or(0, |card| card as usize);
        let mut pairs = [(None, None); WAYS];
        let mut guess = [0; WAYS];
        let mut count = 0;
        for pair in ways(0).flat_map(|first| ways(1).map(move |second| (first, second))) {
            let Some(place) = pairs.get_mut(count) else { return Err(CutShort) };
            *place = pair;
            guess[count] = self.draws[laid][number(pair.0)][number(pair.1)];
            count += 1;
        }
        Mean::new(&guess[..count]).solve(bounds, |way, bounds| {
            let (first, second) = pairs[way];
            let mut next = *state;
            for (seat, card) in SEATS.into_iter().zip([first, second]) {
                if let Some(card) = card {
                    next.draw_next(seat, card);
                }
            }
            apply(&mut next, action, &mut ()).map_err(|_| CutShort)?;
            let worth = match next.phase() {
                Phase::Choose if judged => expected(&next),
                Phase::Choose => self.choose(meter, &next, bounds)?,
                _ => settled(&next),
            };
            self.draws[laid][number(first)][number(second)] = worth;
            Ok(worth)
        })
    }
}

/// A number for all of these; never 0.
fn mixed<const N: usize>(parts: [&[u16]; N]) -> u64 {
    let mix = |key: u64, &part: &u16| {
        let mixed = (key ^ u64::from(part)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed ^ mixed >> 29
    };
    parts.into_iter().flatten().fold(0x9E37_79B9_7F4A_7C15, mix) | 1
}

#[cfg(test)]
mod tests;
