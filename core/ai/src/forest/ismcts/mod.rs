//! Baseline: textbook information-set MCTS without domain knowledge.
//!
//! One tree for what the searching seat sees (single observer). Each playout deals out again what it cannot
//! see, walks down the tree, adds one place to it, and plays on at random to the end; it counts who won.
//! Choices in secret are two bandits side by side, each over the cards of its seat's hand (decoupled UCT);
//! places, pushes and moves are one. No evaluation, no ordering, nothing that is known about the game.
//!
//! Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012; for the choices in
//! secret: Lanctot, Lisý, Winands: Monte Carlo Tree Search in Simultaneous Move Games, 2013.

mod tree;

use super::{Meter, Reason};
use crate::chance::{Chance, Quick};
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, Observation, Phase, State, Winner, apply, play_out, sample};
use tree::{ROOT, Tree};

/// Playouts of a decision.
pub(super) const PLAYOUTS: u32 = 10_000;
/// Cards of a seat.
const CARDS: u32 = Card::ALL.len() as u32;
/// More steps than any game has inside the tree: 10 rounds with two choices, the way they lead, two places
/// and two moves; keeping cards before.
const STEPS: usize = 72;

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// None when nothing is legal. The meter counts playouts.
pub(super) fn decide(
    meter: &mut Meter,
    mut chance: Chance,
    seat: Seat,
    view: &Observation,
) -> Option<(Action, Vec<Reason>)> {
    let view = view.undecided();
    let mut search =
        Search { tree: Tree::new(), chance: chance.quick(), seat, path: [(0, 0); STEPS], steps: 0 };
    let mut cut = false;
    let determinizer = view.determinizer()?;
    for number in 0..PLAYOUTS {
        cut = meter.spend().is_err();
        if cut {
            break;
        }
        if number.is_multiple_of(128) {
            meter.progress(number as usize, PLAYOUTS as usize);
        }
        let mut state = determinizer.determinize(&mut |count| search.chance.below(count));
        search.playout(&mut state)?;
    }
    let state = determinizer.determinize(&mut |count| search.chance.below(count));
    let reasons = if cut { vec![Reason::CutShort] } else { vec![] };
    Some((search.most_visited(&state)?, reasons))
}

/// Where a step down the tree leads.
enum Step {
    To(u32),
    /// Out of the tree.
    End,
}

struct Search {
    tree: Tree,
    chance: Quick,
    seat: Seat,
    /// The arms that were pulled in this playout, and for whom.
    path: [(u32, usize); STEPS],
    steps: usize,
}

impl Search {
    /// From the root to the end of one game, and back with its result. None would be a fault of the rules.
    fn playout(&mut self, state: &mut State) -> Option<()> {
        self.steps = 0;
        let mut at = ROOT;
        while let Step::To(next) = self.step(at, state)? {
            at = next;
        }
        let wins = match play_out(state, &mut |count| self.chance.below(count))?.winner {
            Winner::Seat(seat) if seat == SEATS[0] => [2, 0],
            Winner::Seat(_) => [0, 2],
            Winner::Draw => [1, 1],
        };
        self.tree.learn(ROOT, 0);
        for &(arm, side) in &self.path[..self.steps] {
            self.tree.learn(arm, wins[side & 1]);
        }
        Some(())
    }

    fn step(&mut self, at: u32, state: &mut State) -> Option<Step> {
        match state.phase() {
            Phase::Over => Some(Step::End),
            Phase::Choose => self.choose(at, state),
            // Which cards the other keeps is never seen.
            Phase::Keep if state.seats_to_act().next() != Some(self.seat) => {
                let action = sample(state, &mut |count| self.chance.below(count))?;
                apply(state, action, &mut ()).ok()?;
                Some(Step::To(at))
            }
            _ => self.act(at, state),
        }
    }

    /// A decision that is made in the open.
    fn act(&mut self, at: u32, state: &mut State) -> Option<Step> {
        let count = count(state);
        let Some(first) = self.tree.grow(at, count) else { return Some(Step::End) };
        let start = self.chance.below(count);
        let number = self.tree.best(first, around(start, count), self.tree.visits(at))?;
        let side = state.seats_to_act().next()?.index();
        apply(state, numbered(state, number)?, &mut ()).ok()?;
        Some(Step::To(self.pull(first + number, side)))
    }

    /// Both choose in secret: an arm each, then the way that the two lead together.
    fn choose(&mut self, at: u32, state: &mut State) -> Option<Step> {
        let Some(first) = self.tree.grow(at, 2 * CARDS) else { return Some(Step::End) };
        let mut chosen = [0; 2];
        for seat in SEATS {
            let mut hand = state.hand(seat).iter().map(|card| card as u32);
            // Hands have three cards whenever seats choose (R-F3).
            let [a, b, c] = [hand.next()?, hand.next()?, hand.next()?];
            // Begun anywhere, so that equals have equal chances.
            let held = match self.chance.below(3) {
                0 => [a, b, c],
                1 => [b, c, a],
                _ => [c, a, b],
            };
            let first = first + CARDS * u32::from(seat.index() == 1);
            chosen[seat.index()] = self.tree.best_of_held(first, held)?;
        }
        for (seat, number) in SEATS.into_iter().zip(chosen) {
            apply(state, Action::Choose { seat, card: Card::ALL[number as usize] }, &mut ()).ok()?;
        }
        let arms = [first + chosen[0], first + CARDS + chosen[1]];
        let ways = self.tree.open(arms[0], CARDS);
        self.pull(arms[0], 0);
        self.pull(arms[1], 1);
        Some(ways.map_or(Step::End, |ways| Step::To(self.pull(ways + chosen[1], 0))))
    }

    const fn pull(&mut self, arm: u32, side: usize) -> u32 {
        self.path[self.steps] = (arm, side);
        self.steps += 1;
        arm
    }

    /// What the root's arm that was pulled most often stands for; the first, when none was.
    fn most_visited(&self, state: &State) -> Option<Action> {
        let seat = self.seat;
        if state.phase() != Phase::Choose {
            return numbered(state, self.tree.most_visited(0, count(state)).unwrap_or(0));
        }
        let most = self.tree.most_visited(CARDS * u32::from(seat.index() == 1), CARDS);
        let most = most.and_then(|number| Card::ALL.get(number as usize).copied());
        let card = most.or_else(|| state.hand(seat).iter().next())?;
        Some(Action::Choose { seat, card })
    }
}

/// How many actions are legal: what the rules' random choice chooses among.
fn count(state: &State) -> u32 {
    let mut among = 1;
    sample(state, &mut |count| {
        among = count;
        0
    });
    among
}

/// The legal action with this number.
fn numbered(state: &State, number: u32) -> Option<Action> {
    sample(state, &mut |_| number)
}

/// The numbers below `count`, each once, beginning anywhere: so that equals have equal chances.
fn around(start: u32, count: u32) -> impl Iterator<Item = u32> {
    (start..count).chain(0..start)
}
