//! Corrections of a line: what it said before stays in its history.

use super::reign::{Corrected, Correction};
use super::{Obstacle, Reign, Throne};
use crate::text::bare;

/// On this day, in milliseconds from the end of its game, a council still writes its line: no change is a correction.
const WRITING: i64 = 24 * 60 * 60 * 1000;

/// Corrections of a line at most; then the oldest are forgotten.
pub(super) const CORRECTIONS: usize = 50;

impl Reign {
    /// Struck out, or counting again.
    #[must_use]
    pub fn struck_out(mut self, struck: bool, now_ms: i64) -> Self {
        if self.struck != struck {
            self.struck = struck;
            self.corrected(if struck { Corrected::Struck } else { Corrected::Restored }, now_ms);
        }
        self
    }

    /// With another greatest obstacle.
    #[must_use]
    pub fn with_obstacle(mut self, obstacle: Option<Obstacle>, now_ms: i64) -> Self {
        if self.obstacle != obstacle {
            let was = std::mem::replace(&mut self.obstacle, obstacle);
            if now_ms > self.ended_ms.saturating_add(WRITING) {
                self.corrected(Corrected::Obstacle(was), now_ms);
            }
        }
        self
    }

    /// With another name for this person, wherever it stands in the line; none where nobody sits there, the name cannot
    /// be shown, or somebody else has it.
    pub fn renamed(mut self, seat: usize, name: &str, now_ms: i64) -> Option<Self> {
        let name = name.trim();
        let was = self.members.get(seat).filter(|member| member.person)?.name.clone();
        let taken = |(other, member): (usize, &super::Member)| {
            other != seat && bare(member.name.trim()) == bare(name)
        };
        if self.members.iter().enumerate().any(taken) {
            return None;
        }
        if name == was {
            return Some(self);
        }
        let same = |other: &str| bare(other.trim()) == bare(was.trim());
        let named = |obstacle: &mut Obstacle| {
            if let Obstacle::Player(player) = obstacle
                && same(player)
            {
                name.clone_into(player);
            }
        };
        name.clone_into(&mut self.members[seat].name);
        self.obstacle.iter_mut().chain(&mut self.suggestions).for_each(named);
        if let Throne::Winner(winner) = &mut self.throne
            && same(winner)
        {
            name.clone_into(winner);
        }
        self.corrected(Corrected::Name(was), now_ms);
        self.fault().is_none().then_some(self)
    }

    fn corrected(&mut self, what: Corrected, at_ms: i64) {
        self.corrections.push(Correction { at_ms, what });
        let forgotten = self.corrections.len().saturating_sub(CORRECTIONS);
        self.corrections.drain(..forgotten);
    }
}
