//! The end of a game, solved exactly for hands that are known: choices as games of three rows and three
//! columns, places as moves in turn, draws as chance.

use super::judge::{Sheet, judge};
use super::matrix::{self, Matrix};
use super::search::{expected, of, settled};
use crate::budget::{Enough, Meter};
use douze_rules::Seat;
use douze_rules::forest::{Action, DecidedBy, Phase, State, apply, legal_into};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];
/// Positions and last displays that are remembered.
const POSITIONS: usize = 1 << 17;
const DISPLAYS: usize = 1 << 13;
const _: () = assert!(POSITIONS * size_of::<(u64, i32)>() + DISPLAYS * size_of::<Ends>() <= 8 << 20);
/// With so many cards in the display the last round begins.
const LAST: usize = 14;
/// What is not known yet.
const UNKNOWN: i16 = i16::MIN;

/// A solver and what it remembers. Worth is as in [`settled`], for seat 0.
pub(super) struct Endgame {
    known: Vec<(u64, i32)>,
    ends: Vec<Ends>,
    free: Vec<Lists>,
    /// Since this was last set to false, was a game decided by hands, or a round without placing?
    hands_matter: bool,
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

/// What each pair of cards comes to in the last round of one display.
#[derive(Clone, Copy)]
struct Ends {
    key: u64,
    worth: [[i16; 12]; 12],
}

const NOTHING: Ends = Ends { key: 0, worth: [[UNKNOWN; 12]; 12] };

impl Endgame {
    /// With all its memory. A Snake before the last round makes the end a hundred times as long:
    /// `through_snakes` solves that, too, otherwise the judge says what follows it.
    pub(super) fn new(through_snakes: bool) -> Self {
        Self {
            known: vec![(0, 0); POSITIONS],
            ends: vec![NOTHING; DISPLAYS],
            free: (0..LISTS).map(|_| Lists::new()).collect(),
            hands_matter: false,
            through_snakes,
        }
    }

    /// What some actions of one seat come to, one after the other.
    pub(super) fn line(
        &mut self,
        meter: &mut Meter,
        state: &State,
        actions: [Option<Action>; 2],
    ) -> Result<i32, Enough> {
        let [Some(first), then] = actions else { return Err(Enough) };
        let Some(then) = then else { return self.act(meter, state, first, -i32::MAX, i32::MAX) };
        let mut between = *state;
        apply(&mut between, first, &mut ()).map_err(|_| Enough)?;
        self.act(meter, &between, then, -i32::MAX, i32::MAX)
    }

    /// What each pair of cards comes to.
    pub(super) fn matrix(&mut self, meter: &mut Meter, state: &State) -> Result<Matrix, Enough> {
        let ends = (state.display().count() == LAST).then(|| self.display(state));
        let mut worth = [[0; 3]; 3];
        for (row, own) in state.hand(SEATS[0]).iter().take(3).enumerate() {
            let mut chosen = *state;
            apply(&mut chosen, Action::Choose { seat: SEATS[0], card: own }, &mut ()).map_err(|_| Enough)?;
            for (col, theirs) in state.hand(SEATS[1]).iter().take(3).enumerate() {
                if let Some(known) = ends.map(|place| self.ends[place].worth[own as usize][theirs as usize])
                    && known != UNKNOWN
                {
                    worth[row][col] = known.into();
                    continue;
                }
                let before = std::mem::take(&mut self.hands_matter);
                let action = Action::Choose { seat: SEATS[1], card: theirs };
                let value = self.act(meter, &chosen, action, -i32::MAX, i32::MAX)?;
                if let Some(place) = ends
                    && !self.hands_matter
                {
                    self.ends[place].worth[own as usize][theirs as usize] = value as i16;
                }
                self.hands_matter |= before;
                worth[row][col] = value;
            }
        }
        Ok(worth)
    }

    /// Where the ends of a display are kept.
    fn display(&mut self, state: &State) -> usize {
        let sheet = Sheet::new(state);
        let key = mixed([&[sheet.first.into()], sheet.at.as_flattened()]);
        let place = (key >> 32) as usize % DISPLAYS;
        if self.ends[place].key != key {
            self.ends[place] = Ends { key, ..NOTHING };
        }
        place
    }

    fn choose(&mut self, meter: &mut Meter, state: &State) -> Result<i32, Enough> {
        if state.display().count() == LAST {
            return Ok(matrix::value(&self.matrix(meter, state)?));
        }
        let sheet = Sheet::new(state);
        let draws = SEATS.map(|seat| state.next_draws(seat).bits());
        let cards = [sheet.hand, sheet.gone, draws, [sheet.first.into(), 0]];
        let key = mixed([sheet.at.as_flattened(), cards.as_flattened()]);
        let place = (key >> 32) as usize % POSITIONS;
        if self.known[place].0 == key {
            return Ok(self.known[place].1);
        }
        let value = matrix::value(&self.matrix(meter, state)?);
        self.known[place] = (key, value);
        Ok(value)
    }

    /// The seat whose turn it is places or moves as well as can be.
    fn turn(&mut self, meter: &mut Meter, state: &State, low: i32, high: i32) -> Result<i32, Enough> {
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
    ) -> Result<i32, Enough> {
        let Some(seat) = state.asked().next() else { return Ok(settled(state)) };
        legal_into(state, &mut lists.actions);
        lists.order.clear();
        let sorted = state.display().count() < LAST;
        for (number, &action) in lists.actions.iter().enumerate() {
            let mut after = *state;
            if sorted && apply(&mut after, action, &mut ()).is_ok() {
                meter.spend()?;
                lists.order.push((-judge(&after, seat).points, number, action));
            } else {
                lists.order.push((0, number, action));
            }
        }
        if sorted {
            lists.order.sort_unstable_by_key(|&(worth, number, _)| (worth, number));
        }
        let mut best = i32::MIN;
        for &(_, _, action) in &lists.order {
            best = best.max(of(seat, self.act(meter, state, action, low, high)?));
            if seat.index() == 0 {
                low = low.max(best);
            } else {
                high = high.min(-best);
            }
            if low >= high {
                break;
            }
        }
        Ok(of(seat, best))
    }

    /// An action, and the mean of all draws when it ends the round.
    fn act(
        &mut self,
        meter: &mut Meter,
        state: &State,
        action: Action,
        low: i32,
        high: i32,
    ) -> Result<i32, Enough> {
        meter.spend()?;
        let mut after = *state;
        apply(&mut after, action, &mut ()).map_err(|_| Enough)?;
        match after.verdict().map(|verdict| verdict.decided_by) {
            None if after.phase() != Phase::Choose => return self.turn(meter, &after, low, high),
            Some(DecidedBy::Points | DecidedBy::ScoringCards) => return Ok(settled(&after)),
            _ => self.hands_matter = true,
        }
        let nothing_placed = after.phase() == Phase::Choose && matches!(action, Action::Choose { .. });
        let judged = nothing_placed && !self.through_snakes && after.display().count() < LAST;
        let (mut sum, mut count) = (0, 0);
        let draws = SEATS.map(|seat| state.next_draws(seat));
        // A deck may be empty (R-F3): then there is one way to draw nothing.
        let ways = |seat: usize| draws[seat].iter().map(Some).chain(draws[seat].is_empty().then_some(None));
        for first in ways(0) {
            for second in ways(1) {
                let mut next = *state;
                for (seat, card) in SEATS.into_iter().zip([first, second]) {
                    if let Some(card) = card {
                        next.draw_next(seat, card);
                    }
                }
                apply(&mut next, action, &mut ()).map_err(|_| Enough)?;
                sum += i64::from(match next.phase() {
                    Phase::Choose if judged => expected(&next),
                    Phase::Choose => self.choose(meter, &next)?,
                    _ => settled(&next),
                });
                count += 1;
            }
        }
        Ok((sum / count) as i32)
    }
}

/// A number for all of these; never 0.
fn mixed(parts: [&[u16]; 2]) -> u64 {
    let mix = |key: u64, &part: &u16| {
        let mixed = (key ^ u64::from(part)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed ^ mixed >> 29
    };
    parts.into_iter().flatten().fold(0x9E37_79B9_7F4A_7C15, mix) | 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::{Budget, Control};
    use douze_rules::forest::{Variant, legal, sample};

    /// Positions of random games in which cards are chosen and so many lie.
    fn positions(cards: usize, variant: Variant) -> impl Iterator<Item = State> {
        (0..).filter_map(move |seed| {
            let mut chance = Chance::new(seed);
            let mut state = State::new(variant);
            while let Some(action) = sample(&state, &mut |count| chance.below(count)) {
                apply(&mut state, action, &mut ()).unwrap();
                if state.display().count() == cards && state.asked().count() == 2 {
                    return Some(state);
                }
            }
            None
        })
    }

    fn solved(state: &State) -> i32 {
        let control = Control::new();
        let budget = Budget { nodes: u32::MAX, time: None };
        Endgame::new(true).choose(&mut Meter::new(&budget, &control), state).unwrap()
    }

    /// The same without any short cut.
    fn plain(state: &State) -> i32 {
        match state.phase() {
            Phase::Over => settled(state),
            Phase::Choose => {
                let mut worth = [[0; 3]; 3];
                for (row, own) in state.hand(SEATS[0]).iter().enumerate() {
                    for (col, theirs) in state.hand(SEATS[1]).iter().enumerate() {
                        let mut chosen = *state;
                        apply(&mut chosen, Action::Choose { seat: SEATS[0], card: own }, &mut ()).unwrap();
                        let action = Action::Choose { seat: SEATS[1], card: theirs };
                        worth[row][col] = followed(&chosen, action);
                    }
                }
                matrix::value(&worth)
            }
            _ => {
                let seat = state.asked().next().unwrap();
                let worth = legal(state).into_iter().map(|action| of(seat, followed(state, action)));
                of(seat, worth.max().unwrap())
            }
        }
    }

    fn followed(state: &State, action: Action) -> i32 {
        let mut after = *state;
        apply(&mut after, action, &mut ()).unwrap();
        if !matches!(after.phase(), Phase::Over | Phase::Choose) {
            return plain(&after);
        }
        let [own, theirs] = SEATS.map(|seat| state.next_draws(seat));
        let (mut sum, mut count) = (0, 0);
        for first in own.iter() {
            for second in theirs.iter() {
                let mut next = *state;
                assert!(next.draw_next(SEATS[0], first) && next.draw_next(SEATS[1], second));
                apply(&mut next, action, &mut ()).unwrap();
                sum += i64::from(plain(&next));
                count += 1;
            }
        }
        if count == 0 { plain(&after) } else { (sum / count) as i32 }
    }

    #[test]
    fn the_last_round_is_solved_as_without_short_cuts() {
        for variant in [Variant::Standard, Variant::Choose3] {
            for state in positions(14, variant).take(60) {
                assert_eq!(solved(&state), plain(&state), "{state:?}");
            }
        }
    }

    #[test]
    fn the_last_two_rounds_are_solved_as_without_short_cuts() {
        let snakes = |state: &State| state.removed().filter(|(_, card)| *card as usize == 11).count();
        for state in positions(12, Variant::Standard).filter(|state| snakes(state) == 2).take(3) {
            assert_eq!(solved(&state), plain(&state), "{state:?}");
        }
    }

    /// CPU time of exact solutions; those that would take more than 20 million positions are given up.
    /// `cargo test --release -p douze-ai --lib endgame_figures -- --ignored --nocapture`
    #[test]
    #[ignore = "takes minutes: figures of the time that an exact solution takes"]
    fn endgame_figures() {
        let control = Control::new();
        for (empty, count) in [(4, 200), (6, 20)] {
            let mut times: Vec<f64> = positions(16 - empty, Variant::Standard)
                .take(count)
                .map(|state| {
                    let mut meter = Meter::new(&Budget { nodes: 20_000_000, time: None }, &control);
                    let start = cpu_time::ThreadTime::now();
                    let solved = Endgame::new(true).choose(&mut meter, &state).is_ok();
                    if solved { 1e3 * start.elapsed().as_secs_f64() } else { f64::INFINITY }
                })
                .collect();
            times.sort_by(f64::total_cmp);
            let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
            let [median, p90, p99] = [50, 90, 99].map(at);
            println!(
                "{empty} cells empty, {count} positions: median {median:.1} ms, p90 {p90:.1}, p99 {p99:.1}"
            );
        }
    }
}
