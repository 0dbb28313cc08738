//! The die and the targets, and what a card does with them: as a person sees it who knows the rules.

use douze_rules::council::{Character, Characters, Faces, How, Observation, reach};
use douze_rules::d12::Face;

/// What is enough to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// The first target at the end.
    First,
    /// One of two targets in the turn, the other at its end.
    Both,
    /// Either target at the end: the first turn of a split.
    Either,
    /// This target at the end: the second turn of a split.
    Only(u8),
}

/// The die and the targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) die: Face,
    targets: [Faces; 2],
    met: [bool; 2],
    aim: Aim,
    /// The characters revealed in this turn: the Lady must be the first, and what comes again is cancelled.
    pub(super) revealed: Characters,
}

impl Board {
    /// As it now is; none before the first roll.
    pub(super) fn now(view: &Observation) -> Option<Self> {
        let mut targets = [Faces::EMPTY; 2];
        targets.iter_mut().zip(view.targets()).for_each(|(place, target)| *place = target);
        let board = Self {
            die: view.die()?,
            targets,
            met: [view.is_met(0), view.is_met(1)],
            aim: aim(view, targets[1].is_empty()),
            revealed: view.revealed(),
        };
        Some(board.rested())
    }

    /// As it lay when all had chosen, while the cards of the turn are being revealed.
    pub(super) fn at_choice(view: &Observation) -> Option<Self> {
        let now = Self::now(view)?;
        if now.revealed.is_empty() {
            return Some(now);
        }
        let (die, targets) = (view.history().last()?.die()?, view.dilemma()?.targets);
        let before = Self { die, targets, met: [false; 2], revealed: Characters::EMPTY, ..now };
        Some(before.rested())
    }

    /// With the eyes of a beginner, who sees only the first target.
    #[must_use]
    pub(super) const fn with_first_only(self) -> Self {
        Self { aim: Aim::First, ..self }
    }

    /// Would it be solved if nothing more happened?
    pub(super) fn is_solved(self) -> bool {
        match self.aim {
            Aim::First => self.is_on(0),
            Aim::Both => (self.is_on(0) && self.met[1]) || (self.is_on(1) && self.met[0]),
            Aim::Either => self.is_on(0) || self.is_on(1),
            Aim::Only(target) => self.is_on(target.into()),
        }
    }

    /// Every way in which the card can act, and what follows. An Oracle only is turned up: its roll is chance.
    pub(super) fn each_way(self, card: Character, mut give: impl FnMut(How, Self)) {
        let after = self.with_revealed(card);
        match card {
            Character::Knight | Character::Golem if self.targets[1].is_empty() => {
                give(How::Nothing, after.retargeted(0, card));
            }
            Character::Knight | Character::Golem => {
                for target in [0, 1] {
                    give(How::Target(target), after.retargeted(target, card));
                }
            }
            Character::Lady if !self.revealed.is_empty() => give(How::Nothing, after),
            Character::Reverser => give(How::Nothing, after.turned(self.die.opposite())),
            Character::Stoic | Character::Oracle => give(How::Nothing, after),
            _ => {
                for to in reach(card, self.die, self.targets).iter() {
                    give(How::Face(to), after.turned(to));
                }
            }
        }
    }

    /// The card was revealed and has done nothing.
    #[must_use]
    pub(super) fn with_revealed(self, card: Character) -> Self {
        Self { revealed: self.revealed.with(card), ..self }
    }

    /// The die shows this face.
    #[must_use]
    pub(super) fn turned(self, die: Face) -> Self {
        Self { die, ..self }.rested()
    }

    fn retargeted(mut self, target: u8, card: Character) -> Self {
        let place = usize::from(target & 1);
        self.targets[place] = if card == Character::Knight { Faces::LOW } else { Faces::HIGH };
        self.met[place] = false;
        self.rested()
    }

    fn rested(mut self) -> Self {
        self.met = [self.met[0] || self.is_on(0), self.met[1] || self.is_on(1)];
        self
    }

    fn is_on(self, target: usize) -> bool {
        self.targets[target & 1].contains(self.die)
    }
}

fn aim(view: &Observation, single: bool) -> Aim {
    match view.half_solved() {
        _ if single => Aim::First,
        Some(target) => Aim::Only(target ^ 1),
        None if view.is_split() => Aim::Either,
        None => Aim::Both,
    }
}

#[cfg(test)]
impl Board {
    /// One or two targets, nothing revealed.
    pub(super) fn of(die: u8, targets: &[&[u8]]) -> Self {
        let faces = |place: usize| -> Faces {
            let target = targets.get(place).copied().unwrap_or_default();
            target.iter().filter_map(|&number| Face::new(number)).collect()
        };
        let aim = if targets.len() > 1 { Aim::Both } else { Aim::First };
        let (die, targets) = (Face::new(die).expect("a face"), [faces(0), faces(1)]);
        Self { die, targets, met: [false; 2], aim, revealed: Characters::EMPTY }.rested()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(board: Board, card: Character) -> Vec<(How, bool)> {
        let mut ways = Vec::new();
        board.each_way(card, |how, after| ways.push((how, after.is_solved())));
        ways
    }

    #[test]
    fn a_card_has_the_ways_of_the_rules() {
        // The example of the rules: the tower 9/10/11, the die on 7; the Sorcerer tips it to 10 or 9.
        let tower = Board::of(7, &[&[9, 10, 11]]);
        assert_eq!(ways(tower, Character::Sorcerer).iter().filter(|(_, solved)| *solved).count(), 2);
        assert_eq!(ways(tower, Character::Reverser), [(How::Nothing, false)]);
        assert_eq!(ways(tower, Character::Golem), [(How::Nothing, false)]);
        assert_eq!(ways(Board::of(12, &[&[3]]), Character::Golem), [(How::Nothing, true)]);
        assert_eq!(ways(tower, Character::Lady).len(), 3);
        let late = tower.with_revealed(Character::Stoic);
        assert_eq!(ways(late, Character::Lady), [(How::Nothing, false)]);
    }

    #[test]
    fn of_two_targets_one_is_met_on_the_way() {
        let board = Board::of(3, &[&[3], &[10]]);
        assert!(!board.is_solved());
        assert_eq!(ways(board, Character::Reverser), [(How::Nothing, true)]);
        // The Knight on the second target: the 3 meets both.
        assert_eq!(ways(board, Character::Knight), [(How::Target(0), false), (How::Target(1), true)]);
        assert_eq!(ways(board.with_first_only(), Character::Reverser), [(How::Nothing, false)]);
    }
}
