//! Who can sit at a simulated table: built-in councillors and models of people.

use super::people;
use douze_ai::Budget;
use douze_ai::council::{Councillor, Member, Player, Question, Said, Temperament};
use douze_rules::Seat;
use douze_rules::council::{Action, State};
use std::time::{Duration, Instant};

/// Positions that a question may look at. No limit of time, so that the same seed plays the same games.
const BUDGET: Budget = Budget::nodes(100_000);

/// What sits in a seat.
#[derive(Clone, Debug)]
pub(super) enum Sits {
    Councillor(Player),
    Person(people::Model),
}

impl Sits {
    /// `sage-bold` or the word of a person.
    pub(super) fn from_word(word: &str) -> Result<Self, String> {
        if let Some((level, temperament)) = word.split_once('-')
            && let (Ok(level), Some(temperament)) =
                (level.parse::<douze_ai::council::Level>(), Temperament::from_id(temperament))
        {
            return Ok(Self::Councillor(level.with(temperament)));
        }
        let unknown = || {
            let people = people::words();
            format!(
                "nobody is called {word}; there are LEVEL-TEMPERAMENT (sage-bold), and the people {people}"
            )
        };
        people::Model::from_word(word).map(Self::Person).ok_or_else(unknown)
    }

    pub(super) fn seated(&self) -> Seated {
        match self {
            Self::Councillor(player) => Seated {
                member: Box::new(Councillor { player: *player, budget: BUDGET }),
                times: Some(Vec::new()),
            },
            Self::Person(model) => Seated { member: model.member(), times: None },
        }
    }
}

/// A member at the table.
pub(super) struct Seated {
    member: Box<dyn Member>,
    /// Wall time of every decision of a councillor.
    pub(super) times: Option<Vec<Duration>>,
}

impl Member for Seated {
    fn speak(&mut self, asked: &Question) -> Vec<Said> {
        self.member.speak(asked)
    }

    fn propose(&mut self, asked: &Question) -> Option<Action> {
        self.member.propose(asked)
    }

    fn next(&mut self, asked: &Question) -> Option<Seat> {
        self.member.next(asked)
    }

    fn decide(&mut self, asked: &Question) -> Option<Action> {
        let start = Instant::now();
        let action = self.member.decide(asked);
        if let Some(times) = &mut self.times {
            times.push(start.elapsed());
        }
        action
    }

    fn leads(&self) -> bool {
        self.member.leads()
    }

    fn peek(&mut self, state: &State) {
        self.member.peek(state);
    }
}
