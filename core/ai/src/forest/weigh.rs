//! How wolf, owl and hints weigh what they can do: against many sampled hands of the other.

use super::Reason;
use super::choose_mix::Hands;
use super::endgame::Endgame;
use super::matrix::Matrix;
use super::mind::Mind;
use super::place::{reasons, whole};
use super::search::{Line, Search, rank};
use super::worth::of;
use crate::chance::Chance;
use douze_rules::Seat;
use douze_rules::forest::{Action, Card, CardSet, Observation, Phase, State, apply};

/// One action; its worth are hundredths of points expected at the end, own less the other's: a quarter of it counts
/// points as they are, the rest the chance to win, with 5 points for a sure one. Shares for cards, otherwise 100 or 0.
pub type Weighed = crate::Weighed<Action>;

impl Weighed {
    /// A search counts four times as much.
    pub(super) const PARTS: i32 = 4;
}

/// How hard to look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Positions looked at, at most.
    pub(super) nodes: u32,
    /// Hands of the other imagined for a choice, and for a place.
    deals: [usize; 2],
    /// Rounds looked at behind this one, for a choice and for a place.
    depth: [u32; 2],
    /// Places that are followed by the other's reply.
    places: usize,
    /// With so many cards in the display the rest is solved exactly, for every hand of the other.
    exact: usize,
    /// Also through rounds that a Snake ends, which takes much longer.
    snakes: bool,
}

pub(super) const WOLF: Effort =
    Effort { nodes: 100_000, deals: [2, 1], depth: [0, 0], places: 3, exact: 17, snakes: false };
pub(super) const OWL: Effort =
    Effort { nodes: 600_000, deals: [40, 8], depth: [0, 1], places: 8, exact: 12, snakes: false };
/// As an owl, but every place is followed: somebody may have chosen it.
pub(super) const ADVICE: Effort = Effort { places: 64, ..OWL };

/// Ways to imagine the other's hand until one is found that was not seen yet.
const TRIES: usize = 200;
/// A display with two rounds to go leaves the other at most so many hands, as a rule.
const ALL_HANDS: usize = 20;
/// Hands that are judged before the first is solved, which may take longer than there is time.
const JUDGED: usize = 4;

/// What came of weighing, the best first.
pub(super) struct Weighing {
    pub(super) options: Vec<Weighed>,
    /// Where the options lead, for those that place or move.
    lines: Vec<Line>,
    pub(super) cut: bool,
}

/// Decides for wolf and owl; none when there was no time to find anything.
pub(super) fn decide(
    mind: &mut Mind,
    view: &Observation,
    state: &State,
    effort: Effort,
) -> Option<(Action, Vec<Reason>)> {
    let weighing = weigh(mind, view, state, effort);
    let weights: Vec<u32> = weighing.options.iter().map(|option| option.percent.into()).collect();
    let choice = mind.chance.weighted(&weights)?;
    Some((weighing.options.get(choice)?.action, why(mind, state, &weighing, choice)))
}

/// Weighs all that the seat can do, in a position in which it is asked to choose, to place or to move.
pub(super) fn weigh(mind: &mut Mind, view: &Observation, state: &State, effort: Effort) -> Weighing {
    let exact = (view.display().count() >= effort.exact).then(|| Endgame::new(effort.snakes));
    let mut search = Search::new(&mut mind.meter, effort.places, exact);
    if view.phase() == Phase::Choose {
        cards(&mut search, &mut mind.chance, view, mind.seat, effort)
    } else {
        places(&mut search, &mut mind.chance, view, mind.seat, state, effort)
    }
}

/// Reasons for one of the options.
pub(super) fn why(mind: &Mind, state: &State, weighing: &Weighing, choice: usize) -> Vec<Reason> {
    let Some(option) = weighing.options.get(choice) else { return vec![Reason::CutShort] };
    let mut reasons = match (option.action, weighing.lines.get(choice)) {
        (Action::Choose { card: Card::Snake, .. }, _) => vec![Reason::TakesOut],
        (_, Some(line)) => reasons(mind, state, &line.after),
        _ => match whole(option.worth - mind.points(state, mind.seat)) {
            points @ 1.. => vec![Reason::Promises { points }],
            _ => Vec::new(),
        },
    };
    if option.percent < 100 && matches!(option.action, Action::Choose { .. }) {
        reasons.push(Reason::Mixes { percent: option.percent.max(1) });
    }
    if weighing.cut {
        reasons.push(Reason::CutShort);
    }
    reasons
}

/// Hands of the other as they may be: each one once when all are wanted.
struct Deals<'a> {
    view: &'a Observation,
    other: Seat,
    /// The hands so far, when each must come once.
    seen: Option<Vec<CardSet>>,
    left: usize,
}

impl<'a> Deals<'a> {
    fn new(search: &Search, view: &'a Observation, seat: Seat, deals: usize) -> Self {
        let left = if search.endgame.is_some() { ALL_HANDS } else { deals };
        let seen = search.endgame.as_ref().map(|_| Vec::with_capacity(ALL_HANDS));
        Self { view, other: seat.other(), seen, left }
    }

    fn next(&mut self, chance: &mut Chance) -> Option<State> {
        self.left = self.left.checked_sub(1)?;
        for _ in 0..TRIES {
            let state = self.view.determinize(&mut |count| chance.below(count))?;
            let Some(seen) = &mut self.seen else { return Some(state) };
            let hand = state.hand(self.other);
            if !seen.contains(&hand) {
                seen.push(hand);
                return Some(state);
            }
        }
        None
    }
}

/// Each card of the hand, against each card of each imagined hand.
fn cards(
    search: &mut Search,
    chance: &mut Chance,
    view: &Observation,
    seat: Seat,
    effort: Effort,
) -> Weighing {
    let view = view.undecided();
    let judged = judged(search, chance, &view, seat);
    let mut deals = Deals::new(search, &view, seat, effort.deals[0]);
    let count = deals.left;
    let mut hands = Hands::new(count);
    let mut cut = false;
    while let Some(state) = deals.next(chance) {
        search.meter.progress(count - deals.left - 1, count);
        let Ok(table) = search.matrix(&state, effort.depth[0]) else {
            cut = true;
            break;
        };
        hands.push(rows(seat, &table));
    }
    if hands.is_empty() {
        for table in judged {
            hands.push(table);
        }
    }
    let mixed = hands.solve();
    let option = |(row, card)| Weighed {
        action: Action::Choose { seat, card },
        worth: mixed.worth[row] / Weighed::PARTS,
        percent: mixed.percent[row],
    };
    let mut options: Vec<Weighed> = view.own_hand().iter().take(3).enumerate().map(option).collect();
    options.sort_by_key(|option| (-option.worth, u8::MAX - option.percent));
    Weighing { options, lines: Vec::new(), cut }
}

/// A few hands as the network sees them when all are to be solved: something to go by until the first one is.
fn judged(search: &mut Search, chance: &mut Chance, view: &Observation, seat: Seat) -> Vec<Matrix> {
    let mut judged = Vec::with_capacity(JUDGED);
    if let Some(endgame) = search.endgame.take() {
        let mut deals = Deals::new(search, view, seat, JUDGED);
        while let Some(state) = deals.next(chance)
            && let Ok(table) = search.matrix(&state, 0)
        {
            judged.push(rows(seat, &table));
        }
        search.endgame = Some(endgame);
    }
    judged
}

/// With the seat's own cards as rows.
fn rows(seat: Seat, table: &Matrix) -> Matrix {
    let own = |row: usize, col: usize| if seat.index() == 0 { table[row][col] } else { -table[col][row] };
    [0, 1, 2].map(|row| [0, 1, 2].map(|col| own(row, col)))
}

/// Each place of the card on the table, or each move of a Raccoon.
fn places(
    search: &mut Search,
    chance: &mut Chance,
    view: &Observation,
    seat: Seat,
    state: &State,
    effort: Effort,
) -> Weighing {
    let mut lines: Vec<Line> = Vec::with_capacity(128);
    let mut cut = search.options(state, &mut lines).is_err();
    rank(&mut lines);
    let followed = lines.len().min(effort.places);
    let (mut sums, mut worth) = (vec![0_i64; followed], Vec::with_capacity(followed));
    let mut done = 0;
    let mut deals = Deals::new(search, view, seat, effort.deals[1]);
    let count = deals.left;
    while !cut && let Some(deal) = deals.next(chance) {
        worth.clear();
        for (number, line) in lines.iter().take(followed).enumerate() {
            search.meter.progress(followed * done as usize + number, followed * count);
            let mut after = deal;
            for action in [Some(line.action), line.then].into_iter().flatten() {
                // Legal here as there: what is hidden makes no difference to it.
                let _ = apply(&mut after, action, &mut ());
            }
            match search.after(&deal, line, &after, effort.depth[1]) {
                Ok(found) => worth.push(i64::from(of(seat, found))),
                Err(_) => break,
            }
        }
        cut = worth.len() < followed;
        if !cut {
            sums.iter_mut().zip(&worth).for_each(|(sum, worth)| *sum += worth);
            done += 1;
        }
    }
    if done > 0 {
        for (line, sum) in lines.iter_mut().zip(&sums) {
            line.worth = (sum / done) as i32;
        }
        // What was not followed is worth no more than what was.
        let least = lines.iter().take(followed).map(|line| line.worth).min().unwrap_or(0);
        lines.iter_mut().skip(followed).for_each(|line| line.worth = line.worth.min(least));
        rank(&mut lines);
    }
    let option = |(number, line): (usize, &Line)| Weighed {
        action: line.action,
        worth: line.worth / Weighed::PARTS,
        percent: if number == 0 { 100 } else { 0 },
    };
    Weighing { options: lines.iter().enumerate().map(option).collect(), lines, cut }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::Meter;
    use crate::forest::{Level, decide, mind::Evaluator, worth::WIN};
    use crate::{Budget, CancelToken};
    use douze_rules::Viewer;
    use douze_rules::forest::{Variant, observe, sample};

    /// A position of a game between foxes in which four cells are empty.
    fn four_empty(seed: u64) -> State {
        let mut chance = Chance::new(seed);
        let mut state = State::new(Variant::Standard);
        loop {
            let Some(seat) = state.seats_to_act().next() else {
                let action = sample(&state, &mut |count| chance.below(count)).unwrap();
                apply(&mut state, action, &mut ()).unwrap();
                continue;
            };
            if state.display().count() == 12 {
                return state;
            }
            let view = observe(&state, Viewer::Seat(seat));
            let seed = u64::from(chance.below(u32::MAX));
            let decided =
                decide(&view, Level::Fox, seed, &Budget::nodes(u32::MAX), &CancelToken::new()).unwrap();
            apply(&mut state, decided.action, &mut ()).unwrap();
        }
    }

    fn weighed(state: &State, effort: Effort) -> Vec<Weighed> {
        looked(state, effort).0
    }

    /// The options, and the positions looked at.
    fn looked(state: &State, effort: Effort) -> (Vec<Weighed>, u32) {
        let (seat, control) = (state.seats_to_act().next().unwrap(), CancelToken::new());
        let view = observe(state, Viewer::Seat(seat));
        let meter = Meter::new(&Budget::nodes(effort.nodes), &control);
        let mut mind = Mind { meter, chance: Chance::new(1), seat, evaluator: Evaluator::Network };
        (weigh(&mut mind, &view, state, effort).options, mind.meter.spent())
    }

    #[test]
    fn a_card_is_judged_when_there_is_no_time_to_solve_the_end() {
        let quick = Effort { deals: [JUDGED; 2], exact: 17, ..OWL };
        for state in (0..20).map(four_empty).filter(|state| state.phase() == Phase::Choose) {
            let (judged, nodes) = looked(&state, quick);
            assert!(judged.iter().any(|option| option.worth != judged[0].worth), "{judged:?}");
            // Little more than those took: no hand is solved.
            assert_eq!(weighed(&state, Effort { nodes: nodes + 10, ..OWL }), judged, "{state:?}");
        }
    }

    /// The worth of the best, less what an owl's decision is worth, in parts of a won game, when all is
    /// known but the other's hand. `DOUZE_SCALE=20 cargo test --release -p douze-ai regrets -- --nocapture`
    /// looks at 200 positions.
    #[test]
    fn an_owl_regrets_little_with_four_cells_empty() {
        let scale = std::env::var("DOUZE_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1_u32);
        let gone = |state: &State| state.removed().filter(|(_, card)| *card == Card::Snake).count() == 2;
        let positions = (0..).map(four_empty).filter(|state| scale > 1 || gone(state));
        let (mut sum, count) = (0.0, 10 * scale);
        for state in positions.take(count as usize) {
            let exact = weighed(&state, Effort { nodes: u32::MAX, snakes: true, ..ADVICE });
            let best = exact.iter().map(|option| option.worth).max().unwrap();
            for option in weighed(&state, OWL) {
                let worth = exact.iter().find(|other| other.action == option.action).unwrap().worth;
                sum += f64::from((best - worth) * i32::from(option.percent)) / 100.0;
            }
        }
        let regret = sum * f64::from(Weighed::PARTS) / f64::from(WIN) / f64::from(count);
        println!("regret of owl, 4 cells empty, {count} positions: {regret:.4} of a won game");
        assert!(regret <= 0.02, "{regret}");
    }
}
