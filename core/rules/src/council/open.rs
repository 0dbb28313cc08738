//! What everybody at the table sees, or knows with a perfect memory: the part of a state that every viewer but
//! the curtain sees. What is face down is not here.

use super::character::NOBODY;
use super::known::Known;
use super::{Character, Dilemma, Effect, Faces, Kept, Seats, Setup, Table};
use crate::Seat;
use crate::d12::Face;

/// What is due.
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

/// What became of a dilemma.
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

/// Open information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is one fact of the turn")]
pub(super) struct Open {
    pub(super) table: Table,
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
    pub(super) outcome: Option<Outcome>,
    pub(super) ruler: Option<Character>,
}

impl Open {
    /// Before the first roll, the first dilemma visible.
    pub(super) fn new(setup: &Setup) -> Self {
        let mut open = Self::blank(setup.table);
        open.dilemmas[0] = setup.dilemmas[0];
        open.targets = setup.dilemmas[0].targets;
        open
    }

    /// Nothing is visible.
    pub(super) fn blank(table: Table) -> Self {
        let mut benches = [0; 4];
        benches[..table.councillors()].fill(0xFFF & !table.open.0);
        Self {
            table,
            phase: Phase::Roll,
            turn: 1,
            at: 0,
            die: None,
            favour: table.favour(),
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
            outcome: None,
            ruler: None,
        }
    }

    pub(super) const fn seats(&self) -> Seats {
        Seats::first(self.table.councillors())
    }

    /// R-C11: with four, one is the Head in each turn but the last.
    pub(super) fn head(&self) -> Option<Seat> {
        let turn = !matches!(self.phase, Phase::Throne | Phase::Ruler | Phase::Over);
        (turn && self.table.councillors == 4).then(|| Seat::new((self.turn - 1) % 4))
    }

    pub(super) fn is_last_turn(&self) -> bool {
        self.at == 7
    }

    /// The dilemma of this turn; a blank one in the last turn.
    pub(super) fn dilemma(&self) -> Dilemma {
        self.dilemmas.get(usize::from(self.at)).copied().unwrap_or_default()
    }

    pub(super) fn petitioner(&self) -> Option<Character> {
        if self.phase == Phase::Roll {
            return None;
        }
        Character::from_number(*self.petitioners.get(usize::from(self.at))?)
    }

    /// The next petitioner where it is known before it turns up (R-C17).
    pub(super) fn foreseen(&self) -> Option<Character> {
        Character::from_number(*self.petitioners.get(usize::from(self.at) + 1)?)
    }

    pub(super) fn fate(&self) -> Fate {
        self.fates.get(usize::from(self.at)).copied().unwrap_or(Fate::Pending)
    }

    /// The effect of the reward or penalty that is being answered.
    pub(super) fn effect(&self) -> Option<Effect> {
        let dilemma = self.dilemma();
        let side = if self.fate() == Fate::Failed { dilemma.penalty } else { dilemma.reward };
        side.get(self.effect.checked_sub(1)?)
    }

    pub(super) fn kept(&self) -> impl Iterator<Item = Kept> + use<> {
        self.kept.into_iter().filter_map(|code| Kept::ALL.get(usize::from(code).checked_sub(1)?).copied())
    }

    pub(super) fn has_kept(&self, kept: Kept) -> bool {
        self.kept().any(|one| one == kept)
    }

    /// The places of dilemmas with one of these fates.
    fn numbers(&self, fates: &'static [Fate]) -> impl Iterator<Item = u8> + use<> {
        let all = self.dilemmas.into_iter().zip(self.fates);
        all.filter(|(_, fate)| fates.contains(fate)).map(|(dilemma, _)| dilemma.number)
    }

    pub(super) fn solved(&self) -> impl Iterator<Item = u8> + use<> {
        self.numbers(&[Fate::Solved, Fate::Public])
    }

    pub(super) fn public(&self) -> impl Iterator<Item = u8> + use<> {
        self.numbers(&[Fate::Public])
    }

    pub(super) fn failed(&self) -> impl Iterator<Item = u8> + use<> {
        self.numbers(&[Fate::Failed])
    }

    /// Who is asked first when a silent council reveals (R-C12): clockwise from the Head, or from a seat that
    /// moves left every turn.
    pub(super) fn reveal_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, first, down) = (self.table.councillors, self.turn - 1, self.down);
        (0..count)
            .map(move |place| Seat::new((first + place) % count))
            .filter(move |&seat| down.contains(seat))
    }

    /// Does the die show a value of this target?
    pub(super) fn is_on(&self, target: usize) -> bool {
        self.die.is_some_and(|die| self.targets[target & 1].contains(die))
    }
}

/// The accessors that [`State`](super::State) and [`Observation`](super::Observation) share.
macro_rules! open_accessors {
    () => {
        /// What the whole table knows from the beginning.
        pub const fn table(&self) -> &Table {
            &self.open.table
        }

        /// What is due.
        pub const fn phase(&self) -> Phase {
            self.open.phase
        }

        /// The number of the turn, from 1; the second turn of a split counts.
        pub const fn turn(&self) -> u8 {
            self.open.turn
        }

        /// With four councillors, who settles the bells and the order and plays no card (R-C11); none in the
        /// last turn.
        pub fn head(&self) -> Option<Seat> {
            self.open.head()
        }

        /// The seats whose action is awaited: in choose, petitioner and throne all that have not answered, in any
        /// order; in reveal all with a card face down; in next the Oracle's; in recall, bench and discard all
        /// that still answer, of which only the first may act. Empty for chance and for the whole council.
        pub fn asked(&self) -> impl Iterator<Item = Seat> + use<> {
            match self.open.phase {
                Phase::Reveal => self.open.down,
                Phase::Next => Seats::EMPTY.with(self.open.oracle),
                _ => self.open.waiting,
            }
            .iter()
        }

        /// The seats with a card face down, in the order in which a silent council is asked (R-C12).
        pub fn reveal_order(&self) -> impl Iterator<Item = Seat> + use<> {
            self.open.reveal_order()
        }

        /// What the die shows; none before the first roll.
        pub const fn die(&self) -> Option<Face> {
            self.open.die
        }

        /// Favour, 0 to 5.
        pub const fn favour(&self) -> u8 {
            self.open.favour
        }

        /// The petitioner of this turn; none before the first roll and in the last turn.
        pub fn petitioner(&self) -> Option<Character> {
            self.open.petitioner()
        }

        /// The next petitioner, where a reward has shown it, until it is turned up.
        pub fn foreseen(&self) -> Option<Character> {
            self.open.foreseen()
        }

        /// The dilemma of this turn; none in the last one.
        pub fn dilemma(&self) -> Option<Dilemma> {
            Some(self.open.dilemma()).filter(|dilemma| dilemma.number > 0)
        }

        /// The next dilemma, where the bells have made it visible; none when Claim the Throne comes next.
        pub fn next_dilemma(&self) -> Option<Dilemma> {
            let next = self.open.dilemmas.get(usize::from(self.open.at) + 1).copied();
            next.filter(|dilemma| dilemma.number > 0)
        }

        /// The dilemmas seen so far, in their order, the next one included where it is visible.
        pub fn dilemmas_seen(&self) -> impl Iterator<Item = Dilemma> + use<> {
            self.open.dilemmas.into_iter().filter(|dilemma| dilemma.number > 0)
        }

        /// The petitioners seen so far, in their order, a foreseen one included.
        pub fn petitioners_seen(&self) -> impl Iterator<Item = Character> + use<> {
            self.open.petitioners.into_iter().filter_map(Character::from_number)
        }

        /// The targets as they stand, after Knight and Golem: one or two; none in the last turn.
        pub fn targets(&self) -> impl Iterator<Item = Faces> + use<> {
            self.open.targets.into_iter().filter(|target| !target.is_empty())
        }

        /// Was this target, 0 or 1, met in this turn (R-C1)? In the second turn of a split the first turn's
        /// is the one of [`Self::half_solved`].
        pub const fn is_met(&self, target: u8) -> bool {
            self.open.met >> (target & 1) & 1 != 0
        }

        /// Is this the first turn of two for a double target?
        pub fn is_split(&self) -> bool {
            self.open.split != Split::No
        }

        /// In the second turn of a split, the target that the first one met.
        pub const fn half_solved(&self) -> Option<u8> {
            match self.open.split {
                Split::Second(target) => Some(target),
                _ => None,
            }
        }

        /// Is this turn played in silence?
        pub const fn is_silent(&self) -> bool {
            self.open.silent || self.open.table.silent
        }

        /// Were the bells rung for the dilemma of this turn?
        pub const fn is_rung(&self) -> bool {
            self.open.rung
        }

        /// Is a free bell used, and must be rung now?
        pub const fn must_ring(&self) -> bool {
            self.open.free_bell
        }

        /// How often bells were rung, free ones and a losing one included.
        pub const fn bells_rung(&self) -> u8 {
            self.open.bells
        }

        /// How many dilemmas were solved in silence.
        pub const fn silent_ticks(&self) -> u8 {
            self.open.ticks.count_ones() as u8
        }

        /// Numbers of the solved dilemmas, in order.
        pub fn solved(&self) -> impl Iterator<Item = u8> + use<> {
            self.open.solved()
        }

        /// Those of the solved dilemmas that count double, in order.
        pub fn public(&self) -> impl Iterator<Item = u8> + use<> {
            self.open.public()
        }

        /// Numbers of the failed dilemmas, in order.
        pub fn failed(&self) -> impl Iterator<Item = u8> + use<> {
            self.open.failed()
        }

        /// The kept rewards, in the order got.
        pub fn kept(&self) -> impl Iterator<Item = Kept> + use<> {
            self.open.kept()
        }

        /// What the reward or penalty does that is being answered: its number says how many cards.
        pub fn effect(&self) -> Option<Effect> {
            let asked = matches!(self.open.phase, Phase::Recall | Phase::Bench | Phase::Discard);
            self.open.effect().filter(|_| asked)
        }

        /// A seat's characters that are not in play.
        pub fn bench(&self, seat: Seat) -> Characters {
            Characters(self.open.benches.get(seat.index()).copied().unwrap_or(0))
        }

        /// The card that a seat has laid open in this turn and not yet played.
        pub fn opened(&self, seat: Seat) -> Option<Character> {
            Character::from_number(*self.open.opened.get(seat.index())?)
        }

        /// Has this seat a card before it that is not yet revealed?
        pub const fn has_chosen(&self, seat: Seat) -> bool {
            self.open.down.contains(seat)
        }

        /// The characters revealed in this turn, cancelled ones included.
        pub const fn revealed(&self) -> Characters {
            Characters(self.open.revealed)
        }

        /// Whose Oracle acts.
        pub fn oracle(&self) -> Option<Seat> {
            matches!(self.open.phase, Phase::OracleRoll | Phase::Next).then_some(self.open.oracle)
        }

        /// Who can reign, while the council chooses.
        pub const fn claims(&self) -> Characters {
            Characters(self.open.claims)
        }

        /// How the game ended.
        pub const fn outcome(&self) -> Option<Outcome> {
            self.open.outcome
        }

        /// Who took the throne; none before the end, and where it stays vacant.
        pub const fn ruler(&self) -> Option<Character> {
            self.open.ruler
        }
    };
}
pub(super) use open_accessors;
