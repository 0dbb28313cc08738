//! The games of a person on this device, counted from the results that stand beside finished games.

use crate::flow::finished::{Brief, Finished};
use crate::flow::setup::{Person, called};
use crate::flow::stored::Outcome;
use crate::store::{Store, StoreError};
use crate::{GameKind, PlayerKind};
use douze_rules::council::{Scenario, Verdict};
use std::collections::HashMap;

/// Games, and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) played: u32,
    pub(crate) won: u32,
}

impl Counts {
    fn add(&mut self, won: bool) {
        self.played += 1;
        self.won += u32::from(won);
    }
}

/// The games of a person. Of councils all who sat there have won, or none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) king: Counts,
    pub(crate) council: Counts,
    pub(crate) forest: Counts,
    /// Against each built-in player at the table, in the order of all levels.
    pub(crate) levels: [Counts; LEVELS.len()],
    /// Councils of each month, from January.
    pub(crate) months: [Counts; 12],
    /// Forest duels by points: below 5, 5 to 9, 10 to 14, 15 to 19, 20 and more.
    pub(crate) points: [u32; 5],
    /// Games of King that were won, by rounds: two, three, four, five and more.
    pub(crate) rounds: [u32; 4],
    /// Councils that were won, by verdict.
    pub(crate) verdicts: [u32; 6],
    /// The largest number of points between the two of a duel that was won.
    pub(crate) margin: Option<u8>,
    /// The fewest rounds of a game of King that was won.
    pub(crate) quickest: Option<u32>,
    /// The years of the longest reign.
    pub(crate) longest: Option<u32>,
    /// Most games won in a row, of all kinds.
    pub(crate) streak: u32,
    running: u32,
}

/// Built-in opponents, from the weakest of each game. A council's are at the same side.
pub(crate) const LEVELS: [PlayerKind; 7] = [
    PlayerKind::Pretender,
    PlayerKind::Courtier,
    PlayerKind::Strategist,
    PlayerKind::Fawn,
    PlayerKind::Fox,
    PlayerKind::Wolf,
    PlayerKind::Owl,
];

impl Tally {
    /// What each of these people has played since they are known, in the same order. Records from elsewhere and games
    /// that went on from others do not count.
    pub(crate) fn of_all(store: &Store, people: &[Person]) -> Result<Vec<Self>, StoreError> {
        let mut tallies = vec![Self::default(); people.len()];
        let places: HashMap<String, usize> =
            (0..).zip(people).map(|(place, person)| (called(&person.name), place)).collect();
        let mut games = Finished::results(store)?;
        // Streaks run with time.
        games.reverse();
        for (kind, ended_ms, brief, outcome) in &games {
            if !brief.origin.is_played() {
                continue;
            }
            for (seat, (name, player)) in brief.names.iter().zip(&brief.players).enumerate() {
                if *player != PlayerKind::Person || name.is_empty() {
                    continue;
                }
                let Some(&place) = places.get(&called(name)) else { continue };
                if people.get(place).is_some_and(|person| person.since_ms <= *ended_ms) {
                    tallies[place].add(*kind, seat, brief, outcome);
                }
            }
        }
        Ok(tallies)
    }

    /// All games.
    pub(crate) fn all(&self) -> Counts {
        let games = [self.king, self.council, self.forest];
        let sum = |part: fn(&Counts) -> u32| games.iter().map(part).sum();
        Counts { played: sum(|counts| counts.played), won: sum(|counts| counts.won) }
    }

    /// Of one game.
    pub(crate) const fn of(&self, kind: GameKind) -> Counts {
        match kind {
            GameKind::King => self.king,
            GameKind::Council => self.council,
            GameKind::Forest => self.forest,
        }
    }

    fn add(&mut self, kind: GameKind, seat: usize, brief: &Brief, outcome: &Outcome) {
        let won = match *outcome {
            Outcome::Forest { winner, .. } => winner.is_some_and(|winner| winner.index() == seat),
            Outcome::King { winner, .. } => winner.index() == seat,
            Outcome::Council { won, .. } => won,
            Outcome::Unfinished { .. } => return,
        };
        match kind {
            GameKind::King => self.king.add(won),
            GameKind::Council => self.council.add(won),
            GameKind::Forest => self.forest.add(won),
        }
        self.running = if won { self.running + 1 } else { 0 };
        self.streak = self.streak.max(self.running);
        for (level, counts) in LEVELS.iter().zip(&mut self.levels) {
            if brief.players.contains(level) {
                counts.add(won);
            }
        }
        match *outcome {
            Outcome::Forest { points, .. } => {
                let (own, other) = (points[seat & 1], points[1 - (seat & 1)]);
                self.points[usize::from(own / 5).min(4)] += 1;
                if won {
                    self.margin = self.margin.max(Some(own.saturating_sub(other)));
                }
            }
            Outcome::King { rounds, .. } if won => {
                self.rounds[usize::try_from(rounds.saturating_sub(2)).unwrap_or(3).min(3)] += 1;
                self.quickest = Some(self.quickest.map_or(rounds, |quickest| quickest.min(rounds)));
            }
            Outcome::Council { years, .. } => {
                if let Some(month) = brief.scenario.and_then(place_of) {
                    self.months[month].add(won);
                }
                if won {
                    self.longest = self.longest.max(Some(years));
                    let verdict = Verdict::of(u16::try_from(years).unwrap_or(u16::MAX));
                    self.verdicts[verdict as usize] += 1;
                }
            }
            Outcome::King { .. } | Outcome::Unfinished { .. } => {}
        }
    }
}

fn place_of(month: Scenario) -> Option<usize> {
    Scenario::ALL.iter().position(|other| *other == month)
}
