//! Attempts of a person, their rating, and the puzzles that come again.

use crate::flow;
use crate::store::{Store, StoreError, StoredPuzzle};
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use std::collections::HashMap;

/// The key of the rating in the store.
const KEY: &str = "puzzle-rating";
/// A missed puzzle comes again after so many days; solved each time, after all of them no more.
const DAYS: [i64; 4] = [1, 3, 7, 21];
/// The rating of puzzles of grade 1, and what each further grade adds.
const EASIEST: i32 = 1100;
const GRADE: i32 = 200;
/// How sure a puzzle's rating is.
const DEVIATION: f64 = 80.0;

/// What is known of a puzzle that was tried. Days are those since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LastAttempt {
    /// On the last day on which it counted.
    pub(crate) solved: bool,
    /// It comes again from this day on.
    pub(crate) due: Option<i64>,
    /// How often it was solved since it was missed.
    pub(crate) step: usize,
}

impl LastAttempt {
    /// After another try on this day.
    pub(crate) fn after(before: Option<Self>, solved: bool, day: i64) -> Self {
        let step = match before {
            Some(Self { due: Some(_), step, .. }) if solved => step + 1,
            Some(Self { due: None, .. }) | None if solved => DAYS.len(),
            _ => 0,
        };
        Self { solved, due: DAYS.get(step).map(|days| day + days), step }
    }
}

/// A person's rating (Glicko-2).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[expect(clippy::struct_field_names, reason = "the terms of Glicko-2")]
struct Rating {
    rating: f64,
    deviation: f64,
    volatility: f64,
}

impl Default for Rating {
    fn default() -> Self {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        Self { rating, deviation, volatility }
    }
}

impl Rating {
    fn after(self, grade: u8, solved: bool) -> Self {
        let Self { rating, deviation, volatility } = self;
        let own = Glicko2Rating { rating, deviation, volatility };
        let puzzle =
            Glicko2Rating { rating: rating_of(grade).into(), deviation: DEVIATION, ..Glicko2Rating::new() };
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let new = glicko2_rating_period(&own, &[(puzzle, outcome)], &Glicko2Config::new());
        Self { rating: new.rating, deviation: new.deviation, volatility: new.volatility }
    }
}

/// The rating of puzzles of this grade.
pub(crate) fn rating_of(grade: u8) -> i32 {
    EASIEST + GRADE * (i32::from(grade) - 1)
}

/// All that is kept on the device.
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress {
    rating: Rating,
    tried: HashMap<String, LastAttempt>,
}

impl Progress {
    /// What is kept; what cannot be read was not tried.
    pub(crate) fn load(store: &Store) -> Result<Self, StoreError> {
        let read = |puzzle: StoredPuzzle| Some((puzzle.id, serde_json::from_str(&puzzle.body).ok()?));
        let tried = store.puzzles()?.into_iter().filter_map(read).collect();
        Ok(Self { rating: flow::load(store, KEY), tried })
    }

    /// The person's rating, in whole points.
    pub(crate) fn rating(&self) -> i32 {
        self.rating.rating.round() as i32
    }

    pub(crate) fn tried(&self, id: &str) -> Option<LastAttempt> {
        self.tried.get(id).copied()
    }

    /// Does this puzzle come again by now?
    pub(crate) fn is_due(&self, id: &str, day: i64) -> bool {
        self.tried(id).and_then(|tried| tried.due).is_some_and(|due| due <= day)
    }

    /// Keeps a first try, or one that was due, in one commit. Any other try changes nothing.
    pub(crate) fn note(
        &mut self,
        store: &mut Store,
        id: &str,
        grade: u8,
        solved: bool,
        day: i64,
    ) -> Result<(), StoreError> {
        let before = self.tried(id);
        if before.is_some() && !self.is_due(id, day) {
            return Ok(());
        }
        let tried = LastAttempt::after(before, solved, day);
        // What comes again is known: only the first try says how strong somebody is.
        let rating = if before.is_none() { self.rating.after(grade, solved) } else { self.rating };
        let puzzle = StoredPuzzle { id: id.into(), body: flow::to_json(&tried)? };
        store.put_puzzle(&puzzle, KEY, &flow::to_json(&rating)?)?;
        self.tried.insert(id.into(), tried);
        self.rating = rating;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Glickman, Example of the Glicko-2 system (2013): 1500, 200, 0.06 beats 1400 and loses to 1550 and 1700.
    #[test]
    fn the_rating_is_that_of_the_published_example() {
        let own = Glicko2Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let rival =
            |rating, deviation, outcome| (Glicko2Rating { rating, deviation, volatility: 0.06 }, outcome);
        let games = [
            rival(1400.0, 30.0, Outcomes::WIN),
            rival(1550.0, 100.0, Outcomes::LOSS),
            rival(1700.0, 300.0, Outcomes::LOSS),
        ];
        let new = glicko2_rating_period(&own, &games, &Glicko2Config::new());
        assert!((new.rating - 1464.06).abs() < 0.01, "{new:?}");
        assert!((new.deviation - 151.52).abs() < 0.01, "{new:?}");
        assert!((new.volatility - 0.05999).abs() < 0.00001, "{new:?}");
    }

    #[test]
    fn a_missed_puzzle_comes_again_after_1_3_7_and_21_days_and_then_no_more() {
        let mut tried = LastAttempt::after(None, false, 100);
        assert_eq!((tried.solved, tried.due), (false, Some(101)));
        for (day, due) in [(101, Some(104)), (104, Some(111)), (111, Some(132)), (132, None)] {
            tried = LastAttempt::after(Some(tried), true, day);
            assert_eq!((tried.solved, tried.due), (true, due));
        }
        assert_eq!(LastAttempt::after(Some(tried), false, 200).due, Some(201));
        assert_eq!(LastAttempt::after(None, true, 100).due, None);
    }

    #[test]
    fn only_a_first_try_changes_the_rating_and_only_a_due_one_the_rest() {
        let mut store = Store::in_memory().unwrap();
        let mut progress = Progress::default();
        progress.note(&mut store, "forest-1", 3, false, 100).unwrap();
        let rating = progress.rating();
        assert!(rating < 1500);
        progress.note(&mut store, "forest-1", 3, true, 100).unwrap();
        assert_eq!((progress.rating(), progress.is_due("forest-1", 101)), (rating, true));
        progress.note(&mut store, "forest-1", 3, true, 101).unwrap();
        assert_eq!((progress.rating(), progress.is_due("forest-1", 103)), (rating, false));
        progress.note(&mut store, "forest-2", 5, true, 101).unwrap();
        assert!(progress.rating() > rating);
        let loaded = Progress::load(&store).unwrap();
        assert_eq!((loaded.rating(), loaded.tried), (progress.rating(), progress.tried));
    }
}
