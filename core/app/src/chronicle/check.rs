//! Can this have been a reign? Asked of lines that come from elsewhere.

use super::correct::CORRECTIONS;
use super::{Corrected, Correction, Obstacle, Reign, Throne};
use crate::text::{bare, shows};
use std::collections::HashSet;

/// Signs of a name: the app's own limit with room for what later versions may allow.
const NAME: usize = 60;
/// Signs of an obstacle in own words.
pub const OBSTACLE_LIMIT: u8 = 60;
/// Suggestions of one game.
const SUGGESTIONS: usize = 12;

impl Reign {
    /// What cannot be, for developers; none for a line as the game writes it.
    pub fn fault(&self) -> Option<&'static str> {
        let named = |name: &str| is_text(name, NAME);
        let persons: Vec<String> = self
            .members
            .iter()
            .filter(|member| member.person)
            .map(|member| bare(member.name.trim()))
            .collect();
        let obstacle = |obstacle: &Obstacle| match obstacle {
            Obstacle::Dilemma(number) => (1..=36).contains(number),
            Obstacle::Face(face) => (1..=12).contains(face),
            Obstacle::Player(name) => named(name),
            Obstacle::Text(words) => is_text(words, OBSTACLE_LIMIT.into()),
        };
        let throne = match &self.throne {
            Throne::Vacant => true,
            Throne::Character(_) => self.won,
            Throne::Winner(name) => named(name),
        };
        let score = self.score;
        let corrected = |correction: &Correction| match &correction.what {
            Corrected::Struck | Corrected::Restored | Corrected::Obstacle(None) => true,
            Corrected::Name(name) => named(name),
            Corrected::Obstacle(Some(was)) => obstacle(was),
        };
        let checks = [
            (self.ended_ms >= 0, "\"ended_ms\" is before 1970"),
            ((2..=4).contains(&self.members.len()), "a council has 2 to 4 members"),
            (self.members.iter().all(|member| named(&member.name)), "a member's name cannot be shown"),
            (persons.iter().collect::<HashSet<_>>().len() == persons.len(), "two people have one name"),
            (score.solved <= 140 && score.public <= score.solved, "dilemmas are not worth so many years"),
            (score.crowns <= 21, "seven petitioners have at most 21 crowns"),
            (score.favour <= 5, "Favour ends at 5"),
            (self.ticks <= 7, "there are seven dilemmas to tick"),
            (self.bells <= 7, "the bells can be rung seven times"),
            (throne, "nobody can have come to the throne in this way"),
            (self.scenario.is_none() || !self.free, "a month is not chosen freely"),
            (self.obstacle.iter().all(obstacle), "there is no such obstacle"),
            (self.suggestions.len() <= SUGGESTIONS, "too many suggestions"),
            (self.suggestions.iter().all(obstacle), "there is no such suggestion"),
            (named(&self.deck.name), "the deck's name cannot be shown"),
            (self.corrections.len() <= CORRECTIONS, "too many corrections"),
            (self.corrections.iter().all(corrected), "there is no such correction"),
        ];
        checks.into_iter().find_map(|(holds, fault)| (!holds).then_some(fault))
    }
}

/// Something to read, of at most so many signs.
fn is_text(text: &str, limit: usize) -> bool {
    !text.trim().is_empty() && text.chars().count() <= limit && shows(text)
}
