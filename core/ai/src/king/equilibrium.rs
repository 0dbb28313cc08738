//! How often each card is to be played in a turn of two seats whose hands are open, solved to the end of the round; and
//! how often each level plays it.

use super::duel::{Matrix, worth};
use super::skill::Skill;
use super::worth::ALL;
use super::{Level, asked, duel, weigh};
use crate::{Budget, CancelToken};
use douze_rules::king::{Action, Character, Observation, Phase, State, observe};
use douze_rules::{Seat, Viewer};

/// A choice of two at the same time. Worths are ten-thousandths of the chance to win the round; a round that nobody wins
/// counts half.
#[derive(Clone, Debug)]
pub struct Mix {
    cards: [Vec<Character>; 2],
    cells: Matrix,
    shares: [Vec<u32>; 2],
}

impl Mix {
    /// The choice of this seat and the other one. None when it is none of two seats with open hands, when the round is
    /// decided, and when it would take more positions than these.
    pub fn new(state: &State, seat: Seat, positions: u32) -> Option<Self> {
        let view = observe(state, Viewer::Seat(seat));
        if state.phase() != Phase::Choose || state.seats_to_act().count() != 2 {
            return None;
        }
        let budget = Budget { time: None, ..Budget::nodes(positions) };
        let (cards, cells) = duel::open_turn(&view, state, seat, &budget, &CancelToken::new())?;
        let solution = cells.solve();
        let shares = [&solution.rows, &solution.columns]
            .map(|shares| shares.iter().map(|&share| (share >> 16) as u32).collect::<Vec<u32>>());
        Some(Self { cards, cells, shares })
    }

    /// The cards of the seat, in the order of the lineup.
    pub fn cards(&self) -> &[Character] {
        &self.cards[0]
    }

    /// How often each card is to be played, against the others.
    pub fn best(&self) -> &[u32] {
        self.shares[0].get(..self.cards[0].len()).unwrap_or_default()
    }

    /// What the best comes to at worst.
    pub fn value(&self) -> i32 {
        self.secured(self.best()).0
    }

    /// What each card comes to against the best of the other seat.
    pub fn worths(&self) -> Vec<i32> {
        let [own, other] = [0, 1].map(|seat: usize| self.cards[seat].len());
        let shares = &self.shares[1];
        let cell = |row: usize, column: usize| (shares[column], self.cells.cells[row][column]);
        (0..own).map(|row| worth(mean((0..other).map(|column| cell(row, column))))).collect()
    }

    /// What the other seat can hold the best to, whatever the seat plays: no more than [`value`](Self::value), or the best
    /// would not be the best.
    pub fn limit(&self) -> i32 {
        self.worths().into_iter().max().unwrap_or(0)
    }

    /// What these shares come to at worst, and the card of the other seat that does it.
    pub fn secured(&self, shares: &[u32]) -> (i32, Character) {
        let column = |(column, &card): (usize, &Character)| {
            let cells = shares.iter().enumerate().map(|(row, &share)| (share, self.cells.cells[row][column]));
            (worth(mean(cells)), card)
        };
        let least = self.cards[1].iter().enumerate().map(column).min_by_key(|(worth, _)| *worth);
        least.unwrap_or((ALL, Character::ALL[0]))
    }
}

fn mean(cells: impl Iterator<Item = (u32, i32)>) -> i32 {
    let (mut sum, mut all) = (0_i64, 0_i64);
    for (share, cell) in cells {
        sum += i64::from(share) * i64::from(cell);
        all += i64::from(share);
    }
    (sum / all.max(1)) as i32
}

/// How often a level plays each card that the viewer may choose, against the others; none where it chooses none.
pub fn shares(
    view: &Observation,
    level: Level,
    seed: u64,
    budget: &Budget,
    control: &CancelToken,
) -> Option<Vec<(Character, u32)>> {
    let (mut mind, state, options) = asked(view, seed, budget, control)?;
    let shares = match level {
        Level::Random => vec![1; options.len()],
        Level::Greedy => {
            let (action, _) = super::greedy::card(&mut mind, view, &options)?;
            options.iter().map(|option| u32::from(*option == action)).collect()
        }
        _ => {
            let skill = Skill::of(level);
            let care = skill.care[usize::from(view.playing().len() > 2)];
            weigh(&mut mind, view, &state, &options, skill).with_care(care).shares
        }
    };
    let card = |action: &Action| match *action {
        Action::Choose { character, .. } => Some(character),
        _ => None,
    };
    options.iter().zip(shares).map(|(action, share)| Some((card(action)?, share))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use douze_rules::king::{Lineup, Setup, apply, sample};

    /// A position near the end of a first round.
    fn position(seed: u64) -> Option<State> {
        let mut chance = Chance::new(seed);
        let mut state = State::new(Setup::king(Lineup::FIRST_GAME, 2).unwrap());
        while state.phase() != Phase::Choose
            || state.seats_to_act().count() < 2
            || state.hand(Seat::new(0)).len() > 3
        {
            let action = sample(&state, &mut |count| chance.below(count))?;
            apply(&mut state, action, &mut ()).unwrap();
        }
        (state.round() == 1).then_some(state)
    }

    #[test]
    fn nothing_wins_more_against_the_best_of_the_other_seat() {
        let mut mixed = 0;
        for seed in 0..200 {
            let Some(mix) = position(seed).and_then(|state| Mix::new(&state, Seat::new(0), 100_000)) else {
                continue;
            };
            assert!((mix.limit() - mix.value()).abs() <= 2, "{seed}: {} {}", mix.limit(), mix.value());
            let even = vec![1; mix.cards().len()];
            assert!(mix.secured(&even).0 <= mix.value() + 1);
            mixed += usize::from(mix.best().iter().filter(|&&share| share > 1_000).count() > 1);
        }
        assert!(mixed > 5, "{mixed}");
    }

    /// A strategist that looks to the end of the round plays the best.
    #[test]
    fn a_strategist_gives_nothing_away() {
        let control = CancelToken::new();
        for seed in 0..60 {
            let Some(state) = position(seed) else { continue };
            let Some(mix) = Mix::new(&state, Seat::new(0), 100_000) else { continue };
            let view = observe(&state, Viewer::Seat(Seat::new(0)));
            let played = shares(&view, Level::Strategist, 1, &Budget::default(), &control).unwrap();
            let of = |card: &Character| played.iter().find(|(one, _)| one == card).unwrap().1;
            let shares: Vec<u32> = mix.cards().iter().map(of).collect();
            assert!(mix.secured(&shares).0 >= mix.value() - 10, "{seed}");
        }
    }
}
