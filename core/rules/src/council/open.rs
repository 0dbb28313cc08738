//! Public information, for a perfect memory: the part of a state that every viewer but
//! the curtain sees. What is face down is not here.

use super::character::NOBODY;
use super::known::Known;
use super::played::{self, History};
use super::{Character, Dilemma, Effect, Faces, Kept, PublicSetup, Seats, Setup};
use crate::Seat;
use crate::d12::Face;

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance: the first roll.
    Roll,
    /// The council rings or does not.
    Bells,
    /// Seats choose a card in secret.
    Choose,
    /// The council agrees who reveals next.
    Reveal,
    /// Chance: an Oracle's roll.
    OracleRoll,
    /// The Oracle's second card.
    Next,
    /// The dilemma failed: is a shield used?
    Shield,
    /// Chance: a reward's roll, or a kept reroll's.
    RewardRoll,
    /// Seats may take discards back, one after the other.
    Recall,
    /// Seats may take characters from their bench, one after the other.
    Bench,
    /// Seats discard, one after the other.
    Discard,
    /// Seats may take the petitioner's character.
    Petitioner,
    /// Claim the Throne: everybody chooses a card in secret.
    Throne,
    /// The council chooses among several largest groups.
    Ruler,
    /// Nothing: the game has ended.
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Outcome {
    Won,
    Lost,
}

/// The result of a dilemma.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Fate {
    Pending,
    Solved,
    /// Solved after the bells were rung: counts double.
    Public,
    Failed,
}

/// Two targets over two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Split {
    No,
    First,
    /// The first turn met this target.
    Second(u8),
}

/// Open information: what a [`State`](super::State) and an [`Observation`](super::Observation) both show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is one fact of the turn")]
pub struct Public {
    pub(super) setup: PublicSetup,
    pub(super) phase: Phase,
    pub(super) turn: u8,
    /// The place of the dilemma, from 0; 7 for Claim the Throne.
    pub(super) at: u8,
    pub(super) die: Option<Face>,
    pub(super) favour: u8,
    /// As far as they were seen, else [`NOBODY`].
    pub(super) petitioners: [u8; 7],
    /// As far as they were seen, else of number 0.
    pub(super) dilemmas: [Dilemma; 7],
    pub(super) fates: [Fate; 7],
    /// As they stand, after Knight and Golem.
    pub(super) targets: [Faces; 2],
    /// Which targets were met in this turn, as bits (R-C1).
    pub(super) met: u8,
    pub(super) split: Split,
    /// Nothing has been done in this turn: silence may still be said.
    pub(super) fresh: bool,
    /// Is this turn silent?
    pub(super) silent: bool,
    /// Was a turn of this dilemma not silent?
    pub(super) spoken: bool,
    pub(super) rung: bool,
    /// A free bell waits to be rung.
    pub(super) free_bell: bool,
    /// Rung in the whole game (R-C18).
    pub(super) bells: u8,
    /// Dilemmas solved in silence, as bits by place.
    pub(super) ticks: u8,
    /// Numbers of kept rewards in the order got, from 1; then 0.
    pub(super) kept: [u8; 7],
    pub(super) benches: [u16; 4],
    pub(super) known: [Known; 4],
    /// Cards laid open by a reward in this turn, else [`NOBODY`].
    pub(super) opened: [u8; 4],
    /// Who has a card before it that is not yet revealed.
    pub(super) down: Seats,
    /// Who has still to answer.
    pub(super) waiting: Seats,
    /// Characters revealed in this turn, cancelled ones too, as bits.
    pub(super) revealed: u16,
    /// Whose Oracle acts.
    pub(super) oracle: Seat,
    /// How many effects of the reward or penalty have begun.
    pub(super) effect: u8,
    /// Who can reign, as bits, while the council chooses.
    pub(super) claims: u16,
    pub(super) history: History,
    pub(super) outcome: Option<Outcome>,
    pub(super) ruler: Option<Character>,
}

impl Public {
    /// Before the first roll, the first dilemma visible.
    pub(super) fn new(setup: &Setup) -> Self {
        let mut open = Self::blank(setup.public);
        open.dilemmas[0] = setup.dilemmas[0];
        open.targets = setup.dilemmas[0].targets;
        open
    }

    /// Nothing is visible.
    pub(super) fn blank(setup: PublicSetup) -> Self {
        let mut benches = [0; 4];
        benches[..setup.councillors()].fill(0xFFF & !setup.open.bits());
        Self {
            setup,
            phase: Phase::Roll,
            turn: 1,
            at: 0,
            die: None,
            favour: setup.favour(),
            petitioners: [NOBODY; 7],
            dilemmas: [Dilemma::default(); 7],
            fates: [Fate::Pending; 7],
            targets: [Faces::EMPTY; 2],
            met: 0,
            split: Split::No,
            fresh: false,
            silent: false,
            spoken: false,
            rung: false,
            free_bell: false,
            bells: 0,
            ticks: 0,
            kept: [0; 7],
            benches,
            known: [Known::EMPTY; 4],
            opened: [NOBODY; 4],
            down: Seats::EMPTY,
            waiting: Seats::EMPTY,
            revealed: 0,
            oracle: Seat::new(0),
            effect: 0,
            claims: 0,
            history: played::NOTHING,
            outcome: None,
            ruler: None,
        }
    }

    pub(super) const fn seats(&self) -> Seats {
        Seats::first(self.setup.councillors())
    }

    pub(super) fn is_last_turn(&self) -> bool {
        self.at == 7
    }

    /// The dilemma of this turn; a blank one in the last turn.
    pub(super) fn due_dilemma(&self) -> Dilemma {
        self.dilemmas.get(usize::from(self.at)).copied().unwrap_or_default()
    }

    pub(super) fn fate(&self) -> Fate {
        self.fates.get(usize::from(self.at)).copied().unwrap_or(Fate::Pending)
    }

    /// The effect of the reward or penalty that is being answered.
    pub(super) fn due_effect(&self) -> Option<Effect> {
        let dilemma = self.due_dilemma();
        let side = if self.fate() == Fate::Failed { dilemma.penalty } else { dilemma.reward };
        side.get(self.effect.checked_sub(1)?)
    }

    pub(super) fn has_kept(&self, kept: Kept) -> bool {
        self.kept().any(|one| one == kept)
    }

    /// The places of dilemmas with one of these fates.
    pub(super) fn numbers(&self, fates: &'static [Fate]) -> impl Iterator<Item = u8> + use<> {
        let all = self.dilemmas.into_iter().zip(self.fates);
        all.filter(|(_, fate)| fates.contains(fate)).map(|(dilemma, _)| dilemma.number)
    }

    /// Does the die show a value of this target?
    pub(super) fn is_on(&self, target: usize) -> bool {
        self.die.is_some_and(|die| self.targets[target & 1].contains(die))
    }
}
