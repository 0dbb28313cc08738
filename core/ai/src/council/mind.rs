//! Code that all decisions of a councillor share.

use super::turn::Turn;
use super::{Level, Player, Remark, Said};
use crate::budget::Meter;
use crate::chance::Chance;
use douze_rules::Seat;
use douze_rules::council::{
    Character, Characters, Dilemma, Effect, Effects, Goal, Observation, Scenario, Seats, reach,
};
use douze_rules::d12::Face;

/// How likely a seat is each kind of partner, of [`ALWAYS`](super::belief::ALWAYS) in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Habits {
    /// Plans for the whole council, as a sage does, or answers well what others play.
    pub(super) plans: i64,
    /// Plays what does most alone; where nothing does, what reaches the fewest faces.
    pub(super) alone: i64,
    /// Plays anything.
    pub(super) any: i64,
}

/// The thinking of one decision.
pub(super) struct Mind<'a> {
    pub(super) view: &'a Observation,
    /// What was said in this turn by those whose words have proved true.
    pub(super) heard: Vec<Said>,
    /// What was said in earlier turns.
    pub(super) before: &'a [(u8, Said)],
    pub(super) player: Player,
    pub(super) meter: Meter<'a>,
    pub(super) chance: Chance,
    pub(super) seat: Seat,
    /// A seat that seldom keeps to plans is expected to reveal as it likes; remarks do not speak of that.
    pub(super) loose: bool,
    /// What each seat is like.
    pub(super) habits: [Habits; 4],
    /// Whose words have proved false.
    pub(super) unreliable: Seats,
    /// Whose words have proved true.
    pub(super) proven: Seats,
}

/// How much a character is worth in the hand, in twelve-hundredths of a solved dilemma. In the order of
/// [`Character::ALL`]: the more faces it reaches, the more; the Stoic does nothing by itself.
pub(super) const WORTH: [i32; 12] = [18, 16, 14, 18, 14, 14, 12, 12, 16, 34, 26, 6];
const _: () = assert!(WORTH.len() == Character::ALL.len());

/// Favour that an effect list gives or takes.
pub(super) fn favour(effects: Effects) -> i32 {
    effects.iter().map(|effect| if let Effect::Favour(amount) = effect { i32::from(amount) } else { 0 }).sum()
}

impl Mind<'_> {
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.public_setup().councillors() as u8).map(Seat::new)
    }

    /// The turn as this councillor sees it: until it has chosen an apprentice overlooks the second target.
    pub(super) fn turn(&self) -> Option<Turn> {
        let turn = Turn::new(self.view)?;
        let overlooks = self.player.level == Level::Apprentice && self.view.own_chosen().is_none();
        Some(if overlooks { turn.first_only() } else { turn })
    }

    /// How many dilemmas are over.
    pub(super) fn done(&self) -> usize {
        self.view.solved().count() + self.view.failed().count()
    }

    /// Favour of the reward; November's brings none.
    pub(super) fn reward(&self, dilemma: &Dilemma) -> i32 {
        let ignored = self.view.public_setup().scenario().is_some_and(Scenario::ignores_favour);
        if ignored { 0 } else { favour(dilemma.reward) }
    }

    pub(super) fn goal(&self) -> Goal {
        self.view.public_setup().scenario().map_or(Goal::None, Scenario::goal)
    }

    /// What a card is worth to a hand: as such, and for a next dilemma that is visible.
    pub(super) fn worth(&self, card: Character) -> i32 {
        let next = self.view.next_dilemma().map_or(0, |next| {
            let hits = |face: &Face| {
                let faces = reach(card, *face, next.targets);
                faces.iter().any(|to| next.targets.iter().any(|target| target.contains(to)))
            };
            Face::all().filter(hits).count() as i32
        });
        WORTH[card as usize] + next
    }

    /// The first of these by worth; of equal ones the first of the twelve.
    pub(super) fn dearest(&self, cards: Characters) -> Option<Character> {
        cards.iter().min_by_key(|&card| (self.goal() != Goal::Reigns(card), -self.worth(card)))
    }

    /// The one that is worth least; who is to reign last.
    pub(super) fn cheapest(&self, cards: Characters) -> Option<Character> {
        let heir = self.succession().heir();
        cards.iter().min_by_key(|&card| (heir == Some(card), self.worth(card)))
    }

    /// Did anybody else say it in this turn?
    pub(super) fn others_said(&self, remark: Remark) -> bool {
        self.heard.iter().any(|said| said.seat != self.seat && said.remark == remark)
    }

    /// Did this seat say it in this turn?
    pub(super) fn said(&self, seat: Seat, remark: Remark) -> bool {
        self.heard.iter().any(|said| said.seat == seat && said.remark == remark)
    }
}
